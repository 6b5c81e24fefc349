"""What a vocabulary teaches about letters. It is learned once for each vocabulary."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from math import log

from wordgames_tui.bots.wordspiel.position import deck
from wordgames_tui.words.finder import Finder

__all__ = ["ease", "ends", "openness"]

LONGEST = 8
"""Letters of the longest words that are looked at: longer ones are hardly ever made."""
LONGEST_END = 4


@lru_cache(maxsize=8)
def ease(finder: Finder) -> Mapping[str, float]:
    """How easily a card of each letter finds a word: the logarithm of how many there are in words
    for each that there is in the deck, above 0 where words want more of it."""
    counts = Counter("".join(_words(finder)))
    return {letter: _evidence(counts, letter) - _evidence(deck(), letter) for letter in deck()}


@lru_cache(maxsize=8)
def openness(finder: Finder) -> Mapping[str, float]:
    """How many words start with each letter: the logarithm of their share."""
    counts = Counter(word[0] for word in _words(finder))
    return {letter: _evidence(counts, letter) for letter in deck()}


@lru_cache(maxsize=8)
def ends(finder: Finder) -> Sequence[Mapping[str, float]]:
    """How words end: the share of each last letter, of each last two letters, of three, four."""
    words = list(_words(finder))
    counts = (Counter(word[-length:] for word in words) for length in range(1, LONGEST_END + 1))
    return [{end: times / len(words) for end, times in ends.items()} for ends in counts]


def _words(finder: Finder) -> Iterator[str]:
    return takewhile(lambda word: len(word) <= LONGEST, finder)


def _evidence(counts: Counter[str], letter: str) -> float:
    """The logarithm of a letter's share, as if each had been met once more than it was."""
    return log((counts[letter] + 1) / (counts.total() + len(deck())))
