"""Why an effect cannot be used now, where there is nothing for it: by `op`, with its parameters."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from wordgames_tui.games.typewriter.asking import Use
from wordgames_tui.games.typewriter.banking import bankable, just_banked, starrable

__all__ = ["NEEDS"]


def _needs_bank(use: Use, *, source: str) -> str:
    if any(not target.why_not for target in bankable(use, source)):
        return ""
    return "no key of your word can be banked."


def _needs_just_banked(use: Use, **conditions: Any) -> str:
    keys = just_banked(use)
    if not keys:
        return "you have banked no key this turn that lies in your Bank."
    word = use.turn.word if use.turn else None
    reasons = [starrable(word, key, **conditions) for key in keys]
    return "" if "" in reasons else reasons[-1]


def _needs_value(use: Use, *, n: int, require_word_key_value: int = 0) -> str:
    word = use.turn.word if use.turn else None
    if not require_word_key_value:
        return ""
    lying = {key.id for key in use.table.word}
    keys = [p.key for p in word.keys if p.shared or p.key.id in lying] if word else []
    if any(key.value >= require_word_key_value for key in keys):
        return ""
    return f"no key of your word has value {require_word_key_value} or more."


NEEDS: Mapping[str, Callable[..., str]] = MappingProxyType(
    {"bank": _needs_bank, "star_just_banked": _needs_just_banked, "temp_wild": _needs_value}
)
"""Why an effect cannot be used now, for those that may not be used in vain; "" if it can."""
