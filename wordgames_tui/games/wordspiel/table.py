"""What lies on the table in WordSpiel."""

from dataclasses import dataclass, field
from functools import cache

from wordgames_tui.engine.piles import Card, Pile, letters
from wordgames_tui.engine.table import Table
from wordgames_tui.games.component_data import component_data
from wordgames_tui.words.agreed import TableVotes

__all__ = ["Placement", "SpielTable", "all_cards", "letters"]


@cache
def all_cards() -> tuple[Card, ...]:
    """Both decks together: "E1" to "E12" are the twelve cards that show an E."""
    data = component_data("wordspiel", "deck")
    return tuple(
        Card(f"{letter}{number}", letter)
        for letter, count in data["letters"].items()
        for number in range(1, count * data["decks"] + 1)
    )


@dataclass(frozen=True, slots=True)
class Placement:
    """Cards laid at the end of the spiral at once.

    `seat` is `None` for the flipped card, `word` is "" where the cards need not spell one, and
    `back` is how many cards laid before belong to the word as well.
    """

    seat: int | None
    count: int
    word: str = ""
    back: int = 0


@dataclass
class SpielTable(Table[Card]):
    """The deck, the spiral around it, the hands, and the scores of the rounds played."""

    round: int = 0
    dealer: int = 0
    placements: list[Placement] = field(default_factory=list)
    exchanges_left: list[int] = field(default_factory=list)
    round_scores: list[tuple[int, ...]] = field(default_factory=list)
    contested: Placement | None = None
    """The word that may still be challenged."""
    last_chance: bool = False
    """Solitaire: the next word must be the last."""

    @property
    def words_lie_freely(self) -> bool:
        """Whether a word lies until it is challenged: as agreed, or for want of a dictionary."""
        return self._agreed_on("challenge", "table")

    @property
    def table_votes(self) -> bool:
        """Whether a challenge goes to a vote: as agreed, or for want of a dictionary."""
        return self._agreed_on("verdict", "vote")

    def _agreed_on(self, option: str, value: str) -> bool:
        agreed = self.setup.options.get(option)  # solitaire has neither
        return agreed == value or bool(agreed and self.setup.dictionary == TableVotes.key)

    @property
    def deck(self) -> Pile[Card]:
        """The face-down deck, from its top."""
        return self.piles["deck"]

    @property
    def spiral(self) -> Pile[Card]:
        """The spiral, from its first card to its newest."""
        return self.piles["spiral"]

    @property
    def aside(self) -> Pile[Card]:
        """Exchanged cards, face down until the next shuffle."""
        return self.piles["aside"]

    def hand(self, seat: int) -> Pile[Card]:
        """That seat's hand."""
        return self.piles[f"hand {seat}"]

    @property
    def totals(self) -> tuple[int, ...]:
        """Points so far, by seat."""
        return tuple(sum(scores[seat] for scores in self.round_scores) for seat in self.seats)

    def lay_on_spiral(self, placement: Placement, *cards: Card) -> None:
        """Put cards at the end of the spiral."""
        self.spiral.put(*cards)
        self.placements.append(placement)
