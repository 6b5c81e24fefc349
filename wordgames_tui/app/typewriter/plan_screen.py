"""A scratch line for one's next word."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from wordgames_tui.app.bands import Press
from wordgames_tui.app.keys import bind
from wordgames_tui.app.once import Once
from wordgames_tui.app.page_keys import PageKeys
from wordgames_tui.app.tiles import TileRow
from wordgames_tui.app.typewriter.pool import in_order, key_tile, word_tiles
from wordgames_tui.app.typewriter.preview import read
from wordgames_tui.app.typing_line import TypingLine
from wordgames_tui.games.typewriter.decisions import SpellWord
from wordgames_tui.packaged import packaged
from wordgames_tui.words.text import counted

__all__ = ["Plan", "PlanScreen"]


@dataclass
class Plan:
    """Whose next word is planned, what will be asked then, and the word so far."""

    seat: int
    name: str
    decision: SpellWord
    word: str


class PlanScreen(Once[None], ModalScreen[None]):
    """Tries words against a pool as it will lie, and the Common key. Nothing is answered."""

    CSS_PATH: ClassVar[list[str | PurePath]] = [
        packaged("assets", "styles", f"{name}.tcss") for name in ("game", "typewriter")
    ]
    AUTO_FOCUS = "#plan-line"
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("back", "dismiss"),
        bind("typewriter.plan", "dismiss"),
        bind("game.way", "way"),
        Binding("tab", "way", show=False),
        Binding("up", "whose(-1)", show=False),
        Binding("down", "whose(1)", show=False),
    ]

    def __init__(self, plans: Sequence[Plan], topic: str, waiting: str) -> None:
        """Plan the first of these, and the others when they are turned to. `waiting` ends the
        title where the match stands still meanwhile."""
        super().__init__()
        self.help_topic = topic
        self.plans = plans
        self._waiting = waiting
        self._at = 0
        self._way = 0

    @property
    def plan(self) -> Plan:
        """The plan that is shown."""
        return self.plans[self._at]

    def compose(self) -> ComposeResult:
        with Vertical(id="plan"):
            yield Static("", id="plan-title", markup=False)
            yield Static("", id="plan-known", markup=False)
            yield TypingLine(id="plan-line")
            yield Static("", id="plan-says", markup=False)
            yield TileRow(id="plan-word")
            yield TileRow(id="plan-pool")
        yield PageKeys()

    def on_mount(self) -> None:
        """Go on with the word of last time."""
        self.action_whose(0)

    def action_whose(self, by: int) -> None:
        """Turn to the plan of another player."""
        self._at, self._way = (self._at + by) % len(self.plans), 0
        line = self.query_one(TypingLine)
        line.ask(0)
        line.write(self.plan.word)
        self._show()

    @on(TypingLine.Typed)
    def _typed(self, event: TypingLine.Typed) -> None:
        event.stop()
        self.plan.word, self._way = event.word, 0
        self._show()

    @on(TypingLine.Unfit)
    def _unfit(self, event: TypingLine.Unfit) -> None:
        event.stop()
        self.query_one("#plan-says", Static).update(Content(event.reason))

    @on(TypingLine.Pasted)
    def _pasted(self, event: TypingLine.Pasted) -> None:
        event.stop()
        count = counted(len(event.words) + event.unread, "word")
        text = f"Those are {count}; try one at a time."
        self.query_one("#plan-says", Static).update(Content(text))

    @on(TypingLine.Entered)
    def _entered(self, event: TypingLine.Entered) -> None:
        event.stop()
        self.dismiss(None)

    def _presses(self, ways: int) -> Iterator[Press]:
        yield Press("type", "a word")
        if ways > 1:
            yield Press("Tab", "another way", "way")
        if len(self.plans) > 1:
            yield Press("Up Down", "another player's", "whose(1)")
        yield Press("Esc", "back", "dismiss")

    def action_way(self) -> None:
        """Show the next way to make the word."""
        self._way += 1
        self._show()

    def _show(self) -> None:
        plan = self.plan
        found = read(plan.decision, plan.word, self._way)
        preview = found.preview
        text = preview.text if plan.word else "Try a word; Esc puts it aside until you come back."
        self.query_one("#plan-title", Static).update(
            Content(f"{plan.name}'s next word{self._waiting}")
        )
        self.query_one("#plan-known", Static).update(Content(plan.decision.prompt))
        self.query_one(TypingLine).show(preview.letters)
        self.query_one("#plan-says", Static).update(Content(text))
        self.query_one(PageKeys).show(list(self._presses(found.ways)))
        keys = found.word.keys if found.word else ()
        self.query_one("#plan-word", TileRow).show(word_tiles(keys))
        used = {placed.key.id for placed in keys}
        self.query_one("#plan-pool", TileRow).show(
            [
                key_tile(key, look="chosen" if key.id in used else "")
                for key in in_order((*plan.decision.keys, plan.decision.common))
            ]
        )
