"""What a bot sees of a WordSpiel table."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Self

from wordgames_tui.engine.plain import Json
from wordgames_tui.games.wordspiel.table import all_cards, letters

__all__ = ["Position", "deck"]


@cache
def deck() -> Counter[str]:
    """How many cards show each letter."""
    return Counter(letters(all_cards()))


@dataclass(frozen=True)
class Position:
    """A table as one seat sees it. Letters are in lower case."""

    hand: str
    cards: Mapping[str, str]
    """For each letter of the hand the id of a card that shows it."""
    spiral: str
    others: tuple[int, ...]
    """How many cards the others hold, clockwise."""
    unseen: Counter[str]
    """The cards that lie face down or in other hands."""
    placements: int
    """How many words, and single cards that were picked up, lie on the spiral."""
    drifting: int
    """How many cards were laid on the spiral one after the other since somebody had a word."""
    last_chance: bool
    """Solitaire: the next word is the last."""

    @classmethod
    def of(cls, view: Mapping[str, Json]) -> Self:
        """Read a view of the game."""
        known: Mapping[str, Any] = view
        piles, seat, players = known["piles"], known["seat"], len(known["names"])
        hand = _letters(piles[f"hand {seat}"])
        spiral = _letters(piles["spiral"])
        others = ((seat + steps) % players for steps in range(1, players))
        drifting = 0
        for placement in reversed(known["placements"]):
            if placement["word"]:
                break
            drifting += 1
        return cls(
            hand=hand,
            cards={card["face"].lower(): card["id"] for card in piles[f"hand {seat}"]["cards"]},
            spiral=spiral,
            others=tuple(piles[f"hand {other}"]["count"] for other in others),
            unseen=deck() - Counter(hand + spiral),
            placements=len(known["placements"]),
            drifting=drifting,
            last_chance=known["last_chance"],
        )


def _letters(pile: Mapping[str, Any]) -> str:
    return "".join(card["face"] for card in pile["cards"]).lower()
