"""Banking keys in Typewriter, and starring them (appendix 4, 15 to 21, 24 to 26)."""

import pytest

from tests.games.typewriters import (
    BIG,
    NINE,
    bank,
    fill,
    go_to,
    meter,
    position,
    possible,
    space,
    spell,
    star,
    table,
    why_not,
)
from wordgames_tui.engine.errors import Refused

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
    assert why_not(match, "use:B09") == "It needs a word."
    spell(match, "ae")
    fill(match)
    go_to(match, "claim")
    assert why_not(match, "use:B09") == "It needs a word."


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
    assert why_not(match, "use:B09").endswith("No key of your word can be banked.")


def test_a_wild_starter_can_be_banked_and_is_worth_nothing():
    match = position("ST-N1* L01 B09*")
    spell(match, "ze")
    match.answer("use:B09")
    match.answer("ST-N1")
    assert bank(match) == "ST-N1*"
    assert match.view(0)["points"][0]["total"] == 0


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
    assert why_not(match, "use:B10").endswith("Your word has fewer than 7 letters.")


def test_star_if_a_two_letter_key_by_the_side_that_shows():
    match = after_banking("bin", "R07*", pool="L01* D02", banked="D02")
    match.answer("use:R07")
    assert star(match) == "D02"
    match = after_banking("bz", "R07*", pool="L01* D11*", banked="D11")
    assert "Z does not show two letters" in why_not(match, "use:R07")
    match = after_banking("bn", "R07*", pool="L01* ST-N1", banked="ST-N1")
    assert "N does not show two letters" in why_not(match, "use:R07")


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


# Stars in a Meter


def test_poet_stars_the_last_and_the_first_key():
    match = position(BIG, options={"side_1": "poet"}, event="no_plurals")
    meter(match, "bfhv", "L01 L02 L03 L04", ability=5)
    match.answer("L04")
    assert "was not the first key" in why_not(match, "ability:10")
    match.answer("ability:7")
    assert star(match) == "L04*"


# 19 If you bank, bank a key in pool instead


def test_a_redirected_bank_may_take_a_key_of_the_pool_either_side_up():
    match = position("L01* L02* R03* B09* D10* B05* TW1")
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


def test_a_redirect_is_for_the_next_bank_whatever_that_takes():
    match = position("L01* L02* R03* B09* R01* D10*")
    spell(match, "bf")
    for answer in ("use:R03", "use:B09", "L01", "use:R01"):
        match.answer(answer)
    assert bank(match).split() == ["L01*", "L02*"]


def test_banks_of_events_leave_a_redirect_for_the_next_bank_by_an_action():
    match = position(f"{NINE} R03* D10* B09*", event="royalties")
    spell(match, "eeeeaaan", NINE.removesuffix(" ST-R1"))
    match.answer("use:R03")
    match.answer("fill")
    match.answer("L01")
    match.answer("use:B09")
    assert "D10" in possible(match)


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
