"""Who plays: cards in hand, the scores of the rounds, and whose turn it is."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from wordgames_tui.app.seats import SeatLines
from wordgames_tui.app.sheet import Sheet
from wordgames_tui.app.signs import ascii_only

__all__ = ["Player", "ScoreBoard"]

DEALER, ASCII_DEALER = "◈", "D"


@dataclass(frozen=True, slots=True)
class Player:
    """A line of the board."""

    name: str
    cards: int
    rounds: tuple[int, ...]
    total: int
    dealer: bool = False
    asked: bool = False


class ScoreBoard(SeatLines):
    """A line for each player, or, for a game alone, the facts that count there."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.players: tuple[Player, ...] = ()
        self.facts: tuple[tuple[str, str], ...] = ()

    def show(self, players: Sequence[Player], facts: Sequence[tuple[str, str]] = ()) -> None:
        """Show these players, and facts of a name and a value under them."""
        self.players, self.facts = tuple(players), tuple(facts)
        self.show_lines((1 + len(self.players) if self.players else 0) + len(self.facts))

    def draw(self, sheet: Sheet) -> None:
        y = 0
        if self.players:
            self._draw_players(sheet)
            y = 1 + len(self.players)
        for at, (name, value) in enumerate(self.facts, start=y):
            sheet.put(1, at, name, "seats--head")
            sheet.put(sheet.width - cell_len(value) - 1, at, value, "seats--number")

    def _draw_players(self, sheet: Sheet) -> None:
        """From the right: points, cards, as many rounds as there is room for, the name."""
        points = sheet.width - 7
        cards = points - 6
        rounds = max((len(player.rounds) for player in self.players), default=0)
        shown = max(0, min(rounds, (cards - 20) // 3))
        first = cards - 3 * shown
        sheet.put(points, 0, "points", "seats--head")
        sheet.put(cards, 0, "cards", "seats--head")
        for at in range(shown):
            number = rounds - shown + at + 1
            sheet.put(first + 3 * at, 0, f"{number:>2}", "seats--head")
        dealer = ASCII_DEALER if ascii_only(self) else DEALER
        if any(player.dealer for player in self.players):
            sheet.put(3, 0, f"{dealer} dealt", "seats--head")
        for seat, player in enumerate(self.players):
            y = seat + 1
            x = self.put_seat(sheet, y, seat, player.name, first - 3, asked=player.asked)
            if player.dealer:
                sheet.put(x + 1, y, dealer, "seats--head")
            for at, score in enumerate(player.rounds[rounds - shown :] if shown else ()):
                sheet.put(first + 3 * at, y, f"{score:>2}", "seats--head")
            sheet.put(cards, y, f"{player.cards:>5}", "seats--number")
            sheet.put(points, y, f"{player.total:>6}", "seats--number")
