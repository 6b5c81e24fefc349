"""From the command to the app on the screen."""

import sys
from pathlib import Path

import click

from wordgames_tui.engine.setup import Setup

__all__ = ["at_terminal", "open_app"]


def at_terminal() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def open_app(setup: Setup | None = None, resume: Path | None = None) -> None:
    """Open the app: its launcher, a new match, or a save. Ends the command when it is left.

    Textual is imported here and nowhere before: the other commands start without it.
    """
    if not at_terminal():
        way = "resume" if resume else f"play {setup.game if setup else 'GAME'}"
        raise click.UsageError(
            f"The screen needs a terminal; without one, play with: wordgames {way} --plain",
            click.get_current_context(),
        )
    from wordgames_tui.app.app import run

    click.get_current_context().exit(run(setup=setup, resume=resume))
