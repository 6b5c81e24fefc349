"""What all commands have in common: help, suggestions, exit codes, one-line errors."""

import sys
from types import ModuleType

import pytest

from wordgames_tui.cli import screen
from wordgames_tui.cli.commands import PLACES
from wordgames_tui.cli.group import Problem, one_line

HOSTILE = ("[/foo]", "\x1b[31mred", "\x9bH", "漢字", "🎲", "a" * 500, "", "%s", "-", "\x00")


@pytest.mark.parametrize("command", PLACES)
def test_every_command_has_help_with_an_example(run, command):
    result = run(command, "--help")
    assert result.exit_code == 0
    _, _, example = result.stdout.partition("Example")
    assert f"wordgames {command}" in example.partition("Options:")[0]


def test_the_help_lists_every_command_and_exit_code(run):
    shown = run("--help").stdout
    commands = shown.partition("Commands:")[2]
    assert all(f"  {command} " in commands for command in PLACES)
    assert "..." not in commands, "a summary is cut off"
    assert all(f"\n    {code} " in shown for code in (0, 1, 2, 130))


def test_it_says_its_version(run):
    assert run("--version").stdout.startswith("wordgames 0.")


@pytest.mark.parametrize(
    ("args", "suggestion"),
    [
        (["pley"], "did you mean play?"),
        (["wordspeil"], "did you mean play wordspiel?"),
        (["wordspiel"], "did you mean play wordspiel?"),
        (["quux"], "engine, doctor. See: wordgames --help"),
        (["play", "wordspeil"], "did you mean wordspiel?"),
        (["play", "chess"], "there is: "),
        (["play", "wordspiel", "--varient", "3"], "'--variant'"),
        (["play", "wordspiel", "--variant", "solitair"], "did you mean solitaire?"),
        (["play", "wordspiel", "--option", "round=3"], "did you mean rounds?"),
        (["play", "wordspiel", "--option", "rounds=99"], "The option rounds can be 1 to 20"),
        (
            ["play", "wordspiel", "--option", "challenge=tabel"],
            "The option challenge can be auto or table, not 'tabel'; did you mean table?",
        ),
        (["play", "wordspiel", "--option", "rounds"], "NAME=VALUE"),
        (["play", "wordspiel", "--order", "deck"], "PILE=A,B,C"),
        (["play", "wordspiel", "--order", "dack=A"], "did you mean deck?"),
        (["play", "wordspiel", "--order", "deck=A", "--order", "deck=B"], "is given twice"),
        (["play", "wordspiel", "--option", "rounds=1", "--option", "rounds=2"], "is given twice"),
        (["play", "wordspiel", "--order", "deck=Q,Q,Q,Q,Q,Q,Q,Q,Q,Q"], "once too often"),
        (["play", "wordspiel", "--dictionary", "englich"], "did you mean english?"),
        (["play", "wordspiel", "--dictionary", "list"], "--word-list"),
        (["play", "wordspiel", "--seat", "Ann:bot:hrad"], "did you mean hard?"),
        (["play", "wordspiel", "--seat", "Ann:bot:"], "there is: easy, medium, hard"),
        (["play", "wordspiel", "--seat", "Ann:hard"], "NAME:bot:hard"),
        (["play", "wordspiel", "--seat", "Ann:bto"], "A bot is written NAME:bot, not 'Ann:bto'."),
        (["play", "wordspiel", "--seat", "Ann:BOT"], "A bot is written NAME:bot, not 'Ann:BOT'."),
        (["play", "wordspiel", "--seat", "Ann:hrad"], "A bot is written NAME:bot:hard, not"),
        (["words", "haus", "--dictionary", "enchant:xx_XX"], "See: wordgames doctor"),
        (["play", "wordspiel", "--seed", "0"], "'0' is not a whole number of 1 or more"),
        (["play"], "Missing argument"),
        (["replay"], "Missing argument"),
        (["words", "cat", "--game", "wordspeil"], "did you mean wordspiel?"),
        (["find", "c4t"], "letters from A to Z"),
        (["find", "cat", "--prefix", "1"], "letters from A to Z"),
        (["find", ""], "1 to 45 tiles"),
        (["find", "a" * 46], "1 to 45 tiles"),
        (["find", "abc", "--limit", "0"], "'0' is not a whole number of 1 or more"),
    ],
)
def test_wrong_usage_is_told_in_one_line_with_what_would_be_right(run, args, suggestion):
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("wordgames: ")
    assert result.stderr.count("\n") == 1
    assert suggestion in result.stderr


