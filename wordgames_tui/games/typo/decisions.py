"""The questions of Typo: which card, which word and where, do you doubt it, which row goes."""

from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from wordgames_tui.engine.decisions import Choose, Spell, Spelled, Way
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.judge import Judge
from wordgames_tui.engine.plain import Json
from wordgames_tui.games.typo.ends import End, ends_of

__all__ = ["ChooseCard", "ChooseRow", "Place", "Weigh"]


@dataclass(frozen=True, kw_only=True)
class ChooseCard(Choose):
    """Choose a card of your hand; nobody sees it before all are revealed."""

    hand: str
    """The letters of the hand, in lower case."""
    rows: tuple[str, ...]
    judge: Judge = field(repr=False, compare=False)


@dataclass(frozen=True, kw_only=True)
class ChooseRow(Choose):
    """Choose which of the longest rows is taken off the table; `letter` starts it anew."""

    letter: str
    rows: tuple[str, ...]
    judge: Judge = field(repr=False, compare=False)


@dataclass(frozen=True, kw_only=True)
class Weigh(Choose):
    """Say whether a word is one: doubt it, vote on it, or judge it."""

    word: str
    judge: Judge = field(repr=False, compare=False)

    def to_json(self) -> dict[str, Json]:
        return {**super().to_json(), "word": self.word}


@dataclass(frozen=True, kw_only=True)
class Place(Spell):
    """Lay the letter at an end of a row, and say a word that begins with what the row then reads.
    The key of a way names the end: "2 right"."""

    letter: str
    rows: tuple[str, ...]
    judge: Judge = field(repr=False, compare=False)

    SAMPLED: ClassVar[int] = 30
    """Among how many words of an end a sampled answer is drawn."""

    @property
    def ends(self) -> list[End]:
        """Every end where the letter could lie."""
        return ends_of(self.rows, self.letter)

    def end(self, key: str) -> End:
        """The end of that key."""
        return next(end for end in self.ends if end.key == key)

    def ways(self, word: str) -> list[Way]:
        """The ends at which `word` begins with the row, the longest row first."""
        fits = [end for end in self.ends if word.startswith(end.reads)]
        if not fits:
            raise Refused(self._misfit(word))
        fits.sort(key=lambda end: -len(end.reads))
        return [Way(end.key, f"row {end.row}, {end.side} end: {_split(end)}") for end in fits]

    def some_word(self, random: Random) -> Spelled:
        """A word of the dictionary where it has one; otherwise, and sometimes, what the row
        reads, whether that is a word or not."""
        end = random.choice(self.ends)
        known = self.judge.candidates
        words = known.with_prefix(end.reads, limit=self.SAMPLED) if known else []
        if not words or random.random() < 0.2:
            return Spelled(end.reads, end.key)
        return Spelled(random.choice(words), end.key)

    def to_json(self) -> dict[str, Json]:
        rows: list[Json] = list(self.rows)
        return {**super().to_json(), "letter": self.letter, "rows": rows}

    def _misfit(self, word: str) -> str:
        """Why `word` begins with no row that the letter could be part of."""
        letter = self.letter.upper()
        begun = [number for number, row in enumerate(self.rows, 1) if word.startswith(row)]
        if begun:
            number = max(begun, key=lambda number: len(self.rows[number - 1]))
            row = self.rows[number - 1].upper()
            return (
                f"{word.upper()} begins with row {number}, {row}; "
                f"the next letter must be your {letter}."
            )
        return (
            f"{word.upper()} begins with no row that has your {letter} at an end; rows are read "
            "from left to right."
        )


def _split(end: End) -> str:
    """What the row reads, with the new letter set off: "F + R", "STA + R"."""
    reads = end.reads.upper()
    if end.side == "left":
        return f"{reads[0]} + {reads[1:]}"
    return f"{reads[:-1]} + {reads[-1]}"
