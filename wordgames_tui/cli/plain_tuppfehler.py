"""Tuppfehler's table as lines."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from wordgames_tui.words.text import counted

__all__ = ["tuppfehler", "tuppfehler_lies_open"]

View = Mapping[str, Any]


def tuppfehler(view: View) -> list[str]:
    """The Typoh, the points; the number cards, or the lists that were read; all the words."""
    typoh = view["typoh"].upper() if view["typoh"] else "face down"
    lines = [f"Round {view['round']} of {view['rounds']}. The Typoh: {typoh}."]
    if view["variant"] == "risk":
        lines += risk(view)
    else:
        for name, points in zip(view["names"], view["totals"], strict=True):
            lines.append(f"{name}: {counted(points, 'point')} so far.")
        for seat in view["playing"] if view["lists"] else ():
            lines += reading(view["names"][seat], view["lists"][seat])
    if view["found"]:
        words = ", ".join(found["word"].upper() for found in view["found"])
        lines.append(f"{counted(len(view['found']), 'word')} were there, common first: {words}.")
    return lines


def tuppfehler_lies_open(view: View) -> bool:
    """Whether nothing on the table is secret now."""
    return bool(view["phase"] != "write")


def risk(view: View) -> Iterator[str]:
    """The numbers in the middle and before each seat, and what was said."""
    piles = view["piles"]
    yield f"In the middle: {numbers(piles['numbers']['cards'])}."
    for seat, name in enumerate(view["names"]):
        held, secured = piles[f"held {seat}"]["cards"], piles[f"secured {seat}"]["cards"]
        out = ", out of the round" if seat in view["out"] else ""
        yield (
            f"{name}: {numbers(held)} face up, {numbers(secured)} secured{out}; "
            f"{counted(view['totals'][seat], 'point')} so far."
        )
    if view["said"]:
        said = (
            f"{said['word'].upper()} by {view['names'][said['seat']]} for the {said['number']}"
            for said in view["said"]
        )
        yield f"Said: {', '.join(said)}."


def reading(name: str, words: Sequence[View]) -> Iterator[str]:
    """A list as it is read out."""
    yield f"{name} reads {counted(len(words), 'word')}:"
    for word in words:
        change = f" ({word['change']})" if word["change"] else ""
        yield f"  {word['word'].upper()}{change}: {word['points']}, {word['reason']}."


def numbers(cards: Sequence[View]) -> str:
    """The numbers on cards, "nothing" for none."""
    return " ".join(card["face"] for card in cards) or "nothing"
