"""Finding words: from tiles and wilds, by their start, or one change away."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from string import ascii_lowercase
from typing import Literal, TypedDict, Unpack

from wordgames_tui.words.bits import span
from wordgames_tui.words.volume import Volume

__all__ = ["Change", "Conditions", "Finder", "Neighbour"]

Change = Literal["remove", "add", "replace", "swap"]


class Conditions(TypedDict, total=False):
    """What else a word from tiles has to be. Its letters must come from the tiles all the same."""

    prefix: str
    """It starts so."""
    suffix: str
    """It ends so."""
    min_length: int
    max_length: int
    """0 is no limit."""
    contains: str
    """It has all these letters, in any order, repeated ones as often."""


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A word one change away from another, and the change that leads to it."""

    word: str
    change: Change


class Finder:
    """A vocabulary that can be searched. Letters are lower-case a-z throughout."""

    def __init__(
        self,
        parts: Iterable[tuple[Volume, int]],
        known: "Callable[[int], Finder] | None" = None,
    ) -> None:
        """The vocabulary consists of these words of these volumes, no word in two of them.

        `known` gives the part of it that is as common as a tier; without it all words are
        equally common.
        """
        self._parts: Sequence[tuple[Volume, int]] = [part for part in parts if part[1]]
        self._known = known

    @classmethod
    def of(cls, words: Iterable[str]) -> "Finder":
        """The vocabulary of these words, which consist of the letters a-z."""
        volume = Volume.of(words)
        return cls([(volume, span(0, len(volume)))])

    def known(self, max_tier: int) -> "Finder":
        """The words up to a tier without the vulgar ones: what a bot of that level knows."""
        return self._known(max_tier) if self._known else self

    def changed(self, added: Iterable[str], removed: Iterable[str]) -> "Finder":
        """This vocabulary with some words more and some less. The added ones are known to all."""
        more, less = frozenset(added), frozenset(removed)
        if not more and not less:
            return self
        parts = [(volume, chosen & ~volume.of_words(less)) for volume, chosen in self._parts]
        extra = Volume.of(word for word in more - less if word not in self)
        parts.append((extra, span(0, len(extra))))
        known = self._known and (lambda tier: self.known(tier).changed(more, less))
        return Finder(parts, known)

    # From tiles

    def find(
        self,
        tiles: str,
        wilds: int = 0,
        *,
        limit: int | None = None,
        **conditions: Unpack[Conditions],
    ) -> list[str]:
        """All words from these tiles, each used at most once, and wilds that stand for any letter.

        The longest come first, equally long ones in alphabetical order; at most `limit` of them.
        """
        chosen = self._choose(tiles, wilds, conditions)
        return _listed(chosen, range(len(tiles) + wilds, 0, -1), limit)

    def _choose(self, tiles: str, wilds: int, conditions: Conditions) -> list[tuple[Volume, int]]:
        prefix, suffix = conditions.get("prefix", ""), conditions.get("suffix", "")
        shortest = conditions.get("min_length", 0)
        longest = conditions.get("max_length", 0) or len(tiles) + wilds
        found = []
        for volume, allowed in self._parts:
            chosen = allowed & volume.starting(prefix, longest) if prefix else allowed
            if chosen:
                chosen &= volume.within_reach(tiles, wilds)
            if shortest or conditions.get("max_length"):
                chosen &= volume.of_length(shortest, longest)
            if suffix:
                chosen &= volume.ending(suffix)
            if conditions.get("contains"):
                chosen &= volume.containing(conditions["contains"])
            if chosen:
                found.append((volume, chosen))
        return found

    # By their start

    def has_prefix(self, prefix: str) -> bool:
        """Whether any word starts so, or is this word."""
        return any(
            allowed >> numbers.start & span(0, len(numbers))
            for volume, allowed in self._parts
            for length in volume.lengths[max(0, len(prefix) - 1) :]
            if (numbers := volume.run(prefix, length))
        )

    def with_prefix(self, prefix: str, *, limit: int | None = None) -> list[str]:
        """The words that start so, the shortest first, equally long ones in alphabetical order."""
        chosen = [(volume, volume.starting(prefix) & words) for volume, words in self._parts]
        return _listed(chosen, _lengths(chosen), limit)

    # One change away

    def neighbours(self, word: str, *, swap: bool = False) -> list[Neighbour]:
        """The words that differ from `word` by one removed, added or replaced letter.

        With `swap`, two letters changing places is one change too. Each word comes once, with
        the first change in that order; `word` itself, which need not be a word, never comes.
        """
        changes: list[tuple[Change, Iterable[str]]] = [
            ("remove", _removals(word)),
            ("add", _additions(word)),
            ("replace", _replacements(word)),
        ]
        if swap:
            changes.append(("swap", _swaps(word)))
        found: dict[str, Neighbour] = {}
        for change, results in changes:
            for result in sorted(set(results) - {word}):
                if result not in found and result in self:
                    found[result] = Neighbour(result, change)
        return list(found.values())

    # As a collection

    def __contains__(self, word: str) -> bool:
        return any(
            (number := volume.number(word)) is not None and allowed >> number & 1
            for volume, allowed in self._parts
        )

    def __iter__(self) -> Iterator[str]:
        """The shortest words first, equally long ones in alphabetical order."""
        return chain.from_iterable(_by_length(self._parts, _lengths(self._parts)))

    def __len__(self) -> int:
        return sum(allowed.bit_count() for _, allowed in self._parts)


def _lengths(chosen: Sequence[tuple[Volume, int]]) -> range:
    """All lengths of words, ascending."""
    return range(1, max((volume.lengths.stop for volume, _ in chosen), default=1))


def _by_length(chosen: Sequence[tuple[Volume, int]], lengths: Iterable[int]) -> Iterator[list[str]]:
    """The chosen words of each of these lengths, sorted."""
    for length in lengths:
        found = [volume.words(words, length) for volume, words in chosen]
        yield found[0] if len(found) == 1 else sorted(chain.from_iterable(found))


def _listed(chosen: Sequence[tuple[Volume, int]], lengths: range, limit: int | None) -> list[str]:
    """The first of the chosen words of these lengths, one length after the other, each sorted."""
    found: list[str] = []
    for words in _by_length(chosen, lengths if chosen else ()):
        found += words
        if limit is not None and len(found) >= limit:
            break
    return found[:limit]


def _removals(word: str) -> Iterator[str]:
    return (word[:i] + word[i + 1 :] for i in range(len(word)))


def _additions(word: str) -> Iterator[str]:
    return (
        word[:i] + letter + word[i:] for i in range(len(word) + 1) for letter in ascii_lowercase
    )


def _replacements(word: str) -> Iterator[str]:
    return (
        word[:i] + letter + word[i + 1 :] for i in range(len(word)) for letter in ascii_lowercase
    )


def _swaps(word: str) -> Iterator[str]:
    return (
        word[:i] + word[j] + word[i + 1 : j] + word[i] + word[j + 1 :]
        for i, j in combinations(range(len(word)), 2)
    )
