"""What all games say of a table in the same way."""

import pytest

from wordgames_tui.engine.table import victory


@pytest.mark.parametrize(
    ("winners", "sentence"),
    [
        (["Ann"], "Ann wins"),
        (["Ann", "Ben"], "Ann and Ben share the victory"),
        (["Ann", "Ben", "Cleo"], "Ann, Ben and Cleo share the victory"),
    ],
)
def test_who_has_won_is_said_in_one_way(winners, sentence):
    assert victory(winners) == sentence
