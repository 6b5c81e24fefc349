"""Using keys for their actions in Typewriter, and what moves its Meter (appendix 1, 2, 10)."""

import pytest

from tests.games.typewriters import (
    pool,
    position,
    possible,
    space,
    spell,
    table,
    why_not,
)
from wordgames_tui.engine.errors import Refused


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
    assert why_not(match, "use:B01") == "It was used already this turn."


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
    assert why_not(match, "use:B03") == "It needs a word."
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


def test_a_word_that_lacks_a_used_key_is_told_of_it():
    match = position("B01* L05 L06", common="CM-U")
    match.answer("use:B01")
    with pytest.raises(Refused, match=r"your keys lack\. E was used already this turn"):
        match.decision.ways("ea")
    [used] = match.decision.used
    assert match.decision.why_not(used) == "It was used already this turn."
    assert [match.decision.why_not(key) for key in match.decision.keys] == ["", ""]
