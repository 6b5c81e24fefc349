"""Long words and the Common key of Typewriter."""

import pytest

from tests.games.typewriters import (
    NINE,
    bank,
    end_turn,
    position,
    space,
    table,
)
from wordgames_tui.games.typewriter.events import CommonBanked


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
    before = space(match)
    assert not match.decision.preview(match.decision.spelled("eeeeaaanz")[0]).banks_common
    match.answer({"word": "eeeeaaanz"})
    assert getattr(match.decision, "purpose", "") != "common"
    assert space(match) == before + 8
