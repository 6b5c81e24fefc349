"""How WordSpiel looks, as pictures."""

from collections.abc import Callable

import pytest

from tests.app.pages import new_app, pictures
from tests.app.playing import shown
from tools.wordspiel_shots import SHOTS

BOTH_SIZES = (
    "wordspiel-curtain",
    "wordspiel-before",
    "wordspiel-word",
    "wordspiel-long",
    "wordspiel-alone",
    "wordspiel-end",
)


@pytest.mark.parametrize(("name", "size"), pictures(SHOTS, BOTH_SIZES))
def test_the_table_looks_as_it_did(
    snap_compare: Callable[..., bool], name: str, size: tuple[int, int]
) -> None:
    assert snap_compare(new_app(), terminal_size=size, run_before=SHOTS[name])


@pytest.mark.parametrize("name", SHOTS)
async def test_every_picture_can_be_drawn_in_ascii(name: str) -> None:
    app = new_app(ascii=True, theme="mono")
    async with app.run_test(size=(80, 24)) as pilot:
        await SHOTS[name](pilot)
        assert {character for character in shown(app) if not character.isascii()} == set()
