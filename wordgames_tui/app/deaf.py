"""A page that comes up while somebody types hears nothing for a moment."""

from collections.abc import Callable

from textual import events

__all__ = ["DEAF", "Ear"]

DEAF = 0.4
"""Seconds in which what was pressed is taken for a key too many of the turn before."""


class Ear:
    """Hears nothing before it is opened, and for a moment after that: for as long as a key is held
    down."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._deaf_until = float("inf")

    @property
    def is_deaf(self) -> bool:
        """Whether the page has only just come up."""
        return self._clock() < self._deaf_until

    def open(self) -> None:
        """The page has come up."""
        self._deaf_until = self._clock() + DEAF

    def misses(self, event: events.Key) -> bool:
        """Whether that key came too soon; then it does nothing, and is waited for to end."""
        if not self.is_deaf:
            return False
        self.open()
        event.stop()
        event.prevent_default()
        return True
