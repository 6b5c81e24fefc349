"""Risk: the number cards are bid for, and each is worth a word."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from textual import on
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from wordgames_tui.app.bands import Press
from wordgames_tui.app.game_screen import OPTION
from wordgames_tui.app.sheet import SheetWidget
from wordgames_tui.app.tuppfehler.numbers import Holder, NumberCards, Seats
from wordgames_tui.app.tuppfehler.preview import Read, read
from wordgames_tui.app.tuppfehler.reading import Row, Section
from wordgames_tui.app.tuppfehler.screen import TuppfehlerScreen
from wordgames_tui.engine.decisions import Decision
from wordgames_tui.games.tuppfehler.decisions import Bid, SayWord
from wordgames_tui.games.tuppfehler.events import NoWord
from wordgames_tui.games.tuppfehler.risk import COUNT
from wordgames_tui.session import Session

__all__ = ["RiskScreen"]


class RiskScreen(TuppfehlerScreen):
    """Nothing is secret here. Whoever hesitates sees the count from five beside the Typoh."""

    NO_SECRETS = True
    COMMANDS_OF: ClassVar[Mapping[str, str]] = {
        "fold": "tuppfehler.stop",
        "pass": "tuppfehler.stop",
    }

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._tried = ""
        """The word that was tried last for the number that is played."""

    def middle(self) -> Iterable[Widget]:
        yield NumberCards(id="numbers")
        yield Seats(id="seats")
        yield Static("", id="said", markup=False)

    def draw_middle(self) -> None:
        table = self._table
        decision = self.session.match.decision
        lowest = decision.number if isinstance(decision, Bid) else None
        self.query_one("#numbers", NumberCards).show_numbers(table.numbers, lowest, f"{OPTION}take")
        holders = [
            Holder(
                name,
                table.held[seat],
                table.secured[seat],
                asked=decision is not None and seat == decision.seat,
                out=seat in table.out,
            )
            for seat, name in enumerate(self.names)
        ]
        played = None
        if isinstance(decision, SayWord):
            played = min(table.held[decision.seat])
        self.query_one("#seats", Seats).show(holders, played)
        words = ", ".join(said.word.upper() for said in table.said)
        self.query_one("#said", Static).update(Content(f"Said: {words}" if words else ""))

    def clock_shown(self) -> bool:
        return self.countdown.left <= COUNT

    def presses(self) -> list[Press]:
        if isinstance(self.asked, Bid):
            return [*self.choice_presses(), self.press("tuppfehler.stop", "pass")]
        if not isinstance(self.asked, SayWord):
            return super().presses()
        if self.line.word:
            return [Press("Enter", "say it", "enter"), Press("Esc", "clear", "back")]
        refused = self.is_disputable(self._tried) and self.asked.judge.refusal(self._tried)
        return [
            Press("type", "a word"),
            self.press("tuppfehler.stop", "fold"),
            *self.hint_press(),
            *([self.press("game.agree", f"dispute {self._tried.upper()}")] if refused else []),
        ]

    def ask(self, decision: Decision, note: str) -> None:
        last = self.session.match.events[-1]
        missed = last if isinstance(last, NoWord) else None
        if missed is None:
            self._tried = ""
        super().ask(decision, note)
        if missed is not None:
            self._quiet = True
            word, reason = missed.word.upper(), missed.reason
            self.say(f"{word} does not count: {reason}. {decision.prompt}", "bad")

    def entered(self, word: str) -> None:
        self._tried = word
        super().entered(word)

    def is_disputable(self, word: str) -> bool:
        """Not when the round is over: what is secured stays so."""
        return not self.reads and super().is_disputable(word)

    def word_in_question(self) -> str:
        return super().word_in_question() or self._tried

    def read(self, word: str) -> Read | None:
        asked = self.asked
        if not isinstance(asked, SayWord):
            return None
        return read(
            asked.typoh,
            word,
            pro=asked.pro,
            opening=asked.prompt,
            remark="already said" if word in asked.said else "",
        )

    def action_stop(self) -> None:
        """Pass, or fold."""
        bids = isinstance(self.asked, Bid)
        self.command("pass" if bids else "fold", "There is nothing to pass or fold now.")

    @on(SheetWidget.Picked)
    def _clicked(self, event: SheetWidget.Picked) -> None:
        """A click on the lowest number takes it."""
        event.stop()
        if self.asked is not None and event.name.startswith(OPTION):
            self.choose(event.name.removeprefix(OPTION))

    def sections(self) -> list[Section]:
        table = self._table
        points = table.round_points[-1]
        told = ", ".join(f"{name} {points[seat]}" for seat, name in enumerate(self.names))
        rows = tuple(
            Row(said.word, said.change, f"{said.number}", seats=(said.seat,)) for said in table.said
        )
        return [Section(f"Points: {told}", rows)]

    def finders(self, word: str) -> tuple[int, ...]:
        return tuple(said.seat for said in self._table.said if said.word == word)
