"""The menu of a game: everything that can be done now, and why the rest cannot."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.cells import cell_len
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from wordgames_tui.app.keys import bind
from wordgames_tui.packaged import packaged

__all__ = ["Entry", "Menu"]


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu. What cannot be chosen says why."""

    id: str
    label: str
    keys: str = ""
    why_not: str = ""


class Menu(ModalScreen[str | None]):
    """Asks which; dismissed with the id of an entry, or with None."""

    CSS_PATH = packaged("assets", "styles", "game.tcss")
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("back", "close", show=False),
        bind("game.menu", "close", show=False),
    ]

    def __init__(self, title: str, entries: Sequence[Entry], topic: str = "") -> None:
        super().__init__()
        self.help_topic = topic
        self._title_text = title
        self._entries = tuple(entries)

    def compose(self) -> ComposeResult:
        with Vertical(id="menu"):
            yield Static(Content(self._title_text), id="menu-title", markup=False)
            keys = max((cell_len(entry.keys) for entry in self._entries), default=0)
            options = [self._option(entry, keys) for entry in self._entries]
            yield OptionList(*options, markup=False, compact=True)

    def action_close(self) -> None:
        """Choose nothing."""
        self.dismiss(None)

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)

    def _option(self, entry: Entry, keys: int) -> Option:
        pad = " " * (keys - cell_len(entry.keys))
        shown = Content.assemble((entry.keys, "$primary"), f"{pad}  {entry.label}")
        if entry.why_not:
            shown = Content.assemble(" " * keys, f"  ({entry.label}: {entry.why_not})")
        return Option(shown, id=entry.id, disabled=bool(entry.why_not))
