"""The `wordgames` command: starting a game, and the same engine without a screen."""

import sys

from wordgames_tui.cli.commands import wordgames

__all__ = ["main"]


def main() -> None:
    """The entry point of the command. Ends the process with the exit code that it promises."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            # A name in signs that this terminal lacks is shown with marks, and stops nothing.
            reconfigure(errors="replace")
    wordgames(prog_name="wordgames")
