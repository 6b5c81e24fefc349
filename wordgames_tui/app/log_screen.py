"""All that happened in a match, to be read."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from wordgames_tui.app.base_app import BaseApp
from wordgames_tui.app.key_line import KeyLine
from wordgames_tui.app.keys import bind
from wordgames_tui.app.long_text import LongText
from wordgames_tui.app.once import Once
from wordgames_tui.app.signs import seat_sign, signs
from wordgames_tui.engine.events import Event
from wordgames_tui.engine.match import Match
from wordgames_tui.packaged import packaged
from wordgames_tui.words.text import clean, signed

__all__ = ["LogScreen"]


class LogScreen(Once[None]):
    """What happened in a match: of one that is over everything, from its start; of one that goes
    on, what a seat saw of it, from the end."""

    CSS_PATH = packaged("assets", "styles", "history.tcss")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "read_on", "Read on"),
        bind("back", "dismiss"),
    ]

    app: BaseApp

    def __init__(
        self, match: Match, happened: Sequence[Event], about: str, notice: str = ""
    ) -> None:
        """`about` stands beside the name of the game; `notice` says what is missing."""
        super().__init__()
        self.match = match
        self.happened = tuple(happened)
        self.about = about
        self.notice = notice
        self.help_topic = match.setup.game

    def compose(self) -> ComposeResult:
        yield Static(
            Content.assemble((self.match.rules.title, "bold"), f"  {self.about}"), id="title"
        )
        yield Static(self._players(), id="at-the-table")
        with LongText(id="log"):
            yield Static(self._log())
        result = self.match.result.text if self.match.result else ""
        yield Static(Content(f"{result} {self.notice}".strip()), id="note")
        yield KeyLine()

    def on_mount(self) -> None:
        log = self.query_one(LongText)
        log.focus()
        if not self.match.over:
            log.anchor()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action != "read_on" or self.query_one(LongText).goes_on

    def action_read_on(self) -> None:
        """Show the next page."""
        self.query_one("#log").scroll_page_down(animate=False)

    def _players(self) -> Content:
        """The players by seat, each with sign and points."""
        result = self.match.result
        parts = []
        for seat, name in enumerate(self.match.setup.names):
            score = f" {signed(result.scores[seat])}" if result else ""
            won = f" {signs(self).star}" if result and seat in result.winners else ""
            mark = seat_sign(self, seat)
            parts.append(Content.assemble(mark, f" {name}{score}{won}"))
        return Content("   ").join(parts)

    def _log(self) -> Content:
        """A line for each event; the sign of the seat whose it was stands before it."""
        names = self.match.setup.names
        lines = [
            self._line(event, line) for event in self.happened if (line := clean(event.line(names)))
        ]
        return Content("\n").join(lines)

    def _line(self, event: Event, line: str) -> Content:
        seat = getattr(event, "seat", None)
        if not isinstance(seat, int):
            return Content.assemble("  ", (line, "$faint"))
        return Content.assemble(seat_sign(self, seat), f" {line}")
