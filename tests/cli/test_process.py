"""Where the process itself matters: pipes that close, signals, two processes on one save."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.cli.people import script, setup_of
from wordgames_tui.engine.match import Match
from wordgames_tui.games import game
from wordgames_tui.store.saves import read_match

COMMAND = (sys.executable, "-m", "wordgames_tui")
PLAY = ("play", "wordspiel", "--seat", "Ann", "--plain", "--seed", "11")
WAIT = 60
Done = subprocess.CompletedProcess[str]


def ran(*args: str, lines: str = "", command: Sequence[str] = COMMAND) -> Done:
    """The command, from its start to its end."""
    return subprocess.run(
        (*command, *args), input=lines, capture_output=True, text=True, timeout=WAIT, check=False
    )


@contextmanager
def started(*args: str) -> Iterator[subprocess.Popen[str]]:
    pipe = subprocess.PIPE
    with subprocess.Popen(
        (*COMMAND, *args), stdin=pipe, stdout=pipe, stderr=pipe, text=True, bufsize=1
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def read_to(process: subprocess.Popen[str], wanted: str) -> str:
    """What was printed, to the end of the line that holds what is wanted."""
    assert process.stdout is not None
    read = ""
    while wanted not in read:
        line = process.stdout.readline()
        assert line, f"it ended before {wanted!r}: {read}"
        read += line
    return read


def say(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(line + "\n")
    process.stdin.flush()


def only_save(home: Path) -> Path:
    [save] = (home / "saves").glob("*.jsonl")
    return save


def test_a_whole_match_goes_through_a_pipe_to_its_end(home):
    setup = setup_of("Ann", "Ben", "Cleo", "Dan", seed=21, challenge="table", seconds=60)
    match = Match(game("wordspiel"), setup)
    lines = "\n".join(script(match, Random(5))) + "\n"
    seats = [arg for seat in setup.seats for arg in ("--seat", seat.name)]
    options = [arg for k in ("rounds=1", "dealer=1", "challenge=table") for arg in ("--option", k)]
    done = ran("play", "wordspiel", "--plain", "--seed", "21", *seats, *options, lines=lines)
    assert (done.returncode, done.stderr) == (0, "")
    assert match.result.text in done.stdout
    [finished] = (home / "history").glob("*.jsonl")
    assert read_match(finished)[0].result == match.result


def test_ctrl_c_ends_cleanly_and_says_how_to_go_on(home):
    with started(*PLAY) as process:
        read_to(process, "Type a number.")
        say(process, "1")
        read_to(process, "Type a word")
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=WAIT)
    assert process.returncode == 130
    save = only_save(home)
    assert told.strip() == f"The match is kept; go on with: wordgames resume {save.stem} --plain"
    assert read_match(save)[0].answers == 1


def test_a_closed_pipe_ends_cleanly_and_says_how_to_go_on(home):
    with started(*PLAY) as process:
        read_to(process, "Type a number.")
        assert process.stdout is not None
        process.stdout.close()
        process.stdout = None
        say(process, "1")
        say(process, ".table")
        _, told = process.communicate(timeout=WAIT)
    assert process.returncode == 0
    assert told.count("\n") == 1
    assert told.startswith("The match is kept")
    assert read_match(only_save(home))[0].answers == 1


@pytest.mark.parametrize("args", [["find", "aeinrst____"], ["games", "--json"], ["--help"]])
def test_a_reader_that_has_seen_enough_is_no_error(args):
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        (*COMMAND, *args), stdout=writer, stderr=subprocess.PIPE, timeout=WAIT, check=False
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


def test_after_kill_9_the_match_goes_on(home):
    with started(*PLAY) as process:
        read_to(process, "Type a number.")
        say(process, "1")
        read_to(process, "Type a word")
        process.kill()
    with started("resume", "--plain") as process:
        assert "Make a word." in read_to(process, "Type a word")


def test_one_process_plays_a_save_at_a_time(home):
    with started(*PLAY) as process:
        read_to(process, "Type a number.")
        second = ran("resume", "--plain", lines="1\n")
    assert second.returncode == 1
    assert "is being played in another window." in second.stderr
    assert second.stderr.count("\n") == 1


def test_signs_that_the_terminal_lacks_stop_nothing():
    done = subprocess.run(
        (*COMMAND, *PLAY, "--seat", "漢字"),
        input=b"\xff\xfe\n\n1\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
        timeout=WAIT,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Ann, ??." in done.stdout


def test_the_engine_speaks_until_its_input_ends():
    with started("engine") as process:
        say(process, '{"op": "nonsense"}')
        assert '"ok": false' in read_to(process, "\n")
        say(process, '{"op": "games"}')
        assert '"ok": true' in read_to(process, "\n")
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(timeout=WAIT) == 0


def test_a_mistake_in_the_program_says_what_to_report(home):
    code = (
        "import sys; from wordgames_tui.cli import main, plain_screen;"
        "plain_screen.table_lines = lambda view: 1 / 0; sys.argv = ['wordgames', *sys.argv[1:]];"
        "main()"
    )
    done = ran(*PLAY, lines="1\n", command=(sys.executable, "-c", code))
    assert done.returncode == 1
    assert "ZeroDivisionError" in done.stderr
    last = done.stderr.splitlines()[-1]
    assert "report" in last
    assert last.endswith(str(only_save(home)))


@pytest.mark.parametrize("args", [["games"], ["words", "cat"], ["engine"], ["find", "cat"]])
def test_no_command_but_the_launcher_loads_the_screen(args):
    python, *command = COMMAND
    done = ran(*args, command=(python, "-X", "importtime", *command))
    assert done.returncode == 0
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert "click" in loaded
    assert not {"textual", "rich", "enchant"} & loaded
