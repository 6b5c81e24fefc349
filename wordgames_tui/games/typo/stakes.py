"""What is at stake when a card is placed: points, or cards."""

from typing import Protocol

from wordgames_tui.engine.piles import Card
from wordgames_tui.games.typo.table import TypoTable

__all__ = ["CARDS", "POINTS", "Stakes"]

WORD = 2
"""Points for a doubted word: won when it exists, lost when it does not."""


class Stakes(Protocol):
    """How a way to play rewards and punishes."""

    def word_found(self, table: TypoTable, seat: int) -> int:
        """A doubted word of that seat exists. Returns the points won."""

    def word_missing(self, table: TypoTable, seat: int) -> int:
        """A word of that seat does not exist. Returns the points, below 0 when lost."""

    def price(self, cards: int) -> int:
        """What a row of so many cards costs: points, or cards that come into the hand."""

    def row_lost(
        self, table: TypoTable, seat: int, row: list[Card]
    ) -> tuple[int, tuple[Card, ...]]:
        """That seat's card replaces this row. Returns the points, and the cards it must take."""

    def decided(self, table: TypoTable) -> bool:
        """Whether the match is over before the round is."""


class Points:
    """The whole game: a row costs its cards in points (I Cannot Place This Letter, This Word Does
    Not Exist)."""

    def word_found(self, table: TypoTable, seat: int) -> int:
        table.points[seat] += WORD
        return WORD

    def word_missing(self, table: TypoTable, seat: int) -> int:
        table.points[seat] -= WORD
        return -WORD

    def price(self, cards: int) -> int:
        return cards

    def row_lost(
        self, table: TypoTable, seat: int, row: list[Card]
    ) -> tuple[int, tuple[Card, ...]]:
        points = self.price(len(row))
        table.points[seat] -= points
        table.discard.put(*row)
        return -points, ()

    def decided(self, table: TypoTable) -> bool:
        return False


class Cards:
    """The variant: the right half of a row, rounded up, goes to the hand, the rest out of the
    game; who has no card left has won (Variant Rule)."""

    def word_found(self, table: TypoTable, seat: int) -> int:
        return 0

    def word_missing(self, table: TypoTable, seat: int) -> int:
        return 0

    def price(self, cards: int) -> int:
        return (cards + 1) // 2

    def row_lost(
        self, table: TypoTable, seat: int, row: list[Card]
    ) -> tuple[int, tuple[Card, ...]]:
        out = len(row) - self.price(len(row))
        table.discard.put(*row[:out])
        table.hand(seat).put(*row[out:])
        return 0, tuple(row[out:])

    def decided(self, table: TypoTable) -> bool:
        return any(not table.cards_of(seat) for seat in table.seats)


POINTS = Points()
CARDS = Cards()
