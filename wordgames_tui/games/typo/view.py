"""What everybody may know of a Typo table, beside the piles."""

from wordgames_tui.engine.plain import Json
from wordgames_tui.games.typo.hints import open_ends
from wordgames_tui.games.typo.stakes import CARDS, POINTS
from wordgames_tui.games.typo.table import Announced, Turn, TypoTable, copies, letters

__all__ = ["view"]


def view(table: TypoTable) -> dict[str, Json]:
    """Half, round, dictionary, points, the cards revealed last and what became of them, the word
    that is being weighed, the longest rows and what one of them costs, and the ends where a word
    can still begin."""
    longest: list[Json] = list(table.longest)
    stakes = CARDS if table.setup.variant == "first-out" else POINTS
    return {
        "half": table.half,
        "round": table.round,
        "dictionary": table.dictionary,
        "points": list(table.points),
        "turns": [_turn(turn) for turn in table.turns],
        "announced": _announced(table.announced) if table.announced else None,
        "longest": longest,
        "price": stakes.price(max(len(row) for row in table.rows)),
        "open_ends": _open_ends(table) if table.setup.options["show_ends"] else None,
        "copies": dict(copies()),
    }


def _open_ends(table: TypoTable) -> list[Json]:
    """The keys of the ends at which the card that is to be placed can begin a word."""
    turn = next((turn for turn in table.turns if not turn.done), None)
    finder = table.judge.candidates
    if turn is None or finder is None:
        return []
    rows = tuple(letters(row) for row in table.rows)
    return [end.key for end in open_ends(rows, turn.card.face.lower(), finder)]


def _turn(turn: Turn) -> Json:
    return {
        "seat": turn.seat,
        "card": turn.card.to_json(),
        "word": turn.word,
        "done": turn.done,
    }


def _announced(said: Announced) -> Json:
    return {
        "seat": said.seat,
        "card": said.card.to_json(),
        "word": said.word,
        "row": said.end.row,
        "side": said.end.side,
        "reads": said.end.reads,
        "doubts": {str(seat): doubts for seat, doubts in said.doubts.items()},
    }
