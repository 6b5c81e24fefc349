"""What everybody may know of a WordSpiel table, beside the piles."""

from wordgames_tui.engine.plain import Json
from wordgames_tui.games.wordspiel.table import Placement, SpielTable

__all__ = ["view"]


def view(table: SpielTable) -> dict[str, Json]:
    """Round, dealer, scores, placements and exchanges: all of it lies open."""
    rounds: list[Json] = [list(scores) for scores in table.round_scores]
    return {
        "round": table.round,
        "rounds": table.setup.options.get("rounds", 1),
        "dealer": table.dealer,
        "totals": list(table.totals),
        "round_scores": rounds,
        "exchanges_left": list(table.exchanges_left),
        "placements": [_placement(placement) for placement in table.placements],
        "contested": _placement(table.contested) if table.contested else None,
        "last_chance": table.last_chance,
    }


def _placement(placement: Placement) -> Json:
    return {
        "seat": placement.seat,
        "count": placement.count,
        "word": placement.word,
        "back": placement.back,
    }
