"""The fields of a form: a line to choose in, a line to write in, and the sentence beside it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar
from unicodedata import category

from rich.cells import cell_len
from textual import events
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.geometry import Region
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input, Static

from wordgames_tui.app.sheet import Sheet, SheetWidget, cut
from wordgames_tui.app.signs import Signs, signs

__all__ = ["Choice", "Entry", "Field", "FieldLabel", "leader"]

LEAST_VALUE = 13
"""The cells that a value has beside a label that is too long."""
LEAST_NAME = 4
"""The cells that are left of a name in a label that is too long."""


def leader(label: str, width: int, sign: Signs, name: str = "") -> str:
    """Dots from a label to its value, as in a table of contents: `width` cells in all.

    Where the label is too long, a player's name in it is cut before the rest of it is.
    """
    over = cell_len(label) - max(0, width - 2)
    if name and over > 0:
        room = max(LEAST_NAME, cell_len(name) - over)
        label = label.replace(name, cut(name, room, sign.ellipsis), 1)
    shown = cut(label, max(0, width - 2), sign.ellipsis) + " "
    return shown + sign.leader * (width - cell_len(shown) - 1) + " "


class Choice(SheetWidget, can_focus=True):
    """One of several values on a line: Left and Right step, Space steps on, a letter jumps.

    Names lie in a ring, numbers in a row: before the first of them there is none.
    """

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "choice--label",
        "choice--leader",
        "choice--arrow",
        "choice--value",
    }
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", "Before", show=False),
        Binding("right,space", "step(1)", "Change", key_display="Left/Right"),
        Binding("home", "end(0)", "First", show=False),
        Binding("end", "end(-1)", "Last", show=False),
    ]

    @dataclass
    class Changed(Message):
        """Another value was chosen."""

        choice: "Choice"
        value: Any

        @property
        def control(self) -> "Choice":
            return self.choice

    def __init__(
        self,
        label: str,
        values: Sequence[tuple[Any, str]],
        value: Any,
        *,
        note: str = "",
        id: str | None = None,
    ) -> None:
        """`values` are pairs of a value and its title; `note` tells what is chosen here."""
        super().__init__(id=id)
        self.label = label
        self.values = tuple(values)
        self.value = value
        self.note = note
        self.name_in_label = ""

    @property
    def title(self) -> str:
        """The title of the chosen value; what is not on the list stands for itself."""
        return next((title for value, title in self.values if value == self.value), str(self.value))

    def choose(self, value: Any) -> None:
        """Show that value, without telling anybody."""
        self.value = value
        self.redraw()

    def offer(
        self, label: str, values: Sequence[tuple[Any, str]], value: Any, *, name: str = ""
    ) -> None:
        """Ask something else, without telling anybody; `name` is a player's in the label."""
        self.label, self.values, self.name_in_label = label, tuple(values), name
        self.choose(value)

    def action_step(self, by: int) -> None:
        """Choose the value that many places on; names go on round the ends."""
        at, last = self._at(), len(self.values) - 1
        if at is None:
            self._take(0)
        elif self._numbers:
            self._take(min(max(at + by, 0), last))
        else:
            self._take((at + by) % (last + 1))

    def action_end(self, at: int) -> None:
        """Choose the first or the last value."""
        self._take(at)

    def on_key(self, event: events.Key) -> None:
        """Jump to the value of that name, or else to the next one that starts so."""
        if event.character is None or not event.character.isalnum():
            return
        wanted, after = event.character.casefold(), (self._at() or 0) + 1
        titles = [title.casefold() for _, title in self.values]
        order = [*range(after, len(titles)), *range(after)]
        found = [at for at in order if titles[at].startswith(wanted)]
        if found:
            event.stop()
            self._take(min(found, key=lambda at: titles[at] != wanted or at == after - 1))

    def on_sheet_widget_picked(self, event: SheetWidget.Picked) -> None:
        event.stop()
        self.action_step(-1 if event.name == "before" else 1)

    def draw(self, sheet: Sheet) -> None:
        sign = signs(self)
        title, width = self.title, sheet.width - 4
        if self.label:  # it stays in sight, but leaves room to tell one value from another
            beside = width - cell_len(self.label) - 2
            width = max(beside, min(cell_len(title), LEAST_VALUE))
        value = cut(title, width, sign.ellipsis)
        start = sheet.width - cell_len(value) - 4 if self.label else 0
        if self.label:
            room = start if self.has_focus else start + 2
            text = leader(self.label, room, sign, self.name_in_label)
            sheet.put(0, 0, text, "choice--leader")
            sheet.put(0, 0, text.rstrip(f"{sign.leader} "), "choice--label")
        if self.has_focus or not self.label:
            style = "choice--arrow" if self.has_focus else "choice--leader"
            sheet.put(start, 0, sign.before, style)
            sheet.put(start + cell_len(value) + 3, 0, sign.after, style)
        sheet.put(start + 2, 0, value, "choice--value")
        sheet.spot(Region(start, 0, cell_len(value) + 4, 1), "after")
        sheet.spot(Region(start, 0, 2, 1), "before")

    def get_content_height(self, *_: Any) -> int:
        return 1

    @property
    def _numbers(self) -> bool:
        return all(type(value) is int for value, _ in self.values)

    def _at(self) -> int | None:
        values = [value for value, _ in self.values]
        return values.index(self.value) if self.value in values else None

    def _take(self, at: int) -> None:
        value = self.values[at][0]
        if value != self.value:
            self.choose(value)
            self.post_message(self.Changed(self, value))


class Entry(Input):
    """A line to write in. Enter and Down go on to the next field."""

    def __init__(
        self,
        value: str,
        *,
        placeholder: str = "",
        note: str = "",
        id: str | None = None,
    ) -> None:
        super().__init__(value, placeholder=placeholder, compact=True, id=id)
        self.note = note

    def replace(self, text: str, start: int, end: int) -> None:
        """Put in what was typed or pasted, less what could disturb the screen."""
        shown = "".join(character for character in text if category(character)[0] != "C")
        super().replace(shown, start, end)
        if self.cursor_at_end:  # the first text of a field is not scrolled to its end by itself
            self.action_home()
            self.action_end()


class FieldLabel(SheetWidget):
    """What a field is called, with dots that lead to it."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"field-label--text", "field-label--leader"}

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def on_click(self, event: events.Click) -> None:
        """A click on what a field is called is for the field."""
        event.stop()
        self.screen.set_focus(next(iter(self.parent.query(Entry))) if self.parent else None)

    def draw(self, sheet: Sheet) -> None:
        sheet.put(0, 0, leader(self.text, sheet.width, signs(self)), "field-label--leader")
        sheet.put(0, 0, cut(self.text, sheet.width), "field-label--text")

    def get_content_height(self, *_: Any) -> int:
        return 1


class Field(Vertical):
    """Widgets on a line, and under them the sentence that says what is wrong, or worth knowing."""

    def __init__(self, *line: Widget, name: str) -> None:
        super().__init__(Horizontal(*line, classes="line") if len(line) > 1 else line[0], name=name)
        self._said: Static | None = None

    def say(self, problem: str = "", notice: str = "") -> None:
        """Show what is wrong, or else a notice, or nothing."""
        self.set_class(bool(problem), "-wrong")
        text = problem or notice
        if self._said is None:
            if not text:
                return
            self._said = Static("", classes="said", markup=False)
            self.mount(self._said)
        self._said.update(Content(text))
        self._said.display = bool(text)
