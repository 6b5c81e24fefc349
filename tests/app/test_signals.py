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

from tests.app.terminal import SIZE, WAIT, exit_code, read_to, rest, started

PROGRAM = """
from wordgames_tui.app.app import run
from wordgames_tui.engine.setup import Seat, Setup
raise SystemExit(run(Setup("wordspiel", (Seat("Ann"), Seat("Ben")), seed=7)))
"""
OTHER_SCREEN, FIRST_SCREEN = b"\x1b[?1049h", b"\x1b[?1049l"


def at_a_match() -> tuple[int, int]:
    """The program's process, and the terminal that it runs in; a match lies open there."""
    pid, terminal = started(PROGRAM)
    assert OTHER_SCREEN in read_to(terminal, "Menu")
    return pid, terminal


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_it_and_the_terminal_is_as_before(number: int) -> None:
    pid, terminal = at_a_match()
    os.kill(pid, number)
    drawn = rest(terminal)
    os.close(terminal)
    assert exit_code(pid) == 128 + number
    _, first_screen, told = drawn.partition(FIRST_SCREEN)
    assert first_screen
    assert b"Matches are kept" in told


def test_a_terminal_that_is_closed_ends_it_and_the_match_can_be_resumed() -> None:
    pid, terminal = at_a_match()
    os.close(terminal)
    assert exit_code(pid) != 0
    [entry] = list_saves()
    Session.resume(entry.path).close()


def test_a_terminal_that_is_closed_without_a_signal_ends_it_as_well() -> None:
    terminal, its_end = pty.openpty()
    program = subprocess.Popen(
        (sys.executable, "-c", PROGRAM),
        stdin=its_end,
        stdout=its_end,
        stderr=its_end,
        env={**os.environ, **SIZE},
        start_new_session=True,  # nobody tells this one that the terminal is gone
    )
    os.close(its_end)
    read_to(terminal, "Menu")
    os.close(terminal)
    try:
        assert program.wait(timeout=WAIT) == 128 + signal.SIGHUP
    finally:
        program.kill()
    [entry] = list_saves()
    Session.resume(entry.path).close()
