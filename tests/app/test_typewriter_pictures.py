"""How Typewriter looks, as pictures."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.app.pages import new_app
from tests.games.typewriters import meter, position, spell
from wordgames_tui.app.games import game_screen_for
from wordgames_tui.engine.match import Match
from wordgames_tui.session import Session

Compare = Callable[..., bool]

POOL = "L01 L05* L28* D01 ST-N1* ST-T1 B01* R06* TW1 L14"


def turn() -> Match:
    return position(POOL, bank="L29 D10*", star="CM-I", common="CM-U")


def in_the_meter() -> Match:
    match = position(POOL, bank="L29 D10*", star="CM-I", common="CM-U", space=3)
    spell(match, "kernt", "L05 D01 ST-N1 ST-T1")
    match.answer("fill")
    return match


def banking() -> Match:
    match = position("L01* L05* TW1 L14", common="CM-U", space=3)
    meter(match, "bukoz", "L01 CM-U L05 L14 TW1", ability=6)
    return match


def claiming() -> Match:
    match = position(POOL, offer="L24 D11 B05 L30")
    match.answer("pass")
    return match


PICTURES: dict[str, tuple[Callable[[], Match], list[str]]] = {
    "empty-line": (turn, []),
    "typed": (turn, [*"burnt"]),
    "missing": (turn, [*"zebras"]),
    "meter": (in_the_meter, []),
    "bank": (banking, []),
    "claim": (claiming, []),
    "players": (turn, ["f2"]),
    "plan": (turn, ["exclamation_mark", *"tree"]),
}
SIZES = [(80, 24), (120, 40)]


def showing(match: Match, keys: list[str]) -> Callable[[Any], Awaitable[None]]:
    async def show(pilot: Any) -> None:
        pilot.app.push_screen(game_screen_for(Session(match)))
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            await pilot.pause()

    return show


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("picture", PICTURES)
def test_typewriter_looks_as_it_did(
    snap_compare: Compare, picture: str, size: tuple[int, int]
) -> None:
    match, keys = PICTURES[picture]
    assert snap_compare(new_app(), terminal_size=size, run_before=showing(match(), keys))


@pytest.mark.parametrize("theme", ["paper", "mono"])
def test_typewriter_looks_as_it_did_in_a_theme(snap_compare: Compare, theme: str) -> None:
    match, keys = PICTURES["typed"]
    assert snap_compare(new_app(theme=theme), run_before=showing(match(), keys))
