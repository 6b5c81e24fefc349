"""`wordgames saves` and `wordgames replay`: the matches that are kept."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from difflib import get_close_matches
from pathlib import Path

import click

from wordgames_tui.cli.group import Problem, wrong_usage
from wordgames_tui.cli.output import say, say_json, tell
from wordgames_tui.cli.telling import happenings, introduction, outcome
from wordgames_tui.engine.errors import Refused, did_you_mean
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.plain import Json
from wordgames_tui.store.errors import StoreError
from wordgames_tui.store.history import HistoryEntry, list_history
from wordgames_tui.store.saves import SaveEntry, find_save, list_saves, read_match
from wordgames_tui.words.text import clean, counted

__all__ = ["named", "replay", "saves", "store_problems"]


@click.command()
@click.option("--finished", is_flag=True, help="The matches that are over instead.")
@click.option("--json", "as_json", is_flag=True, help="Print them as a JSON list.")
def saves(finished: bool, as_json: bool) -> None:
    """List the matches that go on, the last played first.

    \b
    Examples:
      wordgames saves
      wordgames saves --finished --json
    """
    entries: Sequence[SaveEntry | HistoryEntry] = list_history() if finished else list_saves()
    if as_json:
        say_json([as_data(entry) for entry in entries])
        return
    for entry in entries:
        say(entry.path.stem)
        say(f"  {entry.problem or in_words(entry)}")
    if not entries:
        say("No match is over yet." if finished else "No match is kept.")


@click.command()
@click.argument("save")
@click.option("--seat", metavar="NAME", help="As that player saw it; else as an onlooker.")
def replay(save: str, seat: str | None) -> None:
    """Print the log of a match from its first line.

    SAVE is a match that goes on or is over, as `wordgames saves` lists it, or a file.

    \b
    Examples:
      wordgames replay wordspiel-2025-05-01-2015-ann-ben
      wordgames replay wordspiel-2025-05-01-2015-ann-ben --seat Ann
    """
    with store_problems():
        match, notice = read_match(named(save))
    if notice:
        tell(notice)
    with wrong_usage():
        seen_by = seat_named(match, seat)
    say(introduction(match))
    for line in happenings(match, seen_by):
        say(line)
    if match.over:
        for line in outcome(match):
            say(line)
    else:
        say(f"The match goes on, after {counted(match.answers, 'answer')}.")


def named(save: str) -> Path:
    """The file of that save or finished match. Raises `StoreError`, with a suggestion."""
    try:
        return find_save(save)
    except StoreError as error:
        entries: Sequence[SaveEntry | HistoryEntry] = (*list_saves(), *list_history())
        known = [entry.path.stem for entry in entries]
        close = get_close_matches(save, known, n=1)
        if close:
            hint = did_you_mean(save, close)
            raise StoreError(f"There is no save {clean(save)[:80]!r}{hint}") from error
        raise


def seat_named(match: Match, name: str | None) -> int | None:
    """The seat of that player. Raises `Refused`."""
    if name is None:
        return None
    seat = match.setup.seat_called(name, match.table.seats)
    if seat is None:
        hint = did_you_mean(name, match.setup.names)
        raise Refused(f"There is no {clean(name)[:40]!r} at the table{hint}")
    return seat


def in_words(entry: SaveEntry | HistoryEntry) -> str:
    """A match in a line for people."""
    assert entry.header is not None
    setup = entry.header.setup
    what = f"{entry.title}, {entry.header.rules.variant(setup.variant).title}"
    who = ", ".join(entry.names)
    if isinstance(entry, SaveEntry):
        return f"{what}: {who}; {counted(entry.answers, 'answer')}, last {day(entry.played)}"
    assert entry.ending is not None
    return f"{what}: {who}; {day(entry.ended)}. {entry.ending.result.text}"


def day(moment: datetime) -> str:
    """A moment for people."""
    return f"{moment.astimezone():%Y-%m-%d %H:%M}"


def as_data(entry: SaveEntry | HistoryEntry) -> Json:
    """A match as plain data."""
    known: dict[str, Json] = {"name": entry.path.stem, "path": str(entry.path)}
    if entry.header is not None:
        names: list[Json] = list(entry.names)
        known |= {
            "game": entry.header.setup.game,
            "variant": entry.header.setup.variant,
            "names": names,
            "started": entry.header.started.isoformat(),
        }
    if isinstance(entry, SaveEntry):
        known |= {"answers": entry.answers, "played": entry.played.isoformat()}
    else:
        known |= {"ended": entry.ended.isoformat()}
        if entry.ending is not None:
            known["result"] = entry.ending.result.to_json()
    if entry.problem:
        known["problem"] = entry.problem
    return known


@contextmanager
def store_problems() -> Iterator[None]:
    """What goes wrong on disk inside is told in one line, with exit code 1."""
    try:
        yield
    except StoreError as error:
        raise Problem(str(error)) from error
