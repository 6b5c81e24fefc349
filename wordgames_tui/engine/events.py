"""What happened in a match, as typed records that logs, animations and statistics read."""

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Self

from wordgames_tui.engine.piles import Card
from wordgames_tui.engine.plain import Json

__all__ = ["Agreed", "Event"]


@dataclass(frozen=True, kw_only=True)
class Event(ABC):
    """One thing that happened. Its kind is the name of its class."""

    @property
    def kind(self) -> str:
        """The class's name in words: `PickedUp` is "picked-up"."""
        return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(self).__name__).lower()

    def seen_by(self, seat: int | None) -> Self | None:
        """What that seat (`None`: an onlooker) may know of it; `None` when nothing at all."""
        return self

    def reveals(self, seat: int) -> str:
        """What that seat learned by it that it did not know ("a card was drawn"), or ""."""
        return ""

    @abstractmethod
    def line(self, names: Sequence[str]) -> str:
        """The event as a line of the log; "" keeps it out of the log."""

    def to_json(self) -> dict[str, Json]:
        """The record as plain data, with its kind under "event"."""
        known: dict[str, Json] = {"event": self.kind}
        known.update({f.name: _plain(getattr(self, f.name)) for f in fields(self)})
        return known


@dataclass(frozen=True, kw_only=True)
class Agreed(Event):
    """The table agreed that a word is good here, or is not."""

    word: str
    good: bool

    def line(self, names: Sequence[str]) -> str:
        verdict = "good" if self.good else "not good"
        return f"The table agreed: {self.word.upper()} is {verdict} in this match."


def _plain(value: Any) -> Json:
    if isinstance(value, Card):
        return value.to_json()
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if value is None or isinstance(value, bool | int | float | str):
        return value
    raise TypeError(f"{value!r} is not plain data")
