"""The score pad: a line for each seat, a column for each round."""

from collections.abc import Sequence
from dataclasses import dataclass

from wordgames_tui.app.seats import SeatLines
from wordgames_tui.app.sheet import Sheet

__all__ = ["PadLine", "ScorePad"]

COLUMN, TOTAL = 4, 7
NAME = 8
"""Cells that are kept for a name where rounds have to be left out."""


@dataclass(frozen=True, slots=True)
class PadLine:
    """A seat on the pad: its points by round, and all of them."""

    name: str
    rounds: tuple[int, ...]
    total: int
    asked: bool = False


class ScorePad(SeatLines):
    """The last rounds that there is room for, and the totals."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.lines: tuple[PadLine, ...] = ()

    def show(self, lines: Sequence[PadLine]) -> None:
        """Show these lines, seat after seat."""
        self.lines = tuple(lines)
        self.show_lines(1 + len(self.lines))

    def draw(self, sheet: Sheet) -> None:
        total = sheet.width - TOTAL
        rounds = max((len(line.rounds) for line in self.lines), default=0)
        shown = max(0, min(rounds, (total - 3 - NAME) // COLUMN))
        first = total - COLUMN * shown
        sheet.put(total, 0, "total".rjust(TOTAL), "seats--head")
        for at in range(shown):
            number = f"{rounds - shown + at + 1}".rjust(COLUMN)
            sheet.put(first + COLUMN * at, 0, number, "seats--head")
        for seat, line in enumerate(self.lines):
            y = seat + 1
            self.put_seat(sheet, y, seat, line.name, first, asked=line.asked)
            for at, points in enumerate(line.rounds[rounds - shown :]):
                sheet.put(first + COLUMN * at, y, f"{points}".rjust(COLUMN), "seats--head")
            sheet.put(total, y, f"{line.total}".rjust(TOTAL), "seats--total")
