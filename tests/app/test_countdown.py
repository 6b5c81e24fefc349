"""The timer that games share: what it counts, what it tells, and when it stands."""

from unittest.mock import Mock

import pytest

from tests.app.playing import Clock, Table, playing
from tests.games.wordspiel_rounds import round_of
from wordgames_tui.app.countdown import Countdown
from wordgames_tui.app.curtain import Curtain
from wordgames_tui.app.help_screen import HelpScreen
from wordgames_tui.app.menu import Menu
from wordgames_tui.app.tiles import TileRow
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.session import Session


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def countdown(clock: Clock) -> Countdown:
    countdown = Countdown(clock)
    countdown.reset(60)
    return countdown


def test_it_counts_only_while_it_runs(clock: Clock, countdown: Countdown) -> None:
    clock.seconds += 30
    assert (countdown.left, countdown.running) == (60, False)
    countdown.start()
    clock.seconds += 20
    assert (countdown.left, countdown.running) == (40, True)
    countdown.stop()
    clock.seconds += 1000
    assert (countdown.left, countdown.spent) == (40, 20)
    countdown.start()
    clock.seconds += 0.5
    assert countdown.left == 40, "the second that has begun counts as whole"


def test_it_warns_ten_seconds_before_the_end_and_ends(clock: Clock, countdown: Countdown) -> None:
    countdown.start()
    clock.seconds += 49.9
    assert not countdown.warns
    clock.seconds += 0.1
    assert countdown.warns
    assert not countdown.over
    clock.seconds += 10
    assert countdown.over
    assert countdown.left == 0


def test_starting_twice_does_not_give_time_back(clock: Clock, countdown: Countdown) -> None:
    countdown.start()
    clock.seconds += 10
    countdown.start()
    assert countdown.left == 50


def test_reset_stands_at_the_start_again(clock: Clock, countdown: Countdown) -> None:
    countdown.start()
    clock.seconds += 10
    countdown.reset(60)
    clock.seconds += 10
    assert (countdown.left, countdown.running) == (60, False)


def test_without_seconds_there_is_no_time_to_keep(clock: Clock, countdown: Countdown) -> None:
    countdown.reset()
    countdown.start()
    clock.seconds += 1000
    assert not countdown.running
    assert not countdown.over
    assert not countdown.warns


async def started(table: Table) -> None:
    """Both keep their cards, and the first player's clock runs."""
    await table.press("space", "enter", "space", "enter", "space", "enter")


def words() -> Match:
    return round_of(["ESTOP", "NOPE"], "B", deck="W")


async def test_the_time_and_the_warning_are_seen() -> None:
    async with playing(words()) as table:
        await started(table)
        assert "1:00" in table.text
        await table.pass_time(49)
        assert "! 0:11" not in table.text
        await table.pass_time(1)
        assert "! 0:10" in table.text


@pytest.mark.parametrize("sound", [True, False])
async def test_the_warning_and_the_end_are_heard_if_sound_is_on(sound: bool) -> None:
    async with playing(words(), sound=sound) as table:
        await started(table)
        table.app.bell = bell = Mock()  # type: ignore[method-assign]
        await table.pass_time(51)
        await table.pass_time(2)
        assert bell.call_count == (1 if sound else 0)
        await table.pass_time(8)
        assert bell.call_count == (2 if sound else 0)


async def test_when_time_is_up_the_turn_ends_and_what_was_typed_is_dropped() -> None:
    async with playing(words()) as table:
        await started(table)
        await table.type("bes")
        await table.pass_time(61)
        assert "Time is up. BES was not entered." in table.text
        assert "where shall it go?" in table.text
        assert "BEST" not in table.text
        await table.press("2")
        assert table.match.decision is not None
        assert table.match.decision.seat == 1
        assert "Ann ran out of time: W onto the spiral." in table.text


async def test_a_hand_that_is_typing_when_time_is_up_chooses_nothing() -> None:
    async with playing(words()) as table:
        await started(table)
        await table.type("best")
        await table.pass_time(61)
        answers = table.match.answers
        await table.fast("enter", "t", "enter")
        assert table.match.answers == answers
        assert "where shall it go?" in table.text


