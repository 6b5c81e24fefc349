"""Typewriter's set-up, rounds and turns, sentence by sentence of the rulebook."""

import pytest

from tests.games.typewriters import (
    NAMES,
    answer_setup,
    bank,
    end_turn,
    go_to,
    lay,
    meter,
    new,
    pool,
    position,
    possible,
    shown,
    space,
    spell,
    star,
    table,
    why_not,
)
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.typewriter.decisions import SpellWord
from wordgames_tui.games.typewriter.events import CommonBanked, Filled, RoundBegan, Spelled
from wordgames_tui.games.typewriter.keys import keys_of
from wordgames_tui.games.typewriter.scoring import Score, best_scores, colour_points, score


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
    while not isinstance(match.decision, SpellWord):
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
    while not isinstance(match.decision, SpellWord):
        answer_setup(match)
    assert shown(table(match).offer) == "B01 B02 D01 R10"


def test_what_goes_back_to_the_bag_lies_below_what_the_order_names():
    names = named("L01 L02 L03 L04 L05 L06 B01 B02 D01 R10 R09 R08 R07")
    for seed in range(8):
        match = new(2, order={"bag": names}, seed=seed)
        while not isinstance(match.decision, SpellWord):
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
    with pytest.raises(Refused, match="There is one The Poet; two players cannot both have it"):
        new(3, options={"side_1": "poet", "side_3": "poet"})
    match = new(2, options={"side_1": "poet", "side_3": "poet"})
    assert [card.id for card in table(match).typewriters] == ["poet", "standard"]


def test_a_seat_that_is_not_there_cannot_start():
    with pytest.raises(Refused, match="There is no seat 3 to start; there are 2"):
        new(2, options={"first": 3})


def test_the_bag_is_shuffled_once():
    with pytest.raises(Refused, match="shuffled once"):
        new(order={"bag 2": ("L01",)})


# Rounds


def test_turns_go_clockwise_and_the_gold_token_starts_every_round():
    match = new(3, options={"first": 2})
    while not isinstance(match.decision, SpellWord):
        answer_setup(match)
    order = []
    while table(match).round < 3:
        order.append((table(match).round, match.decision.seat))
        end_turn(match)
    assert order == [(r, seat) for r in (1, 2) for seat in (1, 2, 0)]


@pytest.mark.parametrize(("variant", "rounds"), [("standard", 9), ("quick", 6)])
def test_the_game_ends_when_the_event_deck_is_empty_at_a_new_round(variant, rounds):
    match = new(2, variant=variant, seed=3)
    while not isinstance(match.decision, SpellWord):
        answer_setup(match)
    turns = 0
    while not match.over:
        turns += isinstance(match.decision, SpellWord)
        end_turn(match)
    assert turns == 2 * rounds
    assert sum(isinstance(event, RoundBegan) for event in match.events) == rounds
    assert not len(table(match).event_deck)


def test_an_event_card_is_turned_before_the_first_turn_of_every_round():
    match = new(order={"events": ("rare_type", "flash_fiction")})
    while not isinstance(match.decision, SpellWord):
        answer_setup(match)
    assert table(match).event.id == "rare_type"
    end_turn(match), end_turn(match)
    assert table(match).event.id == "flash_fiction"
    assert [card.id for card in table(match).past_events] == ["rare_type"]


# 1. Spell a Word


def test_a_word_is_spelled_with_letter_sides_and_the_common_key():
    match = position("ST-N1 B09* L01", common="CM-A")
    spell(match, "nea")
    assert [key.id for key in table(match).word] == ["ST-N1", "L01"]
    assert table(match).turn.word.shared.id == "CM-A"
    assert table(match).common_key.id == "CM-A"
    assert pool(match) == {"B09*"}


def test_a_word_needs_letters_that_the_keys_have():
    match = position("ST-N1 L01 D01")
    with pytest.raises(Refused, match="NET needs T that your keys lack"):
        match.answer({"word": "net"})
    with pytest.raises(Refused, match="two letters of a key stay side by side, in their order"):
        match.answer({"word": "rane"})
    with pytest.raises(Refused, match="2 letters or more"):
        match.answer({"word": "a"})


def test_a_word_must_be_in_the_dictionary_and_may_be_tried_again():
    match = position("ST-N1 ST-T1 L01", dictionary="english")
    with pytest.raises(Refused, match="TNE is not good here: not in the dictionary"):
        match.answer({"word": "tne"})
    match.answer({"word": "ten"})
    assert table(match).longest[0] == 3


