"""Spelling in Typewriter: words, pairs, wilds, and the ways to lay them."""

import pytest

from tests.games.typewriters import (
    end_turn,
    go_to,
    lay,
    pool,
    position,
    possible,
    space,
    spell,
    table,
    why_not,
)
from wordgames_tui.engine.errors import Refused
from wordgames_tui.games.typewriter.events import Spelled

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
    with pytest.raises(Refused, match="NOTED needs D, O and T that your keys lack"):
        match.answer({"word": "noted"})
    with pytest.raises(Refused, match="two letters of a key stay side by side, in their order"):
        match.answer({"word": "rane"})
    with pytest.raises(Refused, match="2 letters or more"):
        match.answer({"word": "a"})


def test_a_word_must_be_in_the_dictionary_and_may_be_tried_again():
    match = position("ST-N1 ST-T1 L01", dictionary="english")
    with pytest.raises(Refused, match="TNE is not good here: not in the dictionary"):
        match.answer({"word": "tne"})
    match.answer({"word": "ten"})
    assert len(table(match).words[0]) == 3


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
    assert why_not(match, "use:B02") == "It was used already this turn."
    with pytest.raises(Refused, match="used already this turn"):
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
    assert why_not(match, "use:B09") == "It needs a word."
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


def test_what_an_event_gives_for_a_word_is_not_given_for_each_of_its_keys():
    match = position("L01 D01 ST-R1 TW1 TW2 L05", event="flash_fiction", common="CM-U")
    ways = match.decision.spelled("era")
    filled = [match.decision.preview(way).fill for way in ways]
    assert len(set(filled)) > 1
    assert filled == sorted(filled, reverse=True)


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
    "way",
    [
        "TW1 L01",
        "L01 L01 ST-T1",
        "ST-T1 L01 ST-N1?",
        "ST-T1? L01 ST-N1",
        "L99 L01 ST-T1",
        "",
        "ST-T1 L01 ST-T1",
    ],
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
