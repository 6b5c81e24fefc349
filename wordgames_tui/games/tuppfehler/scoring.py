"""The points of "City, Country, Typoh": pure functions of what was written and of what the table
takes for a word, so that a word agreed on later counts as well."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wordgames_tui.engine.plain import Json
from wordgames_tui.games.tuppfehler.changes import change_between
from wordgames_tui.games.tuppfehler.table import TyposTable
from wordgames_tui.words.text import listed

__all__ = ["Entry", "entries", "read_rounds", "round_points", "totals"]

UNIQUE = 10
SHARED = 5


@dataclass(frozen=True, slots=True)
class Entry:
    """One word of a list: its points, the change that made it, and why it has just that many."""

    word: str
    points: int
    change: str
    reason: str

    def to_json(self) -> Json:
        return {
            "word": self.word,
            "points": self.points,
            "change": self.change,
            "reason": self.reason,
        }


def entries(table: TyposTable, round_: int, seat: int) -> list[Entry]:
    """The list that a seat wrote in a round (from 0), as it is read out."""
    typoh, lists = table.typohs[round_], table.lists[round_]
    words = lists.get(seat, ())
    return [_entry(table, typoh, word, seat, lists, words[:at]) for at, word in enumerate(words)]


def _entry(
    table: TyposTable,
    typoh: str,
    word: str,
    seat: int,
    lists: Mapping[int, Sequence[str]],
    before: Sequence[str],
) -> Entry:
    change = change_between(typoh, word, table.pro)
    sign = change.sign if change else ""
    reason = table.refusal(typoh, word)
    if reason:
        return Entry(word, 0, sign, reason)
    if word in before:
        return Entry(word, 0, sign, "written before")
    others = [other for other, words in lists.items() if other != seat and word in words]
    if others:
        names = listed([table.names[other] for other in others])
        return Entry(word, SHARED, sign, f"also found by {names}")
    return Entry(word, UNIQUE, sign, "found by nobody else")


def round_points(table: TyposTable, round_: int) -> tuple[int, ...]:
    """The points of each seat in a round (from 0)."""
    return tuple(
        sum(entry.points for entry in entries(table, round_, seat)) for seat in table.seats
    )


def totals(table: TyposTable) -> tuple[int, ...]:
    """The points of each seat so far, in either mode."""
    rounds = [round_points(table, round_) for round_ in range(read_rounds(table))]
    rounds += table.risk_points
    return tuple(sum(points[seat] for points in rounds) for seat in table.seats)


def read_rounds(table: TyposTable) -> int:
    """How many rounds of lists lie open."""
    return len(table.lists) - (table.phase == "write")
