"""What can happen in WordSpiel."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from wordgames_tui.engine.events import Event
from wordgames_tui.engine.piles import Card
from wordgames_tui.words.text import counted

__all__ = [
    "Challenged",
    "ChoseStack",
    "Dealt",
    "Exchanged",
    "Flipped",
    "GaveUp",
    "Laid",
    "NothingToDraw",
    "PickedUp",
    "Replenished",
    "RoundScored",
    "TookFromPile",
    "Verdict",
    "Voted",
]


@dataclass(frozen=True, kw_only=True)
class Dealt(Event):
    """A round's hands were dealt."""

    round: int
    dealer: int

    def reveals(self, seat: int) -> str:
        return "a hand was dealt"

    def line(self, names: Sequence[str]) -> str:
        return f"Round {self.round}: {names[self.dealer]} dealt."


@dataclass(frozen=True, kw_only=True)
class ChoseStack(Event):
    """Solitaire: one of the two stacks became the hand."""

    stack: str

    def reveals(self, seat: int) -> str:
        return "the hand was seen"

    def line(self, names: Sequence[str]) -> str:
        return f"The {self.stack} stack is the hand, the other one the draw pile."


@dataclass(frozen=True, kw_only=True)
class Flipped(Event):
    """The top card of the deck was turned over to start the spiral."""

    card: Card

    def reveals(self, seat: int) -> str:
        return "a card was flipped"

    def line(self, names: Sequence[str]) -> str:
        return f"{self.card.face} starts the spiral."


@dataclass(frozen=True, kw_only=True)
class Exchanged(Event):
    """A card of a hand was exchanged for the top card of the deck."""

    seat: int
    gave: Card | None
    drew: Card | None
    left: int

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, gave=None, drew=None)

    def reveals(self, seat: int) -> str:
        return "a card was drawn" if seat == self.seat else ""

    def line(self, names: Sequence[str]) -> str:
        if self.gave and self.drew:
            return f"{names[self.seat]} exchanged {self.gave.face} for {self.drew.face}."
        return f"{names[self.seat]} exchanged a card."


@dataclass(frozen=True, kw_only=True)
class Laid(Event):
    """A word was made: the last `back` letters of the spiral, and cards of a hand."""

    seat: int
    word: str
    back: int
    cards: tuple[Card, ...]

    def reveals(self, seat: int) -> str:
        return "" if seat == self.seat else "cards of a hand were laid"

    def line(self, names: Sequence[str]) -> str:
        from_spiral = self.word[: self.back].upper()
        return f"{names[self.seat]} made {self.word.upper()} from {from_spiral}."


@dataclass(frozen=True, kw_only=True)
class PickedUp(Event):
    """No word, or no time: a card from the deck went to the hand or to the spiral."""

    seat: int
    to: str
    card: Card | None
    in_time: bool

    def seen_by(self, seat: int | None) -> Self:
        return self if self.to == "spiral" or seat == self.seat else replace(self, card=None)

    def reveals(self, seat: int) -> str:
        return "a card was drawn" if self.to == "spiral" or seat == self.seat else ""

    def line(self, names: Sequence[str]) -> str:
        why = "had no word" if self.in_time else "ran out of time"
        what = self.card.face if self.card else "a card"
        where = "onto the spiral" if self.to == "spiral" else "into the hand"
        return f"{names[self.seat]} {why}: {what} {where}."


@dataclass(frozen=True, kw_only=True)
class NothingToDraw(Event):
    """No word, and no card left to pick up."""

    seat: int

    def line(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} had no word, and there is no card to draw."


@dataclass(frozen=True, kw_only=True)
class Replenished(Event):
    """The deck had run out: all but the last words were shuffled into a new one."""

    cards: int

    def line(self, names: Sequence[str]) -> str:
        were = "was" if self.cards == 1 else "were"
        return f"The deck ran out; {counted(self.cards, 'card')} {were} shuffled into a new one."


@dataclass(frozen=True, kw_only=True)
class Challenged(Event):
    """A seat challenged a word."""

    seat: int
    word: str

    def line(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} challenged {self.word.upper()}."


@dataclass(frozen=True, kw_only=True)
class Voted(Event):
    """A seat said whether it takes a challenged word for one."""

    seat: int
    word: str
    good: bool

    def line(self, names: Sequence[str]) -> str:
        verdict = "a word" if self.good else "no word"
        return f"{names[self.seat]} says that {self.word.upper()} is {verdict}."


@dataclass(frozen=True, kw_only=True)
class Verdict(Event):
    """How a challenge ended. When the word fell, `drawn` penalty cards (one, unless there is none
    to draw) were picked up: `penalty`, which only the word's player sees."""

    seat: int
    word: str
    good: bool
    reason: str
    drawn: int = 0
    penalty: Card | None = None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, penalty=None)

    def reveals(self, seat: int) -> str:
        return "a penalty card was drawn" if self.drawn else ""

    def line(self, names: Sequence[str]) -> str:
        word = self.word.upper()
        if self.good:
            return f"{word} stands."
        card = f" and draws {self.penalty.face}" if self.penalty else " and draws a penalty card"
        took = f"{names[self.seat]} takes the cards back{card if self.drawn else ''}."
        return f"{word} falls ({self.reason}): {took}"


@dataclass(frozen=True, kw_only=True)
class RoundScored(Event):
    """A round ended; each card left in a hand counts one point."""

    round: int
    scores: tuple[int, ...]

    def line(self, names: Sequence[str]) -> str:
        points = ", ".join(f"{n}: {s}" for n, s in zip(names, self.scores, strict=True))
        return f"End of round {self.round}. {points}."


@dataclass(frozen=True, kw_only=True)
class TookFromPile(Event):
    """Solitaire: the top card of the draw pile came into the hand."""

    card: Card
    left: int

    def reveals(self, seat: int) -> str:
        return "a card was drawn"

    def line(self, names: Sequence[str]) -> str:
        left = f"{self.left} left" if self.left else "it was the last"
        return f"Drew {self.card.face} from the pile; {left}."


@dataclass(frozen=True, kw_only=True)
class GaveUp(Event):
    """Solitaire: the player gave up."""

    cards: int

    def line(self, names: Sequence[str]) -> str:
        return f"Given up with {counted(self.cards, 'card')} in hand."
