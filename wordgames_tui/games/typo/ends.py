"""The ends of the rows: where a letter can be placed, and what the row then reads."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

__all__ = ["End", "Side", "ends_of"]

Side = Literal["left", "right"]


@dataclass(frozen=True, slots=True)
class End:
    """One end of a row, for a certain letter. Letters are in lower case."""

    row: int
    """The number of the row, from 1."""
    side: Side
    reads: str
    """What the row reads, from left to right, with the letter laid here."""

    @property
    def key(self) -> str:
        """Its name in an answer: "2 right"."""
        return f"{self.row} {self.side}"


def ends_of(rows: Sequence[str], letter: str) -> list[End]:
    """Both ends of each row, with that letter laid there."""
    found = []
    for number, row in enumerate(rows, start=1):
        found.append(End(number, "left", letter + row))
        found.append(End(number, "right", row + letter))
    return found
