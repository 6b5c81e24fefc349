"""The round: the alphabet, the cards that were revealed in their order, and what became of them."""

from collections.abc import Sequence
from string import ascii_lowercase
from typing import ClassVar

from textual.geometry import Size

from wordgames_tui.app.sheet import Sheet, SheetWidget, cut
from wordgames_tui.app.signs import SEAT_CLASSES, seat_class, shape, signs
from wordgames_tui.app.typo.table_view import TurnView

__all__ = ["OrderLine"]

SPACED = 2 * len(ascii_lowercase) - 1


class OrderLine(SheetWidget):
    """Three lines: the alphabet with the revealed letters large, whose they are, their words."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "order--letter",
        "order--due",
        "order--done",
        "order--name",
        "order--now",
        "order--word",
        *SEAT_CLASSES,
    }

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.turns: tuple[TurnView, ...] = ()
        self.names: tuple[str, ...] = ()
        self.backwards = False
        self.hidden = False

    def show(
        self, turns: Sequence[TurnView], names: Sequence[str], *, backwards: bool, hidden: bool
    ) -> None:
        """Show these turns. `backwards`: from Z on; `hidden`: the next cards are being chosen."""
        self.turns, self.names = tuple(turns), tuple(names)
        self.backwards, self.hidden = backwards, hidden
        self.redraw()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 3

    def draw(self, sheet: Sheet) -> None:
        self._draw_alphabet(sheet)
        if not self.turns:
            sheet.put(1, 1, "Everybody chooses a card in secret.", "order--name")
            return
        width = max(1, (sheet.width - 1) // len(self.turns))
        now = next((turn for turn in self.turns if not turn.done), None)
        for at, turn in enumerate(self.turns):
            self._draw_turn(sheet, 1 + at * width, width - 1, turn, turn is now)

    def _draw_alphabet(self, sheet: Sheet) -> None:
        states = {
            turn.face.lower(): "order--done" if turn.done else "order--due"
            for turn in sorted(self.turns, key=lambda turn: not turn.done)
        }
        step = 2 if sheet.width > SPACED else 1
        x = 1
        for letter in reversed(ascii_lowercase) if self.backwards else ascii_lowercase:
            style = "order--letter" if self.hidden else states.get(letter, "order--letter")
            sheet.put(x, 0, letter if style == "order--letter" else letter.upper(), style)
            x += step

    def _draw_turn(self, sheet: Sheet, x: int, width: int, turn: TurnView, now: bool) -> None:
        more = signs(self).ellipsis
        style = "order--now" if now else "order--name"
        sheet.put(x - 1, 1, signs(self).mark if now else " ", style)
        end = sheet.put(x, 1, turn.face, "order--due" if not turn.done else "order--done")
        end = sheet.put(end, 1, " ")
        end = sheet.put(end, 1, shape(self, turn.seat), seat_class(turn.seat))
        name = cut(self.names[turn.seat], x + width - end, more)
        sheet.put(end, 1, name, style)
        if turn.done:
            word = cut(turn.word.upper() or "no place", width, more)
            sheet.put(x, 2, word, "order--word")