def test_a_word_may_be_spelled_twice_in_a_game():
    match = position("ST-N1 L01 L02", common="CM-A")
    spell(match, "en", "L01 ST-N1")
    end_turn(match), end_turn(match)
    lay(table(match), table(match).pool(0), "ST-N1 L01")
    end_turn(match), end_turn(match)
    spell(match, "en")
    assert table(match).turn.word.text == "en"


def test_a_wild_starter_is_any_letter_and_fills_nothing():
    match = position("ST-N1* L03*")
    spell(match, "hz")
    assert table(match).spaces[0] == 3


def test_a_key_used_for_its_action_cannot_be_used_in_the_word():
    match = position("B02* L01 L05")
    match.answer("use:B02")
    assert pool(match) == {"B02", "L01", "L05"}
    with pytest.raises(Refused, match="needs O"):
        match.answer({"word": "oe"})


def test_a_key_used_in_the_word_cannot_be_used_for_its_action():
    match = position("B02 L01")
    spell(match, "oe")
    go_to(match, "claim")
    assert pool(match) == {"B02*", "L01*"}
    assert why_not(match, "use:B02") == "+3 Meter: already used this turn."
    with pytest.raises(Refused, match="already used this turn"):
        match.answer("use:B02")


def test_passing_skips_to_the_claim():
    match = position("L01 L02", space=20)
    match.answer("pass")
    assert match.decision.step == "claim"
    assert possible(match) == {"claim:L24", "claim:L25", "claim:L26", "claim:L27"}
    assert space(match) == 20


def test_a_passing_player_may_still_use_keys_that_need_no_word():
    match = position("B01* B09* R06*")
    match.answer("pass")
    assert possible(match) >= {"use:B01"}
    assert why_not(match, "use:B09") == "Bank 1 key in your word: needs a word."
    assert "needs a word" in why_not(match, "use:R06")
    match.answer("use:B01")
    assert space(match) == 3
    assert match.decision.step == "claim"


# Two-letter keys, wilds and ways


def test_a_two_letter_key_is_two_letters_and_one_key():
    match = position("D01 ST-T1 B03*")
    spell(match, "ter")
    assert table(match).turn.word.letters == 3
    match.answer("use:B03")
    assert space(match) == 1 + 2 + 2


def test_the_ways_to_make_a_word_come_with_what_fills_most_first():
    match = position("L01 L20* ST-N1 TW1", common="CM-E")
    ways = match.decision.ways("ene")
    fills = [match.decision.preview(match.decision.laid("ene", way.key)).fill for way in ways]
    assert fills == sorted(fills, reverse=True)
    assert set(ways[0].key.split()) == {"L20", "ST-N1", "CM-E"}
    assert ways[0].label == "E N (E)" or ways[0].label == "(E) N E"


def test_of_ways_that_fill_as_much_the_one_that_leaves_more_comes_first():
    match = position("TW1 ST-N1* ST-T1", common="CM-U")
    assert match.decision.ways("at")[0].key == "ST-N1 ST-T1"
    match = position("L01 B01 ST-T1", common="CM-U")
    assert match.decision.ways("et")[0].key == "B01 ST-T1"


def test_any_way_can_be_named_by_its_keys():
    match = position("L01 ST-N1* ST-T1 TW1")
    match.answer({"word": "ten", "way": "TW1 L01 ST-N1"})
    (spelled,) = [event for event in match.events if isinstance(event, Spelled)]
    assert [key.id for key in spelled.keys] == ["TW1", "L01", "ST-N1"]


@pytest.mark.parametrize(
    "way", ["TW1 L01", "L01 L01 ST-T1", "ST-T1 L01 ST-N1?", "L99 L01 ST-T1", "", "ST-T1 L01 ST-T1"]
)
def test_a_way_that_does_not_spell_the_word_is_refused(way):
    match = position("L01 ST-N1* ST-T1 TW1")
    with pytest.raises(Refused):
        match.answer({"word": "ten", "way": way})
    assert match.decision.kind == "spell"


def test_a_preview_tells_fill_token_and_common_key():
    match = position("L01 L02 L03 L04 L05 L06 D01 ST-T1", space=17, common="CM-A")
    asked = match.decision
    (best, *_) = asked.spelled("eeeaaerat"[:9])
    seen = asked.preview(best)
    assert (seen.fill, seen.space, seen.banks_common) == (10, 20, True)
    assert not asked.preview(asked.spelled("tea")[0]).banks_common


# 2. Fill Your Meter


def test_the_values_of_all_keys_fill_the_meter_and_the_common_key_counts():
    match = position("L01* ST-N1*", common="CM-U")
    spell(match, "bun")
    assert space(match) == 4 + 4 + 0
    assert [event.fill for event in match.events if isinstance(event, Filled)] == [8]


