"""What the screens read from a view of Tuppfehler, which is plain data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from wordgames_tui.engine.plain import Json

__all__ = ["Found", "SaidWord", "TableView", "Written"]


@dataclass(frozen=True, slots=True)
class Written:
    """A word of a list that was read."""

    word: str
    points: int
    change: str
    reason: str


@dataclass(frozen=True, slots=True)
class Found:
    """A word that was there to be found."""

    word: str
    change: str


@dataclass(frozen=True, slots=True)
class SaidWord:
    """Risk: a valid word, and the number that it secured."""

    seat: int
    number: int
    word: str
    change: str


@dataclass(frozen=True)
class TableView:
    """The table as one seat sees it, or as anybody does."""

    names: tuple[str, ...]
    round: int
    rounds: int
    phase: str
    playing: tuple[int, ...]
    pro: bool
    typoh: str | None
    written: tuple[str, ...] | None
    """The list of the seat that looks, once it has put the pen down."""
    lists: tuple[tuple[Written, ...], ...]
    """The lists that lie open, by seat; none while somebody may still write."""
    found: tuple[Found, ...]
    said: tuple[SaidWord, ...]
    out: frozenset[int]
    numbers: tuple[int, ...]
    """Risk: the numbers in the middle."""
    held: tuple[tuple[int, ...], ...]
    """Risk: the numbers that lie face up before each seat."""
    secured: tuple[tuple[int, ...], ...]
    round_points: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]

    @classmethod
    def of(cls, view: Mapping[str, Json]) -> "TableView":
        """Read a view."""
        known: Any = view
        seats = range(len(known["names"]))

        def numbers(pile: str) -> tuple[int, ...]:
            cards = known["piles"].get(pile, {"cards": ()})["cards"]
            return tuple(int(card["face"]) for card in cards)

        return cls(
            names=tuple(known["names"]),
            round=known["round"],
            rounds=known["rounds"],
            phase=known["phase"],
            playing=tuple(known["playing"]),
            pro=known["pro"],
            typoh=known["typoh"],
            written=None if known["written"] is None else tuple(known["written"]),
            lists=tuple(tuple(Written(**w) for w in words) for words in known["lists"] or ()),
            found=tuple(Found(**word) for word in known["found"] or ()),
            said=tuple(SaidWord(**word) for word in known["said"]),
            out=frozenset(known["out"]),
            numbers=numbers("numbers"),
            held=tuple(numbers(f"held {seat}") for seat in seats),
            secured=tuple(numbers(f"secured {seat}") for seat in seats),
            round_points=tuple(tuple(points) for points in known["round_points"]),
            totals=tuple(known["totals"]),
        )
