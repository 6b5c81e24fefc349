"""`wordgames play` and `wordgames resume`."""

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from wordgames_tui.cli.group import Problem, wrong_usage
from wordgames_tui.cli.output import say, tell
from wordgames_tui.cli.plain import Leave, PlainTable
from wordgames_tui.cli.plain_terminal import Terminal
from wordgames_tui.cli.saves import named, store_problems
from wordgames_tui.cli.screen import open_app
from wordgames_tui.cli.setups import GAME_ARGUMENT, dictionary_options, game_options, setup_of
from wordgames_tui.cli.telling import introduction
from wordgames_tui.engine.rules import Rules
from wordgames_tui.session import Session
from wordgames_tui.store.errors import StoreError, reason
from wordgames_tui.store.folders import saves_folder
from wordgames_tui.store.saves import list_saves

__all__ = ["play", "resume"]

PLAIN = click.option("--plain", is_flag=True, help="As plain lines on standard input and output.")


@click.command()
@GAME_ARGUMENT
@click.option(
    "--seat",
    "seats",
    metavar="NAME[:bot[:LEVEL]]",
    multiple=True,
    help="Who plays, in the order of the seats; two people where nobody is named.",
)
@game_options
@click.option(
    "--order",
    metavar="PILE=A,B,C",
    multiple=True,
    help="What lies on top of a shuffled pile, from its top.",
)
@dictionary_options
@PLAIN
def play(
    game: Rules[Any],
    seats: tuple[str, ...],
    variant: str,
    options: tuple[str, ...],
    seed: int | None,
    order: tuple[str, ...],
    dictionary: str | None,
    word_list: Path | None,
    plain: bool,
) -> None:
    """Start a match of GAME.

    `wordgames games` lists the games with their variants, options and bots. A single seat plays
    the solitaire where a game has one.

    \b
    Examples:
      wordgames play wordspiel --seat Ann --seat Ben:bot:hard
      wordgames play wordspiel --seat Ann --plain
      wordgames play wordspiel --option rounds=1 --option dealer=1 --seed 7
    """
    setup = setup_of(
        game,
        seats=seats,
        variant=variant,
        options=options,
        seed=seed,
        order=order,
        dictionary=dictionary,
        word_list=word_list,
    )
    if not plain:
        open_app(setup=setup)
        return
    with store_problems(), wrong_usage():
        session = Session.start(setup)
    play_plain(session)


@click.command()
@click.argument("save", required=False)
@PLAIN
def resume(save: str | None, plain: bool) -> None:
    """Go on with a match.

    With SAVE, or without it with the match that was played last.

    \b
    Examples:
      wordgames resume
      wordgames resume wordspiel-2025-05-01-2015-ann-ben --plain
    """
    with store_problems():
        path = named(save) if save is not None else latest()
    if not plain:
        open_app(resume=path)
        return
    with store_problems():
        session = Session.resume(path)
    play_plain(session)


def latest() -> Path:
    """The save that was played last, of those that can be continued."""
    entries = list_saves()
    for entry in entries:
        if not entry.problem:
            return entry.path
    if entries:
        raise Problem(f"No match can be continued. {entries[0].problem} See: wordgames saves")
    raise Problem("There is no match to go on with; start one with: wordgames play GAME")


def play_plain(session: Session) -> None:
    """Play at standard input and output until the match is over or everybody leaves."""
    with session, kept(session):
        if session.notice:
            tell(session.notice)
        say(f"{introduction(session.match)} Type ? for help.")
        PlainTable(session, Terminal()).play()
        assert session.save is not None
        say(f"Kept in the history; read it with: wordgames replay {session.save.path.stem}")


@contextmanager
def kept(session: Session) -> Iterator[None]:
    """However playing ends before the match does: say where it is kept and how to go on."""
    assert session.save is not None
    path = session.save.path
    among_saves = path.resolve().parent == saves_folder().resolve()
    name = path.stem if among_saves else shlex.quote(str(path))
    go_on = f"The match is kept; go on with: wordgames resume {name} --plain"
    try:
        yield
    except (EOFError, Leave):
        say()
        say(go_on)
    except KeyboardInterrupt:
        say()  # the terminal shows ^C at the end of its line
        tell(go_on)
        raise
    except StoreError as error:
        tell(go_on)
        raise Problem(str(error)) from error
    except BrokenPipeError:
        tell(go_on)
        raise
    except OSError as error:
        if error.filename is None:  # of a stream, which is told for every command
            raise
        tell(go_on)
        raise Problem(f"{error.filename} fails: {reason(error)}") from error
    except Exception as error:
        error.add_note(
            f"This is a mistake in wordgames. Please report the lines above together with {path}"
        )
        raise
