"""The one source of chance in a match."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeVar

from wordgames_tui.engine.piles import Card

__all__ = ["Chance", "named"]

C = TypeVar("C", bound=Card)


class Chance:
    """Shuffles from one seed, and puts on top what a set-up's `order` names.

    Only `Random.random()` is used: the one stream that Python promises to keep from version to
    version, so the same set-up and answers give the same match everywhere.
    """

    def __init__(self, seed: int, order: Mapping[str, Sequence[str]]) -> None:
        self._random = Random(seed)
        self._order = order
        self._shuffles: dict[str, int] = {}

    def below(self, count: int) -> int:
        """A number from 0 to `count` - 1."""
        return int(self._random.random() * count)

    def shuffle(self, pile: str, cards: Sequence[C]) -> list[C]:
        """`cards` in a new order, from the top.

        The first shuffle of a pile follows the set-up's `order[pile]`, its second
        `order[pile + " 2"]` and so on: the components named there lie on top in that order. What
        is not among the cards, which may depend on the play, is passed over.
        """
        number = self._shuffles[pile] = self._shuffles.get(pile, 0) + 1
        wanted = self._order.get(pile if number == 1 else f"{pile} {number}", ())
        rest = list(cards)
        top: list[C] = []
        for name in wanted:
            card = named(name, rest)
            if card is not None:
                rest.remove(card)
                top.append(card)
        for i in range(len(rest) - 1, 0, -1):
            j = self.below(i + 1)
            rest[i], rest[j] = rest[j], rest[i]
        return top + rest


def named(name: str, cards: Sequence[C]) -> C | None:
    """The card of that id, or else the first that shows that face."""
    wanted = name.casefold()
    by_id = (card for card in cards if card.id.casefold() == wanted)
    by_face = (card for card in cards if card.face.casefold() == wanted)
    return next(by_id, None) or next(by_face, None)
