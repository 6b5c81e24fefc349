"""What lies beside a save: it comes and goes with it, and is worth no match."""

import pytest

from tests.store.matches import evening, kept, new_match, play
from wordgames_tui.store.beside import keep_beside, kept_beside
from wordgames_tui.store.saves import Save, delete_save, list_saves


def test_what_is_kept_beside_a_save_comes_back_and_is_no_save() -> None:
    path = kept(new_match())
    keep_beside(path, {"arranged": [1, "é"]})
    assert kept_beside(path) == {"arranged": [1, "é"]}
    assert [entry.path for entry in list_saves()] == [path]


def test_nothing_leaves_nothing() -> None:
    path = kept(new_match())
    keep_beside(path, {"arranged": 1})
    keep_beside(path, {})
    assert kept_beside(path) == {}


def test_what_is_torn_or_no_object_is_nothing() -> None:
    path = kept(new_match())
    keep_beside(path, {"arranged": [1, 2]})
    [beside] = path.parent.glob("*.beside")
    whole = beside.read_bytes()
    for end in range(len(whole)):
        beside.write_bytes(whole[:end])
        assert kept_beside(path) == {}
    for other in (b"[]", b"7", b"\xff", b"[" * 100_000):
        beside.write_bytes(other)
        assert kept_beside(path) == {}


def test_where_it_cannot_be_kept_nothing_is_said() -> None:
    path = kept(new_match())
    path.with_name(f"{path.name}.beside").mkdir()
    keep_beside(path, {"arranged": 1})
    keep_beside(path, {})
    assert kept_beside(path) == {}


@pytest.mark.parametrize("gone", ["deleted", "over"])
def test_it_goes_with_its_save(gone: str) -> None:
    path = kept(new_match())
    keep_beside(path, {"arranged": 1})
    if gone == "deleted":
        delete_save(path)
    else:
        save, match, _ = Save.open(path)
        save.finish(play(match, 10_000), evening())
    assert not list(path.parent.iterdir())
