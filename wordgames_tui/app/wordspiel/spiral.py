"""The spiral: letters that wind outward around the deck."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar

from textual.geometry import Region

from wordgames_tui.app.sheet import Sheet, SheetWidget
from wordgames_tui.app.signs import ascii_only, signs
from wordgames_tui.app.tiles import Tile, draw_tile
from wordgames_tui.app.wordspiel.winding import Scale, wind

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
PILE = 8
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
    pile: int | None = None
    """The draw pile of a game alone."""

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
        "spiral--path",
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
        self._draw_middle(sheet, winding.deck)
        letters = (shown.letters + shown.ghosts)[winding.skipped :]
        places = winding.places[: len(letters)]
        for place, (x, y) in enumerate(places):
            at = place + winding.skipped
            if winding.skipped and place == 0:
                sheet.put(x + winding.scale.width // 2, y, signs(self).ellipsis, "spiral--old")
                continue
            self._draw_letter(sheet, winding.scale, x, y, letters[place], shown.state(at))
            if place:
                self._draw_path(sheet, winding.scale, places[place - 1], (x, y))
            if at < len(shown.letters):
                region = Region(x, y, winding.scale.width, winding.scale.height)
                sheet.spot(region, f"{START}{len(shown.letters) - at}")

    def _draw_letter(
        self, sheet: Sheet, scale: Scale, x: int, y: int, letter: str, state: str
    ) -> None:
        in_ascii = ascii_only(self)
        style = f"spiral--{state}"
        if scale.name == "tile":
            draw_tile(sheet, x, y, Tile(letter, LOOKS[state]), in_ascii)
        elif scale.name == "chip":
            left, right = (ASCII_MARKS if in_ascii else MARKS)[state]
            sheet.put(x, y, left + letter + right, style)
        else:
            mark = (ASCII_SMALL_MARKS if in_ascii else SMALL_MARKS)[state]
            sheet.put(x, y, mark + letter, style)

    def _draw_path(
        self, sheet: Sheet, scale: Scale, before: tuple[int, int], place: tuple[int, int]
    ) -> None:
        """The line from one letter to the next, in the gap between them if there is one."""
        across, down = ("-", "|") if ascii_only(self) else ("─", "│")
        x, y = min(before[0], place[0]), min(before[1], place[1])
        if before[1] == place[1] and scale.across > scale.width:
            sheet.put(x + scale.width, y + scale.height // 2, across, "spiral--path")
        elif before[0] == place[0] and scale.down > scale.height:
            sheet.put(x + scale.width // 2, y + scale.height, down, "spiral--path")

    def _draw_middle(self, sheet: Sheet, room: Region) -> None:
        """The deck in the middle, and the draw pile of a game alone beside it."""
        piles = [("deck", self.shown.deck)]
        if self.shown.pile is not None:
            piles = [("pile", self.shown.pile), ("rest", self.shown.deck)]
        width = len(piles) * (PILE + 1) - 1
        if room.height < 3 or room.width < width:
            text = " ".join(f"({count})" for _, count in piles)
            x = room.x + max(0, room.width - len(text)) // 2
            sheet.put(x, room.y + room.height // 2, text, "spiral--count")
            return
        x, y = room.x + (room.width - width) // 2, room.y + (room.height - 3) // 2
        for name, count in piles:
            self._draw_pile(sheet, x, y, name, count)
            x += PILE + 1

    def _draw_pile(self, sheet: Sheet, x: int, y: int, name: str, count: int) -> None:
        """Cards face down, with their number."""
        corners, edge, side = ("++++", "-", "|") if ascii_only(self) else ("╭╮╰╯", "─", "│")
        inner = PILE - 2
        sheet.put(x, y, corners[0] + edge * inner + corners[1], "spiral--deck")
        sheet.put(x, y + 1, side + " " * inner + side, "spiral--deck")
        sheet.put(x + 1, y + 1, f"{count}".center(inner), "spiral--count")
        sheet.put(x, y + 2, corners[2] + name.center(inner, edge) + corners[3], "spiral--deck")
