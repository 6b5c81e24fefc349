"""What the screen reads from a view of Typo, which is plain data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from wordgames_tui.engine.plain import Json
from wordgames_tui.games.typo.table import ROWS

__all__ = ["Announced", "Shown", "TableView", "TurnView"]


@dataclass(frozen=True, slots=True)
class Shown:
    """A card that is seen."""

    id: str
    face: str


@dataclass(frozen=True, slots=True)
class TurnView:
    """A revealed card, and what became of it."""

    seat: int
    face: str
    word: str
    done: bool


@dataclass(frozen=True, slots=True)
class Announced:
    """A word that was said, and the end at which its card would lie."""

    seat: int
    face: str
    word: str
    end: str
    doubts: Mapping[int, bool]
    """Of those who spoke, whether they doubt it."""


@dataclass(frozen=True)
class TableView:
    """The table as one seat sees it, or as anybody does."""

    rows: tuple[tuple[Shown, ...], ...]
    longest: tuple[int, ...]
    """The numbers of the longest rows, from 1."""
    price: int
    """What one of them costs, in points or in cards."""
    hand: tuple[Shown, ...]
    """The cards of the seat that looks, by the alphabet; none where nobody's may be seen."""
    cards: tuple[int, ...]
    """How many cards each seat has still to place."""
    chosen: tuple[bool, ...]
    """Which seats have chosen a card that is not yet revealed."""
    turns: tuple[TurnView, ...]
    half: int
    round: int
    dictionary: int
    points: tuple[int, ...]
    announced: Announced | None
    open_ends: frozenset[str] | None
    """The ends where a word can still begin, where the table wants them shown."""
    copies: Mapping[str, int]
    for_points: bool
    """Whether points are lost; otherwise cards are taken."""

    @classmethod
    def of(cls, view: Mapping[str, Json]) -> "TableView":
        """Read a view."""
        known: Any = view
        piles, seat = known["piles"], known["seat"]
        seats = range(len(known["names"]))
        hand = piles[f"hand {seat}"]["cards"] if seat is not None else ()
        open_ends = known["open_ends"]
        turns = tuple(
            TurnView(turn["seat"], turn["card"]["face"], turn["word"], turn["done"])
            for turn in known["turns"]
        )
        all_done = all(turn.done for turn in turns)
        return cls(
            rows=tuple(_cards(piles[f"row {number}"]["cards"]) for number in ROWS),
            longest=tuple(known["longest"]),
            price=known["price"],
            hand=tuple(sorted(_cards(hand), key=lambda card: (card.face, card.id))),
            cards=tuple(
                piles[f"hand {other}"]["count"] + piles[f"chosen {other}"]["count"]
                for other in seats
            ),
            chosen=tuple(all_done and bool(piles[f"chosen {s}"]["count"]) for s in seats),
            turns=turns,
            half=known["half"],
            round=known["round"],
            dictionary=known["dictionary"],
            points=tuple(known["points"]),
            announced=_announced(known["announced"]),
            open_ends=None if open_ends is None else frozenset(open_ends),
            copies=known["copies"],
            for_points=known["variant"] == "halves",
        )


def _cards(cards: Any) -> tuple[Shown, ...]:
    return tuple(Shown(card["id"], card["face"]) for card in cards)


def _announced(said: Any) -> Announced | None:
    if said is None:
        return None
    return Announced(
        said["seat"],
        said["card"]["face"],
        said["word"],
        f"{said['row']} {said['side']}",
        {int(seat): doubts for seat, doubts in said["doubts"].items()},
    )
