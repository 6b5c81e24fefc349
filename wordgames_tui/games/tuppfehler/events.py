"""What can happen in Tuppfehler."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from wordgames_tui.engine.events import Event
from wordgames_tui.words.text import counted, listed

__all__ = [
    "Decider",
    "Folded",
    "FoundShown",
    "NewTypoh",
    "NoWord",
    "Passed",
    "Read",
    "Revealed",
    "RoundScored",
    "Saw",
    "Secured",
    "Took",
    "Wrote",
]


@dataclass(frozen=True, kw_only=True)
class NewTypoh(Event):
    """A new Typoh lies there: for all to see, or under the hand of whoever starts the clock."""

    round: int
    typoh: str

    def reveals(self, seat: int) -> str:
        return "a Typoh was turned over" if self.typoh else ""

    def line(self, names: Sequence[str]) -> str:
        if not self.typoh:
            return f"Round {self.round}: the Typoh lies face down."
        return f"Round {self.round}: the Typoh is {self.typoh}."


@dataclass(frozen=True, kw_only=True)
class Saw(Event):
    """A seat sees the Typoh; if it has a clock, that runs."""

    seat: int
    typoh: str

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, typoh="")

    def reveals(self, seat: int) -> str:
        return "the Typoh was seen" if seat == self.seat else ""

    def line(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} sees the Typoh."


@dataclass(frozen=True, kw_only=True)
class Wrote(Event):
    """A seat has put its pen down, or its time is up; its list lies face down until all read."""

    seat: int
    words: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, words=None)

    def reveals(self, seat: int) -> str:
        return "a list lies face down" if seat == self.seat else ""

    def line(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]}'s list lies face down."


@dataclass(frozen=True, kw_only=True)
class Revealed(Event):
    """All have written: the Typoh lies there for everybody to see."""

    typoh: str

    def line(self, names: Sequence[str]) -> str:
        return f"The Typoh was {self.typoh}."


@dataclass(frozen=True, kw_only=True)
class Read(Event):
    """A seat read its words out; `good` are those that count."""

    seat: int
    words: tuple[str, ...]
    good: tuple[str, ...]
    points: int

    def reveals(self, seat: int) -> str:
        return "" if seat == self.seat else "a list was read"

    def line(self, names: Sequence[str]) -> str:
        good = ", ".join(word.upper() for word in self.good) or "nothing that counts"
        others = [word.upper() for word in self.words if word not in self.good]
        do = "does" if len(others) == 1 else "do"
        bad = f" {listed(others)} {do} not count." if others else ""
        return f"{names[self.seat]} reads {good}: {counted(self.points, 'point')}.{bad}"


@dataclass(frozen=True, kw_only=True)
class Decider(Event):
    """Some are level after the last round and play one round more."""

    seats: tuple[int, ...]

    def line(self, names: Sequence[str]) -> str:
        level = listed([names[seat] for seat in self.seats])
        return f"{level} are level and play a decider round."


@dataclass(frozen=True, kw_only=True)
class Took(Event):
    """Risk: a seat took the lowest number card."""

    seat: int
    number: int

    def line(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} took the {self.number}."


@dataclass(frozen=True, kw_only=True)
class Passed(Event):
    """Risk: a seat passed in the auction."""

    seat: int
    in_time: bool

    def line(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} {'' if self.in_time else 'hesitated too long and '}passed."


@dataclass(frozen=True, kw_only=True)
class Secured(Event):
    """Risk: a valid new word turned a number card over."""

    seat: int
    number: int
    word: str
    change: str

    def reveals(self, seat: int) -> str:
        return "" if seat == self.seat else "a word was said"

    def line(self, names: Sequence[str]) -> str:
        word = self.word.upper()
        return f"{names[self.seat]} said {word} ({self.change}): the {self.number} is safe."


@dataclass(frozen=True, kw_only=True)
class NoWord(Event):
    """Risk, without a clock: what was said does not count, and another word may be tried."""

    seat: int
    word: str
    reason: str

    def reveals(self, seat: int) -> str:
        return "the word was looked up" if seat == self.seat else "a word was said"

    def line(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} said {self.word.upper()}: {self.reason}."


@dataclass(frozen=True, kw_only=True)
class Folded(Event):
    """Risk: a seat is out of the round; its numbers that lie face up go back. `in_time` is false
    when no word came before the count was over, or none of the tries was one."""

    seat: int
    numbers: tuple[int, ...]
    in_time: bool

    def line(self, names: Sequence[str]) -> str:
        why = "folded" if self.in_time else "found no word"
        go = "goes" if len(self.numbers) == 1 else "go"
        back = listed([str(number) for number in self.numbers])
        return f"{names[self.seat]} {why}; {back} {go} back to the middle."


@dataclass(frozen=True, kw_only=True)
class FoundShown(Event):
    """A round is over: all words that were there to be found are shown."""

    def reveals(self, seat: int) -> str:
        return "the words of the round were shown"

    def line(self, names: Sequence[str]) -> str:
        return ""


@dataclass(frozen=True, kw_only=True)
class RoundScored(Event):
    """A round ended; the points that each seat has for it."""

    round: int
    points: tuple[int, ...]

    def line(self, names: Sequence[str]) -> str:
        points = ", ".join(f"{name} {p}" for name, p in zip(names, self.points, strict=True))
        return f"End of round {self.round}. {points}."
