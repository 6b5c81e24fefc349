"""The Meter: a track of spaces with its abilities, where the token is and where it will be."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from rich.cells import cell_len
from textual.geometry import Region, Size
from textual.widget import Widget

from wordgames_tui.app.sheet import Sheet, SheetWidget
from wordgames_tui.app.signs import ascii_only, signs
from wordgames_tui.games.typewriter.typewriters import Ability, Typewriter

__all__ = ["ABILITY", "MARKS", "Meter", "MeterView", "colour_shapes", "spread"]

ABILITY = "ability:"
"""A click on an ability means this and its space, as its option does."""

MARKS = {"green": "▴", "purple": "◖", "orange": "◆"}
ASCII_MARKS = {"green": "^", "purple": "(", "orange": "+"}
TRACK = ("●", "○", "━", "╌", "─")
ASCII_TRACK = ("@", "O", "=", "~", "-")
"""The token, where it will be, behind it, on its way, and what is not reached."""


@dataclass(frozen=True)
class MeterView:
    """What the track shows."""

    typewriter: Typewriter | None = None
    space: int = 0
    reaches: int = 0
    """The space that the typed word would reach."""
    presses: Mapping[str, str] = field(default_factory=dict)
    """What is pressed for each ability that can be used now, by its id."""
    used: frozenset[str] = frozenset()
    """The abilities used in this reset."""
    looked_at: str = ""
    """The ability that the arrows have reached, by its id."""


class Meter(SheetWidget):
    """Three rows: every other ability above the track, the rest below it. Each with its space,
    before it in brackets what is pressed for it; what was used stands in parentheses. A label
    begins where its space is, or as near as the others leave room for all of it."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "meter--name",
        "meter--token",
        "meter--full",
        "meter--soon",
        "meter--empty",
        "meter--number",
        "meter--key",
        "meter--far",
        "meter--used",
        *(f"meter--{colour}" for colour in MARKS),
    }

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.shown = MeterView()

    def show(self, shown: MeterView) -> None:
        """Show that."""
        self.shown = shown
        self.redraw()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 3

    def draw(self, sheet: Sheet) -> None:
        typewriter = self.shown.typewriter
        if typewriter is None:
            return
        step = max(2, (sheet.width - 8) // typewriter.last)
        self._draw_track(sheet, typewriter, step)
        for row, first in ((0, 0), (2, 1)):
            abilities = typewriter.abilities[first::2]
            labels = [self._label(ability) for ability in abilities]
            widths = [cell_len("".join(label)) for label in labels]
            wanted = [ability.space * step for ability in abilities]
            starts = spread(wanted, widths, sheet.width)
            for ability, label, x in zip(abilities, labels, starts, strict=True):
                self._draw_ability(sheet, ability, label, x, row)

    def _draw_track(self, sheet: Sheet, typewriter: Typewriter, step: int) -> None:
        shown = self.shown
        token, soon, full, coming, empty = ASCII_TRACK if ascii_only(self) else TRACK
        for x in range(typewriter.last * step + 1):
            space = x / step
            if space < shown.space:
                sheet.put(x, 1, full, "meter--full")
            elif space < shown.reaches:
                sheet.put(x, 1, coming, "meter--soon")
            else:
                sheet.put(x, 1, empty, "meter--empty")
        for ability in typewriter.abilities:
            sheet.put(ability.space * step, 1, self._mark(ability), self._style(ability))
        if shown.reaches > shown.space:
            sheet.put(shown.reaches * step, 1, soon, "meter--soon")
        sheet.put(shown.space * step, 1, token, "meter--token")
        x = typewriter.last * step + 2
        where = f"{shown.space}/{typewriter.last}"
        sheet.put(min(x, sheet.width - len(where)), 1, where, "meter--number")

    def _label(self, ability: Ability) -> tuple[str, str, str]:
        """What marks it as reached by the arrows, what is pressed for it, and what it is."""
        mark = signs(self).mark if ability.id == self.shown.looked_at else ""
        press = f"[{self.shown.presses[ability.id]}]" if self._pressed(ability) else ""
        text = f"{ability.space}{self._mark(ability)}{ability.action.brief}"
        return mark, press, f"({text})" if ability.id in self.shown.used else text

    def _draw_ability(
        self, sheet: Sheet, ability: Ability, label: tuple[str, str, str], start: int, row: int
    ) -> None:
        mark, press, text = label
        x = sheet.put(start, row, mark, "meter--token")
        x = sheet.put(x, row, press, "meter--key")
        end = sheet.put(x, row, text, self._style(ability))
        sheet.spot(Region(start, row, end - start, 1), ability.id)

    def _mark(self, ability: Ability) -> str:
        return colour_shapes(self)[ability.colour]

    def _pressed(self, ability: Ability) -> bool:
        return ability.id in self.shown.presses

    def _style(self, ability: Ability) -> str:
        if ability.id in self.shown.used:
            return "meter--used"
        reached = ability.space <= max(self.shown.space, self.shown.reaches)
        can = reached and (not self.shown.presses or self._pressed(ability))
        return f"meter--{ability.colour}" if can else "meter--far"


def colour_shapes(widget: Widget) -> Mapping[str, str]:
    """The shapes that tell the colours of abilities."""
    return ASCII_MARKS if ascii_only(widget) else MARKS


def spread(wanted: Sequence[int], widths: Sequence[int], room: int) -> list[int]:
    """Where labels of these widths begin in a row of `room` cells: where each is wanted, or else
    aside, so that all have a gap between them and the last one ends in the row."""
    starts: list[int] = []
    free = 0
    for start, width in zip(wanted, widths, strict=True):
        starts.append(max(start, free))
        free = starts[-1] + width + 1
    end = room
    for at in reversed(range(len(starts))):
        starts[at] = max(0, min(starts[at], end - widths[at]))
        end = starts[at] - 1
    return starts
