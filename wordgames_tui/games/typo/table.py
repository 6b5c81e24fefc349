"""What lies on the table in Typo."""

from collections import Counter
from dataclasses import dataclass, field
from functools import cache

from wordgames_tui.engine.piles import Card, Pile, letters
from wordgames_tui.engine.table import Table
from wordgames_tui.games.component_data import component_data
from wordgames_tui.games.typo.ends import End

__all__ = ["ROWS", "Announced", "Turn", "TypoTable", "all_cards", "copies", "letters", "to_deal"]


ROWS = range(1, 5)
"""The numbers of the rows."""


@cache
def all_cards() -> tuple[Card, ...]:
    """The 64 cards: "E1" to "E6" are the six that show an E."""
    return tuple(
        Card(f"{letter}{number}", letter)
        for letter, count in component_data("typo", "cards")["letters"].items()
        for number in range(1, count + 1)
    )


@cache
def copies() -> Counter[str]:
    """The number on each card: how many cards show that letter, in lower case."""
    return Counter(letters(all_cards()))


def to_deal(edition: str, players: int) -> int:
    """How many cards that edition deals to each of so many players."""
    counts: list[int] = component_data("typo", "cards")["deal"][edition]
    return counts[players - 2]


@dataclass(slots=True)
class Turn:
    """A revealed card, and what became of it: its order in a round is its place in the list."""

    seat: int
    card: Card
    word: str = ""
    """The word with which it was placed."""
    done: bool = False


@dataclass(slots=True)
class Announced:
    """A word that was said and may still fall; the card is laid when it stands."""

    seat: int
    card: Card
    word: str
    end: End
    doubts: dict[int, bool] = field(default_factory=dict)
    """Of the other players who spoke, whether they doubt the word."""


@dataclass
class TypoTable(Table[Card]):
    """Four rows, the hands, the cards that were chosen, and what was lost."""

    half: int = 1
    round: int = 0
    dictionary: int = 0
    """The seat that has the dictionary."""
    points: list[int] = field(default_factory=list)
    """What each seat has won, less what it has lost."""
    turns: list[Turn] = field(default_factory=list)
    """The cards revealed last, in the order in which they are placed."""
    announced: Announced | None = None

    @property
    def deck(self) -> Pile[Card]:
        """The cards that nobody was dealt."""
        return self.piles["deck"]

    @property
    def discard(self) -> Pile[Card]:
        """The cards of the rows that were taken off the table."""
        return self.piles["discard"]

    @property
    def rows(self) -> tuple[Pile[Card], ...]:
        """The rows, each from left to right."""
        return tuple(self.piles[f"row {number}"] for number in ROWS)

    def hand(self, seat: int) -> Pile[Card]:
        """That seat's hand."""
        return self.piles[f"hand {seat}"]

    def chosen(self, seat: int) -> Pile[Card]:
        """The card that seat has chosen, until it is placed."""
        return self.piles[f"chosen {seat}"]

    def cards_of(self, seat: int) -> int:
        """How many cards that seat has still to place."""
        return len(self.hand(seat)) + len(self.chosen(seat))

    @property
    def longest(self) -> list[int]:
        """The numbers of the longest rows, from 1."""
        most = max(len(row) for row in self.rows)
        return [number for number, row in enumerate(self.rows, start=1) if len(row) == most]
