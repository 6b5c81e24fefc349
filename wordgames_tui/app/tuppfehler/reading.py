"""The reading: seat after seat its words, and then all the words that were there."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.message import Message

from wordgames_tui.app.sheet import Sheet, SheetWidget, cut
from wordgames_tui.app.signs import SEAT_CLASSES, seat_class, shape, signs

__all__ = ["Page", "Reading", "Row", "Section", "pages"]

COLUMN = 24
"""Columns of a word where several stand side by side."""
HEAD = 2
"""Rows above the words."""


@dataclass(frozen=True, slots=True)
class Row:
    """A word that is read: what made it, and what came of it."""

    word: str
    change: str
    result: str = ""
    """Points or a number."""
    reason: str = ""
    seats: tuple[int, ...] = ()
    """Who has it."""
    good: bool = True


@dataclass(frozen=True, slots=True)
class Section:
    """Words under a heading; `beside` sets them side by side."""

    title: str
    rows: tuple[Row, ...]
    seat: int | None = None
    beside: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """What of a section fits the room."""

    section: Section
    rows: tuple[Row, ...]
    columns: int


def pages(sections: Sequence[Section], width: int, height: int) -> list[Page]:
    """The sections one after the other, each on as many pages as it needs; at least one."""
    found = []
    lines = max(1, height - HEAD)
    for section in sections:
        columns = max(1, width // COLUMN) if section.beside else 1
        most = lines * columns
        for start in range(0, max(1, len(section.rows)), most):
            found.append(Page(section, section.rows[start : start + most], columns))
    return found


class Reading(SheetWidget, can_focus=True):
    """Pages to turn, and on each a word that is marked."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "reading--head",
        "reading--page",
        "reading--word",
        "reading--bad",
        "reading--marked",
        "reading--change",
        "reading--points",
        "reading--reason",
        *SEAT_CLASSES,
    }
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", "Page before", show=False),
        Binding("right,space", "turn(1)", "Next page", show=False),
        Binding("up", "mark(-1)", "Word before", show=False),
        Binding("down", "mark(1)", "Next word", show=False),
    ]

    class Moved(Message):
        """Another page, or another word, is looked at."""

    class GoOn(Message):
        """Enter was pressed on the last page."""

    class Disputed(Message):
        """A word was clicked."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.sections: tuple[Section, ...] = ()
        self._page = 0
        self._at = 0

    def show(self, sections: Sequence[Section], *, first: bool = False) -> None:
        """Show these sections, from the first page on or where one is."""
        self.sections = tuple(sections)
        if first:
            self._page = self._at = 0
        self.redraw()

    @property
    def pages(self) -> list[Page]:
        """The pages, in the room that there is."""
        return pages(self.sections, *self.content_size)

    @property
    def is_last(self) -> bool:
        """Whether no page follows."""
        return self._page >= len(self.pages) - 1

    @property
    def marked(self) -> Row | None:
        """The word that is marked."""
        shown = self.pages
        rows = shown[min(self._page, len(shown) - 1)].rows if shown else ()
        return rows[min(self._at, len(rows) - 1)] if rows else None

    def on_key(self, event: events.Key) -> None:
        """Enter leads on."""
        if event.key == "enter":
            event.stop()
            self.enter()

    def enter(self) -> None:
        """Turn the page, or go on after the last one."""
        if self.is_last:
            self.post_message(self.GoOn())
        else:
            self.action_turn(1)

    def action_turn(self, by: int) -> None:
        """Turn a page."""
        page = min(max(0, self._page + by), max(0, len(self.pages) - 1))
        if page != self._page:
            self._page, self._at = page, 0
            self._moved()

    def action_mark(self, by: int) -> None:
        """Mark the next word, or the one before."""
        shown = self.pages
        if not shown:
            return
        rows = shown[self._page].rows
        at = self._at + by
        if 0 <= at < len(rows):
            self._at = at
            self._moved()
        elif 0 <= self._page + by < len(shown):
            self._page += by
            self._at = 0 if by > 0 else max(0, len(shown[self._page].rows) - 1)
            self._moved()

    def on_sheet_widget_picked(self, event: SheetWidget.Picked) -> None:
        """A click marks a word to talk about, or turns a page."""
        event.stop()
        if event.name in ("before", "after"):
            self.action_turn(-1 if event.name == "before" else 1)
            return
        self._at = int(event.name)
        self._moved()
        self.post_message(self.Disputed())

    def draw(self, sheet: Sheet) -> None:
        shown = pages(self.sections, sheet.width, sheet.height)
        if not shown:
            return
        self._page = min(self._page, len(shown) - 1)
        page = shown[self._page]
        self._at = min(self._at, max(0, len(page.rows) - 1))
        self._draw_head(sheet, page, len(shown))
        if not page.rows:
            sheet.put(2, HEAD, "No words.", "reading--reason")
        lines = max(1, sheet.height - HEAD)
        for at, row in enumerate(page.rows):
            column, line = divmod(at, lines)
            x, y = column * COLUMN, HEAD + line
            marked = at == self._at
            sheet.put(x, y, signs(self).mark if marked else " ", "reading--marked")
            if page.section.beside:
                self._draw_found(sheet, x + 2, y, row, marked=marked)
            else:
                self._draw_read(sheet, x + 2, y, row, marked=marked)
            width = COLUMN - 1 if page.section.beside else sheet.width
            sheet.spot(Region(x, y, width, 1), f"{at}")

    def _draw_head(self, sheet: Sheet, page: Page, count: int) -> None:
        section = page.section
        x = 0
        if section.seat is not None:
            x = sheet.put(x, 0, shape(self, section.seat), seat_class(section.seat)) + 1
        turned = f"{signs(self).before} {self._page + 1} of {count} {signs(self).after}"
        start = sheet.width - len(turned)
        sheet.put(x, 0, cut(section.title, start - x - 1, signs(self).ellipsis), "reading--head")
        sheet.put(start, 0, turned, "reading--page")
        half = len(turned) // 2
        sheet.spot(Region(start, 0, half, 1), "before")
        sheet.spot(Region(start + half, 0, len(turned) - half, 1), "after")

    def _draw_read(self, sheet: Sheet, x: int, y: int, row: Row, *, marked: bool) -> None:
        """A word of a list: word, change, points, reason."""
        ellipsis = signs(self).ellipsis
        style = "reading--word" if row.good else "reading--bad"
        sheet.put(x, y, cut(row.word.upper(), 12, ellipsis), "reading--marked" if marked else style)
        sheet.put(x + 13, y, row.change, "reading--change")
        sheet.put(x + 18, y, f"{row.result:>3}", "reading--points")
        x += 23
        sheet.put(x, y, cut(row.reason, sheet.width - x, ellipsis), "reading--reason")
        self._draw_seats(sheet, x, y, row)

    def _draw_found(self, sheet: Sheet, x: int, y: int, row: Row, *, marked: bool) -> None:
        """A word that was there: its change, and who has it."""
        word = cut(row.word.upper(), 10, signs(self).ellipsis)
        sheet.put(x, y, word, "reading--marked" if marked else "reading--word")
        sheet.put(x + 11, y, row.change, "reading--change")
        self._draw_seats(sheet, x + 17, y, row)

    def _draw_seats(self, sheet: Sheet, x: int, y: int, row: Row) -> None:
        for seat in row.seats:
            x = sheet.put(x, y, shape(self, seat), seat_class(seat))

    def _moved(self) -> None:
        self.redraw()
        self.post_message(self.Moved())
