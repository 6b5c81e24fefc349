"""Agreeing on a word: the table's word counts for the rest of a match."""

from collections.abc import Callable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from wordgames_tui.app.bands import Press
from wordgames_tui.app.fields import Entry
from wordgames_tui.app.keys import bind
from wordgames_tui.app.once import Once
from wordgames_tui.app.page_keys import PageKeys
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.typed import typed_word
from wordgames_tui.packaged import packaged

__all__ = ["Agree"]

NOTHING = Press("Esc", "agree on nothing", "close")
IN_THE_WORD = (Press("Enter", "go on to the answers", "app.focus_next"), NOTHING)
IN_THE_ANSWERS = (
    Press("Enter", "choose", "press"),
    Press("Left Right", "mark the other", "other"),
    NOTHING,
)


class Agree(Once[tuple[str, bool] | None], ModalScreen[tuple[str, bool] | None]):
    """Asks for a word and whether it is good; dismissed with both, or with None."""

    CSS_PATH = packaged("assets", "styles", "game.tcss")
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("back", "close", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("left,right", "other", show=False),
    ]

    def __init__(self, word: str, agreed: Callable[[str], bool | None], topic: str = "") -> None:
        """`agreed` says whether the table has agreed that a word is good; `None`: on nothing. A
        dictionary is not asked: the clock may stand, and to look a word up may cost something."""
        super().__init__()
        self.help_topic = topic
        self._word = word
        self._agreed = agreed

    def compose(self) -> ComposeResult:
        with Vertical(id="agree"):
            yield Static("The table agrees on a word, for this match alone.", markup=False)
            yield Entry(self._word.upper(), placeholder="the word")
            yield Static("", id="as-it-is", markup=False)
            with Horizontal():
                yield Button("It is good", id="good", compact=True)
                yield Button("It is not good", id="not-good", compact=True)
        yield PageKeys(*IN_THE_WORD)

    def on_mount(self) -> None:
        self._say(self._word.upper())

    def on_descendant_focus(self) -> None:
        """Say what to press where the cursor is."""
        presses = IN_THE_ANSWERS if isinstance(self.focused, Button) else IN_THE_WORD
        self.query_one(PageKeys).show(presses)

    def action_press(self) -> None:
        """Press the button that is marked, as Enter does."""
        if isinstance(self.focused, Button):
            self.focused.press()

    def action_other(self) -> None:
        """Go over to the other button."""
        next(button for button in self.query(Button) if button is not self.focused).focus()

    def action_close(self) -> None:
        """Agree on nothing."""
        self.dismiss(None)

    @on(Input.Changed)
    def _changed(self, event: Input.Changed) -> None:
        self._say(event.value)

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        """Go on to the answers; a word that is none is to be mended first."""
        try:
            typed_word(event.value)
        except Refused:  # why stands below it already
            return
        self.focus_next()

    @on(Button.Pressed)
    def _pressed(self, event: Button.Pressed) -> None:
        try:
            word = typed_word(self.query_one(Input).value)
        except Refused as refused:
            self.query_one("#as-it-is", Static).update(Content(str(refused)))
            self.query_one(Input).focus()
            return
        self.dismiss((word, event.button.id == "good"))

    def _say(self, typed: str) -> None:
        """Say what the table has agreed about the word so far."""
        try:
            word = typed_word(typed)
        except Refused as refused:
            text = str(refused)
        else:
            good = self._agreed(word)
            text = "Nothing is agreed about it yet."
            if good is not None:
                text = f"{word.upper()} is {'good' if good else 'not good'} in this match."
        self.query_one("#as-it-is", Static).update(Content(text))
