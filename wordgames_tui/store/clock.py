"""What the time is."""

from collections.abc import Callable
from datetime import datetime

__all__ = ["Clock", "moment", "now"]

Clock = Callable[[], datetime]


def now() -> datetime:
    """The local time, with its offset."""
    return datetime.now().astimezone()


def moment(text: str) -> datetime:
    """Read an ISO date and time; one without an offset is local. Raises `ValueError`."""
    try:
        return datetime.fromisoformat(text).astimezone()
    except (ValueError, OverflowError, OSError) as error:  # the latter on the calendar's edges
        raise ValueError(f"{text[:40]!r} is no date.") from error
