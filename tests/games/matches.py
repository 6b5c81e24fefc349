"""Matches for the tests: every game, variant and number of players, with options by chance."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.until import until
from wordgames_tui.engine.decisions import Decision
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.rules import Rules
from wordgames_tui.engine.setup import Seat, Setup, Variant
from wordgames_tui.games import GAMES

TABLES = [
    (rules, variant, players)
    for rules in GAMES.values()
    for variant in rules.variants
    for players in range(variant.least, variant.most + 1)
]


def table_name(table: tuple[Rules[Any], Variant, int]) -> str:
    rules, variant, players = table
    return f"{rules.name}-{variant.name}-{players}"


def some_setup(table: tuple[Rules[Any], Variant, int], seed: int) -> Setup:
    """A set-up whose options are drawn by chance; what makes a match long is kept short."""
    rules, variant, players = table
    random = Random(seed)
    while True:
        options: dict[str, Json] = {
            spec.name: random.choice(spec.choices).value for spec in rules.options_of(variant.name)
        }
        if "rounds" in options:
            options["rounds"] = random.randint(1, 2)
        options["hints"] = True
        setup = Setup(
            game=rules.name,
            seats=tuple(Seat(f"Player {seat + 1}") for seat in range(players)),
            variant=variant.name,
            options=options,
            seed=seed,
        )
        try:
            rules.settle(setup)
        except Refused:
            continue  # drawn together, these options do not go: a seat that is not there
        return setup


def new_match(table: tuple[Rules[Any], Variant, int], seed: int) -> Match:
    return Match(table[0], some_setup(table, seed))


def some_answer(match: Match, random: Random) -> tuple[int, Json]:
    """A seat that may answer, and some legal answer of it, gone through JSON and back."""
    decision = match.decision
    assert decision is not None
    seat = decision.seat
    if len(decision.seats) > 1 and random.random() < 0.3:
        seat = random.choice([s for s in decision.seats if decision.possible(s)] or [seat])
    return seat, json.loads(json.dumps(decision.sample(seat, random)))


def play_on(match: Match, random: Random) -> Iterator[Decision]:
    """Answer by chance until the match is over; yields what was asked, after each answer."""
    for _ in until(lambda: match.over):
        asked = match.decision
        assert asked is not None
        seat, answer = some_answer(match, random)
        match.answer(answer, seat)
        yield asked


def now_and_then(match: Match, random: Random, share: float) -> bool:
    """True for the first answers, for that share of the first hundred, then ever more seldom:
    looking at a long match from all sides replays it many times."""
    return match.answers < 4 or random.random() < share * min(1.0, 100 / max(1, match.answers))


def state(match: Match) -> str:
    """Everything that a match is, as text: equal texts are equal matches."""
    table = match.table
    piles = {name: [card.id for card in pile] for name, pile in table.piles.items()}
    views = [match.view(seat) for seat in (None, *table.seats)]
    decision = match.decision.to_json() if match.decision else None
    events = [event.to_json() for event in match.events]
    chance = repr(vars(table.chance)["_random"].getstate())
    return json.dumps([piles, views, decision, events, chance])


def journal(match: Match) -> str:
    return json.dumps([line.to_json() for line in match.lines])
