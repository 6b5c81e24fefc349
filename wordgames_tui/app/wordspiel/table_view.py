"""What the screen reads from a view of WordSpiel, which is plain data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from wordgames_tui.engine.plain import Json

__all__ = ["HandCard", "TableView"]

RECENT = 3
"""Placements that are still shown brighter than what is older."""


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of a hand that is seen."""

    id: str
    face: str


@dataclass(frozen=True)
class TableView:
    """The table as one seat sees it, or as anybody does."""

    letters: str
    placements: tuple[int, ...]
    """How many cards were laid at once, from the first to the last."""
    deck: int
    hands: tuple[int, ...]
    """How many cards each seat holds."""
    hand: tuple[HandCard, ...]
    """The cards of the seat that looks; none where nobody's may be seen."""
    pile: int
    """Solitaire: the cards of the draw pile."""
    round: int
    rounds: int
    dealer: int
    round_scores: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    exchanges_left: tuple[int, ...]
    last_chance: bool

    @classmethod
    def of(cls, view: Mapping[str, Json]) -> "TableView":
        """Read a view."""
        known: Any = view
        piles = known["piles"]
        seats = range(len(known["names"]))
        hand = piles[f"hand {known['seat']}"]["cards"] if known["seat"] is not None else ()
        return cls(
            letters="".join(card["face"] for card in piles["spiral"]["cards"]),
            placements=tuple(placement["count"] for placement in known["placements"]),
            deck=piles["deck"]["count"],
            hands=tuple(piles[f"hand {seat}"]["count"] for seat in seats),
            hand=tuple(HandCard(card["id"], card["face"]) for card in hand),
            pile=sum(piles[name]["count"] for name in ("left", "right") if name in piles),
            round=known["round"],
            rounds=known["rounds"],
            dealer=known["dealer"],
            round_scores=tuple(tuple(scores) for scores in known["round_scores"]),
            totals=tuple(known["totals"]),
            exchanges_left=tuple(known["exchanges_left"]),
            last_chance=known["last_chance"],
        )

    @property
    def new_from(self) -> int:
        """The first letter of what was laid last."""
        return len(self.letters) - sum(self.placements[-1:])

    @property
    def recent_from(self) -> int:
        """The first letter of the last few things laid."""
        return len(self.letters) - sum(self.placements[-RECENT:])
