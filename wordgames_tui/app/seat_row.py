"""A seat in the set-up of a match."""

from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from wordgames_tui.app.fields import Choice, Entry, Field
from wordgames_tui.app.signs import shape
from wordgames_tui.engine.rules import Rules
from wordgames_tui.engine.setup import Seat

__all__ = ["SeatRow"]

PERSON = ("", "a person")
NAME_NOTE = "A name has 1 to 20 characters; each at the table has another one."
PERSON_NOTE = "Somebody at this keyboard."


class Player(Choice):
    """Who plays. The bottom line leaves its arrows out: the keys for seats need the room."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("right,space", "step(1)", show=False)]


class SeatRow(Field):
    """A seat: its sign, the name, and who plays it."""

    def __init__(self, at: int, seat: Seat, rules: Rules[Any]) -> None:
        levels = [(level, f"bot, {level}") for level in rules.bot_levels]
        self.at = at
        self.entry = Entry(seat.name, note=NAME_NOTE, id=f"name-{at}", placeholder="name")
        self.player = Player("", [PERSON, *levels], seat.bot, id=f"player-{at}")
        self.notes = {"": PERSON_NOTE, **rules.bot_levels}
        super().__init__(SeatSign(at), self.entry, self.player, name=f"name {at}")

    def show(self, seat: Seat) -> None:
        """Show another seat in this row."""
        self.entry.value = seat.name
        self.player.choose(seat.bot)


class SeatSign(Static):
    """The sign of a seat, in its colour."""

    def __init__(self, at: int) -> None:
        super().__init__("", classes=f"accent-{at + 1}")
        self.at = at

    def on_mount(self) -> None:
        """Draw it as the app draws signs."""
        self.update(Content(shape(self, self.at)))
