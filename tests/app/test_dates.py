"""Dates as they are read."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from wordgames_tui.app.dates import when

NOW = datetime(2026, 3, 7, 0, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("moment", "shown"),
    [
        (datetime(2026, 3, 7, 0, 5), "today 00:05"),
        (datetime(2026, 3, 6, 23, 55), "yesterday 23:55"),
        (datetime(2026, 3, 5, 23, 55), "Thu 5 Mar"),
        (datetime(2026, 3, 1), "Sun 1 Mar"),
        (datetime(2026, 2, 28), "28 Feb"),
        (datetime(2025, 12, 31), "31 Dec 2025"),
        (datetime(2026, 3, 9), "9 Mar"),
    ],
)
def test_a_date_is_as_short_as_it_can_be(moment: datetime, shown: str) -> None:
    assert when(moment.replace(tzinfo=UTC), NOW) == shown


def test_a_date_is_told_in_the_time_of_who_reads_it() -> None:
    east = timezone(timedelta(hours=9))
    assert when(datetime(2026, 3, 7, 3, 0, tzinfo=east), NOW) == "yesterday 18:00"
