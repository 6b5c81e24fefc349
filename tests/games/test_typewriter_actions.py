"""The appendix of Typewriter, entry by entry, with its exceptions: actions of keys and abilities
of Meters."""

import pytest

from tests.games.typewriters import (
    bank,
    end_turn,
    fill,
    go_to,
    meter,
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

BIG = "L01* L02* L03* L04*"
"""B, F, H and V: values 4, 4, 3 and 4."""


def test_a_used_key_turns_letter_side_up_and_is_not_used_again():
    match = position("B01* L01")
    match.answer("use:B01")
    assert pool(match) == {"B01", "L01"}
    assert space(match) == 3
    with pytest.raises(Refused, match="needs I"):
        match.answer({"word": "it"})


def test_a_used_key_that_is_flipped_again_stays_used():
    match = position("B01* B08* L01")
    match.answer("use:B01")
    match.answer("use:B08")
    match.answer(["B01"])
    assert "B01*" in pool(match)
    assert why_not(match, "use:B01") == "+3 Meter: already used this turn."


def test_any_number_of_actions_may_be_used_in_a_turn():
    match = position("B01* B02* Y01* L01")
    for key in ("B01", "B02", "Y01"):
        match.answer(f"use:{key}")
    assert space(match) == 6
    assert pool(match) == {"B01", "B02", "Y01", "L01", "TW1", "TW2"}


# 1 +1 Meter per key in word


def test_plus_one_per_key_counts_keys_with_the_common_key_and_temporary_wilds():
    match = position("D01 ST-T1 TW1 B03*", common="CM-A")
    spell(match, "terao", "ST-T1 D01 CM-A TW1")
    match.answer("use:B03")
    assert space(match) == 1 + 2 + 2 + 0 + 4


def test_plus_one_per_key_is_used_after_spelling_and_before_the_fill():
    match = position("L01* L02* B03* Y01*")
    assert why_not(match, "use:B03") == "+1 Meter per key in word: needs a word."
    spell(match, "bf")
    assert "use:B03" in possible(match)
    match.answer("fill")
    assert why_not(match, "use:B03").endswith("only before the word fills the Meter.")


# 2 +3 Meter


def test_plus_three_moves_the_token_at_once_but_opens_no_second_use_of_the_meter():
    match = position("L01* L02* B01*", space=0)
    spell(match, "bf")
    match.answer("fill")
    match.answer("flip")
    match.answer("use:B01")
    assert space(match) == 11
    assert match.decision.step == "claim"


def test_plus_three_after_a_reset_carries_over():
    match = position("L01* L02* B01*", event="no_plurals")
    spell(match, "bf")
    match.answer("fill")
    match.answer("ability:6")
    match.answer("L01")
    match.answer("flip")
    match.answer("use:B01")
    assert space(match) == 3


def test_plus_three_does_not_pass_the_last_space():
    match = position("B01* L01", space=19)
    match.answer("use:B01")
    assert space(match) == 20


# 3 Add 1 key to Offer


def test_add_one_key_and_the_claim_of_step_5_is_not_replaced():
    match = position("Y08* L01", bag="D15 D14 D13")
    match.answer("use:Y08")
    assert shown(table(match).offer) == "L24 L25 L26 L27 D15"
    match.answer("pass")
    match.answer("claim:L24")
    assert shown(table(match).offer) == "L25 L26 L27 D15"


def test_a_claim_by_an_action_refills_the_offer_at_once_all_the_same():
    match = position("Y08* Y04* L01", bag="D15 D14 D13")
    match.answer("use:Y08")
    match.answer("use:Y04")
    match.answer("D15")
    assert shown(table(match).offer) == "L24 L25 L26 L27 D14"


def test_two_adds_in_a_turn_heal_by_themselves():
    match = position(
        "L01* L02* Y08* ", event="no_plurals", bag="D15 D14", options={"side_1": "editor"}
    )
    match.answer("use:Y08")
    meter(match, "bf", ability=4)
    assert len(table(match).offer) == 6
    end_turn(match)
    assert len(table(match).offer) == 5
    end_turn(match)
    assert len(table(match).offer) == 4


# 4 Bank 1 key in your word


@pytest.mark.parametrize("key", ["B09", "R01", "R02"])
def test_bank_a_key_of_the_word_same_side_up(key):
    match = position(f"L01* L02* {key}*")
    spell(match, "bf")
    match.answer("fill")
    match.answer(f"use:{key}")
    assert possible(match) == {"L01", "L02"}
    match.answer("L02")
    assert bank(match) == "L02*"
    assert space(match) == 8


def test_banking_needs_a_word():
    match = position("B09* L01")
    assert why_not(match, "use:B09") == "Bank 1 key in your word: needs a word."
    spell(match, "ae")
    fill(match)
    go_to(match, "claim")
    assert why_not(match, "use:B09") == "Bank 1 key in your word: needs a word."


def test_the_common_key_and_temporary_wilds_can_never_be_banked_by_an_action():
    match = position("L01 L05 TW1 B09*", common="CM-I")
    spell(match, "iean", "CM-I L01 L05 TW1")
    match.answer("use:B09")
    assert why_not(match, "CM-I") == "The Common key can never be banked so."
    assert why_not(match, "TW1").startswith("A temporary wild goes back to the supply")
    with pytest.raises(Refused, match="never"):
        match.answer("CM-I")
    match.answer("L01")


def test_a_word_of_nothing_to_bank_cannot_be_banked_from():
    match = position("TW1 B09*", common="CM-A")
    spell(match, "an")
    assert why_not(match, "use:B09").endswith("no key of your word can be banked.")


def test_a_wild_starter_can_be_banked_and_is_worth_nothing():
    match = position("ST-N1* L01 B09*")
    spell(match, "ze")
    match.answer("use:B09")
    match.answer("ST-N1")
    assert bank(match) == "ST-N1*"
    assert match.view(0)["points"][0]["total"] == 0


# 5 and 6 temporary wilds


def test_temporary_wilds_come_to_the_pool_and_never_more_than_three():
    match = position("Y01* Y02* L01 TW9 TW8")
    match.answer("use:Y01")
    assert sum(name.startswith("TW") for name in pool(match)) == 3
    match.answer("use:Y02")
    assert sum(name.startswith("TW") for name in pool(match)) == 3


def test_a_temporary_wild_in_the_word_still_counts_as_held():
    match = position("TW1 TW2 TW3 L01* Y02*")
    spell(match, "beat", "L01 TW1 TW2 TW3")
    match.answer("fill")
    match.answer("use:Y02")
    assert "TW4" not in pool(match)
    go_to(match, "claim")
    assert not any(name.startswith("TW") for name in pool(match))
    assert len(table(match).supply) == 15


def test_a_temporary_wild_goes_back_to_the_supply_after_use():
    match = position("TW1 L01")
    spell(match, "ez")
    assert pool(match) == {"L01*"}
    assert len(table(match).supply) == 15


@pytest.mark.parametrize(("ability", "taken"), [(4, 1), (10, 2)])
def test_the_meter_gives_temporary_wilds(ability, taken):
    match = position(BIG)
    meter(match, "bfhv", ability=ability)
    assert sum(name.startswith("TW") for name in pool(match)) == taken


def test_two_wilds_if_a_key_of_value_4_is_still_in_the_word():
    match = position("L03* L01* L05", options={"side_1": "publisher"}, event="no_plurals")
    meter(match, "hab", ability=7)
    match.answer("L01")
    assert why_not(match, "ability:2").endswith("no key of your word has value 4 or more.")
    match = position("L03* L01*", options={"side_1": "publisher"})
    meter(match, "hb", ability=2)
    assert {"TW1", "TW2"} <= pool(match)


def test_the_common_key_counts_as_a_key_of_value_4():
    match = position("L05 L06", common="CM-U", options={"side_1": "publisher"})
    meter(match, "uaa", ability=2)
    assert {"TW1", "TW2"} <= pool(match)


# 7, 8, 9 claims


def test_claim_a_key_of_value_2_or_more_by_the_side_that_shows():
    match = position("Y05* L01", offer="L02 L16 L28 B01", bag="D15")
    offer = table(match).offer
    offer.cards[0] = offer.cards[0].flipped()
    match.answer("use:Y05")
    assert possible(match) == {"L02", "L16", "L28"}
    assert why_not(match, "B01") == "Its value is below 2."
    match.answer("L02")
    assert "L02*" in pool(match)
    assert shown(offer) == "L16 L28 B01 D15"


def test_claim_a_key_from_the_bag_comes_white_side_up():
    match = position("Y03* L01", bag="D15")
    match.answer("use:Y03")
    assert "D15" in pool(match)


def test_claim_a_key_from_the_offer():
    match = position("Y04* L01", bag="D15")
    match.answer("use:Y04")
    match.answer("L25")
    assert "L25" in pool(match)
    assert shown(table(match).offer) == "L24 L26 L27 D15"


def test_a_claimed_key_may_be_used_this_turn():
    match = position("Y04* L01", bag="D15")
    match.answer("use:Y04")
    match.answer("L25")
    spell(match, "ge")
    go_to(match, "claim")
    assert "L25*" in pool(match)


# 10 Double


def test_double_one_keys_value_for_the_fill_alone():
    match = position("L01* L02* B05* B09*")
    spell(match, "bf")
    match.answer("use:B05")
    match.answer("L01")
    match.answer("fill")
    assert space(match) == 4 + 4 + 4
    match.answer("use:B09")
    match.answer("L01")
    assert match.view(0)["points"][0]["total"] == 4


def test_the_common_key_may_be_the_doubled_one():
    match = position("L01* B05*", common="CM-U")
    spell(match, "bu")
    match.answer("use:B05")
    match.answer("CM-U")
    assert space(match) == 4 + 4 + 4


def test_a_key_that_left_the_word_cannot_be_doubled_nor_one_twice():
    match = position("L01* L02* L05 B05* B09*")
    spell(match, "baf", "L01 L05 L02")
    match.answer("use:B09")
    match.answer("L01")
    table(match).turn.doubled.append("L02")
    match.answer("use:B05")
    assert space(match) == 2 * 4 + 2 * 1
    assert table(match).turn.doubled == ["L02", "L05"]


# 11 Draw 3, keep 1


def test_draw_three_keep_one_and_return_the_others():
    match = position("Y06* L01", bag="D15 D14 D13")
    match.answer("use:Y06")
    assert possible(match) == {"D15", "D14", "D13"}
    match.answer("D14")
    assert "D14" in pool(match)
    assert {"D15", "D13"} <= {key.id for key in table(match).bag}
    assert not len(table(match).drawn)


def test_with_a_nearly_empty_bag_one_of_what_is_there_is_kept():
    match = position("Y06* L01", bag="D15 D14")
    table(match).star(1).put(*table(match).bag.cards[2:])
    del table(match).bag.cards[2:]
    match.answer("use:Y06")
    assert possible(match) == {"D15", "D14"}
    match.answer("D15")
    assert shown(table(match).bag) == "D14"


# 12 Flip keys in your pool


def test_flip_up_to_three_keys_but_not_the_key_itself():
    match = position("B08* L01 B01 ST-N1* L05")
    match.answer("use:B08")
    assert possible(match) == {"L01", "B01", "ST-N1", "L05"}
    with pytest.raises(Refused, match="There is no 'B08' to pick here"):
        match.answer(["B08"])
    with pytest.raises(Refused, match="0 to 3, not 4"):
        match.answer(["L01", "B01", "ST-N1", "L05"])
    match.answer(["B01", "ST-N1"])
    assert pool(match) == {"B08", "L01", "B01*", "ST-N1", "L05"}
    assert "use:B01" in possible(match)


def test_flipping_may_be_used_in_vain_to_turn_the_key():
    match = position("B08* L01")
    match.answer("use:B08")
    match.answer([])
    assert pool(match) == {"B08", "L01"}


@pytest.mark.parametrize(
    ("side", "ability", "most"),
    [("standard", 2, 1), ("reporter", 3, 2), ("reporter", 13, 3), ("poet", 12, 2)],
)
def test_the_meter_flips_keys_of_the_pool(side, ability, most):
    match = position(f"{BIG} L05 L06 L07 L08", options={"side_1": side})
    meter(match, "bfhv", ability=ability)
    assert match.decision.most == most
    match.answer(["L05"])
    assert "L05*" in pool(match)


def test_common_keys_and_temporary_wilds_have_one_face():
    match = position("B08* L01 TW1 CM-U")
    match.answer("use:B08")
    assert why_not(match, "CM-U") == "U has one face."
    assert why_not(match, "TW1").endswith("has one face.")


def test_keys_that_show_the_same_are_told_by_their_other_sides():
    match = position("B08* L01 L02 L05 R01* R02*")
    labels = {option.id: option.label for option in match.decision.options}
    assert labels["use:R01"] == "Bank 1 key in your word (E behind)"
    assert labels["use:B08"] == "Flip 3 keys in your pool"
    match.answer("use:B08")
    items = {item.id: item.label for item in match.decision.items}
    assert items["L01"] == "E (1★1, B behind)"
    assert items["L05"] == "A (1★1)"


# 13, 14 flip a banked key


def test_flip_a_banked_key_of_any_turn():
    match = position("R08* L01", bank="L02* B01")
    match.answer("use:R08")
    match.answer("B01")
    assert bank(match) == "L02* B01*"


def test_a_banked_common_key_cannot_be_flipped():
    match = position("R10* L01", bank="CM-U L02 L03")
    match.answer("use:R10")
    assert possible(match) == {"L02", "L03"}


def test_flip_and_star_a_banked_key():
    match = position("R10* L01", bank="L02")
    match.answer("use:R10")
    assert (bank(match), star(match)) == ("", "L02*")
    assert match.view(0)["points"][0]["total"] == 4 + 2


# 15 to 18, 20, 21: if you bank a key, star it


def after_banking(word, stars, *, keys="", banked="L01", pool="", **setup):
    """Ann has spelled the word and banked a key; her stars lie ready."""
    match = position(f"{pool} B09* {stars}", **setup)
    spell(match, word, keys)
    fill(match)
    match.answer("use:B09")
    if banked in possible(match):
        match.answer(banked)
    return match


def test_star_if_seven_letters_not_keys():
    match = after_banking("beatier", "B10*", pool="L01* L02 L05 ST-T1 L09 D01", banked="L01")
    match.answer("use:B10")
    assert star(match) == "L01*"
    match = after_banking("beater", "B10*", pool="L01* L02 L05 ST-T1 D01", banked="L01")
    assert why_not(match, "use:B10").endswith("your word has fewer than 7 letters.")


def test_star_if_a_two_letter_key_by_the_side_that_shows():
    match = after_banking("bin", "R07*", pool="L01* D02", banked="D02")
    match.answer("use:R07")
    assert star(match) == "D02"
    match = after_banking("bz", "R07*", pool="L01* D11*", banked="D11")
    assert "Z does not show two letters" in why_not(match, "use:R07")


def test_star_if_value_4_or_more():
    match = after_banking("bh", "R06*", pool="L01* L03*", banked="L01")
    match.answer("use:R06")
    assert star(match) == "L01*"
    match = after_banking("bh", "R06*", pool="L01* L03*", banked="L03")
    assert "has a value below 4" in why_not(match, "use:R06")


def test_star_if_you_bank_needs_a_key_banked_this_turn():
    match = position(BIG, bank="L28", event="no_plurals")
    meter(match, "bfhv")
    assert "banked no key this turn" in why_not(match, "ability:13")
    match.answer("ability:6")
    match.answer("L03")
    match.answer("ability:13")
    assert (star(match), bank(match)) == ("L03*", "L28")


@pytest.mark.parametrize(("key", "banked", "other"), [("R04", "L01", "L02"), ("R05", "L02", "L01")])
def test_star_if_it_was_the_first_or_the_last_key(key, banked, other):
    match = after_banking("baf", f"{key}*", pool="L01* L05 L02*", banked=banked)
    match.answer(f"use:{key}")
    assert star(match) == f"{banked}*"
    match = after_banking("baf", f"{key}*", pool="L01* L05 L02*", banked=other)
    assert "key of your word" in why_not(match, f"use:{key}")


def test_where_the_common_key_is_first_no_action_can_bank_the_first_key():
    match = after_banking("abf", "R04*", pool="L01* L02*", banked="L01", common="CM-A")
    assert "was not the first key" in why_not(match, "use:R04")


def test_a_common_key_banked_by_a_long_word_may_be_starred_as_the_first_key():
    match = position("L01 L02 L03 L04 L05 L06 L07 ST-N1 R04* R09", common="CM-I")
    match.answer({"word": "ieeeeaaan"})
    match.answer("CM-I")
    match.answer("use:R04")
    assert star(match) == "CM-I"


def test_conditional_stars_of_the_word_need_a_word_still_there():
    match = after_banking("bf", "R06* R04*", pool="L01* L02*")
    go_to(match, "claim")
    for key in ("R06", "R04"):
        assert "needs a word" in why_not(match, f"use:{key}")


def test_a_key_banked_on_a_previous_turn_cannot_be_starred_so():
    match = position("L01* L02* R06* B08", bank="L04*")
    spell(match, "bf")
    fill(match)
    assert "banked no key this turn" in why_not(match, "use:R06")


# 19 If you bank, bank a key in pool instead


def test_a_redirected_bank_may_take_a_key_of_the_pool_either_side_up():
    match = position("L01* L02* R03* B09* D10* B05*")
    spell(match, "bf")
    match.answer("use:R03")
    match.answer("use:B09")
    assert possible(match) == {"L01", "L02", "R03", "D10", "B05"}
    match.answer("D10")
    assert bank(match) == "D10*"


def test_a_redirect_serves_the_meter_too_and_only_one_bank():
    match = position("L01* L02* R03* B09* D10*")
    spell(match, "bf")
    match.answer("use:R03")
    match.answer("fill")
    match.answer("ability:6")
    match.answer("D10")
    match.answer("use:B09")
    assert possible(match) == {"L01", "L02"}


def test_a_redirect_needs_a_word_and_lapses_at_the_end_of_the_turn():
    match = position("L01* L02* R03* B09*")
    assert "needs a word" in why_not(match, "use:R03")
    spell(match, "bf")
    match.answer("use:R03")
    go_to(match, "claim")
    assert table(match).turn.redirects == 0


def test_a_key_banked_from_the_pool_is_starred_by_value_but_not_as_first_or_last():
    match = position("L01* L02* R03* B09* D10* R04* R06*")
    spell(match, "bf")
    for answer in ("use:R03", "use:B09", "D10"):
        match.answer(answer)
    assert "was not the first key" in why_not(match, "use:R04")
    match.answer("use:R06")
    assert star(match) == "D10*"


# 22 Make a key wild


def test_a_key_made_wild_is_any_letter_and_keeps_its_value():
    match = position("B06* L01* L05")
    match.answer("use:B06")
    match.answer("L01")
    spell(match, "az", "L05 L01?")
    assert space(match) == 1 + 4
    match.answer("flip")
    assert "L01" in pool(match)


def test_a_two_letter_key_made_wild_is_its_letters_or_one_letter():
    match = position("B06* D01 ST-T1")
    match.answer("use:B06")
    match.answer("D01")
    assert match.decision.ways("ter")
    assert match.decision.ways("to")
    with pytest.raises(Refused):
        match.decision.ways("too")


def test_only_unused_letter_sides_and_the_common_key_can_be_made_wild():
    match = position("B06* B01* B02* L01 ST-N1*", common="CM-E")
    match.answer("use:B01")
    match.answer("use:B06")
    assert possible(match) == {"L01", "CM-E"}
    assert why_not(match, "B01") == "E was used already this turn."
    assert why_not(match, "B02") == "+3 Meter shows no letter."


def test_making_a_key_wild_comes_before_the_word_and_lasts_the_turn():
    match = position("B06* B07* L01 L05", common="CM-E")
    match.answer("use:B06")
    match.answer("CM-E")
    spell(match, "az")
    fill(match)
    assert why_not(match, "use:B07").endswith("only before you spell your word.")
    end_turn(match)
    assert match.decision.wild == frozenset()


# 23 Refresh


def test_refresh_deals_as_many_new_keys_before_the_old_ones_go_back():
    match = position("Y07* L01", bag="D15 D14 D13 D12")
    match.answer("use:Y07")
    assert shown(table(match).offer) == "D15 D14 D13 D12"
    assert {"L24", "L25", "L26", "L27"} <= {key.id for key in table(match).bag}


def test_what_goes_back_to_the_bag_comes_out_white_side_up():
    match = position("Y07* L01", bag="D15 D14 D13 D12")
    offer = table(match).offer
    offer.cards[0] = offer.cards[0].flipped()
    match.answer("use:Y07")
    assert table(match).bag.find("L24").white


def test_refresh_with_an_empty_bag_tops_up_from_the_old_keys():
    match = position("Y07* L01", bag="D15")
    table(match).star(1).put(*table(match).bag.cards[1:])
    del table(match).bag.cards[1:]
    match.answer("use:Y07")
    assert len(table(match).offer) == 4
    assert shown(table(match).offer).startswith("D15 ")
    assert len(table(match).bag) == 1


# 24, 25, 26 stars


def test_star_a_banked_common_key():
    match = position(BIG, bank="L28 CM-U", options={"side_1": "novelist"})
    meter(match, "bfhv", ability=13)
    assert (star(match), bank(match)) == ("CM-U", "L28")


def test_star_a_key_of_the_word_without_banking_it():
    match = position(BIG, space=10)
    meter(match, "bfhv", ability=20)
    match.answer("L02")
    assert (star(match), bank(match)) == ("L02*", "")


def test_star_any_banked_key():
    match = position("R09* L01", bank="L28 CM-U")
    match.answer("use:R09")
    match.answer("CM-U")
    assert star(match) == "CM-U"


# 27, 28 swaps


def test_swap_a_key_of_the_pool_with_the_offer_both_as_they_lie():
    match = position("Y09* B01* L01 ST-N1", offer="L24 L25 L26 L27")
    match.answer("use:Y09")
    assert why_not(match, "ST-N1") == "A starter stays yours."
    match.answer("B01")
    match.answer("L25")
    assert "L25" in pool(match)
    assert shown(table(match).offer) == "L24 L26 L27 B01*"
    spell(match, "ge")


def test_swap_a_key_of_the_pool_with_a_banked_key_which_is_no_banking():
    match = position("L01* L02* Y10* R06* B09*", bank="D10*")
    match.answer("use:Y10")
    match.answer("L01")
    assert bank(match) == "L01*"
    assert "D10*" in pool(match)
    spell(match, "qu", "D10")
    assert "banked no key this turn" in why_not(match, "use:R06")


def test_a_key_swapped_to_the_pool_and_back_is_not_just_banked():
    match = position("L01* L02* L05 Y10* R06* B09*", space=9, event="no_plurals")
    spell(match, "bf")
    fill(match)
    for answer in ("use:B09", "L01", "use:Y10", "L05", "ability:17", "L01"):
        match.answer(answer)
    assert bank(match) == "L01*"
    assert "banked no key this turn" in why_not(match, "use:R06")


def test_a_banked_common_key_may_come_to_the_pool_and_is_spelled_with():
    match = position("Y10* L02 ST-N1", bank="CM-U")
    match.answer("use:Y10")
    match.answer("L02")
    spell(match, "un", "CM-U ST-N1")
    go_to(match, "claim")
    assert "CM-U" in pool(match)


def test_temporary_wilds_and_the_key_itself_cannot_be_swapped():
    match = position("Y10* L02 L03 TW1", bank="L28")
    match.answer("use:Y10")
    assert possible(match) == {"L02", "L03"}
    assert why_not(match, "TW1") == "A temporary wild cannot be swapped."


def test_a_key_that_was_used_may_be_swapped_but_not_used_again():
    match = position("Y10* B01* L02", bank="L28 L30")
    match.answer("use:B01")
    match.answer("use:Y10")
    match.answer("B01")
    match.answer("L28")
    assert "B01" in bank(match).split()


# Stars in a Meter


def test_poet_stars_the_last_and_the_first_key():
    match = position(BIG, options={"side_1": "poet"}, event="no_plurals")
    meter(match, "bfhv", "L01 L02 L03 L04", ability=5)
    match.answer("L04")
    assert "was not the first key" in why_not(match, "ability:10")
    match.answer("ability:7")
    assert star(match) == "L04*"
