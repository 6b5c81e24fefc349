"""The keys that a settings file asks for."""

from itertools import combinations

import pytest

from wordgames_tui.app.keymap import key_named, read_keymap
from wordgames_tui.app.keys import ACTIONS, clash, display, keys_of


def test_a_settings_file_cannot_lock_a_player_out() -> None:
    wanted = {
        "help": "f2",
        "nothing": "f12",
        "game.hint": "enter",
        "game.undo": "",
        "game.menu": "f12",
    }
    keymap, problems = read_keymap(wanted)
    assert keymap == {"game.menu": "f12"}
    assert problems == [
        "The keys of 'nothing' stay as they are. There is no such action.",
        "The keys of 'game.hint' stay as they are. Enter chooses, everywhere.",
        "The keys of 'game.undo' stay as they are. No key is named.",
        "The keys of 'help' stay as they are. F2 is for Settings already.",
    ]


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("F2", "f2"),
        ("Space", "space"),
        ("PgUp", "pageup"),
        ("Ctrl+X", "ctrl+x"),
        (".", "full_stop"),
        ("%", "percent_sign"),
        ("+", "plus"),
        ("-", "minus"),
        ("full_stop", "full_stop"),
        (",", "comma"),
        ("h", "h"),
        ("å", "å"),
    ],
)
def test_a_key_may_be_written_as_it_is_shown(written: str, key: str) -> None:
    assert key_named(written) == key
    assert key_named(display(key)) == key


@pytest.mark.parametrize("written", ["f99", "hyperspace", "cmd+x", "ctrl+nothing"])
def test_what_is_no_key_is_named(written: str) -> None:
    keymap, problems = read_keymap({"game.menu": written})
    assert keymap == {}
    assert problems == [f"The keys of 'game.menu' stay as they are. There is no key '{written}'."]


@pytest.mark.parametrize("written", [",", "F9, ,", "F9,,", "comma", "f9, comma"])
def test_the_comma_may_be_one_of_the_keys(written: str) -> None:
    keymap, problems = read_keymap({"game.pause": written})
    assert problems == []
    assert keymap["game.pause"].split(",")[-1] == "comma"
    assert len(keymap["game.pause"].split(",")) == 1 + ("9" in written)


def test_where_a_comma_cannot_be_told_from_one_between_keys_it_is_to_be_named() -> None:
    keymap, problems = read_keymap({"game.pause": ", F9"})
    assert keymap == {}
    assert problems[0].endswith("A comma that is a key is written comma.")


def test_a_sign_clashes_with_its_name() -> None:
    keymap, problems = read_keymap({"game.hint": "."})
    assert keymap == {}
    assert problems == ["The keys of 'game.hint' stay as they are. . is for Give up already."]


def test_of_two_actions_on_one_key_one_gets_it() -> None:
    keymap, _ = read_keymap({"game.hint": "f12", "game.undo": "f12"})
    assert len(keymap) == 1
    for one, other in combinations(ACTIONS.values(), 2):
        if clash(one, keys_of(one, keymap), keymap):
            pytest.fail(f"{one.id} and {other.id}")


def test_two_actions_may_change_places() -> None:
    hint, undo = ACTIONS["game.hint"], ACTIONS["game.undo"]
    swapped = {"game.hint": undo.keys, "game.undo": hint.keys}
    assert read_keymap(swapped) == (swapped, [])
