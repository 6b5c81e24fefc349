"""Typewriter cards: a Meter with abilities on its spaces."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from wordgames_tui.engine.plain import Json
from wordgames_tui.games.typewriter.actions import Action, action
from wordgames_tui.games.typewriter.assets import data

__all__ = ["STANDARD", "Ability", "Typewriter", "all_typewriters"]

STANDARD = "standard"


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability on a space of a Meter."""

    space: int
    colour: str
    action: Action

    @property
    def id(self) -> str:
        """As an option names it."""
        return f"ability:{self.space}"


@dataclass(frozen=True, slots=True)
class Typewriter:
    """A side of a Typewriter card."""

    id: str
    name: str
    last: int
    """The last space of the Meter."""
    text: str
    abilities: tuple[Ability, ...]
    """From the lowest space up."""

    def to_json(self) -> dict[str, Json]:
        """The card as plain data, its abilities by space."""
        abilities: list[Json] = [
            {
                "id": ability.id,
                "space": ability.space,
                "colour": ability.colour,
                "action": ability.action.id,
                "label": ability.action.label,
                "brief": ability.action.brief,
            }
            for ability in self.abilities
        ]
        return {"id": self.id, "name": self.name, "last": self.last, "abilities": abilities}


@cache
def all_typewriters() -> Mapping[str, Typewriter]:
    """The Standard side and the five characters, by id."""
    return MappingProxyType(
        {
            entry["id"]: Typewriter(
                id=entry["id"],
                name=entry["name"],
                last=entry["max"],
                text=entry["text"],
                abilities=tuple(
                    Ability(a["space"], a["colour"], action(a["action"]))
                    for a in entry["abilities"]
                ),
            )
            for entry in data("meters")["typewriter"]
        }
    )
