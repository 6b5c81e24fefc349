"""The variant of Typo: be the first with no cards left."""

from wordgames_tui.engine.rules import Script
from wordgames_tui.engine.table import Result
from wordgames_tui.games.typo.rounds import deal, play_round, start
from wordgames_tui.games.typo.stakes import CARDS
from wordgames_tui.games.typo.table import TypoTable

__all__ = ["play"]


def play(table: TypoTable) -> Script[Result]:
    """Rounds from A to Z until somebody lays their last card (Variant Rule). The score is minus
    the cards left."""
    start(table)
    deal(table)
    while not CARDS.decided(table):
        table.round += 1
        yield from play_round(table, CARDS)
    for turn in table.turns:
        table.hand(turn.seat).put(*table.chosen(turn.seat).take_all())
    left = [len(table.hand(seat)) for seat in table.seats]
    winner = left.index(0)
    text = f"{table.names[winner]} wins, the first with no cards left."
    return Result(tuple(-count for count in left), (winner,), text)
