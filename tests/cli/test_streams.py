"""Standard streams that are closed or take nothing, and a home that cannot be: no traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wordgames_tui.store.folders import HOME

COMMAND = (sys.executable, "-m", "wordgames_tui")
PLAY = ("play", "wordspiel", "--seat", "Ann", "--plain")
WAIT = 60

pytestmark = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a shell and Linux")


def in_shell(*args: str, streams: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    """The command, with its streams as a shell would redirect them."""
    return subprocess.run(
        ("sh", "-c", f'exec "$@" {streams}', "sh", *COMMAND, *args),
        input=lines,
        capture_output=True,
        text=True,
        timeout=WAIT,
        check=False,
    )


def played() -> None:
    """Let there be a match to resume."""
    assert in_shell(*PLAY, streams="", lines="1\n").returncode == 0


def test_without_input_a_match_is_kept_and_says_how_to_go_on(home):
    played()
    done = in_shell("resume", "--plain", streams="<&-")
    assert (done.returncode, done.stderr) == (0, "")
    [save] = (home / "saves").glob("*.jsonl")
    assert done.stdout.endswith(f"go on with: wordgames resume {save.stem} --plain\n")


def test_without_input_the_engine_is_asked_nothing():
    done = in_shell("engine", streams="<&-")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_without_input_the_doctor_sees_no_terminal():
    done = in_shell("doctor", streams="<&-")
    assert "Terminal: none" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize("args", [(), ("play", "typo"), ("play", "typo", "--seat", "Ann")])
def test_without_input_there_is_no_screen(args):
    done = in_shell(*args, streams="<&-")
    assert done.returncode == 2
    assert done.stderr.startswith("wordgames: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("args", [("saves",), ("--version",), ("engine",), PLAY])
def test_without_output_a_command_does_what_it_does(args):
    done = in_shell(*args, streams=">&-", lines='{"op": "games"}\n')
    assert (done.returncode, done.stderr) == (0, "")


def test_nothing_that_is_printed_ends_up_in_a_save(home):
    done = in_shell(*PLAY, streams=">&- 2>&-", lines="1\n")
    assert done.returncode == 0
    [save] = (home / "saves").glob("*.jsonl")
    assert all(line.startswith("{") for line in save.read_text().splitlines())


@pytest.mark.parametrize("args", [("saves",), ("--help",), ("games", "--json"), ("engine",), PLAY])
def test_a_full_disk_is_told_in_one_line(args):
    done = in_shell(*args, streams=">/dev/full", lines='{"op": "games"}\n')
    expected = "wordgames: Standard input or output fails: no space left on device.\n"
    assert (done.returncode, done.stderr) == (1, expected)


@pytest.mark.parametrize("streams", ["2>&-", "2>/dev/full"])
@pytest.mark.parametrize(("args", "code"), [(("quux",), 2), (("replay", "quux"), 1)])
def test_exit_codes_hold_where_nobody_can_be_told(args, code, streams):
    assert in_shell(*args, streams=streams).returncode == code


@pytest.mark.parametrize("args", [("saves",), ("saves", "--finished"), ("resume",), PLAY])
def test_a_home_of_nobody_is_told_in_one_line(args, monkeypatch):
    monkeypatch.setenv(HOME, "~nobodyhere/x")
    done = in_shell(*args, streams="")
    expected = f"wordgames: {HOME} names no folder that can be found: ~nobodyhere/x.\n"
    assert (done.returncode, done.stderr) == (1, expected)


@pytest.mark.parametrize("language", [b"\xff", b"en_US\n", b"\x1b[31m"])
def test_what_is_no_language_is_told_in_one_line(language):
    key = os.fsdecode(b"enchant:" + language)
    done = in_shell("words", "--dictionary", key, "cat", streams="")
    assert done.returncode == 2
    assert "A language is written like de or de_DE" in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_engine_outlives_what_is_no_language():
    setup = '{"game": "wordspiel", "seats": ["Ann"], "variant": "solitaire", "dictionary": "%s"}'
    new = '{"op": "new", "setup": ' + setup + "}\n"
    asked = new % "enchant:\\ud800" + new % "enchant:en_US\\u0000x" + '{"op": "games"}\n'
    done = in_shell("engine", streams="", lines=asked)
    first, second, third = done.stdout.splitlines()
    assert "A language is written like" in first
    assert "A language is written like" in second
    assert '"ok": true' in third
    assert done.returncode == 0


def test_the_doctor_sees_what_there_is_beside_a_home_of_nobody(monkeypatch):
    monkeypatch.setenv(HOME, "~nobodyhere/x")
    done = in_shell("doctor", streams="")
    assert "Dictionaries:" in done.stdout
    assert f"In the way: {HOME} names no folder that can be found" in done.stdout
    assert (done.returncode, done.stderr) == (1, "")
