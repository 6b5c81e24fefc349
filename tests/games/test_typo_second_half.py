"""Typo, sentence by sentence of its rulebook: the second half and the end of the game."""

import pytest

from tests.games.typo_matches import (
    choose,
    match_of,
    pass_half,
    pass_round,
    table,
)
from tests.until import until
from wordgames_tui.games.typo.decisions import ChooseRow

# Second Half: Anti-Alphabetical


def second_half(players):
    match = match_of("REEU", [""] * players)
    pass_half(match)
    return match


@pytest.mark.parametrize(("players", "cards"), [(2, 12), (3, 12), (4, 12), (5, 12), (6, 10)])
def test_when_all_cards_are_played_all_but_the_rows_are_dealt_again_equally(players, cards):
    match = second_half(players)
    t = table(match)
    assert t.half == 2
    assert [len(t.hand(seat)) for seat in t.seats] == [cards] * players
    in_rows = sum(len(row) for row in t.rows)
    assert len(t.deck) == 64 - in_rows - cards * players
    assert not len(t.discard)


@pytest.mark.parametrize(
    ("players", "in_rows", "cards"),
    [
        (5, 4, 12),
        (5, 5, 11),
        (5, 9, 11),
        (5, 10, 10),
        (6, 4, 10),
        (6, 5, 9),
        (6, 10, 9),
        (6, 11, 8),
    ],
)
def test_fewer_cards_are_dealt_where_the_rows_hold_too_many(players, in_rows, cards):
    match = match_of("REEU", [""] * players)
    for _ in until(lambda: table(match).round >= (10 if players == 6 else 12)):
        pass_round(match)
    for _ in range(players):
        match.answer(match.decision.options[0].id)
    for _ in until(lambda: table(match).half != 1):
        if table(match).turns[-1].seat == match.decision.seat:
            grow_rows_to(match, in_rows)
        match.answer("give-up")
        if isinstance(match.decision, ChooseRow):
            match.answer(match.decision.options[0].id)
    t = table(match)
    assert sum(len(row) for row in t.rows) == in_rows
    assert [len(t.hand(seat)) for seat in t.seats] == [cards] * players


def grow_rows_to(match, in_rows):
    """Lay discarded cards so that so many lie in the rows once the longest, row 1, has gone."""
    t = table(match)
    for at in range(in_rows - 4):
        t.rows[1 + at % 3].put(t.discard.draw())
    for _ in until(lambda: len(t.rows[0]) > len(t.rows[1])):
        t.rows[0].put(t.discard.draw())


def test_the_cards_set_aside_in_the_first_half_come_in():
    match = match_of("REEU", ["", ""])
    aside = {card.id for card in table(match).deck}
    pass_half(match)
    t = table(match)
    dealt = {card.id for seat in t.seats for card in t.hand(seat)}
    assert dealt & aside


def test_rows_points_and_dictionary_carry_over_into_the_second_half():
    match = match_of("REEU", ["", ""])
    for _ in until(lambda: table(match).round >= 12):
        pass_round(match)
    before = list(table(match).points)
    pass_round(match)
    t = table(match)
    assert t.half == 2
    assert sum(len(row) for row in t.rows) == 4
    assert sum(t.points) == sum(before) - 2
    assert t.dictionary == t.turns[-1].seat


def test_in_the_second_half_cards_are_placed_from_z_on():
    match = match_of("REEU", [""] * 4, second="FLAV")
    pass_half(match)
    choose(match, "F", "L", "A", "V")
    assert [turn.card.face for turn in table(match).turns] == ["V", "L", "F", "A"]


def test_equal_letters_still_go_clockwise_from_the_dictionary_in_the_second_half():
    match = match_of("REEU", ["", "", ""], second="LLL")
    pass_half(match)
    table(match).dictionary = 1
    choose(match, "L", "L", "L")
    assert [turn.seat for turn in table(match).turns] == [1, 2, 0]


# End of the Game


def at_the_end(points):
    match = match_of("REEU", [""] * len(points))
    pass_half(match)
    for _ in until(lambda: table(match).round >= 12):
        pass_round(match)
    table(match).points[:] = points
    pass_round(match)
    assert match.over
    return match.result


def test_who_lost_the_fewest_points_wins():
    result = at_the_end([-30, -12, -20])
    assert result.scores == (-31, -13, -21)
    assert result.winners == (1,)
    assert result.text == "Michael wins with −13 points."


def test_equal_totals_share_the_victory():
    result = at_the_end([-12, -30, -12])
    assert result.winners == (0, 2)
    assert result.text == "Ruud and Zinedine share the victory with −13 points."
