"""The Typoh in block letters, and the clock beside it."""

from collections.abc import Callable, Collection
from typing import Any, ClassVar

from wordgames_tui.app.sheet import Sheet, SheetWidget
from wordgames_tui.app.signs import ascii_only
from wordgames_tui.app.tuppfehler.block_letters import (
    HEIGHT,
    SMALL_HEIGHT,
    draw_block,
    width_of,
)

__all__ = ["TypohView"]

HIDDEN = "???"
"""What a Typoh looks like that is not to be seen, however long it is."""


class TypohView(SheetWidget):
    """As large as there is room for. The letters that a typed word changes are lit."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "typoh--letter",
        "typoh--lit",
        "typoh--hidden",
        "typoh--clock",
        "typoh--warning",
    }

    def __init__(self, clock: Callable[[], tuple[str, bool]], *, id: str | None = None) -> None:
        """`clock` says what the clock shows, "" for nothing, and whether it warns."""
        super().__init__(id=id)
        self.typoh: str | None = None
        self.lit: frozenset[int] = frozenset()
        self._clock = clock

    def show(self, typoh: str | None, lit: Collection[int] = ()) -> None:
        """Show that Typoh, or that there is one which is not to be seen."""
        self.typoh, self.lit = typoh, frozenset(lit)
        self.redraw()

    def get_content_height(self, *_: Any) -> int:
        return HEIGHT if ascii_only(self) else SMALL_HEIGHT

    def draw(self, sheet: Sheet) -> None:
        in_ascii = ascii_only(self)
        sign = "#" if in_ascii else "█"
        time, warns = self._clock()
        small = HEIGHT if in_ascii else SMALL_HEIGHT
        x_clock = sheet.width - width_of(time) if time else sheet.width
        text = HIDDEN if self.typoh is None else self.typoh.upper()
        rows, scale = small, 1
        if sheet.height >= HEIGHT and width_of(text, 2) <= x_clock - 2:
            rows, scale = HEIGHT, 2
        x = 0
        for at, letter in enumerate(text):
            style = "typoh--lit" if at in self.lit else "typoh--letter"
            if self.typoh is None:
                style = "typoh--hidden"
            x = draw_block(sheet, x, 0, letter, style, rows=rows, scale=scale, sign=sign)
        style = "typoh--warning" if warns else "typoh--clock"
        for digit in time:
            x_clock = draw_block(sheet, x_clock, 0, digit, style, rows=small, scale=1, sign=sign)
