"""Who of the bots at a table answers next, and what."""

from collections.abc import Mapping
from random import Random

from wordgames_tui.bots import Player
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.plain import Json

__all__ = ["bot_answer"]


def bot_answer(match: Match, players: Mapping[int, Player]) -> tuple[int, Json] | None:
    """The seat of the bot that answers what is asked now, and its answer; `None` where it is for
    a person to answer, or the match is over.

    `players` are the bots by seat. Those who may volunteer come first, clockwise from the seat
    that is waited for. The answer depends on the set-up's seed, the seat, what it sees and how
    many answers were given, and on nothing else: a match that is taken up again goes on as it
    would have.
    """
    if match.decision is None:
        return None
    waited_for, *others = match.decision.seats
    for seat in (*others, waited_for):
        if seat not in players:
            continue
        asked = match.decision_for(seat)
        assert asked is not None
        random = Random(f"{match.setup.seed} {seat} {match.answers}")
        answer = players[seat](match.view(seat), asked, random)
        if answer is not None:
            return seat, answer
    return None
