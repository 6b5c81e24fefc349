"""The app as it is started from the command."""

from pathlib import Path

import pytest

from tests.app.pages import NOW, broken, finished, opened, waiting
from wordgames_tui.app import app as module
from wordgames_tui.app.app import WordGamesApp, run
from wordgames_tui.app.curtain import Curtain
from wordgames_tui.app.game_screen import GameScreen
from wordgames_tui.app.launcher import Launcher
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.store.saves import Save, list_saves

TWO = Setup("wordspiel", (Seat("Ann"), Seat("Ben")), "rounds", {"rounds": 1})


async def test_a_set_up_goes_straight_to_the_game() -> None:
    app = WordGamesApp(TWO, now=lambda: NOW)
    async with opened(app=app) as page:
        assert isinstance(page.app.screen_stack[1], GameScreen)
        [entry] = list_saves()
        assert entry.names == ("Ann", "Ben")
        assert entry.header is not None
        assert entry.header.started == NOW


async def test_what_is_wrong_in_the_settings_is_told_above_the_first_curtain(home: Path) -> None:
    home.mkdir()
    (home / "settings.toml").write_text('[keymap]\n"game.hint" = "F10"\nnone = "f3"\n', "utf-8")
    async with opened(app=WordGamesApp(TWO, now=lambda: NOW)) as page:
        assert isinstance(page.screen, Curtain)
        assert "F10 is for Menu already." in " ".join(page.text.split())
        assert len(page.app._notifications) == 2


async def test_a_save_is_resumed() -> None:
    path = waiting("Ann", "Ben", answers=4)
    async with opened(app=WordGamesApp(resume=path, now=lambda: NOW)) as page:
        screen = page.app.screen_stack[1]
        assert isinstance(screen, GameScreen)
        assert screen.session.match.answers == 4


async def test_what_cannot_be_resumed_is_told_on_the_first_page(home: Path) -> None:
    async with opened(app=WordGamesApp(resume=broken(home))) as page:
        assert isinstance(page.screen, Launcher)
        assert "torn.jsonl" in page.said[0]


async def test_what_cannot_be_played_is_told_on_the_first_page() -> None:
    async with opened(app=WordGamesApp(Setup("wordspiel", (Seat("Ann"),), "rounds"))) as page:
        assert isinstance(page.screen, Launcher)
        assert "takes 2 to 6 players, not 1" in page.said[0]


async def test_leaving_lets_go_of_the_save() -> None:
    path = waiting("Ann", "Ben")
    async with opened("right", "enter", "ctrl+q"):
        pass
    save, _, _ = Save.open(path)
    save.close()


async def break_off() -> None:
    """Make a mistake in the middle of a match."""
    async with opened("right", "enter") as page:
        page.app.call_later(lambda: 1 // 0)
        await page.pilot.pause()
        await page.pilot.pause()


async def test_an_error_that_nobody_foresaw_loses_nothing() -> None:
    path = waiting("Ann", "Ben", answers=4)
    with pytest.raises(ZeroDivisionError):
        await break_off()
    save, match, notice = Save.open(path)
    with save:
        assert (match.answers, notice) == (4, "")


def test_the_exit_code_tells_how_it_ended(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module.WordGamesApp, "run", lambda app: app.exit(0))
    assert run() == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(module.WordGamesApp, "run", lambda app: app.exit(return_code=1))
    assert run() == 1
    assert capsys.readouterr().err == "The program broke off. Matches are kept: wordgames resume\n"
    monkeypatch.setattr(module.WordGamesApp, "run", lambda app: app.exit(return_code=143))
    assert run() == 143
    assert capsys.readouterr().err == "Matches are kept: wordgames resume\n"


async def test_no_palette_changes_what_the_settings_say() -> None:
    async with opened("ctrl+p") as page:
        assert isinstance(page.screen, Launcher)


async def test_every_finished_match_stays_out_of_the_list_of_those_that_wait() -> None:
    finished(Seat("Ann"))
    async with opened() as page:
        assert "No match is waiting" in page.text
