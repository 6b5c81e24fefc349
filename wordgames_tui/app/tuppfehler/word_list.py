"""The sheet of paper on which a seat writes its words."""

from collections.abc import Sequence
from typing import ClassVar

from textual.geometry import Region

from wordgames_tui.app.sheet import Sheet, SheetWidget, cut
from wordgames_tui.app.signs import signs

__all__ = ["WORD", "WordList"]

WORD = "word:"
"""A click on a word means this and its place in the list, from 0."""
COLUMN = 23


class WordList(SheetWidget):
    """The words in columns, as many as there is room for, the newest last and brightest."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "words--head",
        "words--count",
        "words--number",
        "words--word",
        "words--new",
    }

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.words: tuple[str, ...] | None = None

    def show(self, words: Sequence[str] | None) -> None:
        """Show these words; with `None` nothing, as when somebody else looks."""
        self.words = None if words is None else tuple(words)
        self.redraw()

    def draw(self, sheet: Sheet) -> None:
        words = self.words
        if words is None:
            return
        x = sheet.put(0, 0, "Your words ", "words--head")
        x = sheet.put(x, 0, f"{len(words)}", "words--count")
        columns = max(1, sheet.width // COLUMN)
        rows = max(1, sheet.height - 1)
        hidden = max(0, len(words) - columns * rows)
        if hidden:
            hidden += (rows - len(words) % rows) % rows
            sheet.put(x + 2, 0, f"{signs(self).ellipsis} {hidden} above", "words--head")
        for at in range(hidden, len(words)):
            column, row = divmod(at - hidden, rows)
            left, y = column * COLUMN, row + 1
            newest = at == len(words) - 1
            start = sheet.put(left, y, f"{at + 1:>3} ", "words--number")
            word = cut(words[at].upper(), COLUMN - 5, signs(self).ellipsis)
            end = sheet.put(start, y, word, "words--new" if newest else "words--word")
            sheet.spot(Region(left, y, end - left, 1), f"{WORD}{at}")
