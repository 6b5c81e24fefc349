"""Players made of code. Each sees what its seat may see, and answers what its seat is asked."""

from collections.abc import Callable, Mapping
from random import Random

from wordgames_tui.bots import tuppfehler, typewriter, typo, wordspiel
from wordgames_tui.engine.decisions import Decision
from wordgames_tui.engine.errors import Refused, did_you_mean
from wordgames_tui.engine.plain import Json
from wordgames_tui.games import game as rules_of

__all__ = ["LEVELS", "RANDOM", "Player", "player"]

Player = Callable[[Mapping[str, Json], Decision, Random], Json]
"""Answers a decision, knowing the view of its seat and what that seat is asked. `None`, which only
a seat that is not waited for may say: nothing."""

RANDOM = "random"
"""The level that every game has: any legal answer."""

LEVELS: Mapping[str, Mapping[str, Player]] = {
    "typewriter": typewriter.LEVELS,
    "typo": typo.LEVELS,
    "wordspiel": wordspiel.LEVELS,
    "tuppfehler": tuppfehler.LEVELS,
}
"""The levels of each game's bots, as its rules describe them."""

_VOLUNTEERS = 0.1
"""How often the random player volunteers."""


def player(game: str, level: str) -> Player:
    """The bot of that level. Raises `Refused`, naming what there is."""
    levels = {**LEVELS.get(rules_of(game).name, {}), RANDOM: _random}
    if level not in levels:
        raise Refused(f"There is no bot level {level[:40]!r}{did_you_mean(level, levels)}")
    return levels[level]


def _random(view: Mapping[str, Json], decision: Decision, random: Random) -> Json:
    """Any legal answer; where another seat is waited for, mostly none."""
    seat = view["seat"]
    assert isinstance(seat, int)
    if seat != decision.seat and (not decision.possible(seat) or random.random() >= _VOLUNTEERS):
        return None
    return decision.sample(seat, random)
