"""The table of keys, and what a player may make of it."""

import pytest

from wordgames_tui.app.keys import (
    ACTIONS,
    PLACES,
    clash,
    display,
    key_refusal,
    keys_markdown,
    keys_of,
)


def test_no_two_actions_of_the_table_have_one_key() -> None:
    assert [a.id for a in ACTIONS.values() if clash(a, keys_of(a), {})] == []


def test_every_command_has_a_second_key() -> None:
    assert [a.id for a in ACTIONS.values() if len(keys_of(a)) < 2 and not a.fixed] == []


def test_every_action_works_somewhere() -> None:
    assert {action.place for action in ACTIONS.values()} <= set(PLACES)


def test_no_command_takes_a_letter_where_words_are_typed() -> None:
    typed = [a for a in ACTIONS.values() if a.place not in ("launcher", "history", "settings")]
    letters = [(a.id, key) for a in typed for key in keys_of(a) if len(key) == 1 and key.isalpha()]
    assert letters == []


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("f1", "F1"),
        ("question_mark", "?"),
        ("ctrl+g", "Ctrl+G"),
        ("full_stop", "."),
        ("escape", "Esc"),
        ("h", "h"),
        ("ctrl+pageup", "Ctrl+PgUp"),
        ("å", "å"),
    ],
)
def test_keys_are_shown_as_they_are_known(key: str, shown: str) -> None:
    assert display(key) == shown


@pytest.mark.parametrize(
    "key", ["enter", "tab", "escape", "ctrl+q", "ctrl+h", "ctrl+m", "up", "alt+x", "ctrl+shift+a"]
)
def test_keys_that_terminals_keep_are_refused(key: str) -> None:
    assert key_refusal(key, "launcher")


def test_letters_are_for_pages_without_typing() -> None:
    assert not key_refusal("x", "launcher")
    assert key_refusal("x", "setup")
    assert key_refusal("x", "game")
    assert key_refusal("x", "wordspiel")
    assert not key_refusal("ctrl+x", "wordspiel")


@pytest.mark.parametrize(
    ("key", "place"),
    [("ctrl+w", "setup"), ("delete", "setup"), ("ctrl+u", "everywhere"), ("ctrl+u", "typo")],
)
def test_what_changes_what_is_typed_is_for_that_alone(key: str, place: str) -> None:
    assert key_refusal(key, place) == f"{display(key)} changes what is typed; choose another key."
    assert not key_refusal("f12", place)


def test_a_clash_is_one_only_where_both_work() -> None:
    hint, sort = ACTIONS["game.hint"], ACTIONS["wordspiel.sort"]
    assert clash(hint, keys_of(sort)[:1], {}) == (sort, keys_of(sort)[0])
    history = ACTIONS["launcher.history"]
    assert clash(history, keys_of(sort)[1:], {}) is None
    assert clash(history, ["f1"], {}) == (ACTIONS["help"], "f1")


def test_a_key_that_was_given_away_is_free() -> None:
    hint, sort = ACTIONS["game.hint"], ACTIONS["wordspiel.sort"]
    elsewhere = (a.id for a in ACTIONS.values() if a.place not in ("game", "wordspiel"))
    moved = {**dict.fromkeys(elsewhere, "ctrl+w"), "wordspiel.sort": "f12"}
    assert clash(hint, keys_of(sort), moved) is None
    assert clash(hint, ["f12"], moved) == (sort, "f12")


def test_help_tells_the_keys_in_force_and_the_place_first() -> None:
    text = keys_markdown({"game.hint": "f12"}, "wordspiel")
    assert text.startswith(f"### {PLACES['wordspiel']}")
    [line] = [line for line in text.splitlines() if ACTIONS["game.hint"].text in line]
    assert "`F12`" in line
    for action in ACTIONS.values():
        assert action.text in text


def test_digits_are_the_numbers_of_cards_and_games() -> None:
    for place in ("wordspiel", "game", "setup", "everywhere", "launcher"):
        refusal = key_refusal("5", place)
        assert refusal == "Digits choose by number here; choose a sign or an F-key."
    assert "digit" not in key_refusal("x", "wordspiel")
    assert not key_refusal("5", "history")
