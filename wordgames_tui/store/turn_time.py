"""The time of a turn that is used up: neither taking an answer back nor leaving gives it again."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from wordgames_tui.store.files import read_whole, replace_whole

__all__ = ["TurnTime", "drop_time", "keep_time", "kept_time"]

LONGEST = 86_400.0
"""Seconds; no question has more than a day."""


class TurnTime:
    """What a seat has used of the time for what it is asked.

    A clock reads it where it starts, and lets itself be read while it runs.
    """

    def __init__(self, seat: int | None = None, used: float = 0.0) -> None:
        """A seat that is named goes on from the seconds that it has used."""
        self._seat = seat
        self._used = used
        self._goes_on = seat is not None
        self._clock: Callable[[], float] | None = None

    def ask(self, seat: int) -> None:
        """That seat is asked something: what another one has used is done with."""
        if seat != self._seat:
            self._seat, self._used, self._goes_on = seat, 0.0, False

    def start(self, clock: Callable[[], float]) -> float:
        """The seconds with which the clock of the seat that is asked starts: those it has used
        already if it comes back to its turn, else none. `clock` tells what it shows by then."""
        self._used = self._used if self._goes_on else 0.0
        self._goes_on, self._clock = False, clock
        return self._used

    def stop(self) -> None:
        """The clock stops: the question is off the table."""
        if self._clock is not None:
            self._used, self._clock = self._clock(), None

    def come_back(self) -> None:
        """The seat may come back to its turn, and then goes on from where its clock stood."""
        self.stop()
        self._goes_on = True

    @property
    def owed(self) -> tuple[int, float] | None:
        """The seat that would come back to its turn, and the seconds that it has used of it."""
        if self._seat is None or not (self._goes_on or self._clock):
            return None
        used = self._clock() if self._clock else self._used
        return (self._seat, used) if used > 0 else None


def keep_time(save: Path, time: TurnTime, lines: int) -> None:
    """Keep beside the save what is used of a turn that goes on, after so many lines of its journal.

    Where that cannot be written the turn has its whole time again, and nothing else is lost.
    """
    if time.owed is None:
        drop_time(save)
        return
    seat, used = time.owed
    data = {"seat": seat, "used": round(used, 1), "lines": lines}
    with suppress(OSError):
        replace_whole(_file(save), json.dumps(data).encode("ascii"))


def kept_time(save: Path, lines: int) -> TurnTime:
    """What was used of the turn when the match was left; nothing where its journal has another
    number of lines by now, or where that cannot be read."""
    try:
        data = json.loads(read_whole(_file(save)))
    except (OSError, ValueError, RecursionError):
        return TurnTime()
    match data:
        case {"seat": int(seat), "used": float(used), "lines": int(known)} if known == lines:
            return TurnTime(seat, min(max(used, 0.0), LONGEST))
    return TurnTime()


def drop_time(save: Path) -> None:
    """Keep no time beside the save any more."""
    with suppress(OSError):  # what is left there belongs to no line of any journal
        _file(save).unlink()


def _file(save: Path) -> Path:
    return save.with_name(f"{save.name}.time")
