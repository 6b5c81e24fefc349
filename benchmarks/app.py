"""How long the program takes to open and to answer a key, against a Textual app with nothing in it.

    python benchmarks/app.py

Both run as whole processes in a terminal of 80 columns and 24 rows, in turns and in one run, so
that the ratios hold on any machine. Needs a system that has pseudo-terminals.
"""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import tempfile
import termios
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Any

from wordgames_tui.bots import player
from wordgames_tui.bots.driver import bot_answer
from wordgames_tui.engine.decisions import Spell
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.rules import Rules
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import GAMES
from wordgames_tui.session import Session

RUNS = 7
KEYS = 8
BARE = """
from textual.app import App
from textual.widgets import Static

class Bare(App):
    def compose(self):
        yield Static("ready")
    def on_key(self, event):
        self.query_one(Static).update(f"{event.key} {event.time}")

Bare().run()
"""


@dataclass
class Case:
    """A program, what it shows when it is ready, the keys that lead on from there, and the keys
    whose answers are timed, in turns."""

    what: str
    argv: list[str]
    ready: bytes
    lead: tuple[bytes, ...]
    keys: tuple[bytes, ...]


def cases() -> list[Case]:
    """A bare app, the first page, and a letter typed and taken away in the middle of a match."""
    us = ["-m", "wordgames_tui"]
    right, letters = b"\x1b[C", (b"e", b"\x7f")
    playing = []
    for rules, options in ((GAMES["wordspiel"], {"seconds": 0}), (GAMES["typewriter"], {})):
        resume = [*us, "resume", before_a_word(rules, options)]
        playing.append(Case(f"a word in {rules.title}", resume, b"turn", (b" ",), letters))
    return [
        Case("bare Textual", ["-c", BARE], b"ready", (), (b"a", b"b")),
        Case("the first page", us, b"WordSpiel", (), (right,)),
        *playing,
    ]


def before_a_word(rules: Rules[Any], options: Mapping[str, Json]) -> str:
    """The file of a match that was left where a word is asked for."""
    setup = Setup(rules.name, (Seat("Ann"), Seat("Ben")), rules.variants[0].name, options, seed=3)
    bots = dict.fromkeys((0, 1), player(rules.name, "medium"))
    with Session.start(setup) as session:
        while session.match.answers < 12 or not isinstance(session.match.decision, Spell):
            found = bot_answer(session.match, bots)
            assert found is not None
            session.answer(found[1], found[0])
        assert session.save is not None
        return str(session.save.path)


class Terminal:
    """A process in a terminal of its own."""

    def __init__(self, argv: list[str]) -> None:
        self.pid, self._fd = pty.fork()
        if self.pid == 0:
            os.execv(sys.executable, [sys.executable, *argv])
        fcntl.ioctl(self._fd, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def read_until(self, text: bytes) -> None:
        """Read until that text was written. Raises `TimeoutError`."""
        seen = b""
        while text not in seen:
            if not self._wait(20.0):
                raise TimeoutError(f"{text!r} does not come; at last there was {seen[-300:]!r}")
            seen += os.read(self._fd, 65536)

    def drain(self, quiet: float) -> None:
        """Read until nothing is written for so many seconds."""
        while self._wait(quiet):
            os.read(self._fd, 65536)

    def write(self, keys: bytes) -> None:
        """Press keys."""
        os.write(self._fd, keys)

    def answer(self, key: bytes) -> float:
        """Seconds from a key to the first picture that it changes."""
        start = perf_counter()
        self.write(key)
        if not self._wait(5.0):
            raise TimeoutError(f"the key {key!r} changes nothing")
        seconds = perf_counter() - start
        self.drain(0.1)
        return seconds

    def close(self) -> None:
        """End the process."""
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self._fd)

    def _wait(self, seconds: float) -> bool:
        return bool(select.select([self._fd], [], [], seconds)[0])


def measure(case: Case) -> tuple[float, float]:
    """Seconds from nothing to the first page, and from a key to its picture."""
    start = perf_counter()
    terminal = Terminal(case.argv)
    try:
        terminal.read_until(case.ready)
        opened = perf_counter() - start
        terminal.drain(0.5)
        for key in case.lead:
            terminal.write(key)
            terminal.drain(0.5)
        keys = [terminal.answer(case.keys[n % len(case.keys)]) for n in range(KEYS)]
    finally:
        terminal.close()
    return opened, median(keys)


def main() -> None:
    """Print milliseconds and ratios."""
    with tempfile.TemporaryDirectory() as home:
        os.environ |= {"WORDGAMES_HOME": home, "TERM": "xterm-256color"}
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program is compiled
        programs = cases()
        figures: dict[str, list[tuple[float, float]]] = {case.what: [] for case in programs}
        for case in programs:
            measure(case)  # so that all is compiled
        for _ in range(RUNS):
            for case in programs:
                figures[case.what].append(measure(case))
    print(f"{'':24}{'to the first page':>28}{'from a key to its picture':>32}")
    bare = [median(column) for column in zip(*figures[programs[0].what], strict=True)]
    for what, runs in figures.items():
        line = f"{what:24}"
        for column, base, width in zip(zip(*runs, strict=True), bare, (18, 22), strict=True):
            line += f"{median(column) * 1000:>{width}.1f} ms{median(column) / base:>6.1f}×"
        print(line)


if __name__ == "__main__":
    main()
