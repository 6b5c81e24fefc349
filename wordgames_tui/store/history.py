"""Matches that are over, and what they tell of who played them."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from wordgames_tui.engine.rules import Rules
from wordgames_tui.store.errors import SaveProblem
from wordgames_tui.store.files import changed
from wordgames_tui.store.folders import history_folder
from wordgames_tui.store.listing import MatchFile, list_files
from wordgames_tui.store.transcript import Ending, Header, read_ends
from wordgames_tui.words.text import likeness

__all__ = ["HistoryEntry", "PlayerRecord", "list_history", "player_records"]


@dataclass(frozen=True, slots=True)
class HistoryEntry(MatchFile):
    """A file in the history. Only one with a problem lacks its header and ending."""

    path: Path
    ended: datetime
    header: Header | None = None
    ending: Ending | None = None
    problem: str = ""
    """Why it cannot be read, in a sentence; "" when it can."""


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
    def best(self) -> int:
        """The best score."""
        return min(self.scores) if self.rules.lowest_wins else max(self.scores)


def list_history() -> list[HistoryEntry]:
    """The finished matches, the last one first, those with a problem included.

    A folder that cannot be read is the one entry, with its problem. Raises `StoreError` only
    where there can be no folder.
    """
    return list_files(
        history_folder(),
        _entry,
        lambda folder, now, why: HistoryEntry(folder, now, problem=why),
        lambda entry: entry.ended,
    )


def player_records(entries: Iterable[HistoryEntry]) -> list[PlayerRecord]:
    """A record for each person, game and variant, by title, variant and name.

    A name in other capitals, or that looks the same, is the same person's; bots have no record.
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
            key = (rules.title, setup.variant, alone, likeness(name))
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
