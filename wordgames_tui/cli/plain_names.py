"""The names by which an option of a menu can be typed, instead of its number. Knows no game."""

from collections.abc import Iterator, Sequence

from wordgames_tui.engine.decisions import Option
from wordgames_tui.engine.errors import Refused
from wordgames_tui.words.text import clean

__all__ = ["common_words", "named"]


def named(typed: str, entries: Sequence[Option]) -> Option | None:
    """The option that a typed text names; `None` where it names none.

    The fuller name goes before the shorter one. Of options that look alike it is the first that
    can be chosen. Raises `Refused` where the text names options that differ.
    """
    wanted = " ".join(typed.split()).casefold()
    for names in zip(*(list(names_of(option, entries)) for option in entries), strict=True):
        found = [
            (at, option)
            for at, (option, name) in enumerate(zip(entries, names, strict=True), start=1)
            if wanted and name.casefold() == wanted
        ]
        if len({option.label for _, option in found}) > 1:
            numbers = " or ".join(str(at) for at, _ in found)
            raise Refused(f"{clean(typed)[:20]} can be {numbers}; type the number.")
        if found:
            return next((option for _, option in found if not option.why_not), found[0][1])
    return None


def names_of(option: Option, entries: Sequence[Option]) -> Iterator[str]:
    """The whole line, group and what tells it from others, that alone, its last word, its id."""
    alike = [other.label for other in entries if option.group and other.group == option.group]
    own = without_brackets(option.label[len(common_words(alike)) :] if alike else option.label)
    yield option.label
    yield without_brackets(option.label)
    yield f"{option.group} {own}".strip()
    yield own
    yield own.rpartition(" ")[2]
    yield option.id


def without_brackets(label: str) -> str:
    """A label without what it adds in brackets at its end: E for E (6)."""
    head, sign, _ = label.partition(" (")
    return head if sign and label.endswith(")") else label


def common_words(labels: Sequence[str]) -> str:
    """The words that all labels start with, the blank behind them included."""
    words = [label.split(" ") for label in labels]
    same = 0
    shortest = min(len(parts) for parts in words) - 1
    while same < shortest and len({parts[same] for parts in words}) == 1:
        same += 1
    return "".join(f"{word} " for word in words[0][:same])
