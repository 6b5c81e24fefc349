"""The menu of a game: everything that can be done now, and why the rest cannot."""

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import ClassVar

from rich.cells import cell_len
from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

from wordgames_tui.app.bands import Press
from wordgames_tui.app.keys import ACTIONS, bind, display, keys_of
from wordgames_tui.app.marked_list import MarkedList
from wordgames_tui.app.once import Once
from wordgames_tui.app.page_keys import PageKeys
from wordgames_tui.packaged import packaged

__all__ = ["Line", "Menu"]

WIDTH = 62
"""Columns of a line that says why it cannot be chosen."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the menu. Its keys choose it, here too. What cannot be chosen says why."""

    id: str
    label: str
    keys: tuple[str, ...] = ()
    why_not: str = ""


GO_ON = Line("", "Go on", keys_of(ACTIONS["back"]))
"""Closes the menu. It has the cursor, so that an Enter that comes too soon does no harm."""


PRESSES = (
    Press("Enter", "choose what is marked", "choose"),
    Press("Up Down", "mark another"),
    Press("Esc", "go on", "close"),
)


class Menu(Once[str | None], ModalScreen[str | None]):
    """Asks which, to go on being the first; dismissed with the id of a line, or with None."""

    CSS_PATH = packaged("assets", "styles", "game.tcss")
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("game.menu", "close", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[Line], topic: str = "") -> None:
        super().__init__()
        self.help_topic = topic
        self._title_text = title
        self._lines = (GO_ON, *lines)

    def compose(self) -> ComposeResult:
        with Vertical(id="menu"):
            yield Static(Content(self._title_text), id="menu-title", markup=False)
            yield MarkedList()
        yield PageKeys(*PRESSES)

    def on_mount(self) -> None:
        keys = max(cell_len(_shown(line)) for line in self._lines)
        lines = [(self._drawn(line, keys), not line.why_not) for line in self._lines]
        self.query_one(MarkedList).show(lines)

    def on_key(self, event: events.Key) -> None:
        """Choose what that key does."""
        for line in self._lines:
            if event.key in line.keys:
                event.stop()
                if not line.why_not:
                    self.dismiss(line.id or None)

    def action_choose(self) -> None:
        """Choose what is marked, as Enter does."""
        self.query_one(MarkedList).action_select()

    def action_close(self) -> None:
        """Choose nothing."""
        self.dismiss(None)

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._lines[event.option_index].id or None)

    def _drawn(self, line: Line, keys: int) -> Content:
        shown = _shown(line)
        pad = " " * (keys - cell_len(shown))
        text = f"{line.label} ({line.why_not})" if line.why_not else line.label
        below = "\n" + " " * (keys + 2)
        text = below.join(wrap(text, WIDTH - keys - 2))
        return Content.assemble((shown, "" if line.why_not else "$primary"), f"{pad}  {text}")


def _shown(line: Line) -> str:
    """The keys of a line as a player reads them."""
    return " ".join(map(display, line.keys))
