"""City, Country, Typoh on the screen: writing, reading, and what nobody else may see."""

from typing import Any

import pytest
from textual.events import Paste

from tests.app.playing import Table, playing, shown
from tests.app.tuppfehler_tables import HIDDEN, LARGE_ORE, ORE, match_of, put_down, sit_down, write
from wordgames_tui.app.curtain import Curtain
from wordgames_tui.app.match_end import MatchEnd
from wordgames_tui.app.tuppfehler.reading import Row, Section, pages
from wordgames_tui.app.tuppfehler.word_list import WordList


def on_the_list(table: Table) -> tuple[str, ...] | None:
    return table.screen_below.query_one("#words", WordList).words


# Writing


async def test_the_curtain_covers_a_sheet_where_nobody_holds_cards() -> None:
    async with playing(match_of(2)) as table:
        assert "Ann is here; show the sheet" in table.text


async def test_the_typoh_shows_when_the_clock_is_started() -> None:
    async with playing(match_of(2)) as table:
        await table.press("space")
        assert ORE not in table.text
        assert HIDDEN in table.text
        await table.press("enter")
        assert ORE in table.text
        assert "0:45" in table.text


async def test_words_stand_on_the_list_as_they_are_entered_with_their_count() -> None:
    async with playing(match_of(2)) as table:
        await sit_down(table)
        for word in ("core", "xre", "area"):
            await table.say(word)
        assert on_the_list(table) == ("core", "xre", "area")
        assert "Your words 3" in table.text
        assert "1 CORE" in table.text
        assert "AREA is on your list." in table.text


async def test_the_words_stand_in_two_columns() -> None:
    async with playing(match_of(2)) as table:
        await sit_down(table)
        for letter in "abcdefghijklmnop":
            await table.say(f"or{letter}")
        line = next(line for line in table.lines if " ORA" in line)
        assert " ORL" in line or " ORM" in line
        assert all(f"OR{letter.upper()}" in table.text for letter in "abcdefghijklmnop")


async def test_a_list_longer_than_the_sheet_shows_its_end() -> None:
    async with playing(match_of(2)) as table:
        await sit_down(table)
        words = [f"{a}{b}" for a in "abcdef" for b in "ghijkl"]
        for word in words:
            await table.fast(*word, "enter")
        assert len(on_the_list(table) or ()) == 36
        assert "FL" in table.text
        assert "above" in table.text


async def test_nothing_is_lost_however_fast_one_types() -> None:
    async with playing(match_of(2)) as table:
        await sit_down(table)
        await table.fast(*"core", "enter", *"one", "enter", *"ogr")
        assert on_the_list(table) == ("core", "one")
        await table.fast("e", "enter")
        assert on_the_list(table) == ("core", "one", "ogre")


async def test_backspace_on_an_empty_line_strikes_out_the_last_word() -> None:
    async with playing(match_of(2)) as table:
        await sit_down(table)
        await table.say("core")
        await table.say("one")
        await table.type("or")
        await table.press("backspace", "backspace")
        assert on_the_list(table) == ("core", "one")
        await table.press("backspace")
        assert on_the_list(table) == ("core",)
        assert "ONE is struck out." in table.text
        await table.press("f2")
        assert on_the_list(table) == ()
        await table.press("backspace")
        assert on_the_list(table) == ()


async def test_a_click_strikes_a_word_out() -> None:
    async with playing(match_of(2)) as table:
        await sit_down(table)
        await table.say("core")
        await table.say("one")
        await table.click("1 CORE")
        assert on_the_list(table) == ("one",)


