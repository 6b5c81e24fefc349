"""The first and the last line of a game's screen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.cells import cell_len
from textual.geometry import Region
from textual.message import Message

from wordgames_tui.app.sheet import Sheet, SheetWidget, cut
from wordgames_tui.app.signs import SEAT_CLASSES, seat_class, shape, signs

__all__ = ["Heading", "Press", "PressLine", "TopLine"]


@dataclass(frozen=True, slots=True)
class Heading:
    """What the top line says: the game, how far it is, and whose turn it is."""

    title: str
    progress: str = ""
    seat: int | None = None
    name: str = ""
    note: str = ""


class TopLine(SheetWidget):
    """The game, the round, whose turn it is."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "top--title",
        "top--progress",
        "top--name",
        "top--note",
        *SEAT_CLASSES,
    }

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.heading = Heading("")

    def show(self, heading: Heading) -> None:
        """Show that heading."""
        self.heading = heading
        self.redraw()

    def draw(self, sheet: Sheet) -> None:
        heading, more = self.heading, signs(self).ellipsis
        x = sheet.put(0, 0, heading.title, "top--title") + 2
        if heading.progress:
            x = sheet.put(x, 0, heading.progress, "top--progress") + 2
        if heading.seat is not None:
            x = sheet.put(x, 0, shape(self, heading.seat), seat_class(heading.seat)) + 1
            x = sheet.put(x, 0, cut(heading.name, sheet.width - x, more), "top--name") + 2
        sheet.put(x, 0, cut(heading.note, max(0, sheet.width - x), more), "top--note")


@dataclass(frozen=True, slots=True)
class Press:
    """A thing to press now: the key as it is shown, what it does in a word or two, and the
    action of the screen that a click runs."""

    key: str
    label: str
    action: str = ""


class PressLine(SheetWidget):
    """What to press now, in words; each can be clicked. The last ones go where room is short,
    but for the very last, which is the menu with everything in it."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"press--key", "press--label"}

    @dataclass
    class Pressed(Message):
        """An entry was clicked."""

        action: str

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.presses: tuple[Press, ...] = ()

    def show(self, presses: Sequence[Press]) -> None:
        """Show these."""
        self.presses = tuple(presses)
        self.redraw()

    def draw(self, sheet: Sheet) -> None:
        gap = f" {signs(self).dot} "
        x = 0
        for press in self._fitting(sheet.width, len(gap)):
            if x:
                x = sheet.put(x, 0, gap, "press--label")
            start = x
            x = sheet.put(x, 0, press.key, "press--key")
            x = sheet.put(x, 0, f" {press.label}", "press--label")
            if press.action:
                sheet.spot(Region(start, 0, x - start, 1), press.action)

    def on_sheet_widget_picked(self, event: SheetWidget.Picked) -> None:
        event.stop()
        self.post_message(self.Pressed(event.name))

    def _fitting(self, width: int, gap: int) -> list[Press]:
        presses = list(self.presses)
        while len(presses) > 1:
            room = sum(cell_len(f"{press.key} {press.label}") + gap for press in presses) - gap
            if room <= width:
                break
            del presses[-2]
        return presses
