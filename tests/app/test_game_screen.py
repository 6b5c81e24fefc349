"""The round trip that every game's screen makes, on a table of WordSpiel."""

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual import events
from textual.content import Content

from tests.app.playing import Clock, Table, playing, round_of, solitaire
from wordgames_tui.app.app import WordGamesApp
from wordgames_tui.app.game_screen import GameScreen
from wordgames_tui.app.launcher import Launcher
from wordgames_tui.app.match_end import MatchEnd
from wordgames_tui.app.menu import Menu
from wordgames_tui.app.moment import Moment
from wordgames_tui.bots import Player
from wordgames_tui.engine.decisions import Decision
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.engine.table import Result
from wordgames_tui.games import game
from wordgames_tui.session import Session
from wordgames_tui.store.saves import list_saves
from wordgames_tui.store.settings import Settings, save_settings

KEEP = ("space", "enter")
"""A player draws the curtain and keeps the cards."""


def two(*hands: str, flip: str = "B", deck: str = "WK", **options: Any) -> Match:
    return round_of(hands or ("ESTOP", "NOPE"), flip, deck=deck, **{"seconds": 0, **options})


async def begun(table: Table) -> None:
    """All have kept their cards, and the first player may type a word."""
    for _ in table.match.setup.seats:
        await table.press(*KEEP)
    await table.press("space", "enter")


async def turn(table: Table, word: str) -> None:
    """The next player draws the curtain, starts, and says a word."""
    await table.press("space", "enter")
    await table.say(word)


# A whole round


async def test_two_play_a_round_from_the_deal_to_the_score() -> None:
    match = two("OATTRIESNS", "ENO")
    async with playing(match) as table:
        await begun(table)
        await table.say("boat")
        await turn(table, "ten")
        await turn(table, "entries")
        await turn(table, "so")
        await table.press("space", "enter")
        await table.type("sons")
        assert "SO lies there, N S from your hand; your hand is empty then." in table.text
        await table.press("enter")
        assert isinstance(table.screen, MatchEnd)
        assert "Ann wins with 0 points." in table.text
        scores = {line.split()[-3]: line.split()[-2:] for line in rows(table, "Ann", "Ben")}
        assert scores == {"Ann": ["0", "0"], "Ben": ["7", "7"]}
        await table.press("escape")
        assert len(table.app.screen_stack) == 1


def rows(table: Table, *names: str) -> list[str]:
    """The lines of the table of scores for these names, less the frame around them."""
    lines = [line.strip(" │") for line in table.text.splitlines()]
    return [line for line in lines if any(f"{name}  " in line for name in names)]


async def test_the_score_of_a_round_is_a_moment_that_any_key_ends() -> None:
    match = two("LACKBOARDS", "NOPE", rounds=2)
    async with playing(match, reduced_motion=False) as table:
        await begun(table)
        await table.say("blackboards")
        assert isinstance(table.screen, Moment)
        assert "Ann made BLACKBOARDS from B." in table.text
        assert "Round 1 is over" in table.text
        await table.press("x")
        assert table.curtained
        assert "Round 2: Ann dealt." in table.text


async def test_a_key_that_came_too_soon_or_is_held_down_ends_no_moment() -> None:
    match = two("LACKBOARDS", "NOPE", rounds=2)
    async with playing(match, reduced_motion=False) as table:
        await begun(table)
        await table.type("blackboards")
        await table.fast("enter", "enter", "x")
        for _ in range(20):
            table.clock.seconds += 0.03
            await table.fast("enter")
        assert isinstance(table.screen, Moment)
        await table.press("x")
        assert table.curtained


def lays(word: str) -> Callable[[str, str], Player]:
    """A bot that keeps its cards and makes that word."""

    def player(view: Mapping[str, Json], decision: Decision, random: Random) -> Json:
        if decision.kind == "spell":
            return {"word": word}
        return decision.options[0].id if view["seat"] == decision.seat else None

    return lambda _game, _level: player


