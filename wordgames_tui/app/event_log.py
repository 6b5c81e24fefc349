"""The last things that happened, as the seat at the keyboard saw them."""

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from wordgames_tui.app.sheet import cut_lines
from wordgames_tui.app.signs import seat_sign, signs
from wordgames_tui.engine.events import Event
from wordgames_tui.words.text import clean

__all__ = ["EventLog"]

SHOWN = 100
INDENT = 3


class EventLog(VerticalScroll, can_focus=False):
    """A line for each event, the newest at the bottom, with the sign of the seat whose it was.
    What is news carries a mark."""

    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._events: tuple[Event, ...] = ()
        self._names: tuple[str, ...] = ()
        self._news = 0

    def compose(self) -> ComposeResult:
        yield Static("", markup=False)

    def on_mount(self) -> None:
        """Break the lines anew when the bar at the side comes or goes, and stay at the end."""
        self.watch(self, "show_vertical_scrollbar", self._write, init=False)
        self.watch(self, "virtual_size", self._show_end, init=False)

    def show(self, happened: Sequence[Event], names: Sequence[str], news: int) -> None:
        """Show these events; the last `news` of them are new."""
        shown = tuple(happened), tuple(names), news
        if shown != (self._events, self._names, self._news):
            self._events, self._names, self._news = shown
            self._write()

    def on_resize(self, event: events.Resize) -> None:
        """Break the lines anew."""
        self._write()

    def _write(self) -> None:
        first_new = len(self._events) - self._news
        told = [
            self._lines(event, text, at >= first_new)
            for at, event in enumerate(self._events)
            if (text := clean(event.line(self._names)))
        ]
        room = self.scrollable_content_region
        if told and room.height:
            told[-1] = cut_lines(told[-1], room.height, room.width, signs(self).ellipsis)
        lines = [line for lines in told for line in lines]
        lines += [Content("")] * self._left_over(told)
        self.query_one(Static).update(Content("\n").join(lines[-SHOWN:]))
        self._show_end()

    def _show_end(self) -> None:
        self.scroll_end(animate=False)

    def _left_over(self, told: Sequence[Sequence[Content]]) -> int:
        """Rows that stay empty below the newest so that the first one begins an event."""
        height, rows = self.scrollable_content_region.height, 0
        for lines in reversed(told):
            if rows + len(lines) > height:
                return height - rows if rows else 0
            rows += len(lines)
        return 0

    def _lines(self, event: Event, text: str, is_new: bool) -> list[Content]:
        """An event as lines that fit, those after the first one indented."""
        seat = getattr(event, "seat", None)
        sign = Content(" ")
        if isinstance(seat, int):
            sign = seat_sign(self, seat)
        style = "$foreground" if is_new else "$faint"
        mark = Content(signs(self).mark if is_new else " ")
        width = max(10, self.scrollable_content_region.width - INDENT)
        first, *others = Content.styled(text, style).wrap(width)
        indent = " " * INDENT
        return [
            Content.assemble(mark, sign, " ", first),
            *(Content.assemble(indent, other) for other in others),
        ]
