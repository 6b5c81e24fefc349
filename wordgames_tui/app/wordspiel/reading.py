"""How the letters typed so far lie on the spiral and in the hand, before the rules are asked."""

from collections import Counter
from dataclasses import dataclass

__all__ = ["Reading", "readings"]


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to lay what was typed: `back` letters from the end of the spiral."""

    back: int
    built: str
    """The typed letters that lie in the spiral."""
    rest: str
    """What the spiral goes on with, where the typed letters do not reach its end."""
    added: str
    """The typed letters that would come from the hand."""
    missing: tuple[int, ...]
    """Which of `added` the hand does not hold, by their place."""


def readings(typed: str, spiral: str, hand: str) -> list[Reading]:
    """Every way in which `typed` begins at some letter of the spiral, the likeliest first: what
    the hand holds before what it does not, what goes past the end before what does not reach
    it, the shortest way back first."""
    found: list[Reading] = []
    for back in range(1, len(spiral) + 1):
        start = spiral[len(spiral) - back :]
        built = typed[:back]
        if not typed or not start.startswith(built):
            continue
        added = typed[back:]
        found.append(Reading(back, built, start[len(built) :], added, _missing(added, hand)))
    return sorted(found, key=lambda r: (bool(r.missing), bool(r.rest), r.back))


def _missing(added: str, hand: str) -> tuple[int, ...]:
    left = Counter(hand)
    missing = []
    for at, letter in enumerate(added):
        if left[letter]:
            left[letter] -= 1
        else:
            missing.append(at)
    return tuple(missing)
