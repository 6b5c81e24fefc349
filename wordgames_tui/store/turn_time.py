"""The time of a turn that is used up: neither taking an answer back nor leaving gives it again."""

from collections.abc import Callable
from math import isfinite
from typing import Self

from wordgames_tui.engine.plain import Json

__all__ = ["TurnTime"]

LONGEST = 86_400.0
"""Seconds; no question has more than a day."""


class TurnTime:
    """What each seat has used of the time for what it was asked last.

    A clock reads it where it starts, and lets itself be read while it runs.
    """

    def __init__(self, seat: int | None = None, used: float = 0.0) -> None:
        """A seat that is named goes on from the seconds that it has used."""
        self._used = {} if seat is None else {seat: used}
        self._goes_on = self._last = seat
        self._running: tuple[int, Callable[[], float]] | None = None

    def start(self, seat: int, clock: Callable[[], float]) -> float:
        """The seconds with which the clock of the seat that is asked starts: those it has used
        already if it comes back to its turn, else none. `clock` tells what it shows by then."""
        if seat != self._goes_on:
            self._used[seat] = 0.0
        self._goes_on, self._last, self._running = None, seat, (seat, clock)
        return self._used[seat]

    def think_on(self, seat: int, clock: Callable[[], float]) -> None:
        """A seat is asked something without a limit. If it was its clock that stopped last, the
        seconds that `clock` tells are used up as well, should it come back to its turn: the table
        lies open meanwhile."""
        if seat == self._last and self._running is None and self._goes_on is None:
            used = self._used[seat]
            self._running = seat, lambda: used + clock()

    def stop(self) -> None:
        """The clock stops: the question is off the table."""
        if self._running is not None:
            (seat, clock), self._running = self._running, None
            self._used[seat] = clock()

    def come_back(self, seat: int) -> None:
        """That seat may come back to its turn, and then goes on from where its clock stood."""
        self.stop()
        self._goes_on = seat if seat in self._used else None

    @property
    def owed(self) -> tuple[int, float] | None:
        """The seat that would come back to its turn, and the seconds that it has used of it."""
        if self._running is not None:
            seat, clock = self._running
            used = clock()
        elif self._goes_on is not None:
            seat, used = self._goes_on, self._used[self._goes_on]
        else:
            return None
        return (seat, used) if used > 0 else None

    def to_json(self, lines: int) -> dict[str, Json]:
        """What is owed after so many lines of the journal, as plain data; nothing where it is
        nothing."""
        if self.owed is None:
            return {}
        seat, used = self.owed
        return {"seat": seat, "used": round(used, 1), "lines": lines}

    @classmethod
    def from_json(cls, data: Json, lines: int) -> Self:
        """Read it back. Nothing is used where it is none, or where the journal has another number
        of lines by now."""
        match data:
            case {"seat": int(seat), "used": float(used), "lines": int(known)} if known == lines:
                return cls(seat, min(max(used, 0.0), LONGEST)) if isfinite(used) else cls()
        return cls()