async def test_the_round_that_a_bot_ends_is_a_moment_too() -> None:
    match = round_of(["NOPE", "LACKBOARDS"], "B", deck="D", bots=(1,), rounds=2, seconds=0)
    session = Session(match, player=lays("blackboards"))
    async with playing(match, session=session, reduced_motion=False) as table:
        await table.press("space", "enter")
        while not isinstance(table.screen, Moment):
            bot = session.bot_answer()
            if bot:
                table.screen_below.let_bot_answer(*bot)
                await table.settle()
            else:
                await table.press("enter", "f4", "1")
        assert "Ben made BLACKBOARDS from B." in table.text
        assert "Ann  11 left   11 in all" in table.text
        assert "Ben   0 left    0 in all" in table.text
        await table.press("x")
        assert not isinstance(table.screen, Moment)


async def test_without_motion_there_are_no_moments() -> None:
    match = two("LACKBOARDS", "NOPE", rounds=2)
    async with playing(match) as table:
        await begun(table)
        await table.say("blackboards")
        assert table.curtained
        assert "End of round 1. Ann: 0, Ben: 10." in table.text


async def test_the_end_is_deaf_for_a_moment_and_plays_again() -> None:
    match = two("A", "B")
    chosen: list[Setup | None] = []
    async with playing(match) as table:
        end = MatchEnd(match.setup, result(), ["1", "points"], [("0", "0"), ("9", "9")])
        table.app.push_screen(end, chosen.append)
        await table.settle()
        await table.fast("escape")
        assert table.screen is end
        await table.press("enter")
        assert chosen[0] is not None
        assert (chosen[0].seats, chosen[0].seed, chosen[0].order) == (match.setup.seats, 0, {})


async def test_the_end_is_deaf_to_a_key_that_is_held_down() -> None:
    match = two("A", "B")
    async with playing(match) as table:
        end = MatchEnd(match.setup, result(), ["1", "points"], [("0", "0"), ("9", "9")])
        table.app.push_screen(end)
        await table.settle()
        for _ in range(40):
            table.clock.seconds += 0.03
            await table.fast("enter")
        assert table.screen is end
        await table.press("enter")
        assert table.screen is not end


async def test_the_end_says_what_to_press_and_a_click_there_does_it() -> None:
    match = two("A", "B")
    async with playing(match) as table:
        end = MatchEnd(match.setup, result(), ["1", "points"], [("0", "0"), ("9", "9")])
        chosen: list[Setup | None] = []
        table.app.push_screen(end, chosen.append)
        await table.settle()
        assert table.lines[-1].split(" · ")[0].strip() == "Enter take what is marked"
        await table.click("mark the other")
        assert table.app.focused is end.query_one("#leave")
        await table.click("take what is marked")
        assert chosen == [None]


def result() -> Result:
    return Result((0, 9), (0,), "Ann wins with 0 points.")


# Take-backs, hints, agreements


async def test_a_word_may_be_taken_back_before_the_curtain_rises() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.say("best")
        await table.press("f8", "space")
        assert table.match.decision is not None
        assert table.match.decision.seat == 0
        assert "│ T │" in table.text


async def test_what_another_has_answered_to_is_not_taken_back() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.say("best")
        await table.press("space")
        await table.press("minus")
        assert "This cannot be taken back: Ann has answered." in table.text
        assert table.match.view(0)["piles"]["spiral"]["count"] == 4


async def test_a_card_that_was_drawn_is_not_put_back() -> None:
    async with playing(two()) as table:
        await table.press("space", "1", "enter", "minus")
        assert "This cannot be taken back: a card was drawn." in table.text


async def test_hints_tell_more_each_time() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.press("number_sign")
        assert "letters and lays" in table.text
        await table.press("f6")
        assert "It starts with B" in table.text
        await table.press("f6")
        assert "B and " in table.text


