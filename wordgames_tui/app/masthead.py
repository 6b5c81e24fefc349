"""The head of the first page: the program's name in tiles, under the lamp."""

from math import hypot
from typing import Any, ClassVar

from rich.style import Style

from wordgames_tui.app.sheet import Sheet
from wordgames_tui.app.signs import ascii_only
from wordgames_tui.app.tiles import HEIGHT, Tile, TileRow, draw_tile

__all__ = ["Masthead"]

WORDS = ("WORD", "GAMES")
STEP = 6
"""Columns from tile to tile."""
GAP = 3
SHADES = 32
"""How many the light has from its middle to the dark."""
LIGHT = "light"


class Masthead(TileRow):
    """WORD GAMES in tiles. Where the terminal has all colours, the light of a lamp lies on them."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"masthead--lamp"}

    def get_content_height(self, *_: Any) -> int:
        return HEIGHT + 3

    def draw(self, sheet: Sheet) -> None:
        plain = ascii_only(self)
        if self.app.console.color_system == "truecolor" and not plain:
            self._shine(sheet)
        width = sum(map(len, WORDS)) * STEP + GAP - 1
        x = max(0, (sheet.width - width) // 2)
        for word in WORDS:
            for letter in word:
                draw_tile(sheet, x, 1, Tile(letter), plain)
                x += STEP
            x += GAP

    def _shine(self, sheet: Sheet) -> None:
        """Brightest in the middle. Half blocks give two points of light to a cell, so that a
        point is as high as it is wide."""
        middle, wide = (sheet.width - 1) / 2, sheet.width * 0.5
        for y in range(sheet.height):
            for x in range(sheet.width):
                across = (x - middle) / wide
                upper, lower = (
                    _shade(hypot(across, (y + part - 2.5) / 3.6)) for part in (0.25, 0.75)
                )
                if upper or lower:
                    sheet.put(x, y, "▀", f"{LIGHT} {upper} {lower}")

    def _style_of(self, name: str) -> Style:
        if not name.startswith(LIGHT):
            return super()._style_of(name)
        dark, lamp = self.background_colors[1], self.get_component_styles("masthead--lamp").color
        upper, lower = (
            dark.blend(lamp, int(shade) / SHADES, alpha=1).rich_color for shade in name.split()[1:]
        )
        return Style(color=upper, bgcolor=lower)


def _shade(away: float) -> int:
    """How light it is at a distance from the middle; at 1 it is dark."""
    return round(SHADES * max(0.0, 1 - away**2) ** 2)
