"""Settings: kept, checked one by one, and never lost."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from tests.store.full import room
from wordgames_tui.app import themes
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.store.errors import StoreError
from wordgames_tui.store.settings import (
    THEMES,
    Settings,
    load_settings,
    save_settings,
    settings_file,
)

LAST = Setup(
    game="wordspiel",
    seats=(Seat("[/foo] 漢字"), Seat("Quill", "easy")),
    options={"rounds": 3, "challenge": "table", "hints": False},
    seed=99,
    order={"deck": ("A", "B")},
    dictionary="list",
    words=("abba", "baba"),
)
CHOSEN = Settings(
    theme="paper",
    sound=True,
    timers=False,
    ascii=True,
    reduced_motion=True,
    dictionary="enchant:de_DE",
    word_list="/home/ann/wörter [b].txt",
    keymap={"undo": "minus,ctrl+z", "hint": ""},
).remember(LAST)


def write(text: str | bytes) -> bytes:
    data = text.encode() if isinstance(text, str) else text
    settings_file().write_bytes(data)
    return data


def test_all_settings_come_back() -> None:
    assert save_settings(CHOSEN) is None
    assert load_settings() == (CHOSEN, [])


def test_before_anything_was_chosen_there_are_defaults_and_no_file(home: Path) -> None:
    assert load_settings() == (Settings(), [])
    assert list(home.iterdir()) == []


def test_the_folder_is_made_when_something_is_kept(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WORDGAMES_HOME", str(home / "a" / "b"))
    save_settings(CHOSEN)
    assert (home / "a" / "b" / "settings.toml").is_file()


def test_every_theme_of_the_app_can_be_kept() -> None:
    assert tuple(theme.name for theme in themes.THEMES) == THEMES


def test_a_remembered_set_up_is_played_by_new_chance() -> None:
    last = CHOSEN.setups["wordspiel"]
    assert last.seats == LAST.seats
    assert last.options["rounds"] == 3
    assert (last.seed, dict(last.order), last.words) == (0, {}, ())


def test_one_setup_is_remembered_for_each_game() -> None:
    other = Setup(game="wordspiel", seats=(Seat("Cleo"),), variant="solitaire")
    assert CHOSEN.remember(other).setups["wordspiel"].names == ("Cleo",)
    assert CHOSEN.setups["wordspiel"].names == LAST.names


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        (
            "theme",
            "plaid",
            "The setting theme can be night, paper, contrast, blue-orange or mono, not 'plaid'.",
        ),
        ("theme", ["night"], "not \"['night']\"."),
        ("sound", "yes", "The setting sound can be true or false, not 'yes'."),
        ("timers", 1, "The setting timers can be true or false, not '1'."),
        ("dictionary", "a\x1bb", "The setting dictionary is a line of text, not 'a\\x1bb'."),
        ("keymap", {"undo": 3}, "The keys of 'undo' are text, not '3'."),
        ("setups", {"chess": LAST}, "The last set-up of 'chess' is one of wordspiel."),
    ],
)
def test_a_setting_takes_no_other_value(name: str, value: Any, sentence: str) -> None:
    with pytest.raises(StoreError) as refused:
        Settings(**{name: value})
    assert sentence in str(refused.value)


BROKEN = {
    "not TOML": ('theme = "paper\n', " are not in TOML: "),
    "not UTF-8": ('theme = "päper"'.encode("latin-1"), " are not text in UTF-8."),
    "nested for ever": ("a = " + "[" * 100_000, " are not in TOML: "),
    "a number without end": ("a = " + "9" * 10_000, " are not in TOML: "),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_an_unreadable_file_is_told_and_kept_when_settings_are_written(
    kind: str, home: Path
) -> None:
    text, sentence = BROKEN[kind]
    data = write(text)
    settings, (problem,) = load_settings()
    assert settings == Settings()
    assert sentence in problem
    assert str(settings_file()) in problem
    assert settings_file().read_bytes() == data
    copy = save_settings(CHOSEN)
    assert copy is not None
    assert copy.read_bytes() == data
    assert load_settings() == (CHOSEN, [])


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs devices of Unix")
def test_settings_without_an_end_are_not_copied(home: Path) -> None:
    settings_file().symlink_to("/dev/zero")
    settings, (problem,) = load_settings()
    assert settings == Settings()
    assert problem.endswith("cannot be read: it is not a file.")
    with room(1 << 20), pytest.raises(StoreError, match=r"cannot be written .* not a file\.$"):
        save_settings(CHOSEN)
    assert [path.name for path in home.iterdir()] == [settings_file().name]


@pytest.mark.parametrize(
    "text",
    [f"theme{'.a' * 3000} = 1", "theme = 0x" + "f" * 9000, "theme = [0x" + "f" * 9000 + "]"],
    ids=["nested without a bracket", "a number beyond writing", "a list of one"],
)
def test_a_value_beyond_all_measure_is_one_that_is_wrong(text: str) -> None:
    write("sound = true\n" + text)
    settings, (problem,) = load_settings()
    assert settings.sound
    assert "theme" in problem
    assert len(problem) < 200


def test_a_partly_wrong_file_counts_where_it_is_right() -> None:
    data = write(
        """
        theme = "plaid"
        sound = true
        colour = "red"
        keymap = { undo = "minus", hint = 7 }
        [setups.wordspiel]
        game = "wordspiel"
        seats = [{ name = "Ann" }]
        variant = "solitaire"
        [setups.chess]
        game = "chess"
        seats = []
        """
    )
    settings, problems = load_settings()
    assert (settings.theme, settings.sound) == ("night", True)
    assert dict(settings.keymap) == {"undo": "minus"}
    assert settings.setups["wordspiel"].names == ("Ann",)
    assert [problem.partition(", ")[0].partition("; ")[0] for problem in problems] == [
        "settings.toml: The setting theme can be night",
        "settings.toml: There is no setting 'colour'.",
        "settings.toml: The keys of 'hint' are text",
        "settings.toml: The last set-up of 'chess' is no longer good: There is no game 'chess'",
    ]
    copy = save_settings(settings)
    assert copy is not None
    assert copy.read_bytes() == data
    assert load_settings() == (settings, [])


def test_a_table_that_is_none_is_told() -> None:
    write("keymap = 3\nsetups = []\n")
    settings, problems = load_settings()
    assert settings == Settings()
    assert problems == [
        "settings.toml: The setting keymap is a table, not '3'.",
        "settings.toml: The setting setups is a table, not '[]'.",
    ]


def test_a_set_up_that_the_rules_no_longer_take_is_told() -> None:
    write('[setups.wordspiel]\ngame = "wordspiel"\nseats = []\n')
    settings, (problem,) = load_settings()
    assert dict(settings.setups) == {}
    assert "The last set-up of 'wordspiel' is no longer good: WordSpiel, the round" in problem


def test_every_broken_file_has_a_copy_of_its_own() -> None:
    copies = []
    for text in ("a = ", "b = "):
        write(text)
        copies.append(save_settings(CHOSEN))
    assert [copy.read_text() for copy in copies if copy] == ["a = ", "b = "]


def test_a_good_file_is_not_copied(home: Path) -> None:
    save_settings(CHOSEN)
    save_settings(Settings())
    assert [path.name for path in home.iterdir()] == ["settings.toml"]


def test_an_editor_s_byte_order_mark_does_no_harm() -> None:
    write('\ufefftheme = "mono"\n')
    assert load_settings() == (Settings(theme="mono"), [])


def test_a_write_that_fails_leaves_the_file_as_it_was(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_settings(CHOSEN)
    before = settings_file().read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StoreError, match=r"cannot be written to .*: no space left on device"):
        save_settings(Settings())
    assert settings_file().read_bytes() == before
    assert [path.name for path in home.iterdir()] == ["settings.toml"]


def test_a_directory_in_the_place_of_the_file_is_told(home: Path) -> None:
    settings_file().mkdir()
    settings, (problem,) = load_settings()
    assert settings == Settings()
    assert problem == f"The settings in {settings_file()} cannot be read: it is not a file."
    with pytest.raises(StoreError, match="cannot be written"):
        save_settings(CHOSEN)
    assert [path.name for path in home.iterdir()] == ["settings.toml"]


def test_a_file_that_may_not_be_read_is_not_overwritten(plain_home: Path) -> None:
    data = write('theme = "paper"')
    settings_file().chmod(0)
    settings, (problem,) = load_settings()
    assert settings == Settings()
    assert problem.endswith("cannot be read: permission denied.")
    with pytest.raises(StoreError, match=r"cannot be written to .*: permission denied"):
        save_settings(CHOSEN)
    settings_file().chmod(0o600)
    assert settings_file().read_bytes() == data


def test_a_link_to_settings_elsewhere_stays_a_link(home: Path) -> None:
    (home / "dotfiles").mkdir()
    settings_file().symlink_to(home / "dotfiles" / "wordgames.toml")
    save_settings(CHOSEN)
    assert settings_file().is_symlink()
    assert load_settings() == (CHOSEN, [])
    assert [path.name for path in (home / "dotfiles").iterdir()] == ["wordgames.toml"]
