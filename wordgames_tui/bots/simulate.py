"""Whole matches between bots: how good they are, how long it takes, and whether the rules hold."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from traceback import extract_tb
from typing import Any

from wordgames_tui.bots import Player, player
from wordgames_tui.bots.checks import fault, journal, replay_fault
from wordgames_tui.bots.driver import bot_answer
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.rules import Rules
from wordgames_tui.engine.setup import Seat, Setup

__all__ = ["Played", "Report", "Standing", "play_match", "play_matches"]

MOST_ANSWERS = 20_000
"""A match that takes more does not end."""
SEEDS = 2**31


@dataclass(frozen=True)
class Played:
    """A match that was played. `scores` and `winners` are empty where it broke off."""

    seed: int
    levels: tuple[str, ...]
    """Who sat where."""
    answers: int
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    broken: str = ""
    """The invariant that did not hold, in a sentence; "" when all did."""
    journal: Mapping[str, Json] | None = None
    """Of a broken match: how to have it again, up to the answer before which it broke."""

    def to_json(self) -> dict[str, Json]:
        known: dict[str, Json] = {
            "seed": self.seed,
            "levels": list(self.levels),
            "answers": self.answers,
            "scores": list(self.scores),
            "winners": list(self.winners),
        }
        if self.broken:
            known["broken"] = self.broken
            known["journal"] = dict(self.journal or {})
        return known


@dataclass(frozen=True)
class Standing:
    """How one level did: at how many seats it sat, its wins, and its mean score.

    A victory that is shared by several seats is divided among them.
    """

    level: str
    seats: int
    wins: float
    score: float

    def to_json(self) -> dict[str, Json]:
        return {"seats": self.seats, "wins": self.wins, "score": self.score}


@dataclass(frozen=True)
class Report:
    """What came of a simulation that took so many seconds."""

    game: str
    variant: str
    seed: int
    seconds: float
    played: tuple[Played, ...]

    @property
    def broken(self) -> list[Played]:
        """The matches in which an invariant did not hold."""
        return [match for match in self.played if match.broken]

    @property
    def games_per_second(self) -> float:
        """Matches in a second, checks included; 0 where the clock stood still."""
        return len(self.played) / self.seconds if self.seconds else 0.0

    @property
    def standings(self) -> list[Standing]:
        """How each level did in the matches that were finished, in the order of their seats."""
        finished = [match for match in self.played if match.scores]
        levels = dict.fromkeys(level for match in self.played for level in match.levels)
        return [_standing(level, finished) for level in levels]

    def to_json(self) -> dict[str, Json]:
        answers = [match.answers for match in self.played]
        played: list[Json] = [match.to_json() for match in self.played]
        return {
            "game": self.game,
            "variant": self.variant,
            "seed": self.seed,
            "games": len(self.played),
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
            "answers": {
                "least": min(answers, default=0),
                "mean": sum(answers) / max(1, len(answers)),
                "most": max(answers, default=0),
            },
            "levels": {standing.level: standing.to_json() for standing in self.standings},
            "broken": len(self.broken),
            "matches": played,
        }


def play_matches(
    rules: Rules[Any],
    games: int,
    levels: Sequence[str],
    seed: int = 0,
    variant: str = "",
    options: Mapping[str, Json] | None = None,
) -> Iterator[Played]:
    """Play that many matches. Raises `Refused` for a set-up or a level that there is not.

    `levels` are those at one table, seat by seat. Every deal is played once with each of them in
    each seat, as far as `games` goes, so that luck favours none; alone, each plays every deal.
    """
    players = {level: player(rules.name, level) for level in levels}
    seatings = _seatings(tuple(levels), alone=rules.variant(variant).most == 1)
    for index in range(games):
        deal, turn = divmod(index, len(seatings))
        seats = seatings[turn]
        setup = Setup(
            game=rules.name,
            seats=tuple(
                Seat(f"{level} {at}", level if level in rules.bot_levels else "")
                for at, level in enumerate(seats, start=1)
            ),
            variant=variant,
            options=options or {},
            seed=1 + int(Random(f"{seed} {deal}").random() * SEEDS),
        )
        yield play_match(rules, setup, seats, [players[level] for level in seats])


def play_match(
    rules: Rules[Any], setup: Setup, levels: tuple[str, ...], players: Sequence[Player]
) -> Played:
    """Play a match to its end, or until something breaks that must not.

    `levels` names the players for the record. Raises `Refused` for a set-up that is not good.
    """
    setup = rules.settle(setup)
    match = None
    try:
        match = Match(rules, setup)
        broken = _play(match, dict(enumerate(players)))
    except Exception as error:  # noqa: BLE001 - whatever it is, it is what was looked for
        broken = _told(error)
    if match is None:
        unplayed: Mapping[str, Json] = {"setup": setup.to_json(), "lines": []}
        return Played(setup.seed, levels, 0, broken=broken, journal=unplayed)
    if broken or match.result is None:
        answers = len(match.lines)
        return Played(setup.seed, levels, answers, broken=broken, journal=journal(match))
    return Played(setup.seed, levels, match.answers, match.result.scores, match.result.winners)


def _play(match: Match, players: Mapping[int, Player]) -> str:
    """Let the players answer until the match is over; what went wrong, or ""."""
    while not (broken := fault(match)):
        if match.over:
            return replay_fault(match)
        if match.answers >= MOST_ANSWERS:
            return f"After {match.answers} answers the match has not ended."
        found = bot_answer(match, players)
        if found is None:
            return "A bot that is waited for says nothing."
        seat, answer = found
        try:
            match.answer(answer, seat)
        except Exception as error:
            error.add_note(f"seat {seat} answered {answer}")
            raise
    return broken


def _told(error: Exception) -> str:
    """An exception in one line: what it is, where it came from, and what was answered."""
    where = extract_tb(error.__traceback__)[-1]
    notes = [f"in {where.name}, line {where.lineno}", *getattr(error, "__notes__", ())]
    return f"{type(error).__name__}: {error} ({'; '.join(notes)})"


def _seatings(levels: tuple[str, ...], *, alone: bool) -> list[tuple[str, ...]]:
    """The ways to seat these levels: each in turn one seat further, or each alone."""
    if alone:
        return [(level,) for level in dict.fromkeys(levels)]
    return list(dict.fromkeys(levels[at:] + levels[:at] for at in range(len(levels))))


def _standing(level: str, finished: Sequence[Played]) -> Standing:
    scores: list[int] = []
    wins = Fraction(0)
    for match in finished:
        for seat, sitting in enumerate(match.levels):
            if sitting == level:
                scores.append(match.scores[seat])
                wins += Fraction(seat in match.winners, len(match.winners) or 1)
    mean = sum(scores) / max(1, len(scores))
    return Standing(level, len(scores), float(wins), mean)
