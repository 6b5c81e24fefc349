"""The time of a turn that is used: not given back by going back, nor by leaving."""

import pytest

from tests.store.matches import evening, kept, new_match, play
from wordgames_tui.store.saves import Save, delete_save, list_saves
from wordgames_tui.store.turn_time import TurnTime, keep_time, kept_time


def running(seat: int = 0, used: float = 40.0) -> TurnTime:
    """That seat's clock runs, and has come so far."""
    time = TurnTime()
    time.ask(seat)
    time.start(lambda: used)
    return time


def test_a_new_question_has_its_whole_time() -> None:
    time = running()
    time.stop()
    time.ask(0)
    assert time.start(lambda: 0.0) == 0.0


def test_a_seat_that_comes_back_goes_on_from_where_its_clock_stood() -> None:
    time = running()
    time.come_back()
    time.ask(0)
    assert time.start(lambda: 0.0) == 40.0
    time.stop()
    time.ask(0)
    assert time.start(lambda: 0.0) == 0.0, "once"


def test_another_seat_has_its_whole_time() -> None:
    time = running()
    time.come_back()
    time.ask(1)
    assert time.start(lambda: 0.0) == 0.0


def test_what_is_used_of_a_turn_that_goes_on_is_kept_beside_the_save() -> None:
    path = kept(new_match())
    keep_time(path, running(1, 12.5), 7)
    time = kept_time(path, 7)
    time.ask(1)
    assert time.start(lambda: 0.0) == 12.5
    assert len(list_saves()) == 1


def test_it_is_for_the_seat_that_used_it_alone() -> None:
    path = kept(new_match())
    keep_time(path, running(1, 12.5), 7)
    time = kept_time(path, 7)
    time.ask(0)
    assert time.start(lambda: 0.0) == 0.0


def test_nothing_is_kept_of_a_turn_that_is_over() -> None:
    path = kept(new_match())
    keep_time(path, running(), 7)
    time = running()
    time.stop()
    keep_time(path, time, 7)
    assert kept_time(path, 7).owed is None


def test_a_match_that_went_on_without_it_has_forgotten_it() -> None:
    path = kept(new_match())
    keep_time(path, running(), 7)
    assert kept_time(path, 8).owed is None


def test_whatever_else_stands_there_gives_the_whole_time() -> None:
    path = kept(new_match())
    keep_time(path, running(), 7)
    beside = path.with_name(f"{path.name}.time")
    whole = beside.read_bytes()
    for end in range(len(whole)):
        beside.write_bytes(whole[:end])
        assert kept_time(path, 7).owed is None
    for other in (b"[]", b"7", b"\xff", b'{"seat": 0, "used": "40", "lines": 7}', b"[" * 100_000):
        beside.write_bytes(other)
        assert kept_time(path, 7).owed is None
    beside.unlink()
    beside.mkdir()
    assert kept_time(path, 7).owed is None


def test_where_it_cannot_be_kept_the_match_is_left_all_the_same() -> None:
    path = kept(new_match())
    path.with_name(f"{path.name}.time").mkdir()
    keep_time(path, running(), 7)
    assert kept_time(path, 7).owed is None


@pytest.mark.parametrize("gone", ["deleted", "over"])
def test_it_goes_with_its_save(gone: str) -> None:
    match = new_match()
    path = kept(match)
    keep_time(path, running(), 0)
    if gone == "deleted":
        delete_save(path)
    else:
        save, match, _ = Save.open(path)
        save.finish(play(match, 10_000), evening())
    assert not list(path.parent.iterdir())
