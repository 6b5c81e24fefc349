"""The window: too small, large again, at any moment."""

from random import Random

import pytest

from tests.app.pages import opened, waiting
from tests.app.playing import playing
from wordgames_tui.app.game_screen import GameScreen
from wordgames_tui.app.launcher import Launcher
from wordgames_tui.app.setup_screen import SetupScreen
from wordgames_tui.app.small import SmallScreen
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import GAMES, game


async def test_a_small_window_is_asked_to_grow_and_the_page_comes_back() -> None:
    async with opened("1", "tab", "tab", *"Ann") as page:
        await page.resize(60, 20)
        assert "Make the window a little larger: it is 60×20, 80×24 is enough." in page.told
        await page.resize(79, 24)
        assert "it is 79×24" in page.told
        await page.press("f5", "x")
        await page.resize(80, 24)
        assert isinstance(page.screen, SetupScreen)
        assert page.screen.form.seats[0].name == "Ann"


async def test_a_match_lives_on_below() -> None:
    waiting("Ann", "Ben")
    async with opened("right", "enter") as page:
        screens = list(page.app.screen_stack)
        await page.resize(40, 10)
        await page.resize(120, 40)
        assert list(page.app.screen_stack) == screens
        assert isinstance(screens[1], GameScreen)


async def test_no_size_breaks_a_page() -> None:
    for key in ("1", "f2", "f3", "f1"):
        async with opened(key) as page:
            for size in ((1, 1), (5, 2), (200, 60), (80, 24), (81, 25)):
                await page.resize(*size)
            assert not isinstance(page.screen, SmallScreen)


async def test_the_smallest_window_comes_to_rest() -> None:
    async with opened() as page:
        await page.resize(1, 1)
        laid_out: list[object] = []
        page.screen.screen_layout_refresh_signal.subscribe(page.screen, laid_out.append)
        for _ in range(20):
            await page.pilot.pause(0)
        assert not laid_out


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seconds_a_frame", [1 / 60, 10], ids=["", "slow"])
async def test_no_size_breaks_a_game(
    name: str, seconds_a_frame: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("textual.screen.UPDATE_PERIOD", seconds_a_frame)
    setup = Setup(name, tuple(map(Seat, ("Ann", "Ben", "Cleo"))), seed=3)
    match = Match(game(name), setup)
    random = Random(3)
    for _ in range(12):
        match.answer(match.decision.sample(match.decision.seat, random))
    async with playing(match) as table:
        await table.press("space")
        seen = table.text
        for width in (1, 2, 3, 5, 10, 40, 79):
            await table.resize(width, 24)
            assert isinstance(table.screen, SmallScreen)
        await table.resize(80, 24)
        assert table.text == seen


async def test_a_program_opened_in_a_small_window_waits_too() -> None:
    async with opened(size=(40, 12)) as page:
        assert isinstance(page.screen, SmallScreen)
        await page.resize(80, 24)
        assert isinstance(page.screen, Launcher)
        assert "Words that grow" in page.text


async def test_what_opens_over_the_panel_is_not_lost() -> None:
    async with opened() as page:
        await page.resize(40, 12)
        page.app.action_help()
        await page.pilot.pause()
        await page.resize(80, 24)
        await page.press("escape")
        assert isinstance(page.screen, Launcher)


async def test_lists_use_the_room_that_there_is() -> None:
    names = ("Maximiliana", "Bartholomew", "Cleo")
    waiting(*names)
    async with opened() as page:
        assert ", ".join(names) not in page.text
        await page.resize(120, 40)
        assert ", ".join(names) in page.text
        await page.press("f2")
        await page.resize(80, 24)
        assert "F1 · ?" in page.text
        await page.resize(120, 40)
        [line] = [line for line in page.text.splitlines() if "F1 · ?" in line]
        assert line.rstrip().endswith("?")
        assert len(line.rstrip()) > 100
