"""The time of a turn that is used: not given back by going back, nor by leaving."""

from math import nan

import pytest

from wordgames_tui.engine.plain import Json
from wordgames_tui.store.turn_time import TurnTime


def running(seat: int = 0, used: float = 40.0) -> TurnTime:
    """That seat's clock runs, and has come so far."""
    time = TurnTime()
    time.start(seat, lambda: used)
    return time


def left_off(time: TurnTime, seat: int) -> float:
    """The seconds with which that seat's clock starts."""
    return time.start(seat, lambda: 0.0)


def test_a_new_question_has_its_whole_time() -> None:
    time = running()
    time.stop()
    assert left_off(time, 0) == 0.0


def test_a_seat_that_comes_back_goes_on_from_where_its_clock_stood() -> None:
    time = running()
    time.come_back(0)
    assert left_off(time, 0) == 40.0
    time.stop()
    assert left_off(time, 0) == 0.0, "once"


def test_it_goes_on_from_there_also_when_another_clock_has_run_since() -> None:
    time = running(0)
    time.stop()
    time.start(1, lambda: 5.0)
    time.come_back(0)
    assert left_off(time, 0) == 40.0


def test_what_is_asked_without_a_limit_right_after_uses_the_time_up_too() -> None:
    time = running()
    time.stop()
    time.think_on(0, lambda: 15.0)
    time.come_back(0)
    assert left_off(time, 0) == 55.0


def test_only_whose_clock_stopped_last_thinks_on_and_not_before_the_turn() -> None:
    time = running()
    time.stop()
    time.think_on(1, lambda: 15.0)
    time.come_back(0)
    time.think_on(0, lambda: 15.0)
    assert left_off(time, 0) == 40.0


def test_another_seat_has_its_whole_time() -> None:
    time = running()
    time.come_back(0)
    assert left_off(time, 1) == 0.0
    time.stop()
    assert left_off(time, 0) == 0.0, "the turn is over"


def test_what_is_used_of_a_turn_that_goes_on_comes_back_from_plain_data() -> None:
    time = TurnTime.from_json(running(1, 12.5).to_json(7), 7)
    assert left_off(time, 1) == 12.5


def test_it_is_for_the_seat_that_used_it_alone() -> None:
    time = TurnTime.from_json(running(1, 12.5).to_json(7), 7)
    assert left_off(time, 0) == 0.0


def test_nothing_is_owed_of_a_turn_that_is_over() -> None:
    time = running()
    time.stop()
    assert time.to_json(7) == {}


def test_a_match_that_went_on_without_it_has_forgotten_it() -> None:
    assert TurnTime.from_json(running().to_json(7), 8).owed is None


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        7,
        {},
        {"seat": 0, "used": "40", "lines": 7},
        {"seat": 0, "used": nan, "lines": 7},
        {"seat": 0, "lines": 7},
    ],
)
def test_whatever_else_is_read_gives_the_whole_time(data: Json) -> None:
    time = TurnTime.from_json(data, 7)
    assert left_off(time, 0) == 0.0
