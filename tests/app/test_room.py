"""What is laid out by hand for the room that it has follows that room, seen or not."""

from pathlib import Path

import pytest

from tests.app.pages import opened, recorded

LONG = {"Maximiliana of Rome": 1, "Bartholomew of Bath": 5, "Cleopatra of Egypt": 7}


@pytest.mark.parametrize(
    "keys", [("f3",), ("f3", "right"), ("f2",)], ids=["history", "players", "settings"]
)
async def test_a_page_fits_the_window_that_it_comes_back_to(
    home: Path, keys: tuple[str, ...]
) -> None:
    recorded(home, LONG, "Maximiliana of Rome wins.")
    async with opened(*keys) as page:
        fitting = page.text
    async with opened(*keys, size=(120, 40)) as page:
        await page.press("f1")
        await page.resize(80, 24)
        await page.press("escape")
        assert page.text == fitting
