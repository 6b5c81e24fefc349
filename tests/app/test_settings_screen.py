"""The settings: applied at once, and kept."""

from dataclasses import replace
from pathlib import Path

import pytest
from textual import events

from tests.app.pages import WORDSPIEL, opened
from wordgames_tui.app.key_dialog import KeyDialog
from wordgames_tui.app.launcher import Launcher
from wordgames_tui.app.settings_screen import SettingsScreen
from wordgames_tui.app.signs import ASCII_CLASS
from wordgames_tui.store.settings import Settings, load_settings


def kept() -> Settings:
    """The settings on disk."""
    settings, problems = load_settings()
    assert problems == []
    return settings


async def test_a_theme_is_applied_at_once_and_kept() -> None:
    async with opened("f2", "right") as page:
        assert page.app.theme == "paper"
        assert kept().theme == "paper"
        assert "Dark ink on light paper." in page.told
    async with opened() as page:
        assert page.app.theme == "paper"


async def test_the_switches_are_kept() -> None:
    async with opened(
        "f2", "down", "right", "down", "right", "down", "right", "down", "right"
    ) as page:
        settings = kept()
        assert (settings.ascii, settings.reduced_motion) == (True, True)
        assert (settings.sound, settings.timers) == (True, False)
        assert page.app.has_class(ASCII_CLASS)
        assert page.app.animation_level == "none"
        assert page.text.isascii()


async def test_settings_by_mouse() -> None:
    async with opened() as page:
        await page.click("Settings")
        await page.click("Night desk")
        await page.click("· on")
        assert (kept().theme, kept().reduced_motion) == ("paper", True)


async def test_an_action_gets_other_keys_and_its_first_ones_back() -> None:
    async with opened("f2") as page:
        await page.go("#keys")
        await page.press("enter")
        assert isinstance(page.screen, KeyDialog)
        assert "It is F1 or ? now" in page.told
        await page.press("f12", "enter")
        assert kept().keymap == {"help": "f12"}
        await page.press("escape", "f1")
        assert isinstance(page.screen, Launcher), "F1 is free now"
        await page.press("f12", "escape", "f2")
        await page.go("#keys")
        await page.press("delete")
        assert kept().keymap == {}
        await page.press("escape", "f1")
        assert not isinstance(page.screen, Launcher)


async def test_a_second_key_may_follow() -> None:
    async with opened("f2") as page:
        await page.go("#keys")
        await page.press("enter", "f12", "f12")
        assert "F12 is the first key already" in page.told
        await page.press("ctrl+y")
        assert kept().keymap == {"help": "f12,ctrl+y"}


async def test_a_key_that_is_taken_or_unsafe_is_refused_by_name() -> None:
    async with opened("f2") as page:
        await page.go("#keys")
        await page.press("enter", "f3")
        assert "F3 is for History already" in page.told
        for key in ("tab", "x", "5", "ctrl+h", "up"):
            await page.press(key)
            assert isinstance(page.screen, KeyDialog)
            assert kept().keymap == {}
        await page.press("escape")
        assert isinstance(page.screen, SettingsScreen)
        assert kept().keymap == {}


async def test_first_keys_do_not_come_back_while_another_action_has_them() -> None:
    async with opened("f2", keymap={"help": "f12", "launcher.history": "f1"}) as page:
        await page.go("#keys")
        await page.press("delete")
        assert "F1 is for History now" in page.told
        assert kept().keymap == {"help": "f12", "launcher.history": "f1"}


async def test_a_page_that_lies_below_is_drawn_in_ascii_from_then_on() -> None:
    async with opened() as page:
        assert not page.text.isascii()
        await page.press("s")
        page.app.save_settings(replace(page.app.settings, ascii=True))
        await page.press("escape")
        assert page.text.isascii()
        assert "+1--+" in page.text or "#1###" in page.text
        await page.press("s")
        page.app.save_settings(replace(page.app.settings, ascii=False))
        await page.press("escape")
        assert "╭2──╮" in page.text


async def test_a_click_on_what_a_field_is_called_is_for_the_field() -> None:
    async with opened("s") as page:
        await page.click("Your list")
        assert page.focus == "word_list"
        await page.press("a", "b")
        assert page.screen.query_one("#word_list").value == "ab"


async def test_the_bottom_line_tells_the_keys_in_force() -> None:
    async with opened(keymap={"help": "f12"}) as page:
        assert "F12 Help" in page.text
        assert "F1 Help" not in page.text


async def test_the_dictionary_of_a_new_match() -> None:
    async with opened("f2") as page:
        await page.go("#dictionary")
        await page.press("right", "escape", WORDSPIEL, "enter")
        assert kept().setups["wordspiel"].dictionary == kept().dictionary != "english"


async def test_a_word_list_is_looked_at_when_it_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("cat\n42\n", "utf-8")
    async with opened("f2") as page:
        await page.go("#word_list")
        await page.type(str(path))
        await page.press("enter")
        assert "1 word. Left out: line 2:" in page.told
        assert kept().word_list == str(path)
        await page.go("#word_list")
        await page.type("/nowhere/at/all.txt")
        await page.press("enter")
        assert "/nowhere/at/all.txt cannot be read: no such file or directory." in page.told


async def test_a_word_list_that_is_left_at_once_is_kept() -> None:
    async with opened("f2") as page:
        await page.go("#word_list")
        await page.fast(*"abc", "escape")
        assert isinstance(page.screen, Launcher)
        assert kept().word_list == "abc"


async def test_the_end_of_a_long_path_is_seen() -> None:
    async with opened("f2") as page:
        await page.go("#word_list")
        page.app.post_message(events.Paste("/a/long/way/down/to/where/my/words.txt"))
        await page.settle()
        assert "my/words.txt" in page.text


async def test_on_a_choice_its_keys_are_told() -> None:
    async with opened("f2") as page:
        assert "Left/Right Change" in page.text.splitlines()[-1]
        await page.go("#keys")
        assert "Left/Right" not in page.text


async def test_no_color_means_the_monochrome_theme(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with opened("f2", "right") as page:
        assert page.app.theme == "mono"
        assert kept().theme == "paper"
        assert "NO_COLOR is set" in page.told


async def test_settings_that_cannot_be_kept_are_told(home: Path) -> None:
    home.parent.mkdir(exist_ok=True)
    home.write_text("a file where the folder should be")
    async with opened("f2", "right") as page:
        assert page.app.theme == "paper"
        assert "cannot be" in page.said[-1]
