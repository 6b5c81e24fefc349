"""A line for each seat: whose turn it is, the seat's sign, the name, and what the game adds."""

from typing import Any, ClassVar

from wordgames_tui.app.sheet import Sheet, SheetWidget, cut
from wordgames_tui.app.signs import SEAT_CLASSES, seat_class, shape, signs

__all__ = ["SeatLines"]

NAME = 3
"""The column of the name."""


class SeatLines(SheetWidget):
    """A head, and under it a line for each seat. A game's own board says what is beside a name."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "seats--head",
        "seats--name",
        "seats--asked",
        "seats--number",
        "seats--total",
        *SEAT_CLASSES,
    }

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._height = 0

    def get_content_height(self, *_: Any) -> int:
        return self._height

    def show_lines(self, height: int) -> None:
        """Draw again, so many lines high."""
        if height != self._height:
            self._height = height
            self.refresh(layout=True)
        self.redraw()

    def put_seat(self, sheet: Sheet, y: int, seat: int, name: str, end: int, *, asked: bool) -> int:
        """Begin the line of a seat, with the name before the column `end`; the column after it."""
        style = "seats--asked" if asked else "seats--name"
        sheet.put(0, y, signs(self).mark if asked else " ", style)
        sheet.put(1, y, shape(self, seat), seat_class(seat))
        return sheet.put(NAME, y, cut(name, end - NAME, signs(self).ellipsis), style)
