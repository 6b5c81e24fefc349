"""Piles of cards as a plain line."""

from collections.abc import Mapping
from typing import Any

from wordgames_tui.words.text import counted

__all__ = ["faces"]

View = Mapping[str, Any]


def faces(pile: View, *, in_order: bool = False) -> str:
    """What the cards of a pile show, or how many there are where they are face down."""
    if "cards" not in pile:
        return counted(pile["count"], "card") + " face down"
    shown = [card["face"] for card in pile["cards"]]
    return " ".join(sorted(shown) if in_order else shown) or "none"
