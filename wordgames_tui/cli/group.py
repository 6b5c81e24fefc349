"""What all commands share: loaded when they are asked for, one-line errors, promised exit codes."""

import importlib
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import click
from click.exceptions import Exit

from wordgames_tui.cli.output import silence, supply_streams, tell
from wordgames_tui.engine.errors import Refused, did_you_mean
from wordgames_tui.store.errors import StoreError, reason
from wordgames_tui.words.errors import DictionaryError
from wordgames_tui.words.text import clean

__all__ = ["INTERRUPTED", "LazyGroup", "Problem", "wrong_usage"]

INTERRUPTED = 130
"""The exit code after Ctrl-C."""


class Problem(click.ClickException):
    """The answer is no: the command was well meant, but this cannot be done. Exit code 1."""


class LazyGroup(click.Group):
    """A group whose commands are imported when they are used, so that starting stays quick."""

    def __init__(self, *args: Any, places: Mapping[str, str], **others: Any) -> None:
        """`places` gives for each command its module and its name there, "module:name"."""
        super().__init__(*args, **others)
        self._places = places

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self._places)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        place = self._places.get(cmd_name)
        if place is None:
            return None
        module, _, name = place.partition(":")
        command: click.Command = getattr(importlib.import_module(module), name)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        word = args[0]
        if word not in self._places and not word.startswith("-"):
            hint = did_you_mean(word, self._places, games_after_play())
            raise click.UsageError(f"There is no command {clean(word)[:40]!r}{hint}", ctx)
        return super().resolve_command(ctx, args)

    def make_context(self, *args: Any, **others: Any) -> click.Context:
        with printing():
            return super().make_context(*args, **others)

    def invoke(self, ctx: click.Context) -> Any:
        with printing():
            return super().invoke(ctx)

    def main(self, *args: Any, **extra: Any) -> Any:
        extra["standalone_mode"] = False
        supply_streams()
        try:
            code = super().main(*args, **extra)
        except click.ClickException as error:
            tell(f"wordgames: {one_line(error)}")
            code = error.exit_code
        except StoreError as error:
            tell(f"wordgames: {error}")
            code = Problem.exit_code
        except click.Abort:
            code = INTERRUPTED
        sys.exit(code if isinstance(code, int) else 0)


@contextmanager
def printing() -> Iterator[None]:
    """What becomes of a command that cannot go on printing.

    A reader that closes its pipe has seen enough: the command ends well. Where a disk is full or
    a terminal is gone, the answer is no.
    """
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError as error:
        silence(sys.stdout)
        raise Exit(0) from error
    except OSError as error:
        if error.filename is not None:  # of a file, not of a stream
            raise
        silence(sys.stdout)
        raise Problem(f"Standard input or output fails: {reason(error)}") from error


def one_line(error: click.ClickException) -> str:
    """The message of an error, and where to read more when a command was called wrongly."""
    message = clean(error.format_message())
    if not isinstance(error, click.UsageError):
        return message
    path = error.ctx.command_path if error.ctx else "wordgames"
    end = "" if message.endswith((".", "?")) else "."
    of_dictionary = isinstance(error.__cause__, DictionaryError)
    return f"{message}{end} See: {'wordgames doctor' if of_dictionary else f'{path} --help'}"


def games_after_play() -> dict[str, str]:
    """What people may mean who start with the name of a game."""
    from wordgames_tui.games import GAMES

    return {name: f"play {name}" for name in GAMES}


@contextmanager
def wrong_usage() -> Iterator[None]:
    """What is refused inside was asked for wrongly on the command line."""
    try:
        yield
    except (Refused, DictionaryError) as error:
        raise click.UsageError(str(error), click.get_current_context()) from error
