"""Cards and the piles that they lie in."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from wordgames_tui.engine.plain import Json

__all__ = ["EVERYONE", "NOBODY", "Card", "Pile", "letters"]

EVERYONE: None = None
NOBODY: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Card:
    """A component: `id` is its own in the whole match, `face` is what it shows."""

    id: str
    face: str

    def to_json(self) -> dict[str, Json]:
        """The card as a player who sees it may know it."""
        return {"id": self.id, "face": self.face}


def letters(cards: Iterable[Card]) -> str:
    """What cards with letters spell, in lower case."""
    return "".join(card.face for card in cards).lower()


C = TypeVar("C", bound=Card)


class Pile(Generic[C]):
    """A named pile, from its top (or its first card) on.

    `seen_by` holds the seats that see its faces: `EVERYONE`, `NOBODY`, or a set of seats.
    """

    __slots__ = ("cards", "name", "seen_by")

    def __init__(
        self, name: str, cards: Iterable[C] = (), seen_by: Collection[int] | None = EVERYONE
    ) -> None:
        self.name = name
        self.cards = list(cards)
        self.seen_by = seen_by

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[C]:
        return iter(self.cards)

    def __repr__(self) -> str:
        return f"Pile({self.name!r}, {[card.id for card in self.cards]})"

    def is_seen_by(self, seat: int | None) -> bool:
        """Whether that seat (`None`: an onlooker) sees the faces."""
        return self.seen_by is EVERYONE or seat in self.seen_by

    def find(self, card_id: str) -> C | None:
        """The card of that id, if it lies here."""
        return next((card for card in self.cards if card.id == card_id), None)

    def draw(self) -> C:
        """Take the top card. Raises `IndexError` on an empty pile."""
        return self.cards.pop(0)

    def take(self, card: C) -> C:
        """Take that card out. Raises `ValueError` where it does not lie here."""
        self.cards.remove(card)
        return card

    def take_all(self) -> list[C]:
        """Take every card, from the top."""
        cards, self.cards = self.cards, []
        return cards

    def put(self, *cards: C) -> None:
        """Lay cards at the end (the bottom)."""
        self.cards.extend(cards)

    def to_json(self, seat: int | None) -> dict[str, Json]:
        """What that seat may know of the pile: its count, and the faces if they are seen."""
        known: dict[str, Json] = {"count": len(self.cards)}
        if self.is_seen_by(seat):
            known["cards"] = [card.to_json() for card in self.cards]
        return known
