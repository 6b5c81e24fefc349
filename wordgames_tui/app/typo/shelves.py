"""The four rows as shelves: letters in the middle, and a place to lay one at both ends."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from textual.geometry import Region

from wordgames_tui.app.sheet import Sheet, SheetWidget
from wordgames_tui.app.signs import ascii_only, signs
from wordgames_tui.app.tiles import HEIGHT, LOOKS, Tile, draw_tile
from wordgames_tui.app.typo.table_view import Shown

__all__ = ["END", "ROW", "Shelves", "ShelvesView", "end_keys"]

END = "end:"
"""A click on an end means this and the end's key, "2 right"."""
ROW = "row:"
"""A click on a row means this and its number."""

LABEL, SOCKET, STEP = 4, 5, 5
"""Columns of the number of a row, of an end, and from letter to letter."""
WIDEST_GAP = 2
"""Lines between two rows where there is room."""

SOCKETS = {"rest": "dim", "can": "ghost", "fits": "common", "shut": "dim"}
"""How an end is drawn: nobody is asked; a letter can be laid; what is typed agrees with it; no
word begins so."""


def end_keys() -> Mapping[str, str]:
    """The digit of each end: odd ones on the left, even ones on the right."""
    keys = [f"{row} {side}" for row in range(1, 5) for side in ("left", "right")]
    return {key: str(number) for number, key in enumerate(keys, start=1)}


@dataclass(frozen=True)
class ShelvesView:
    """What the shelves show."""

    rows: tuple[tuple[Shown, ...], ...] = ()
    longest: tuple[int, ...] = ()
    ends: Mapping[str, str] = field(default_factory=dict)
    """How each end is drawn, by its key: one of `SOCKETS`; those not named rest."""
    laid: tuple[str, str] | None = None
    """An end, and the letter that would lie there."""
    sure: bool = False
    """Whether that letter waits for nothing but the others' doubts."""
    fresh: str = ""
    """The id of the card that was laid last."""
    to_choose: tuple[int, ...] = ()
    """The rows one of which is to be chosen."""
    price: str = ""
    """What one of the longest rows costs, as it is written."""


class Shelves(SheetWidget):
    """Draws the rows one under the other, each with its number and what it costs to lose it."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "shelf--number",
        "shelf--price",
        *(f"tile--{look}{part}" for look in LOOKS for part in ("", "-frame")),
    }

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.view = ShelvesView()

    def show(self, view: ShelvesView) -> None:
        """Show these rows."""
        self.view = view
        self.redraw()

    def draw(self, sheet: Sheet) -> None:
        gaps = max(1, len(self.view.rows) - 1)
        gap = max(0, min(WIDEST_GAP, (sheet.height - HEIGHT * len(self.view.rows)) // gaps))
        for number, row in enumerate(self.view.rows, start=1):
            self._draw_row(sheet, (HEIGHT + gap) * (number - 1), number, row)

    def _draw_row(self, sheet: Sheet, y: int, number: int, row: tuple[Shown, ...]) -> None:
        view = self.view
        sheet.put(1, y + 1, str(number), "shelf--number")
        if number in view.longest:
            sheet.put(0, y + 1, signs(self).mark, "shelf--price")
            sheet.put(0, y + 2, view.price, "shelf--price")
        x = LABEL
        self._draw_end(sheet, x, y, f"{number} left")
        x += SOCKET
        width = self._draw_letters(sheet, x, y, row, number in view.to_choose)
        if view.to_choose:
            sheet.spot(Region(0, y, x + width, HEIGHT), f"{ROW}{number}")
        self._draw_end(sheet, x + width, y, f"{number} right")

    def _draw_letters(
        self, sheet: Sheet, x: int, y: int, row: tuple[Shown, ...], wanted: bool
    ) -> int:
        """Draw the letters as tiles, or closer together where there is no room; their width."""
        in_ascii = ascii_only(self)
        room = sheet.width - x - SOCKET
        look = "chosen" if wanted else "letter"
        step = STEP if STEP * len(row) <= room else STEP - 1
        if step * len(row) + STEP - step > room:
            face = " ".join(card.face for card in row)
            face = face if len(face) + 2 <= room else face.replace(" ", "")
            tile = Tile(face, look, fresh=bool(row) and row[-1].id == self.view.fresh)
            draw_tile(sheet, x, y, tile, in_ascii)
            return tile.width
        for at, card in enumerate(row):
            tile = Tile(card.face, look, fresh=card.id == self.view.fresh)
            draw_tile(sheet, x + step * at, y, tile, in_ascii)
        return step * len(row) + STEP - step

    def _draw_end(self, sheet: Sheet, x: int, y: int, key: str) -> None:
        view, in_ascii = self.view, ascii_only(self)
        state = view.ends.get(key, "rest")
        number = end_keys()[key] if view.ends else ""
        if view.laid is not None and view.laid[0] == key:
            look = "common" if view.sure else "chosen"
            tile = Tile(view.laid[1], look, key=number)
        elif state == "shut":
            tile = Tile(signs(self).by, SOCKETS[state], key=number)
        else:
            tile = Tile("", SOCKETS[state], key=number)
        if state == "rest" and tile.face == "":
            return
        draw_tile(sheet, x, y, tile, in_ascii)
        if view.ends:
            sheet.spot(Region(x, y, SOCKET, HEIGHT), END + key)
