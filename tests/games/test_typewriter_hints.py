"""Typewriter's hints: a length, a word, a whole turn with its reason in points."""

import pytest

from tests.games.typewriters import BIG, go_to, meter, new, position, spell, table
from tests.until import until
from wordgames_tui.engine.errors import Refused
from wordgames_tui.games.typewriter.decisions import SpellWord


def test_a_length_then_a_word_then_a_turn():
    match = position("ST-N1 L05 L28*", common="CM-O", dictionary="english", space=2)
    length, word, turn = (match.hint(0) for _ in range(3))
    assert length == "There is a word of 4 letters."
    assert word == "AXON fills 11, so your token reaches 13."
    assert turn == (
        "AXON fills 11, so your token reaches 13; "
        "use space 6 (Bank 1 key in your word) on X, 6 points; "
        "use space 13 (If you bank a key, star it) on X, 3 points; "
        "claim G (banked 2 points, starred 3; behind it U: banked 3 points, starred 5)."
    )
    assert match.hint(0) == turn


def test_the_word_of_a_hint_can_be_spelled():
    for seed in range(4):
        match = new(seed=seed, dictionary="english")
        for _ in until(lambda match=match: isinstance(match.decision, SpellWord)):
            match.answer([item.id for item in match.decision.items][:2])
        match.hint(0)
        match.answer({"word": match.hint(0).split()[0].lower()})


def test_no_word_is_told():
    match = position("L30* L29*", common="CM-U", dictionary="english")
    assert match.hint(0) == "There is no word for you here; pass."


def test_the_meter_is_hinted_at_by_colour_then_by_ability():
    match = position("L01* L02* L05", bank="L03", event="no_plurals")
    meter(match, "bfa")
    assert match.hint(0) == "Look at what is purple and orange."
    assert match.hint(0) == (
        "Use space 6 (Bank 1 key in your word) on B, 4 points; "
        "then use space 8 (Flip a banked key) on E, 2 points."
    )
    match.answer("ability:8")
    match.answer("leave")
    match.hint(0)
    assert match.hint(0) == "Use space 6 (Bank 1 key in your word) on B, 4 points."


def test_a_hint_spends_no_key_of_the_word_twice():
    match = position(BIG, space=10, bank="L05")
    meter(match, "bfhv")
    match.hint(0)
    star, bank = match.hint(0).removesuffix(".").split("; then use ")
    assert star.startswith("Use space 20 (Star 1 key in your word) on B, 6 points")
    assert bank.startswith("space 6 (Bank 1 key in your word) on ")
    assert bank.endswith("on F, 4 points")


def test_a_hint_stars_a_key_that_can_be_starred_by_what_the_word_is():
    match = position("L01* L05 L02*", space=8, options={"side_1": "poet"}, event="no_plurals")
    meter(match, "baf", "L01 L05 L02")
    match.hint(0)
    assert match.hint(0) == (
        "Use space 5 (Bank 1 key in your word) on B, 4 points; "
        "then use space 10 (If you bank your first key, star it) on B, 2 points."
    )


def test_a_hint_stars_no_key_that_was_banked_before_this_turn():
    match = position(BIG, bank="D10*")
    meter(match, "bfhv")
    match.hint(0)
    assert match.hint(0) == (
        "Use space 6 (Bank 1 key in your word) on B, 4 points; "
        "then use space 13 (If you bank a key, star it) on B, 2 points."
    )


def test_a_hint_in_a_reset_does_not_keep_the_token():
    match = position("L01* L02*", event="no_plurals")
    meter(match, "bf", ability=6)
    match.answer("L01")
    assert match.hint(0) == "No other ability brings points now; reset your Meter."


def test_a_hint_knows_that_overtime_lets_two_abilities_share_a_colour():
    match = position("L01* L02* L05", space=3, event="overtime")
    meter(match, "bf", ability=4)
    match.answer("ability:2")
    match.answer([])
    match.hint(0)
    assert match.hint(0) == "Use space 6 (Bank 1 key in your word) on B, 4 points."


def test_a_claim_is_hinted_at():
    match = position("L01", offer="L02 L24 D10 B01")
    match.answer("pass")
    assert match.hint(0) == (
        "Claim ST (banked 2 points, starred 3; behind it QU: banked 6 points, starred 9)."
    )
    match = position("L02", offer="B05 L24 L25 L26")
    match.answer("pass")
    assert match.hint(0) == (
        "Claim C (banked 2 points, starred 3; behind it DBL: Double 1 key's Meter value this turn)."
    )


def test_there_is_no_hint_where_there_is_nothing_to_weigh():
    match = position("L01* L02* B09*")
    spell(match, "bf")
    match.answer("use:B09")
    with pytest.raises(Refused, match="There is no hint here"):
        match.hint(0)
    match.answer("L01")
    go_to(match, "claim")
    assert table(match).turn.word is None
