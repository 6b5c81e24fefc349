"""A table of Typo as plain lines."""

from collections.abc import Mapping
from typing import Any

from wordgames_tui.cli.plain_piles import faces
from wordgames_tui.words.text import counted

__all__ = ["typo"]

View = Mapping[str, Any]


def typo(view: View) -> list[str]:
    """The rows, who has what, the hand."""
    piles, seat = view["piles"], view["seat"]
    halves = view["variant"] == "halves"
    half = f"{'First' if view['half'] == 1 else 'Second'} half, round" if halves else "Round"
    first = "A" if view["half"] == 1 else "Z"
    lines = [f"{half} {view['round']}; the order is from {first} on."]
    for number in range(1, 5):
        row = piles[f"row {number}"]
        mark = ", the longest" if view["longest"] == [number] else ""
        lines.append(f"Row {number}: {faces(row)}{mark}")
    for other, name in enumerate(view["names"]):
        cards = piles[f"hand {other}"]["count"] + piles[f"chosen {other}"]["count"]
        has = [counted(cards, "card")]
        if halves:
            has.append(counted(view["points"][other], "point"))
        if view["dictionary"] == other:
            has.append("the dictionary")
        lines.append(f"{name}: {', '.join(has)}.")
    if view["open_ends"]:
        lines.append(f"A word can begin at: {', '.join(view['open_ends'])}.")
    if seat is not None:
        hand = piles[f"hand {seat}"]
        lines.append(f"Your hand, {counted(hand['count'], 'card')}: {faces(hand, in_order=True)}")
    return lines
