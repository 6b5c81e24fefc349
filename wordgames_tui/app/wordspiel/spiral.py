"""The spiral: letters that wind outward around the deck."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar

from textual.geometry import Region

from wordgames_tui.app.sheet import Sheet, SheetWidget
from wordgames_tui.app.signs import ascii_only, signs
from wordgames_tui.app.tiles import Tile, draw_tile
from wordgames_tui.app.wordspiel.winding import Winding, wind

__all__ = ["START", "Spiral", "SpiralView"]

START = "start:"
"""A click on a letter means this and how many letters back it lies."""

STATES = ("old", "recent", "new", "lit", "ghost")
MARKS = {
    "old": (" ", " "),
    "recent": (" ", " "),
    "new": ("·", "·"),
    "lit": ("[", "]"),
    "ghost": ("‹", "›"),
}
ASCII_MARKS = {
    "old": (" ", " "),
    "recent": (" ", " "),
    "new": (".", "."),
    "lit": ("[", "]"),
    "ghost": ("<", ">"),
}
SMALL_MARKS = {"old": " ", "recent": " ", "new": "·", "lit": "▸", "ghost": "+"}
ASCII_SMALL_MARKS = {"old": " ", "recent": " ", "new": ".", "lit": ">", "ghost": "+"}
LOOKS = {"old": "dim", "recent": "dim", "new": "letter", "lit": "chosen", "ghost": "ghost"}


@dataclass(frozen=True)
class SpiralView:
    """What the spiral shows. Letters are counted from 0, the oldest."""

    letters: str = ""
    new_from: int = 0
    """The first letter of what was laid last."""
    recent_from: int = 0
    """The first letter of the last few things laid."""
    lit: Collection[int] = ()
    """The letters that the typed word builds on."""
    ghosts: str = ""
    """The letters that would be laid."""
    deck: int = 0

    def state(self, at: int) -> str:
        """How that letter is drawn."""
        if at >= len(self.letters):
            return "ghost"
        if at in self.lit:
            return "lit"
        if at >= self.new_from:
            return "new"
        return "recent" if at >= self.recent_from else "old"


class Spiral(SheetWidget):
    """The spiral and the deck in its middle. A click on a letter starts a word there."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "spiral--deck",
        "spiral--count",
        *(f"spiral--{state}" for state in STATES),
        *(f"tile--{look}{part}" for look in LOOKS.values() for part in ("", "-frame")),
    }

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.shown = SpiralView()

    def show(self, shown: SpiralView) -> None:
        """Show that; only the lines that look otherwise are drawn again."""
        self.shown = shown
        self.redraw()

    def draw(self, sheet: Sheet) -> None:
        shown = self.shown
        winding = wind(len(shown.letters), sheet.width, sheet.height)
        self._draw_deck(sheet, winding.deck)
        letters = (shown.letters + shown.ghosts)[winding.skipped :]
        for place, letter in enumerate(letters[: len(winding.places)]):
            at = place + winding.skipped
            x, y = winding.places[place]
            if winding.skipped and place == 0:
                sheet.put(x + winding.scale.width // 2, y, signs(self).ellipsis, "spiral--old")
                continue
            self._draw_letter(sheet, winding, x, y, letter, shown.state(at))
            if at < len(shown.letters):
                region = Region(x, y, winding.scale.width, winding.scale.height)
                sheet.spot(region, f"{START}{len(shown.letters) - at}")

    def _draw_letter(
        self, sheet: Sheet, winding: Winding, x: int, y: int, letter: str, state: str
    ) -> None:
        in_ascii = ascii_only(self)
        style = f"spiral--{state}"
        if winding.scale.name == "tile":
            draw_tile(sheet, x, y, Tile(letter, LOOKS[state]), in_ascii)
        elif winding.scale.name == "chip":
            left, right = (ASCII_MARKS if in_ascii else MARKS)[state]
            sheet.put(x, y, left + letter + right, style)
        else:
            mark = (ASCII_SMALL_MARKS if in_ascii else SMALL_MARKS)[state]
            sheet.put(x, y, mark + letter, style)

    def _draw_deck(self, sheet: Sheet, room: Region) -> None:
        """The deck in the middle, with the number of its cards."""
        count = f"{self.shown.deck}"
        in_ascii = ascii_only(self)
        if room.height < 3 or room.width < 7:
            text = f"({count})"
            x = room.x + max(0, room.width - len(text)) // 2
            sheet.put(x, room.y + room.height // 2, text, "spiral--count")
            return
        x, y = room.x + (room.width - 7) // 2, room.y + (room.height - 3) // 2
        corner, edge, side = ("++++", "-", "|") if in_ascii else ("╭╮╰╯", "─", "│")
        sheet.put(x, y, corner[0] + edge * 5 + corner[1], "spiral--deck")
        sheet.put(x, y + 1, side, "spiral--deck")
        sheet.put(x + 1, y + 1, count.center(5), "spiral--count")
        sheet.put(x + 6, y + 1, side, "spiral--deck")
        sheet.put(x, y + 2, corner[2] + edge * 5 + corner[3], "spiral--deck")
