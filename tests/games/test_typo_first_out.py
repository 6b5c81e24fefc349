"""Typo's variant: be the first with no cards in hand."""

import pytest

from tests.games.typo_matches import NAMES, choose, give_up, match_of, place, rows, say, table
from tests.until import until
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.typo.table import letters

LONG = "UNIMAGINATIVE"


def first_out(starts, hands, **options):
    return match_of(starts, hands, "first-out", **options)


def keep(match, seat, count):
    """Leave that seat so many cards of its hand, the others going to the discard pile."""
    t = table(match)
    hand = t.hand(seat)
    hand.cards, spare = hand.cards[:count], hand.cards[count:]
    t.discard.put(*spare)
    return match


def left_with(counts, starts="REEU", hands=("F", "L", "V")):
    """Everybody has so many cards, their first ones showing these letters."""
    match = first_out(starts, list(hands)[: len(counts)])
    for seat, count in enumerate(counts):
        keep(match, seat, count)
    return match


@pytest.mark.parametrize("length", range(1, 13))
def test_the_right_half_of_the_row_rounded_up_goes_to_the_hand_the_rest_out_of_the_game(length):
    table_of_the_book = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4, 9: 5, 10: 5, 11: 6, 12: 6}
    taken = table_of_the_book[length]
    match = first_out(["R", "E", "E", LONG[:length]], ["Q", "W"])
    choose(match, "Q", "W")
    assert match.view(None)["price"] == taken
    give_up(match, row=4 if length == 1 else None)
    t = table(match)
    assert letters(t.hand(0))[-taken:].upper() == LONG[length - taken : length]
    assert len(t.hand(0)) == 11 + taken
    assert letters(t.discard).upper() == LONG[: length - taken]
    assert rows(match)[3] == "Q"


def test_no_points_are_written_down_and_the_dictionary_goes_to_who_takes_cards():
    match = first_out(["TAR", "E", "E", "U"], ["Q", "W"], first=2)
    choose(match, "Q", "W")
    give_up(match)
    assert table(match).points == [0, 0]
    assert table(match).dictionary == 0
    line = match.events[-1].line(NAMES)
    assert line == "Q replaces row 1, TAR: Ruud takes A, R, and has the dictionary."


def test_a_word_that_does_not_exist_is_a_card_that_cannot_be_placed_and_costs_no_points():
    match = first_out(["R", "E", "E", "TAR"], ["F", "V"])
    choose(match, "F", "V")
    say(match, "frxq")
    match.answer("doubt")
    assert rows(match) == ["R", "E", "E", "F"]
    assert letters(table(match).hand(0))[-2:] == "ar"
    assert table(match).points == [0, 0]
    verdict = next(e for e in match.events if e.kind == "verdict")
    assert verdict.line(NAMES) == "FRXQ does not exist (not in the dictionary)."


def test_a_doubted_word_that_exists_wins_nothing():
    match = first_out("REEU", ["F", "V"])
    choose(match, "F", "V")
    say(match, "front")
    match.answer("doubt")
    assert rows(match)[0] == "FR"
    assert table(match).points == [0, 0]
    assert len(table(match).hand(0)) == 11


def test_the_first_with_no_cards_wins_at_once_and_the_others_cards_are_not_played():
    match = left_with([2, 1, 3])
    choose(match, "F", "L", "V")
    place(match, "front")
    assert not match.over
    place(match, "elastic")
    assert match.over
    assert match.result.winners == (1,)
    assert match.result.scores == (-1, 0, -3)
    assert match.result.text == "Michael wins, the first with no cards left."
    assert rows(match) == ["FR", "EL", "E", "U"]


def test_of_two_with_one_card_left_the_earlier_in_the_order_wins():
    match = left_with([1, 1, 1])
    choose(match, "F", "L", "V")
    place(match, "front")
    assert match.result.winners == (0,)
    assert match.result.scores == (0, -1, -1)


def test_who_cannot_place_the_last_card_goes_on():
    match = left_with([1, 1], starts=["R", "E", "E", "TAR"])
    choose(match, "F", "L")
    give_up(match)
    assert not match.over
    assert letters(table(match).hand(0)) == "ar"
    place(match, "elastic")
    assert match.result.winners == (1,)
    assert match.result.scores == (-2, 0)


def test_a_doubted_last_card_wins_only_when_the_word_stands():
    match = left_with([1, 2])
    choose(match, "F", "L")
    say(match, "front")
    assert not match.over
    match.answer("doubt")
    assert match.result.winners == (0,)


def test_it_is_alphabetical_throughout_with_no_second_half():
    match = first_out("REEU", ["FA", "LI"])
    choose(match, "F", "L")
    for _ in until(lambda: table(match).round >= 15):
        match.answer(match.decision.options[0].id)
    faces = [turn.card.face for turn in table(match).turns]
    assert faces == sorted(faces)
    assert table(match).half == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    ("edition", "cards"),
    [
        ("rulebook", {2: 12, 3: 12, 4: 12, 5: 12, 6: 10}),
        ("university", {2: 14, 3: 13, 4: 12, 5: 11, 6: 10}),
    ],
)
@pytest.mark.parametrize("variant", ["halves", "first-out"])
def test_the_deal_of_each_edition(players, edition, cards, variant):
    seats = tuple(Seat(name) for name in NAMES[:players])
    match = Match(game("typo"), Setup("typo", seats, variant, {"deal": edition}))
    t = table(match)
    assert [len(t.hand(seat)) for seat in t.seats] == [cards[players]] * players
