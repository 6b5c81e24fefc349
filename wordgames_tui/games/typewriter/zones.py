"""How keys move between the zones of play, with what follows at once from each move."""

from collections.abc import Iterable

from wordgames_tui.engine.piles import Pile
from wordgames_tui.games.typewriter.assets import number
from wordgames_tui.games.typewriter.events import Claimed, MeterMoved, TookTemporaryWilds
from wordgames_tui.games.typewriter.keys import Key
from wordgames_tui.games.typewriter.table import TypewriterTable

__all__ = [
    "advance",
    "claim",
    "draw",
    "flip",
    "move_token",
    "put_back",
    "refill",
    "take_temporary_wilds",
]


def draw(table: TypewriterTable, count: int, to: Pile[Key]) -> tuple[Key, ...]:
    """Draw that many keys from the bag, white side up, or as many as there are."""
    keys = [table.bag.draw() for _ in range(min(count, len(table.bag)))]
    table.known_in_bag = max(0, table.known_in_bag - len(keys))
    to.put(*keys)
    return tuple(keys)


def put_back(table: TypewriterTable, keys: Iterable[Key]) -> None:
    """Put keys into the bag and shake it: each goes to a place by chance, below those that the
    set-up's order names."""
    known = table.known_in_bag
    for key in keys:
        at = known + table.chance.below(len(table.bag) - known + 1)
        table.bag.cards.insert(at, key.white_up())


def refill(table: TypewriterTable, *, always: bool) -> Key | None:
    """Replace a key that left the Offer: `always`, or only while fewer than four lie there."""
    if always or len(table.offer) < table.offer_size:
        return next(iter(draw(table, 1, table.offer)), None)
    return None


def claim(table: TypewriterTable, seat: int, key: Key, *, always: bool) -> None:
    """Move a key of the Offer to a pool, the side that shows up, and refill the Offer."""
    table.pool(seat).put(table.offer.take(key))
    filled = refill(table, always=always)
    table.tell(Claimed(seat=seat, key=key, source="offer", refill=filled))


def flip(pile: Pile[Key], key: Key) -> Key:
    """Flip a key where it lies."""
    flipped = key.flipped()
    pile.cards[pile.cards.index(key)] = flipped
    return flipped


def move_token(table: TypewriterTable, seat: int, spaces: int) -> int:
    """Move a Typing token forward, not past the last space; the space where it is now."""
    last = table.typewriters[seat].last
    table.spaces[seat] = min(last, table.spaces[seat] + spaces)
    return table.spaces[seat]


def advance(table: TypewriterTable, seat: int, spaces: int) -> None:
    """Move a Typing token by an effect, and tell it."""
    table.tell(MeterMoved(seat=seat, space=move_token(table, seat, spaces)))


def take_temporary_wilds(table: TypewriterTable, seat: int, count: int) -> None:
    """Take up to that many temporary wilds, never having more than three."""
    room = number("setup", "temporary_wild_limit") - table.temporary_wilds(seat)
    taken = max(0, min(count, room))
    table.pool(seat).put(*(table.supply.draw() for _ in range(taken)))
    table.tell(TookTemporaryWilds(seat=seat, count=taken))