async def test_a_break_covers_the_cards_and_stops_the_clock() -> None:
    async with playing(words()) as table:
        await started(table)
        await table.type("be")
        await table.press("comma")
        assert isinstance(table.screen, Curtain)
        left = table.screen_below.countdown.left
        assert f"0:{left}" in table.text
        assert "│ S │" not in table.text
        table.clock.seconds += 500
        await table.press("enter")
        assert table.curtained, "Enter does not end a break"
        await table.press("space")
        assert f"0:{left}" in table.text
        assert "[B]" in table.text, "what was typed is still there"
        table.clock.seconds += left + 1
        await table.pass_time(0)
        assert "Time is up" in table.text


@pytest.mark.parametrize("key", ["f1", "f10", "equals_sign"])
async def test_what_is_opened_meanwhile_stops_the_clock_and_covers_the_cards(key: str) -> None:
    async with playing(words()) as table:
        await started(table)
        await table.type("be")
        left = table.screen_below.countdown.left
        await table.press(key)
        table.clock.seconds += 500
        assert "│ S │" not in table.text
        assert "[B]" not in table.text
        await table.press("escape")
        assert "│ S │" in table.text
        assert abs(table.screen_below.countdown.left - left) <= 1


async def test_what_is_chosen_from_the_menu_is_over_with_the_clock() -> None:
    async with playing(words()) as table:
        await started(table)
        await table.press("f10", "down", "enter")
        assert "where shall it go?" in table.text
        assert "0:59" not in table.text
        await table.press("1")
        assert table.curtained
        hand = table.screen_below.query_one("#hand", TileRow)
        assert {tile.face for tile in hand.tiles} == {""}


async def from_the_menu(table: Table, label: str) -> None:
    """Choose an entry of the menu by its name."""
    await table.press("f10")
    assert isinstance(table.screen, Menu)
    await table.click(label)


@pytest.mark.parametrize(
    ("label", "shown"),
    [
        ("A hint; asked again", "letters and lays"),
        ("Sort your hand another way", "Your hand lies A to Z."),
        ("Agree on a word", "The table agrees on a word"),
        ("Have a break; everything", "Ann has a break"),
        ("How to play, the rules", "WordSpiel"),
        ("Take the last answer back", "Ready for your turn?"),
        ("No word", "where shall it go?"),
    ],
)
async def test_every_entry_of_the_menu_works_while_a_clock_runs(label: str, shown: str) -> None:
    async with playing(words()) as table:
        await started(table)
        await from_the_menu(table, label)
        assert shown in table.read
        if table.screen is table.screen_below:
            assert "│ S │" in table.text


async def test_a_break_from_the_menu_works_in_another_game_with_a_clock() -> None:
    setup = Setup("tuppfehler", (Seat("Ann"), Seat("Ben")), "city", {"seconds": 45}, seed=3)
    async with playing(Match(game("tuppfehler"), setup)) as table:
        for key in ("space", "enter") * 3:
            if not table.screen_below.countdown.running:
                await table.press(key)
        await from_the_menu(table, "Have a break; everything")
        assert "has a break" in table.text
        await table.press("space")
        assert table.screen_below.countdown.running


@pytest.mark.parametrize("seconds", [0, 60])
async def test_a_break_is_over_only_when_the_player_says_so(seconds: int) -> None:
    match = round_of(["ESTOP", "NOPE"], "B", deck="W", seconds=seconds)
    async with playing(match) as table:
        await started(table)
        await table.press("f9")
        for key in ("f10", "escape", "slash", "enter", "f1", "escape"):
            await table.press(key)
            assert "│ S │" not in table.text
            assert not table.screen_below.countdown.running
            assert table.screen_below.eyes is None
        await table.press("space")
        assert "│ S │" in table.text
        await from_the_menu(table, "A hint; asked again")
        assert "letters and lays" in table.text


@pytest.mark.parametrize(("opens", "closes"), [("menu", "escape"), ("pause", "space")])
async def test_time_that_is_up_as_something_opens_is_told_once_that_is_closed(
    opens: str, closes: str
) -> None:
    async with playing(words()) as table:
        await started(table)
        table.clock.seconds += 61
        answers = table.match.answers
        table.screen_below.timer.tick()
        getattr(table.screen_below, f"action_{opens}")()
        await table.settle()
        assert table.screen is not table.screen_below
        assert table.match.answers == answers
        assert "│ S │" not in table.text
        await table.press(closes)
        await table.pass_time(0)
        assert "Time is up." in table.text
        assert table.match.answers == answers + 1


