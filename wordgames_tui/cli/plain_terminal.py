"""Where plain lines come from and go to."""

import sys
import time
from collections.abc import Callable
from typing import TextIO

import click

from wordgames_tui.cli.output import say
from wordgames_tui.words.text import clean

__all__ = ["Terminal"]

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what was scrolled off it."""
DEAF = 0.5
"""Seconds for which a curtain takes no Enter: one that was meant for the line before."""


class Terminal:
    """Standard input and output, at a terminal or in a pipe.

    `clock` counts seconds; the difference between two of its values is a time.
    """

    def __init__(
        self,
        lines: TextIO | None = None,
        *,
        at_terminal: bool | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._lines = lines or sys.stdin
        at_both = self._lines.isatty() and sys.stdout.isatty()
        self.at_terminal = at_both if at_terminal is None else at_terminal
        self.clock = clock

    def say(self, line: str = "") -> None:
        """Print a line."""
        say(line)

    def read(self) -> str:
        """The next line, as text without anything that disturbs. Raises `EOFError` at the end."""
        if self.at_terminal:
            click.echo("> ", nl=False)
        line = self._lines.readline()
        if not line:
            raise EOFError
        return clean(line)

    def clear(self) -> None:
        """Let nothing be seen of what was printed. In a pipe there is no screen to clear."""
        if self.at_terminal:
            click.echo(CLEAR, nl=False, color=True)

    def is_deaf(self, since: float) -> bool:
        """Whether an Enter comes too soon after that moment to be an answer to what it says."""
        return self.at_terminal and self.clock() - since < DEAF
