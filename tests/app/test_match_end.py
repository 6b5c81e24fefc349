"""The end of a match: the table of scores fits."""

from textual.widgets import Static

from tests.app.playing import playing
from tests.games.wordspiel_rounds import round_of
from wordgames_tui.app.match_end import MatchEnd
from wordgames_tui.engine.table import Result


async def test_of_many_rounds_the_last_ones_and_the_points_are_shown() -> None:
    match = round_of(["ESTOP", "NOPE"], "B")
    rounds = [str(number) for number in range(1, 21)]
    rows = [(*(["10"] * 20), "200"), (*(["7"] * 20), "140")]
    async with playing(match) as table:
        result = Result((200, 140), (1,), "Ben wins with 140 points.")
        table.app.push_screen(MatchEnd(match.setup, result, [*rounds, "points"], rows))
        await table.settle()
        [head, ann, ben] = str(table.screen.query_one("#scores", Static).content).split("\n")
        assert head.split()[:2] == ["…", "7"]
        assert head.split()[-2:] == ["20", "points"]
        assert ann.split()[-2:] == ["10", "200"]
        assert ben.split()[-2:] == ["7", "140"]
        assert ben in table.text
