"""Typewriter's set-up and rounds, sentence by sentence of the rulebook."""

import pytest

from tests.games.typewriters import (
    answer_setup,
    end_turn,
    new,
    pool,
    shown,
    table,
)
from tests.until import until
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.typewriter.decisions import SpellWord
from wordgames_tui.games.typewriter.events import RoundBegan


def named(names):
    return tuple(names.split())


# Setup


def test_everybody_starts_with_n_r_s_and_t_and_turns_any_two_to_their_wild_side():
    match = new(3)
    assert pool(match, 1) == {"ST-N2", "ST-R2", "ST-S2", "ST-T2"}
    assert (match.decision.least, match.decision.most) == (2, 2)
    match.answer(["ST-S1", "ST-N1"])
    assert pool(match, 0) == {"ST-N1*", "ST-R1", "ST-S1*", "ST-T1"}
    with pytest.raises(Refused, match="Pick 2, not 1"):
        match.answer(["ST-S2"])


def test_starters_are_turned_before_letter_keys_are_drawn_all_in_turn_order():
    match = new(3, options={"first": 2})
    asked = []
    for _ in until(lambda: isinstance(match.decision, SpellWord)):
        asked.append((match.decision.purpose, match.decision.seat))
        answer_setup(match)
    starters = [("starters", seat) for seat in (1, 2, 0)]
    assert asked == [*starters, ("keep", 1), ("keep", 2), ("keep", 0)]


def test_three_letter_keys_are_drawn_and_two_kept_with_the_white_side_up():
    match = new(2, order={"bag": ("B05", "D10", "L28", "L01")})
    answer_setup(match), answer_setup(match)
    assert {item.id for item in match.decision.items} == {"B05", "D10", "L28"}
    match.answer(["B05", "L28"])
    assert {"B05", "L28"} <= pool(match)
    assert "D10" in shown(table(match).bag)
    assert len(table(match).bag) == 75 - 2 - 3


def test_four_keys_lie_in_the_offer_white_side_up():
    order = {"bag": named("L01 L02 L03 L04 L05 L06 B01 B02 D01 R10")}
    match = new(2, order=order)
    for _ in until(lambda: isinstance(match.decision, SpellWord)):
        answer_setup(match)
    assert shown(table(match).offer) == "B01 B02 D01 R10"


def test_what_goes_back_to_the_bag_lies_below_what_the_order_names():
    names = named("L01 L02 L03 L04 L05 L06 B01 B02 D01 R10 R09 R08 R07")
    for seed in range(8):
        match = new(2, order={"bag": names}, seed=seed)
        for _ in until(lambda match=match: isinstance(match.decision, SpellWord)):
            answer_setup(match)
        assert shown(table(match).bag).startswith("R09 R08 R07 ")


def test_nine_of_22_events_make_the_deck_and_six_in_quick_play():
    match = new()
    assert (len(table(match).event_deck), len(table(match).event_box)) == (9, 13)
    assert len(table(new(variant="quick")).event_deck) == 6


def test_the_five_vowels_lie_on_the_wild_common_key():
    match = new(order={"common": ("CM-O", "U")})
    assert table(match).common_key.id == "CM-O"
    assert table(match).common_below.cards[0].id == "CM-U"
    assert len(table(match).common_below) == 4
    assert shown(table(match).common_bottom) == "CM-W"


def test_the_token_starts_on_0_and_the_gold_one_is_drawn_by_chance():
    assert table(new()).spaces == [0, 0]
    firsts = {table(new(3, options={"first": 0}, seed=seed)).first for seed in range(12)}
    assert firsts == {0, 1, 2}


def test_a_character_is_on_one_card():
    with pytest.raises(Refused, match="Two players cannot both have The Poet: there is one"):
        new(3, options={"side_1": "poet", "side_3": "poet"})
    match = new(2, options={"side_1": "poet", "side_3": "poet"})
    assert [card.id for card in table(match).typewriters] == ["poet", "standard"]


@pytest.mark.parametrize("players", [1, 6])
def test_neither_one_nor_six_play(players):
    with pytest.raises(Refused, match="takes 2 to 5 players"):
        Match(game("typewriter"), Setup("typewriter", tuple(map(Seat, "ABCDEF"[:players]))))


def test_a_seat_that_is_not_there_cannot_start():
    with pytest.raises(Refused, match="There is no seat 3 for the option first; there are 2"):
        new(2, options={"first": 3})


def test_the_bag_is_shuffled_once():
    for pile in ("bag 2", "bag 12"):
        with pytest.raises(Refused, match="The pile 'bag' is shuffled once"):
            new(order={pile: ("L01",)})


@pytest.mark.parametrize(
    ("pile", "name"), [("bag", "Overtime"), ("common", "L01"), ("events", "U")]
)
def test_an_order_names_only_what_its_pile_can_hold(pile, name):
    with pytest.raises(Refused, match=f"There is no '{name}' in the pile '{pile}'"):
        new(order={pile: (name,)})


# Rounds


def test_turns_go_clockwise_and_the_gold_token_starts_every_round():
    match = new(3, options={"first": 2})
    for _ in until(lambda: isinstance(match.decision, SpellWord)):
        answer_setup(match)
    order = []
    for _ in until(lambda: table(match).round >= 3):
        order.append((table(match).round, match.decision.seat))
        end_turn(match)
    assert order == [(r, seat) for r in (1, 2) for seat in (1, 2, 0)]


@pytest.mark.parametrize(("variant", "rounds"), [("standard", 9), ("quick", 6)])
def test_the_game_ends_when_the_event_deck_is_empty_at_a_new_round(variant, rounds):
    match = new(2, variant=variant, seed=3)
    for _ in until(lambda: isinstance(match.decision, SpellWord)):
        answer_setup(match)
    turns = 0
    for _ in until(lambda: match.over):
        turns += isinstance(match.decision, SpellWord)
        end_turn(match)
    assert turns == 2 * rounds
    assert sum(isinstance(event, RoundBegan) for event in match.events) == rounds
    assert not len(table(match).event_deck)


def test_an_event_card_is_turned_before_the_first_turn_of_every_round():
    match = new(order={"events": ("rare_type", "flash_fiction")})
    for _ in until(lambda: isinstance(match.decision, SpellWord)):
        answer_setup(match)
    assert table(match).event.id == "rare_type"
    end_turn(match), end_turn(match)
    assert table(match).event.id == "flash_fiction"
    assert [card.id for card in table(match).past_events] == ["rare_type"]
