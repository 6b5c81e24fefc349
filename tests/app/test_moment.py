"""A moment: shown until it is read, whatever was pressed before it came."""

from textual.content import Content

from tests.app.playing import playing
from tests.games.wordspiel_rounds import round_of
from wordgames_tui.app.moment import Moment


async def test_the_second_click_of_two_does_not_end_it() -> None:
    async with playing(round_of(["ESTOP", "NOPE"], "B")) as table:
        moment = Moment(Content("Yes"))
        table.app.push_screen(moment)
        await table.settle()
        await table.pilot.click(offset=(5, 5))
        await table.settle()
        assert table.screen is moment
        table.clock.seconds += 5
        await table.pilot.click(offset=(5, 5))
        await table.settle()
        assert table.screen is not moment
