"""The middle of the table: the Offer, and the Common key with what lies under it."""

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from textual.geometry import Size

from wordgames_tui.app.sheet import Sheet, SheetWidget
from wordgames_tui.app.signs import ascii_only
from wordgames_tui.app.tiles import HEIGHT, LOOKS, Tile, draw_tile, place
from wordgames_tui.app.typewriter.pool import key_tile
from wordgames_tui.app.typewriter.table_view import TableView
from wordgames_tui.games.typewriter.keys import Key

__all__ = ["Desk"]


class Desk(SheetWidget):
    """A line of heads, the tiles under it, and their other sides below."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "desk--head",
        "tile--under",
        *(f"tile--{look}{part}" for look in LOOKS for part in ("", "-frame")),
    }

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.tiles: tuple[Tile, ...] = ()
        self.common: Tile | None = None
        self.head = ""
        self.about_common = ""

    def show(
        self, table: TableView, presses: Mapping[str, str], chosen: Collection[str] = ()
    ) -> None:
        """Show the Offer, or the keys that were drawn; `presses` says what is pressed for a key,
        by its id, and `chosen` what is chosen."""
        keys: Sequence[Key] = table.drawn or table.offer
        self.tiles = tuple(
            key_tile(
                key,
                press=presses.get(key.id, ""),
                look="chosen" if key.id in chosen else "",
                colours=table.color_combo,
                behind=True,
            )
            for key in keys
        )
        self.head = "Drawn" if table.drawn else f"Offer; {table.bag} in the bag"
        self.common = None
        if table.common is not None:
            look = "chosen" if table.common.id in chosen else "common"
            press = presses.get(table.common.id, "")
            made_wild = table.common.id in table.made_wild
            self.common = key_tile(table.common, press=press, look=look, made_wild=made_wild)
            wild = table.common.is_wild
            self.about_common = "Common" if wild else f"Common at {table.common_letters}"
        self.redraw()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return HEIGHT + 2

    def draw(self, sheet: Sheet) -> None:
        in_ascii = ascii_only(self)
        room = sheet.width - 13
        sheet.put(0, 0, self.head, "desk--head")
        widths = [tile.width for tile in self.tiles]
        for tile, (x, row) in zip(self.tiles, place(widths, room), strict=True):
            draw_tile(sheet, x, 1 + row * (HEIGHT + 1), tile, in_ascii)
        if self.common is not None:
            sheet.put(room + 1, 0, self.about_common, "desk--head")
            draw_tile(sheet, room + 3, 1, self.common, in_ascii)
