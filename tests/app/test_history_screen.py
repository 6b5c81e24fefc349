"""The history: finished matches, logs and records."""

from pathlib import Path

from tests.app.pages import HOSTILE, broken, finished, opened, recorded
from wordgames_tui.app.dialog import Tell
from wordgames_tui.app.history_screen import HistoryScreen
from wordgames_tui.app.launcher import Launcher
from wordgames_tui.app.log_screen import LogScreen
from wordgames_tui.engine.setup import Seat
from wordgames_tui.store.saves import read_match


async def test_without_a_match_it_says_so() -> None:
    async with opened("f3") as page:
        assert "No match is finished yet" in page.text
        await page.press("enter", "l")
        assert isinstance(page.screen, HistoryScreen)
        await page.press("right")
        assert "There is nothing to count yet." in page.text


async def test_finished_matches_are_listed_the_last_one_first() -> None:
    result = read_match(finished(Seat("Ann"), Seat("Ben"), days=1))[0].result
    assert result is not None
    finished(Seat("Cleo"), hours=1)
    async with opened("f3") as page:
        first, second = page.text.index("Cleo 10"), page.text.index("Ann ")
        assert first < second
        assert "today 20:30" in page.text
        assert "Not this time: 10 cards left in your hand. 2 answers, no hint." in page.told
        await page.press("down")
        assert result.text in page.told
        winner = ("Ann", "Ben")[result.winners[0]]
        assert f"★ {winner}" in page.text


async def test_points_that_were_lost_have_a_true_minus_sign(home: Path) -> None:
    recorded(home, {"Ann": -9, "Ben": 4}, "Ben wins.", days=3)
    async with opened("f3") as page:
        assert "★ Ann −9" in page.text
        await page.press("right")
        assert "−9.0" in page.text
        assert "-9" not in page.text


async def test_a_match_is_read_from_its_start() -> None:
    path = finished(Seat("Ann"), Seat("Ben"))
    match, _ = read_match(path)
    async with opened("f3", "enter", size=(120, 60)) as page:
        assert isinstance(page.screen, LogScreen)
        for event in match.events[:20]:
            assert event.line(match.setup.names) in page.text
        await page.press("escape")
        assert isinstance(page.screen, HistoryScreen)
        await page.press("f4")
        assert isinstance(page.screen, LogScreen)


async def test_the_log_scrolls() -> None:
    finished(Seat("Ann"), Seat("Ben"), Seat("Cleo"))
    async with opened("f3", "enter") as page:
        before = page.text
        await page.press("space")
        assert page.text != before
        await page.press("home")
        assert page.text == before


async def test_how_to_read_on_is_told_while_there_is_more_of_the_log() -> None:
    finished(Seat("Ann"), Seat("Ben"), Seat("Cleo"), days=1)
    finished(Seat("Ann"), days=2)
    async with opened("f3", "f4") as page:
        assert "Space Read on" in page.text
        await page.press("end")
        assert "Read on" not in page.text
        await page.press("home")
        assert "Space Read on" in page.text
        await page.resize(120, 200)
        assert "Read on" not in page.text
        await page.resize(80, 24)
        assert "Space Read on" in page.text
        await page.press("escape", "down", "f4")
        assert "Given up" in page.text
        assert "Read on" not in page.text


async def test_records_at_a_table_and_alone() -> None:
    finished(Seat("Ann"), Seat("Ben"), days=2)
    finished(Seat("Ann"), Seat("Quill", "easy"), days=1)
    finished(Seat("Ann"), hours=2)
    async with opened("f3", "right") as page:
        lines = [line.split() for line in page.text.splitlines()]
        [ann] = [line for line in lines if line[:1] == ["Ann"]]
        assert ann[1:5] == ["WordSpiel,", "the", "round", "game"]
        assert ann[5] == "2"
        assert not [line for line in lines if line[:1] == ["Quill"]], "bots have no record"
        await page.press("right")
        [alone] = [line.split() for line in page.text.splitlines() if "solitaire" in line]
        assert alone == ["Ann", "WordSpiel,", "solitaire", "1", "0", "10", "10.0", "0"]


async def test_pages_turn_by_mouse() -> None:
    finished(Seat("Ann"))
    async with opened("f3") as page:
        await page.click("Alone")
        assert "solitaire" in page.text
        await page.click("Matches")
        await page.click("Ann 10")
        assert isinstance(page.screen, LogScreen)


async def test_a_broken_file_is_named_and_explained(home: Path) -> None:
    path = broken(home, "history", "bad.jsonl")
    async with opened("f3") as page:
        assert "bad.jsonl" in page.text
        assert "cannot be read" in page.text
        assert "breaks off within its first line" in page.told
        assert "Enter What is wrong" in page.text
        assert "Log" not in page.text
        for key in ("enter", "f4"):
            await page.press(key)
            assert isinstance(page.screen, Tell)
            assert f"It is left alone: {path}" in page.told
            await page.press("escape")
        await page.press("escape")
        assert isinstance(page.screen, Launcher)
    assert path.exists()


async def test_names_are_text() -> None:
    finished(*map(Seat, HOSTILE))
    for name in HOSTILE:
        finished(Seat(name), days=1)
    async with opened("f3", size=(120, 40)) as page:
        for name in HOSTILE:
            assert f"{name} 10" in page.text
        await page.press("enter")
        for name in HOSTILE:
            assert name in page.text
        await page.press("escape", "right")
        for name in HOSTILE:
            assert name in page.text
