"""Keys as tiles, and the order in which a pool lies."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from wordgames_tui.app.choices import NUMBERS
from wordgames_tui.app.tiles import Tile
from wordgames_tui.games.typewriter.keys import Key, Side
from wordgames_tui.games.typewriter.word import KeyInWord

__all__ = [
    "KEY",
    "in_order",
    "key_tile",
    "numbered",
    "with_other_sides",
    "word_tiles",
]

KEY = "key:"
"""A click on a key means this and its id."""
WILD = "?"
DOUBLED = "x2"
"""What stands on a key of the word that counts twice for the fill."""


def in_order(pool: Sequence[Key]) -> tuple[Key, ...]:
    """Letters from A to Z, then wilds, temporary ones last, then the keys that show an action."""
    return tuple(
        sorted(
            pool,
            key=lambda key: (
                bool(key.action),
                key.is_wild,
                key.is_temporary,
                key.letters,
                key.id,
            ),
        )
    )


def numbered(keys: Sequence[Key]) -> Mapping[str, str]:
    """The digit that stands for each of the first ten keys, by id."""
    return {key.id: number for key, number in zip(keys, NUMBERS, strict=False)}


def key_tile(
    key: Key,
    *,
    press: str = "",
    look: str = "",
    face: str = "",
    colours: bool = False,
    behind: bool = False,
    made_wild: bool = False,
) -> Tile:
    """A key as a tile. With `colours` an action tells its own by its first letter; with `behind`
    the other side stands below it, in brackets if there is room for them. A key that was
    `made_wild` bears the sign of a wild while it shows letters."""
    sort = key.up.colour[0].upper() if colours and key.action else ""
    kind = "action" if key.action else "common" if key.is_common else "letter"
    return Tile(
        face or key.face,
        look or kind,
        key=press,
        value=str(key.value),
        stars=key.stars,
        sort=WILD if made_wild and key.letters else sort,
        name=KEY + key.id,
        under=_under(key.down) if behind and key.down else "",
    )


def _under(side: Side) -> str:
    return side.face if len(side.face) > 2 else f"({side.face})"


def with_other_sides(keys: Sequence[Key], tiles: Sequence[Tile]) -> list[Tile]:
    """The tiles of these keys with their other sides below."""
    return [
        replace(tile, under=_under(key.down)) if key.down else tile
        for key, tile in zip(keys, tiles, strict=True)
    ]


def word_tiles(
    word: Sequence[KeyInWord],
    gone: Collection[str] = (),
    presses: Mapping[str, str] = MappingProxyType({}),
    doubled: Collection[str] = (),
) -> list[Tile]:
    """The keys of a word in a row: wilds in lower case, the Common key in its own frame, those
    that were banked or starred as the place where they stood; `presses` says what is pressed for
    a key, by its id, and those that are `doubled` for the fill are marked."""
    tiles = []
    for placed in word:
        key = placed.key
        as_wild = placed.wild or key.is_wild
        face = placed.letters if as_wild else placed.letters.upper()
        if key.id in gone:
            tiles.append(Tile(face, "ghost"))
        else:
            look = "common" if placed.shared else "letter"
            press = presses.get(key.id, "") + (DOUBLED if key.id in doubled else "")
            tiles.append(key_tile(key, press=press, look=look, face=face))
    return tiles
