"""Going on with a match that is kept: how it is said, and what is said where it cannot be."""

from pathlib import Path

import pytest

from tests.store.full import room

PLAY = ("play", "wordspiel", "--seat", "Ann", "--plain")


@pytest.fixture
def save(run, home: Path) -> Path:
    """A match that nobody has answered in yet."""
    run(*PLAY)
    [path] = (home / "saves").glob("*.jsonl")
    return path


def test_on_a_full_disk_it_is_said_how_to_go_on(run, save):
    with room(save.stat().st_size + 4):
        result = run("resume", "--plain", lines="1\n")
    assert result.exit_code == 1
    kept, problem = result.stderr.splitlines()
    assert kept == f"The match is kept; go on with: wordgames resume {save.stem} --plain"
    assert problem.startswith(f"wordgames: The save {save.name} cannot be written: ")
    result = run("resume", "--plain", lines="1\n")
    assert result.exit_code == 0
    assert "not wholly saved" in result.stderr


def test_a_save_that_lies_elsewhere_is_named_by_its_path(run, save, tmp_path):
    elsewhere = save.rename(tmp_path / "of mine.jsonl")
    told = run("resume", str(elsewhere), "--plain").stdout.splitlines()[-1]
    assert told.endswith(f"go on with: wordgames resume '{elsewhere}' --plain")


def test_where_no_save_can_be_read_that_is_what_is_said(run, save):
    save.write_text("Dear diary\n")
    result = run("resume")
    assert result.exit_code == 1
    assert f"The save {save.name} is not a save" in result.stderr
    assert "start one" not in result.stderr


def test_where_the_folder_cannot_be_read_that_is_what_is_said(run, home):
    home.mkdir()
    (home / "saves").write_text("no folder")
    result = run("resume")
    assert result.exit_code == 1
    assert f"The folder {home / 'saves'} cannot be read: " in result.stderr
    assert "start one" not in result.stderr


def test_where_there_is_none_one_can_be_started(run):
    assert "start one with: wordgames play GAME" in run("resume").stderr
