"""The round trip that every game's screen makes, on a table of WordSpiel."""

from pathlib import Path

import pytest

from tests.app.playing import Clock, Table, playing, solitaire
from tests.app.wordspiel_tables import SPACE_ENTER, begun, two
from tests.games.wordspiel_rounds import round_of
from tests.until import until
from wordgames_tui.app.app import WordGamesApp
from wordgames_tui.app.game_screen import GameScreen
from wordgames_tui.app.launcher import Launcher
from wordgames_tui.app.match_end import MatchEnd
from wordgames_tui.app.menu import Menu
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.store.saves import list_saves
from wordgames_tui.store.settings import Settings, save_settings

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
        await table.press("f10")
        assert "Take the last answer back (a card was drawn)" in table.text


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
        assert "▸■ Ben made " in table.text
        assert "▸▲ Cleo made " in table.text


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
        for _ in until(lambda: isinstance(table.screen, MatchEnd)):
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
            await table.press(*SPACE_ENTER)
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
