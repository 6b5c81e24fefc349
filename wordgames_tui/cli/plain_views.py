"""What a seat sees of a table, as lines: a small formatter for each game."""

from collections.abc import Callable, Mapping
from typing import Any

from wordgames_tui.cli.output import several
from wordgames_tui.cli.plain_typewriter import typewriter

__all__ = ["table_lines"]

View = Mapping[str, Any]

SHOWN_LETTERS = 30
"""So many of the newest letters of a spiral are shown: no word reaches further back."""


def table_lines(view: View) -> list[str]:
    """The table as the seat of that view sees it, its own hand last."""
    return FORMATTERS.get(view["game"], any_game)(view)


def any_game(view: View) -> list[str]:
    """The piles, each with the faces that are seen."""
    return [f"{name.capitalize()}: {faces(pile)}" for name, pile in view["piles"].items()]


def wordspiel(view: View) -> list[str]:
    """The spiral, the scores, the hand."""
    piles, seat = view["piles"], view["seat"]
    alone = view["variant"] == "solitaire"
    lines = [] if alone else [f"Round {view['round']} of {view['rounds']}."]
    lines.append(spiral(piles["spiral"]))
    if alone:
        left = piles["left"]["count"] + piles["right"]["count"]
        lines.append(f"Draw pile: {several(left, 'card')}.")
    else:
        lines.append(f"Deck: {several(piles['deck']['count'], 'card')}.")
        lines += [
            f"{name}: {several(piles[f'hand {other}']['count'], 'card')} in hand, "
            f"{several(view['totals'][other], 'point')} so far."
            for other, name in enumerate(view["names"])
        ]
    if seat is not None:
        hand = piles[f"hand {seat}"]
        if view["exchanges_left"]:
            lines.append(f"You may exchange {several(view['exchanges_left'][seat], 'card')} more.")
        lines.append(f"Your hand, {several(hand['count'], 'card')}: {faces(hand, in_order=True)}")
    return lines


def spiral(pile: View) -> str:
    """The newest letters of the spiral, the last one last."""
    if not pile["count"]:
        return "The spiral is empty."
    shown = [card["face"] for card in pile["cards"][-SHOWN_LETTERS:]]
    before = "… " if pile["count"] > len(shown) else ""
    return f"Spiral, newest last: {before}{' '.join(shown)}"


def faces(pile: View, *, in_order: bool = False) -> str:
    """What the cards of a pile show, or how many there are where they are face down."""
    if "cards" not in pile:
        return several(pile["count"], "card") + " face down"
    shown = [card["face"] for card in pile["cards"]]
    return " ".join(sorted(shown) if in_order else shown) or "none"


FORMATTERS: Mapping[str, Callable[[View], list[str]]] = {
    "typewriter": typewriter,
    "wordspiel": wordspiel,
}
