"""City, Country, Typoh on the screen: the lists are read, disputed and scored."""

import pytest

from tests.app.playing import Table, playing
from tests.app.tuppfehler_tables import ORE, put_down, sit_down, write
from tests.games.tuppfehler_matches import match_of
from wordgames_tui.app.match_end import MatchEnd
from wordgames_tui.app.tuppfehler.reading import Row, Section, pages


async def read_by_three(table: Table) -> None:
    await write(table, "core", "one", "area", "ore", "xre")
    await write(table, "core", "or")
    await write(table)


async def test_the_lists_are_read_seat_after_seat_with_change_points_and_reason() -> None:
    async with playing(match_of(3)) as table:
        await read_by_three(table)
        assert ORE in table.text
        assert "Ann reads: 15 points" in table.text
        for line in (
            "CORE         + C    5  also found by Ben",
            "ONE          R → N 10  found by nobody else",
            "AREA                0  one replaced, one added",
            "ORE                 0  the Typoh itself",
            "XRE          O → X  0  not in the dictionary",
        ):
            assert line in table.text
        await table.press("enter")
        assert "Ben reads: 15 points" in table.text
        await table.press("right")
        assert "Cleo reads: 0 points" in table.text
        assert "No words." in table.text
        await table.press("left")
        assert "Ben reads" in table.text


async def test_after_the_lists_all_words_are_shown_with_who_found_them() -> None:
    async with playing(match_of(3), size=(120, 40)) as table:
        await read_by_three(table)
        await table.press("enter", "enter", "enter")
        assert "32 words from ORE, common first" in table.text
        line = next(line for line in table.lines if "CORE" in line and "+ C" in line)
        assert "●■" in line.split("+ C")[1][:6]
        assert "OGRE" in table.text


async def test_a_log_that_is_longer_than_its_place_is_broken_at_blanks_and_indented() -> None:
    async with playing(match_of(2, "ZACK")) as table:
        for _ in range(2):
            await write(table, "core", "tie", "band", "zzz")
        log = table.screen_below.query_one("#log").region
        lines = [line[log.x : log.right] for line in table.lines[log.y : log.bottom]]
        assert any("not" in line for line in lines)
        assert all(line[2] == " " for line in lines), lines


async def test_after_a_break_the_pages_are_turned_as_before() -> None:
    async with playing(match_of(3)) as table:
        await read_by_three(table)
        await table.press("f9", "space", "enter")
        assert "Ben reads: 15 points" in table.text


async def test_the_menu_tells_going_on_from_closing_the_round() -> None:
    async with playing(match_of(3, "ORE", "TIER")) as table:
        await read_by_three(table)
        await table.press("f10")
        assert table.text.count("Go on") == 1
        await table.click("Close the round")
        assert table.curtained
        assert "Round 2" in table.text


async def test_enter_on_the_last_page_goes_on_to_the_next_round() -> None:
    async with playing(match_of(3, "ORE", "TIER")) as table:
        await read_by_three(table)
        for _ in range(10):
            if table.curtained:
                break
            await table.press("enter")
        assert "Round 2" in table.text
        await table.press("space")
        assert "round 2 of 2" in table.text
        assert ORE not in table.text


async def test_an_enter_too_many_does_not_turn_the_reading_over() -> None:
    async with playing(match_of(2), size=(120, 40)) as table:
        await write(table)
        await write(table)
        await table.fast("enter", "enter", "enter", "enter", "enter")
        assert not table.match.over
        await table.press("enter")
        assert table.match.over


async def test_a_dispute_overrules_the_dictionary_and_the_points_follow() -> None:
    async with playing(match_of(3)) as table:
        await read_by_three(table)
        await table.press("down", "down", "down", "down")
        assert "XRE (O → X): 0, not in the dictionary." in table.text
        await table.press("f7")
        assert "Nothing is agreed about it yet." in table.text
        await table.click("It is good")
        assert "Ann reads: 25 points" in table.text
        assert "XRE          O → X 10  found by nobody else" in table.text
        assert "XRE (O → X): 10, found by nobody else." in table.text
        pad = next(line for line in table.lines if "● Ann" in line and "25" in line)
        assert pad.split()[-2:] == ["25", "25"]


