"""The first page."""

from pathlib import Path

import pytest

from tests.app.pages import HOSTILE, broken, opened, waiting
from tests.until import until
from wordgames_tui.app.game_screen import GameScreen
from wordgames_tui.app.help_screen import HelpScreen
from wordgames_tui.app.history_screen import HistoryScreen
from wordgames_tui.app.launcher import Launcher, Waiting
from wordgames_tui.app.settings_screen import SettingsScreen
from wordgames_tui.app.setup_screen import SetupScreen
from wordgames_tui.games import GAMES, game
from wordgames_tui.store.saves import Save


async def test_the_games_that_there_are_are_offered() -> None:
    async with opened() as page:
        for rules in GAMES.values():
            assert rules.title in page.text
        assert "2 to 6 players, or alone" in page.text


async def test_enter_and_a_number_lead_to_the_set_up() -> None:
    async with opened("enter") as page:
        assert isinstance(page.screen, SetupScreen)
        await page.press("escape", "1")
        assert isinstance(page.screen, SetupScreen)


async def test_every_page_is_a_key_away_and_comes_back() -> None:
    async with opened() as page:
        for key, screen in (("f3", HistoryScreen), ("s", SettingsScreen), ("f1", HelpScreen)):
            await page.press(key)
            assert isinstance(page.screen, screen)
            await page.press("escape")
            assert isinstance(page.screen, Launcher)


async def test_every_page_is_a_click_away() -> None:
    async with opened() as page:
        for name, screen in (
            ("History", HistoryScreen),
            ("Settings", SettingsScreen),
            ("Help  ", HelpScreen),
            ("Words that grow", SetupScreen),
        ):
            await page.click(name)
            assert isinstance(page.screen, screen), name
            await page.press("escape")


async def test_quit_ends_with_a_good_exit_code() -> None:
    async with opened("q") as page:
        pass
    assert page.app.return_code == 0


async def test_without_a_match_the_list_says_so() -> None:
    async with opened("right") as page:
        assert "No match is waiting" in page.text


async def test_matches_are_listed_with_players_game_and_time() -> None:
    waiting("Ann", "Ben", hours=2)
    waiting("Cleo", "Dan", days=1)
    async with opened() as page:
        first, second = page.text.index("Ann, Ben"), page.text.index("Cleo, Dan")
        assert first < second
        assert "today 19:30 · WordSpiel" in page.text
        assert "yesterday 21:30" in page.text


async def test_a_match_goes_on_by_key_and_by_click() -> None:
    waiting("Ann", "Ben")
    async with opened("right", "enter") as page:
        assert isinstance(page.app.screen_stack[1], GameScreen)
    async with opened() as page:
        await page.click("Ann, Ben")
        assert isinstance(page.app.screen_stack[1], GameScreen)


async def test_after_a_match_the_list_is_new() -> None:
    async with opened("1", "enter") as page:
        for _ in until(lambda: len(page.app.screen_stack) <= 1):
            page.app.pop_screen()
        await page.pilot.pause()
        await page.pilot.pause()
        assert "Player 1, Quill" in page.text


async def test_deleting_asks_first() -> None:
    path = waiting("Ann", "Ben")
    async with opened("right", "delete") as page:
        assert "Delete this match for good?" in page.text
        await page.press("enter")
        assert path.exists(), "the harmless answer has the cursor"
        await page.press("delete", "right", "enter")
        assert not path.exists()
        assert "No match is waiting" in page.text


async def test_a_match_that_is_played_elsewhere_cannot_be_deleted() -> None:
    path = waiting("Ann", "Ben")
    elsewhere, _, _ = Save.open(path)
    with elsewhere:
        async with opened("right", "d", "right", "enter") as page:
            await page.pilot.pause()
            assert path.exists()
            assert "is being played in another window." in page.said[0]


async def test_a_broken_file_is_named_and_explained_and_left_alone(home: Path) -> None:
    path = broken(home)
    before = path.read_bytes()
    async with opened("right") as page:
        assert "torn.jsonl" in page.text
        assert "cannot be read" in page.text
        for key in ("enter", "delete"):
            await page.press(key)
            assert "breaks off within its first line" in page.told
            assert f"It is left alone: {path}" in page.told
            await page.press("enter")
    assert path.read_bytes() == before


async def test_what_can_be_done_with_a_broken_file_is_told(home: Path) -> None:
    waiting("Ann", "Ben")
    broken(home, days=1)
    async with opened("right") as page:
        assert page.text.splitlines()[-1].strip() == (
            "Enter Go on · Del Delete · F3 History · F2 Settings · F10 Quit · F1 Help"
        )
        await page.press("down")
        assert page.text.splitlines()[-1].strip() == (
            "Enter What is wrong · F3 History · F2 Settings · F10 Quit · F1 Help"
        )
        await page.click("What is wrong")
        assert "It is left alone" in page.told


