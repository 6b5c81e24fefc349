"""The level of WordSpiel's bots that looks ahead: hard."""

from collections import Counter

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
    doubt = 1.0
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

    def choose(self, asked: Question) -> Play | None:
        found = asked.plays()
        hand = asked.position.hand
        last = next((play for play in found if len(play.added) == len(hand)), None)
        if last or not found:
            return last
        rests = {play: _without(hand, play.added) for play in found}
        promising = sorted(found, key=lambda play: -self._first_sight(asked, rests[play]))
        return max(
            promising[: self.WEIGHED], key=lambda play: self._worth(asked, play, rests[play])
        )

    def exchange(self, asked: Question) -> str:
        hand = asked.position.hand
        found = asked.plays()
        if any(len(play.added) == len(hand) for play in found):
            return ""
        if len(hand) <= FORESEEN:
            position = asked.position
            chance, letter = max(
                (
                    finishing_card(
                        asked.known, _without(hand, x), position.spiral, position.unseen
                    ),
                    x,
                )
                for x in set(hand)
            )
            if chance > self.WORTH:
                return asked.exchange(letter)
        return super().exchange(asked)

    def place_card(self, asked: Question) -> str:
        """Into the hand, if that makes it likelier that the cards can all be laid next time."""
        position = asked.position
        if len(position.hand) >= FORESEEN:
            return super().place_card(asked)
        chance = sum(
            times * finishing_later(asked.known, _without(position.hand + letter))
            for letter, times in position.unseen.items()
        ) / max(1, position.unseen.total())
        better = chance - finishing_later(asked.known, _without(position.hand))
        return "hand" if better > self.HELPED else super().place_card(asked)

    def doubts(self, asked: Question) -> bool:
        return bool(asked.words) and asked.word() not in asked.words

    def _first_sight(self, asked: Question, rest: str) -> float:
        return self.EASE * sum(ease(asked.known)[letter] for letter in rest) - len(rest)

    def _worth(self, asked: Question, play: Play, rest: str) -> float:
        """How good it is to lay that word and to be left with `rest`, in points."""
        position = asked.position
        worth = self.EASE * sum(ease(asked.known)[letter] for letter in rest)
        if not position.others:
            if len(rest) <= FORESEEN:
                spiral = position.spiral + play.added
                worth += self.ALONE * finishing_card(asked.known, rest, spiral, position.unseen)
            return worth - len(rest)
        chance = finishing_later(asked.known, rest) if len(rest) <= FORESEEN else 0.0
        worth += chance * self.GAIN * sum(position.others) / len(position.others)
        worth -= (1 - chance) * self.LEFT * len(rest)
        return worth - self.OPENNESS * openness(asked.known)[play.word[-1]]


def _without(hand: str, laid: str = "") -> str:
    """What is left of a hand, in the order of the alphabet."""
    return "".join(sorted((Counter(hand) - Counter(laid)).elements()))
