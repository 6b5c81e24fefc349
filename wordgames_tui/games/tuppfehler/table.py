"""What lies on the table in Tuppfehler."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from wordgames_tui.engine.piles import Card, Pile
from wordgames_tui.engine.table import Table
from wordgames_tui.games.component_data import component_data
from wordgames_tui.games.tuppfehler.changes import Change, change_between, why_no_change

__all__ = ["Said", "Typoh", "TyposTable", "number_cards", "typoh_cards", "with_sides_up"]


@dataclass(frozen=True, slots=True)
class Typoh(Card):
    """A Typoh card: `face` is the side that lies up, `other` the side below."""

    other: str = ""

    def turned(self) -> "Typoh":
        """The same card, other side up."""
        return Typoh(self.id, self.other, self.face)


@dataclass(frozen=True, slots=True)
class Said:
    """Risk: a valid word of this round, which is used up, and the number that it secured."""

    seat: int
    number: int
    word: str
    change: Change


@cache
def typoh_cards() -> tuple[Typoh, ...]:
    """The hundred Typoh cards, front side up: "T1" to "T100"."""
    pairs = component_data("tuppfehler", "cards")["typohs"]
    return tuple(Typoh(f"T{at}", front, back) for at, (front, back) in enumerate(pairs, start=1))


@cache
def number_cards() -> tuple[Card, ...]:
    """The number cards from the lowest: "N1" shows a 1."""
    numbers = component_data("tuppfehler", "cards")["numbers"]
    return tuple(Card(f"N{number}", str(number)) for number in numbers)


def with_sides_up(names: Iterable[str]) -> list[Typoh]:
    """All Typoh cards, those on which a name stands with that side up."""
    wanted = {name.casefold() for name in names}
    return [
        card.turned()
        if card.other.casefold() in wanted and card.face.casefold() not in wanted
        else card
        for card in typoh_cards()
    ]


@dataclass
class TyposTable(Table[Card]):
    """The Typohs, the number cards, what was written, and the points of the rounds played."""

    round: int = 0
    rounds: int = 0
    starter: int = 0
    playing: tuple[int, ...] = ()
    """The seats that play this round: all, but for a decider."""
    phase: str = ""
    """"write", "auction" or "say", and "read" when a round is looked back on."""
    lists: list[dict[int, tuple[str, ...]]] = field(default_factory=list)
    """City, Country, Typoh: what each seat wrote in each round."""
    typohs: list[str] = field(default_factory=list)
    """The Typoh of each round."""
    risk_points: list[tuple[int, ...]] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    """Risk: the valid words of this round."""
    out: set[int] = field(default_factory=set)
    """Risk: who has folded in this round."""

    @property
    def pro(self) -> bool:
        """Whether two letters may change places."""
        return bool(self.setup.options["pro"])

    @property
    def typoh(self) -> str:
        """The Typoh of this round, in lower case."""
        return self.typohs[-1]

    @property
    def numbers(self) -> Pile[Card]:
        """Risk: the number cards in the middle, from the lowest."""
        return self.piles["numbers"]

    def held(self, seat: int) -> Pile[Card]:
        """Risk: the number cards that lie face up before a seat."""
        return self.piles[f"held {seat}"]

    def secured(self, seat: int) -> Pile[Card]:
        """Risk: the number cards that a seat has turned over."""
        return self.piles[f"secured {seat}"]

    def refusal(self, typoh: str, word: str) -> str:
        """Why `word` does not count for that Typoh, as a short phrase; "" when it does."""
        if change_between(typoh, word, self.pro) is None:
            return why_no_change(typoh, word)
        return self.judge.refusal(word)
