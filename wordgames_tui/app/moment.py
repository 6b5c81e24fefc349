"""A moment: something worth a look, gone with any key or by itself."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from wordgames_tui.app.base_app import BaseApp
from wordgames_tui.app.deaf import Ear
from wordgames_tui.app.once import Once
from wordgames_tui.packaged import packaged
from wordgames_tui.words.text import clean

__all__ = ["Moment"]


class Moment(Once[None], ModalScreen[None]):
    """Shows a few lines in the middle of the table, for as long as it takes to read them.

    Nothing waits for it but the next move. A key that was meant for what lay there before does
    not end it.
    """

    app: BaseApp

    CSS_PATH = packaged("assets", "styles", "game.tcss")
    AUTO_FOCUS = ""
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = []
    SECONDS, EACH_LINE = 2.0, 1.0

    def __init__(self, content: Content, topic: str = "") -> None:
        super().__init__()
        self.help_topic = topic
        lines = content.plain.split("\n")
        self._seconds = self.SECONDS + self.EACH_LINE * len(lines)
        fit = all(line.isprintable() for line in lines)
        self._ear = Ear(self.app.clock)
        self._content = content if fit else Content("\n".join(map(clean, lines)))

    def compose(self) -> ComposeResult:
        box = Static(self._content, id="moment", markup=False)
        box.border_subtitle = "any key goes on"
        yield box

    def on_mount(self) -> None:
        """Come up deaf for a moment, and go in time."""
        self._ear.open()
        self.set_timer(self._seconds, self._time_up)

    def on_key(self, event: events.Key) -> None:
        """Any key ends it, and does nothing else."""
        if self._ear.misses(event):
            return
        event.stop()
        event.prevent_default()
        self.dismiss()

    def on_click(self) -> None:
        """A click ends it as well, unless it was meant for what lay there before."""
        if not self._ear.is_deaf:
            self.dismiss()

    def _time_up(self) -> None:
        """Go, or wait for whatever lies over it."""
        if self.is_active:
            self.dismiss()
        else:
            self.set_timer(self.SECONDS, self._time_up)
