"""The end of Typewriter: points, ties, Color Combo."""

import pytest

from tests.games.typewriters import (
    end_turn,
    lay,
    position,
    table,
)
from wordgames_tui.games.typewriter.keys import keys_of
from wordgames_tui.games.typewriter.scoring import Score, best_scores, colour_points, score


def key(name):
    found = next(k for k in keys_of("starter", "single", "two_letter", "action", "common_vowel")
                 if k.id == name.removesuffix("*"))  # fmt: skip
    return found.flipped() if name.endswith("*") else found


def keys(names):
    return [key(name) for name in names.split()]


def test_banked_keys_score_the_value_that_shows_and_starred_ones_their_stars_as_well():
    its = score(keys("L01 L02* R10*"), keys("D10* CM-U"))
    assert (its.bank, its.star, its.total) == (1 + 4 + 2, 6 + 3 + 4 + 3, 23)


def test_keys_in_the_pool_score_nothing_without_color_combo():
    assert score([], [], keys("B01* B02* Y01*")).total == 0
    assert score([], [], keys("B01* B02* Y01*"), combo=True).combo == 3 + 1


@pytest.mark.parametrize(
    ("names", "points"),
    [
        ("", 0),
        ("B01 L01* ST-N1*", 0),
        ("B01*", 1),
        ("B01* B02* Y01*", 4),
        ("B01* B02* B03*", 6),
        ("B01* B02* B03* B04*", 10),
        ("B01* B02* B03* B04* B05* B06* R01*", 16),
    ],
)
def test_color_combo_counts_each_colour_on_its_own(names, points):
    assert colour_points(keys(names)) == points


def tally(total, banked, starred):
    return Score(total, 0, 0, banked, starred)


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ([tally(9, 1, 1), tally(8, 9, 9)], (0,)),
        ([tally(9, 1, 9), tally(9, 2, 0)], (1,)),
        ([tally(9, 2, 1), tally(9, 2, 2), tally(9, 1, 9)], (1,)),
        ([tally(9, 2, 2), tally(9, 2, 2), tally(9, 2, 1)], (0, 1)),
    ],
)
def test_ties_go_to_more_banked_keys_then_to_more_starred_keys_then_are_shared(scores, winners):
    assert best_scores(scores) == winners


@pytest.mark.parametrize(
    ("banks", "stars", "text"),
    [
        (("L01 L02", "L16"), ("", ""), "Ann wins with 2 points, with more banked keys."),
        (("L01", "L02"), ("", ""), "Ann and Ben share the victory with 1 point."),
        (("L16 CM-U", "CM-I L28"), ("ST-N1*", ""), "Ann wins with 6 points, with more starred"),
        (("CM-U", "L01"), ("", ""), "Ann wins with 4 points."),
        (("L16 L01", "L28"), ("", ""), "Ann wins with 3 points, with more banked keys."),
    ],
)
def test_the_result_says_how_it_was_won(banks, stars, text):
    match = position("", final=True)
    for seat in range(2):
        lay(table(match), table(match).bank(seat), banks[seat])
        lay(table(match), table(match).star(seat), stars[seat])
    end_turn(match), end_turn(match)
    assert match.result.text.startswith(text)


def test_color_combo_scores_the_pool_at_the_end():
    match = position("B01* B02* L01", final=True, options={"color_combo": True})
    end_turn(match), end_turn(match)
    assert match.result.scores[0] == 3
