"""A match that stays whole, also when a script breaks."""

import pytest

from wordgames_tui.engine.decisions import Choose, Option
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games.wordspiel.rules import WordSpiel


class Broken(WordSpiel):
    """A game whose script breaks when it hears "b"."""

    def script(self, table):
        options = (Option("a", "A"), Option("b", "B"))
        while True:
            answer = yield Choose(seats=(0,), prompt="Which?", options=options)
            if answer == "b":
                table.deck.draw()
                raise ZeroDivisionError


def test_a_script_that_breaks_leaves_the_match_as_it_was():
    match = Match(Broken(), Setup("wordspiel", (Seat("Ann"), Seat("Ben"))))
    match.answer("a")
    before = (match.view(None), list(match.lines), match.answers)
    with pytest.raises(ZeroDivisionError):
        match.answer("b")
    assert (match.view(None), list(match.lines), match.answers) == before
    match.answer("a")
    assert match.answers == 2


@pytest.mark.parametrize("pile", ["deck 0", "deck 1", "deck 02", "deck x", " deck"])
def test_an_order_names_the_second_shuffle_of_a_pile_or_a_later_one(pile):
    with pytest.raises(Refused, match="is shuffled here"):
        Match(WordSpiel(), Setup("wordspiel", (Seat("A"), Seat("B")), order={pile: ("E",)}))
    Match(WordSpiel(), Setup("wordspiel", (Seat("A"), Seat("B")), order={"deck 12": ("E",)}))
