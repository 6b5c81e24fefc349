"""What a bot sees of a Typo table."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from wordgames_tui.engine.plain import Json
from wordgames_tui.games.typo.table import ROWS, copies

__all__ = ["Position"]


@dataclass(frozen=True)
class Position:
    """A table as one seat sees it. Letters are in lower case."""

    rows: tuple[str, ...]
    hand: str
    unseen: str
    """The letters of the cards that others hold or nobody was dealt, in alphabetical order."""
    others: int
    """How many other players there are."""
    after: str
    """The revealed letters that are placed after this seat's, in their order."""
    backwards: bool
    """Whether Z is placed before A."""

    @classmethod
    def of(cls, view: Mapping[str, Json]) -> Self:
        """Read a view of the game."""
        known: Mapping[str, Any] = view
        piles, seat = known["piles"], known["seat"]
        rows = tuple(_letters(piles[f"row {number}"]) for number in ROWS)
        hand = _letters(piles[f"hand {seat}"])
        waiting = [turn for turn in known["turns"] if not turn["done"]]
        revealed = "".join(turn["card"]["face"] for turn in waiting).lower()
        own = [at for at, turn in enumerate(waiting) if turn["seat"] == seat]
        seen = hand + "".join(rows) + _letters(piles["discard"]) + revealed
        return cls(
            rows=rows,
            hand=hand,
            unseen="".join(sorted((copies() - Counter(seen)).elements())),
            others=len(known["names"]) - 1,
            after=revealed[own[0] + 1 :] if own else "",
            backwards=known["half"] == 2,
        )


def _letters(pile: Mapping[str, Any]) -> str:
    return "".join(card["face"] for card in pile["cards"]).lower()
