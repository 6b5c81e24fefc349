"""The program at a real terminal."""

import os
import sys

import pytest

if sys.platform == "win32":
    pytest.skip("A terminal of Unix sends bytes.", allow_module_level=True)

import pty

PROGRAM = "from wordgames_tui.app.app import run; raise SystemExit(run())"


def until(terminal: int, text: str) -> None:
    """Read what is drawn until that text is there."""
    seen = b""
    while text.encode() not in seen:
        seen += os.read(terminal, 65536)


def test_a_byte_that_is_no_utf8_does_not_end_the_program() -> None:
    pid, terminal = pty.fork()
    if pid == 0:
        size = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
        os.execve(sys.executable, [sys.executable, "-c", PROGRAM], {**os.environ, **size})
    until(terminal, "Typewriter")
    os.write(terminal, b"\x94\xe9")
    os.write(terminal, b"\x1bOQ")
    until(terminal, "Animation")
    os.write(terminal, b"\x11")
    try:
        while os.read(terminal, 65536):
            pass
    except OSError:  # how Linux says that nobody writes there any more
        pass
    os.close(terminal)
    _, status = os.waitpid(pid, 0)
    assert os.waitstatus_to_exitcode(status) == 0
