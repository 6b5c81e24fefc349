"""What the commands print: lines of text, and JSON; and where it goes."""

import json
import os
import sys
from typing import Literal, TextIO
from unicodedata import category

import click

from wordgames_tui.engine.plain import Json

__all__ = ["say", "say_json", "silence", "supply_streams", "tell"]


def say(line: str = "") -> None:
    """Print a line, without anything in it that could disturb a terminal."""
    click.echo(_shown(line))


def tell(line: str) -> None:
    """Print such a line to standard error; where that takes nothing, there is nobody to tell."""
    try:
        click.echo(_shown(line), err=True)
    except OSError:
        silence(sys.stderr)


def say_json(data: Json) -> None:
    """Print plain data as JSON, in signs that every pipe and terminal takes."""
    click.echo(json.dumps(data, indent=2))


def supply_streams() -> None:
    """Let the standard streams that this process was started without lead nowhere.

    Opened in the order of their numbers, they also keep those from the files that are opened
    later: nothing that is printed can end up in a save.
    """
    sys.stdin = sys.stdin or _nowhere("r")
    sys.stdout = sys.stdout or _nowhere("w")
    sys.stderr = sys.stderr or _nowhere("w")


def silence(stream: TextIO) -> None:
    """Let what is left for a stream that takes no more go nowhere, so that leaving is quiet."""
    with _nowhere("w") as nowhere:
        os.dup2(nowhere.fileno(), stream.fileno())


def _nowhere(mode: Literal["r", "w"]) -> TextIO:
    return open(os.devnull, mode, encoding="utf-8")


def _shown(line: str) -> str:
    return "".join(character for character in line if category(character)[0] != "C")