@pytest.mark.parametrize("text", HOSTILE)
@pytest.mark.parametrize(
    "args",
    [
        ["{}q"],
        ["play", "{}"],
        ["play", "wordspiel", "--variant", "{}x"],
        ["play", "wordspiel", "--option", "{}"],
        ["play", "wordspiel", "--option", "rounds={}"],
        ["play", "wordspiel", "--order", "{}=A"],
        ["play", "wordspiel", "--order", "deck={}x"],
        ["play", "wordspiel", "--dictionary", "{}x"],
        ["play", "wordspiel", "--seat", "{}:bot:x"],
        ["words", "{}1"],
        ["find", "{}1"],
        ["resume", "{}x"],
        ["replay", "{}x"],
    ],
)
def test_hostile_text_is_answered_in_one_clean_line(run, args, text):
    result = run(*(arg.format(text) for arg in args))
    assert result.exit_code in (1, 2)
    shown = result.stdout + result.stderr
    assert shown.count("\n") == 1
    assert not any(sign in shown for sign in "\x1b\x9b\x00")


@pytest.mark.parametrize("args", [[], ["play", "wordspiel"]])
def test_the_screen_needs_a_terminal(run, args):
    result = run(*args)
    assert result.exit_code == 2
    assert "--plain" in result.stderr


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, object]]:
    """A terminal, and how the app was opened at it."""
    calls: list[dict[str, object]] = []

    def run(**how: object) -> int:
        calls.append(how)
        return 0

    app = ModuleType("wordgames_tui.app.app")
    app.run = run  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "wordgames_tui.app.app", app)
    monkeypatch.setattr(screen, "at_terminal", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    return calls


def test_a_terminal_that_cannot_draw_is_told_how_to_play(run, opened, monkeypatch):
    monkeypatch.setenv("TERM", "dumb")
    result = run("play", "typo", "--seat", "Ann", "--seat", "Ben")
    assert (result.exit_code, opened) == (2, [])
    assert "a terminal that can draw one" in result.stderr
    assert "wordgames play typo --plain" in result.stderr


def test_without_a_command_the_launcher_opens(run, opened):
    assert run().exit_code == 0
    assert opened == [{"setup": None, "resume": None}]


def test_play_opens_the_app_with_the_set_up(run, opened):
    args = ["--seat", "Ann", "--seat", "Bo:bot:easy", "--option", "rounds=2", "--seed", "7"]
    result = run("play", "WordSpiel", *args, "--order", "deck=e, t ,Q1")
    assert result.exit_code == 0
    setup = opened[0]["setup"]
    assert [(seat.name, seat.bot) for seat in setup.seats] == [("Ann", ""), ("Bo", "easy")]
    assert (setup.variant, setup.options["rounds"], setup.seed) == ("rounds", 2, 7)
    assert setup.order == {"deck": ("e", "t", "Q1")}


def test_resume_opens_the_app_with_the_save(run, opened):
    run("play", "wordspiel", "--seat", "Ann", "--plain", lines="1\n")
    assert run("resume").exit_code == 0
    assert opened[0]["resume"].name.endswith("-ann.jsonl")


@pytest.mark.parametrize(
    ("command", "right"),
    [
        ("", "wordgames play GAME --plain"),
        ("play typo", "wordgames play typo --plain"),
        ("resume", "wordgames resume --plain"),
    ],
)
def test_without_a_terminal_the_same_command_is_suggested_with_plain(run, command, right):
    run("play", "wordspiel", "--seat", "Ann", "--plain", lines="1\n")
    result = run(*command.split())
    assert result.exit_code == 2
    assert f"without one, play with: {right}. See: " in result.stderr


@pytest.mark.parametrize(
    ("seats", "names", "bots", "variant"),
    [
        ([], ["Player 1", "Player 2"], ["", ""], "rounds"),
        (["Ann"], ["Ann"], [""], "solitaire"),
        (["Ann", "Bo:bot"], ["Ann", "Bo"], ["", "medium"], "rounds"),
        (["Dr: Who", "a:bot:b:bot:hard"], ["Dr: Who", "a:bot:b"], ["", "hard"], "rounds"),
        (["[/foo]", "  漢字\x1b ", "🎲"], ["[/foo]", "漢字", "🎲"], ["", "", ""], "rounds"),
    ],
)
def test_seats_are_read_from_the_command_line(run, opened, seats, names, bots, variant):
    result = run("play", "wordspiel", *(arg for seat in seats for arg in ("--seat", seat)))
    assert result.exit_code == 0, result.stderr
    setup = opened[0]["setup"]
    assert [seat.name for seat in setup.seats] == names
    assert [seat.bot for seat in setup.seats] == bots
    assert setup.variant == variant


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        (["a" * 21, "Bo"], "20 characters"),
        (["Bo", "bO"], "There is another"),
        (["Zo\u00e9", "Zoe\u0301"], "There is another"),
        (["\u3164", "Bo"], "can be seen"),
        (["", "Bo"], "needs a name"),
        (["\x1b\x00", "Bo"], "needs a name"),
        (list("abcdefg"), "2 to 6 players, not 7"),
    ],
)
def test_names_that_cannot_be_are_refused(run, seats, why):
    args = (arg for seat in seats for arg in ("--seat", seat))
    result = run("play", "wordspiel", "--plain", *args)
    assert result.exit_code == 2
    assert why in result.stderr


def test_an_error_of_many_lines_is_told_in_one():
    assert one_line(Problem("a\n  b\x1b")) == "a b"
