"""Typewriter cards: a Meter with abilities on its spaces."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from wordgames_tui.engine.plain import Json
from wordgames_tui.games.typewriter.actions import Action, action
from wordgames_tui.games.typewriter.assets import data
from wordgames_tui.games.typewriter.event_cards import EventCard

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

    def unusable(
        self, ability: Ability, space: int, used: Collection[str], event: EventCard
    ) -> str:
        """Why an ability cannot be used in a reset from that space, these having been used; "" if
        it can: three of different colours at the most, on the token's space or behind it (step 3),
        unless the event changes that."""
        if ability.space > space:
            return f"Your token is on {space}; this ability is on {ability.space}."
        if ability.id in used:
            return "Each ability is used once in a reset."
        colours = [other.colour for other in self.abilities if other.id in used]
        if len(colours) >= event.changes("reset", "max_total", 3):
            return "You have used three abilities in this reset."
        same = event.changes("reset", "max_same_colour", 1)
        if colours.count(ability.colour) >= same:
            one = "An" if ability.colour[0] in "aeiou" else "A"
            often = one if same == 1 else "More than one"
            return f"{often} {ability.colour} ability was used in this reset already."
        return ""

    def usable(self, space: int, used: Collection[str], event: EventCard) -> list[Ability]:
        """The abilities that can be used in a reset from that space, these having been used."""
        return [a for a in self.abilities if not self.unusable(a, space, used, event)]

    def reset_space(self, event: EventCard) -> int:
        """Where a reset puts the token: on 0, unless the event says otherwise."""
        return min(int(event.changes("reset", "reset_to", 0)), self.last)

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
