"""Matches that are over, and what they tell of who played them."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from wordgames_tui.engine.rules import Rules
from wordgames_tui.store.errors import SaveProblem, reason
from wordgames_tui.store.files import changed
from wordgames_tui.store.folders import history_folder
from wordgames_tui.store.saves import SUFFIX
from wordgames_tui.store.transcript import Ending, Header, read_ends
from wordgames_tui.words.text import clean

__all__ = ["HistoryEntry", "PlayerRecord", "list_history", "player_records"]


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """A file in the history. Only one with a problem lacks its header and ending."""

    path: Path
    ended: datetime
    header: Header | None = None
    ending: Ending | None = None
    problem: str = ""
    """Why it cannot be read, in a sentence; "" when it can."""

    @property
    def title(self) -> str:
        """The game's, "" when the file does not say."""
        return self.header.rules.title if self.header else ""

    @property
    def names(self) -> tuple[str, ...]:
        """The players', by seat, fit to be shown."""
        return tuple(clean(name) for name in self.header.setup.names) if self.header else ()


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """How a person fared in a variant of a game, at a table or alone."""

    player: str
    rules: Rules[Any]
    variant: str
    alone: bool
    """Whether these were matches without other players."""
    won: int
    scores: tuple[int, ...]
    """Of each match, the first played first. In WordSpiel's solitaire: the cards left."""
    hints: int

    @property
    def played(self) -> int:
        """How many matches."""
        return len(self.scores)

    @property
    def lost(self) -> int:
        """How many matches were not won; a shared victory is one."""
        return self.played - self.won

    @property
    def best(self) -> int:
        """The best score."""
        return min(self.scores) if self.rules.lowest_wins else max(self.scores)


def list_history() -> list[HistoryEntry]:
    """The finished matches, the last one first, those with a problem included.

    A folder that cannot be read is the one entry, with its problem. Raises `StoreError` only
    where there can be no folder.
    """
    folder = history_folder()
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX]
    except FileNotFoundError:
        return []  # nothing was finished yet
    except OSError as error:
        problem = f"The folder {folder} cannot be read: {reason(error)}"
        return [HistoryEntry(folder, datetime.now(UTC), problem=problem)]
    entries: list[HistoryEntry] = []
    for path in paths:
        with suppress(FileNotFoundError):  # somebody has just deleted it
            entries.append(_entry(path))
    return sorted(entries, key=lambda entry: (entry.ended, entry.path.name), reverse=True)


def player_records(entries: Iterable[HistoryEntry]) -> list[PlayerRecord]:
    """A record for each person, game and variant, by title, variant and name.

    A name in other capitals is the same person's; bots have no record.
    """
    records: dict[tuple[str, str, bool, str], PlayerRecord] = {}
    for entry in sorted(entries, key=lambda entry: entry.ended):
        if entry.header is None or entry.ending is None:
            continue
        rules, setup, result = entry.header.rules, entry.header.setup, entry.ending.result
        alone = len(setup.seats) == 1
        for seat, (name, place) in enumerate(zip(entry.names, setup.seats, strict=True)):
            if place.bot:
                continue
            key = (rules.title, setup.variant, alone, name.casefold())
            before = records.get(key, PlayerRecord(name, rules, setup.variant, alone, 0, (), 0))
            records[key] = PlayerRecord(
                name,
                rules,
                setup.variant,
                alone,
                before.won + (seat in result.winners),
                (*before.scores, result.scores[seat]),
                before.hints + entry.ending.hints[seat],
            )
    return [records[key] for key in sorted(records)]


def _entry(path: Path) -> HistoryEntry:
    try:
        header, ending = read_ends(path)
    except SaveProblem as problem:
        return HistoryEntry(path, changed(path), problem=str(problem))
    return HistoryEntry(path, ending.ended, header, ending)
