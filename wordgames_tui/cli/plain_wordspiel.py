"""A table of WordSpiel as plain lines."""

from collections.abc import Mapping
from typing import Any

from wordgames_tui.cli.plain_piles import faces
from wordgames_tui.words.text import counted

__all__ = ["wordspiel"]

View = Mapping[str, Any]

SHOWN_LETTERS = 30
"""So many of the newest letters of a spiral are shown: no word reaches further back."""


def wordspiel(view: View) -> list[str]:
    """The spiral, the scores, the hand."""
    piles, seat = view["piles"], view["seat"]
    alone = view["variant"] == "solitaire"
    lines = [] if alone else [f"Round {view['round']} of {view['rounds']}."]
    lines.append(spiral(piles["spiral"]))
    if alone:
        left = piles["left"]["count"] + piles["right"]["count"]
        lines.append(f"Draw pile: {counted(left, 'card')}.")
    else:
        lines.append(f"Deck: {counted(piles['deck']['count'], 'card')}.")
        lines += [
            f"{name}: {counted(piles[f'hand {other}']['count'], 'card')} in hand, "
            f"{counted(view['totals'][other], 'point')} so far."
            for other, name in enumerate(view["names"])
        ]
    if seat is not None:
        hand = piles[f"hand {seat}"]
        if view["exchanges_left"]:
            lines.append(f"You may exchange {counted(view['exchanges_left'][seat], 'card')} more.")
        lines.append(f"Your hand, {counted(hand['count'], 'card')}: {faces(hand, in_order=True)}")
    return lines


def spiral(pile: View) -> str:
    """The newest letters of the spiral, the last one last."""
    if not pile["count"]:
        return "The spiral is empty."
    shown = [card["face"] for card in pile["cards"][-SHOWN_LETTERS:]]
    before = "… " if pile["count"] > len(shown) else ""
    return f"Spiral, newest last: {before}{' '.join(shown)}"
