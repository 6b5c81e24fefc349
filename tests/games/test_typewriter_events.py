"""The 22 events of Typewriter, each at its point of the round or the turn."""

import pytest

from tests.games.typewriters import (
    NAMES,
    NINE,
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
from wordgames_tui.games.typewriter.event_cards import EventCard, all_events
from wordgames_tui.games.typewriter.events import Filled
from wordgames_tui.games.typewriter.keys import all_keys
from wordgames_tui.games.typewriter.word import KeyInWord, Word
from wordgames_tui.games.typewriter.word import fill as fills

EVENTS = {event.id: event for event in all_events()}
KEYS = {key.id: key for key in all_keys()}


def word(text, *ids, shared=""):
    """That word, made of keys that need not fit its letters."""
    keys = [KEYS[i.removesuffix("*")] for i in ids]
    keys = [k.flipped() if i.endswith("*") else k for k, i in zip(keys, ids, strict=True)]
    return Word(text, tuple(KeyInWord(k, "x", shared=k.id == shared) for k in keys))


# At once, before the first turn, in turn order


def test_fresh_ribbon_gives_everybody_a_temporary_wild():
    match = position("L01 TW1 TW2 TW3", event="fresh_ribbon", others="L02")
    assert pool(match) == {"L01", "TW1", "TW2", "TW3"}
    assert "TW4" in pool(match, 1)


def test_paper_delivery_draws_a_key_for_everybody_in_turn_order():
    match = position("L01", event="paper_delivery", bag="D15 D14")
    assert "D15" in pool(match, 0)
    assert "D14" in pool(match, 1)


def test_loose_type_bars_lets_everybody_flip_up_to_two_keys():
    match = position("L01 L02 B01 TW1", event="loose_type_bars")
    assert (match.decision.seat, match.decision.least, match.decision.most) == (0, 0, 2)
    match.answer(["L01", "B01"])
    assert match.decision.seat == 1
    match.answer([])
    assert match.decision.kind == "spell"
    assert "use:B01" in possible(match)
    assert match.decision.ways("be")


def test_warm_up_exercise_moves_every_token_three_spaces():
    match = position("L01", event="warm_up", space=19)
    assert table(match).spaces == [20, 3]


def test_swap_meet_lets_everybody_swap_with_the_offer_or_not():
    match = position("L01 ST-N1", event="swap_meet", offer="L24 L25 L26 L27")
    assert possible(match) == {"L01", "leave"}
    match.answer("L01")
    match.answer("L26")
    assert "L26" in pool(match)
    assert match.decision.seat == 1
    match.answer("leave")
    assert shown(table(match).offer) == "L24 L25 L27 L01"


def test_shop_window_deals_six_keys_and_refills_below_four_from_then_on():
    match = position("L01 Y04*", event="new_window", bag="D15 D14 D13 D12 D11 D10")
    assert shown(table(match).offer) == "D15 D14 D13 D12 D11 D10"
    match.answer("use:Y04")
    match.answer("D15")
    assert len(table(match).offer) == 5
    for left in (4, 4, 4):
        end_turn(match)
        assert len(table(match).offer) == left


# For the round


@pytest.mark.parametrize(
    ("event", "text", "keys", "filled"),
    [
        ("long_read", "aaaaaab", ["L01"], 1 + 3),
        ("long_read", "aaaaab", ["L01"], 1),
        ("flash_fiction", "abcd", ["L01"], 1 + 4),
        ("flash_fiction", "abcde", ["L01"], 1),
        ("house_style", "abba", ["L01"], 1 + 3),
        ("house_style", "abab", ["L01"], 1),
        ("rare_type", "xx", ["L01*", "L03*", "D10*"], 4 + 2 + 3 + 6 + 2),
        ("shared_vowel", "xx", ["L01", "CM-U"], 1 + 4),
        ("margin_release", "abba", ["L01"], 1),
    ],
)
def test_an_event_adds_to_the_fill(event, text, keys, filled):
    assert fills(word(text, *keys), EVENTS[event]) == filled


def test_shared_vowel_doubles_the_shared_key_alone():
    assert fills(word("xx", "L01", "CM-U", shared="CM-U"), EVENTS["shared_vowel"]) == 1 + 8


def test_doubling_bonus_per_key_and_event_add_up():
    made = word("xxxx", "L01*", "CM-U", shared="CM-U")
    total = fills(made, EVENTS["shared_vowel"], per_key=1, doubled=["CM-U"])
    assert total == (4 + 1) + (4 + 1) + 4 + 4
    assert fills(made, EVENTS["rare_type"], per_key=1, doubled=["L01"]) == (8 + 1 + 2) + (4 + 1 + 2)


@pytest.mark.parametrize(
    ("event", "word", "keys", "filled"),
    [
        ("flash_fiction", "bf", "L01 L02", 8 + 4),
        ("long_read", "bfeenaz", "L01 L02 L03 L04 ST-N1 L05 TW1", 4 + 4 + 1 + 1 + 1 + 1 + 3),
        ("house_style", "been", "L01 L03 L04 ST-N1", 4 + 1 + 1 + 1 + 3),
        ("rare_type", "bfu", "L01 L02 CM-U", 4 + 4 + 4 + 3 * 2),
        ("shared_vowel", "bun", "L01 CM-U ST-N1", 4 + 2 * 4 + 1),
    ],
)
def test_an_event_fills_in_a_turn(event, word, keys, filled):
    match = position("L01* L02* L03 L04 L05 ST-N1 TW1", event=event, common="CM-U")
    spell(match, word, keys)
    assert [e.fill for e in match.events if isinstance(e, Filled)] == [filled]


def test_margin_release_resets_to_3():
    match = position("L01* L02*", event="margin_release")
    meter(match, "bf", ability=4)
    assert match.decision.option("flip").label == "Reset to 3 and flip the word"
    match.answer("flip")
    assert space(match) == 3


def test_overtime_lets_two_of_three_abilities_share_a_colour():
    match = position("L01* L02* L03* L04* L05", event="overtime", bank="L28")
    meter(match, "bfhv", ability=2)
    match.answer(["L05"])
    match.answer("ability:6")
    match.answer("L01")
    usable = {option for option in possible(match) if option.startswith("ability")}
    assert usable == {"ability:4", "ability:8", "ability:10", "ability:13", "ability:15"}
    match.answer("ability:8")
    match.answer("L01")
    assert match.decision.step == "claim"
    assert bank(match) == "L28 L01"


def test_overtime_uses_each_space_once():
    match = position("L01* L02* L05", event="overtime")
    meter(match, "bf", ability=2)
    match.answer(["L05"])
    assert match.decision.option("ability:2").why_not == "Each ability is used once in a reset."


def test_pocket_edition_needs_one_letter_less():
    match = position(NINE, event="easy_edition")
    match.answer({"word": "eeeeaaan"})
    assert match.decision.purpose == "common"


def test_opening_line_gives_a_wild_for_a_word_that_starts_with_a_vowel_once_it_is_used():
    match = position("L01 ST-N1 TW1 TW2 TW3", event="opening_line")
    spell(match, "enzzz", "L01 ST-N1 TW1 TW2 TW3")
    go_to(match, "claim")
    assert sum(name.startswith("TW") for name in pool(match)) == 1
    match = position("L01 ST-N1", event="opening_line")
    spell(match, "ne")
    go_to(match, "claim")
    assert not any(name.startswith("TW") for name in pool(match))


def test_royalties_bank_a_key_of_a_word_of_eight_letters_after_the_fill():
    match = position(f"{NINE} B10*", event="royalties")
    spell(match, "eeeeaaan", "L01 L02 L03 L04 L05 L06 L07 ST-N1")
    fill(match)
    assert space(match) == 8
    assert "leave" in possible(match)
    match.answer("L01")
    assert bank(match) == "L01"
    match.answer("use:B10")
    assert star(match) == "L01"


def test_royalties_are_no_bank_to_redirect_and_need_eight_letters():
    match = position(f"{NINE} R03* D10*", event="royalties")
    spell(match, "eeeeaaan", "L01 L02 L03 L04 L05 L06 L07 ST-N1")
    match.answer("use:R03")
    assert "D10" not in possible(match)
    match.answer("leave")
    assert bank(match) == ""
    match = position(NINE, event="royalties")
    spell(match, "eeeeaaa", "L01 L02 L03 L04 L05 L06 L07")
    assert match.decision.step == "meter"


def test_royalties_say_of_a_banked_common_key_that_it_is_banked():
    match = position(NINE, common="CM-O CM-E", event="royalties", options={"common_letters": 8})
    match.answer({"word": "eeeaaano", "way": "L01 L02 L03 L05 L06 L07 ST-N1 CM-O"})
    match.answer("CM-O")
    assert why_not(match, "CM-O") == "It was banked already."


def test_no_easy_plurals():
    match = position("L01 ST-S1 ST-N1", event="no_plurals")
    with pytest.raises(Refused, match="No Easy Plurals: a word may not end in S this round"):
        match.answer({"word": "ens"})
    match.answer({"word": "sen"})


def test_shift_lock_leaves_up_to_two_keys_unflipped():
    match = position("L01 L02 L05", event="shift_lock")
    meter(match, "eea", "L01 L02 L05")
    match.answer("flip")
    assert (match.decision.purpose, match.decision.least, match.decision.most) == ("stay", 0, 2)
    match.answer(["L01", "L05"])
    assert pool(match) == {"L01", "L02*", "L05"}


def test_shift_lock_does_not_ask_about_keys_with_one_face():
    match = position("L01 CM-U L02", event="shift_lock")
    meter(match, "eue", "L01 CM-U L02")
    match.answer("flip")
    assert possible(match) == {"L01", "L02"}


def test_half_price_day_claims_two_keys_one_after_the_other():
    match = position("L01", event="big_sale", bag="D15 D14")
    match.answer("pass")
    assert match.decision.prompt == "Claim a key from the Offer; 2 to claim."
    match.answer("claim:L24")
    assert match.decision.prompt == "Claim a key from the Offer; that ends your turn."
    assert "claim:D15" in possible(match)
    match.answer("claim:D15")
    assert {"L24", "D15"} <= pool(match)
    assert match.decision.seat == 1


def test_mystery_parcel_may_take_the_place_of_an_offer_key():
    match = position("L01", event="mystery_parcel", bag="D15 D14")
    match.answer("pass")
    match.answer("claim-bag")
    assert possible(match) == {"D15", "D14"}
    match.answer("D14")
    assert "D14" in pool(match)
    assert shown(table(match).offer) == "L24 L25 L26 L27"
    assert match.decision.seat == 1


def test_gold_stamp_stars_a_key_of_value_2_or_less_once_a_turn():
    match = position("L01 L02* D01 B09* R01* R02*", event="gold_stamp")
    spell(match, "feer", "L02 L01 D01")
    fill(match)
    for answer in ("use:B09", "L02"):
        match.answer(answer)
    assert bank(match) == "L02*"
    for answer in ("use:R01", "L01", "leave"):
        match.answer(answer)
    assert star(match) == ""
    match.answer("use:R02")
    match.answer("D01")
    assert star(match) == "D01"


def test_gold_stamp_says_nothing_of_a_key_above_2():
    match = position("L03* L02* B09*", event="gold_stamp")
    spell(match, "hf")
    match.answer("use:B09")
    match.answer("L03")
    assert bank(match) == "L03*"
    assert "NoKeyForIt" not in {type(event).__name__ for event in match.events}


def test_gold_stamp_is_for_one_key_a_turn():
    match = position("L01 L02 L05 B09* R01*", event="gold_stamp")
    spell(match, "eea", "L01 L02 L05")
    fill(match)
    for answer in ("use:B09", "L01", "L01"):
        match.answer(answer)
    assert star(match) == "L01"
    match.answer("use:R01")
    match.answer("L02")
    assert getattr(match.decision, "purpose", "") != "star"
    assert (bank(match), star(match)) == ("L02", "L01")


def test_bestseller_list_lets_all_who_spelled_the_longest_word_bank_from_the_pool():
    match = position("L01 L02 B01* TW1", event="bestseller", final=True)
    spell(match, "ee")
    end_turn(match)
    assert match.decision.seat == 1
    match.answer("pass")
    assert match.decision.seat == 0
    assert possible(match) == {"L01", "L02", "B01", "leave"}
    match.answer("L01")
    assert match.over
    assert match.result.scores[0] == 4


def test_bestseller_list_is_for_the_longest_word_alone():
    match = position("L01 L02 L05", event="bestseller", others="L03 L04", final=True)
    spell(match, "eea", "L01 L02 L05")
    end_turn(match)
    spell(match, "ee", "L03 L04")
    end_turn(match)
    assert match.decision.seat == 0
    match.answer("leave")
    assert match.over


def test_bestseller_list_counts_letters_not_keys():
    match = position("L01 D01", event="bestseller", others="L03 L04", final=True)
    spell(match, "ere", "D01 L01")
    end_turn(match)
    spell(match, "ee", "L03 L04")
    assert match.view(0)["words"] == ["ere", "ee"]
    end_turn(match)
    told = [event.line(NAMES) for event in match.events_for(0)]
    assert "Bestseller List: the longest word is ERE by Ann, 3 letters." in told
    match.answer("leave")
    assert match.over


def test_bestseller_list_is_for_words_of_its_own_round():
    match = position("L01 L02 L05")
    events = table(match).event_deck.cards
    events[0] = EVENTS["bestseller"]
    spell(match, "eea", "L01 L02 L05")
    end_turn(match), end_turn(match)
    assert table(match).event.id == "bestseller"
    end_turn(match), end_turn(match)
    assert table(match).round == 3


def test_bestseller_list_is_for_nobody_when_nobody_spelled():
    match = position("L01 L02", event="bestseller", final=True)
    match.answer("pass")
    end_turn(match)
    assert match.over


def test_bestseller_list_sets_nothing_off():
    match = position("L01 L02 R09", event="bestseller", players=3, final=True)
    spell(match, "ee")
    end_turn(match), end_turn(match), end_turn(match)
    match.answer("L02")
    assert (match.over, star(match)) == (True, "")


# The cards themselves


@pytest.mark.parametrize(
    ("when", "text", "holds"),
    [
        ({}, "a", True),
        ({"min_letters": 3}, "ab", False),
        ({"max_letters": 3}, "abcd", False),
        ({"starts_with": "AEIOU"}, "under", True),
        ({"starts_with": "AEIOU"}, "below", False),
        ({"has_double_letter": True}, "letter", True),
        ({"has_double_letter": True}, "latent", False),
    ],
)
def test_conditions_of_events(when, text, holds):
    assert EventCard("e", "E", "fill", "", when=when).holds_for(text) == holds
