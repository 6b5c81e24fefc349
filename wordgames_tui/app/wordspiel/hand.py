"""A hand of letter cards: in which order it lies, and which cards a typed word takes."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from random import Random

from wordgames_tui.app.choices import NUMBERS
from wordgames_tui.app.tiles import Tile
from wordgames_tui.app.wordspiel.table_view import HandCard
from wordgames_tui.engine.plain import Json

__all__ = [
    "CARD",
    "SORTS",
    "backs",
    "sort_hand",
    "sorts_from_json",
    "sorts_to_json",
    "tiles",
]

CARD = "card:"
"""A click on a card means this and its id."""

SORTS = ("as drawn", "A to Z", "vowels first", "shuffled")
VOWELS = "AEIOU"


def sort_hand(cards: Sequence[HandCard], how: str, shuffle: int = 0) -> tuple[HandCard, ...]:
    """The hand in that order of `SORTS`; `shuffle` is the number of a shuffle, each its own."""
    if how == "A to Z":
        return tuple(sorted(cards, key=lambda card: card.face))
    if how == "vowels first":
        return tuple(sorted(cards, key=lambda card: (card.face not in VOWELS, card.face)))
    if how == "shuffled":
        return tuple(sorted(cards, key=lambda card: Random(f"{shuffle} {card.id}").random()))
    return tuple(cards)


def sorts_to_json(sorts: Mapping[int, tuple[int, int]]) -> list[Json]:
    """How each seat's hand lies, the number of its sort and of its shuffle, as plain data."""
    return [[seat, sort, shuffle] for seat, (sort, shuffle) in sorts.items()]


def sorts_from_json(data: Json) -> dict[int, tuple[int, int]]:
    """Read it back; a hand of which nothing is known lies as drawn."""
    sorts: dict[int, tuple[int, int]] = {}
    for entry in data if isinstance(data, list) else ():
        match entry:
            case [int(seat), int(sort), int(shuffle)] if 0 <= sort < len(SORTS):
                sorts[seat] = sort, shuffle
    return sorts


def tiles(
    cards: Sequence[HandCard], taken: str = "", picked: str = "", fresh: Collection[str] = ()
) -> list[Tile]:
    """The hand as tiles. The letters of `taken` and the card of the id `picked` are chosen; the
    cards whose ids are in `fresh` carry a mark."""
    wanted = Counter(taken.upper())
    shown = []
    for at, card in enumerate(cards):
        chosen = card.id == picked
        if wanted[card.face]:
            wanted[card.face] -= 1
            chosen = True
        shown.append(
            Tile(
                card.face,
                "chosen" if chosen else "letter",
                key=NUMBERS[at] if at < len(NUMBERS) else "",
                fresh=card.id in fresh,
                name=CARD + card.id,
            )
        )
    return shown


def backs(count: int) -> list[Tile]:
    """So many cards, face down."""
    return [Tile("", "back")] * count
