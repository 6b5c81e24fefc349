"""Spelling: which tiles make a word, and in which ways."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

__all__ = ["MOST_WAYS", "Placed", "Tile", "lacking", "missing", "spellings"]

MOST_WAYS = 60


@dataclass(frozen=True, slots=True)
class Tile:
    """A key or card to spell with. Letters are lower-case a-z.

    `readings` are what it can stand for: a letter, or several that stand side by side in that
    order; a wild can be any one letter beside them. Tiles that are equal but for their `id` are
    interchangeable, so only the first of them is tried; `sort` holds them apart where they are
    not.
    """

    id: str
    readings: tuple[str, ...]
    wild: bool = False
    sort: str = ""


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile in a word: what it stands for, and whether only as a wild."""

    tile: Tile
    letters: str
    wild: bool


Worth = Callable[[Placed], float]


def spellings(
    word: str, tiles: Sequence[Tile], worth: Worth | None = None, limit: int = MOST_WAYS
) -> list[tuple[Placed, ...]]:
    """The ways to make `word` from these tiles, each used once at most: the `limit` best.

    The best way is the one whose tiles are worth most together. It matters which mere wilds a way
    uses, not which of them stands where: they are taken in one order. No way is an empty list.
    """
    search = _Search(word, tiles, worth or _equally)
    return search.ways(limit)


def lacking(word: str, tiles: Sequence[Tile]) -> str:
    """The letters of `word` for which there is no tile, wilds apart, in the order of the word.

    Letters count whether or not the tiles that have them can stand where they are needed, so a
    word that lacks nothing may still be impossible.
    """
    return missing(word, "".join(reading for tile in tiles for reading in tile.readings))


def missing(word: str, letters: str) -> str:
    """The letters of `word` that are not among these, in the order of the word."""
    there = Counter(letters)
    lacked = []
    for letter in word:
        if there[letter]:
            there[letter] -= 1
        else:
            lacked.append(letter)
    return "".join(lacked)


def _equally(placed: Placed) -> float:
    return 0.0


@dataclass(frozen=True, slots=True)
class _Step:
    """A tile that fits at some place of the word, as a bit of the set of tiles."""

    bit: int
    spent: int
    """Its own bit, and those of the tiles that may not come after it."""
    alike: int
    """The interchangeable tiles that have to be used up before it."""
    end: int
    worth: float
    placed: Placed


class _Start(NamedTuple):
    """The start of a way, as it is taken up again: what will be worth most first, then what is
    nearest to the end, so that of many equal ways the first are found at once."""

    worth: float
    left: int
    order: int
    at: int
    used: int
    so_far: float
    way: tuple[Placed, ...]


class _Search:
    """A search through the pairs of (place in the word, set of tiles used).

    What the rest of the word is worth at best is worked out once for each pair, exactly; the ways
    then come out best first without a step in vain.
    """

    def __init__(self, word: str, tiles: Sequence[Tile], worth: Worth) -> None:
        self._word = word
        ordered = sorted(tiles, key=_order)
        self._steps = [self._fitting(at, ordered, worth) for at in range(len(word))]
        self._best: dict[tuple[int, int], float | None] = {}

    def ways(self, limit: int) -> list[tuple[Placed, ...]]:
        """The best ways, best first."""
        found: list[tuple[Placed, ...]] = []
        whole = self._rest(0, 0)
        if whole is None:
            return found
        order = count()
        heap = [_Start(-whole, 0, next(order), 0, 0, 0.0, ())]
        while heap and len(found) < limit:
            _, _, _, at, used, worth, way = heappop(heap)
            if at == len(self._word):
                found.append(way)
                continue
            for step in self._steps[at]:
                if used & step.bit or used & step.alike != step.alike:
                    continue
                rest = self._rest(step.end, used | step.spent)
                if rest is not None:
                    so_far = worth + step.worth
                    ahead = (-(so_far + rest), -step.end, next(order))
                    longer = (*way, step.placed)
                    heappush(heap, _Start(*ahead, step.end, used | step.spent, so_far, longer))
        return found

    def _rest(self, at: int, used: int) -> float | None:
        """What the word from there on is worth at best, or `None` where it cannot be made."""
        if at == len(self._word):
            return 0.0
        key = (at, used)
        if key in self._best:
            return self._best[key]
        best: float | None = None
        for step in self._steps[at]:
            if used & step.bit or used & step.alike != step.alike:
                continue
            rest = self._rest(step.end, used | step.spent)
            if rest is not None and (best is None or step.worth + rest > best):
                best = step.worth + rest
        self._best[key] = best
        return best

    def _fitting(self, at: int, tiles: Sequence[Tile], worth: Worth) -> list[_Step]:
        steps = []
        alike = wilds = 0
        for number, tile in enumerate(tiles):
            bit = 1 << number
            alike = alike | bit >> 1 if number and _same(tiles[number - 1], tile) else 0
            wilds |= 0 if tile.readings else bit
            readings = [r for r in tile.readings if self._word.startswith(r, at)]
            placings = [Placed(tile, reading, wild=False) for reading in readings]
            if tile.wild and self._word[at] not in readings:
                placings.append(Placed(tile, self._word[at], wild=True))
            for placed in placings:
                end = at + len(placed.letters)
                spent = bit if tile.readings else wilds
                steps.append(_Step(bit, spent, alike, end, worth(placed), placed))
        return steps


def _order(tile: Tile) -> tuple[bool, tuple[str, ...], bool, str]:
    """Interchangeable tiles side by side, mere wilds last."""
    return (not tile.readings, tile.readings, tile.wild, tile.sort)


def _same(one: Tile, other: Tile) -> bool:
    return _order(one) == _order(other)
