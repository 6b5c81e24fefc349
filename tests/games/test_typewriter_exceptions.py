"""The exceptions of Typewriter's appendix: what no action or ability may do, and what it does when
there is nothing for it."""

import pytest

from tests.games.typewriters import (
    BIG,
    NINE,
    bank,
    end_turn,
    fill,
    go_to,
    lay,
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
from wordgames_tui.games.typewriter.event_cards import all_events

NEED_A_WORD = ["B03", "B05", "B09", "B10", "R01", "R02", "R03", "R04", "R05", "R06"]
STAR_WHAT_WAS_BANKED = ["B10", "R04", "R05", "R06", "R07"]


# "You cannot use this if you do not have a word"


@pytest.mark.parametrize("key", NEED_A_WORD)
def test_what_speaks_of_your_word_needs_one_before_and_after(key):
    match = position(f"L01* L02* {key}*")
    assert why_not(match, f"use:{key}") == "It needs a word."
    with pytest.raises(Refused, match="needs a word"):
        match.answer(f"use:{key}")
    spell(match, "bf")
    go_to(match, "claim")
    assert why_not(match, f"use:{key}") == "It needs a word."


@pytest.mark.parametrize("key", NEED_A_WORD)
def test_who_passes_has_no_word(key):
    match = position(f"L01* {key}*")
    match.answer("pass")
    assert why_not(match, f"use:{key}") == "It needs a word."


def test_a_pair_may_be_starred_after_the_word_was_flipped():
    match = position("D01 L01* B09* R07*", event="no_plurals")
    spell(match, "erb")
    match.answer("use:B09")
    match.answer("D01")
    go_to(match, "claim")
    match.answer("use:R07")
    assert star(match) == "D01"


# "You cannot use this on a key that was already banked on a previous turn"


@pytest.mark.parametrize("key", STAR_WHAT_WAS_BANKED)
def test_a_key_banked_on_a_previous_turn_is_not_just_banked(key):
    match = position(f"D01 L01* L02* L03* L05 L06 B09* {key}*", event="no_plurals")
    spell(match, "erbfhaa", "D01 L01 L02 L03 L05 L06")
    match.answer("use:B09")
    match.answer("D01")
    go_to(match, "claim")
    end_turn(match)
    lay(table(match), table(match).pool(0), "L01* L02* B01*")
    end_turn(match)
    spell(match, "bf", "L01 L02")
    fill(match)
    assert bank(match) == "D01"
    assert "banked no key this turn" in why_not(match, f"use:{key}")


def test_a_key_banked_on_a_previous_turn_may_be_flipped_and_starred():
    match = position("R08* R09* L01", bank="L28 L29")
    for answer in ("use:R08", "L28", "use:R09", "L28"):
        match.answer(answer)
    assert (bank(match), star(match)) == ("L29", "L28*")


# "You cannot choose this key", "any non-starter key"


@pytest.mark.parametrize(("key", "bank"), [("B08", ""), ("Y09", ""), ("Y10", "L28")])
def test_a_key_does_not_choose_itself(key, bank):
    match = position(f"{key}* L05 L06", bank=bank)
    match.answer(f"use:{key}")
    assert possible(match) == {"L05", "L06"}


def test_neither_a_starter_nor_a_temporary_wild_goes_to_the_offer():
    match = position("Y09* ST-N1 ST-R1* TW1 L05 CM-U")
    match.answer("use:Y09")
    assert possible(match) == {"L05", "CM-U"}


# First and last keys


@pytest.mark.parametrize(
    ("key", "word", "keys", "common"),
    [
        ("R04", "abf", "CM-A L01 L02", "CM-A"),
        ("R05", "bfa", "L01 L02 CM-A", "CM-A"),
        ("R04", "zbf", "TW1 L01 L02", "CM-U"),
        ("R05", "bfz", "L01 L02 TW1", "CM-U"),
    ],
)
def test_a_common_key_or_a_temporary_wild_is_the_first_or_last_key_that_none_can_bank(
    key, word, keys, common
):
    match = position(f"L01* L02* TW1 B09* R01* B01* {key}*", common=common)
    spell(match, word, keys)
    for bank_key, banked in (("B09", "L01"), ("R01", "L02")):
        match.answer(f"use:{bank_key}")
        if banked in possible(match):
            match.answer(banked)
    assert "key of your word" in why_not(match, f"use:{key}")


@pytest.mark.parametrize(("key", "word"), [("R04", "ieeeeaaan"), ("R05", "eeeeaaani")])
def test_a_common_key_banked_by_a_long_word_is_starred_as_first_or_last_key(key, word):
    match = position(f"{NINE} {key}*", common="CM-I")
    match.answer({"word": word})
    match.answer("CM-I")
    match.answer(f"use:{key}")
    assert star(match) == "CM-I"


def test_a_pair_made_wild_is_one_letter_of_the_word_with_its_printed_value():
    match = position("B06* D10* L05 ST-T1", common="CM-U")
    match.answer("use:B06")
    match.answer("D10")
    spell(match, "cat", "D10? L05 ST-T1")
    assert table(match).turn.word.letters == 3
    assert space(match) == 6 + 1 + 1


def test_a_key_made_wild_is_banked_and_starred_like_any_other():
    match = position("B06* D10* L05 ST-T1 B09* R06*", common="CM-U")
    for answer in ("use:B06", "D10"):
        match.answer(answer)
    spell(match, "cat", "D10? L05 ST-T1")
    for answer in ("use:B09", "D10", "use:R06"):
        match.answer(answer)
    assert star(match) == "D10*"


def test_neither_the_common_key_nor_a_temporary_wild_is_starred_in_the_word():
    match = position(f"{BIG} TW1", space=10, common="CM-A")
    meter(match, "bfhvaz", "L01 L02 L03 L04 CM-A TW1", ability=20)
    assert possible(match) == {"L01", "L02", "L03", "L04"}
    assert why_not(match, "CM-A") == "The Common key can never be starred so."
    assert "cannot be starred" in why_not(match, "TW1")


# A key banked from the pool instead


@pytest.mark.parametrize(
    ("key", "word", "stars"),
    [("R04", "bf", False), ("R05", "bf", False), ("R07", "bf", True), ("B10", "bfhaaan", True)],
)
def test_a_redirected_key_is_starred_where_the_printed_condition_fits(key, word, stars):
    match = position(f"L01* L02* L03* L05 L06 L07 ST-N1 D10* R03* B09* {key}*")
    spell(match, word)
    for answer in ("use:R03", "use:B09", "D10"):
        match.answer(answer)
    assert (f"use:{key}" in possible(match)) == stars


# In vain


@pytest.mark.parametrize("key", ["R08", "R09", "R10", "Y10", "B08", "B06", "Y09", "Y05"])
def test_an_action_may_be_used_in_vain_to_turn_its_key(key):
    match = position(f"{key}* TW1", common="CM-U", offer="L05 L06 L07 ST-N1")
    table(match).common.put(table(match).common_bottom.draw())
    table(match).star(1).put(table(match).common.cards[0])
    del table(match).common.cards[0]
    match.answer(f"use:{key}")
    assert pool(match) == {key, "TW1"}
    assert match.decision.kind == "spell"


# The empty bag


def dry(names, players=5, **setup):
    """A position with five players of which no key is left in the bag."""
    match = position(names, players=players, **setup)
    table(match).star(4).put(*table(match).bag.take_all())
    return match


@pytest.mark.parametrize("key", ["Y03", "Y06", "Y08"])
def test_with_five_players_and_an_empty_bag_nothing_is_drawn(key):
    match = dry(f"{key}* L01")
    match.answer(f"use:{key}")
    assert pool(match) == {key, "L01"}
    assert shown(table(match).offer) == "L24 L25 L26 L27"


def test_with_an_empty_bag_a_refresh_leaves_the_offer_as_large_as_it_was():
    match = dry("Y07* L01")
    match.answer("use:Y07")
    assert set(shown(table(match).offer).split()) == {"L24", "L25", "L26", "L27"}
    assert not len(table(match).bag)


def test_with_an_empty_bag_five_players_claim_until_the_offer_is_empty():
    match = dry("L01")
    for left in (3, 2, 1, 0):
        end_turn(match)
        assert len(table(match).offer) == left
    match.answer("pass")
    assert table(match).round == 2
    assert match.decision.seat == 0


def test_an_event_draws_for_the_first_players_while_the_bag_lasts():
    match = dry("L01")
    lay(table(match), table(match).bag, "D15 D14 D13 D12 D11 D09 D08")
    table(match).event_deck.cards[0] = next(e for e in all_events() if e.id == "paper_delivery")
    for _ in range(5):
        end_turn(match)
    assert table(match).event.id == "paper_delivery"
    assert pool(match) == {"L01", "L24", "D09"}
    assert "D08" in pool(match, 1)
    assert not len(table(match).bag)


def test_there_are_temporary_wilds_for_five_players_who_hold_three_each():
    match = position("Y02* L01", players=5)
    for seat in range(1, 5):
        table(match).pool(seat).put(*(table(match).supply.draw() for _ in range(3)))
    match.answer("use:Y02")
    assert not len(table(match).supply)
    assert table(match).temporary_wilds(0) == 3
