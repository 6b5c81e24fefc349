"""Steps 2 to 5 of a turn of Typewriter, and what lies open meanwhile."""

import pytest

from tests.games.typewriters import (
    NAMES,
    answer_setup,
    bank,
    end_turn,
    meter,
    new,
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
from tests.until import until
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.typewriter.decisions import SpellWord
from wordgames_tui.games.typewriter.events import Filled

# 2. Fill Your Meter


def test_the_values_of_all_keys_fill_the_meter_and_the_common_key_counts():
    match = position("L01* ST-N1*", common="CM-U")
    spell(match, "bun")
    assert space(match) == 4 + 4 + 0
    assert [event.fill for event in match.events if isinstance(event, Filled)] == [8]


def test_the_token_does_not_move_past_the_last_space():
    match = position("L01* L02*", space=19)
    spell(match, "bf")
    assert space(match) == 20


def test_a_key_banked_before_the_fill_no_longer_fills():
    match = position("L01* L02* B09*")
    spell(match, "bf")
    assert match.decision.step == "fill"
    match.answer("use:B09")
    match.answer("L01")
    assert bank(match) == "L01*"
    assert space(match) == 4


# 3. Use Your Meter


def test_abilities_on_the_token_or_behind_it_can_be_used():
    match = position("L01* L02* L05")
    spell(match, "bf")
    assert space(match) == 8
    usable = {option for option in possible(match) if option.startswith("ability")}
    assert usable == {"ability:2", "ability:4", "ability:6", "ability:8"}
    assert why_not(match, "ability:10") == "Your token is on 8; this ability is on 10."


def test_one_ability_of_each_colour_in_any_order_then_the_token_goes_to_0():
    match = position("L01* L02* L03* L04* TW1", event="no_plurals", bank="L28")
    meter(match, "bfhv", ability=6)
    match.answer("L01")
    assert why_not(match, "ability:2") == "A purple ability was used in this reset already."
    match.answer("ability:13")
    assert star(match) == "L01*"
    assert "orange" in why_not(match, "ability:8")
    assert space(match) == 15
    assert match.decision.option("flip").label == "Reset to 0 and flip the word"
    assert match.decision.prompt == "Use more of your Meter, or reset it."
    match.answer("ability:4")
    assert match.decision.step == "claim"
    assert space(match) == 0
    assert match.view(0)["turn"]["abilities"] == []


def test_one_need_not_reset():
    match = position("L01* L02*")
    meter(match, "bf")
    match.answer("flip")
    assert space(match) == 8


def test_actions_may_be_used_between_abilities():
    match = position("L01* L02* L05 B08*")
    meter(match, "bf", ability=4)
    match.answer("use:B08")
    match.answer(["L05"])
    match.answer("ability:6")
    match.answer("L01")
    assert bank(match) == "L01*"
    assert "TW1" in pool(match) and "L05*" in pool(match)


def test_a_meter_without_reach_is_not_asked_about():
    match = position("L01 ST-N1*")
    spell(match, "en")
    assert match.decision.step == "claim"


# 4. Flip Keys in Your Word


def test_every_key_still_in_the_word_is_flipped_wild_starters_included():
    match = position("L01 ST-N1* D01 B02 ST-T1 TW1", common="CM-A")
    meter(match, "eaneroti", "L01 CM-A ST-N1 D01 B02 ST-T1 TW1")
    match.answer("flip")
    assert pool(match) == {"L01*", "ST-N1", "D01*", "B02*", "ST-T1*"}
    assert table(match).common_key.id == "CM-A"
    assert len(table(match).supply) == 15


def test_banked_and_starred_keys_are_not_flipped():
    match = position("L01* L02* L03*", space=3)
    meter(match, "bfh", ability=6)
    match.answer("L02")
    match.answer("flip")
    assert bank(match) == "L02*"
    assert pool(match) == {"L01", "L03"}


# 5. Claim a Key from the Offer


def test_a_key_must_be_claimed_and_another_comes_from_the_bag():
    match = position("L01 L02", offer="L24 L25 L26 L27", bag="D15")
    match.answer("pass")
    assert possible(match) == {"claim:L24", "claim:L25", "claim:L26", "claim:L27"}
    match.answer("claim:L25")
    assert "L25" in pool(match)
    assert shown(table(match).offer) == "L24 L26 L27 D15"
    assert match.decision.seat == 1


def test_a_key_is_claimed_with_the_side_that_shows():
    match = position("L01")
    offer = table(match).offer
    offer.cards[0] = offer.cards[0].flipped()
    match.answer("pass")
    match.answer("claim:L24")
    assert "L24*" in pool(match)


def test_there_is_no_claim_in_the_final_round_but_claim_actions_work():
    match = position("L01 Y04*", final=True)
    match.answer("pass")
    assert possible(match) == {"end", "use:Y04"}
    match.answer("use:Y04")
    match.answer("L24")
    assert "L24" in pool(match)
    assert match.decision.seat == 1
    end_turn(match)
    assert match.over


def test_an_empty_offer_skips_the_claim():
    match = position("L01")
    table(match).aside.put(*table(match).bag.take_all(), *table(match).offer.take_all())
    match.answer("pass")
    assert match.decision.seat == 1


def test_the_offer_stays_short_when_the_bag_is_empty():
    match = position("L01")
    table(match).aside.put(*table(match).bag.take_all())
    match.answer("pass")
    match.answer("claim:L24")
    assert shown(table(match).offer) == "L25 L26 L27"


def test_with_five_players_the_bag_runs_dry_and_the_match_goes_on():
    match = new(5, seed=2)
    for _ in until(lambda: isinstance(match.decision, SpellWord)):
        answer_setup(match)
    spare = table(match).star(4)
    spare.put(*(table(match).bag.draw() for _ in range(45)))
    dry = 0
    for _ in until(lambda: match.over):
        end_turn(match)
        dry += not len(table(match).bag)
    assert dry > 5
    assert match.result is not None


# Everything lies open but the bag, the Event deck and the vowels to come


def test_only_the_order_of_bag_events_and_vowels_is_hidden():
    match = position("L01 B01*")
    piles = match.view(1)["piles"]
    hidden = {name for name, pile in piles.items() if "cards" not in pile}
    assert hidden == {"bag", "common below", "events", "events not in play"}
    assert [card["id"] for card in piles["pool 0"]["cards"]] == ["L01", "B01"]


def test_spelling_and_banking_can_be_taken_back_but_not_a_drawn_key():
    match = new(order={"events": ("margin_release",), "bag": ("L01", "L05", "L06")})
    for _ in until(lambda: isinstance(match.decision, SpellWord)):
        answer_setup(match)
    match.answer({"word": "state"})
    match.undo(0)
    assert isinstance(match.decision, SpellWord)
    match.answer("pass")
    match.answer(f"claim:{table(match).offer.cards[0].id}")
    with pytest.raises(Refused, match="a key was drawn from the bag"):
        match.undo(0)


@pytest.mark.parametrize("players", range(2, 6))
def test_two_to_five_play(players):
    match = Match(
        game("typewriter"), Setup("typewriter", tuple(Seat(name) for name in NAMES[:players]))
    )
    assert len(table(match).typewriters) == players
