"""Typewriter's hints: a length, a word, a whole turn with its reason in points."""

import pytest

from tests.games.typewriters import go_to, meter, new, position, spell, table
from wordgames_tui.engine.errors import Refused
from wordgames_tui.games.typewriter.decisions import SpellWord


def test_a_length_then_a_word_then_a_turn():
    match = position("ST-N1 L05 L28*", common="CM-O", dictionary="english", space=2)
    length, word, turn = (match.hint(0) for _ in range(3))
    assert length == "There is a word of 4 letters."
    assert word == "AXON fills 11, so your token reaches 13."
    assert turn == (
        "AXON fills 11, so your token reaches 13; use 6 (Bank 1 key in your word) on X, 6 points; "
        "claim G, U on the other side."
    )
    assert match.hint(0) == turn


def test_the_word_of_a_hint_can_be_spelled():
    for seed in range(4):
        match = new(seed=seed, dictionary="english")
        while not isinstance(match.decision, SpellWord):
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
        "Use 6 (Bank 1 key in your word) on B, 4 points; use 8 (Flip a banked key) on E, 2 points."
    )
    match.answer("ability:8")
    match.hint(0)
    assert "use 8" not in match.hint(0)


def test_a_claim_is_hinted_at():
    match = position("L01", offer="L02 L24 D10 B01")
    match.answer("pass")
    assert match.hint(0) == "Claim ST, QU on the other side."


def test_there_is_no_hint_where_there_is_nothing_to_weigh():
    match = position("L01* L02* B09*")
    spell(match, "bf")
    match.answer("use:B09")
    with pytest.raises(Refused, match="There is no hint here"):
        match.hint(0)
    match.answer("L01")
    go_to(match, "claim")
    assert table(match).turn.word is None
