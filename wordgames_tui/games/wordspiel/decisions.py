"""The question of a turn in WordSpiel: which word?"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random

from wordgames_tui.engine.decisions import FEW, Choose, Spell, Spelled, Way, to_json
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.judge import Judge
from wordgames_tui.engine.piles import Card
from wordgames_tui.engine.plain import Json
from wordgames_tui.games.wordspiel.table import letters
from wordgames_tui.words.finder import Finder
from wordgames_tui.words.spelling import missing
from wordgames_tui.words.text import counted, listed

__all__ = ["Play", "PlayWord", "Weigh", "plays"]


@dataclass(frozen=True, slots=True)
class Play:
    """A word that can be made, and how many letters of it lie in the spiral."""

    word: str
    back: int

    @property
    def added(self) -> str:
        """The letters that come from the hand."""
        return self.word[self.back :]


def plays(finder: Finder, hand: str, spiral: str) -> Iterator[Play]:
    """All plays from that hand whose word is in `finder`, the shortest reach back first."""
    for back in range(1, len(spiral) + 1):
        start = spiral[-back:]
        for word in finder.find(hand + start, prefix=start, min_length=back + 1):
            yield Play(word, back)


@dataclass(frozen=True, kw_only=True)
class Weigh(Choose):
    """Choose one option where it matters what is a word, and whether `word` is one."""

    judge: Judge = field(repr=False, compare=False)
    word: str = ""


@dataclass(frozen=True, kw_only=True)
class PlayWord(Spell):
    """Make a word that starts with the last letters of the spiral and ends with cards of the
    hand (rulebook, Play E and G). The key of a way is how many letters back it goes."""

    hand: tuple[Card, ...]
    spiral: str
    judge: Judge = field(repr=False, compare=False)
    checked: bool = True
    """Whether the dictionary has its say now; otherwise a word is laid freely, but for one that
    the table has ruled out."""

    def ways(self, word: str) -> list[Way]:
        backs = self._backs(word)
        if self.checked or self.judge.is_agreed(word):
            reason = self.judge.refusal(word)
            if reason:
                raise Refused(f"{word.upper()} is not good here: {reason}.")
        return [Way(str(back), f"{word[:back].upper()} + {word[back:].upper()}") for back in backs]

    def plays(self, finder: Finder) -> Iterator[Play]:
        """All plays whose word is in `finder`, the shortest reach back first."""
        return plays(finder, letters(self.hand), self.spiral)

    def legal(self, seat: int) -> tuple[Json, ...] | None:
        if not self.checked or self.judge.candidates is None:
            return None
        good = (p for p in self.plays(self.judge.candidates) if not self.judge.refusal(p.word))
        words = [to_json(Spelled(play.word, str(play.back))) for play in islice(good, FEW + 1)]
        return (*(o.id for o in self.possible(seat)), *words) if len(words) <= FEW else None

    def some_word(self, random: Random) -> Spelled | None:
        if not self.hand:
            return None
        if not self.checked and random.random() < 0.3:
            laid = random.sample(self.hand, random.randint(1, min(3, len(self.hand))))
            bluff = self.spiral[-1] + letters(laid)
            if not self.judge.is_agreed(bluff):
                return Spelled(bluff, "1")
        finder = self.judge.candidates
        plays = [p for p in self.plays(finder) if not self.judge.refusal(p.word)] if finder else []
        if not plays:
            return None
        play = random.choice(plays)
        return Spelled(play.word, str(play.back))

    def _backs(self, word: str) -> list[int]:
        """How far back `word` can start, the most cards of the hand first. Raises `Refused`."""
        if len(word) < 2:
            raise Refused("A word has 2 letters or more.")
        starts = [back for back in range(1, len(word) + 1) if self.spiral.endswith(word[:back])]
        if not starts:
            last = self.spiral[-1].upper()
            further = ", or go back as far as you like" if len(self.spiral) > 1 else ""
            raise Refused(
                f"{word.upper()} does not start with the end of the spiral: the last letter is "
                f"{last}; type the whole word, from {last} on{further}."
            )
        hand = letters(self.hand)
        backs = [back for back in starts if not missing(word[back:], hand) and back < len(word)]
        if not backs:
            needed = word[starts[-1] :]
            if not needed:
                raise Refused(f"{word.upper()} lies there already; add one card or more.")
            raise Refused(self._too_little(word, needed))
        return backs

    def _too_little(self, word: str, needed: str) -> str:
        """Which cards the word needs, and which of them the hand lacks."""
        hand = letters(self.hand)
        lacked = missing(needed, hand)
        if len(needed) > len(self.hand):
            cards = counted(len(needed), "card")
            return f"{word.upper()} needs {cards} of your hand, which has {len(self.hand)}."
        if not set(needed) & set(hand):
            return f"{word.upper()} needs {listed(needed.upper())}, which your hand lacks."
        others = [
            f"another {letter.upper()}" if letter in hand else letter.upper() for letter in lacked
        ]
        return (
            f"{word.upper()} needs {listed(needed.upper())} from your hand, which lacks "
            f"{listed(others)}."
        )
