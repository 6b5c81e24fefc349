"""What is shown while the window is too small; the page below lives on and comes back."""

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.geometry import Size
from textual.widgets import Static

from wordgames_tui.app.once import Once
from wordgames_tui.app.signs import signs

__all__ = ["ENOUGH", "SmallScreen", "fits"]

ENOUGH = Size(80, 24)


def fits(size: Size) -> bool:
    """Whether the pages have room in a window of that size, in columns and rows."""
    return size.width >= ENOUGH.width and size.height >= ENOUGH.height


class SmallScreen(Once[None]):
    """Asks for a larger window, and goes when it has one."""

    DEFAULT_CSS = """
    SmallScreen {
        align: center middle;
        background: $background;
        overflow: hidden;  /* a bar would take the last column, and come and go for ever */
        & > Static {
            width: auto;
            max-width: 100%;
            text-align: center;
            color: $foreground;
        }
    }
    """
    ALLOW_SELECT = False

    def compose(self) -> ComposeResult:
        yield Static("", markup=False)

    def on_mount(self) -> None:
        self._show(self.app.size)

    def on_resize(self, event: events.Resize) -> None:
        self._show(event.size)

    def on_screen_resume(self) -> None:
        """Come back from what was opened meanwhile: perhaps there is room by now."""
        if fits(self.app.size):
            self.dismiss()

    def _show(self, size: Size) -> None:
        by = signs(self).by
        now, enough = f"{size.width}{by}{size.height}", f"{ENOUGH.width}{by}{ENOUGH.height}"
        text = f"Make the window a little larger: it is {now}, {enough} is enough."
        self.query_one(Static).update(Content(text))