async def test_a_word_is_written_once() -> None:
    async with playing(match_of(2)) as table:
        await sit_down(table)
        await table.say("core")
        await table.say("core")
        assert on_the_list(table) == ("core",)
        assert "You have CORE already." in table.text


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("core", "CORE: + C."),
        ("or", "OR: − E."),
        ("one", "ONE: R → N."),
        ("xre", "XRE: O → X."),
        ("ore", "ORE: the Typoh itself."),
        ("bored", "BORED: two letters added."),
        ("roe", "ROE: two letters swapped."),
    ],
)
async def test_the_preview_says_which_change_it_is_and_not_whether_it_counts(
    word: str, said: str
) -> None:
    async with playing(match_of(2)) as table:
        await sit_down(table)
        await table.type(word)
        assert said in table.text
        await table.press("enter")
        assert "dictionary" not in table.text


async def test_by_the_pro_rules_a_swap_is_a_change() -> None:
    async with playing(match_of(2, "TIER", pro=True)) as table:
        await sit_down(table)
        await table.type("tire")
        assert "TIRE: E ⇄ R." in table.text
        assert "pro rules" in table.text


@pytest.mark.parametrize(
    ("typed", "grows", "pro"),
    [
        ("o", True, False),
        ("ogr", True, False),
        ("on", True, False),
        ("cor", True, False),
        ("ro", True, False),
        ("rx", False, False),
        ("bor", True, False),
        ("xyz", False, False),
        ("bo", True, False),
        ("bx", False, False),
    ],
)
async def test_a_word_that_may_still_grow_right_is_not_called_wrong(
    typed: str, grows: bool, pro: bool
) -> None:
    async with playing(match_of(2, pro=pro)) as table:
        await sit_down(table)
        await table.type(typed)
        assert (f"{typed.upper()}: " not in table.text) == grows


# The end of the time


async def test_when_time_is_up_the_list_so_far_is_what_was_written() -> None:
    async with playing(match_of(2)) as table:
        await sit_down(table)
        await table.say("core")
        await table.say("one")
        await table.type("ogr")
        await table.pass_time(46)
        assert table.curtained
        assert table.match.view(0)["written"] == ["core", "one"]
        assert "CORE" not in table.text


async def test_the_pen_is_put_down_by_saying_so_twice() -> None:
    async with playing(match_of(2)) as table:
        await sit_down(table)
        await table.say("core")
        await table.press("full_stop")
        assert "press F4 again" in table.text
        await table.type("o")
        await table.press("escape", "full_stop")
        assert not table.curtained, "what was typed in between takes the first one back"
        await table.press("f4")
        assert table.curtained
        assert table.match.view(0)["written"] == ["core"]


async def test_without_a_clock_once_is_enough() -> None:
    async with playing(match_of(2, seconds=0)) as table:
        await sit_down(table)
        await table.say("core")
        await table.press("full_stop")
        assert table.match.view(0)["written"] == ["core"]


async def test_enter_on_an_empty_line_does_nothing() -> None:
    async with playing(match_of(2)) as table:
        await sit_down(table)
        await table.press("enter", "enter")
        assert on_the_list(table) == ()
        assert not table.curtained


# Hostile words


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[b]x[/b]", "A word is made of the letters A to Z alone."),
        ("b2d", "A word is made of the letters A to Z alone."),
        ("漢字", "A word is made of the letters A to Z alone."),
        ("x" * 10_000, "No word has more than 45 letters."),
    ],
)
async def test_what_is_no_word_is_told_in_a_sentence_and_nothing_is_lost(
    text: str, said: str
) -> None:
    async with playing(match_of(2)) as table:
        await sit_down(table)
        await table.say("core")
        await table.type("on")
        table.screen_below.line.post_message(Paste(text))
        await table.settle()
        assert said in table.text
        await table.type("e")
        await table.press("enter")
        assert on_the_list(table) == ("core", "one")


async def test_accents_are_dropped() -> None:
    async with playing(match_of(2)) as table:
        await sit_down(table)
        table.screen_below.line.post_message(Paste("Coré"))
        await table.settle()
        await table.press("enter")
        assert on_the_list(table) == ("core",)


