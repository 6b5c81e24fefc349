"""How the pages look, as pictures, and in ASCII without colours."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.app.pages import broken, finished, new_app, opened, recorded, waiting
from wordgames_tui.engine.setup import Seat

Compare = Callable[..., bool]

PAGES = {
    "launcher": ["right"],
    "setup": ["1", "tab", "tab"],
    "settings": ["f2"],
    "history": ["f3"],
    "help": ["f1", "left"],
}
SIZES = [(80, 24), (120, 40)]


@pytest.fixture(autouse=True)
def played(home: Path) -> None:
    """Matches that wait and matches that are over."""
    waiting("Ann", "Ben", "Cleo", hours=2)
    waiting("[/foo]", "漢字", days=1)
    broken(home, days=9)
    finished(Seat("Ann"), days=1)
    recorded(home, {"Ann": 9, "Ben": 4}, "Ben wins with 4 points.", days=3)
    recorded(home, {"Cleo": 7, "Ann": 7}, "Cleo and Ann share the victory with 7 points.", days=40)


def pressing(keys: list[str]) -> Callable[[Any], Awaitable[None]]:
    async def press(pilot: Any) -> None:
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            await pilot.pause()

    return press


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("page", PAGES)
def test_a_page_looks_as_it_did(snap_compare: Compare, page: str, size: tuple[int, int]) -> None:
    assert snap_compare(new_app(), terminal_size=size, run_before=pressing(PAGES[page]))


@pytest.mark.parametrize("theme", ["paper", "contrast", "blue-orange", "mono"])
def test_a_theme_looks_as_it_did(snap_compare: Compare, theme: str) -> None:
    assert snap_compare(new_app(theme=theme), run_before=pressing(["f2"]))


@pytest.mark.parametrize("page", PAGES)
async def test_a_page_can_be_drawn_in_ascii(page: str) -> None:
    async with opened(*PAGES[page], ascii=True) as shown:
        others = {character for character in shown.text if not character.isascii()}
        assert others <= set("漢字")


async def test_boxes_and_complaints_can_be_drawn_in_ascii(home: Path) -> None:
    async with opened("right", "delete", ascii=True) as shown:
        assert "Delete this match" in shown.text
        assert set(shown.text) - set("漢字") <= {chr(code) for code in range(128)}
    async with opened("f2", ascii=True) as shown:
        await shown.go("#keys")
        await shown.press("enter")
        assert shown.text.isascii()
        shown.app.complain("A mistake.")
        await shown.pilot.pause()
        await shown.pilot.pause()
        assert "A mistake." in shown.text
        assert shown.text.isascii()


async def test_without_colours_the_cursor_is_seen_wherever_it_goes() -> None:
    for page in ("launcher", "setup", "settings"):
        async with opened(*PAGES[page][:1], ascii=True, theme="mono") as shown:
            pictures = {shown.app.export_screenshot()}
            for step in range(8):
                await shown.press("tab")
                picture = shown.app.export_screenshot()
                assert picture not in pictures, f"{page}, step {step}"
                pictures.add(picture)
                if len(pictures) == len(shown.screen.focus_chain):
                    break
