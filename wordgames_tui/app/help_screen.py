"""Help: a page for each game, and one for the keys."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Markdown

from wordgames_tui.app.base_app import BaseApp
from wordgames_tui.app.help_pages import KEYS, help_markdown
from wordgames_tui.app.key_line import KeyLine
from wordgames_tui.app.keys import bind
from wordgames_tui.app.long_text import LongText
from wordgames_tui.app.once import Once
from wordgames_tui.app.page_line import PageLine
from wordgames_tui.app.sheet import SheetWidget
from wordgames_tui.app.signs import ascii_only, signs
from wordgames_tui.games import GAMES
from wordgames_tui.packaged import packaged

__all__ = ["HelpScreen"]

ASCII_BULLETS = ["- ", "* ", "+ "]


class AsciiMarkdown(Markdown):
    """Markdown whose bullets are ASCII."""

    BULLETS = ASCII_BULLETS


class HelpScreen(Once[None]):
    """Read about a game or the keys; Left and Right turn to another page."""

    CSS_PATH = packaged("assets", "styles", "help.tcss")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", "Next page"),
        Binding("up", "scroll('up')", show=False),
        Binding("down", "scroll('down')", show=False),
        Binding("pagedown,space", "scroll('page_down')", "Read on"),
        Binding("pageup", "scroll('page_up')", show=False),
        Binding("home", "scroll('home')", show=False),
        Binding("end", "scroll('end')", show=False),
        bind("back", "dismiss"),
        bind("help", "dismiss", show=False),
    ]

    app: BaseApp

    def __init__(self, topic: str = "") -> None:
        """Open the page of that game, or else the keys."""
        super().__init__()
        self.pages = [*((name, rules.title) for name, rules in GAMES.items()), (KEYS, "Keys")]
        self.topic = topic if topic in GAMES else KEYS

    def compose(self) -> ComposeResult:
        yield PageLine(self.pages, self.topic)
        with LongText(id="body", can_focus=False):
            markdown = AsciiMarkdown if ascii_only(self) else Markdown
            yield markdown("", open_links=False)
        yield KeyLine()

    async def on_mount(self) -> None:
        """Show the page that was asked for."""
        await self._show()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        reads_on = action == "scroll" and parameters == ("page_down",)
        return not reads_on or self.query_one(LongText).goes_on

    async def action_turn(self, by: int) -> None:
        """Turn to another page."""
        self.query_one(PageLine).turn(by)
        await self._show()

    def action_scroll(self, how: str) -> None:
        """Read on, or back."""
        body = self.query_one("#body")
        moves = {
            "up": body.scroll_up,
            "down": body.scroll_down,
            "page_up": body.scroll_page_up,
            "page_down": body.scroll_page_down,
            "home": body.scroll_home,
            "end": body.scroll_end,
        }
        moves[how](animate=False)

    async def on_sheet_widget_picked(self, event: SheetWidget.Picked) -> None:
        """Open the page whose name was clicked."""
        self.query_one(PageLine).open(event.name)
        await self._show()

    async def _show(self) -> None:
        keymap = self.app.keymap_in_force
        topic, dot = self.query_one(PageLine).at, signs(self).leader
        page = help_markdown(topic, keymap, self.topic, dot)
        await self.query_one(Markdown).update(page)
        self.query_one("#body").scroll_home(animate=False)
