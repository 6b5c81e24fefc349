"""Who plays: the token on the Meter, the Bank, the Star section and the points."""

from collections.abc import Sequence
from typing import ClassVar

from textual.geometry import Region, Size

from wordgames_tui.app.sheet import Sheet, SheetWidget, cut
from wordgames_tui.app.signs import shape, signs
from wordgames_tui.app.typewriter.table_view import Player

__all__ = ["SEAT", "Board"]

SEAT = "seat:"
"""A click on a player means this and the seat."""


class Board(SheetWidget):
    """A line for each player."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "board--head",
        "board--name",
        "board--asked",
        "board--number",
        *(f"seat--{number}" for number in range(1, 7)),
    }

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.players: tuple[Player, ...] = ()
        self.asked: int | None = None

    def show(self, players: Sequence[Player], asked: int | None) -> None:
        """Show these players; `asked` is whose turn it is."""
        rows = len(self.players)
        self.players, self.asked = tuple(players), asked
        if rows != len(self.players):
            self.refresh(layout=True)
        self.redraw()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 1 + len(self.players)

    def draw(self, sheet: Sheet) -> None:
        points = sheet.width - 3
        star, bank, token = points - 5, points - 10, points - 16
        head = (("token", token), ("bank", bank), (" star", star - 1), ("pts", points))
        for name, x in head:
            sheet.put(x, 0, name, "board--head")
        for seat, player in enumerate(self.players):
            y = seat + 1
            asked = seat == self.asked
            style = "board--asked" if asked else "board--name"
            sheet.put(0, y, signs(self).mark if asked else " ", style)
            sheet.put(1, y, shape(self, seat), f"seat--{seat % 6 + 1}")
            sheet.put(3, y, cut(player.name, token - 4, signs(self).ellipsis), style)
            sheet.put(token, y, f"{player.space:>2}/{player.typewriter.last}", "board--number")
            sheet.put(bank, y, f"{player.in_bank:>4}", "board--number")
            sheet.put(star, y, f"{player.in_star:>4}", "board--number")
            sheet.put(points, y, f"{player.points:>3}", "board--asked")
            sheet.spot(Region(0, y, sheet.width, 1), f"{SEAT}{seat}")