def test_the_token_does_not_move_past_the_last_space():
    match = position("L01* L02*", space=19)
    spell(match, "bf")
    assert space(match) == 20


def test_a_key_banked_before_the_fill_no_longer_fills():
    match = position("L01* L02* B09*")
    spell(match, "bf")
    assert match.decision.step == "fill"
    match.answer("use:B09")
    match.answer("L01")
    assert bank(match) == "L01*"
    assert space(match) == 4


# 3. Use Your Meter


def test_abilities_on_the_token_or_behind_it_can_be_used():
    match = position("L01* L02* L05")
    spell(match, "bf")
    assert space(match) == 8
    usable = {option for option in possible(match) if option.startswith("ability")}
    assert usable == {"ability:2", "ability:4", "ability:6", "ability:8"}
    assert why_not(match, "ability:10") == "Your token is on 8; this ability is on 10."


def test_one_ability_of_each_colour_in_any_order_then_the_token_goes_to_0():
    match = position("L01* L02* L03* L04* TW1", event="no_plurals", bank="L28")
    meter(match, "bfhv", ability=6)
    match.answer("L01")
    assert why_not(match, "ability:2") == "A purple ability was used in this reset already."
    match.answer("ability:13")
    assert star(match) == "L01*"
    assert "orange" in why_not(match, "ability:8")
    assert space(match) == 15
    assert match.decision.option("flip").label == "Reset to 0 and flip the word"
    match.answer("ability:4")
    assert match.decision.step == "claim"
    assert space(match) == 0


def test_one_need_not_reset():
    match = position("L01* L02*")
    meter(match, "bf")
    match.answer("flip")
    assert space(match) == 8


def test_actions_may_be_used_between_abilities():
    match = position("L01* L02* L05 B08*")
    meter(match, "bf", ability=4)
    match.answer("use:B08")
    match.answer(["L05"])
    match.answer("ability:6")
    match.answer("L01")
    assert bank(match) == "L01*"
    assert "TW1" in pool(match) and "L05*" in pool(match)


def test_a_meter_without_reach_is_not_asked_about():
    match = position("L01 ST-N1*")
    spell(match, "en")
    assert match.decision.step == "claim"


# 4. Flip Keys in Your Word


def test_every_key_still_in_the_word_is_flipped_wild_starters_included():
    match = position("L01 ST-N1* D01 B02 ST-T1 TW1", common="CM-A")
    meter(match, "eaneroti", "L01 CM-A ST-N1 D01 B02 ST-T1 TW1")
    match.answer("flip")
    assert pool(match) == {"L01*", "ST-N1", "D01*", "B02*", "ST-T1*"}
    assert table(match).common_key.id == "CM-A"
    assert len(table(match).supply) == 15


def test_banked_and_starred_keys_are_not_flipped():
    match = position("L01* L02* L03*", space=3)
    meter(match, "bfh", ability=6)
    match.answer("L02")
    match.answer("flip")
    assert bank(match) == "L02*"
    assert pool(match) == {"L01", "L03"}


# 5. Claim a Key from the Offer


def test_a_key_must_be_claimed_and_another_comes_from_the_bag():
    match = position("L01 L02", offer="L24 L25 L26 L27", bag="D15")
    match.answer("pass")
    assert possible(match) == {"claim:L24", "claim:L25", "claim:L26", "claim:L27"}
    match.answer("claim:L25")
    assert "L25" in pool(match)
    assert shown(table(match).offer) == "L24 L26 L27 D15"
    assert match.decision.seat == 1


def test_a_key_is_claimed_with_the_side_that_shows():
    match = position("L01")
    offer = table(match).offer
    offer.cards[0] = offer.cards[0].flipped()
    match.answer("pass")
    match.answer("claim:L24")
    assert "L24*" in pool(match)


def test_there_is_no_claim_in_the_final_round_but_claim_actions_work():
    match = position("L01 Y04*", final=True)
    match.answer("pass")
    assert possible(match) == {"end", "use:Y04"}
    match.answer("use:Y04")
    match.answer("L24")
    assert "L24" in pool(match)
    assert match.decision.seat == 1
    end_turn(match)
    assert match.over


def test_an_empty_offer_skips_the_claim():
    match = position("L01")
    table(match).aside.put(*table(match).bag.take_all(), *table(match).offer.take_all())
    match.answer("pass")
    assert match.decision.seat == 1


