"""The bots of Tuppfehler: they know what they say they know, and the better ones win."""

from random import Random

import pytest

from tests.until import until
from wordgames_tui.bots import player
from wordgames_tui.bots.driver import bot_answer
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.tuppfehler.decisions import findable

LEVELS = ("easy", "medium", "hard")


def match_of(levels, variant="city", seed=1, typohs=(), **options):
    seats = tuple(Seat(f"Bot {at}", level) for at, level in enumerate(levels))
    order = {"typohs": typohs} if typohs else {}
    setup = Setup("tuppfehler", seats, variant, options, seed=seed, order=order)
    return Match(game("tuppfehler"), setup)


def played(match):
    levels = [seat.bot for seat in match.setup.seats]
    players = {seat: player("tuppfehler", level) for seat, level in enumerate(levels)}
    for _ in until(lambda: match.over):
        seat, given = bot_answer(match, players)
        match.answer(given, seat)
    return match


def answer(match, level, chance=3):
    seat = match.decision.seat
    bot = player("tuppfehler", level)
    return bot(match.view(seat), match.decision_for(seat), Random(chance))


def written(level, seconds=45, typoh="ORE", **options):
    """The list of a bot of that level."""
    match = match_of([level, level], typohs=(typoh,), seconds=seconds, **options)
    match.answer("start")
    return match, answer(match, level)


@pytest.mark.parametrize("variant", ["city", "risk"])
def test_a_better_level_scores_more(variant):
    totals = [0, 0, 0]
    for seed in range(1, 7):
        shift = seed % 3
        levels = LEVELS[shift:] + LEVELS[:shift]
        result = played(match_of(levels, variant, seed)).result
        for level, score in zip(levels, result.scores, strict=True):
            totals[LEVELS.index(level)] += score
    assert totals == sorted(totals)
    assert totals[0] > 0


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("pro", [False, True])
def test_a_bot_writes_only_words_that_count(level, pro):
    for typoh in ("ORE", "HAMP", "RANGLE"):
        match, words = written(level, typoh=typoh, pro=pro)
        assert set(words) <= set(findable(match.judge, typoh.lower(), pro))
        assert len(set(words)) == len(words)


@pytest.mark.parametrize("variant", ["city", "risk"])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("dictionary", ["english", "table"])
def test_a_bot_answers_whatever_it_is_asked(variant, level, dictionary):
    options = {"seconds": 0} if variant == "city" else {"thinking": 0}
    setup = Setup(
        "tuppfehler",
        tuple(Seat(f"Bot {at}", level) for at in range(3)),
        variant,
        options,
        dictionary=dictionary,
    )
    assert played(Match(game("tuppfehler"), setup)).result.winners


@pytest.mark.parametrize("level", LEVELS)
def test_more_time_finds_more_and_never_other_words(level):
    hasty, steady = written(level, 20)[1], written(level, 120)[1]
    assert len(hasty) < len(steady)
    assert steady[: len(hasty)] == hasty


def test_a_better_level_knows_rarer_words():
    known = [set(written(level, 120)[1]) for level in LEVELS]
    rare = {"ogre", "orc", "oleo", "orle", "orr", "gre", "oke", "ort"}
    assert not known[0] & rare
    assert known[2] & rare


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_has_the_same_mind_within_a_round(level):
    match, words = written(level)
    assert answer(match, level, chance=99) == words
    match.agree("xre", True)
    match.agree(words[0], False)
    again = [word for word in answer(match, level) if word != "xre"]
    assert again[: len(words) - 1] == words[1:]


def test_two_bots_of_a_level_do_not_think_alike():
    match = match_of(["hard", "hard"], typohs=("ORE",))
    match.answer("start")
    first = answer(match, "hard")
    match.answer(first)
    match.answer("start")
    assert answer(match, "hard") != first


def test_a_careful_bot_stops_bidding_before_a_bold_one():
    taken = []
    for level in LEVELS:
        match = match_of([level] * 3, "risk", typohs=("ORE",))
        for _ in range(10):
            if answer(match, level) != "take":
                break
            match.answer("take")
        taken.append(len(match.table.numbers))
    assert taken == sorted(taken, reverse=True)
    assert taken[0] > taken[2]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_says_new_words_and_folds_when_it_runs_out(level):
    match = match_of([level] * 3, "risk", typohs=("ORE",))
    for _ in range(10):
        match.answer("take")
    said = []
    for _ in until(lambda: not match.decision.option("fold")):
        given = answer(match, level)
        if given == "fold":
            assert not [
                w
                for w in player("tuppfehler", level).found(
                    match.view(match.decision.seat), match.decision, 90
                )
                if w not in said
            ]
        else:
            assert given["word"] not in said
            said.append(given["word"])
        match.answer(given)
    assert said
