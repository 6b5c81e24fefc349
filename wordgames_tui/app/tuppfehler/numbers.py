"""The number cards of Risk: in the middle, and before each seat face up or secured."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from wordgames_tui.app.seats import SeatLines
from wordgames_tui.app.sheet import Sheet
from wordgames_tui.app.signs import ascii_only, signs
from wordgames_tui.app.tiles import HEIGHT, Tile, TileRow, draw_tile, place

__all__ = ["Holder", "NumberCards", "Seats"]

CARDS = tuple(range(1, 11))
NAME = 9


class NumberCards(TileRow):
    """Ten places in a row; a card that somebody has taken leaves its place empty."""

    def show_numbers(self, middle: Sequence[int], lowest: int | None, click: str) -> None:
        """Show what lies in the middle. The card `lowest` is the one to be taken, by a click that
        means `click`."""
        self.middle = frozenset(middle)
        self.show(
            [
                Tile(f"{number}", "chosen", name=click) if number == lowest else Tile(f"{number}")
                for number in CARDS
            ]
        )

    def get_content_height(self, *_: Any) -> int:
        return HEIGHT

    def draw(self, sheet: Sheet) -> None:
        places = place([tile.width for tile in self.tiles], sheet.width)
        for number, tile, (x, _) in zip(CARDS, self.tiles, places, strict=False):
            if number in self.middle:
                draw_tile(sheet, x, 0, tile, ascii_only(self))
            else:
                sheet.put(x + 2, 1, signs(self).dot, "tile--dim")


@dataclass(frozen=True, slots=True)
class Holder:
    """A seat with its number cards."""

    name: str
    face_up: tuple[int, ...]
    secured: tuple[int, ...]
    asked: bool = False
    out: bool = False


class Seats(SeatLines):
    """A line for each seat: what it has secured, and its cards. [4] lies face up, (4) is safe."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"numbers--up", "numbers--now", "numbers--safe"}

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.holders: tuple[Holder, ...] = ()
        self.played: int | None = None

    def show(self, holders: Sequence[Holder], played: int | None) -> None:
        """Show these seats; `played` is the number for which a word is to be said."""
        self.holders, self.played = tuple(holders), played
        self.show_lines(1 + len(self.holders))

    def draw(self, sheet: Sheet) -> None:
        points = 4 + NAME
        sheet.put(points - 1, 0, "safe", "seats--head")
        x = sheet.put(points + 5, 0, "[4]", "numbers--up")
        x = sheet.put(x, 0, " face up  ", "seats--head")
        x = sheet.put(x, 0, "(4)", "numbers--safe")
        sheet.put(x, 0, " secured", "seats--head")
        for seat, holder in enumerate(self.holders):
            y = seat + 1
            self.put_seat(sheet, y, seat, holder.name, 3 + NAME, asked=holder.asked)
            sheet.put(points, y, f"{sum(holder.secured):>3}", "seats--number")
            x = points + 4
            for number in sorted((*holder.face_up, *holder.secured)):
                if number in holder.secured:
                    x = sheet.put(x, y, f"({number})", "numbers--safe")
                elif number == self.played:
                    x = sheet.put(x, y, f"{signs(self).mark}{number}]", "numbers--now")
                else:
                    x = sheet.put(x, y, f"[{number}]", "numbers--up")
            if holder.out:
                sheet.put(x + 1, y, "out", "seats--head")
