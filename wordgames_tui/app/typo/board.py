"""Who plays: the cards to place, the points, and who has the dictionary."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual.geometry import Size

from wordgames_tui.app.sheet import Sheet, SheetWidget, cut
from wordgames_tui.app.signs import ascii_only, shape, signs

__all__ = ["Board", "Player"]

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


class Board(SheetWidget):
    """A line for each player."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "score--head",
        "score--name",
        "score--asked",
        "score--number",
        "score--book",
        *(f"seat--{number}" for number in range(1, 7)),
    }

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.players: tuple[Player, ...] = ()

    def show(self, players: Sequence[Player]) -> None:
        """Show these players."""
        lines = len(self.players)
        self.players = tuple(players)
        if lines != len(self.players):
            self.refresh(layout=True)
        self.redraw()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 1 + len(self.players)

    def draw(self, sheet: Sheet) -> None:
        book, ready = (ASCII_BOOK, ASCII_READY) if ascii_only(self) else (BOOK, READY)
        scored = any(player.points for player in self.players)
        points = sheet.width - (7 if scored else 0)
        cards = points - 6
        if scored:
            sheet.put(points, 0, "points", "score--head")
        sheet.put(cards, 0, "cards", "score--head")
        for seat, player in enumerate(self.players):
            y = seat + 1
            style = "score--asked" if player.asked else "score--name"
            sheet.put(0, y, signs(self).mark if player.asked else " ", style)
            sheet.put(1, y, shape(self, seat), f"seat--{seat % 6 + 1}")
            x = sheet.put(3, y, cut(player.name, cards - 7, signs(self).ellipsis), style)
            if player.book:
                sheet.put(x + 1, y, book, "score--book")
            if player.ready:
                sheet.put(cards - 1, y, ready, "score--head")
            sheet.put(cards, y, f"{player.cards:>5}", "score--number")
            if scored:
                sheet.put(points, y, f"{player.points:>6}", "score--number")
