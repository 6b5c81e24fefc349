"""Whole files: all of the new one, or the old one and nothing else."""

import errno
import os
from pathlib import Path

import pytest

from tests.store.full import room
from wordgames_tui.store.files import replace_whole


def test_a_file_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    path.write_bytes(b"old")
    replace_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


def test_a_full_disk_leaves_the_old_file_and_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    path.write_bytes(b"old")
    with room(10), pytest.raises(OSError, match=os.strerror(errno.EFBIG)):
        replace_whole(path, b"new" * 10)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_nor_does_a_person_who_breaks_it_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken_off(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.fsync", broken_off)
    with pytest.raises(KeyboardInterrupt):
        replace_whole(tmp_path / "kept", b"new")
    assert list(tmp_path.iterdir()) == []
