"""The levels of WordSpiel's bots that take what they see: easy and medium."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from wordgames_tui.bots.wordspiel.lore import ease
from wordgames_tui.bots.wordspiel.question import Question
from wordgames_tui.engine.decisions import Decision
from wordgames_tui.engine.plain import Json
from wordgames_tui.games.wordspiel.decisions import Play, PlayWord
from wordgames_tui.games.wordspiel.moves import KEPT_CARDS

__all__ = ["Bot", "Easy", "Medium"]

DRIFT = KEPT_CARDS
"""After so many cards on the spiral without a word, cards go into the hands. It must not be more
than stay on the spiral when the deck runs out, or it might never come to that."""
DRAGGING = 40
"""A round drags on when so many words and single cards lie on the spiral."""
GATHERED = 10
"""So many cards make a word soon, even with a hard one among them."""


class Bot(ABC):
    """What the levels share: which question is which, and what is said of a doubtful word."""

    tier: ClassVar[int]
    """The least common words that it knows (see `Entry`)."""
    AWKWARD: ClassVar[float] = -1.0
    """A letter whose ease (see `lore`) is below is exchanged before the round."""

    def __call__(self, view: Mapping[str, Json], decision: Decision, random: Random) -> Json:
        """Answer that decision."""
        asked = Question.of(view, decision, random, self.tier)
        if isinstance(decision, PlayWord):
            return self.turn(asked) if "no-word" in asked.possible else self.turn_alone(asked)
        if "yes" in asked.possible:
            return "yes" if asked.word() in asked.words or not asked.words else "no"
        if "challenge" in asked.possible and self.doubts(asked):
            return "challenge"
        if "keep" in asked.possible:
            return self.exchange_dealt(asked) or "keep"
        if "start" in asked.possible:
            return self.exchange(asked) or "start"
        if "hand" in asked.possible:
            return self.place_card(asked)
        return random.choice(("left", "right")) if "left" in asked.possible else None

    def turn(self, asked: Question) -> Json:
        """A word, if it finds one that it wants to lay (Play F, H)."""
        play = self.choose(asked, _wanted(asked))
        return _spelled(play) if play else "no-word"

    def turn_alone(self, asked: Question) -> Json:
        """A word, an exchange or a card of the pile (Solitaire, Play 2 to 8)."""
        play = self.choose(asked, asked.plays())
        if play and len(play.added) == len(asked.position.hand):
            return _spelled(play)
        exchange = self.exchange(asked)
        if exchange:
            return exchange
        if play:
            return _spelled(play)
        return "draw" if "draw" in asked.possible else "give-up"

    def doubts(self, asked: Question) -> bool:
        """Whether it challenges the word in question, as one that it does not know; who has no
        words doubts none."""
        return bool(asked.known) and asked.word() not in asked.known

    @abstractmethod
    def choose(self, asked: Question, found: Sequence[Play]) -> Play | None:
        """The word of those found that it lays, or none."""

    def exchange_dealt(self, asked: Question) -> str:
        """The exchange that it makes before the round, or "" (Play C): of an awkward letter."""
        letter = hardest(asked)
        awkward = ease(asked.usual)[letter] < self.AWKWARD
        return asked.exchange(letter) if awkward and asked.can_exchange() else ""

    def exchange(self, asked: Question) -> str:
        """The exchange that it makes before its turn, or "" (Play C): when it has no word."""
        if not asked.can_exchange() or (asked.plays() and not asked.position.last_chance):
            return ""
        return asked.exchange(hardest(asked))

    def place_card(self, asked: Question) -> str:
        """Where the top card of the deck goes when there is no word (Play H). On the spiral it
        costs nothing; but where nobody finds a word any more, hands have to grow."""
        gathers = _drags_on(asked) and len(asked.position.hand) < GATHERED
        return "hand" if asked.position.drifting >= DRIFT or gathers else "spiral"


class Easy(Bot):
    """Notices a few short words, and lays the one of them that takes most cards."""

    tier = 3
    NOTICED = 5
    LONGEST = 7

    def choose(self, asked: Question, found: Sequence[Play]) -> Play | None:
        short = [play for play in found if len(play.word) <= self.LONGEST]
        noticed = asked.random.sample(short, min(self.NOTICED, len(short)))
        return max(noticed, key=lambda play: len(play.added), default=None)


class Medium(Bot):
    """Lays as many cards as it can, awkward ones first."""

    tier = 5

    def choose(self, asked: Question, found: Sequence[Play]) -> Play | None:
        known = ease(asked.usual)

        def cards(play: Play) -> tuple[int, float]:
            return len(play.added), -sum(known[letter] for letter in play.added)

        return max(found, key=cards, default=None)


def _drags_on(asked: Question) -> bool:
    """Whether everybody seems to be left with cards that no word ends with."""
    return asked.position.placements >= DRAGGING


def _wanted(asked: Question) -> Sequence[Play]:
    """The plays to choose from. In a round that drags on the hardest card has to go: it needs
    company, so the others are kept until it does."""
    found = asked.plays()
    if not found or not _drags_on(asked):
        return found
    hard = hardest(asked)
    return [play for play in found if hard in play.added]


def hardest(asked: Question) -> str:
    """The letter of the hand that finds a word least easily."""
    return min(asked.position.hand, key=lambda letter: ease(asked.usual)[letter])


def _spelled(play: Play) -> Json:
    return {"word": play.word, "way": str(play.back)}
