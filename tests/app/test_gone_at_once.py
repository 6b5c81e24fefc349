"""Pages that are closed before they have come to rest."""

import pytest

from tests.app.pages import finished, opened, waiting
from tests.app.playing import playing, starting_keys
from tests.games.wordspiel_rounds import round_of
from tests.until import until
from wordgames_tui.app.game_screen import GameScreen
from wordgames_tui.app.launcher import Launcher
from wordgames_tui.engine.setup import Seat


@pytest.mark.parametrize("key", ["f1", "f2", "f3"])
async def test_a_page_of_the_launcher(key: str) -> None:
    finished(Seat("Ann"), Seat("Ben"))
    waiting("Ann", "Ben")
    async with opened() as page:
        for _ in range(3):
            await page.fast(key, "pagedown", "escape")
        assert isinstance(page.screen, Launcher)


@pytest.mark.parametrize("game", ["wordspiel", "typewriter"])
@pytest.mark.parametrize("key", ["f1", "f2", "f7", "f10", "pageup"])
async def test_a_page_over_a_match(key: str, game: str) -> None:
    match = round_of(["ESTOP", "NOPE"], "B") if game == "wordspiel" else starting_keys()
    async with playing(match) as table:
        await table.press("space")
        for _ in range(3):
            await table.fast(key, "pagedown", "escape")
        for _ in until(lambda: isinstance(table.screen, GameScreen)):
            await table.press("escape")
        assert "Ann" in table.text
