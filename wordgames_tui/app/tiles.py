"""Tiles: cards and keys as they lie on the table.

A tile is three rows: its letters in the middle, and in its frame the key to press (top left),
a sign of its sort (top right), its value (bottom left) and its stars (bottom right). The frame
says what a tile is and how it stands, and the colour says it again.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual.geometry import Region, Size

from wordgames_tui.app.sheet import Sheet, SheetWidget
from wordgames_tui.app.signs import ascii_only

__all__ = ["HEIGHT", "LOOKS", "Tile", "TileRow", "draw_tile", "place"]

HEIGHT = 3

FRAMES = {
    "letter": "╭─╮│╰╯",
    "action": "╔═╗║╚╝",
    "common": "┌╌┐╎└┘",
    "back": "╭─╮▒╰╯",
    "chosen": "┏━┓┃┗┛",
    "dim": "╭ ╮ ╰╯",
    "ghost": "┌┄┐┆└┘",
}
ASCII_FRAMES = {
    "letter": "+-+|++",
    "action": "+=+!++",
    "common": "+~+:++",
    "back": "+-+%++",
    "chosen": "######",
    "dim": ". . ''",
    "ghost": "...:..",
}
"""Corner, edge, corner, side, corner, corner: from the top left, row by row."""

LOOKS = tuple(FRAMES)
STAR, ASCII_STAR = "★", "*"
FRESH, ASCII_FRESH = "•", "o"


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile to draw. `look` is one of `LOOKS`; `name` is what a click on it means, if it can
    be clicked; `fresh` marks what has just come."""

    face: str
    look: str = "letter"
    key: str = ""
    value: str = ""
    stars: int = 0
    sort: str = ""
    fresh: bool = False
    name: str = ""
    under: str = ""
    """What stands below it, such as what its other side shows."""

    @property
    def width(self) -> int:
        """In columns: 5, or what the letters need."""
        letters = 4 if len(self.face) == 2 else max(3, len(self.face))
        return 2 + max(letters, len(self.value) + self.stars)


def draw_tile(sheet: Sheet, x: int, y: int, tile: Tile, in_ascii: bool = False) -> None:
    """Draw one tile with its top left corner there."""
    frames = ASCII_FRAMES if in_ascii else FRAMES
    top_left, edge, top_right, side, low_left, low_right = tuple(frames[tile.look])
    inner = tile.width - 2
    face, frame = f"tile--{tile.look}", f"tile--{tile.look}-frame"
    fresh = (ASCII_FRESH if in_ascii else FRESH) if tile.fresh else ""
    stars = (ASCII_STAR if in_ascii else STAR) * tile.stars
    right = tile.sort + fresh
    top = tile.key + edge * (inner - len(tile.key) - len(right)) + right
    low = tile.value + edge * (inner - len(tile.value) - len(stars)) + stars
    sheet.put(x, y, top_left + top + top_right, frame)
    sheet.put(x, y + 1, side, frame)
    middle = side * inner if tile.look == "back" else tile.face.center(inner)
    sheet.put(x + 1, y + 1, middle, face)
    sheet.put(x + 1 + inner, y + 1, side, frame)
    sheet.put(x, y + 2, low_left + low + low_right, frame)
    if tile.under:
        # Not its margins: they would cover what stands under the tile before, where tiles overlap.
        margin = len(tile.under.center(tile.width).rstrip()) - len(tile.under)
        sheet.put(x + margin, y + HEIGHT, tile.under, "tile--under")
    if tile.name:
        sheet.spot(Region(x, y, tile.width, HEIGHT), tile.name)


def place(widths: Sequence[int], room: int) -> list[tuple[int, int]]:
    """Where tiles of these widths lie in `room` columns: column and row of each.

    In as few rows as can be, in these with a gap between the tiles, else touching, else each
    one over the right edge of the one before, as cards are held.
    """
    lines = 1
    while lines < max(1, len(widths)):
        for gap in (1, 0, -1):
            placed = _placed(widths, room, gap)
            if not placed or placed[-1][1] < lines:
                return placed
        lines += 1
    return _placed(widths, room, -1)


def _placed(widths: Sequence[int], room: int, gap: int) -> list[tuple[int, int]]:
    places: list[tuple[int, int]] = []
    x = row = 0
    for width in widths:
        if x and x + width > room:
            x, row = 0, row + 1
        places.append((x, row))
        x += width + gap
    return places


class TileRow(SheetWidget):
    """Tiles side by side, in more rows where one has no room for them."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "tile--under",
        *(f"tile--{look}{part}" for look in LOOKS for part in ("", "-frame")),
    }

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.tiles: tuple[Tile, ...] = ()

    def show(self, tiles: Sequence[Tile]) -> None:
        """Show these tiles; only what looks otherwise than before is drawn again."""
        before, self.tiles = self.tiles, tuple(tiles)
        width = self.content_size.width
        if _height(before, width) != _height(self.tiles, width):
            self.refresh(layout=True)
        self.redraw()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return _height(self.tiles, width)

    def draw(self, sheet: Sheet) -> None:
        places = place([tile.width for tile in self.tiles], sheet.width)
        in_ascii = ascii_only(self)
        for tile, (x, row) in zip(self.tiles, places, strict=True):
            draw_tile(sheet, x, row * _row_height(self.tiles), tile, in_ascii)


def _height(tiles: Sequence[Tile], room: int) -> int:
    """How many rows of a screen the tiles take; no tile keeps the place of one."""
    places = place([tile.width for tile in tiles], room)
    return _row_height(tiles) * (places[-1][1] + 1 if places else 1)


def _row_height(tiles: Sequence[Tile]) -> int:
    """How many rows of a screen a row of tiles takes, with what stands below them."""
    return HEIGHT + any(tile.under for tile in tiles)
