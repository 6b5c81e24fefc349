"""The timer of a turn: what it counts, and how it is shown."""

from collections.abc import Callable
from math import ceil
from typing import ClassVar

from textual.message import Message

from wordgames_tui.app.sheet import Sheet, SheetWidget
from wordgames_tui.app.signs import ascii_only

__all__ = ["WARNING", "Countdown", "CountdownBar"]

WARNING = 10
"""Seconds before the end at which the timer warns; of a short time, in the second half of it."""


class Countdown:
    """So many seconds, counted from the clock that it is given; it can be stopped and go on."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._counted = 0.0
        self._since: float | None = None
        self.seconds = 0
        """How many it counts; 0: there is no time to keep."""

    @property
    def running(self) -> bool:
        """Whether time passes."""
        return self._since is not None

    @property
    def spent(self) -> float:
        """The seconds that have passed while it ran."""
        return self._counted + (self._clock() - self._since if self._since is not None else 0.0)

    @property
    def left(self) -> int:
        """The seconds left, the one that has begun included."""
        return max(0, ceil(self.seconds - self.spent))

    @property
    def warns(self) -> bool:
        """Whether the end is near."""
        return bool(self.seconds) and self.left <= min(WARNING, self.seconds // 2)

    @property
    def over(self) -> bool:
        """Whether no time is left."""
        return bool(self.seconds) and self.spent >= self.seconds

    def reset(self, seconds: int = 0, spent: float = 0.0) -> None:
        """Stand still at the start of so many seconds, `spent` of which have passed already."""
        self.seconds, self._counted, self._since = seconds, spent, None

    def start(self) -> None:
        """Let time pass, from where it stopped."""
        if self.seconds and self._since is None:
            self._since = self._clock()

    def stop(self) -> None:
        """Stand still."""
        self._counted, self._since = self.spent, None


class CountdownBar(SheetWidget):
    """The timer as the table sees it: minutes and seconds, and a bar that runs out.

    It tells once when the warning comes, and when time is up; that again if it is started again.
    """

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "countdown--time",
        "countdown--left",
        "countdown--gone",
        "countdown--warning",
    }
    TICK = 0.2

    class Ticked(Message):
        """The time that is left is shown."""

    class Warned(Message):
        """The last seconds have begun."""

    class TimeUp(Message):
        """No time is left."""

    def __init__(self, countdown: Countdown, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.countdown = countdown
        self._warned = False

    def on_mount(self) -> None:
        self.set_interval(self.TICK, self.tick)

    def reset(self, seconds: int = 0, spent: float = 0.0) -> None:
        """As `Countdown.reset`; the warning will be told again."""
        self.countdown.reset(seconds, spent)
        self._warned = False
        self.redraw()

    def tick(self) -> None:
        """Show the time, and tell what has come."""
        if not self.countdown.running:
            return
        if self.countdown.over:
            self.countdown.stop()
            self.post_message(self.TimeUp())
        elif self.countdown.warns and not self._warned:
            self._warned = True
            self.post_message(self.Warned())
        self.redraw()
        self.post_message(self.Ticked())

    def draw(self, sheet: Sheet) -> None:
        countdown = self.countdown
        if not countdown.seconds:
            return
        warns = countdown.warns
        stopped, full, empty = ("=", "#", "-") if ascii_only(self) else ("‖", "▓", "░")
        sign = stopped if not countdown.running else "!" if warns else " "
        time = f"{sign} {countdown.left // 60}:{countdown.left % 60:02} "
        room = sheet.width - len(time)
        cells = ceil(room * countdown.left / countdown.seconds)
        style = "countdown--warning" if warns else "countdown--left"
        x = sheet.put(0, 0, time, "countdown--warning" if warns else "countdown--time")
        x = sheet.put(x, 0, full * cells, style)
        sheet.put(x, 0, empty * (room - cells), "countdown--gone")
