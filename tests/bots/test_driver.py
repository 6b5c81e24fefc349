"""Who of the bots at a table speaks next."""

import pytest

from tests.bots.tables import a_match, played
from wordgames_tui.bots import player
from wordgames_tui.bots.driver import bot_answer
from wordgames_tui.engine.match import Match


def saying(answer):
    return lambda view, decision, random: answer


@pytest.fixture
def contested():
    """Ann has laid what is no word; Ben is waited for, and Cleo may challenge as well."""
    match = a_match(3, challenge="table")
    for answer in ("keep", "keep", "keep", "start"):
        match.answer(answer)
    asked = match.decision
    match.answer({"word": asked.spiral[-1] + "".join(c.face for c in asked.hand[:2]).lower()})
    assert match.decision.seats == (1, 2)
    return match


def test_who_volunteers_comes_before_the_one_that_is_waited_for(contested):
    found = bot_answer(contested, {1: saying("start"), 2: saying("challenge")})
    assert found == (2, "challenge")


def test_where_nobody_volunteers_the_one_that_is_waited_for_answers(contested):
    assert bot_answer(contested, {1: saying("start"), 2: saying(None)}) == (1, "start")


def test_a_person_is_waited_for_but_bots_may_volunteer(contested):
    assert bot_answer(contested, {2: saying(None)}) is None
    assert bot_answer(contested, {2: saying("challenge")}) == (2, "challenge")


def test_who_is_not_asked_is_passed_over(contested):
    assert bot_answer(contested, {0: saying("challenge"), 1: saying("start")}) == (1, "start")


def test_after_the_end_nobody_speaks():
    match = a_match(1)
    match.answer("left")
    match.answer("give-up")
    assert match.over
    assert bot_answer(match, {0: saying("left")}) is None


def test_a_bot_gets_what_its_own_seat_sees_and_is_asked(contested):
    got = {}

    def look(view, decision, random):
        got[view["seat"]] = view, decision
        return

    bot_answer(contested, {1: look, 2: look})
    for seat in (1, 2):
        assert got[seat] == (contested.view(seat), contested.decision_for(seat))
    assert [option.id for option in got[2][1].options] == ["challenge"]


def test_its_chance_depends_on_seed_seat_and_number_of_answers(contested):
    rolls = []

    def roll(view, decision, random):
        rolls.append(random.random())

    other = a_match(3, seed=2, challenge="table")
    assert len(contested.setup.seats) == 3
    bot_answer(contested, {1: roll, 2: roll})
    bot_answer(contested, {1: roll, 2: roll})
    assert rolls[:2] == rolls[2:]
    assert rolls[0] != rolls[1]
    contested.answer("start")
    bot_answer(contested, {1: roll})
    bot_answer(other, {0: roll})
    assert len(set(rolls)) == 4


def test_a_match_that_is_taken_up_again_goes_on_as_it_would_have():
    levels = ("easy", "random", "hard")
    players = {seat: player("wordspiel", level) for seat, level in enumerate(levels)}
    match = a_match(3, challenge="table")
    for _ in played(match, levels):
        again = Match(match.rules, match.setup, match.lines)
        assert bot_answer(again, players) == bot_answer(match, players)
