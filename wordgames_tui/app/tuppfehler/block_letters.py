"""Block letters: capitals and digits large enough to be read across a table."""

from wordgames_tui.app.sheet import Sheet

__all__ = ["HEIGHT", "SMALL_HEIGHT", "draw_block", "width_of"]

HEIGHT, SMALL_HEIGHT = 7, 4
"""Rows of letters drawn a row a point, and two points a row."""
ACROSS = 5
GAP = 1

_ALPHABET = "ABCDEFGHI JKLMNOPQR STUVWXYZ? 0123456789"
_DRAWN = """
.###. ####. .#### ####. ##### ##### .#### #...# #####
#...# #...# #.... #...# #.... #.... #.... #...# ..#..
#...# #...# #.... #...# #.... #.... #.... #...# ..#..
##### ####. #.... #...# ####. ####. #..## ##### ..#..
#...# #...# #.... #...# #.... #.... #...# #...# ..#..
#...# #...# #.... #...# #.... #.... #...# #...# ..#..
#...# ####. .#### ####. ##### #.... .#### #...# #####

..### #...# #.... #...# #...# .###. ####. .###. ####.
...#. #..#. #.... ##.## ##..# #...# #...# #...# #...#
...#. #.#.. #.... #.#.# #.#.# #...# #...# #...# #...#
...#. ##... #.... #.#.# #.#.# #...# ####. #...# ####.
...#. #.#.. #.... #...# #..## #...# #.... #.#.# #.#..
#..#. #..#. #.... #...# #...# #...# #.... #..#. #..#.
.##.. #...# ##### #...# #...# .###. #.... .##.# #...#

.#### ##### #...# #...# #...# #...# #...# ##### .###.
#.... ..#.. #...# #...# #...# #...# #...# ....# #...#
#.... ..#.. #...# #...# #...# .#.#. .#.#. ...#. ....#
.###. ..#.. #...# #...# #.#.# ..#.. ..#.. ..#.. ..##.
....# ..#.. #...# .#.#. #.#.# .#.#. ..#.. .#... ..#..
....# ..#.. #...# .#.#. ##.## #...# ..#.. #.... .....
####. ..#.. .###. ..#.. #...# #...# ..#.. ##### ..#..

.###. ..#.. .###. ####. #..#. ##### .###. ##### .###. .###.
#...# .##.. #...# ....# #..#. #.... #.... ....# #...# #...#
#..## ..#.. ....# ....# #..#. #.... #.... ...#. #...# #...#
#.#.# ..#.. ...#. .###. ##### ####. ####. ...#. .###. .####
##..# ..#.. ..#.. ....# ...#. ....# #...# ..#.. #...# ....#
#...# ..#.. .#... ....# ...#. ....# #...# ..#.. #...# ....#
.###. .###. ##### ####. ...#. ####. .###. ..#.. .###. .###.
"""


def _glyphs() -> dict[str, list[str]]:
    """The seven rows of points of each character."""
    glyphs: dict[str, list[str]] = {}
    for characters, block in zip(_ALPHABET.split(), _DRAWN.strip().split("\n\n"), strict=True):
        rows = [line.split() for line in block.splitlines()]
        glyphs.update(
            (character, [row[at] for row in rows]) for at, character in enumerate(characters)
        )
    return glyphs


GLYPHS = _glyphs()
HALVES = {"..": " ", "#.": "▀", ".#": "▄", "##": "█"}


def width_of(text: str, scale: int = 1) -> int:
    """The columns that `text` takes, each point being `scale` columns wide."""
    return scale * (len(text) * (ACROSS + GAP) - GAP)


def draw_block(
    sheet: Sheet, x: int, y: int, character: str, style: str, *, rows: int, scale: int, sign: str
) -> int:
    """Draw one character; the column after it. It takes `HEIGHT` rows of points that are signs,
    or `SMALL_HEIGHT` rows of half blocks."""
    glyph = GLYPHS[character]
    if rows == SMALL_HEIGHT:
        upper, lower = glyph[::2], [*glyph[1::2], "." * ACROSS]
        lines = [
            "".join(HALVES[a + b] for a, b in zip(*pair, strict=True))
            for pair in zip(upper, lower, strict=True)
        ]
    else:
        points = {"#": sign * scale, ".": " " * scale}
        lines = ["".join(points[point] for point in row) for row in glyph]
    for at, line in enumerate(lines):
        sheet.put(x, y + at, line, style)
    return x + scale * (ACROSS + GAP)
