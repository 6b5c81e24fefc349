"""Where things are kept."""

from pathlib import Path

import pytest

from wordgames_tui.store import folders
from wordgames_tui.store.errors import StoreError
from wordgames_tui.store.folders import HOME, config_folder, data_folder, made, saves_folder


def test_one_variable_moves_everything(home: Path) -> None:
    assert data_folder() == config_folder() == home
    assert saves_folder() == home / "saves"


def test_the_folder_of_the_variable_may_be_written_as_in_a_shell(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv(HOME, "~/stick")
    assert data_folder() == tmp_path / "stick"


@pytest.mark.parametrize("value", [None, "", "  "])
def test_without_the_variable_the_system_says_where(
    value: str | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(HOME) if value is None else monkeypatch.setenv(HOME, value)
    monkeypatch.setattr(folders.platformdirs, "user_data_dir", lambda *_, **__: tmp_path / "d")
    monkeypatch.setattr(folders.platformdirs, "user_config_dir", lambda *_, **__: tmp_path / "c")
    assert (data_folder(), config_folder()) == (tmp_path / "d", tmp_path / "c")


def test_naming_a_folder_does_not_make_it(home: Path) -> None:
    assert not saves_folder().exists()
    assert made(saves_folder()).is_dir()
    assert made(saves_folder()) == home / "saves"


def test_a_folder_that_cannot_be_made_is_named_with_the_reason(plain_home: Path) -> None:
    plain_home.chmod(0o555)
    with pytest.raises(StoreError) as refused:
        made(saves_folder())
    expected = f"The folder {plain_home / 'saves'} cannot be made: permission denied."
    assert str(refused.value) == expected


def test_a_file_in_the_place_of_a_folder_is_named(home: Path) -> None:
    (home / "saves").write_text("")
    with pytest.raises(StoreError, match="saves cannot be made: file exists"):
        made(saves_folder())


def test_a_home_of_nobody_is_named_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, "~nobodyhere/\x1b[31mx")
    with pytest.raises(StoreError) as refused:
        data_folder()
    expected = f"{HOME} names no folder that can be found: ~nobodyhere/[31mx."
    assert str(refused.value) == expected