def test_the_offer_stays_short_when_the_bag_is_empty():
    match = position("L01")
    table(match).aside.put(*table(match).bag.take_all())
    match.answer("pass")
    match.answer("claim:L24")
    assert shown(table(match).offer) == "L25 L26 L27"


def test_with_five_players_the_bag_runs_dry_and_the_match_goes_on():
    match = new(5, seed=2)
    while not isinstance(match.decision, SpellWord):
        answer_setup(match)
    spare = table(match).star(4)
    spare.put(*(table(match).bag.draw() for _ in range(45)))
    dry = 0
    while not match.over:
        end_turn(match)
        dry += not len(table(match).bag)
    assert dry > 5
    assert match.result is not None


# Word length and the Common key

NINE = "L01 L02 L03 L04 L05 L06 L07 ST-N1 ST-R1"


def test_nine_letters_may_bank_the_common_key_at_once_used_or_not():
    match = position(NINE, common="CM-O CM-U")
    match.answer({"word": "eeeeaaanr"})
    assert match.decision.purpose == "common"
    match.answer("CM-O")
    assert bank(match) == "CM-O"
    assert table(match).common_key.id == "CM-U"
    assert space(match) == 9
    assert sum(isinstance(event, CommonBanked) for event in match.events) == 1


def test_a_common_key_that_is_used_and_banked_still_fills():
    match = position(NINE, common="CM-O CM-U")
    match.answer({"word": "eeeeaaano"})
    match.answer("CM-O")
    assert space(match) == 8 + 3
    assert table(match).common_key.id == "CM-U"


def test_the_common_key_may_be_left():
    match = position(NINE, common="CM-O")
    match.answer({"word": "eeeeaaanr"})
    match.answer("leave")
    assert bank(match) == ""
    assert table(match).common_key.id == "CM-O"


def test_eight_letters_do_not_bank_it_but_letters_count_not_keys():
    match = position(NINE)
    match.answer({"word": "eeeeaaan"})
    assert getattr(match.decision, "purpose", "") != "common"
    match = position("L01 L02 L03 L04 L05 L06 L07 D01")
    match.answer({"word": "eeeeaaaer"})
    assert match.decision.purpose == "common"


@pytest.mark.parametrize(("needed", "word", "banks"), [
    (8, "eeeeaaan", True), (8, "eeeeaaa", False), (10, "eeeeaaanr", False),
    (10, "eeeeaaanrt", True),
])  # fmt: skip
def test_the_long_word_rule_can_be_easier_or_harder(needed, word, banks):
    match = position(f"{NINE} ST-T1", options={"common_letters": needed})
    match.answer({"word": word})
    assert (getattr(match.decision, "purpose", "") == "common") == banks


def test_under_the_last_vowel_lies_the_wild_which_is_never_banked():
    match = position(NINE, common="CM-A")
    below = table(match).common_below
    table(match).star(1).put(*below.take_all())
    match.answer({"word": "eeeeaaanr"})
    match.answer("CM-A")
    assert table(match).common_key.id == "CM-W"
    end_turn(match), end_turn(match)
    mine = table(match).pool(0)
    mine.cards = [key.white_up() for key in mine]
    end_turn(match), end_turn(match)
    assert match.decision.ways("eeeeaaanz")[0].key.endswith("CM-W")
    match.answer({"word": "eeeeaaanz"})
    assert getattr(match.decision, "purpose", "") != "common"


# End of the game


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


# Everything lies open but the bag, the Event deck and the vowels to come


def test_only_the_order_of_bag_events_and_vowels_is_hidden():
    match = position("L01 B01*")
    piles = match.view(1)["piles"]
    hidden = {name for name, pile in piles.items() if "cards" not in pile}
    assert hidden == {"bag", "common below", "events", "events not in play"}
    assert [card["id"] for card in piles["pool 0"]["cards"]] == ["L01", "B01"]


def test_spelling_and_banking_can_be_taken_back_but_not_a_drawn_key():
    match = new(order={"events": ("margin_release",), "bag": ("L01", "L05", "L06")})
    while not isinstance(match.decision, SpellWord):
        answer_setup(match)
    match.answer({"word": "state"})
    match.undo(0)
    assert isinstance(match.decision, SpellWord)
    match.answer("pass")
    match.answer(f"claim:{table(match).offer.cards[0].id}")
    with pytest.raises(Refused, match="a key was drawn from the bag"):
        match.undo(0)


@pytest.mark.parametrize("players", range(2, 6))
def test_two_to_five_play(players):
    match = Match(
        game("typewriter"), Setup("typewriter", tuple(Seat(name) for name in NAMES[:players]))
    )
    assert len(table(match).typewriters) == players
