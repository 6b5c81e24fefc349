"""Sets of small numbers, each held in one big integer: bit `i` is set when `i` is in the set."""

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import chain, compress, count
from operator import or_
from typing import TypeVar

__all__ = ["pick", "reaching", "span"]

T = TypeVar("T")

_AS_FLAGS = bytes.maketrans(b"01", b"\0\1")
_SPARSE = 24
"""A set with fewer than one number in this many is searched faster than it is read through."""


def span(start: int, stop: int) -> int:
    """The set of the numbers from `start` up to, but without, `stop`."""
    return ((1 << stop - start) - 1) << start


def pick(items: Sequence[T], places: int) -> list[T]:
    """The items that stand at these places, in their order."""
    if places.bit_count() * _SPARSE < places.bit_length():
        return [items[place] for place in _members(places)]
    return list(compress(items, f"{places:b}".encode().translate(_AS_FLAGS)[::-1]))


def _members(numbers: int) -> list[int]:
    """The numbers of a set, ascending: whole chunks of it are empty and passed over at once."""
    data = numbers.to_bytes(-(-numbers.bit_length() // 64) * 8, "little")
    found = []
    for i in compress(count(), memoryview(data).cast("Q")):
        chunk = int.from_bytes(data[8 * i : 8 * i + 8], "little")
        while chunk:
            lowest = chunk & -chunk
            found.append(64 * i + lowest.bit_length() - 1)
            chunk ^= lowest
    return found


def reaching(columns: Iterable[Iterable[int]]) -> int:
    """The numbers whose weighted count of sets reaches the next power of two.

    `columns[w]` gives sets that count 2 ** w each; of `n` columns the numbers are returned whose
    sum is at least 2 ** n. All numbers are added at once, as a processor adds the bits of one:
    three sets of a weight make a sum of the same weight and a carry of the next.
    """
    carried: list[int] = []
    for column in columns:
        sets: list[int] = []
        carries: list[int] = []
        for numbers in chain(carried, column):
            sets.append(numbers)
            if len(sets) == 3:
                a, b, c = sets
                odd = a ^ b
                sets = [odd ^ c]
                carries.append(a & b | odd & c)
        if len(sets) == 2:
            carries.append(sets[0] & sets[1])
        carried = carries
    return reduce(or_, carried, 0)
