"""What a seat may know of a Tuppfehler table, beside the piles."""

from wordgames_tui.engine.plain import Json
from wordgames_tui.games.tuppfehler.changes import change_between
from wordgames_tui.games.tuppfehler.decisions import findable
from wordgames_tui.games.tuppfehler.scoring import entries, read_rounds, round_points, totals
from wordgames_tui.games.tuppfehler.table import TyposTable
from wordgames_tui.words.lexicon import english

__all__ = ["view"]

RAREST = 10


def view(table: TyposTable, seat: int | None) -> dict[str, Json]:
    """Rounds and points, the seat's own list, and the lists that were read."""
    seen = bool(table.typohs) and table.piles["typoh"].is_seen_by(seat)
    opened = read_rounds(table)
    rounds = [round_points(table, round_) for round_ in range(opened)] + table.risk_points
    return {
        "round": table.round,
        "rounds": table.rounds,
        "phase": table.phase,
        "starter": table.starter,
        "playing": list(table.playing),
        "pro": table.pro,
        "typoh": table.typoh if seen else None,
        "written": _own_list(table, seat),
        "lists": _open_lists(table) if opened and table.phase == "read" else None,
        "found": _found(table) if table.phase == "read" else None,
        "said": [
            {
                "seat": said.seat,
                "number": said.number,
                "word": said.word,
                "change": said.change.sign,
            }
            for said in table.said
        ],
        "out": [seat for seat in table.seats if seat in table.out],
        "round_points": [list(points) for points in rounds],
        "totals": list(totals(table)),
    }


def _own_list(table: TyposTable, seat: int | None) -> Json:
    if not table.lists or seat not in table.lists[-1]:
        return None
    return list(table.lists[-1][seat])


def _open_lists(table: TyposTable) -> Json:
    """The lists of this round, as they are read: for each seat its words with their points."""
    last = len(table.lists) - 1
    return [[entry.to_json() for entry in entries(table, last, seat)] for seat in table.seats]


def _found(table: TyposTable) -> Json:
    """All the words that were there to be found, the common ones first."""
    words = findable(table.judge, table.typoh, table.pro)
    found: list[Json] = []
    for word in sorted(words, key=lambda word: (_rarity(word), word)):
        change = change_between(table.typoh, word, table.pro)
        found.append({"word": word, "change": change.sign if change else ""})
    return found


def _rarity(word: str) -> int:
    """The tier of the word in any of its readings, the commonest being 1."""
    entry = english().entry(word)
    if entry is None:
        return RAREST
    return min(tier for tier in (entry.tier, entry.name, RAREST) if tier)
