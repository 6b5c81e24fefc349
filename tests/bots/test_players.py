"""Which players made of code there are."""

from random import Random

import pytest

from wordgames_tui.bots import LEVELS, RANDOM, player
from wordgames_tui.engine.decisions import Choose, Option
from wordgames_tui.engine.errors import Refused
from wordgames_tui.games import GAMES


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_a_game_has_the_bots_that_its_rules_describe(rules):
    assert list(LEVELS[rules.name]) == list(rules.bot_levels)
    for level in (*rules.bot_levels, RANDOM):
        assert callable(player(rules.name, level))


def test_a_level_that_there_is_not_is_refused_with_those_that_there_are():
    with pytest.raises(Refused, match=r"level 'x'; there is: easy, medium, hard, random\."):
        player("wordspiel", "x")
    with pytest.raises(Refused, match=r"level 'hrad'; did you mean hard\?"):
        player("wordspiel", "hrad")


def test_a_game_that_there_is_not_is_refused():
    with pytest.raises(Refused, match="did you mean wordspiel"):
        player("wordspeil", "hard")


def question(*options: Option) -> Choose:
    return Choose(seats=(0, 1), prompt="Well?", options=options)


def test_the_random_player_gives_every_answer_that_is_possible_and_no_other():
    asked = question(Option("a", "A"), Option("b", "B", "not now"), Option("c", "C", "", (1,)))
    rolls = [player("wordspiel", RANDOM)({"seat": 0}, asked, Random(n)) for n in range(30)]
    assert set(rolls) == {"a"}
    asked = question(Option("a", "A"), Option("b", "B"), Option("c", "C", "", (1,)))
    rolls = [player("wordspiel", RANDOM)({"seat": 0}, asked, Random(n)) for n in range(30)]
    assert set(rolls) == {"a", "b"}


def test_the_random_player_volunteers_now_and_then():
    asked = question(Option("a", "A", "", (0,)), Option("b", "B", "", (1,)))
    rolls = [player("wordspiel", RANDOM)({"seat": 1}, asked, Random(n)) for n in range(100)]
    assert set(rolls) == {None, "b"}
    assert rolls.count("b") < 30


def test_the_random_player_volunteers_nothing_where_it_can_choose_nothing():
    asked = question(Option("a", "A", "", (0,)), Option("b", "B", "not now", (1,)))
    rolls = {player("wordspiel", RANDOM)({"seat": 1}, asked, Random(n)) for n in range(100)}
    assert rolls == {None}
