"""What a bot of WordSpiel is asked, with all that it may think about."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from wordgames_tui.bots.wordspiel.position import Position
from wordgames_tui.engine.decisions import Decision
from wordgames_tui.engine.plain import Json
from wordgames_tui.games.wordspiel.decisions import Play, PlayWord, Weigh, plays
from wordgames_tui.words.dictionary import candidates
from wordgames_tui.words.finder import Finder

__all__ = ["Question"]

NO_WORDS = Finder(())


@dataclass(frozen=True)
class Question:
    """A decision, the table as the seat sees it, what the bot knows, and its chance."""

    decision: Decision
    position: Position
    possible: frozenset[str]
    """The ids of the options that can be chosen now."""
    words: Finder
    """All words of the dictionary, as far as they can be listed."""
    known: Finder
    """Those of them that the bot knows."""
    usual: Finder
    """What it knew before this table agreed on words: what it knows of letters comes from there,
    and is worked out once for all matches."""
    random: Random

    @classmethod
    def of(
        cls, view: Mapping[str, Json], decision: Decision, random: Random, tier: int
    ) -> "Question":
        """What is asked of the seat whose view it is; it knows no word less common than `tier`."""
        seat = view["seat"]
        assert isinstance(seat, int)
        judge = decision.judge if isinstance(decision, PlayWord | Weigh) else None
        words = (judge.candidates if judge else None) or NO_WORDS
        listed = (candidates(judge.dictionary) if judge else None) or NO_WORDS
        return cls(
            decision=decision,
            position=Position.of(view),
            possible=frozenset(option.id for option in decision.possible(seat)),
            words=words,
            known=_known(words, tier),
            usual=_known(listed, tier),
            random=random,
        )

    def plays(self) -> Sequence[Play]:
        """The plays with words that the bot knows, and that would not be refused at once."""
        found = _plays(self.known, self.position.hand, self.position.spiral)
        asked = self.decision
        if not isinstance(asked, PlayWord) or not asked.checked or asked.judge.finder is not None:
            return found
        return [play for play in found if not asked.judge.refusal(play.word)]

    def word(self) -> str:
        """The word that is in question, "" where none is."""
        return self.decision.word if isinstance(self.decision, Weigh) else ""

    def can_exchange(self) -> bool:
        """Whether cards of the hand may be exchanged now."""
        return any(option.startswith("exchange:") for option in self.possible)

    def exchange(self, letter: str) -> str:
        """The answer that exchanges a card of the hand that shows `letter`."""
        return f"exchange:{self.position.cards[letter]}"


@lru_cache(maxsize=32)
def _known(words: Finder, tier: int) -> Finder:
    return words.known(tier)


@lru_cache(maxsize=32)
def _plays(known: Finder, hand: str, spiral: str) -> Sequence[Play]:
    """Asked twice in most turns: before the clock is started, and after."""
    return tuple(plays(known, hand, spiral))
