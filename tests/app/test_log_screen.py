"""The log of a match that goes on, as a page of its own."""

from random import Random

from tests.app.playing import playing, starting_keys
from tests.games.wordspiel_rounds import round_of
from tests.until import until
from wordgames_tui.app.game_screen import GameScreen
from wordgames_tui.app.help_screen import HelpScreen
from wordgames_tui.app.log_screen import LogScreen
from wordgames_tui.engine.match import Match


def played() -> Match:
    """A match of which much can be told."""
    match = starting_keys()
    random = Random(1)
    for _ in until(lambda: match.answers >= 60):
        match.answer(match.decision.sample(match.decision.seat, random))
    return match


async def test_the_log_of_a_match_is_read_by_keys() -> None:
    match = played()
    async with playing(match) as table:
        lines = [event.line(match.setup.names) for event in match.events_for(None)]
        assert lines[0] not in table.text
        await table.press("pageup")
        assert isinstance(table.screen, LogScreen)
        assert lines[-1].split()[-1] in table.text
        await table.press("home")
        await table.pilot.pause()
        assert lines[0] in table.read
        await table.press("escape")
        assert isinstance(table.screen, GameScreen)


async def test_its_end_stays_in_sight_in_a_window_of_another_size_until_one_reads_back() -> None:
    match = played()
    async with playing(match, size=(120, 40)) as table:
        first, *_, last = (event.line(match.setup.names) for event in match.events_for(None))
        await table.press("pageup")
        assert last in table.read
        await table.resize(80, 24)
        assert last in table.read
        await table.press("home")
        await table.resize(100, 30)
        assert first in table.read


async def test_it_tells_a_seat_what_that_seat_saw_and_nobody_else() -> None:
    match = round_of(["ESTOP", "NOPE"], "B", deck="WK", seconds=0)
    async with playing(match) as table:
        await table.press("space", "1", "enter", "pageup")
        assert "Ann exchanged E for B." in table.read
        await table.press("escape", "enter")
        assert table.curtained
        await table.press("space", "pageup")
        assert "Ann exchanged a card." in table.read
        assert "for B" not in table.read


async def test_the_clock_stands_while_it_is_read() -> None:
    match = round_of(["ESTOP", "NOPE"], "B", seconds=60)
    async with playing(match) as table:
        await table.press("space", "enter", "space", "enter", "space", "enter")
        await table.pass_time(10)
        await table.press("pageup")
        table.clock.seconds += 300
        await table.press("escape")
        assert "0:50" in table.lines[0]


async def test_from_the_menu_of_a_curtain_it_lies_on_top_and_the_curtain_comes_back() -> None:
    async with playing(round_of(["ESTOP", "NOPE"], "B")) as table:
        await table.press("f10", "pageup")
        assert isinstance(table.screen, LogScreen)
        await table.press("escape")
        assert table.curtained
        await table.press("f10", "f1")
        assert isinstance(table.screen, HelpScreen)
        await table.press("escape")
        assert table.curtained
        assert len(table.app.screen_stack) == 3