async def test_a_click_on_a_word_disputes_it() -> None:
    async with playing(match_of(3)) as table:
        await read_by_three(table)
        await table.click("ONE  ")
        await table.click("It is not good")
        assert "banned at this table" in table.text
        assert "Ann reads: 5 points" in table.text


async def test_only_what_the_dictionary_decides_is_disputed() -> None:
    async with playing(match_of(3)) as table:
        await read_by_three(table)
        assert "F7 dispute it" in table.text
        await table.press("down", "down")
        assert "AREA: 0, one replaced, one added." in table.text
        assert "dispute" not in table.text
        await table.press("f7")
        assert "AREA: one replaced, one added. That is no matter of the dictionary." in table.text
        await table.click("  ORE ")
        assert "The table agrees" not in table.text
        assert "ORE: 0, the Typoh itself." in table.text
        await table.press("down", "f7")
        assert "Nothing is agreed about it yet." in table.text


async def test_no_other_word_is_agreed_on_that_no_dictionary_decides() -> None:
    async with playing(match_of(3)) as table:
        await read_by_three(table)
        await table.press("f7", "ctrl+u", *"bored")
        await table.click("It is good")
        assert "BORED: two letters added. That is no matter of the dictionary." in table.text
        assert table.match.judge.agreed("bored") is None


async def test_the_pages_are_turned_by_clicks() -> None:
    async with playing(match_of(3)) as table:
        await read_by_three(table)
        await table.click("›")
        assert "Ben reads" in table.text
        await table.click("‹")
        assert "Ann reads" in table.text
        await table.click("next page")
        assert "Ben reads" in table.text


def test_no_word_is_lost_between_pages() -> None:
    rows = tuple(Row(f"w{at}", "+ A") for at in range(95))
    for width, height in ((48, 13), (76, 20), (30, 3)):
        sections = [Section("a", rows), Section("b", (), 1), Section("c", rows, beside=True)]
        cut = pages(sections, width, height)
        assert [row for page in cut if page.section.title == "a" for row in page.rows] == [*rows]
        assert [row for page in cut if page.section.title == "c" for row in page.rows] == [*rows]
        assert sum(page.section.title == "b" for page in cut) == 1
        assert all(len(page.rows) <= (height - 2) * page.columns for page in cut)


async def test_a_decider_is_announced() -> None:
    match = match_of(2, "ORE", "TIER", rounds=1, decider=True)
    async with playing(match, size=(120, 40), reduced_motion=False) as table:
        await write(table, "core")
        await write(table, "one")
        await table.press("enter", "enter", "enter")
        assert "Ann and Ben are level and play a decider round." in table.text
        await table.press("a")
        await table.press("space")
        assert "decider round" in table.text


@pytest.mark.parametrize("bots", [(), (0,), (1, 2)])
async def test_a_whole_match_is_played_by_keys(bots: tuple[int, ...]) -> None:
    async with playing(match_of(3, "ORE", "TIER", bots=bots)) as table:
        for _ in range(80):
            if table.match.over:
                break
            decision = table.match.decision
            assert decision is not None
            if table.curtained:
                await table.press("space")
            elif decision.kind == "write":
                await table.say("core")
                await put_down(table)
            else:
                await table.press("enter")
        assert isinstance(table.screen, MatchEnd)
        assert table.match.result is not None
        assert table.match.result.text in table.text


async def test_in_ascii_everything_is_ascii() -> None:
    async with playing(match_of(3, pro=True), ascii=True) as table:
        seen = [table.text]
        await sit_down(table)
        await table.say("core")
        await table.say("one")
        await table.say("roe")
        await table.type("or")
        seen.append(table.text)
        await table.press("escape")
        await put_down(table)
        await write(table, "core")
        await write(table)
        for _ in range(5):
            seen.append(table.text)
            await table.press("right")
        assert "R > N" in "".join(seen)
        assert all(text.isascii() for text in seen)
