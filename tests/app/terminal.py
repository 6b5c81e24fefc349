"""The program at a real terminal, for tests: started, read, and waited for."""

import os
import pty
import select
import sys

from tests.until import until

SIZE = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
WAIT = 60
"""Seconds of silence after which a program that should draw has failed."""


def started(program: str) -> tuple[int, int]:
    """The process of that program, and the terminal that it runs in."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.execve(sys.executable, [sys.executable, "-c", program], {**os.environ, **SIZE})
    return pid, terminal


def read(terminal: int) -> bytes:
    """What is drawn next; nothing when nobody writes there any more."""
    ready, _, _ = select.select([terminal], [], [], WAIT)
    assert ready, f"nothing was drawn for {WAIT} seconds"
    try:
        return os.read(terminal, 65536)
    except OSError:  # how Linux says so
        return b""


def read_to(terminal: int, text: str) -> bytes:
    """What is drawn until that text is there."""
    seen = bytearray()
    for _ in until(lambda: text.encode() in seen):
        drawn = read(terminal)
        assert drawn, f"it ended before {text!r}: {seen.decode(errors='replace')}"
        seen.extend(drawn)
    return bytes(seen)


def rest(terminal: int) -> bytes:
    """What is drawn until nobody writes there any more."""
    return b"".join(iter(lambda: read(terminal), b""))


def exit_code(pid: int) -> int:
    _, status = os.waitpid(pid, 0)
    return os.waitstatus_to_exitcode(status)
