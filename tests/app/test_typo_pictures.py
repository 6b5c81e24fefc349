"""How Typo looks, as pictures."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.playing import Clock
from tests.games.typo_matches import choose, match_of, place, say
from wordgames_tui.app.app import WordGamesApp
from wordgames_tui.app.games import game_screen_for
from wordgames_tui.engine.match import Match
from wordgames_tui.session import Session
from wordgames_tui.store.settings import Settings, save_settings

ROWS = ["TAR", "E", "UNI", "U"]


def choosing() -> Match:
    return match_of(ROWS, ["FAMOUSLY", "L", "P"], bots=(1, 2))


def placing() -> Match:
    match = match_of(ROWS, ["S", "L", "P", "X"])
    choose(match, "S", "L", "P", "X")
    place(match, "elastic")
    return match


def doubting() -> Match:
    match = placing()
    say(match, "puny")
    return match


MOMENTS: dict[str, tuple[Callable[[], Match], list[str]]] = {
    "choosing": (choosing, ["space", "m"]),
    "placing": (placing, ["p", "u"]),
    "doubting": (doubting, []),
}


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("moment", MOMENTS)
def test_typo_looks_as_it_did(
    snap_compare: Callable[..., bool], moment: str, size: tuple[int, int]
) -> None:
    save_settings(Settings(reduced_motion=True))
    clock = Clock()
    match, keys = MOMENTS[moment]

    async def play(pilot: Any) -> None:
        pilot.app.push_screen(game_screen_for(Session(match())))
        await pilot.pause()
        for key in keys:
            clock.seconds += 0.5
            await pilot.press(key)
            await pilot.pause()

    assert snap_compare(WordGamesApp(clock=clock), terminal_size=size, run_before=play)
