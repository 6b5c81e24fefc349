"""What can happen in Typo."""

from collections.abc import Sequence
from dataclasses import dataclass

from wordgames_tui.engine.events import Event
from wordgames_tui.engine.piles import Card
from wordgames_tui.words.text import counted, signed

__all__ = [
    "Dealt",
    "GaveUp",
    "HalfScored",
    "Laid",
    "Revealed",
    "RowReplaced",
    "RowsStarted",
    "Said",
    "Verdict",
    "Weighed",
]

ORDER = {1: "A", 2: "Z"}
"""The letter that is placed first in each half."""


@dataclass(frozen=True, kw_only=True)
class RowsStarted(Event):
    """Four cards started the rows, and somebody got the dictionary."""

    cards: tuple[Card, ...]
    dictionary: int

    def line(self, names: Sequence[str]) -> str:
        faces = ", ".join(card.face for card in self.cards)
        return f"{faces} start the rows; {names[self.dictionary]} has the dictionary."


@dataclass(frozen=True, kw_only=True)
class Dealt(Event):
    """The hands were dealt."""

    half: int
    cards: int

    def reveals(self, seat: int) -> str:
        return "a hand was dealt"

    def line(self, names: Sequence[str]) -> str:
        return f"{self.cards} cards each; {ORDER[self.half]} is placed first."


@dataclass(frozen=True, kw_only=True)
class Revealed(Event):
    """Everybody's card was revealed at once: seats and cards, in the order of placing."""

    round: int
    seats: tuple[int, ...]
    cards: tuple[Card, ...]

    def reveals(self, seat: int) -> str:
        return "the cards were revealed"

    def line(self, names: Sequence[str]) -> str:
        pairs = zip(self.cards, self.seats, strict=True)
        return "Revealed: " + ", ".join(f"{card.face} {names[seat]}" for card, seat in pairs) + "."


@dataclass(frozen=True, kw_only=True)
class Said(Event):
    """A word was announced for a card at an end of a row, which then reads so."""

    seat: int
    card: Card
    word: str
    row: int
    side: str
    reads: str

    def line(self, names: Sequence[str]) -> str:
        where = f"at the {self.side} of row {self.row}: {self.reads.upper()}"
        return f"{names[self.seat]} says {self.word.upper()}, {self.card.face} {where}."


@dataclass(frozen=True, kw_only=True)
class Weighed(Event):
    """A seat said whether it takes a word for one: doubted it or not, or voted on it."""

    seat: int
    word: str
    good: bool
    vote: bool

    def reveals(self, seat: int) -> str:
        return "" if seat == self.seat else "somebody spoke about the word"

    def line(self, names: Sequence[str]) -> str:
        name, word = names[self.seat], self.word.upper()
        if self.vote:
            return f"{name} says that {word} {'exists' if self.good else 'does not exist'}."
        return "" if self.good else f"{name} doubts {word}."


@dataclass(frozen=True, kw_only=True)
class Verdict(Event):
    """A word was looked up, voted on or judged."""

    seat: int
    word: str
    good: bool
    reason: str
    points: int
    """What its player gains or loses by it, the row apart."""

    def reveals(self, seat: int) -> str:
        return "the word was looked up"

    def line(self, names: Sequence[str]) -> str:
        word, name = self.word.upper(), names[self.seat]
        if self.good:
            gain = f": {name} gains {self.points} points" if self.points else ""
            return f"{word} exists{gain}."
        loss = f": {name} loses {-self.points} points" if self.points else ""
        return f"{word} does not exist ({self.reason}){loss}."


@dataclass(frozen=True, kw_only=True)
class Laid(Event):
    """An announced word stood, and the card was laid."""

    seat: int
    card: Card
    word: str
    row: int
    side: str

    def line(self, names: Sequence[str]) -> str:
        return ""


@dataclass(frozen=True, kw_only=True)
class GaveUp(Event):
    """A card could not be placed, or not in time."""

    seat: int
    card: Card
    in_time: bool

    def line(self, names: Sequence[str]) -> str:
        why = "cannot place" if self.in_time else "ran out of time to place"
        return f"{names[self.seat]} {why} {self.card.face}."


@dataclass(frozen=True, kw_only=True)
class RowReplaced(Event):
    """The longest row was taken off the table, and a card started it anew."""

    seat: int
    row: int
    cards: tuple[Card, ...]
    card: Card
    points: int
    """What its player loses by it, as a negative number."""
    kept: tuple[Card, ...]
    """What came into its player's hand."""

    def line(self, names: Sequence[str]) -> str:
        reads = "".join(card.face for card in self.cards)
        if self.kept:
            price = "takes " + ", ".join(card.face for card in self.kept)
        else:
            price = f"loses {counted(-self.points, 'point')}"
        what = f"{self.card.face} replaces row {self.row}, {reads}"
        return f"{what}: {names[self.seat]} {price}, and has the dictionary."


@dataclass(frozen=True, kw_only=True)
class HalfScored(Event):
    """A half is over; the totals so far."""

    half: int
    totals: tuple[int, ...]

    def line(self, names: Sequence[str]) -> str:
        points = ", ".join(f"{n} {signed(t)}" for n, t in zip(names, self.totals, strict=True))
        return f"End of the {'first' if self.half == 1 else 'second'} half: {points}."
