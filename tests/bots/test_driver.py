"""Who of the bots at a table speaks next."""

import pytest

from tests.bots.tables import a_match, contested, played
from wordgames_tui.bots import player
from wordgames_tui.bots.driver import bot_answer
from wordgames_tui.engine.match import Match


def saying(answer):
    return lambda view, decision, random: answer


@pytest.fixture
def doubtful():
    """Ann has laid what is no word; Ben is waited for, and Cleo may challenge as well."""
    return contested("xqj")


def test_who_volunteers_comes_before_the_one_that_is_waited_for(doubtful):
    found = bot_answer(doubtful, {1: saying("start"), 2: saying("challenge")})
    assert found == (2, "challenge")


def test_where_nobody_volunteers_the_one_that_is_waited_for_answers(doubtful):
    assert bot_answer(doubtful, {1: saying("start"), 2: saying(None)}) == (1, "start")


def test_a_person_is_waited_for_but_bots_may_volunteer(doubtful):
    assert bot_answer(doubtful, {2: saying(None)}) is None
    assert bot_answer(doubtful, {2: saying("challenge")}) == (2, "challenge")


def test_who_is_not_asked_is_passed_over(doubtful):
    assert bot_answer(doubtful, {0: saying("challenge"), 1: saying("start")}) == (1, "start")


def test_after_the_end_nobody_speaks():
    match = a_match(1)
    match.answer("left")
    match.answer("give-up")
    assert match.over
    assert bot_answer(match, {0: saying("left")}) is None


def test_a_bot_gets_what_its_own_seat_sees_and_is_asked(doubtful):
    got = {}

    def look(view, decision, random):
        got[view["seat"]] = view, decision
        return

    bot_answer(doubtful, {1: look, 2: look})
    for seat in (1, 2):
        assert got[seat] == (doubtful.view(seat), doubtful.decision_for(seat))
    assert [option.id for option in got[2][1].options] == ["challenge"]


def test_its_chance_depends_on_the_seed_the_seat_and_the_number_of_answers():
    def rolls(match, *seats):
        found = []
        for seat in seats:
            bot_answer(match, {seat: lambda view, decision, random: found.append(random.random())})
        return found

    match = a_match(2, seed=1)
    first, again = rolls(match, 0, 0)
    assert first == again
    match.answer("keep")
    (second,) = rolls(match, 1)
    match.answer("keep")
    (later,) = rolls(match, 0)
    (other,) = rolls(a_match(2, seed=2), 0)
    (seat_too,) = rolls(contested("tea"), 1)
    (seat_three,) = rolls(contested("tea"), 2)
    assert len({first, second, later, other}) == 4
    assert seat_too != seat_three


def test_a_match_that_is_taken_up_again_goes_on_as_it_would_have():
    levels = ("easy", "random", "hard")
    players = {seat: player("wordspiel", level) for seat, level in enumerate(levels)}
    match = a_match(3, challenge="table")
    for _ in played(match, levels):
        again = Match(match.rules, match.setup, match.lines)
        assert bot_answer(again, players) == bot_answer(match, players)
