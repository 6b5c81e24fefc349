"""Keys: frozen values with two sides, of which one is up."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from wordgames_tui.engine.piles import Card
from wordgames_tui.engine.plain import Json
from wordgames_tui.games.typewriter.actions import Action, action
from wordgames_tui.games.typewriter.assets import data

__all__ = ["COLOURS", "Key", "Side", "all_keys", "key_shown", "keys_of"]

COLOURS = ("blue", "yellow", "red")


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a key: letters, "?" for a wild, or else an action."""

    colour: str
    """ "white", "black", "starter", or the colour of an action: "blue", "yellow" or "red"."""
    letters: str
    action_id: str
    value: int
    stars: int

    @property
    def face(self) -> str:
        """What it shows, in three characters at the most."""
        return self.letters or action(self.action_id).short

    @property
    def name(self) -> str:
        """It as a sentence names it: "ER", "a wild" or "+3M"."""
        return "a wild" if self.letters == "?" else self.face

    def to_json(self) -> dict[str, Json]:
        """The side as plain data; an action with the sign on the key and its label."""
        known: dict[str, Json] = {"colour": self.colour, "value": self.value, "stars": self.stars}
        if self.action_id:
            its = action(self.action_id)
            return {**known, "action": its.id, "sign": its.short, "label": its.label}
        return {**known, "letters": self.letters}


@dataclass(frozen=True, slots=True)
class Key(Card):
    """A key as it lies: `up` is the side that shows, `down` the other one if it has one."""

    kind: str
    """ "starter", "two_letter", "single", "action", "common_vowel", "common_wild" or
    "temporary_wild"."""
    up: Side
    down: Side | None
    white: bool = True
    """Whether its white (first) side is up."""

    @property
    def letters(self) -> str:
        """The letters that it shows, "?" when it is wild, "" on an action side."""
        return self.up.letters

    @property
    def action(self) -> Action | None:
        """The action that it shows."""
        return action(self.up.action_id) if self.up.action_id else None

    @property
    def value(self) -> int:
        """What it fills, and what it is worth in a Bank."""
        return self.up.value

    @property
    def stars(self) -> int:
        """What it is worth more as a starred key."""
        return self.up.stars

    @property
    def is_wild(self) -> bool:
        """Whether it shows the wild side."""
        return self.letters == "?"

    @property
    def is_common(self) -> bool:
        """Whether it comes from the Common stack."""
        return self.kind in ("common_vowel", "common_wild")

    @property
    def is_temporary(self) -> bool:
        """Whether it is a temporary wild."""
        return self.kind == "temporary_wild"

    @property
    def name(self) -> str:
        """The key as a sentence names it: "ER", "a wild" or "+3M"."""
        if self.is_temporary:
            return "a temporary wild"
        if self.is_wild:
            return f"a wild ({self.down.letters})" if self.down else "the wild Common key"
        return self.up.name

    def flipped(self) -> "Key":
        """The same key with the other side up; a key with one face stays as it is."""
        if self.down is None:
            return self
        return replace(self, face=self.down.face, up=self.down, down=self.up, white=not self.white)

    def white_up(self) -> "Key":
        """The same key with its white side up."""
        return self if self.white else self.flipped()

    def to_json(self) -> dict[str, Json]:
        return {
            "id": self.id,
            "face": self.face,
            "kind": self.kind,
            "white": self.white,
            "up": self.up.to_json(),
            "down": self.down.to_json() if self.down else None,
        }


def _side(entry: Mapping[str, Any], colour: str) -> Side:
    return Side(
        colour=entry.get("face", colour),
        letters=entry.get("letters", ""),
        action_id=entry.get("action", ""),
        value=entry["value"],
        stars=entry["stars"],
    )


@cache
def all_keys() -> tuple[Key, ...]:
    """Every key of the box, white side up. Of several copies the ids are numbered from 1."""
    keys = []
    for entry in data("keys")["key"]:
        up = _side(entry["white"], "white")
        down = _side(entry["back"], "") if "back" in entry else None
        for copy in range(1, entry["copies"] + 1):
            key_id = entry["id"] if entry["copies"] == 1 else f"{entry['id']}{copy}"
            keys.append(Key(key_id, up.face, entry["kind"], up, down))
    return tuple(keys)


def keys_of(*kinds: str) -> tuple[Key, ...]:
    """The keys of these kinds."""
    return tuple(key for key in all_keys() if key.kind in kinds)


@cache
def _by_id() -> Mapping[str, Key]:
    return {key.id: key for key in all_keys()}


def key_shown(known: Mapping[str, Any]) -> Key:
    """The key of which `known` is the plain data."""
    key = _by_id()[known["id"]]
    return key if known["white"] else key.flipped()
