"""The log of a match: the newest line is always seen, and what is seen begins with a sentence."""

import pytest
from textual.widgets import Static

from tests.app.playing import playing
from tests.games.wordspiel_rounds import round_of
from wordgames_tui.app.event_log import EventLog
from wordgames_tui.engine.events import Agreed

WORDS = [f"{'LONG' * (n % 5)}{letter}" for n, letter in enumerate("ABCDEFGHIJKLMNOP", start=1)]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_newest_line_is_seen_however_many_there_are(size: tuple[int, int]) -> None:
    async with playing(round_of(["NOPE", "TEN"], "B", seconds=0), size=size) as table:
        await table.press("space")
        log = table.screen_below.query_one(EventLog)
        for last in range(1, len(WORDS) + 1):
            log.show(
                [Agreed(word=word, good=True) for word in WORDS[:last]], table.screen_below.names, 1
            )
            await table.settle()
            assert log.scroll_offset.y == log.max_scroll_y, f"after {last} lines"
            assert f"{WORDS[last - 1]} is good in this match." in table.side
            first = log.query_one(Static).render_line(log.scroll_offset.y)
            assert "The table agreed" in first.text, f"after {last} lines"