@pytest.mark.parametrize(("opens", "closes"), [("f10", "escape"), ("f9", "space")])
async def test_what_was_said_is_said_again_after_what_was_opened(opens: str, closes: str) -> None:
    async with playing(words()) as table:
        await started(table)
        await table.press("f6")
        hint = table.screen_below.said
        assert hint[1] == "hint"
        assert hint[0] in table.read
        await table.press(opens, closes)
        assert table.screen_below.said == hint
        assert hint[0] in table.read


async def test_the_break_is_on_the_bottom_line_as_soon_as_the_clock_runs() -> None:
    async with playing(words()) as table:
        await started(table)
        assert "F9 break" in table.lines[-1]


async def test_nobody_takes_back_that_time_is_up() -> None:
    async with playing(words()) as table:
        await started(table)
        await table.pass_time(61)
        await table.press("f8")
        assert "This cannot be taken back: the time was over." in table.text
        assert "where shall it go?" in table.text


async def test_free_take_backs_give_no_time_that_is_up() -> None:
    async with playing(round_of(["ESTOP", "NOPE"], "B", deck="W", take_backs=True)) as table:
        await started(table)
        await table.pass_time(61)
        await table.press("f8")
        await table.pass_time(0)
        assert "Time is up." in table.text
        assert "where shall it go?" in table.text


async def test_help_opens_at_the_page_of_the_game() -> None:
    async with playing(words()) as table:
        await started(table)
        await table.press("question_mark")
        assert isinstance(table.screen, HelpScreen)
        assert "WordSpiel" in table.text


async def test_taking_back_the_start_of_the_clock_does_not_give_time_back() -> None:
    async with playing(words()) as table:
        await started(table)
        await table.pass_time(40)
        await table.press("minus")
        assert "Ready for your turn?" in table.text
        await table.press("enter")
        assert table.screen_below.countdown.left <= 20


async def test_taking_back_that_there_is_no_word_does_not_give_time_back() -> None:
    async with playing(words()) as table:
        await started(table)
        await table.pass_time(40)
        await table.press("f4", "minus")
        assert "Make a word" in table.text
        assert 18 <= table.screen_below.countdown.left <= 20


async def test_nobody_thinks_on_at_the_question_that_a_word_can_be_had_after() -> None:
    async with playing(words()) as table:
        await started(table)
        await table.pass_time(20)
        await table.press("f4")
        await table.pass_time(30)
        await table.press("minus")
        assert 7 <= table.screen_below.countdown.left <= 10
        await table.press("f4")
        await table.pass_time(30)
        await table.press("minus")
        await table.pass_time(0)
        assert "Time is up." in table.text


async def test_a_break_at_the_question_after_takes_no_time() -> None:
    async with playing(words()) as table:
        await started(table)
        await table.pass_time(20)
        for over in ("f9", "f10", "f1"):
            await table.press("f4", over)
            assert table.screen is not table.screen_below
            await table.pass_time(300)
            await table.press("space" if over == "f9" else "escape", "minus")
            assert 30 <= table.screen_below.countdown.left <= 40


async def test_the_next_turn_has_its_whole_time() -> None:
    match = round_of(["ESTOP", "NOPE"], "B", bots=(1,))
    async with playing(match) as table:
        await table.press("space", "enter", "enter")
        await table.pass_time(40)
        await table.say("best")
        await table.press("enter")
        assert "1:00" in table.text


@pytest.mark.parametrize("keys", [("f10", "up", "enter"), ("ctrl+q",)])
async def test_whoever_leaves_in_a_turn_goes_on_with_what_was_left_of_it(
    keys: tuple[str, ...],
) -> None:
    session = Session.start(words().setup)
    async with playing(session.match, session=session) as table:
        await started(table)
        await table.pass_time(40)
        await table.press(*keys)
    session.close()
    assert session.save is not None
    again = Session.resume(session.save.path)
    async with playing(again.match, session=again) as table:
        await table.press("space")
        assert "0:20" in table.text
        await table.say("best")
        await table.press("space", "enter")
        assert "1:00" in table.text, "the next player's turn is whole"
    again.close()


async def test_a_match_keeps_its_time_whatever_new_ones_start_with() -> None:
    async with playing(words(), timers=False) as table:
        await started(table)
        assert "1:00" in table.text
        await table.pass_time(61)
        assert "Time is up." in table.text


async def test_a_table_that_takes_its_time_has_no_clock() -> None:
    async with playing(round_of(["ESTOP", "NOPE"], "B", seconds=0)) as table:
        await started(table)
        await table.pass_time(500)
        assert "Make a word" in table.text
        assert not table.screen_below.countdown.seconds
