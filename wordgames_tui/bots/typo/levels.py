"""The three levels of Typo's bots."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from wordgames_tui.bots.typo.chances import (
    Rows,
    ease,
    fits,
    longest,
    open_ends,
    play_out,
    replaced,
    with_end,
)
from wordgames_tui.bots.typo.position import Position
from wordgames_tui.engine.decisions import Decision
from wordgames_tui.engine.plain import Json
from wordgames_tui.games.typo.decisions import ChooseCard, ChooseRow, Place, Weigh
from wordgames_tui.words.finder import Finder

__all__ = ["LEVELS", "Hard", "Moment"]

NO_WORDS = Finder(())
COMMON = (2, 3, 5, 9)
"""Tiers of words: what a bot says is the most common word that it finds."""
SAID = 8
"""Among how many words of a tier, the shortest first, it takes one by chance."""


@dataclass(frozen=True)
class Moment:
    """What a bot is asked about, and all that it may think of."""

    finder: Finder
    """The words that it knows."""
    position: Position
    random: Random


class Bot(ABC):
    """Places a card if it knows a word, and says the most common one; what words it knows, which
    card it chooses and where it lays it is its level's."""

    tier: ClassVar[int]
    """It knows the words up to this tier, but no vulgar ones."""

    def __call__(self, view: Mapping[str, Json], decision: Decision, random: Random) -> Json:
        assert isinstance(decision, ChooseCard | ChooseRow | Place | Weigh)
        finder = (decision.judge.candidates or NO_WORDS).known(self.tier)
        if isinstance(decision, Weigh):
            return self._weigh(decision, finder)
        moment = Moment(finder, Position.of(view), random)
        if isinstance(decision, ChooseCard):
            face = self.choose(moment).upper()
            return next(o.id for o in decision.options if o.id.rstrip("0123456789") == face)
        if isinstance(decision, ChooseRow):
            numbers = [int(option.id.removeprefix("row ")) for option in decision.options]
            boards = [replaced(decision.rows, number, decision.letter) for number in numbers]
            return f"row {numbers[self.best(moment, boards)]}"
        ends = open_ends(finder, decision.rows, decision.letter)
        if not ends:
            return "give-up"
        end = ends[self.best(moment, [with_end(decision.rows, end) for end in ends])]
        return {"word": self._word(finder, end.reads, random), "way": end.key}

    @abstractmethod
    def choose(self, moment: Moment) -> str:
        """The letter of the hand to play."""

    @abstractmethod
    def best(self, moment: Moment, boards: Sequence[Rows]) -> int:
        """Which of the ways in which the rows could lie it wants, by its place."""

    def _weigh(self, decision: Weigh, finder: Finder) -> Json:
        """It doubts what it does not know; a judge or a voter looks at all words that are listed in
        the language that is played. Where none are, it believes everything."""
        good, bad = [option.id for option in decision.options]
        listed = decision.judge.candidates
        if listed is None:
            return good
        return good if decision.word in (finder if bad == "doubt" else listed) else bad

    def _word(self, finder: Finder, start: str, random: Random) -> str:
        """A common word that begins so."""
        found: list[str] = []
        for tier in COMMON:
            if not found:
                found = finder.known(min(tier, self.tier)).with_prefix(start, limit=SAID)
        return random.choice(found)


class Easy(Bot):
    """Plays any card that fits now, at any end that takes it."""

    tier = 3

    def choose(self, moment: Moment) -> str:
        position = moment.position
        fitting = [x for x in position.hand if fits(moment.finder, position.rows, x)]
        return moment.random.choice(fitting or position.hand)

    def best(self, moment: Moment, boards: Sequence[Rows]) -> int:
        return moment.random.randrange(len(boards))


class Medium(Bot):
    """Of the cards that fit now it plays the one that seldom does, and lays it where most cards of
    its hand fit afterwards."""

    tier = 5

    def choose(self, moment: Moment) -> str:
        position = moment.position
        fitting = [x for x in position.hand if fits(moment.finder, position.rows, x)]
        return min(fitting or position.hand, key=lambda letter: ease(moment.finder)[letter])

    def best(self, moment: Moment, boards: Sequence[Rows]) -> int:
        return max(range(len(boards)), key=lambda at: self.value(moment, boards[at]))

    def value(self, moment: Moment, rows: Rows) -> float:
        """What rows that lie so are worth to it."""
        return sum(min(2, fits(moment.finder, rows, x)) for x in moment.position.hand)


class Hard(Medium):
    """Thinks of the cards that may come before its own, and lays it where the cards that come
    after it, which all can see, find no place."""

    tier = 9

    TRIED: ClassVar[int] = 12
    """How often it imagines the others' cards for each of its own."""
    KEEPING: ClassVar[float] = 3.0
    """Cards that it would lose rather than play the letter that fits everywhere."""
    SECOND: ClassVar[float] = 0.5
    """How much less another row counts that takes a letter."""
    OWN: ClassVar[float] = 2.0
    """Cards that the others lose, for which it would have its own hand fit nowhere."""

    def choose(self, moment: Moment) -> str:
        letters = sorted(set(moment.position.hand))
        if len(letters) == 1:
            return letters[0]
        rounds = [moment.random.random() for _ in range(self.TRIED)]
        return min(letters, key=lambda letter: self._price(moment, letter, rounds))

    def value(self, moment: Moment, rows: Rows) -> float:
        finder, position = moment.finder, moment.position
        own = sum(1 - self.SECOND ** fits(finder, rows, x) for x in position.hand)
        worth = self.OWN * own / max(1, len(position.hand))
        costs = [play_out(finder, rows, position.after, Random(seed))[1] for seed in range(4)]
        return worth + sum(costs) / len(costs) / position.others

    def _price(self, moment: Moment, letter: str, rounds: Sequence[float]) -> float:
        """What it expects to lose by playing that letter now."""
        finder, position = moment.finder, moment.position
        lost = 0
        for seed in rounds:
            random = Random(seed)
            others = [random.choice(position.unseen) for _ in range(position.others)]
            before = [x for x in others if (x > letter if position.backwards else x < letter)]
            before.sort(reverse=position.backwards)
            rows, _ = play_out(finder, position.rows, before, random)
            if not fits(finder, rows, letter):
                lost += longest(rows)
        return lost / len(rounds) + self.KEEPING * ease(finder)[letter]


LEVELS = {"easy": Easy(), "medium": Medium(), "hard": Hard()}
