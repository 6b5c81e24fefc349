"""Boxes over a page: one that asks, and one that tells."""

from collections.abc import Iterable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from wordgames_tui.app.bands import Press
from wordgames_tui.app.once import Once
from wordgames_tui.app.page_keys import PageKeys

__all__ = ["Ask", "Tell"]


class Tell(Once[bool], ModalScreen[bool]):
    """Say something that has to be read; dismissed with False."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "answer(False)", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
    ]

    def __init__(self, text: str, no: str = "Close") -> None:
        super().__init__()
        self.text = text
        self.no = no

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(self.text, markup=False)
            with Horizontal(classes="answers"):
                yield from self.answers()
        yield PageKeys(*self.presses())

    def answers(self) -> ComposeResult:
        """The buttons, the harmless one first: it has the cursor."""
        yield Button(self.no, id="no", compact=True)

    def presses(self) -> Iterable[Press]:
        """What the bottom line says."""
        return [Press("Enter", self.no.lower(), "answer(False)")]

    def action_answer(self, yes: bool) -> None:
        """Close the box with that answer."""
        self.dismiss(yes)

    @on(Button.Pressed)
    def _pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")


class Ask(Tell):
    """Ask before something that cannot be undone; dismissed with True for yes."""

    def __init__(self, text: str, yes: str, no: str = "Keep") -> None:
        super().__init__(text, no)
        self.yes = yes

    def answers(self) -> ComposeResult:
        yield from super().answers()
        yield Button(self.yes, id="yes", compact=True)

    def presses(self) -> Iterable[Press]:
        yield Press("Enter", "choose what is marked", "choose")
        yield Press("Left Right", "mark the other", "app.focus_next")
        yield Press("Esc", self.no.lower(), "answer(False)")

    def action_choose(self) -> None:
        """Choose the button that is marked, as Enter does."""
        if isinstance(self.focused, Button):
            self.focused.press()
