"""What opens over the table: menu, break, moment, agreement, help."""

import pytest
from textual import events
from textual.content import Content

from tests.app.playing import playing, solitaire
from tests.app.wordspiel_tables import begun, two
from tests.games.wordspiel_rounds import round_of
from wordgames_tui.app.menu import Menu
from wordgames_tui.app.moment import Moment


async def test_a_break_is_offered_where_there_is_neither_clock_nor_table() -> None:
    async with playing(solitaire("ESTOP", "ABCDE", "B")) as table:
        await table.press("1", "f10")
        assert "F9 , Have a break; everything is covered" in table.read


async def test_a_moment_of_a_word_says_how_to_go_on_whole() -> None:
    async with playing(two()) as table:
        table.app.push_screen(Moment(Content("Yes")))
        await table.settle()
        assert "─ any key goes on ─" in table.text


async def test_the_end_of_a_long_word_is_seen_while_the_table_agrees_on_it() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.press("equals_sign")
        table.app.post_message(events.Paste("a" * 80 + "end"))
        await table.settle()
        assert "aaaend" in table.text


async def test_agreeing_says_what_to_press() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.type("bopt")
        await table.press("equals_sign")
        assert "Enter go on to the answers · Esc agree on nothing" in table.text
        await table.press("enter")
        assert "Enter choose · Left Right mark the other · Esc agree on nothing" in table.text
        await table.press("right")
        assert table.app.focused is table.screen.query_one("#not-good")
        await table.click("mark the other")
        assert table.app.focused is table.screen.query_one("#good")
        await table.press("left", "left")
        assert table.app.focused is table.screen.query_one("#good")
        await table.click("Enter choose")
        assert "O P T from your hand" in table.text


async def test_a_word_that_is_none_is_mended_before_it_is_agreed_on() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.press("equals_sign", "x", "right_square_bracket", "enter")
        assert "A word is made of the letters A to Z alone." in table.text
        await table.press("backspace", "i", "enter", "enter")
        assert "The table agreed: XI is good in this match." in table.side


async def test_the_menu_says_what_can_be_done_and_why_not() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.press("slash")
        assert isinstance(table.screen, Menu)
        assert "No word" in table.text
        assert "F4 ." in table.text
        await table.press("down", "enter")
        assert "where shall it go?" in table.text
        await table.press("f10")
        assert "No word" not in table.text
        await table.press("escape")
        assert "where shall it go?" in table.text


async def test_enter_in_a_menu_that_has_just_opened_goes_on() -> None:
    async with playing(two()) as table:
        await begun(table)
        answers = table.match.answers
        await table.press("escape")
        assert isinstance(table.screen, Menu)
        assert "Go on" in table.text
        await table.press("enter")
        assert table.screen is table.screen_below
        assert table.match.answers == answers


async def test_escape_clears_the_word_and_then_opens_the_menu() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.type("be")
        await table.press("escape")
        assert "type a word" in table.text
        await table.press("escape")
        assert isinstance(table.screen, Menu)


@pytest.mark.parametrize(
    ("opens", "closes"), [("f10", "escape"), ("f1", "escape"), ("equals_sign", "escape")]
)
async def test_a_page_that_is_told_twice_to_go_takes_no_other_with_it(
    opens: str, closes: str
) -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.press(opens)
        table.clock.seconds += 1
        await table.fast(closes, closes, closes, closes)
        assert table.screen_below in table.app.screen_stack
        for _ in range(3):
            if table.screen is not table.screen_below:
                await table.press("escape")
        await table.type("b")
        assert "[B]" in table.text


async def test_a_menu_entry_that_is_chosen_twice_at_once_is_done_once() -> None:
    match = round_of(["ESTOP", "NOPE"], "B", deck="W", seconds=60)
    async with playing(match) as table:
        await begun(table)
        await table.press("f10", "down")
        answers = match.answers
        await table.fast("enter", "enter", "enter")
        assert match.answers == answers + 1
        assert "where shall it go?" in table.text


async def test_a_moment_that_is_over_while_help_lies_on_it_waits_for_that() -> None:
    match = two("LACKBOARDS", "NOPE", rounds=2)
    async with playing(match, reduced_motion=False) as table:
        await begun(table)
        await table.say("blackboards")
        moment = table.screen
        assert isinstance(moment, Moment)
        table.app.action_help()
        await table.settle()
        moment._time_up()
        await table.settle()
        assert moment in table.app.screen_stack
        await table.press("escape")
        moment._time_up()
        await table.settle()
        assert table.curtained
