"""The score pad: a line for each seat, a column for each round."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from wordgames_tui.app.sheet import Sheet, SheetWidget, cut
from wordgames_tui.app.signs import shape, signs

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


class ScorePad(SheetWidget):
    """The last rounds that there is room for, and the totals."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "pad--head",
        "pad--name",
        "pad--asked",
        "pad--total",
        "pad--round",
        *(f"seat--{number}" for number in range(1, 7)),
    }

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.lines: tuple[PadLine, ...] = ()

    def show(self, lines: Sequence[PadLine]) -> None:
        """Show these lines, seat after seat."""
        if len(lines) != len(self.lines):
            self.refresh(layout=True)
        self.lines = tuple(lines)
        self.redraw()

    def get_content_height(self, *_: Any) -> int:
        return 1 + len(self.lines)

    def draw(self, sheet: Sheet) -> None:
        total = sheet.width - TOTAL
        rounds = max((len(line.rounds) for line in self.lines), default=0)
        shown = max(0, min(rounds, (total - 3 - NAME) // COLUMN))
        first = total - COLUMN * shown
        sheet.put(total, 0, "total".rjust(TOTAL), "pad--head")
        for at in range(shown):
            number = f"{rounds - shown + at + 1}".rjust(COLUMN)
            sheet.put(first + COLUMN * at, 0, number, "pad--head")
        for seat, line in enumerate(self.lines):
            y = seat + 1
            style = "pad--asked" if line.asked else "pad--name"
            sheet.put(0, y, signs(self).mark if line.asked else " ", style)
            sheet.put(1, y, shape(self, seat), f"seat--{seat % 6 + 1}")
            sheet.put(3, y, cut(line.name, first - 3, signs(self).ellipsis), style)
            for at, points in enumerate(line.rounds[rounds - shown :]):
                sheet.put(first + COLUMN * at, y, f"{points}".rjust(COLUMN), "pad--round")
            sheet.put(total, y, f"{line.total}".rjust(TOTAL), "pad--total")
