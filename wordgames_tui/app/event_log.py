"""The last things that happened, as the seat at the keyboard saw them."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from wordgames_tui.app.signs import signs
from wordgames_tui.engine.events import Event

__all__ = ["EventLog"]

SHOWN = 100


class EventLog(VerticalScroll, can_focus=False):
    """A line for each event, the newest at the bottom; what is news since the seat's last
    answer carries a mark."""

    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._text = Static("", markup=False)
        self._shown: tuple[str, ...] = ()

    def compose(self) -> ComposeResult:
        yield self._text

    def show(self, events: Sequence[Event], names: Sequence[str], news: int) -> None:
        """Show these events; the last `news` of them are new."""
        first_new = len(events) - news
        mark = signs(self).mark
        lines = [
            (f"{mark} " if at >= first_new else "  ") + event.line(names)
            for at, event in enumerate(events)
            if event.line(names)
        ][-SHOWN:]
        if tuple(lines) == self._shown:
            return
        self._shown = tuple(lines)
        self._text.update(Content("\n").join(self._styled(line, mark) for line in lines))
        self.scroll_end(animate=False)

    def _styled(self, line: str, mark: str) -> Content:
        return Content.styled(line, "$foreground" if line.startswith(mark) else "$faint")