async def test_a_match_without_hints_says_so() -> None:
    async with playing(two(hints=False)) as table:
        await begun(table)
        await table.press("f6")
        assert "This match is played without hints." in table.text


async def test_the_table_agrees_on_a_word_and_the_word_on_the_line_is_good_at_once() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.type("bop")
        await table.type("t")
        assert "BOPT is not good here: not in the dictionary." in table.text
        await table.press("equals_sign")
        assert "Nothing is agreed about it yet." in table.text
        await table.press("enter", "enter")
        assert "O P T from your hand; 7 cards left." in table.text
        await table.press("enter")
        assert "The table agreed: BOPT is good in this match." in table.text


@pytest.mark.parametrize("word", ["best", "bopt"])
async def test_the_table_is_told_what_it_agreed_and_nothing_of_the_dictionary(word: str) -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.type(word)
        await table.press("equals_sign")
        assert "Nothing is agreed about it yet." in table.text
        await table.click("It is not good")
        await table.press("equals_sign")
        assert f"{word.upper()} is not good in this match." in table.text
        await table.click("It is good")
        await table.press("equals_sign")
        assert f"{word.upper()} is good in this match." in table.text


async def test_what_is_agreed_on_must_be_a_word() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.press("equals_sign", "1", "enter", "enter")
        assert "A word is made of the letters A to Z alone." in table.text
        await table.press("escape")
        assert "Make a word." in table.text


# Leaving and coming back


async def test_a_match_that_is_left_goes_on_where_it_was(home: Path) -> None:
    save_settings(Settings(reduced_motion=True))
    clock = Clock()
    app = WordGamesApp(clock=clock)
    setup = two().setup
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.play(setup)
        await pilot.pause()
        screen = app.screen_stack[-2]
        assert isinstance(screen, GameScreen)
        table = Table(pilot, screen.session, clock)
        await begun(table)
        await table.say("best")
        await table.press("f10")
        await leave(table)
        assert isinstance(app.screen, Launcher)
        [entry] = list_saves()
        app.resume(entry.path)
        await pilot.pause()
        assert "Ben, it is your turn" in table.text
        assert "Ann made BEST from B." in table.text
        await table.press("space")
        assert "│ N │" in table.text


async def leave(table: Table) -> None:
    """Choose the last entry of the open menu."""
    assert isinstance(table.screen, Menu)
    assert "Leave; the match is kept" in table.text
    await table.press("end", "enter")


# Bots


async def test_bots_answer_by_themselves_and_what_they_did_is_told() -> None:
    match = round_of(["ESTOP", "NOPE", "TEN"], "B", bots=(1, 2), seconds=0)
    async with playing(match) as table:
        await table.press("space", "enter", "enter")
        await table.say("best")
        assert match.decision is not None
        assert match.decision.seat == 0
        assert "Ben " in table.text
        assert match.answers >= 8


async def test_a_bot_takes_its_time_where_things_may_move() -> None:
    match = round_of(["ESTOP", "NOPE"], "B", bots=(1,), seconds=0)
    async with playing(match, reduced_motion=False) as table:
        await table.press("space", "enter")
        assert "Ben is thinking." in table.text


def bots_that_lay_freely() -> Match:
    return round_of(["ESTOP", "NOPE", "TEN"], "B", bots=(1, 2), seconds=0, challenge="table")


async def until_asked_to_go_on(table: Table) -> None:
    await table.press("space", "enter", "enter")
    await table.say("best")
    assert "Cleo is next." in table.text
    assert table.match.decision is not None
    assert table.match.decision.seat == 2


async def test_before_a_bot_goes_on_a_person_may_challenge() -> None:
    async with playing(bots_that_lay_freely()) as table:
        await until_asked_to_go_on(table)
        assert "F5 Challenge" in table.text
        await table.press("f5")
        assert "Ann challenged" in table.side


