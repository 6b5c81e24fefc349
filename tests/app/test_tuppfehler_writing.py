"""City, Country, Typoh on the screen: writing words down against the clock."""

import pytest
from textual.events import Paste

from tests.app.playing import playing
from tests.app.tuppfehler_tables import HIDDEN, ORE, on_the_list, sit_down, write
from tests.games.tuppfehler_matches import match_of
from wordgames_tui.session import Session


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
        line = next(line for line in table.lines if " ORA " in line)
        assert line.split()[:4] == ["1", "ORA", "12", "ORL"]
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
        assert "CORE: You have it already." in table.text


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


# The end of the time


async def test_when_time_is_up_the_list_so_far_is_what_was_written() -> None:
    async with playing(match_of(2)) as table:
        await sit_down(table)
        await table.say("core")
        await table.say("one")
        await table.type("ogr")
        await table.pass_time(46)
        assert "Time is up. OGR was not entered." in table.text
        await table.press("x")
        assert table.curtained
        assert table.match.view(0)["written"] == ["core", "one"]
        assert "CORE" not in table.text


async def test_the_pen_is_put_down_twice_where_no_clock_runs_and_where_a_word_stands() -> None:
    async with playing(match_of(2, seconds=0)) as table:
        await sit_down(table)
        await table.say("or")
        await table.press("f4")
        assert "Nothing can be added then; press F4 again to put the pen down." in table.text
        await table.type("core")
        await table.press("f4")
        assert "CORE is not on your list; press F4 again to put the pen down." in table.text
        assert on_the_list(table) == ("or",)
        await table.press("enter", "f4")
        assert not table.curtained
        await table.press("f4")
        assert table.match.view(0)["written"] == ["or", "core"]


async def test_what_a_hint_names_is_not_on_the_list() -> None:
    async with playing(match_of(2)) as table:
        await sit_down(table)
        await table.press("f6", "f6", "f6")
        assert "OR is one." in table.text
        await table.say("or")
        await table.press("f6")
        assert "OR is one." not in table.text
        assert " is one." in table.text


async def test_the_words_of_a_paste_are_written_down_one_by_one() -> None:
    async with playing(match_of(2)) as table:
        await sit_down(table)
        table.app.post_message(Paste("core\nogre, one\r\n"))
        await table.settle()
        assert on_the_list(table) == ("core", "ogre", "one")
        assert "3 words on your list." in table.text
        table.app.post_message(Paste("or r2d2"))
        await table.settle()
        assert on_the_list(table) == ("core", "ogre", "one", "or")
        assert "r2d2: A word is made of the letters A to Z alone." in table.text
        table.app.post_message(Paste("a1 a2 a1 ONE a3 a4 orb Ogre"))
        await table.settle()
        assert (
            "5 words on your list. a1, a2 and 2 more: A word is made of the letters A to Z alone. "
            "ONE and Ogre: You have it already."
        ) in table.read


async def test_of_a_long_paste_the_first_words_are_written_down_whole() -> None:
    async with playing(match_of(2)) as table:
        await sit_down(table)
        table.app.post_message(Paste("core ogre " * 6000))
        await table.settle()
        assert on_the_list(table) == ("core", "ogre")
        assert "What came after the first 1,000 words was left out." in table.read


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
    async with playing(match_of(3, called=names)) as table:
        for _ in range(3):
            await write(table, "core")
        assert "[/foo] reads: 5 points" in table.text
        assert "[b]x[/b] and 漢字" in table.text


@pytest.mark.parametrize("leave", [("f10", "end", "enter"), ("ctrl+q",)])
async def test_whoever_leaves_while_writing_goes_on_with_the_list(leave: tuple[str, ...]) -> None:
    session = Session.start(match_of(2).setup)
    async with playing(session.match, session=session) as table:
        await sit_down(table)
        await table.say("core")
        await table.say("one")
        await table.press(*leave)
    assert session.save is not None
    session.close()
    again = Session.resume(session.save.path)
    async with playing(again.match, session=again) as table:
        assert "CORE" not in table.text
        assert "The clock goes on then, with 0:4" in table.text
        await table.press("space")
        assert on_the_list(table) == ("core", "one")
        await table.press("full_stop", "full_stop")
        assert again.match.view(0)["written"] == ["core", "one"]
        await sit_down(table)
        assert on_the_list(table) == ()
    again.close()


async def test_a_killed_program_loses_neither_the_list_nor_the_time_that_was_used() -> None:
    session = Session.start(match_of(2).setup)
    assert session.save is not None
    async with playing(session.match, session=session) as table:
        await sit_down(table)
        table.app.post_message(Paste("core or"))
        await table.pass_time(20)
        await table.say("one")
        await table.press("f2")
        await table.press("f6")
        session.save.close()  # as if it had ended here
    again = Session.resume(session.save.path)
    assert again.draft == ["core", "or"]
    assert again.time.owed is not None
    assert again.time.owed[1] >= 20
    again.close()


async def test_the_menu_puts_the_pen_down_and_strikes_out() -> None:
    async with playing(match_of(2)) as table:
        await sit_down(table)
        await table.say("core")
        await table.press("f10")
        await table.click("Strike out the last word")
        assert on_the_list(table) == ()
        await table.press("f10")
        await table.click("Put the pen down")
        await table.press("f4")
        assert table.curtained


async def test_what_was_not_entered_in_time_is_told_to_who_wrote_it_alone() -> None:
    async with playing(match_of(2), reduced_motion=False) as table:
        await sit_down(table)
        await table.type("core")
        await table.pass_time(46)
        assert "Time is up. CORE was not entered." in table.text
        await table.press("space")
        assert table.curtained
        assert "CORE" not in table.text


@pytest.mark.parametrize("key", ["3", "space"])
async def test_what_is_no_letter_is_said_to_be_none(key: str) -> None:
    async with playing(match_of(2)) as table:
        await sit_down(table)
        await table.type("co")
        await table.press(key)
        assert "A word is made of the letters A to Z alone." in table.text
        assert table.screen_below.line.word == "co"
