"""The file of a packed lexicon: volumes of words with their codes and their letter bitsets.

The first line is a JSON object that says where everything lies, counted from the end of that
line; raw sections follow. Nothing has to be built when such a file is opened, and with a
mapped file only what is asked for is read.

    size      bytes after the first line
    codes     every code that occurs, each once
    volumes   for each one
      counts    how many words there are of each length
      text      the words in a row, sorted by length, then by the alphabet
      marks     the place of every word's code among the codes: all low bytes, then all high bytes
      letters   for each letter the sets of the words that have it once, twice, ... or more often,
                as little-endian bits, the zero bytes at both ends left out
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from mmap import mmap
from string import ascii_lowercase
from typing import Any

from wordgames_tui.words.volume import Volume

__all__ = ["Coded", "Packed", "pack", "unpack"]

_FORMAT = "packed lexicon 1"


@dataclass(frozen=True, slots=True)
class Coded:
    """A volume and, for the word of each number, the place of its code among the codes."""

    volume: Volume
    low: bytes | memoryview
    high: bytes | memoryview

    def mark(self, number: int) -> int:
        """The place of a word's code among the codes."""
        return self.low[number] | self.high[number] << 8

    def marked(self, places: Iterable[int]) -> int:
        """The words whose codes stand at these places."""
        pages: dict[int, bytearray] = {}
        for place in places:
            page = pages.setdefault(place >> 8, bytearray(b"0" * 256))
            page[place & 255] = ord("1")
        chosen = 0
        for high, page in pages.items():
            on_page = bytearray(b"0" * 256)
            on_page[high] = ord("1")
            chosen |= _ones(self.low, page) & _ones(self.high, on_page)
        return chosen


@dataclass(frozen=True, slots=True)
class Packed:
    """What a file holds."""

    codes: tuple[str, ...]
    volumes: tuple[Coded, ...]


def pack(volumes: Iterable[Mapping[str, str]]) -> bytes:
    """The file for these volumes, each given as words with their codes."""
    coded = list(volumes)
    codes = sorted({code for words in coded for code in words.values()})
    places = {code: place for place, code in enumerate(codes)}
    body = bytearray()

    def section(data: bytes) -> list[int]:
        body.extend(data)
        return [len(body) - len(data), len(data)]

    described: list[dict[str, object]] = []
    for words in coded:
        volume = Volume.of(words)
        marks = [
            places[words[word]]
            for length in volume.lengths
            for word in volume.words(volume.of_length(length, length), length)
        ]
        described.append(
            {
                "counts": volume.counts(),
                "text": section(bytes(volume.text)),
                "marks": section(bytes(m & 255 for m in marks) + bytes(m >> 8 for m in marks)),
                "letters": {
                    letter: [_trimmed(numbers, section) for numbers in volume.having(letter)]
                    for letter in ascii_lowercase
                },
            }
        )
    head = {"format": _FORMAT, "size": len(body), "codes": codes, "volumes": described}
    return json.dumps(head, separators=(",", ":")).encode("ascii") + b"\n" + body


def unpack(data: bytes | mmap) -> Packed:
    """What a file holds, read as it is needed; `data` stays in use.

    ValueError if it is no such file or not all of it.
    """
    line = data[: max(0, data.find(b"\n"))]
    head = json.loads(line)
    body = memoryview(data)[len(line) + 1 :]
    if not isinstance(head, dict) or head.get("format") != _FORMAT or head["size"] != len(body):
        raise ValueError("not a packed lexicon, or not all of it")
    return Packed(tuple(head["codes"]), tuple(_volume(one, body) for one in head["volumes"]))


def _volume(described: Mapping[str, Any], body: memoryview) -> Coded:
    counts = {int(length): count for length, count in described["counts"].items()}
    letters: dict[str, Callable[[], tuple[int, ...]]] = {
        letter: partial(_bitsets, sets, body) for letter, sets in described["letters"].items()
    }
    marks = _section(described["marks"], body)
    middle = len(marks) // 2
    text = _section(described["text"], body)
    return Coded(Volume(counts, text, letters), marks[:middle], marks[middle:])


def _section(where: tuple[int, int], body: memoryview) -> memoryview:
    at, size = where
    return body[at : at + size]


def _bitsets(sets: Iterable[tuple[int, int, int]], body: memoryview) -> tuple[int, ...]:
    return tuple(
        int.from_bytes(body[at : at + size], "little") << 8 * skipped for skipped, at, size in sets
    )


def _trimmed(numbers: int, section: Callable[[bytes], list[int]]) -> list[int]:
    """Store a set; how many zero bytes were left out before it, where it lies, and its size."""
    data = numbers.to_bytes(-(-numbers.bit_length() // 8), "little")
    kept = data.lstrip(b"\0")
    return [len(data) - len(kept), *section(kept)]


def _ones(marks: bytes | memoryview, page: bytearray) -> int:
    """The numbers whose mark is "1" on the page."""
    return int(bytes(marks).translate(page)[::-1] or b"0", 2)
