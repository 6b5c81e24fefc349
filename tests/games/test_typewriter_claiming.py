"""Taking keys from Offer, bag and supply in Typewriter (appendix 3, 5 to 9, 11, 23)."""

import pytest

from tests.games.typewriters import (
    BIG,
    NINE,
    end_turn,
    go_to,
    meter,
    pool,
    position,
    possible,
    shown,
    spell,
    table,
    why_not,
)

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
    assert why_not(match, "ability:2").endswith("No key of your word has value 4 or more.")
    match = position("L03* L01*", options={"side_1": "publisher"})
    meter(match, "hb", ability=2)
    assert {"TW1", "TW2"} <= pool(match)


def test_a_banked_common_key_no_longer_counts_as_a_key_of_the_word():
    match = position(NINE, common="CM-U CM-A", options={"side_1": "publisher"})
    match.answer({"word": "eeeeaaanu"})
    match.answer("CM-U")
    go_to(match, "meter")
    assert why_not(match, "ability:2").endswith("No key of your word has value 4 or more.")


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


def nearly_nothing_left(match):
    """No key in the bag, and one in the Offer."""
    first, *others = table(match).offer.take_all()
    table(match).offer.put(first)
    table(match).pool(1).put(*table(match).bag.take_all(), *others)


def test_a_claim_of_the_last_key_in_step_5_leaves_none_to_claim():
    match = position("Y04* B01* L01")
    nearly_nothing_left(match)
    match.answer("pass")
    match.answer("use:Y04")
    assert match.decision.prompt == "Use keys, or end your turn."
    told = [event.line(("Ann", "Ben")) for event in match.events]
    assert told[-1] == "The Offer is empty: nothing is left for Ann to claim."
    match.answer("use:B01")
    assert match.decision.seat == 1


def test_half_a_claim_of_two_is_all_where_one_key_is_left():
    match = position("B01* L01", event="big_sale")
    nearly_nothing_left(match)
    match.answer("pass")
    match.answer("claim:L24")
    assert match.decision.prompt == "Use keys, or end your turn."
    match.answer("end")
    assert match.decision.seat == 1


def test_a_claim_from_an_empty_bag_says_so():
    match = position("Y03* L01")
    table(match).pool(1).put(*table(match).bag.take_all())
    match.answer("use:Y03")
    told = [event.line(("Ann", "Ben")) for event in match.events]
    assert "Ann drew nothing: the bag is empty." in told


def test_a_claimed_key_may_be_used_this_turn():
    match = position("Y04* L01", bag="D15")
    match.answer("use:Y04")
    match.answer("L25")
    spell(match, "ge")
    go_to(match, "claim")
    assert "L25*" in pool(match)


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
