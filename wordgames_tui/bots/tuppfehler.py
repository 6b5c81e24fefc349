"""Tuppfehler's bots: what they find, how they bid, and when they fold."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log
from random import Random
from types import MappingProxyType

from wordgames_tui.engine.decisions import Decision
from wordgames_tui.engine.plain import Json
from wordgames_tui.games.tuppfehler.decisions import Bid, SayWord, WriteWords, findable

__all__ = ["LEVELS"]

UNHURRIED = 90
"""Seconds that a bot takes where there is no clock."""
EVERYDAY = 3
"""The tier of words that come to everybody's mind."""
RARER = 2
"""How much longer it takes to think of other words."""


Asks = WriteWords | Bid | SayWord
"""What is a question about the words for a Typoh."""


@dataclass(frozen=True)
class Bot:
    """A level: the words that it knows, how soon they come to it, and how it bids."""

    tier: int
    """The least common words that it knows."""
    pace: float
    """Seconds until it has thought of about two thirds of the everyday words."""
    step: float
    """Seconds from one word to the next, at the least."""
    nerve: float
    """The words that it wants to have found for each number up to the one that it takes."""

    def __call__(self, view: Mapping[str, Json], decision: Decision, random: Random) -> Json:
        """Answer that decision."""
        seat = view["seat"]
        assert isinstance(seat, int)
        if isinstance(decision, WriteWords):
            written: list[Json] = []
            written.extend(self.found(view, decision, decision.seconds))
            return written
        if isinstance(decision, SayWord):
            left = [w for w in self.found(view, decision, UNHURRIED) if w not in decision.said]
            return {"word": left[0]} if left else "fold"
        if isinstance(decision, Bid):
            return self.bid(view, decision)
        if seat != decision.seat:
            return None
        return decision.possible(seat)[0].id

    def bid(self, view: Mapping[str, Json], decision: Bid) -> str:
        """Take the lowest number, if enough words are known: as the numbers are played in turn,
        fewer words than that number are said before it is."""
        found = self.found(view, decision, UNHURRIED)
        return "take" if len(found) >= self.nerve * decision.number else "pass"

    def found(self, view: Mapping[str, Json], asked: Asks, seconds: int | None) -> list[str]:
        """The words that come to its mind in that time, in the order in which they do: the same
        ones whenever it is asked in a round."""
        words = asked.judge.candidates
        if words is None:
            return []
        time = seconds or UNHURRIED
        known, everyday = words.known(self.tier), words.known(EVERYDAY)
        mind = f"{view['names']} {view['seat']} {view['round']} {asked.typoh}"
        came = [
            (self.comes_at(mind, word, everyday=word in everyday), word)
            for word in findable(asked.judge, asked.typoh, asked.pro)
            if word in known
        ]
        found = [word for at, word in sorted(came) if at <= time]
        return found[: int(time / self.step)]

    def comes_at(self, mind: str, word: str, *, everyday: bool) -> float:
        """The seconds until it thinks of a word; of a rarer one it thinks later."""
        slow = 1 if everyday else RARER
        return -self.pace * slow * log(1 - Random(f"{mind} {word}").random())


LEVELS: Mapping[str, Bot] = MappingProxyType(
    {
        "easy": Bot(tier=3, pace=100, step=8, nerve=2.0),
        "medium": Bot(tier=5, pace=50, step=5, nerve=1.3),
        "hard": Bot(tier=8, pace=25, step=3, nerve=0.8),
    }
)
"""The levels, as the rules describe them."""
