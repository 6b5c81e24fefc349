"""What Typewriter says: refusals and results as sentences."""

import pytest

from tests.games.typewriters import (
    BIG,
    NAMES,
    go_to,
    meter,
    new,
    position,
    spell,
    star,
    table,
    why_not,
)
from wordgames_tui.engine.errors import Refused
from wordgames_tui.games.typewriter.event_cards import all_events
from wordgames_tui.games.typewriter.rounds import result


def test_a_second_ability_of_a_colour_is_refused_with_the_right_article():
    match = position(BIG, event="no_plurals", space=10, bank="L05 L06")
    meter(match, "bfhv", ability=8)
    match.answer("leave")
    assert why_not(match, "ability:13") == "An orange ability was used in this reset already."
    match = position(BIG, event="no_plurals", space=10)
    meter(match, "bfhv", ability=4)
    assert why_not(match, "ability:10") == "A green ability was used in this reset already."


def test_three_who_share_are_listed_with_one_and():
    match = new(3)
    for _ in range(6):
        match.answer([item.id for item in match.decision.items][: match.decision.least])
    assert result(table(match)).text == "Ann, Ben and Cleo share the victory with 0 points."


def test_a_banked_action_is_named_by_its_sign_in_the_reason_why_it_is_no_pair():
    match = position("L01* L02* R03* R07* B09* B01*", event="no_plurals")
    spell(match, "bf")
    for key in ("R03", "B09"):
        match.answer(f"use:{key}")
    match.answer("B01")
    assert why_not(match, "use:R07") == "+3M does not show two letters."


def test_a_word_of_one_letter_is_too_short():
    match = position("L01 L02", dictionary="english")
    with pytest.raises(Refused, match=r"^A word has 2 letters or more\.$"):
        match.answer({"word": "e"})


def test_a_key_that_cannot_be_spelled_with_is_told_from_one_named_twice():
    match = position("L01 L02 B01*")
    match.answer("use:B01")
    with pytest.raises(Refused, match="was not used this turn"):
        match.answer({"word": "ee", "way": "B01 L02"})
    with pytest.raises(Refused, match="a word uses each key once"):
        match.answer({"word": "ee", "way": "L01 L01"})


def test_the_fill_step_says_what_is_filled_and_to_where():
    match = position("L01* L02* B05* B01*", event="no_plurals", space=3)
    spell(match, "bf")
    assert match.decision.prompt == "Fill your Meter: BF fills 8, 3 to 11."
    assert match.decision.reaches == 11
    match.answer("use:B05")
    match.answer("L02")
    assert match.decision.prompt == "Fill your Meter: BF fills 12, 3 to 15."
    assert "Ann doubled F (4) for the fill." in [e.line(["Ann"]) for e in match.events_for(0)[-2:]]
    match.answer("use:B01")
    go_to(match, "meter")
    assert table(match).spaces[0] == 18


def test_a_key_is_called_by_its_sign_in_what_happened_and_in_what_is_asked():
    match = position("L01* L02* R04*", bank="B09 R06*", event="no_plurals")
    meter(match, "bf", ability=8)
    assert [option.label for option in match.decision.options] == [
        "M (2★1, behind it BNK 1★1)",
        "S4+ (3★2, behind it F 3★1)",
        "Flip nothing",
    ]
    match.answer("R06")
    assert "Ann flipped in the Bank: now F." in [e.line(NAMES) for e in match.events_for(0)]


def test_a_word_of_which_no_key_is_left_comes_back_as_none():
    match = position("TW1 TW2")
    spell(match, "at", "TW1 TW2")
    go_to(match, "claim")
    assert match.events_for(0)[-1].line(NAMES) == "No key of Ann's word was left to come back."


def test_flip_and_star_takes_any_key_of_a_full_bank_by_the_side_that_comes_up():
    bank = "L01* L02 L03 L05* D01 D02* D03 L28 L29"
    match = position("R10* L06", bank=bank)
    key = next(k for k in table(match).pool(0) if k.action)
    assert key.action.op == "flip_star_banked"
    match.answer(f"use:{key.id}")
    assert {option.id for option in match.decision.options} == {
        name.removesuffix("*") for name in bank.split()
    }
    match.answer("L05")
    assert star(match) == "L05"


def test_what_finds_no_key_says_so():
    match = position("Y10* L01")
    match.answer("use:Y10")
    assert match.events[-1].line(("Ann", "Ben")) == "Ann has no key for that; it does nothing."


def test_an_event_that_finds_no_key_says_nothing():
    match = position("L01", offer="", event="swap_meet")
    assert "NoKeyForIt" not in {type(event).__name__ for event in match.events}


@pytest.mark.parametrize("event", all_events(), ids=lambda event: event.id)
def test_every_event_is_told_in_one_line_of_80_columns(event):
    for final in (False, True):
        whole, short = event.told(final)
        assert len(f"{event.face}: {short or whole}") <= 78
