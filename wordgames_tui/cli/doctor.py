"""`wordgames doctor`: what the program found on this machine."""

import os
import platform
import shutil
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import TemporaryFile

import click
from rich.console import Console

from wordgames_tui import __version__
from wordgames_tui.app.keymap import read_keymap
from wordgames_tui.cli.output import say
from wordgames_tui.cli.screen import at_terminal, can_draw
from wordgames_tui.store.errors import StoreError, reason
from wordgames_tui.store.folders import HOME, config_folder, data_folder, made
from wordgames_tui.store.saves import list_saves
from wordgames_tui.store.settings import load_settings
from wordgames_tui.words.dictionary import available_dictionaries
from wordgames_tui.words.text import counted

__all__ = ["doctor"]

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
DRAWN = "╭─╮│╰╯╔═╗┏━┓★◆●■▲✚…"
COLOURS = {
    None: "none",
    "standard": "16 colours",
    "256": "256 colours",
    "truecolor": "true colour",
    "windows": "16 colours",
}
PACKAGES = ("textual", "rich", "click", "platformdirs", "filelock", "tomli-w", "pyenchant")


@click.command()
def doctor() -> None:
    """Say what was found on this machine.

    The terminal, its colours and signs, dictionaries and folders. Exit code 1 when
    something is in the way of playing, or of a setting.

    \b
    Example:
      wordgames doctor
    """
    problems: list[str] = []
    for line in (*program(), *terminal(problems), *dictionaries(problems), *folders(problems)):
        say(line)
    for problem in problems:
        say(f"In the way: {problem}")
    if problems:
        click.get_current_context().exit(1)
    say("Nothing is in the way of playing.")


def program() -> Iterator[str]:
    """The versions of all that matters."""
    yield f"wordgames {__version__}, Python {platform.python_version()}, {platform.platform()}"
    yield "Packages: " + ", ".join(f"{package} {installed(package)}" for package in PACKAGES)


def installed(package: str) -> str:
    """The version of a package."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "(not installed)"


def terminal(problems: list[str]) -> Iterator[str]:
    """What the terminal can show."""
    if at_terminal():
        size = shutil.get_terminal_size()
        name = os.environ.get("TERM", "of no name")
        yield f"Terminal: {name}, {size.columns} columns and {size.lines} lines"
        if size.columns < LEAST_WIDTH or size.lines < LEAST_HEIGHT:
            problems.append(
                f"The screen needs {LEAST_WIDTH} columns and {LEAST_HEIGHT} lines; "
                "make the terminal larger, or play with --plain."
            )
        if not can_draw():
            problems.append("This terminal cannot draw a screen; play with --plain.")
    else:
        yield "Terminal: none (input or output is a pipe or a file); play with --plain"
    no_color = " (NO_COLOR is set)" if os.environ.get("NO_COLOR") else ""
    yield f"Colours: {COLOURS.get(Console().color_system, 'unknown')}{no_color}"
    encoding = sys.stdout.encoding or "ascii"
    yield f"Signs: {encoding}, {'the drawn ones too' if drawn(encoding) else 'only plain ones'}"


def drawn(encoding: str) -> bool:
    """Whether the signs that the screens are drawn with can be written so."""
    try:
        DRAWN.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def dictionaries(problems: list[str]) -> Iterator[str]:
    """Who can say what a word is."""
    choices = available_dictionaries()
    yield "Dictionaries:"
    for choice in choices:
        yield f"  {choice.key}: {choice.problem or choice.title}"
    first = choices[0]
    if first.problem:
        problems.append(first.problem)


def folders(problems: list[str]) -> Iterator[str]:
    """Where matches and settings are kept, and whether they can be."""
    try:
        kept = list_saves()
        settings, wrong = load_settings()
    except StoreError as error:
        problems.append(str(error))
        return
    home = os.environ.get(HOME, "").strip()
    if home:
        yield f"{HOME} is set: everything is kept in {home}"
    yield f"Matches: {data_folder()} ({counted(len(kept), 'save')})"
    yield f"Settings: {config_folder()}"
    yield f"Theme: {settings.theme}"
    problems.extend([*wrong, *read_keymap(settings.keymap)[1]])
    for folder in dict.fromkeys((data_folder(), config_folder())):
        problem = unwritable(folder)
        if problem:
            problems.append(problem)
    for entry in kept:
        if entry.problem:
            yield f"  {entry.problem}"


def unwritable(folder: Path) -> str:
    """Why nothing can be written there, as a sentence; "" when it can."""
    try:
        with TemporaryFile(dir=made(folder)):
            return ""
    except StoreError as error:
        return str(error)
    except OSError as error:
        return f"The folder {folder} cannot be written: {reason(error)}"
