"""The time of a turn that is used up: neither taking an answer back nor leaving gives it again."""

from collections.abc import Callable
from math import isfinite
from typing import Self

from wordgames_tui.engine.plain import Json

__all__ = ["TurnTime"]

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