async def test_more_matches_than_there_is_room_for_are_counted() -> None:
    for day in range(9):
        waiting(f"Ann {day}", "Ben", days=day)
    async with opened("right") as page:
        assert "2 more below" in page.text
        await page.press(*["down"] * 7)
        assert "1 more above, 1 more below" in page.text
        await page.press("end")
        assert "2 more above" in page.text
        assert "below" not in page.text
        await page.resize(80, 40)
        assert "more" not in page.text


@pytest.mark.parametrize("height", [24, 25, 27])
async def test_the_match_where_the_cursor_is_is_seen_whole(height: int) -> None:
    dates = ["today 21:30", "yesterday 21:30", *(f"{day} Mar" for day in range(5, 0, -1))]
    for day in range(len(dates) + 8):
        waiting(f"Ann {day}", "Ben", days=day)
    async with opened("right", size=(80, height)) as page:
        await page.press("end")
        saves = page.screen.query_one("#saves", Waiting)
        for number in reversed(range(len(dates))):
            for _ in until(lambda number=number: saves.highlighted == number):
                await page.press("up")
            lines = page.text.splitlines()
            at = next(y for y, line in enumerate(lines) if f"▸ Ann {number}, Ben" in line)
            assert dates[number] in lines[at + 1]
        await page.press("end")
        lines = page.text.splitlines()
        at = next(y for y, line in enumerate(lines) if "▸ Ann 14, Ben" in line)
        assert "21 Feb" in lines[at + 1]


async def test_names_are_text() -> None:
    for name in HOSTILE:
        waiting(name, "Ben")
    async with opened("right", size=(120, 40)) as page:
        for name in HOSTILE:
            assert f"{name}, Ben" in page.text
        await page.press("delete")
        assert "Delete this match" in page.text


async def test_the_arrows_lead_everywhere() -> None:
    waiting("Ann", "Ben")
    async with opened("right") as page:
        assert page.focus == "saves"
        await page.press("left", *(["down"] * len(GAMES)))
        assert page.focus == "history"
        await page.press("right", "right")
        assert page.focus == "help"


async def test_settings_that_cannot_be_read_are_told(home: Path) -> None:
    home.mkdir()
    (home / "settings.toml").write_text('theme = "pink"\n', "utf-8")
    async with opened() as page:
        assert "The setting theme can be night" in page.said[0]


async def test_a_number_plays_its_game_wherever_the_cursor_is() -> None:
    waiting("Ann", "Ben")
    for field in ("#saves", "#quit"):
        async with opened() as page:
            await page.go(field)
            await page.press("2")
            assert isinstance(page.screen, SetupScreen)
            assert page.screen.rules is list(GAMES.values())[1]


async def test_enter_that_is_pressed_twice_opens_one_page() -> None:
    waiting("Ann", "Ben")
    async with opened() as page:
        await page.fast("enter", "enter")
        assert [type(screen) for screen in page.app.screen_stack] == [Launcher, SetupScreen]
    async with opened("right") as page:
        await page.fast("enter", "enter")
        assert [type(screen) for screen in page.app.screen_stack].count(Launcher) == 1
        assert page.said == []


async def test_up_and_down_lead_from_the_lists_to_the_pages_and_back() -> None:
    waiting("Ann", "Ben")
    async with opened() as page:
        games = page.app.focused
        for key in ("up", "down"):
            await page.press("up")
            assert page.focus == "history"
            await page.press("right", key)
            assert page.app.focused is games
        await page.press(*["down"] * len(GAMES))
        assert page.focus == "history"
        for key in ("up", "down"):
            await page.go("#saves")
            await page.press(key)
            assert page.focus == "history"


async def test_the_cursor_on_a_page_has_a_sign_and_its_keys_are_told() -> None:
    async with opened("up") as page:
        assert "▸ History" in page.text
        assert "Enter Open · Left/Right Next" in page.text
        await page.press("right")
        assert "▸ History" not in page.text
        assert "▸ Settings" in page.text


async def test_there_is_room_for_five_games(monkeypatch: pytest.MonkeyPatch) -> None:
    five = {**GAMES, "fifth": game("typo")}
    monkeypatch.setattr("wordgames_tui.app.launcher.GAMES", five)
    async with opened() as page:
        lines = page.text.splitlines()
        last = next(y for y, line in enumerate(lines) if "5──" in line)
        assert "╰───╯" in lines[last + 2]
        assert "History" in lines[last + 3]
        assert "Enter Play" in lines[-1]
