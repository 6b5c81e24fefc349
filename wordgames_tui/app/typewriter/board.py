"""Who plays: the token on the Meter, the Bank, the Star section and the points."""

from collections.abc import Sequence

from textual.geometry import Region

from wordgames_tui.app.seats import SeatLines
from wordgames_tui.app.sheet import Sheet
from wordgames_tui.app.typewriter.table_view import Player

__all__ = ["SEAT", "TypewriterBoard"]

SEAT = "seat:"
"""A click on a player means this and the seat."""


class TypewriterBoard(SeatLines):
    """A line for each player."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.players: tuple[Player, ...] = ()
        self.asked: int | None = None

    def show(self, players: Sequence[Player], asked: int | None) -> None:
        """Show these players; `asked` is whose turn it is."""
        self.players, self.asked = tuple(players), asked
        self.show_lines(1 + len(self.players))

    def draw(self, sheet: Sheet) -> None:
        points = sheet.width - 3
        star, bank, token = points - 5, points - 10, points - 16
        head = (("token", token), ("bank", bank), (" star", star - 1), ("pts", points))
        for name, x in head:
            sheet.put(x, 0, name, "seats--head")
        for seat, player in enumerate(self.players):
            y = seat + 1
            self.put_seat(sheet, y, seat, player.name, token - 1, asked=seat == self.asked)
            sheet.put(token, y, f"{player.space:>2}/{player.typewriter.last}", "seats--number")
            sheet.put(bank, y, f"{player.in_bank:>4}", "seats--number")
            sheet.put(star, y, f"{player.in_star:>4}", "seats--number")
            sheet.put(points, y, f"{player.points:>3}", "seats--total")
            sheet.spot(Region(0, y, sheet.width, 1), f"{SEAT}{seat}")
