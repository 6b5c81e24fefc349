"""The clock of a turn: started with a question that has seconds, stopped by whatever covers it."""

from textual import on
from textual.widget import Widget

from wordgames_tui.app.asking import Asking
from wordgames_tui.app.countdown import Countdown, CountdownBar
from wordgames_tui.engine.decisions import TIME_UP, Decision
from wordgames_tui.engine.plain import Json
from wordgames_tui.session import Session

__all__ = ["Timed"]

ANY = 1
"""Seconds of a count that never ends anything."""
COVERED = "#table, #ask, #own"
"""What shows nothing while a clock stands: the bands between the top line and the bottom line."""


class Timed(Asking):
    """Gives each question the time that its match gives it."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.countdown = Countdown(self.app.clock)
        self._after = Countdown(self.app.clock)
        """What a question without a limit takes, right after one with a limit."""
        self._is_held = False
        self._held: int | None = None
        self._had_cursor: Widget | None = None
        self._had_said = "", ""

    @property
    def timer(self) -> CountdownBar:
        """The countdown as it is shown."""
        return self.query_one("#clock", CountdownBar)

    def ask(self, decision: Decision, note: str) -> None:
        super().ask(decision, note)
        self._start_clock(decision)

    def ask_nothing(self, text: str = "") -> None:
        super().ask_nothing(text)
        self.session.time.stop()
        self.timer.reset()
        self._after.reset()
        self._lift()

    def _start_clock(self, decision: Decision) -> None:
        """Start it anew, or, where somebody comes back to a turn, from where it stood."""
        if decision.seconds:
            used = self.session.time.start(self.seat, lambda: self.countdown.spent)
            self.timer.reset(decision.seconds, used)
            self.countdown.start()
            self.timer.redraw()
            self.show_presses()
        else:
            self._after.reset(ANY)
            self._after.start()
            self.session.time.think_on(self.seat, lambda: self._after.spent)

    @on(CountdownBar.Warned)
    def _warned(self) -> None:
        self._ring()

    @on(CountdownBar.TimeUp)
    def _time_up(self) -> None:
        if self._is_held or not self.is_active:
            return  # it is told again once nothing lies over the screen
        if self.asked is None or self.asked.seconds is None or not self.countdown.over:
            return
        self._ring()
        word = self.line.word.upper()
        lost = f" {word} was not entered." if word else ""
        self.give(self.late_answer(), note=f"Time is up.{lost}")

    def late_answer(self) -> Json:
        """What is answered when time is up."""
        return TIME_UP

    def _ring(self) -> None:
        if self.app.settings.sound:
            self.app.bell()

    def on_screen_suspend(self) -> None:
        """While something lies over the screen the clock stands, and nobody thinks on."""
        self._after.stop()
        if self.countdown.seconds and not self._is_held:
            self.hold()

    def on_screen_resume(self) -> None:
        """The table lies open again."""
        self._after.start()

    def uncover(self) -> None:
        if self._is_held:
            self._lift()
            self.set_focus(self._had_cursor)
            self.look(self._held)
            self.typed(self.line.word)
            self.say(*self._had_said)
            self.countdown.start()
            self.timer.redraw()

    def _lift(self) -> None:
        self._is_held = False
        self.query(COVERED).set(visible=True)

    def hold(self) -> None:
        """Stop the clock and cover the table, until it is uncovered."""
        self.countdown.stop()
        self.timer.redraw()
        self._is_held, self._held = True, self.eyes
        self._had_cursor, self._had_said = self.focused, self.said
        self.look(None)
        self.query(COVERED).set(visible=False)
