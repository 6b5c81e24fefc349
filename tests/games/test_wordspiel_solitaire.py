"""WordSpiel's solitaire, sentence by sentence of its rulebook."""

import re

import pytest

from tests.games.wordspiel_rounds import filled, hand, round_of, say, table
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.wordspiel.table import letters


def alone(stacks, flip, rest="", choose="left", dictionary="english"):
    stacks = filled(stacks, flip + rest)
    setup = Setup(
        game="wordspiel",
        seats=(Seat("Ann"),),
        variant="solitaire",
        order={"deck": tuple("".join(stacks) + flip + rest)},
        dictionary=dictionary,
        seed=7,
    )
    match = Match(game("wordspiel"), setup)
    match.answer(choose)
    return match


def test_one_of_two_stacks_of_ten_is_the_hand_and_the_other_the_draw_pile():
    match = alone(["ABCDEFGHIJ", "KLMNOPQRST"], "E")
    assert hand(match, 0) == "abcdefghij"
    assert letters(table(match).piles["right"]) == "klmnopqrst"
    assert "cards" not in match.view(0)["piles"]["right"]
    match = alone(["ABCDEFGHIJ", "KLMNOPQRST"], "E", choose="right")
    assert hand(match, 0) == "klmnopqrst"


def test_after_every_word_the_top_card_of_the_pile_comes_into_the_hand():
    match = alone(["UNAA", "TOOO"], "F")
    say(match, "fun")
    assert hand(match, 0) == "aaiiiiiit"
    assert match.decision.seconds is None


def test_without_a_word_one_takes_the_top_card_of_the_pile():
    match = alone(["UNAA", "TOOO"], "F")
    match.answer("draw")
    assert hand(match, 0) == "aaiiiiiintu"


def test_three_cards_a_game_may_be_exchanged_with_the_rest():
    match = alone(["QXZUAAAEEE", "TOOO"], "F", "INS")
    for face in "QXZ":
        card = next(c for c in table(match).hand(0) if c.face == face)
        match.answer(f"exchange:{card.id}")
    assert hand(match, 0) == "aaaeeeinsu"
    assert letters(table(match).aside) == "qxz"
    with pytest.raises(Refused, match="exchanged 3 cards already"):
        match.answer(f"exchange:{table(match).hand(0).cards[0].id}")


def test_all_cards_used_is_a_win_whatever_is_left_in_the_pile():
    match = alone(["LEPHANTINE", "TOOO"], "E")
    say(match, "elephantine")
    assert match.result.winners == (0,)
    assert match.result.scores == (0,)


def last_chance(hand_cards):
    match = alone([hand_cards, "TOOOOOOOES"], "F")
    table(match).piles["right"].cards, spare = (
        table(match).piles["right"].cards[-1:],
        table(match).piles["right"].cards[:-1],
    )
    table(match).deck.put(*spare)
    match.answer("draw")
    return match


def test_after_the_last_card_of_the_pile_one_word_must_use_every_card():
    match = last_chance("UNAA")
    assert match.decision.option("draw") is None
    assert match.decision.prompt.startswith("Your last chance: one word that uses every card")
    say(match, "fun")
    assert match.result.winners == ()
    assert match.result.scores == (9,)


def test_a_last_word_of_every_card_wins():
    match = last_chance("UNAA")
    left = letters(table(match).hand(0))
    match.agree("f" + left, True)
    say(match, "f" + left)
    assert match.result.winners == (0,)


def test_at_the_last_chance_a_hint_says_whether_any_word_wins():
    match = last_chance("UNAA")
    match.agree("funk", True)
    assert re.fullmatch(
        r"No word wins: the best has \d letters and lays \d cards of 11\.", match.hint(0)
    )
    match = last_chance("UNAA")
    match.agree("f" + letters(table(match).hand(0)), True)
    assert match.hint(0) == "A word wins: it has 12 letters and lays every card."


def test_where_the_table_votes_hints_come_from_the_words_of_the_language():
    match = alone(["LEPHANTINE", "TOOO"], "E", dictionary="table")
    assert match.hint(0).startswith("A word wins: it has 11 letters")


def test_a_hint_names_a_word_that_wins_before_the_last_chance_too():
    assert alone(["LEPHANTINE", "TOOO"], "E").hint(0).startswith("A word wins: it has 11 letters")
    assert alone(["UNAA", "TOOO"], "F").hint(0).startswith("The best word has ")


def test_giving_up_loses_with_the_cards_in_hand():
    match = alone(["UNAA", "TOOO"], "F")
    match.answer("give-up")
    assert match.result.winners == ()
    assert match.result.scores == (10,)


def test_exchanged_cards_lie_aside_face_down():
    match = round_of(["QXZ", "OOO"], "F", "IT")
    match.answer(f"exchange:{table(match).hand(0).cards[0].id}")
    for seat in (None, 0, 1):
        assert match.view(seat)["piles"]["aside"] == {"count": 1}
