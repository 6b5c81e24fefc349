"""The program at a real terminal."""

import os
import sys

import pytest

if sys.platform == "win32":
    pytest.skip("A terminal of Unix sends bytes.", allow_module_level=True)

from tests.app.terminal import exit_code, read_to, rest, started
from wordgames_tui.app.keyboard import Parser

PROGRAM = "from wordgames_tui.app.app import run; raise SystemExit(run())"


MALFORMED = (
    "\x1b[97;5:3u",  # a key that is let go, which was not asked for
    "\x1b[97:65;2u",
    "\x1b[1114112u",  # beyond Unicode
    "\x1b[97;1;1114112u",
    "\x1b[99999999999999999999999u",
    "\x1b[97;1;99999999999999999999u",
    "\x1b[97;1;55296u",  # half a surrogate pair
    "\x1b[55296u",
)


@pytest.mark.parametrize("sequence", MALFORMED)
def test_a_sequence_that_names_no_key_is_dropped(sequence: str) -> None:
    [typed] = Parser().feed(f"{sequence}x")
    assert getattr(typed, "key", None) == "x"


def test_a_sequence_that_names_a_key_is_one() -> None:
    keys = [getattr(message, "key", None) for message in Parser().feed("\x1b[97;5u\x1bOQé")]
    assert keys == ["ctrl+a", "f2", "é"]


def test_a_mouse_in_a_window_of_no_size_is_dropped() -> None:
    *_, typed = Parser().feed("\x1b[48;10;20;0;0t\x1b[<0;9;9Mx")
    assert getattr(typed, "key", None) == "x"


@pytest.mark.parametrize("sent", [b"\x94\xe9", "".join(MALFORMED).encode()], ids=["bytes", "keys"])
def test_what_is_not_well_formed_does_not_end_the_program(sent: bytes) -> None:
    pid, terminal = started(PROGRAM)
    read_to(terminal, "Typewriter")
    os.write(terminal, sent)
    os.write(terminal, b"\x1bOQ")
    read_to(terminal, "Animation")
    os.write(terminal, b"\x11")
    rest(terminal)
    os.close(terminal)
    assert exit_code(pid) == 0
