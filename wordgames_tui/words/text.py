"""Text that people typed, made fit to be shown, and made fit to be compared with tiles."""

from collections.abc import Sequence
from functools import lru_cache
from unicodedata import category, normalize

__all__ = [
    "clean",
    "counted",
    "fold",
    "is_letters",
    "is_seen",
    "likeness",
    "listed",
    "lowered",
    "signed",
]

_SPELLED = {
    "ß": "ss",
    "æ": "ae",
    "œ": "oe",
    "ø": "o",
    "ł": "l",
    "đ": "d",
    "ð": "d",
    "þ": "th",
    "ħ": "h",
    "ŧ": "t",
    "ı": "i",
    "ŋ": "ng",
    "ĸ": "k",
    "ə": "e",
}
"""Letters that no accent was added to, and how tiles spell them."""

_UNSEEN = {
    **dict.fromkeys([0x115F, 0x1160, 0x2800, 0x1D159], " "),
    **dict.fromkeys([0x034F, 0x17B4, 0x17B5, *range(0x180B, 0x1810)]),
    **dict.fromkeys([*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]),
}
"""Letters and signs that are drawn as blanks (fillers of Hangul, the Braille pattern without a
dot, the note without a head), and marks that are not drawn at all but choose how others are."""


def clean(text: str) -> str:
    """`text` on one line, trimmed, without anything that could disturb a screen.

    Control, format, surrogate, private-use and unassigned characters (Unicode category C) are
    dropped; each run of white space becomes one blank.
    """
    spaced = (" " if character.isspace() else character for character in text)
    shown = "".join(character for character in spaced if category(character)[0] != "C")
    return " ".join(shown.split())


def likeness(name: str) -> str:
    """`name` in a form that is the same for names that look the same, or differ in case alone:
    accents that are typed apart, wide and narrow letters, and signs that are drawn as blanks or
    not at all."""
    folded = normalize("NFKC", normalize("NFKC", name).casefold())
    return " ".join(folded.translate(_UNSEEN).split())


def is_seen(name: str) -> bool:
    """Whether there is more in `name` than blanks, and marks with nothing to stand on."""
    return any(category(character)[0] not in "CMZ" for character in likeness(name))


def fold(word: str) -> str:
    """`word` in the letters that tiles show: lower case, accents dropped, ß as ss, æ as ae.

    A character that stands for no letter of a-z stays, so that a caller can refuse it.
    """
    return "".join(map(_spelled, word.lower()))


def is_letters(word: str) -> bool:
    """Whether `word` is one or more of the letters a-z and nothing else."""
    return word.isascii() and word.isalpha() and word.islower()


@lru_cache(maxsize=1024)
def _spelled(character: str) -> str:
    """How tiles spell one lower-case character."""
    if category(character)[0] == "M":
        return ""
    if not character.isalpha():
        return character
    parts = (part for part in normalize("NFKD", character) if category(part)[0] != "M")
    spelled = "".join(_SPELLED.get(part, part) for part in "".join(parts).lower())
    return spelled if is_letters(spelled) else character


def counted(count: int, one: str, many: str = "") -> str:
    """A count with its noun: "1 word", "2 words", "1,000 words"; `many` where it is no mere s."""
    return f"{signed(f'{count:,}')} {one if abs(count) == 1 else many or one + 's'}"


def listed(things: Sequence[str]) -> str:
    """ "Ann", "Ann and Ben", "Ann, Ben and Cleo"."""
    *others, last = things
    return f"{', '.join(others)} and {last}" if others else last


def signed(number: object) -> str:
    """A number with a true minus sign where it is below 0."""
    return str(number).replace("-", "−")


def lowered(sentence: str) -> str:
    """A sentence as it goes on after a colon."""
    return f"{sentence[:1].lower()}{sentence[1:]}"
