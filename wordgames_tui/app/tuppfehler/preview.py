"""What the table says to a word while it is typed: which change it is, not whether it counts."""

from collections.abc import Collection
from dataclasses import dataclass
from itertools import combinations

from wordgames_tui.app.typing_line import Letter, Preview
from wordgames_tui.games.tuppfehler.changes import change_between, why_no_change

__all__ = ["Read", "read"]


@dataclass(frozen=True, slots=True)
class Read:
    """A typed word: its preview, and the letters of the Typoh that it changes."""

    preview: Preview
    lit: Collection[int] = ()


def read(typoh: str, word: str, *, pro: bool, opening: str, remark: str = "") -> Read:
    """Read what was typed. `opening` is said while nothing is, `remark` against the word."""
    if not word:
        return Read(Preview((), opening))
    change = change_between(typoh, word, pro)
    if change is None or remark:
        letters = tuple(Letter(letter.upper()) for letter in word)
        reason = remark or why_no_change(typoh, word)
        unfinished = not remark and word != typoh and _may_grow(word, typoh, pro=pro)
        text = "" if unfinished else f"{word.upper()}: {reason}."
        return Read(Preview(letters, text))
    new, old = _apart(word, typoh), _apart(typoh, word)
    letters = tuple(
        Letter(letter.upper(), "lit" if at in new else "plain") for at, letter in enumerate(word)
    )
    return Read(Preview(letters, f"{word.upper()}: {change.sign}.", good=True), old)


def _may_grow(start: str, typoh: str, *, pro: bool) -> bool:
    """Whether letters behind `start` could still make a word of it that is one change away."""
    size = len(start)
    if size < len(typoh) and sum(a != b for a, b in zip(start, typoh, strict=False)) < 2:
        return True
    if size <= len(typoh) and typoh[: size - 1] in _shortened(start):
        return True
    if size < len(typoh) - 1 and any(word.startswith(start) for word in _shortened(typoh)):
        return True
    return pro and size < len(typoh) and any(word.startswith(start) for word in _swapped(typoh))


def _shortened(word: str) -> list[str]:
    """The word less one letter."""
    return [word[:at] + word[at + 1 :] for at in range(len(word))]


def _swapped(word: str) -> list[str]:
    """The word with two letters in each other's places."""
    return [
        word[:one] + word[other] + word[one + 1 : other] + word[one] + word[other + 1 :]
        for one, other in combinations(range(len(word)), 2)
    ]


def _apart(one: str, other: str) -> set[int]:
    """The places of `one` whose letters `other`, a single change away, does not have there."""
    if len(one) < len(other):
        return set()
    apart = {at for at in range(len(other)) if one[at] != other[at]}
    if len(one) > len(other):
        return {min(apart, default=len(other))}
    return apart
