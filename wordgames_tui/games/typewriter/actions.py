"""What keys and Meters can do: the appendix, as data."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from wordgames_tui.games.typewriter.assets import data

__all__ = ["Action", "action", "all_actions"]


@dataclass(frozen=True, slots=True)
class Action:
    """An action of a key or an ability of a Meter: an effect (`op`) with its parameters."""

    id: str
    label: str
    short: str
    """What a key shows of it: three characters at the most."""
    brief: str
    """What a Meter shows of it: ten characters at the most."""
    op: str
    params: Mapping[str, Any]
    window: str
    """When it may be used: "any", "before_word", "word_before_fill" or "word"."""
    needs_word: bool
    needs: Mapping[str, Any]
    """What else must be so, as `lacks_value` takes it."""
    text: str


@cache
def all_actions() -> Mapping[str, Action]:
    """Every action and ability, by id."""
    return MappingProxyType(
        {
            entry["id"]: Action(
                id=entry["id"],
                label=entry["label"],
                short=entry["short"],
                brief=entry["brief"],
                op=entry["op"],
                params=MappingProxyType(entry["params"]),
                window=entry["window"],
                needs_word=entry["needs_word"],
                needs=MappingProxyType(entry.get("needs", {})),
                text=entry["text"],
            )
            for entry in data("actions")["action"]
        }
    )


def action(action_id: str) -> Action:
    """The action of that id."""
    return all_actions()[action_id]
