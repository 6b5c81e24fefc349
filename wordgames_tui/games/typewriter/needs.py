"""Why an effect cannot be used now: by `op`, or by what the action itself needs."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from wordgames_tui.games.typewriter.asking import Use
from wordgames_tui.games.typewriter.banking import bankable, just_banked, starrable

__all__ = ["NEEDS", "lacks_value"]


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


NEEDS: Mapping[str, Callable[..., str]] = MappingProxyType(
    {"bank": _needs_bank, "star_just_banked": _needs_just_banked}
)
"""Why an effect cannot be used now, for those that may not be used in vain; "" if it can."""


def lacks_value(use: Use, *, word_key_value: int = 0) -> str:
    """Why an action that wants a key of some value in the word cannot be used; "" if it can."""
    word, table = use.turn.word if use.turn else None, use.table
    keys = table.in_word(word) if word else []
    if word and word.shared != table.common_key:  # it was banked
        keys = [key for key in keys if key != word.shared]
    if not word_key_value or any(key.value >= word_key_value for key in keys):
        return ""
    return f"no key of your word has value {word_key_value} or more."
