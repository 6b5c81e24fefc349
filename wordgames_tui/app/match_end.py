"""The end of a match: who won, the scores, and what next."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from rich.cells import cell_len
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, Static

from wordgames_tui.app.bands import Press
from wordgames_tui.app.base_app import BaseApp
from wordgames_tui.app.deaf import Ear
from wordgames_tui.app.keys import bind
from wordgames_tui.app.once import Once
from wordgames_tui.app.page_keys import PageKeys
from wordgames_tui.app.sheet import cut
from wordgames_tui.app.signs import seat_sign, signs
from wordgames_tui.engine.setup import Setup
from wordgames_tui.engine.table import Result
from wordgames_tui.packaged import packaged

__all__ = ["MatchEnd"]


AROUND = 12
"""Columns of the box around the table of scores, and of the marks before a name."""
WIDEST = 20
"""Columns of a name."""
PRESSES = (
    Press("Enter", "take what is marked", "press"),
    Press("Left Right", "mark the other", "app.focus_next"),
    Press("Esc", "first page", "leave"),
)


class MatchEnd(Once[Setup | None]):
    """Dismissed with a set-up to play next, or with None."""

    app: BaseApp

    CSS_PATH = packaged("assets", "styles", "game.tcss")
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("back", "leave", show=False),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]

    def __init__(
        self,
        setup: Setup,
        result: Result,
        columns: Sequence[str],
        rows: Sequence[Sequence[str]],
        topic: str = "",
    ) -> None:
        """`rows` are the entries of the table of scores under `columns`, by seat."""
        super().__init__()
        self.help_topic = topic
        self._setup = setup
        self._result = result
        self._columns = tuple(columns)
        self._rows = tuple(tuple(row) for row in rows)
        self._ear = Ear(self.app.clock)

    def compose(self) -> ComposeResult:
        with Vertical(id="end"):
            yield Static(Content(self._result.text), id="result", markup=False)
            yield Static("", id="scores", markup=False)
            with Horizontal():
                yield Button("Play again", id="again", compact=True)
                yield Button("First page", id="leave", compact=True)
        yield PageKeys(*PRESSES)

    def on_mount(self) -> None:
        """Come up deaf for a moment: the match may have ended while somebody typed."""
        self.app.clear_notifications()
        self._ear.open()

    def on_key(self, event: events.Key) -> None:
        """Be deaf for longer to a key that is held down."""
        self._ear.misses(event)

    def on_resize(self) -> None:
        """Show as many columns of the scores as fit."""
        self.query_one("#scores", Static).update(self._scores())

    def action_press(self) -> None:
        """Take what is marked, as Enter does."""
        if isinstance(self.focused, Button):
            self.focused.press()

    def action_leave(self) -> None:
        """Go back to where the match was opened."""
        self._go(None)

    @on(Button.Pressed, "#again")
    def _again(self) -> None:
        self._go(replace(self._setup, seed=0, order={}))

    @on(Button.Pressed, "#leave")
    def _leave(self) -> None:
        self.action_leave()

    def _go(self, again: Setup | None) -> None:
        if not self._ear.is_deaf:
            self.dismiss(again)

    def _scores(self) -> Content:
        """The table of scores, without its first columns where not all fit; the winners carry a
        mark."""
        more = signs(self).ellipsis
        names = [cut(seat.name, WIDEST, more) for seat in self._setup.seats]
        widest = max(map(cell_len, names))
        widths = [
            max(len(column), *(len(row[at]) for row in self._rows))
            for at, column in enumerate(self._columns)
        ]
        first, room = len(widths), self.app.size.width - AROUND - widest
        while first and sum(width + 2 for width in widths[first - 1 :]) <= room:
            first -= 1
        shown = slice(first, None)
        head = (f"{more} " if first else "").rjust(widest + 4)
        head += _entries(self._columns[shown], widths[shown])
        lines = [Content.styled(head, "$faint")]
        for seat, row in enumerate(self._rows):
            name = names[seat] + " " * (widest - cell_len(names[seat]))
            entries = _entries(row[shown], widths[shown])
            won = seat in self._result.winners
            lines.append(
                Content.assemble(
                    f"{signs(self).mark} " if won else "  ",
                    seat_sign(self, seat),
                    f" {name}{entries}",
                ).stylize("bold" if won else "")
            )
        return Content("\n").join(lines)


def _entries(entries: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(f"  {entry:>{width}}" for entry, width in zip(entries, widths, strict=True))
