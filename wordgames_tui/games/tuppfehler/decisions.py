"""The questions of Tuppfehler: which words, and which word now?"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random

from wordgames_tui.engine.decisions import Choose, Spell, Spelled, Way, Write, to_json
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.judge import Judge
from wordgames_tui.engine.plain import Json
from wordgames_tui.games.tuppfehler.changes import change_between, why_no_change
from wordgames_tui.words.finder import Finder

__all__ = ["Bid", "SayWord", "WriteWords", "findable"]

MOST_WORDS = 200


def findable(judge: Judge, typoh: str, pro: bool) -> list[str]:
    """All words that count for a Typoh, as far as the dictionary can list them."""
    finder = judge.candidates
    if finder is None:
        return []
    return [word for word in _neighbours(finder, typoh, pro) if not judge.refusal(word)]


@lru_cache(maxsize=64)
def _neighbours(finder: Finder, typoh: str, pro: bool) -> tuple[str, ...]:
    """Everybody is asked about the same Typoh many times in a round."""
    return tuple(neighbour.word for neighbour in finder.neighbours(typoh, swap=pro))


@dataclass(frozen=True, kw_only=True)
class WriteWords(Write):
    """Write down the words that you find for a Typoh. Answer: the list."""

    typoh: str
    pro: bool
    judge: Judge = field(repr=False, compare=False)
    most: int = MOST_WORDS

    def sample(self, seat: int, random: Random) -> Json:
        words = findable(self.judge, self.typoh, self.pro)
        written: list[Json] = []
        written.extend(random.sample(words, random.randint(0, len(words))))
        written.extend(random.sample([self.typoh, "zzz", *words], random.randint(0, 1)))
        return written


@dataclass(frozen=True, kw_only=True)
class Bid(Choose):
    """Take the lowest number card or pass, knowing the Typoh."""

    number: int
    typoh: str
    pro: bool
    judge: Judge = field(repr=False, compare=False)


@dataclass(frozen=True, kw_only=True)
class SayWord(Spell):
    """Say a new valid word for the Typoh. The only way to make a word is its change.

    `checked` means that what does not count is refused and the clock runs on; without a clock it
    is taken, and costs a try.
    """

    typoh: str
    pro: bool
    said: tuple[str, ...]
    judge: Judge = field(repr=False, compare=False)
    checked: bool = True

    def ways(self, word: str) -> list[Way]:
        """Its change, whether a dictionary has the word or not: only saying it looks it up."""
        reason = self.remark(word)
        if reason and self.checked:
            raise Refused(f"{word.upper()} does not count: {reason}.")
        change = change_between(self.typoh, word, self.pro)
        return [Way(change.kind, change.sign) if change and not reason else Way("none", reason)]

    def refusal(self, word: str) -> str:
        """Why `word` does not count now, as a short phrase; "" when it does."""
        return self.remark(word) or self.judge.refusal(word)

    def remark(self, word: str) -> str:
        """What is wrong with the word whatever a dictionary says, as a short phrase, or ""."""
        if word in self.said:
            return "already said"
        if change_between(self.typoh, word, self.pro) is None:
            return why_no_change(self.typoh, word)
        return ""

    def left(self) -> Iterator[str]:
        """The words that could still be said."""
        return (w for w in findable(self.judge, self.typoh, self.pro) if w not in self.said)

    def _check_other(self, answer: Json) -> Spelled:
        spelled = super()._check_other(answer)
        if self.checked and (reason := self.judge.refusal(spelled.word)):
            raise Refused(f"{spelled.word.upper()} does not count: {reason}.")
        return spelled

    def legal(self, seat: int) -> tuple[Json, ...] | None:
        if not self.checked or self.judge.candidates is None:
            return None
        words = (to_json(Spelled(word, self.ways(word)[0].key)) for word in self.left())
        return (*(option.id for option in self.possible(seat)), *words)

    def some_word(self, random: Random) -> Spelled | None:
        words = list(self.left())
        if not self.checked and random.random() < 0.3:
            words = [self.typoh]
        if not words:
            return None
        word = random.choice(words)
        return Spelled(word, self.ways(word)[0].key)
