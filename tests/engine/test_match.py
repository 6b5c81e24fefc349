"""A match that stays whole, also when a script breaks."""

import pytest

from wordgames_tui.engine.decisions import Choose, Option
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.engine.table import Result
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


class Short(WordSpiel):
    """A game that is over with its first answer."""

    def script(self, table):
        yield Choose(seats=(0,), prompt="Which?", options=(Option("a", "A"),))
        return Result((0, 0), (0, 1), "That was all.")


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


def test_nothing_is_agreed_when_the_match_is_over():
    match = Match(Short(), Setup("wordspiel", (Seat("Ann"), Seat("Ben"))))
    match.agree("exq", True)
    match.answer("a")
    before = list(match.lines)
    with pytest.raises(Refused, match="The match is over; it stands as it is"):
        match.agree("exq", False)
    assert match.over and list(match.lines) == before
