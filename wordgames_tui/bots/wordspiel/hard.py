"""The level of WordSpiel's bots that looks ahead: hard."""

from collections import Counter
from collections.abc import Sequence

from wordgames_tui.bots.wordspiel.chances import FORESEEN, finishing_card, finishing_later
from wordgames_tui.bots.wordspiel.levels import Medium
from wordgames_tui.bots.wordspiel.lore import ease, openness
from wordgames_tui.bots.wordspiel.question import Question
from wordgames_tui.games.wordspiel.decisions import Play

__all__ = ["Hard"]


class Hard(Medium):
    """Looks for the word that leaves it cards which can all be laid next time, and the next player
    a letter that few words start with; exchanges to run out of cards.

    The numbers were found by letting bots play against each other that differ in one of them.
    """

    tier = 9
    AWKWARD = -0.6
    WEIGHED = 12
    """How many plays are looked at closely, those that promise most at first sight."""
    EASE = 0.15
    """Points for a letter that is left, times its ease."""
    OPENNESS = 0.7
    """Points for the letter that the next player starts with, times its openness."""
    GAIN = 0.5
    """How many of the cards that the others hold now still count when this hand is empty next."""
    LEFT = 0.6
    """How many of the cards that are left count when they cannot all be laid next time."""
    ALONE = 5.0
    """Solitaire: points for running out of cards next."""
    WORTH = 0.1
    """The least chance to run out of cards for which a card is exchanged."""
    HELPED = 0.05
    """How much a card that is picked up has to add to that chance."""

    def choose(self, asked: Question, found: Sequence[Play]) -> Play | None:
        hand = asked.position.hand
        rests = {play: _without(hand, play.added) for play in found}
        last = next((play for play in found if not rests[play]), None)
        if last or not found:
            return last

        def at_first_sight(play: Play) -> float:
            return self._comfort(asked, rests[play]) - len(rests[play])

        promising = sorted(found, key=at_first_sight, reverse=True)[: self.WEIGHED]
        return max(promising, key=lambda play: self._worth(asked, play, rests[play]))

    def exchange(self, asked: Question) -> str:
        position, hand = asked.position, asked.position.hand
        if not asked.can_exchange() or any(len(play.added) == len(hand) for play in asked.plays()):
            return ""
        if len(hand) <= FORESEEN:
            chances = {
                letter: finishing_card(
                    asked.known, _without(hand, letter), position.spiral, position.unseen
                )
                for letter in hand
            }
            letter = max(chances, key=chances.__getitem__)
            if chances[letter] > self.WORTH:
                return asked.exchange(letter)
        return super().exchange(asked)

    def place_card(self, asked: Question) -> str:
        """Into the hand, if that makes it likelier that the cards can all be laid next time."""
        position = asked.position
        if len(position.hand) >= FORESEEN:
            return super().place_card(asked)
        chance = sum(
            times * finishing_later(asked.usual, _without(position.hand + letter))
            for letter, times in position.unseen.items()
        ) / max(1, position.unseen.total())
        better = chance - finishing_later(asked.usual, _without(position.hand))
        return "hand" if better > self.HELPED else super().place_card(asked)

    def doubts(self, asked: Question) -> bool:
        return bool(asked.words) and asked.word() not in asked.words

    def _comfort(self, asked: Question, rest: str) -> float:
        """How easily those letters find words, in points."""
        return self.EASE * sum(ease(asked.usual)[letter] for letter in rest)

    def _worth(self, asked: Question, play: Play, rest: str) -> float:
        """How good it is to lay that word and to be left with `rest`, in points."""
        position, comfort = asked.position, self._comfort(asked, rest)
        foreseen = len(rest) <= FORESEEN
        if not position.others:
            spiral = position.spiral + play.added
            chance = finishing_card(asked.known, rest, spiral, position.unseen) if foreseen else 0.0
            return self.ALONE * chance - len(rest) + comfort
        chance = finishing_later(asked.usual, rest) if foreseen else 0.0
        gained = self.GAIN * sum(position.others) / len(position.others)
        lost = self.LEFT * len(rest)
        start = self.OPENNESS * openness(asked.usual)[play.word[-1]]
        return chance * gained - (1 - chance) * lost + comfort - start


def _without(hand: str, laid: str = "") -> str:
    """What is left of a hand, in the order of the alphabet."""
    return "".join(sorted((Counter(hand) - Counter(laid)).elements()))
