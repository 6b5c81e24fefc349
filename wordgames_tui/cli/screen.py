"""From the command to the app on the screen."""

import os
import sys
from pathlib import Path

import click

from wordgames_tui.engine.setup import Setup

__all__ = ["at_terminal", "can_draw", "open_app"]


def at_terminal() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def can_draw() -> bool:
    """Whether what stands there can be written over: an editor's shell, for one, only goes on."""
    return os.environ.get("TERM", "") not in ("dumb", "unknown")


def open_app(setup: Setup | None = None, resume: Path | None = None) -> None:
    """Open the app: its launcher, a new match, or a save. Ends the command when it is left.

    Textual is imported here and nowhere before: the other commands start without it.
    """
    if not (at_terminal() and can_draw()):
        way = "resume" if resume else f"play {setup.game if setup else 'GAME'}"
        needs = "a terminal that can draw one" if at_terminal() else "a terminal"
        raise click.UsageError(
            f"The screen needs {needs}; without one, play with: wordgames {way} --plain",
            click.get_current_context(),
        )
    from wordgames_tui.app.app import run

    click.get_current_context().exit(run(setup=setup, resume=resume))
