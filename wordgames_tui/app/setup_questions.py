"""The options of a match as a table is asked about them: players in the place of seats."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.setup import OptionSpec

__all__ = ["Question", "choices", "questions"]

SEAT = re.compile(r"\b[Ss]eat (\d+)\b")
"""A seat in the title of an option or of a choice."""


@dataclass(frozen=True, slots=True)
class Question:
    """An option as it is asked about at this table."""

    spec: OptionSpec
    title: str
    choices: tuple[tuple[Json, str], ...]
    """The values that can be chosen, each with its title."""
    name: str = ""
    """The player's in the title, where there is one."""


def questions(specs: Iterable[OptionSpec], names: Sequence[str]) -> list[Question]:
    """These options for players of these names, less what is about seats that nobody has."""
    asked = []
    for spec in specs:
        title = _named(spec.title, names)
        if title is not None:
            asked.append(Question(spec, title, choices(spec, names), _name_in(spec.title, names)))
    return asked


def choices(spec: OptionSpec, names: Sequence[str]) -> tuple[tuple[Json, str], ...]:
    """The values that players of these names can choose, each with its title."""
    titles = [(choice.value, _named(choice.title, names)) for choice in spec.choices]
    return tuple((value, title) for value, title in titles if title is not None)


def _named(title: str, names: Sequence[str]) -> str | None:
    """A title with names in the place of seats; None where nobody has the seat."""
    if any(int(seat) > len(names) for seat in SEAT.findall(title)):
        return None
    return SEAT.sub(lambda seat: names[int(seat[1]) - 1] or seat[0], title)


def _name_in(title: str, names: Sequence[str]) -> str:
    """The name that stands in that title; "" where there is none."""
    seat = SEAT.search(title)
    return names[int(seat[1]) - 1] if seat else ""
