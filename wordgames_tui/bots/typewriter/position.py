"""What a bot of Typewriter sees, read from the view of its seat."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from wordgames_tui.games.typewriter.event_cards import EventCard, event_shown
from wordgames_tui.games.typewriter.keys import Key, key_shown
from wordgames_tui.games.typewriter.typewriters import Ability, Typewriter, all_typewriters

__all__ = ["Position"]


@dataclass(frozen=True)
class Position:
    """A seat's own keys and Meter, what it may take, and where its turn stands."""

    pool: tuple[Key, ...]
    bank: tuple[Key, ...]
    offer: tuple[Key, ...]
    word: tuple[Key, ...]
    """The keys of the word that can be banked."""
    letters: int
    """How many letters the word has; 0 without one."""
    ends: tuple[str, ...]
    """The ids of the first and the last key of the word."""
    typewriter: Typewriter
    space: int
    turns_left: int
    """How many turns come after this one."""
    event: EventCard
    used: frozenset[str]
    just_banked: frozenset[str]
    abilities: frozenset[str]
    redirects: int

    @property
    def temporary_wilds(self) -> int:
        """How many it holds."""
        return sum(key.is_temporary for key in self.pool)

    @property
    def usable(self) -> list[Ability]:
        """The abilities of the Meter that may be used now, in this reset or a new one."""
        return self.typewriter.usable(self.space, self.abilities, self.event)

    @classmethod
    def of(cls, view: Mapping[str, Any], seat: int) -> "Position":
        """The position of that seat in its view."""
        piles = view["piles"]

        def keys(name: str) -> tuple[Key, ...]:
            return tuple(key_shown(card) for card in piles[name]["cards"])

        turn = view["turn"] if view["turn"] and view["turn"]["seat"] == seat else {}
        word = turn.get("word") or {"text": "", "keys": []}
        ids = [placed["id"] for placed in word["keys"]]
        return cls(
            pool=keys(f"pool {seat}"),
            bank=keys(f"bank {seat}"),
            offer=keys("offer"),
            word=tuple(key for key in keys("word") if not key.is_temporary) if turn else (),
            letters=len(word["text"]),
            ends=tuple(ids[:1] + ids[-1:]),
            typewriter=all_typewriters()[view["typewriters"][seat]["id"]],
            space=view["spaces"][seat],
            turns_left=view["rounds"] - max(1, view["round"]),
            event=event_shown(view["event"]),
            used=frozenset(turn.get("used", ())),
            just_banked=frozenset(turn.get("just_banked", ())),
            abilities=frozenset(turn.get("abilities", ())),
            redirects=turn.get("redirects", 0),
        )
