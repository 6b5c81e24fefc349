"""The whole game of Typo: a half from A to Z, and a half from Z to A."""

from wordgames_tui.engine.rules import Script
from wordgames_tui.engine.table import Result, best, victory
from wordgames_tui.games.typo.events import HalfScored
from wordgames_tui.games.typo.rounds import deal, play_round, start
from wordgames_tui.games.typo.stakes import POINTS
from wordgames_tui.games.typo.table import TypoTable
from wordgames_tui.words.text import counted

__all__ = ["play"]


def play(table: TypoTable) -> Script[Result]:
    """Both halves; who has lost the fewest points wins (End of the Game)."""
    start(table)
    yield from play_half(table)
    table.half = 2
    gather(table)
    yield from play_half(table)
    totals = tuple(table.points)
    winners = best(totals)
    won = victory([table.names[seat] for seat in winners])
    return Result(totals, winners, f"{won} with {counted(max(totals), 'point')}.")


def play_half(table: TypoTable) -> Script[None]:
    """As many rounds as each player has cards."""
    count = deal(table)
    for table.round in range(1, count + 1):
        yield from play_round(table, POINTS)
    table.tell(HalfScored(half=table.half, totals=tuple(table.points)))


def gather(table: TypoTable) -> None:
    """All cards but those of the rows are shuffled again (Second Half of the Game)."""
    loose = table.discard.take_all() + table.deck.take_all()
    table.deck.put(*table.chance.shuffle("deck", loose))
