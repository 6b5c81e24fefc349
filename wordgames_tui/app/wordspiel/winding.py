"""Where the letters of the spiral lie: a rectangle that winds outward around the deck."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice

from textual.geometry import Region

__all__ = ["SCALES", "Scale", "Winding", "wind"]


@dataclass(frozen=True, slots=True)
class Scale:
    """How large letters are drawn: columns and rows from one to the next, and of a letter."""

    name: str
    across: int
    down: int
    width: int
    height: int


SCALES = (
    Scale("tile", 6, 3, 5, 3),
    Scale("chip", 4, 2, 3, 1),
    Scale("letter", 2, 1, 2, 1),
)
"""From the largest; each about as wide as it is high on a screen."""

SPARE = 8
"""Places that are kept free at the end, for the word that is typed."""


@dataclass(frozen=True, slots=True)
class Winding:
    """A spiral laid out: its scale, the place of each letter shown, and the deck's."""

    scale: Scale
    skipped: int
    """The oldest letters, which found no place."""
    places: tuple[tuple[int, int], ...]
    """Column and row of each letter from the oldest shown, then those that are free."""
    deck: Region


def wind(letters: int, width: int, height: int) -> Winding:
    """Lay out so many letters in so many columns and rows, as large as they can be."""
    for scale in SCALES:
        places, deck = _laid_out(scale, width, height)
        if len(places) >= letters + SPARE:
            break
    skipped = max(0, letters + SPARE - len(places))
    return Winding(scale, min(skipped, letters), tuple(places), deck)


def _laid_out(scale: Scale, width: int, height: int) -> tuple[list[tuple[int, int]], Region]:
    """Every place of that scale from the inside out, and the room in the middle."""
    columns = (width - scale.width) // scale.across + 1
    rows = (height - scale.height) // scale.down + 1
    rings = min((rows - 1) // 2, (columns - 1) // 2)
    if rings < 1:
        return [], Region(0, 0, 0, 0)
    block_columns, block_rows = columns - 2 * rings, rows - 2 * rings
    left = (width - (columns - 1) * scale.across - scale.width) // 2
    top = (height - (rows - 1) * scale.down - scale.height) // 2
    total = columns * rows - block_columns * block_rows
    places = [
        (left + (x + rings) * scale.across, top + (y + rings) * scale.down)
        for x, y in islice(_path(block_columns, block_rows), total)
    ]
    deck = Region(
        left + rings * scale.across,
        top + rings * scale.down,
        (block_columns - 1) * scale.across + scale.width,
        (block_rows - 1) * scale.down + scale.height,
    )
    return places, deck


def _path(columns: int, rows: int) -> Iterator[tuple[int, int]]:
    """Clockwise around a block whose top left cell is 0, 0, from the cell above that, outward
    for ever. Whole rings fill a rectangle."""
    for ring in count():
        left, top, right, low = -1 - ring, -1 - ring, columns + ring, rows + ring
        yield from ((x, top) for x in range(left + 1, right))
        yield from ((right, y) for y in range(top, low))
        yield from ((x, low) for x in range(right, left, -1))
        yield from ((left, y) for y in range(low, top - 1, -1))
