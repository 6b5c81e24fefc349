"""A scratch line for one's next word."""

from pathlib import PurePath
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from wordgames_tui.app.keys import bind
from wordgames_tui.app.once import Once
from wordgames_tui.app.tiles import TileRow
from wordgames_tui.app.typewriter.pool import in_order, key_tile, word_tiles
from wordgames_tui.app.typewriter.preview import read
from wordgames_tui.app.typing_line import TypingLine
from wordgames_tui.games.typewriter.decisions import SpellWord
from wordgames_tui.packaged import packaged

__all__ = ["PlanScreen"]


class PlanScreen(Once[None], ModalScreen[None]):
    """Tries words against a pool and the Common key as they lie now. Nothing is answered."""

    CSS_PATH: ClassVar[list[str | PurePath]] = [
        packaged("assets", "styles", f"{name}.tcss") for name in ("game", "tiles", "typewriter")
    ]
    AUTO_FOCUS = "#plan-line"
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("back", "dismiss"),
        bind("typewriter.plan", "dismiss"),
        bind("game.way", "way"),
        Binding("tab", "way", show=False),
    ]

    def __init__(self, name: str, decision: SpellWord, word: str, topic: str) -> None:
        """Plan for the player of that name; `word` was on the line when it was last open."""
        super().__init__()
        self.help_topic = topic
        self.word = word
        self._player = name
        self._decision = decision
        self._way = 0

    def compose(self) -> ComposeResult:
        with Vertical(id="plan"):
            yield Static(Content(f"{self._player}'s next word"), id="plan-title")
            yield TypingLine(id="plan-line")
            yield Static("", id="plan-says", markup=False)
            yield TileRow(id="plan-word")
            yield TileRow(id="plan-pool")

    def on_mount(self) -> None:
        """Go on with the word of last time."""
        line = self.query_one(TypingLine)
        line.ask(0)
        line.write(self.word)
        self._show()

    @on(TypingLine.Typed)
    def _typed(self, event: TypingLine.Typed) -> None:
        event.stop()
        self.word, self._way = event.word, 0
        self._show()

    @on(TypingLine.Unfit)
    def _unfit(self, event: TypingLine.Unfit) -> None:
        event.stop()
        self.query_one("#plan-says", Static).update(Content(event.reason))

    @on(TypingLine.Entered)
    def _entered(self, event: TypingLine.Entered) -> None:
        event.stop()
        self.dismiss(None)

    def action_way(self) -> None:
        """Show the next way to make the word."""
        self._way += 1
        self._show()

    def _show(self) -> None:
        found = read(self._decision, self.word, self._way)
        preview = found.preview
        text = preview.text if self.word else "Try a word; Esc puts it aside until you come back."
        self.query_one(TypingLine).show(preview.letters)
        self.query_one("#plan-says", Static).update(Content(text))
        keys = found.word.keys if found.word else ()
        self.query_one("#plan-word", TileRow).show(word_tiles(keys))
        used = {placed.key.id for placed in keys}
        self.query_one("#plan-pool", TileRow).show(
            [
                key_tile(key, look="chosen" if key.id in used else "")
                for key in in_order((*self._decision.keys, self._decision.common))
            ]
        )
