"""Typewriter's bots: what they know, what they do on purpose, and that the stronger ones win."""

from random import Random

import pytest

from tests.games.typewriters import go_to, meter, position, possible, spell
from tests.until import until
from wordgames_tui.bots import player
from wordgames_tui.bots.driver import bot_answer
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.typewriter.events import AbilityUsed, KeyUsed, Spelled
from wordgames_tui.games.typewriter.typewriters import all_typewriters

LEVELS = ("easy", "medium", "hard")
SIDES = list(all_typewriters())


def played(levels, seed, variant="standard", **options):
    """A match between bots of these levels, to its end."""
    setup = Setup(
        "typewriter",
        tuple(Seat(f"P{seat}", level) for seat, level in enumerate(levels)),
        variant,
        options={"first": 1, **options},
        seed=seed,
    )
    match = Match(game("typewriter"), setup)
    bots = {seat: player("typewriter", level) for seat, level in enumerate(levels)}
    for _ in until(lambda: match.over):
        seat, answer = bot_answer(match, bots)
        match.answer(answer, seat)
    return match


def says(match, level, seed=1):
    """What a bot of that level answers to what is asked."""
    seat = match.decision.seat
    asked = match.decision_for(seat)
    answer = player("typewriter", level)(match.view(seat), asked, Random(seed))
    match.decision.check(answer, seat)
    return answer


@pytest.mark.parametrize("players", range(2, 6))
def test_every_level_plays_to_the_end_with_every_typewriter(players):
    for seed in range(2):
        sides = {f"side_{seat + 1}": SIDES[(seat + seed) % 6] for seat in range(players)}
        levels = [LEVELS[(seat + seed) % 3] for seat in range(players)]
        match = played(levels, seed + 1, color_combo=bool(seed), common_letters=8 + seed, **sides)
        assert match.over


@pytest.mark.parametrize(("stronger", "weaker"), [("medium", "easy"), ("hard", "medium")])
def test_a_stronger_bot_beats_a_weaker_one(stronger, weaker):
    """More than 65 of 100 points in matches that are mirrored: each seed is played from both
    seats."""
    won = 0.0
    matches = 40
    for number in range(matches):
        mine = number % 2
        levels = (stronger, weaker) if mine == 0 else (weaker, stronger)
        winners = played(levels, 300 + number // 2).result.winners
        won += (mine in winners) / len(winners)
    assert won > 0.65 * matches


def test_a_bot_knows_no_word_that_is_less_common_than_its_own():
    for level, tier in (("easy", 3), ("medium", 4), ("hard", 6)):
        match = played((level, level), 5)
        known = match.judge.finder.known(tier)
        words = [event.word for event in match.events if isinstance(event, Spelled)]
        assert words
        assert all(word in known for word in words)


def test_a_bot_recalls_no_more_than_a_person_might():
    """The longest word that could be spelled is seldom the one that comes to its mind."""
    lengths = []
    for seed in range(3):
        match = played(("hard", "hard"), seed + 20, "quick")
        lengths += [len(event.word) for event in match.events if isinstance(event, Spelled)]
    assert 5.0 < sum(lengths) / len(lengths) < 8.0


def test_a_bot_answers_the_same_when_it_sees_the_same():
    match = position("L01 ST-N1 ST-T1 L05 L14", dictionary="english")
    for level in LEVELS:
        assert says(match, level) == says(match, level)


def test_bots_use_keys_and_meter():
    match = played(("hard", "medium"), 8)
    assert any(isinstance(event, KeyUsed) for event in match.events)
    assert sum(isinstance(event, AbilityUsed) for event in match.events) > 10


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_banks_when_it_can_and_the_key_that_is_worth_most(level):
    match = position("L01* L05 L16*", event="no_plurals")
    meter(match, "bae")
    for _ in until(lambda: getattr(match.decision, "step", "") != "meter"):
        match.answer(says(match, level))
    assert match.decision.purpose == "bank"
    assert says(match, level) == "L01"


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_uses_a_key_that_banks(level):
    match = position("L01* L05 R01*", event="no_plurals")
    spell(match, "ba")
    go_to(match, "meter")
    assert says(match, level) == "use:R01"


def test_a_patient_bot_does_not_reset_for_next_to_nothing():
    match = position("L05 L06", options={"side_1": "reporter"}, event="no_plurals")
    meter(match, "aa")
    assert possible(match) >= {"ability:2"}
    assert says(match, "hard") == "flip"


def test_a_bot_without_a_word_passes():
    match = position("L30* L29*", common="CM-U", dictionary="english")
    assert all(says(match, level) == "pass" for level in LEVELS)
