"""What Typewriter's screen tells of keys and abilities before they are used."""

from tests.app.playing import Table, playing
from tests.app.test_typewriter_screen import rows, said
from tests.games.typewriters import end_turn, meter, pool, position, spell, table
from wordgames_tui.app.typewriter.plan_screen import PlanScreen
from wordgames_tui.games.typewriter.decisions import SpellWord


def bottom(played: Table) -> str:
    return rows(played)[-1]


# Arrows at the moments of a turn


async def test_arrows_walk_over_the_meter_and_tell_each_ability_in_words() -> None:
    match = position("L01* L02* L05", event="no_plurals")
    spell(match, "bf")
    async with playing(match) as played:
        await played.press("right")
        assert said(played).startswith("Space 2, purple: Flip 1 key in your pool. Flip up to 1")
        assert "▸[1]2◖flip 1" in played.text
        assert "Enter use it" in bottom(played)
        await played.press("left")
        assert "Enter flip" in bottom(played)
        await played.press("left")
        assert said(played).startswith("Space 20, orange: Star 1 key in your word.")
        assert said(played).endswith("Not now: your token is on 8; this ability is on 20.")
        await played.press("enter")
        assert match.decision.step == "meter"
        await played.press("right", "right", "right", "space")
        assert "TW1" in pool(match)


async def test_nothing_reached_enter_goes_on() -> None:
    match = position("L01* L02* L05", event="no_plurals")
    spell(match, "bf")
    async with playing(match) as played:
        await played.press("right", "left", "enter")
        assert match.decision.step == "claim"


async def test_arrows_walk_over_the_offer_at_a_claim_and_tell_both_sides() -> None:
    match = position("L01", offer="L24 D10 B05 L30")
    match.answer("pass")
    async with playing(match) as played:
        await played.press("right", "right", "right")
        assert said(played).startswith("C: value 2, 1 star. Behind it DBL (Double 1 key's")
        assert "╭▸3" in played.text
        assert "Enter claim" in bottom(played)
        await played.press("enter")
        assert "B05" in pool(match)


async def test_space_claims_and_so_does_a_click() -> None:
    match = position("L01", offer="L24 D10 B05 L30")
    match.answer("pass")
    async with playing(match) as played:
        await played.press("right", "space")
        assert "L24" in pool(match)
        await played.press("full_stop")
        await played.click("│ ST │")
        assert "D10" in pool(match, 1)


async def test_a_drawn_key_tells_both_sides_under_the_arrows() -> None:
    match = position("L01 L02", event="mystery_parcel", bag="D15 D14")
    match.answer("pass")
    match.answer("claim-bag")
    async with playing(match) as played:
        await played.press("right")
        first = said(played)
        assert "value" in first and "Behind it" in first
        await played.press("right")
        assert "Behind it" in said(played)
        assert said(played) != first


async def test_a_key_to_claim_by_an_action_tells_both_sides() -> None:
    match = position("L01* L02* L05", space=14, offer="L24 D10 B05 L30")
    meter(match, "bf", ability=15)
    async with playing(match) as played:
        assert "Which key do you claim?" in played.text
        assert "behind it" in played.text
        await played.press("right", "right", "right")
        assert "Behind it DBL (Double 1 key's Meter value this turn): value" in said(played)


async def test_a_click_on_an_ability_while_a_word_is_typed_tells_what_it_does() -> None:
    match = position("L01 L02")
    async with playing(match) as played:
        await played.click("◖swap bank")
        assert said(played).startswith("Space 17, purple: Swap a key in pool with a banked key.")


async def test_every_text_of_an_ability_fits_on_the_smallest_screen() -> None:
    match = position("L01* L02*", options={"side_1": "publisher"}, event="no_plurals")
    spell(match, "bf")
    async with playing(match) as played:
        for _ in range(9):
            await played.press("right")
            assert said(played) in played.read, said(played)


# Using keys


async def test_at_the_claim_a_blocked_key_says_why() -> None:
    match = position("L01 B09*")
    match.answer("pass")
    async with playing(match) as played:
        await played.press("f5")
        assert said(played) == "Bank 1 key in your word: it needs a word."
        await played.press("left")
        assert said(played).endswith("Not now: it needs a word.")
        await played.press("enter")
        assert match.decision.step == "claim"


async def test_with_a_key_to_use_f5_says_how() -> None:
    match = position("L01 B01* B09*")
    match.answer("pass")
    async with playing(match) as played:
        await played.press("f5")
        assert said(played).startswith("A letter of the pool tells what that key does; Enter uses")
        assert "Bank 1 key in your word: it needs a word." in said(played)


# The fill


async def test_the_fill_says_how_much_it_is_and_what_was_doubled() -> None:
    match = position("L01* L02* B05* B01*", event="no_plurals", space=3)
    async with playing(match) as played:
        await played.say("bf")
        assert "Fill your Meter: BF fills 8, 3 to 11." in played.text
        assert "○" in played.text
        assert "hint" not in bottom(played)
        match_turn = table(match).turn
        labels = [option.id for option in match.decision.options if option.group == "use"]
        await played.press("abcdef"[labels.index("use:B05")], "enter", "1")
        assert match_turn.doubled
        assert "BF fills 12, 3 to 15." in played.text
        assert "x2" in played.text
        assert "Ann doubled B (4) for the fill." in played.read


