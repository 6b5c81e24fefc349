"""Help: a page for each game, and the keys."""

import re

import pytest
from textual.widgets import Markdown

from tests.app.pages import WORDSPIEL, opened
from wordgames_tui.app.help_pages import KEYS, help_markdown, tagline
from wordgames_tui.app.keys import ACTIONS
from wordgames_tui.app.launcher import Launcher
from wordgames_tui.games import GAMES
from wordgames_tui.packaged import packaged


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_its_rules_and_what_a_table_agrees_on(name: str) -> None:
    page = help_markdown(name, {})
    parts = [line for line in page.splitlines() if line.startswith("## ")]
    assert parts == ["## How to play", "## The rules", "## What a table agrees on"]
    for spec in GAMES[name].options:
        assert f"**{spec.title}**" in page
        assert spec.text in page


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("wordspiel", "**Rounds** (the round game): 1 to 20; 5 unless"),
        ("wordspiel", "**First dealer** (the round game): by chance / seat 1 to seat 6; by chance"),
        ("typo", "**Cards dealt**: 12, at six 10 / 14 to 10; 12, at six 10 unless"),
        ("typo", "**Judged by**: doubt and look-up / the dictionary / doubt and seat 1 / doubt"),
        ("typewriter", "**Gold token**: by chance / seat 1 / seat 2"),
    ],
)
def test_only_numbers_in_a_row_are_told_by_the_first_and_the_last(name: str, line: str) -> None:
    assert line in help_markdown(name, {})


@pytest.mark.parametrize("name", GAMES)
def test_a_games_sentence_fits_on_the_first_page(name: str) -> None:
    assert 10 < len(tagline(GAMES[name])) <= 36
    assert "\n" not in tagline(GAMES[name])


def test_help_pages_are_those_of_the_games() -> None:
    pages = {path.stem for path in packaged("assets", "help").iterdir()}
    assert pages == {*GAMES, KEYS}


def test_the_keys_page_tells_every_key() -> None:
    page = help_markdown(KEYS, {})
    assert [action.id for action in ACTIONS.values() if action.text not in page] == []


async def test_how_to_play_fits_on_one_screen() -> None:
    async with opened(WORDSPIEL, "f1") as page:
        assert "Type a word, and see at once what it takes from where." in page.text


async def test_pages_turn_and_scroll_and_close() -> None:
    async with opened("f1") as page:
        assert "▸ Keys" in page.text
        await page.press("right")
        assert f"▸ {next(iter(GAMES.values())).title}" in page.text
        top = page.text
        await page.press("pagedown")
        assert page.text != top
        await page.press("home")
        assert page.text == top
        await page.press("end")
        assert "Free take-backs" in page.text
        await page.press("f1")
        assert isinstance(page.screen, Launcher)


async def test_pages_turn_by_mouse() -> None:
    async with opened("f1") as page:
        await page.click("WordSpiel")
        assert "How to play" in page.text


@pytest.mark.parametrize("topic", [*GAMES, KEYS])
def test_what_a_page_says_of_keys_is_what_they_are(topic: str) -> None:
    text = packaged("assets", "help", f"{topic}.md").read_text("utf-8")
    assert set(re.findall(r"{(.*?)}", text)) <= set(ACTIONS)
    assert re.findall(r"\bF\d+\b|Ctrl\+|`[^\w`\s]`", text) == [], "this key may be another one"
    assert not re.search("[{}]", help_markdown(topic, {}))


@pytest.mark.parametrize("name", ["typewriter", "typo", "wordspiel"])
def test_a_games_page_tells_the_keys_in_force(name: str) -> None:
    assert "as does `F3` or `*`" in " ".join(help_markdown(name, {}).split())
    page = " ".join(help_markdown(name, {"game.way": "f12"}).split())
    assert "as does `F12`" in page
    assert "F3" not in page


async def test_how_to_read_on_is_told_while_there_is_more() -> None:
    async with opened("f1") as page:
        assert "Read on" in page.text
        await page.press("end")
        assert "Read on" not in page.text
        await page.press("up")
        assert "Read on" in page.text


async def test_the_keys_in_force_are_told() -> None:
    async with opened("f12", keymap={"help": "f12"}) as page:
        shown = page.screen.query_one(Markdown).source
        assert "`F12` " in shown
        assert "`F1` or `?`" not in shown
