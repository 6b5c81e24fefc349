"""What the commands print: lines of text, and JSON."""

import json
from unicodedata import category

import click

from wordgames_tui.engine.plain import Json

__all__ = ["say", "say_json", "several", "tell"]


def say(line: str = "") -> None:
    """Print a line, without anything in it that could disturb a terminal."""
    click.echo(_shown(line))


def tell(line: str) -> None:
    """Print such a line to standard error."""
    click.echo(_shown(line), err=True)


def say_json(data: Json) -> None:
    """Print plain data as JSON, in signs that every pipe and terminal takes."""
    click.echo(json.dumps(data, indent=2))


def several(count: int, one: str, many: str = "") -> str:
    """A count with its noun: "1 word", "2 words"."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def _shown(line: str) -> str:
    return "".join(character for character in line if category(character)[0] != "C")
