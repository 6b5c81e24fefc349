"""Where letters fit, and what becomes of the rows while others place theirs."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from string import ascii_lowercase

from wordgames_tui.games.typo.ends import End, ends_of
from wordgames_tui.words.finder import Finder

__all__ = ["Rows", "ease", "fits", "longest", "open_ends", "play_out", "replaced", "with_end"]

Rows = tuple[str, ...]

AFTER_Z = "{"
"""Sorts behind every letter."""
ROWS_TRIED = 600
LONGEST_TRIED = 3
"""How many rows, and of how many letters, are looked at to learn how easy a letter is."""


@lru_cache(maxsize=8)
def _alphabetical(finder: Finder) -> Sequence[str]:
    """The vocabulary in alphabetical order, in which a beginning is found at once."""
    return sorted(finder)


@lru_cache(maxsize=60_000)
def begins(finder: Finder, start: str) -> bool:
    """Whether a word begins so."""
    words = _alphabetical(finder)
    at = bisect_left(words, start)
    return at < len(words) and words[at] < start + AFTER_Z


@lru_cache(maxsize=20_000)
def fitting(finder: Finder, row: str) -> frozenset[str]:
    """The letters that can be laid at an end of that row."""
    return frozenset(
        letter
        for letter in ascii_lowercase
        if begins(finder, letter + row) or begins(finder, row + letter)
    )


def fits(finder: Finder, rows: Rows, letter: str) -> int:
    """How many of the rows take that letter."""
    return sum(letter in fitting(finder, row) for row in rows)


def open_ends(finder: Finder, rows: Rows, letter: str) -> list[End]:
    """The ends at which a word begins with the row and that letter."""
    return [end for end in ends_of(rows, letter) if begins(finder, end.reads)]


@lru_cache(maxsize=8)
def ease(finder: Finder) -> Mapping[str, float]:
    """How often each letter finds a place at rows that are beginnings of words, from 0 to 1."""
    random = Random(0)
    words = _alphabetical(finder)
    found = dict.fromkeys(ascii_lowercase, 0)
    for _ in range(ROWS_TRIED if words else 0):
        word = words[int(random.random() * len(words))]
        for letter in fitting(finder, word[: 1 + int(random.random() * LONGEST_TRIED)]):
            found[letter] += 1
    return {letter: times / ROWS_TRIED for letter, times in found.items()}


def longest(rows: Rows) -> int:
    """How many cards the longest row has."""
    return max(map(len, rows))


def with_end(rows: Rows, end: End) -> Rows:
    """The rows with a letter laid at that end."""
    return tuple(end.reads if n == end.row else row for n, row in enumerate(rows, start=1))


def replaced(rows: Rows, number: int, letter: str) -> Rows:
    """The rows with that one, counted from 1, gone for a letter."""
    return tuple(letter if n == number else row for n, row in enumerate(rows, start=1))


def play_out(
    finder: Finder, rows: Rows, letters: Iterable[str], random: Random
) -> tuple[Rows, int]:
    """The rows once these letters were placed in turn, anywhere they fit, and how many cards of
    rows it cost in all."""
    cost = 0
    for letter in letters:
        ends = open_ends(finder, rows, letter)
        if ends:
            rows = with_end(rows, ends[int(random.random() * len(ends))])
        else:
            cost += longest(rows)
            number = 1 + max(range(len(rows)), key=lambda n: len(rows[n]))
            rows = replaced(rows, number, letter)
    return rows, cost
