"""How likely it is to run out of cards in WordSpiel: chances between 0 and 1."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from wordgames_tui.bots.wordspiel.lore import ends
from wordgames_tui.words.finder import Finder

__all__ = ["FORESEEN", "finishing_card", "finishing_later"]

FORESEEN = 5
"""Cards of the largest rest that is thought through."""

_REACH = {1: 4, 2: 3, 3: 3, 4: 2, 5: 1}
"""For a rest of so many cards, how many last letters of the spiral are thought of."""


def finishing_card(finder: Finder, rest: str, spiral: str, unseen: Mapping[str, int]) -> float:
    """The chance that one card more lets all of `rest` be laid on that spiral in one word."""
    wanted: set[str] = set()
    for back in range(1, len(spiral) + 1):
        start = spiral[-back:]
        tiles = start + rest
        size = len(tiles) + 1
        for word in finder.find(tiles, 1, prefix=start, min_length=size, max_length=size):
            wanted.update(Counter(word) - Counter(tiles))
    return sum(unseen.get(letter, 0) for letter in wanted) / max(1, sum(unseen.values()))


@lru_cache(maxsize=20_000)
def finishing_later(finder: Finder, rest: str) -> float:
    """The chance that all of `rest`, letters in the order of the alphabet, can be laid in one word
    after somebody else has made one."""
    found: set[str] = set()
    chance = 0.0
    for back in range(1, _REACH.get(len(rest), 0) + 1):
        shares, size = ends(finder)[back - 1], back + len(rest)
        for word in finder.find(rest, back, min_length=size, max_length=size):
            start = word[:back]
            counted = any(start[skip:] in found for skip in range(back))
            if start in shares and not counted and sorted(word[back:]) == list(rest):
                found.add(start)
                chance += shares[start]
    return chance