async def test_a_hint_is_only_offered_where_there_is_one() -> None:
    match = position("L01* L02* L05", offer="L24 D10 B05 L30", event="no_plurals")
    async with playing(match) as played:
        assert "F6 hint" in bottom(played)
        await played.say("bf")
        assert "F6 hint" in bottom(played)
        await played.press("3")
        assert "hint" not in bottom(played)
        await played.press("1", "enter")
        assert match.decision.step == "claim"
        assert "F6 hint" in bottom(played)


async def test_in_the_last_round_there_is_no_hint_for_a_claim() -> None:
    match = position("L01 B01*", final=True)
    match.answer("pass")
    async with playing(match) as played:
        assert match.decision.step == "claim"
        assert "hint" not in bottom(played)


# Keys picked for the word


async def test_a_picked_key_is_used_however_many_ways_there_are() -> None:
    match = position("L01 L02 L03 L04 L05 L06 L07 L08 TW1")
    asked = match.decision
    assert isinstance(asked, SpellWord)
    assert not any("TW1" in {p.key.id for p in way.keys} for way in asked.spelled("eaea"))
    async with playing(match) as played:
        await played.type("eaea")
        await played.click("│ ? │")
        assert "type its letter" in said(played)
        tiles = played.screen.query_one("#pool").tiles
        assert "key:TW1" in {tile.name for tile in tiles if tile.look == "chosen"}
        assert any(f"‹{letter}›" in played.text for letter in "ea")
        await played.press("enter")
        assert "TW1" not in pool(match)


async def test_backspace_drops_only_the_pick_of_its_own_letter() -> None:
    match = position("D13 L29 L28 ST-S1 L09 TW1 TW2", common="CM-U")
    async with playing(match) as played:
        await played.click("│ TI │")
        await played.click("│ S │")
        await played.click("│ I │")
        assert "‹T›‹I›‹S›‹I›" in played.text
        await played.press("backspace")
        assert "‹T›‹I›‹S›" in played.text
        await played.press("enter")
        assert not {"D13", "ST-S1"} & pool(match)


# Planning and reading


async def test_ones_own_plan_is_made_with_the_keys_as_they_come_back() -> None:
    match = position("L01* L02* L05 B01*", event="no_plurals")
    match.answer("use:B01")
    spell(match, "bf")
    async with playing(match) as played:
        await played.press("exclamation_mark")
        assert isinstance(played.screen, PlanScreen)
        assert "With the keys as they come back" in played.text
        keys = {key.id + ("" if key.white else "*") for key in played.screen.plan.decision.keys}
        assert keys == {"L01", "L02", "L05", "B01"}


async def test_nobody_plans_after_the_last_turn() -> None:
    match = position("L01 L02 L05", others="L09 L10", final=True)
    async with playing(match) as played:
        await played.press("exclamation_mark")
        assert isinstance(played.screen, PlanScreen)
        assert [plan.name for plan in played.screen.plans] == ["Ben"]
    end_turn(match)
    async with playing(match) as played:
        await played.press("exclamation_mark")
        assert "Nobody has a next word here." in played.text
        assert "plan" not in played.lines[-1]


async def test_everybody_at_the_keyboard_can_plan_in_the_turn_of_another() -> None:
    match = position("L01 L02 L05", others="L09 L10")
    async with playing(match) as played:
        await played.press("exclamation_mark")
        assert "Ann's next word" in played.text
        await played.press(*"ea", "down")
        assert "Ben's next word" in played.text
        assert "With the keys and the event as they are now." in played.text
        assert isinstance(played.screen, PlanScreen)
        assert {key.id for key in played.screen.plan.decision.keys} >= {"L09", "L10"}
        await played.press("up")
        assert "‹E›" in played.text
        await played.press("escape", "exclamation_mark")
        assert "‹E›" in played.text


async def test_the_meter_of_everybody_is_told_in_words() -> None:
    match = position("L01", space=4, options={"side_2": "reporter"})
    async with playing(match, size=(80, 60)) as played:
        await played.press("f2")
        assert "▸ 2 ◖ purple Flip 1 key in your pool" in played.text
        assert "  6 ◖ purple Bank 1 key in your word" in played.text
        assert "  9 ◆ orange If you bank a 2-letter key, star it" in played.text


async def test_numbers_pressed_before_a_moment_was_read_choose_nothing() -> None:
    match = position("L01* L02* L05", event="no_plurals")
    async with playing(match) as played:
        await played.type("bf")
        await played.press("enter")
        await played.fast("1", "enter")
        assert match.decision.step == "meter"
        assert not table(match).turn.abilities
        await played.press("1")
        assert table(match).turn.abilities == ["ability:2"]


async def test_back_at_the_word_nothing_is_reached() -> None:
    match = position("L01 B01* B09*")
    async with playing(match) as played:
        await played.press("f5", "right")
        assert "Move your token 3 spaces forward now." in said(played)
        assert "╔▸1" in played.text
        await played.press("escape", "space")
        assert "╔▸" not in played.text
        await played.press("right")
        assert said(played).startswith("E: value 1, 1 star.")


async def test_the_stars_of_keys_to_choose_are_ascii_where_they_have_to_be() -> None:
    match = position("L01 L02", event="mystery_parcel", bag="D15 D14")
    match.answer("pass")
    match.answer("claim-bag")
    async with playing(match, ascii=True) as played:
        assert "UN (3*1, behind it K 4*2)" in played.text
        assert played.text.isascii()
