"""The program is ended from outside: it leaves the terminal as it found it, and keeps the match."""

import os
import signal
import subprocess
import sys

import pytest

from wordgames_tui.session import Session
from wordgames_tui.store.saves import list_saves

if sys.platform == "win32":
    pytest.skip("Windows ends a program without a word.", allow_module_level=True)

import pty

PROGRAM = """
from wordgames_tui.app.app import run
from wordgames_tui.engine.setup import Seat, Setup
raise SystemExit(run(Setup("wordspiel", (Seat("Ann"), Seat("Ben")), seed=7)))
"""
OTHER_SCREEN, FIRST_SCREEN = b"\x1b[?1049h", b"\x1b[?1049l"


COMMAND = (sys.executable, "-c", PROGRAM)
SIZE = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}


def started() -> tuple[int, int]:
    """The program's process, and the terminal that it runs in; a match lies open there."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.execve(sys.executable, COMMAND, {**os.environ, **SIZE})
    open_match(terminal)
    return pid, terminal


def open_match(terminal: int) -> None:
    """Wait until the match is drawn there."""
    seen = b""
    while b"Menu" not in seen:
        seen += os.read(terminal, 65536)
    assert OTHER_SCREEN in seen


def rest(terminal: int) -> bytes:
    """What is drawn until nobody writes there any more."""
    drawn = b""
    try:
        while more := os.read(terminal, 65536):
            drawn += more
    except OSError:  # how Linux says so
        pass
    return drawn


def exit_code(pid: int) -> int:
    _, status = os.waitpid(pid, 0)
    return os.waitstatus_to_exitcode(status)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_it_and_the_terminal_is_as_before(number: int) -> None:
    pid, terminal = started()
    os.kill(pid, number)
    drawn = rest(terminal)
    os.close(terminal)
    assert exit_code(pid) == 128 + number
    _, first_screen, told = drawn.partition(FIRST_SCREEN)
    assert first_screen
    assert b"Matches are kept" in told


def test_a_terminal_that_is_closed_ends_it_and_the_match_can_be_resumed() -> None:
    pid, terminal = started()
    os.close(terminal)
    assert exit_code(pid) != 0
    [entry] = list_saves()
    Session.resume(entry.path).close()


def test_a_terminal_that_is_closed_without_a_signal_ends_it_as_well() -> None:
    terminal, its_end = pty.openpty()
    program = subprocess.Popen(
        COMMAND,
        stdin=its_end,
        stdout=its_end,
        stderr=its_end,
        env={**os.environ, **SIZE},
        start_new_session=True,  # nobody tells this one that the terminal is gone
    )
    os.close(its_end)
    open_match(terminal)
    os.close(terminal)
    try:
        assert program.wait(timeout=60) == 128 + signal.SIGHUP
    finally:
        program.kill()
    [entry] = list_saves()
    Session.resume(entry.path).close()
