"""Flipping, swapping and making wild in Typewriter (appendix 12 to 14, 22, 27, 28)."""

import pytest

from tests.games.typewriters import (
    BIG,
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
    assert items["L01"] == "E (1★1, behind it B 4★2)"
    assert items["L05"] == "A (1★1)"


# 13, 14 flip a banked key


def test_flip_a_banked_key_of_any_turn():
    match = position("R08* L01", bank="L02* B01")
    match.answer("use:R08")
    match.answer("B01")
    assert bank(match) == "L02* B01*"


def test_a_banked_key_may_be_left_as_it_lies():
    match = position("R08* L01", bank="L28")
    match.answer("use:R08")
    assert possible(match) == {"L28", "leave"}
    match.answer("leave")
    assert bank(match) == "L28"
    assert pool(match) == {"R08", "L01"}


def test_a_banked_common_key_cannot_be_flipped():
    match = position("R10* L01", bank="CM-U L02 L03")
    match.answer("use:R10")
    assert possible(match) == {"L02", "L03"}


def test_flip_and_star_a_banked_key():
    match = position("R10* L01", bank="L02")
    match.answer("use:R10")
    assert (bank(match), star(match)) == ("", "L02*")
    assert match.view(0)["points"][0]["total"] == 4 + 2


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
    assert why_not(match, "B01") == "It was used already this turn."
    assert why_not(match, "B02") == "It shows no letter."


def test_a_key_is_made_wild_once():
    match = position("B06* B07* L01 L05", common="CM-E")
    match.answer("use:B06")
    match.answer("L01")
    match.answer("use:B07")
    assert possible(match) == {"L05", "CM-E"}
    assert why_not(match, "L01") == "It is wild already."


def test_making_a_key_wild_comes_before_the_word_and_lasts_the_turn():
    match = position("B06* B07* L01 L05", common="CM-E")
    match.answer("use:B06")
    match.answer("CM-E")
    spell(match, "az")
    fill(match)
    assert why_not(match, "use:B07").endswith("only before you spell your word.")
    end_turn(match)
    assert match.decision.wild == frozenset()


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
