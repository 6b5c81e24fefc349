"""Typewriter's screen, played by keys and by mouse."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from tests.app.playing import Table, playing
from tests.games.typewriters import bank, go_to, meter, new, pool, position, spell, table
from tests.until import until
from wordgames_tui.app.match_end import MatchEnd
from wordgames_tui.engine.decisions import Pick
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.typewriter.decisions import Moment, SpellWord
from wordgames_tui.games.typewriter.events import Spelled

HOSTILE = ("[/foo]", "[@click=app.quit]x", "漢字漢字漢字漢字漢字")


@asynccontextmanager
async def at(match: Match, **how: Any) -> AsyncIterator[Table]:
    """That match on the screen; what an end or a name needs is as it was in the position."""
    async with playing(match, **how) as played:
        yield played


MANY = "L01 L02 L03 L05 L06 L07 D01 D02 D03 ST-N1 ST-R1* B01* R10* Y10*"
"""Ten keys and four more."""


def said(played: Table) -> str:
    return str(played.screen.query_one("#say").content)


def rows(played: Table) -> list[str]:
    return played.text.splitlines()


# Whole matches


async def play_on(played: Table, random: Random) -> None:
    """Do one thing that a person may do now, by keys alone."""
    decision = played.match.decision
    if isinstance(decision, SpellWord):
        spelled = decision.some_word(random)
        if spelled is None:
            await played.press("full_stop")
        else:
            await played.press(*spelled.word, "enter")
    elif isinstance(decision, Pick):
        await played.press(*"123456789"[: decision.least], "enter")
    elif isinstance(decision, Moment):
        groups = {option.group for option in decision.possible(decision.seat)}
        numbers = groups & {"meter", "claim"}
        await played.press("1" if numbers else "enter")
    else:
        possible = [not option.why_not for option in decision.options]
        await played.press(str(possible.index(True) + 1))


async def test_a_whole_match_of_two_by_keyboard() -> None:
    setup = Setup("typewriter", (Seat("Ann"), Seat("Ben")), "quick", seed=3)
    async with at(Match(game("typewriter"), setup)) as played:
        random = Random(1)
        answers = -1
        for _ in until(lambda: played.match.over):
            assert played.match.answers > answers, played.text
            answers = played.match.answers
            await play_on(played, random)
        assert isinstance(played.screen, MatchEnd)
        assert played.match.result.text.split(" with ")[0] in played.text


async def test_a_match_against_a_bot_by_keyboard() -> None:
    setup = Setup("typewriter", (Seat("Ann"), Seat("Quill", "easy")), "quick", seed=4)
    async with at(Match(game("typewriter"), setup)) as played:
        random = Random(2)
        for _ in until(lambda: played.match.over):
            for _ in range(200):
                if played.match.over or played.match.decision.seat == 0:
                    break
                await played.pilot.pause()
            if not played.match.over:
                await play_on(played, random)
        assert isinstance(played.screen, MatchEnd)


# The word


async def test_a_typed_word_is_shown_as_keys_with_what_it_fills() -> None:
    match = position("L01* ST-N1 L05", common="CM-U", space=3)
    async with at(match) as played:
        await played.type("bun")
        assert "BUN fills 9: 3 to 12 of 20. 3 letters, the Common key at 9." in said(played)
        assert "‹B›[U]‹N›" in played.text
        assert "○" in played.text
        await played.press("enter")
        assert table(match).spaces[0] == 12


async def test_tab_shows_the_next_way_and_enter_takes_the_one_shown() -> None:
    match = position("L01 ST-N1* ST-T1", common="CM-U", dictionary="table")
    async with at(match) as played:
        await played.type("et")
        assert said(played).endswith("Way 1 of 3.")
        assert "F3 another way" in rows(played)[-1]
        await played.press("tab")
        assert said(played).endswith("Way 2 of 3.")
        shown = match.decision.ways("et")[1].key.split()
        await played.press("enter")
        [spelled] = [event for event in match.events_for(0) if isinstance(event, Spelled)]
        assert [key.id for key in spelled.keys] == shown


async def test_a_first_letter_is_no_bad_word_yet() -> None:
    match = position("L01 ST-N1", dictionary="english")
    async with at(match) as played:
        await played.type("e")
        assert said(played) == "A word has 2 letters or more."


async def test_what_cannot_be_spelled_says_why() -> None:
    match = position("L01 ST-N1 ST-T1", common="CM-U", dictionary="english")
    async with at(match) as played:
        await played.type("tex")
        assert "TEX needs X that your keys lack." in said(played)
        assert "?X?" in played.text
        await played.press("enter")
        assert isinstance(match.decision, SpellWord)
        await played.press("escape")
        await played.say("tne")
        assert "not in the dictionary" in said(played)
        await played.press("escape")
        await played.say("ten")
        assert len(table(match).words[0]) == 3


async def test_keys_are_picked_by_number_and_by_mouse() -> None:
    match = position("L01 L02 ST-N1 TW1", common="CM-U")
    async with at(match) as played:
        await played.press("2")
        assert "‹E›" in played.text
        await played.click("│ N │")
        assert "‹E›‹N›" in played.text
        await played.press("enter")
        assert pool(match) == {"L01", "TW1"}
        assert [key.id for key in table(match).word] == ["L02", "ST-N1"]


async def test_a_picked_wild_is_used() -> None:
    match = position("L01 ST-N1 TW1", common="CM-U")
    async with at(match) as played:
        await played.press("3")
        assert "type its letter" in said(played)
        await played.say("en")
        assert "TW1" not in pool(match)
        assert {"L01", "ST-N1"} & pool(match)


async def test_a_key_is_not_picked_twice_but_again_once_it_was_rubbed_out() -> None:
    match = position("L01 ST-N1", common="CM-U")
    async with at(match) as played:
        await played.press("1", "1")
        assert said(played) == "E is in the word already."
        await played.press("2", "backspace", "2")
        assert "‹E›‹N›" in played.text


async def test_the_word_is_still_there_after_a_look_at_the_keys_to_use() -> None:
    match = position("B01* L01 L02 L05", common="CM-U")
    async with at(match) as played:
        await played.press("e", "1", "tab")
        assert "Way 2 of" in said(played)
        before = (said(played), played.lines[-1])
        await played.press("f5")
        assert "Back to the word" in played.text
        await played.press("escape")
        assert (said(played), played.lines[-1]) == before
        assert played.screen.line.word == "ea"


async def test_what_is_lit_is_in_the_word_as_it_is_shown() -> None:
    match = position("L01 ST-N1 TW1 TW2", common="CM-U")
    async with at(match) as played:
        await played.press("1")
        assert played.screen.in_the_word() == {"L01"}
        await played.press("tab")
        assert len(played.screen.in_the_word()) == 1
        assert played.screen.in_the_word() <= {"TW1", "TW2"}


async def test_a_key_that_was_typed_is_not_spelled_with_again_by_its_number() -> None:
    match = position("L01 ST-N1 TW1", common="CM-U")
    async with at(match) as played:
        await played.press(*"en", "1")
        assert said(played) == "E is in the word already."
        assert "‹E›‹N›" in played.text


async def test_a_used_key_says_so_where_a_word_is_spelled() -> None:
    match = position("B01* L05", common="CM-U")
    match.answer("use:B01")
    async with at(match) as played:
        await played.press("right")
        for _ in until(lambda: "E: value" in said(played)):
            await played.press("right")
        assert said(played).endswith("Not now: it was used already this turn.")
        await played.press("space")
        assert said(played).endswith("Not now: it was used already this turn.")


async def test_no_word_passes() -> None:
    match = position("L01 ST-N1")
    async with at(match) as played:
        await played.press("full_stop")
        assert match.decision.step == "claim"


async def test_nine_letters_ask_about_the_common_key() -> None:
    match = position("L01 L02 L03 L04 L05 L06 L07 ST-N1 ST-R1", common="CM-O")
    async with at(match) as played:
        await played.type("eeeeaaanr")
        assert "the Common key O may be banked" in said(played)
        await played.press("enter")
        assert "bank the Common key O?" in played.text
        await played.press("1")
        assert bank(match) == "CM-O"


# Keys, Meter, claim


async def test_a_key_is_used_while_no_word_is_typed_yet() -> None:
    match = position("B01* R06* L01")
    async with at(match) as played:
        assert "+3M +3 Meter" in played.text
        await played.press("plus")
        assert "If you bank a 4+ value key, star it: it needs a word." in said(played)
        await played.press("escape")
        assert played.screen.query_one("#line").display
        await played.press("f5")
        await played.press("1" if "1 +3 Meter" in played.text else "2")
        assert table(match).spaces[0] == 3
        assert isinstance(match.decision, SpellWord)


async def test_a_click_on_a_key_that_cannot_be_used_says_why() -> None:
    match = position("B09* L01")
    async with at(match) as played:
        await played.click("║BNK║")
        assert said(played).startswith("BNK (Bank 1 key in your word): value 1, 1 star.")
        assert "Bank a key of your word, same side up." in said(played)
        assert said(played).endswith("Not now: it needs a word.")


async def test_abilities_by_number_and_by_mouse_and_enter_flips() -> None:
    match = position("L01* L02* L05", event="no_plurals")
    spell(match, "bf")
    async with at(match) as played:
        assert "Enter Flip the word" in played.text
        assert "[1]2◖flip 1" in played.text
        assert " 10▴2 wild" in played.text
        await played.press("3")
        await played.press("1")
        assert bank(match) == "L01*"
        await played.click("▴1 wild")
        assert "TW1" in pool(match)
        await played.click("10▴2 wild")
        assert said(played).startswith("Space 10, green: Claim 2 temporary wilds. Take up to 2")
        assert "your token is on 8; this ability is on 10." in said(played)
        assert "Reset to 0 and flip the word" in played.text
        await played.press("enter")
        assert match.decision.step == "claim"
        assert table(match).spaces[0] == 0


async def test_a_banked_key_leaves_its_place_in_the_word() -> None:
    match = position("L01* L02* L05", event="no_plurals")
    meter(match, "bf", "L01 L02", ability=6)
    match.answer("L01")
    async with at(match) as played:
        assert "┆ B ┆" in played.text
        assert "│ F │" in played.text


async def test_a_letter_reaches_a_pool_key_at_a_moment_of_the_turn_and_enter_uses_it() -> None:
    match = position("L01* L02* B01*")
    spell(match, "bf")
    go_to(match, "meter")
    async with at(match) as played:
        assert "╔a" in played.text
        await played.press("a")
        assert table(match).spaces[0] == 8
        assert "╔▸a" in played.text
        assert "Move your token 3 spaces forward now." in said(played)
        assert "Enter use it" in played.text
        await played.press("enter")
        assert table(match).spaces[0] == 11


async def test_letters_one_too_many_after_a_word_use_no_key() -> None:
    match = position("L01* L02* B05* B01*")
    async with at(match) as played:
        await played.type("bf")
        await played.press("enter")
        await played.fast(*"ab", "enter")
        assert match.decision.step == "fill"
        assert not table(match).turn.doubled
        await played.press(*"abstar")
        assert match.decision.step == "fill"
        assert not table(match).turn.doubled


async def test_a_claim_by_number_and_by_mouse() -> None:
    match = position("L01")
    match.answer("pass")
    async with at(match) as played:
        await played.press("2")
        assert "L25" in pool(match)
        await played.press("full_stop")
        await played.click("│ P │")
        assert "L24" in pool(match, 1)


async def test_the_last_thing_that_happened_is_seen_at_the_end_of_the_log() -> None:
    match = position("L01* L02* B02", offer="L24 L25 L26 L27")
    async with at(match) as played:
        await played.say("bf")
        await played.press("3", "1", "enter", "1")
        assert "Ann claimed P" in played.text


async def test_a_claim_from_the_bag_is_shown_with_its_number() -> None:
    match = position("L01 L02", event="mystery_parcel", bag="D15 D14")
    match.answer("pass")
    async with at(match) as played:
        assert "5 Draw 2 from the bag and keep 1" in played.text
        await played.press("5")
        assert "Which key do you keep?" in played.text
        await played.press("2")
        assert "D14" in pool(match)


async def test_leaving_it_is_the_last_answer_that_can_be_given() -> None:
    match = position("L01 L05 ST-N1", event="swap_meet")
    async with at(match) as played:
        assert "1 A (1★1)    2 E (1★1)    3 Swap nothing    (4 N (1★0))" in played.text
        assert "1-3 choose" in played.text


async def test_keys_are_chosen_and_picked_by_clicks_on_tiles() -> None:
    match = position("L05 L06 B08* L28 ST-N1")
    match.answer("use:B08")
    async with at(match) as played:
        await played.click("│ Y │")
        assert "┃ Y ┃" in played.text
        await played.click("│ N │")
        assert "Enter done" in played.text
        await played.press("enter")
        assert {"L28*", "ST-N1*", "L05"} <= pool(match)
        assert "┃" not in played.text


async def test_a_hint_and_a_take_back_are_for_whoever_is_asked() -> None:
    match = new(order={"bag": ("L01", "L05", "L06")})
    for _ in until(lambda: isinstance(match.decision, SpellWord)):
        match.answer([item.id for item in match.decision.items][: match.decision.least])
    async with at(match) as played:
        await played.press("full_stop", "1")
        assert match.decision.seat == 1
        await played.press("minus")
        assert said(played) == "This cannot be taken back: a key was drawn from the bag."
        await played.press("f6")
        assert said(played).startswith("There is a word of")
        await played.say("at")
        assert match.decision.step == "claim"
        await played.press("minus")
        assert isinstance(match.decision, SpellWord)
        assert match.decision.seat == 1


async def test_other_sides_are_shown_of_the_offer_and_where_there_is_room_of_the_pool() -> None:
    match = position(f"{MANY} TW1 TW2 L08 L09 L10 L11", offer="L24 D10 B05 L30")
    async with at(match) as played:
        assert ["(O)", "(QU)", "DBL", "(J)"] in [row.split() for row in rows(played)]
        assert "(CH)" not in played.text
        await played.pilot.resize_terminal(120, 40)
        await played.pilot.pause()
        assert "(CH)" in played.text


async def test_other_sides_of_a_pool_in_one_row_are_shown_on_the_smallest_screen() -> None:
    match = position("L01 ST-N1* B01* D01", players=5)
    async with at(match) as played:
        assert ["(B)", "(CH)", "(N)", "(E)"] in [row.split() for row in rows(played)]


async def test_arrows_tell_both_sides_of_a_key_and_space_takes_it() -> None:
    match = position(MANY)
    async with at(match) as played:
        await played.press("right")
        assert said(played) == "A: value 1, 1 star. Behind it K: value 4, 2 stars."
        assert "╭▸1" in played.text
        await played.press("left")
        assert said(played).startswith("SWB (Swap a key in pool with a banked key): value 2,")
        await played.press(*["right"] * 11, "space")
        assert "type its letter" in said(played)
        await played.say("xa")
        assert "ST-R1" in [key.id for key in table(match).word]


async def test_keys_to_choose_lie_in_the_order_of_the_pool_with_their_numbers_on_them() -> None:
    match = position("L28 L05 B08* TW1 L01")
    match.answer("use:B08")
    async with at(match) as played:
        assert "1 A (1★1) [ ]    2 E (1★1) [ ]    3 Y (3★1) [ ]" in played.text
        numbered = [row for row in rows(played) if row.startswith(" ╭1──╮")]
        assert numbered[0].split() == ["╭1──╮", "╭2──╮", "╭3──╮", "╭───╮"]
        await played.press("2", "enter")
        assert "L01*" in pool(match)


async def test_keys_of_the_word_that_can_be_banked_have_their_numbers_on_them() -> None:
    match = position("L01* L05 TW1", common="CM-U")
    meter(match, "buza", "L01 CM-U TW1 L05", ability=6)
    async with at(match) as played:
        assert "╭1──╮ ┌╌╌╌╌┐ ╭───╮ ╭2──╮" in played.text


async def test_keys_to_use_have_their_numbers_on_them() -> None:
    match = position("L01 B01* Y01*")
    async with at(match) as played:
        await played.press("f5")
        assert "╔1══╗" in played.text
        assert "╔2═" in played.text
        assert "╭1──╮" not in played.text
        await played.press("escape")
        assert "╭1──╮" in played.text


# Names, signs, sizes


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_names_are_text(size: tuple[int, int]) -> None:
    setup = Setup("typewriter", tuple(Seat(name) for name in HOSTILE), seed=3)
    match = Match(game("typewriter"), setup)
    for _ in until(lambda: isinstance(match.decision, SpellWord)):
        match.answer([item.id for item in match.decision.items][: match.decision.least])
    async with at(match, size=size) as played:
        assert "[/foo]" in played.text
        await played.press("f2")
        assert "[@click=app.quit]x" in played.text
        await played.press("escape", "full_stop", "1")
        assert "漢字" in played.text


async def test_everything_is_ascii_where_it_has_to_be() -> None:
    match = position("L01 ST-N1* D01 B01* TW1", bank="D10*", common="CM-U")
    async with at(match, ascii=True) as played:
        await played.type("eun")
        assert played.text.isascii()
        await played.press("f2")
        assert played.text.isascii()
        await played.press("escape", "enter")
        assert played.text.isascii()
