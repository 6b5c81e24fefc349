"""Who plays: the cards to place, the points, and who has the dictionary."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from wordgames_tui.app.seats import SeatLines
from wordgames_tui.app.sheet import Sheet
from wordgames_tui.app.signs import ascii_only

__all__ = ["Player", "TypoBoard"]

BOOK, ASCII_BOOK = "≣", "="
READY, ASCII_READY = "✓", "+"


@dataclass(frozen=True, slots=True)
class Player:
    """A line of the board."""

    name: str
    cards: int
    points: str
    """As it is written; "" where there are none."""
    book: bool
    """Whether the dictionary is here."""
    ready: bool
    """Whether a card was chosen."""
    asked: bool


class TypoBoard(SeatLines):
    """A line for each player."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"board--book"}

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.players: tuple[Player, ...] = ()

    def show(self, players: Sequence[Player]) -> None:
        """Show these players."""
        self.players = tuple(players)
        self.show_lines(1 + len(self.players))

    def draw(self, sheet: Sheet) -> None:
        book, ready = (ASCII_BOOK, ASCII_READY) if ascii_only(self) else (BOOK, READY)
        scored = any(player.points for player in self.players)
        points = sheet.width - (7 if scored else 0)
        cards = points - 6
        if scored:
            sheet.put(points, 0, "points", "seats--head")
        sheet.put(cards, 0, "cards", "seats--head")
        for seat, player in enumerate(self.players):
            y = seat + 1
            x = self.put_seat(sheet, y, seat, player.name, cards - 4, asked=player.asked)
            if player.book:
                sheet.put(x + 1, y, book, "board--book")
            if player.ready:
                sheet.put(cards - 1, y, ready, "seats--head")
            sheet.put(cards, y, f"{player.cards:>5}", "seats--number")
            if scored:
                sheet.put(points, y, f"{player.points:>6}", "seats--number")
