"""A question with its answers side by side: by key, by arrow, by mouse."""

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import ClassVar

from rich.cells import cell_len
from textual import events
from textual.geometry import Region, Size
from textual.message import Message

from wordgames_tui.app.sheet import Sheet, SheetWidget, cut
from wordgames_tui.app.signs import signs

__all__ = ["NUMBERS", "Choices", "Item"]

NUMBERS = tuple("1234567890")
STEPS = {"left": -1, "up": -1, "right": 1, "down": 1}


@dataclass(frozen=True, slots=True)
class Item:
    """An answer. `key` is what chooses it, as the player reads it; without one it has a number
    if the question numbers its answers."""

    id: str
    label: str
    key: str = ""
    why_not: str = ""


class Choices(SheetWidget, can_focus=True):
    """Asks, and posts what is chosen. Nothing is chosen for Enter to take until an arrow has
    chosen it, unless the question has a plain way on."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "choices--prompt",
        "choices--key",
        "choices--item",
        "choices--at",
        "choices--picked",
        "choices--not",
    }

    @dataclass
    class Chosen(Message):
        """An answer was chosen."""

        id: str
        question: int

    @dataclass
    class Marked(Message):
        """One of several was picked, or is no longer, or cannot be for that reason."""

        why_not: str = ""

    @dataclass
    class Reached(Message):
        """The arrows have reached that answer."""

        item: Item

    @dataclass
    class Several(Message):
        """Several were picked, in this order."""

        ids: tuple[str, ...]
        question: int

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.question = 0
        self.prompt = ""
        self.items: tuple[Item, ...] = ()
        self.way_on = ""
        self.several = False
        self.picked: tuple[str, ...] = ()
        self._elsewhere = False
        self._numbered = True
        self._at: int | None = None

    def ask(
        self,
        question: int,
        prompt: str,
        items: Sequence[Item],
        *,
        way_on: str = "",
        numbered: bool = True,
        several: bool = False,
    ) -> None:
        """Ask. `way_on` is the answer that Enter takes; `several` lets more than one be picked."""
        self.question, self.prompt, self.items = question, prompt, tuple(items)
        self.way_on, self._numbered, self.several = way_on, numbered, several
        self.picked, self._at, self._elsewhere = (), None, False
        self.refresh(layout=True)
        self.redraw()

    def look_elsewhere(self, elsewhere: bool) -> None:
        """Promise nothing of Enter while what it takes is something that lies elsewhere."""
        self._elsewhere = elsewhere
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        """Choose by a key of its own, by number, by arrow, or what Enter takes.

        All of it is done here and none by bindings, which work later than what is pressed after
        them.
        """
        keys = [self._key(at) for at in range(len(self.items))]
        character = (event.character or "").upper()
        if event.key == "enter":
            self.enter()
        elif event.key in STEPS:
            self.move(STEPS[event.key])
        elif event.key == "space":
            self.pick()
        elif character and character in keys:
            self._take(keys.index(character))
        else:
            return
        event.stop()

    def take(self, item_id: str) -> bool:
        """Choose the answer of that id, or pick it, as a click on it does; whether there is one."""
        at = next((at for at, item in enumerate(self.items) if item.id == item_id), None)
        if at is not None:
            self._take(at)
        return at is not None

    def move(self, by: int) -> None:
        """Go to the next answer, or the one before."""
        if self.items:
            start = -1 if by > 0 else 0
            at = start if self._at is None else self._at
            self._at = (at + by) % len(self.items)
            self.redraw()
            self.post_message(self.Reached(self.items[self._at]))

    def pick(self) -> None:
        """Take the answer that the arrows have reached."""
        if self._at is not None:
            self._take(self._at)

    def enter(self) -> None:
        """Take what was picked, the answer that the arrows have reached, or the plain way on."""
        if self.several:
            self.post_message(self.Several(self.picked, self.question))
        elif self._at is not None:
            self._take(self._at)
        elif self.way_on:
            self.post_message(self.Chosen(self.way_on, self.question))

    def on_sheet_widget_picked(self, event: SheetWidget.Picked) -> None:
        event.stop()
        self._take(int(event.name))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        rows = [y for _, y, _ in self._places(width)]
        return len(self._prompt(width)) + (rows[-1] + 1 if rows else 0)

    def draw(self, sheet: Sheet) -> None:
        lines = self._prompt(sheet.width)
        for y, line in enumerate(lines):
            sheet.put(0, y, line, "choices--prompt")
        for at, (x, row, text) in enumerate(self._places(sheet.width)):
            item, y = self.items[at], row + len(lines)
            style = "choices--item"
            if item.why_not:
                style = "choices--not"
            elif at == self._at:
                style = "choices--at"
            elif item.id in self.picked:
                style = "choices--picked"
            end = sheet.put(x, y, text, style)
            key = self._key(at)
            if key and not item.why_not and at != self._at:
                sheet.put(x + 1, y, key, "choices--key")
            sheet.spot(Region(x, y, end - x, 1), str(at))

    def _take(self, at: int) -> None:
        item = self.items[at]
        if not self.several:
            self.post_message(self.Chosen(item.id, self.question))
            return
        if item.why_not:
            self.post_message(self.Marked(item.why_not))
            return
        if item.id in self.picked:
            self.picked = tuple(picked for picked in self.picked if picked != item.id)
        else:
            self.picked += (item.id,)
        self.redraw()
        self.post_message(self.Marked())

    def _prompt(self, width: int) -> list[str]:
        return wrap(self.prompt, max(1, width))

    def _key(self, at: int) -> str:
        """What chooses that answer, as it is shown."""
        if self._elsewhere and self.items[at].id == self.way_on:
            return ""
        if self.items[at].key or not self._numbered:
            return self.items[at].key
        numbered = [other for other in range(len(self.items)) if not self.items[other].key]
        number = numbered.index(at)
        return NUMBERS[number] if number < len(NUMBERS) else ""

    def _places(self, width: int) -> list[tuple[int, int, str]]:
        """Column, row and text of each answer."""
        places: list[tuple[int, int, str]] = []
        x = row = 0
        mark = signs(self).mark
        for at, item in enumerate(self.items):
            left, right = (mark, " ") if at == self._at else (" ", " ")
            key = self._key(at)
            label = f"{key} {item.label}" if key else item.label
            if self.several:
                label += " [x]" if item.id in self.picked else " [ ]"
            if item.why_not:
                label = f"({label})"
            text = left + cut(label, max(1, width - 2), signs(self).ellipsis) + right
            if x and x + cell_len(text) > width:
                x, row = 0, row + 1
            places.append((x, row, text))
            x += cell_len(text) + 2
        return places
