"""The pages of a screen by name, on one line."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.cells import cell_len
from textual.geometry import Region

from wordgames_tui.app.sheet import Sheet, SheetWidget
from wordgames_tui.app.signs import signs

__all__ = ["PageLine"]


class PageLine(SheetWidget):
    """Names of pages, the open one marked. A click posts `Picked` with the page's key."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"page-line--page", "page-line--open"}

    def __init__(self, pages: Sequence[tuple[str, str]], at: str) -> None:
        """`pages` are pairs of a key and a title; `at` is the key of the open one."""
        super().__init__()
        self.pages = tuple(pages)
        self.at = at

    def turn(self, by: int) -> str:
        """Mark the page that many places on, round the ends. Returns its key."""
        keys = [key for key, _ in self.pages]
        return self.open(keys[(keys.index(self.at) + by) % len(keys)])

    def open(self, key: str) -> str:
        """Mark the page of that key, and return it."""
        self.at = key
        self.redraw()
        return key

    def draw(self, sheet: Sheet) -> None:
        x = 0
        for key, title in self.pages:
            chosen = key == self.at
            style = "page-line--open" if chosen else "page-line--page"
            start = sheet.put(x, 0, f"{signs(self).mark} " if chosen else "  ", style)
            end = sheet.put(start, 0, title, style)
            sheet.spot(Region(x, 0, 2 + cell_len(title), 1), key)
            x = end + 2

    def get_content_height(self, *_: Any) -> int:
        return 1