async def test_names_are_text() -> None:
    names = ("[/foo]", "[b]x[/b]", "漢字")
    async with playing(match_of(3, names=names)) as table:
        for _ in range(3):
            await write(table, "core")
        assert "[/foo] reads: 5 points" in table.text
        assert "[b]x[/b] and 漢字" in table.text


# Reading


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
        assert "32 words were in ORE, common first" in table.text
        line = next(line for line in table.lines if "CORE" in line and "+ C" in line)
        assert "●■" in line.split("+ C")[1][:6]
        assert "OGRE" in table.text


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
        assert "XRE is not good: not in the dictionary." in table.text
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
        assert "XRE is not good: not in the dictionary." in table.text


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


# What nobody else may see


async def test_no_frame_shows_the_typoh_or_a_list_to_the_wrong_person() -> None:
    words = {0: "core", 1: "ogre", 2: "bore"}
    async with playing(match_of(3)) as table:
        frames: list[tuple[int | None, str]] = []
        state: dict[str, int | None] = {"seat": None}
        display = table.app._display

        def recording(screen: Any, renderable: Any) -> None:
            display(screen, renderable)
            if table.app.is_running:
                frames.append((state["seat"], shown(table.app)))

        table.app._display = recording  # type: ignore[method-assign]
        for seat, word in words.items():
            assert isinstance(table.screen, Curtain)
            await table.press("space")
            assert ORE not in table.text
            state["seat"] = seat
            await table.press("enter")
            await table.fast(*word, "enter", *"xy")
            await table.press("f10", "escape", "f9")
            assert ORE not in table.text
            assert word.upper() not in table.text
            await table.press("space", "escape")
            assert word.upper() in table.text
            await table.press("full_stop")
            if seat == 2:
                break
            await table.fast("full_stop", "full_stop", "space", "enter", "space", *"abc", "enter")
            state["seat"] = None
        wrong = [
            frame
            for seat, frame in frames
            if (seat is None and ORE in frame)
            or any(other != seat and word.upper() in frame for other, word in words.items())
        ]
        assert not wrong, wrong[0]
        for seat, word in words.items():
            assert sum(at == seat and word.upper() in frame for at, frame in frames) > 1


@pytest.mark.parametrize("key", ["f1", "f10", "equals_sign", "comma"])
async def test_what_is_opened_meanwhile_stops_the_clock_and_covers_everything(key: str) -> None:
    async with playing(match_of(2), size=(120, 40)) as table:
        await sit_down(table)
        await table.say("core")
        left = table.screen_below.countdown.left
        await table.press(key)
        table.clock.seconds += 500
        assert LARGE_ORE not in table.text
        assert "1 CORE" not in table.text
        await table.press("space" if key == "comma" else "escape")
        assert LARGE_ORE in table.text
        assert "1 CORE" in table.text
        assert abs(table.screen_below.countdown.left - left) <= 1
        await table.say("one")
        assert on_the_list(table) == ("core", "one")


async def test_the_curtain_tells_nothing_of_a_list() -> None:
    async with playing(match_of(2)) as table:
        await write(table, "core")
        assert "Ann put the pen down." in table.text
        assert "CORE" not in table.text


async def test_a_list_is_not_taken_back_from_the_curtain() -> None:
    async with playing(match_of(2)) as table:
        await write(table, "core")
        assert "Take the last answer back" not in table.text
        await table.press("minus")
        assert table.curtained
        assert table.match.view(0)["written"] == ["core"]


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


async def test_by_the_pro_rules_the_start_of_a_swap_may_grow_right() -> None:
    for pro in (True, False):
        async with playing(match_of(2, "RANGLE", pro=pro)) as table:
            await sit_down(table)
            await table.type("enr")
            assert "ENR: " in table.text
            await table.press("escape")
            await table.type("lang")
            assert "LANG: " not in table.text
            await table.type("r")
            assert ("LANGR: " not in table.text) == pro