async def test_or_lets_it_go_on() -> None:
    async with playing(bots_that_lay_freely()) as table:
        await until_asked_to_go_on(table)
        answers = table.match.answers
        await table.press("enter")
        assert table.match.answers > answers
        assert "challenged" not in table.side


# One keyboard, many keys


async def test_a_second_enter_keeps_no_hand_and_starts_no_clock() -> None:
    async with playing(two()) as table:
        await table.press("space", "1", "enter")
        answers = table.match.answers
        await table.fast("enter", "enter", "enter")
        assert table.match.answers == answers
        await table.press("enter")
        assert table.match.answers == answers + 1


async def test_a_second_enter_says_no_second_word() -> None:
    match = round_of(["ESTOP", "NOPE"], "B", bots=(1,), seconds=0)
    async with playing(match) as table:
        await table.press("space", "enter", "enter")
        await table.type("best")
        await table.fast("enter", "enter", "enter")
        words = [line for line in match.lines if getattr(line, "seat", None) == 0]
        assert len(words) == 3, "kept the hand, started, made BEST"


async def test_what_was_meant_for_one_question_answers_no_other() -> None:
    async with playing(solitaire("ESTOP", "ABCDE", "B")) as table:
        await table.press("1")
        await table.type("best")
        await table.fast("enter", "enter")
        assert "Make a word." in table.text


async def test_bots_play_a_match_of_their_own() -> None:
    match = round_of(["ESTOP", "NOPE"], "B", bots=(0, 1), seconds=0)
    async with playing(match) as table:
        while not isinstance(table.screen, MatchEnd):
            assert not table.curtained
            await table.settle()
        assert match.over


async def test_a_choice_has_no_answer_for_enter_until_an_arrow_has_chosen_one() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.press("f4", "enter", "enter")
        assert "where shall it go?" in table.text
        await table.press("right", "right", "enter")
        assert "W onto the spiral" in table.text


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


async def test_the_last_line_can_be_clicked() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.click("no word")
        assert "where shall it go?" in table.text
        await table.click("Into your hand")
        assert table.curtained
        await table.click("Ben is here")
        await table.click("menu")
        assert isinstance(table.screen, Menu)


async def test_one_window_size_after_another_changes_nothing() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.type("bes")
        for size in ((120, 40), (60, 10), (200, 60), (1, 1), (80, 24)):
            await table.resize(*size)
        assert "[B]" in table.text
        await table.say("t")
        assert "Ann made BEST from B." in table.text


HOSTILE = ("[/foo]", "[@click=app.quit][/]", "漢字漢字漢字漢字漢字")


async def test_names_are_just_names() -> None:
    setup = Setup("wordspiel", tuple(Seat(name) for name in HOSTILE), seed=3)
    async with playing(Match(game("wordspiel"), setup)) as table:
        for _ in HOSTILE:
            assert any(name in table.text for name in HOSTILE)
            await table.press(*KEEP)
        await table.press("space")
        assert "[/foo]" in table.text
        assert "漢" in table.text
        await table.press("enter", "f4", "1")
        assert table.curtained


async def test_a_match_that_is_over_is_played_again_with_other_cards() -> None:
    save_settings(Settings(reduced_motion=True))
    clock = Clock()
    app = WordGamesApp(clock=clock)
    async with app.run_test(size=(80, 24)) as pilot:
        app.play(two("LACKBOARDS", "NOPE").setup)
        await pilot.pause()
        first = next(screen for screen in app.screen_stack if isinstance(screen, GameScreen))
        table = Table(pilot, first.session, clock)
        await table.settle()
        await begun(table)
        await table.say("blackboards")
        assert isinstance(table.screen, MatchEnd)
        assert not list_saves()
        await table.press("enter")
        again = table.screen_below.session.match
        assert again is not first.session.match
        assert (again.setup.names, again.answers) == (("Ann", "Ben"), 0)
        assert again.setup.seed not in (0, first.session.match.setup.seed)
        assert table.curtained


# Pages that lie over the table


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
