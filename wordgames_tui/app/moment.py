"""A moment: something worth a look, gone with any key or by itself."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from wordgames_tui.packaged import packaged
from wordgames_tui.words.text import clean

__all__ = ["Moment"]


class Moment(ModalScreen[None]):
    """Shows a few lines in the middle of the table. Nothing waits for it but the next move."""

    CSS_PATH = packaged("assets", "styles", "game.tcss")
    AUTO_FOCUS = ""
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = []
    SECONDS = 4.0

    def __init__(self, content: Content, topic: str = "") -> None:
        super().__init__()
        self.help_topic = topic
        lines = content.plain.split("\n")
        fit = all(line.isprintable() for line in lines)
        self._content = content if fit else Content("\n".join(map(clean, lines)))

    def compose(self) -> ComposeResult:
        yield Static(self._content, id="moment", markup=False)

    def on_mount(self) -> None:
        self.set_timer(self.SECONDS, self._end)

    def on_key(self, event: events.Key) -> None:
        """Any key ends it, and does nothing else."""
        event.stop()
        event.prevent_default()
        self._end()

    def on_click(self) -> None:
        self._end()

    def _end(self) -> None:
        if self.is_current:
            self.dismiss(None)
