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
        self.combo = False

    def show(self, players: Sequence[Player], asked: int | None, combo: bool) -> None:
        """Show these players; `asked` is whose turn it is. With `combo` the Color Combo scores."""
        self.players, self.asked, self.combo = tuple(players), asked, combo
        self.show_lines(1 + len(self.players))

    def draw(self, sheet: Sheet) -> None:
        points = sheet.width - 3
        combo = points - 6 if self.combo else points
        star, bank, token = combo - 5, combo - 10, combo - 16
        head = [("token", token), ("bank", bank), (" star", star - 1), ("pts", points)]
        if self.combo:
            head.append(("combo", combo))
        for name, x in head:
            sheet.put(x, 0, name, "seats--head")
        for seat, player in enumerate(self.players):
            y = seat + 1
            self.put_seat(sheet, y, seat, player.name, token - 1, asked=seat == self.asked)
            sheet.put(token, y, f"{player.space:>2}/{player.typewriter.last}", "seats--number")
            sheet.put(bank, y, f"{player.in_bank:>4}", "seats--number")
            sheet.put(star, y, f"{player.in_star:>4}", "seats--number")
            if self.combo:
                sheet.put(combo, y, f"{player.combo:>5}", "seats--number")
            sheet.put(points, y, f"{player.points:>3}", "seats--total")
            sheet.spot(Region(0, y, sheet.width, 1), f"{SEAT}{seat}")
