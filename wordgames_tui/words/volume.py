"""A volume: many words, and bitsets that answer questions about all of them at once.

The words stand sorted by length, then by the alphabet. Word number `i` is bit `i` of every
bitset, so the words of one length are one run of bits, and so are those of one length that
begin alike. A bitset is one Python integer; `&`, `|` and `^` treat every word in one step.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from string import ascii_lowercase

from wordgames_tui.words.bits import pick, reaching, span

__all__ = ["Volume"]

_AFTER_Z = chr(ord("z") + 1)
_ZEROS = b"0" * 256


class Volume:
    """Words of the letters a-z that answer with bitsets.

    A volume of a file comes with its letter bitsets; where they are not given they are worked
    out when they are first asked for.
    """

    def __init__(
        self,
        counts: Mapping[int, int],
        text: bytes | memoryview,
        letters: Mapping[str, Callable[[], tuple[int, ...]]] | None = None,
    ) -> None:
        """`counts` says how many words there are of each length, `text` holds them all in a row.

        `letters` gives for every letter the bitsets that `having` returns.
        """
        longest = max(counts, default=0)
        sizes = [counts.get(length, 0) for length in range(longest + 1)]
        self.lengths = range(1, longest + 1)
        self._text = text
        self._first = [0, *accumulate(sizes)]
        self._offset = [0, *accumulate(length * size for length, size in enumerate(sizes))]
        self._letters = letters
        self._words: dict[int, list[str]] = {}
        self._having: dict[str, tuple[int, ...]] = {}
        self._ending: dict[tuple[int, str], int] = {}
        self._head_starts: dict[tuple[int, int], tuple[list[int], int]] = {}

    @classmethod
    def of(cls, words: Iterable[str]) -> "Volume":
        """A volume of these words, which consist of the letters a-z. Repeats count once."""
        ordered = sorted(set(words), key=lambda word: (len(word), word))
        return cls(Counter(map(len, ordered)), "".join(ordered).encode("ascii"))

    def __len__(self) -> int:
        return self._first[-1]

    @property
    def text(self) -> bytes | memoryview:
        """All words in a row, by their numbers."""
        return self._text

    def counts(self) -> dict[int, int]:
        """How many words there are of each length."""
        return {length: len(self._numbers(length)) for length in self.lengths}

    # Words and their numbers

    def number(self, word: str) -> int | None:
        """The number of `word`, or None where the volume does not have it."""
        length, sought = len(word), word.encode("ascii", "replace")
        numbers = self._numbers(length)
        if not numbers:
            return None
        row = self._bytes(length)

        def spelled(place: int) -> bytes:
            return bytes(row[place * length : (place + 1) * length])

        place = bisect_left(range(len(numbers)), sought, key=spelled)
        return numbers[place] if place < len(numbers) and spelled(place) == sought else None

    def words(self, chosen: int, length: int) -> list[str]:
        """The words of this length in the bitset, in alphabetical order."""
        numbers = self._numbers(length)
        part = chosen >> numbers.start & span(0, len(numbers))
        return pick(self._all(length), part) if part else []

    # Bitsets

    def of_words(self, words: Iterable[str]) -> int:
        """Those of these words that the volume has."""
        numbers = {self.number(word) for word in words}
        return sum(1 << number for number in numbers if number is not None)

    def of_length(self, shortest: int, longest: int) -> int:
        """The words of `shortest` to `longest` letters."""
        start = self._shorter_than(shortest)
        return span(start, max(start, self._shorter_than(longest + 1)))

    def having(self, letter: str) -> tuple[int, ...]:
        """The words that have `letter` at least once, at least twice, and so on."""
        found = self._having.get(letter)
        if found is None:
            if self._letters is None:
                found = self._count(letter)
            else:
                found = self._letters[letter]() if letter in self._letters else ()
            self._having[letter] = found
        return found

    def containing(self, letters: str) -> int:
        """The words that have all these letters, in any order, repeated ones as often."""
        chosen = span(0, len(self))
        for letter, times in Counter(letters).items():
            sets = self.having(letter)
            chosen &= sets[times - 1] if times <= len(sets) else 0
        return chosen

    def run(self, prefix: str, length: int) -> range:
        """The numbers of the words of this length that start with `prefix`."""
        words = self._all(length)
        low = bisect_left(words, prefix)
        return self._numbers(length)[low : bisect_left(words, prefix + _AFTER_Z, lo=low)]

    def starting(self, prefix: str, longest: int | None = None) -> int:
        """The words that start with `prefix`, of `longest` letters at the most."""
        runs = (self.run(prefix, n) for n in self.lengths[max(0, len(prefix) - 1) : longest])
        return sum(span(run.start, run.stop) for run in runs if run)

    def ending(self, suffix: str) -> int:
        """The words that end with `suffix`."""
        chosen = span(0, len(self))
        for place, letter in enumerate(reversed(suffix)):
            chosen &= self._ending_at(place, letter)
        return chosen

    def within_reach(self, tiles: str, wilds: int) -> int:
        """The words made from `tiles`, each used at most once, and `wilds` that are any letter.

        A word of `n` letters can be made when at least `n - wilds` of the tiles serve it. So
        every word gets a head start of what it may lack, and the tiles that serve it are added.
        """
        serving = [
            with_letter
            for letter, times in Counter(tiles).items()
            for with_letter in self.having(letter)[:times]
        ]
        room = span(0, self._shorter_than(len(serving) + wilds + 1))
        steps, ahead = self._head_start(len(serving).bit_length(), wilds)
        if not steps:
            return ahead & room
        columns = [[step] for step in steps]
        columns[0] += serving
        counted = ((numbers & room for numbers in column) for column in columns)
        return (reaching(counted) | ahead) & room

    def _head_start(self, columns: int, wilds: int) -> tuple[list[int], int]:
        """What is added to every word's count so that a word within reach reaches 2 ** columns.

        The bits of that number, and the words that are there without any tile. What the bits
        say of those, and of words that all tiles together could not make, does not matter.
        """
        known = self._head_starts.get((columns, wilds))
        if known is None:
            steps = [0] * columns
            for length in self.lengths:
                start = (1 << columns) - (length - wilds)
                numbers = self._numbers(length)
                for column in range(columns):
                    if start >> column & 1:
                        steps[column] |= span(numbers.start, numbers.stop)
            known = self._head_starts[columns, wilds] = steps, self.of_length(1, wilds)
        return known

    # What the bitsets are worked out from

    def _shorter_than(self, length: int) -> int:
        """How many words have fewer letters."""
        return self._first[max(0, min(length, len(self._first) - 1))]

    def _numbers(self, length: int) -> range:
        """The numbers of the words of this length."""
        return range(self._shorter_than(length), self._shorter_than(length + 1))

    def _bytes(self, length: int) -> bytes | memoryview:
        return self._text[self._offset[length] : self._offset[length + 1]]

    def _all(self, length: int) -> list[str]:
        """All words of this length."""
        known = self._words.get(length)
        if known is None:
            row = str(self._bytes(length), "ascii")
            known = [row[at : at + length] for at in range(0, len(row), length)]
            self._words[length] = known
        return known

    def _column(self, lengths: Sequence[int], places: Sequence[int], letter: str) -> int:
        """The words of these lengths with `letter` at the place given for each length."""
        if not lengths or letter not in ascii_lowercase:
            return 0
        column = b"".join(
            bytes(self._bytes(length)[place::length])
            for length, place in zip(lengths, places, strict=True)
        )
        flags = column.translate(_ZEROS[: ord(letter)] + b"1" + _ZEROS[ord(letter) + 1 :])
        return int(flags[::-1], 2) << self._shorter_than(lengths[0])

    def _ending_at(self, place: int, letter: str) -> int:
        """The words with `letter` at this place, counted back from the last letter, which is 0."""
        found = self._ending.get((place, letter))
        if found is None:
            lengths = self.lengths[place:]
            places = [length - 1 - place for length in lengths]
            found = self._ending[place, letter] = self._column(lengths, places, letter)
        return found

    def _count(self, letter: str) -> tuple[int, ...]:
        """The bitsets of `having`, from the words themselves."""
        sets: list[int] = []
        for place in range(len(self.lengths)):
            lengths = self.lengths[place:]
            more = self._column(lengths, [place] * len(lengths), letter)
            for times, already in enumerate(sets):
                sets[times], more = already | more, already & more
            if more:
                sets.append(more)
        return tuple(sets)
