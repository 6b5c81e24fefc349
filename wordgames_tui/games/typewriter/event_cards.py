"""Event cards, and what a round's event changes at the points of the turn."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from types import MappingProxyType
from typing import Any

from wordgames_tui.engine.piles import Card
from wordgames_tui.engine.plain import Json
from wordgames_tui.games.typewriter.assets import data

__all__ = ["CONDITIONS", "HOOKS", "NO_EVENT", "EventCard", "all_events", "event_shown"]

HOOKS: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "round_start": frozenset(),
        "word_check": frozenset({"forbid_suffix"}),
        "common_bank": frozenset({"min_letters_delta"}),
        "fill": frozenset({"add", "per_key_min_value", "per_key_add", "common_times"}),
        "after_word": frozenset(),
        "on_bank": frozenset({"per_turn"}),
        "reset": frozenset({"reset_to", "max_same_colour", "max_total"}),
        "flip_word": frozenset({"may_keep"}),
        "after_flip": frozenset(),
        "claim": frozenset({"count", "draw", "keep"}),
        "round_end": frozenset({"min_letters"}),
    }
)
"""The points of a round and a turn where an event can join, each with the rules it can change."""

CONDITIONS = frozenset({"min_letters", "max_letters", "has_double_letter", "starts_with"})
"""What an event can ask of a word."""


@dataclass(frozen=True, slots=True)
class EventCard(Card):
    """A card of the Event deck; its face is its name."""

    hook: str
    text: str
    scope: str = "each_player"
    """Whom an immediate effect is for: "each_player" or the "table"."""
    when: Mapping[str, Any] = field(default_factory=dict)
    rule: Mapping[str, Any] = field(default_factory=dict)
    op: str = ""
    params: Mapping[str, Any] = field(default_factory=dict)
    optional: bool = False
    """Whether a player may leave its effect."""
    short: str = ""
    """What it says in a line of 80 columns, where `text` is too long for that."""

    def to_json(self) -> dict[str, Json]:
        return {"id": self.id, "face": self.face, "text": self.text, "short": self.short}

    def told(self, final: bool) -> tuple[str, str]:
        """What it says, whole and in short, and that it has no effect in the final round where
        that has no claim."""
        vain = "The last round has no step 5."
        if final and self.hook == "claim":
            return f"{self.text} {vain}", vain
        return self.text, self.short

    def changes(self, hook: str, name: str, default: Any) -> Any:
        """What the rule of that name is at that point: the event's, or else the usual one."""
        assert name in HOOKS[hook]
        return self.rule.get(name, default) if self.hook == hook else default

    def holds_for(self, word: str) -> bool:
        """Whether `word` is as the event wants it."""
        wants = self.when
        return (
            wants.get("min_letters", 0) <= len(word) <= wants.get("max_letters", len(word))
            and (not wants.get("has_double_letter") or _has_double_letter(word))
            and ("starts_with" not in wants or word[:1].upper() in wants["starts_with"])
        )


NO_EVENT = EventCard("none", "", "", "")
"""What holds before the first round."""


def _has_double_letter(word: str) -> bool:
    return any(one == other for one, other in pairwise(word))


@cache
def all_events() -> tuple[EventCard, ...]:
    """The 22 cards."""
    return tuple(
        EventCard(
            id=entry["id"],
            face=entry["name"],
            hook=entry["hook"],
            text=entry["text"],
            scope=entry.get("scope", "each_player"),
            when=MappingProxyType(entry.get("when", {})),
            rule=MappingProxyType(entry.get("rule", {})),
            op=entry.get("op", ""),
            params=MappingProxyType(entry.get("params", {})),
            optional=entry.get("optional", False),
            short=entry.get("short", ""),
        )
        for entry in data("events")["event"]
    )


def event_shown(known: Mapping[str, Any] | None) -> EventCard:
    """The card of which `known` is the plain data."""
    return next((e for e in all_events() if known and e.id == known["id"]), NO_EVENT)
