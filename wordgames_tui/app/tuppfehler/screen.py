"""What Tuppfehler's two ways to play show alike: the Typoh, the score pad, the reading."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import PurePath
from typing import ClassVar

from textual import events, on
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widget import Widget

from wordgames_tui.app.bands import Heading, Press
from wordgames_tui.app.countdown import CountdownBar
from wordgames_tui.app.event_log import EventLog
from wordgames_tui.app.game_screen import GameScreen
from wordgames_tui.app.keys import bind
from wordgames_tui.app.tuppfehler.preview import Read
from wordgames_tui.app.tuppfehler.reading import Reading, Row, Section
from wordgames_tui.app.tuppfehler.score_pad import PadLine, ScorePad
from wordgames_tui.app.tuppfehler.table_view import TableView
from wordgames_tui.app.tuppfehler.typoh_view import TypohView
from wordgames_tui.app.typing_line import Preview
from wordgames_tui.engine.decisions import Decision, Spell
from wordgames_tui.engine.plain import Json
from wordgames_tui.packaged import packaged
from wordgames_tui.session import Session
from wordgames_tui.words.text import counted

__all__ = ["TuppfehlerScreen"]

GO_ON = "go-on"


class TuppfehlerScreen(GameScreen):
    """The Typoh and what belongs to it at the left, the score pad and the log at the right."""

    CSS_PATH: ClassVar[list[str | PurePath]] = [
        packaged("assets", "styles", f"{name}.tcss") for name in ("game", "tuppfehler")
    ]
    BINDINGS: ClassVar[list[BindingType]] = [bind("tuppfehler.stop", "stop")]
    BEHIND = "the sheet"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._table = TableView.of(session.match.view(None))
        self._quiet = False
        """Whether what was said to the last word still stands over the empty line."""

    # What a way to play says

    @abstractmethod
    def middle(self) -> Iterable[Widget]:
        """The widgets under the Typoh, while a round is played."""

    @abstractmethod
    def draw_middle(self) -> None:
        """Show in them what the table is like."""

    @abstractmethod
    def sections(self) -> list[Section]:
        """What is read of the round that is over, before the words that were there."""

    @abstractmethod
    def finders(self, word: str) -> tuple[int, ...]:
        """The seats that have that word."""

    @abstractmethod
    def read(self, word: str) -> Read | None:
        """What the table says to the word on the line; `None` where none is asked for."""

    @abstractmethod
    def clock_shown(self) -> bool:
        """Whether the clock is to stand beside the Typoh."""

    # The bands

    def table(self) -> Iterable[Widget]:
        yield Vertical(
            TypohView(self._clock_face, id="typoh"),
            Vertical(*self.middle(), id="middle"),
            Reading(id="reading"),
            id="sheet",
        )
        yield Vertical(ScorePad(id="pad"), EventLog(id="log"), id="side")

    def own(self) -> Iterable[Widget]:
        return ()

    @property
    def typoh(self) -> TypohView:
        """The Typoh in large letters."""
        return self.query_one("#typoh", TypohView)

    @property
    def reading(self) -> Reading:
        """The pages of the round that is over."""
        return self.query_one("#reading", Reading)

    @property
    def reads(self) -> bool:
        """Whether a round that is over is looked back on."""
        return self._table.phase == "read" and self.session.match.decision is not None

    def draw(self, view: Mapping[str, Json]) -> None:
        self._table = table = TableView.of(view)
        decision = self.session.match.decision
        self.typoh.show(None if self.covered else table.typoh)
        self.query_one("#middle").display = not self.reads
        self.reading.display = self.reads
        if self.reads:
            self.reading.show([*self.sections(), self._found()])
        else:
            self.draw_middle()
        self.query_one("#pad", ScorePad).show(
            [
                PadLine(
                    name,
                    tuple(points[seat] for points in table.round_points),
                    table.totals[seat],
                    asked=not self.reads and decision is not None and seat == decision.seat,
                )
                for seat, name in enumerate(self.names)
            ]
        )

    @property
    def covered(self) -> bool:
        """Whether the clock stands because something lies over the table."""
        return self.asked is not None and self.asked.seconds is not None and self.eyes is None

    def heading(self, view: Mapping[str, Json]) -> Heading:
        table = TableView.of(view)
        decision = self.session.match.decision
        round_ = f"round {max(1, table.round)} of {table.rounds}"
        if table.round > table.rounds:
            round_ = "decider round"
        note = "pro rules" if table.pro else ""
        if decision is None or table.phase == "read":
            return Heading("Tuppfehler", round_, note=note)
        return Heading("Tuppfehler", round_, decision.seat, self.names[decision.seat], note)

    def scores(self) -> tuple[Sequence[str], Sequence[Sequence[str]]]:
        table = TableView.of(self.session.match.view(None))
        columns = [f"{number}" for number in range(1, len(table.round_points) + 1)]
        rows = [
            [*(f"{points[seat]}" for points in table.round_points), f"{total}"]
            for seat, total in enumerate(table.totals)
        ]
        return [*columns, "total"], rows

    def presses(self) -> list[Press]:
        if self.asked is None:
            return []
        if self.reads:
            on = "close the round" if self.reading.is_last else "next page"
            word = self.word_in_question()
            dispute = [self.press("game.agree", "dispute it")] if self.is_disputable(word) else []
            words = [Press("Up Down", "words")] if self.reading.marked else []
            turn = [Press("Left Right", "pages"), *words]
            return [Press("Enter", on, "enter"), *turn, *dispute]
        return self.choice_presses()

    # What is asked

    def ask(self, decision: Decision, note: str) -> None:
        self._quiet = False
        super().ask(decision, note)
        if self.reads:
            self.choices.display = False
            self.reading.show(self.reading.sections, first=True)
            self.reading.focus()
            self._moved()
            if note:
                self.say(note, "hint")

    def preview(self, decision: Spell, word: str) -> Preview:
        read = self.read(word)
        assert read is not None
        return read.preview

    def typed(self, word: str) -> None:
        """Show what the table says to the word. What was said to the last one stands until the
        next is begun."""
        read = self.read(word)
        if read is None:
            return
        self._quiet = self._quiet and not word
        self.line.show(read.preview.letters)
        self.typoh.show(None if self.covered else self._table.typoh, read.lit)
        if not self._quiet:
            text = read.preview.text
            self.say(text, "good" if read.preview.good else "")
        self.show_presses()

    def ask_for_word(self, note: str = "") -> None:
        super().ask_for_word(note)
        self.line.ask(self.question, several=True)

    def on_key(self, event: events.Key) -> None:
        """Say so where a sign that is no letter and no command is typed for a word."""
        if self.line.display and event.is_printable and event.key not in self.active_bindings:
            self.say("A word is made of the letters A to Z alone.", "bad")

    def entered(self, word: str) -> None:
        self._quiet = True
        if word:
            super().entered(word)

    # The reading

    def _found(self) -> Section:
        table = self._table
        rows = tuple(
            Row(found.word, found.change, seats=self.finders(found.word)) for found in table.found
        )
        typoh = (table.typoh or "").upper()
        if not rows:
            return Section(f"What {typoh} leads to is not listed by this dictionary", ())
        title = f"{counted(len(rows), 'word')} from {typoh}, common first"
        return Section(title, rows, beside=True)

    def action_enter(self) -> None:
        """Turn the page, or do what Enter does elsewhere."""
        if self.reads:
            self.reading.enter()
        else:
            super().action_enter()

    @on(Reading.GoOn)
    def _go_on(self) -> None:
        if self.asked is not None and not self.too_soon:
            self.give(GO_ON)

    @on(Reading.Moved)
    def _moved(self) -> None:
        row = self.reading.marked
        self.say(_told(row) if row else "")
        self.show_presses()

    @on(Reading.Disputed)
    def _disputed(self) -> None:
        if self.is_disputable(self.word_in_question()):
            self.action_agree()

    # What may be disputed

    def is_disputable(self, word: str) -> bool:
        """Whether there is that word and a dictionary decides if it counts."""
        return bool(word) and not self.session.match.agree_refusal(word, self.eyes)

    def word_in_question(self) -> str:
        if self.reads:
            return self.reading.marked.word if self.reading.marked else ""
        return super().word_in_question()

    def _agree(self, word: str, good: bool) -> bool:
        if not super()._agree(word, good):
            return False
        if self.reads:
            self._moved()
        elif self._quiet:
            self.say(f"{word.upper()} is {'good' if good else 'not good'} in this match.", "hint")
        return True

    # The clock

    @on(CountdownBar.Ticked)
    def _ticked(self) -> None:
        self.typoh.redraw()

    def _clock_face(self) -> tuple[str, bool]:
        """What the clock beside the Typoh shows, and whether it warns."""
        countdown = self.countdown
        if not countdown.seconds or countdown.left > 99 or not self.clock_shown():
            return "", False
        return f"{countdown.left}", countdown.warns


def _told(row: Row) -> str:
    """A row in a sentence."""
    change = f" ({row.change})" if row.change else ""
    result = f" {row.result}" if row.result else ""
    reason = f"{',' if result else ''} {row.reason}" if row.reason else ""
    colon = ":" if result or reason else ""
    return f"{row.word.upper()}{change}{colon}{result}{reason}."
