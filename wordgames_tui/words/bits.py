"""Sets of small numbers, each held in one big integer: bit `i` is set when `i` is in the set."""

from collections.abc import Iterable
from itertools import compress, count

_BITS_OF_BYTE = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))


def span(start: int, stop: int) -> int:
    """The set of the numbers from `start` up to, but without, `stop`."""
    return (1 << stop) - (1 << start)


def members(numbers: int) -> list[int]:
    """The numbers of the set, ascending."""
    size = -(-numbers.bit_length() // 64) * 8
    data = numbers.to_bytes(size, "little")
    if numbers.bit_count() > size:
        return [8 * i + bit for i, byte in enumerate(data) if byte for bit in _BITS_OF_BYTE[byte]]
    found = []
    chunks = memoryview(data).cast("Q")
    for i in compress(count(), chunks):
        chunk = int.from_bytes(data[8 * i : 8 * i + 8], "little")
        while chunk:
            lowest = chunk & -chunk
            found.append(64 * i + lowest.bit_length() - 1)
            chunk ^= lowest
    return found


def reaching(columns: Iterable[Iterable[int]]) -> int:
    """The numbers whose weighted count of sets reaches the next power of two.

    `columns[w]` holds sets that count 2 ** w each; with `n` columns the numbers are returned
    whose sum is at least 2 ** n. All numbers are added at once, as a processor adds the bits
    of one: three sets of a weight give a sum of the same weight and a carry of the next.
    """
    carried: list[int] = []
    for column in columns:
        sets, carried = [*column, *carried], []
        while len(sets) > 2:
            a, b, c = sets.pop(), sets.pop(), sets.pop()
            odd = a ^ b
            sets.append(odd ^ c)
            carried.append(a & b | odd & c)
        if len(sets) == 2:
            carried.append(sets[0] & sets[1])
    reached = 0
    for carry in carried:
        reached |= carry
    return reached
