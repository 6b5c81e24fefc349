"""The time of a turn in plain lines, which is judged when a line arrives."""

from wordgames_tui.cli.plain_terminal import Terminal
from wordgames_tui.engine.decisions import Decision
from wordgames_tui.session import Session
from wordgames_tui.words.text import counted

__all__ = ["PlainClock"]


class PlainClock:
    """Counts the seconds of what is asked; those of a turn that somebody comes back to go on."""

    def __init__(self, session: Session, terminal: Terminal) -> None:
        self._session = session
        self._terminal = terminal
        self._timed: tuple[Decision, float] | None = None
        """What is to be answered in time, and since when."""

    def start(self, decision: Decision) -> None:
        """That is asked now: tell its seat what time it has, unless it was told already."""
        now = self._terminal.clock
        since = now()
        if not decision.seconds:
            self._session.time.think_on(decision.seat, lambda: now() - since)
        if not decision.seconds or self.left(decision) is not None:
            return
        since -= self._session.time.start(decision.seat, lambda: now() - since)
        self._timed = decision, since
        left = self.left(decision)
        assert left is not None
        self._terminal.say(f"You have {counted(round(left), 'second')}.")

    def left(self, decision: Decision) -> float | None:
        """The seconds left for that; `None` where it has no limit, or its clock has not started."""
        if self._timed is None or self._timed[0] is not decision:
            return None
        assert decision.seconds is not None
        return max(0.0, decision.seconds - (self._terminal.clock() - self._timed[1]))

    def told(self, decision: Decision) -> list[str]:
        """A sentence with the seconds left for that; none where it has no limit."""
        left = self.left(decision)
        return [] if left is None else [f"{counted(round(left), 'second')} left."]
