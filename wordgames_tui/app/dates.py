"""Dates as a player reads them."""

from datetime import datetime

__all__ = ["when"]

_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def when(moment: datetime, now: datetime) -> str:
    """A date and time in few words, seen from `now`: "today 21:14", "Mon 3 Nov", "3 Nov 2024"."""
    moment = moment.astimezone(now.tzinfo)
    days = (now.date() - moment.date()).days
    day = f"{moment.day} {_MONTHS[moment.month - 1]}"
    if days == 0:
        return f"today {moment:%H:%M}"
    if days == 1:
        return f"yesterday {moment:%H:%M}"
    if 1 < days < 7:
        return f"{_DAYS[moment.weekday()]} {day}"
    return day if moment.year == now.year else f"{day} {moment.year}"
