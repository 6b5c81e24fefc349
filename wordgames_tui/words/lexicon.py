"""The bundled English lexicon: for each word what kinds of word it is, and how common."""

import mmap
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

from wordgames_tui.packaged import packaged
from wordgames_tui.words.errors import DictionaryError
from wordgames_tui.words.store import Packed, unpack
from wordgames_tui.words.volume import Volume

__all__ = ["Entry", "Lexicon", "english", "parse_code"]

_CODE = re.compile(r"(\d)([bpfhxv]*)(?:n(\d))?(?:a(\d))?(?:k(\d))?")


@dataclass(frozen=True, slots=True)
class Entry:
    """What the lexicon knows of a word.

    A tier says how common a reading of the word is, from 1 (everyone knows it) to 9 (few do);
    0 means that there is no such reading. The tiers are the sizes 10, 20, 35, 40, 50, 55, 60,
    70 and 80 of SCOWL, the word lists that the lexicon was made from.
    """

    word: str
    tier: int
    """How common it is as an ordinary word of the dictionary."""
    headword: bool
    """A dictionary has an article of this name."""
    plural: bool
    """The plural of a noun."""
    inflection: bool
    """Another inflected form of a headword: walked, walking, colder."""
    attested: bool
    """Both headword and inflection, and text shows it used as the former: tired, saw."""
    exclamation: bool
    vulgar: bool
    name: int
    """How common it is as a proper name."""
    abbreviation: int
    """How common it is as the abbreviation of ordinary words: tsp, lb."""
    acronym: int
    """How common it is as initials or as the abbreviation of a name: NASA, Feb."""


class Lexicon:
    """Entries by word. Words are in lower-case letters a-z."""

    def __init__(self, packed: Packed) -> None:
        self._volumes = packed.volumes
        self._entries = tuple(map(parse_code, packed.codes))

    def entry(self, word: str) -> Entry | None:
        """What is known of `word`, or None where it is unknown."""
        for coded in self._volumes:
            number = coded.volume.number(word)
            if number is not None:
                return replace(self._entries[coded.mark(number)], word=word)
        return None

    def select(self, accepted: Callable[[Entry], bool]) -> list[tuple[Volume, int]]:
        """In each volume the set of the words whose entries are accepted.

        `accepted` is asked once for all words that have the same kinds and tiers, with an entry
        whose word is empty.
        """
        marks = [mark for mark, entry in enumerate(self._entries) if accepted(entry)]
        return [(coded.volume, coded.marked(marks)) for coded in self._volumes]

    def __contains__(self, word: str) -> bool:
        return any(coded.volume.number(word) is not None for coded in self._volumes)

    def __len__(self) -> int:
        return sum(len(coded.volume) for coded in self._volumes)


@cache
def english() -> Lexicon:
    """The bundled lexicon, mapped from its file. DictionaryError if the installation lacks it."""
    try:
        with packaged("dictionaries", "english.words").open("rb") as file:
            mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        return Lexicon(unpack(mapped))
    except (OSError, ValueError) as error:
        raise DictionaryError(
            f"The English lexicon cannot be read; please install the games again ({error})."
        ) from error


def parse_code(code: str) -> Entry:
    """The entry that a code stands for, without its word. ValueError if it is no code."""
    match = _CODE.fullmatch(code)
    if match is None:
        raise ValueError(f"{code!r} is no code of the lexicon")
    tier, kinds, name, abbreviation, acronym = match.groups()
    return Entry(
        word="",
        tier=int(tier),
        headword="b" in kinds,
        plural="p" in kinds,
        inflection="f" in kinds,
        attested="h" in kinds,
        exclamation="x" in kinds,
        vulgar="v" in kinds,
        name=int(name or 0),
        abbreviation=int(abbreviation or 0),
        acronym=int(acronym or 0),
    )
