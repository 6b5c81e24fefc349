"""Whatever is pressed in whatever order: no frame shows a hand to another, the match goes on."""

from random import Random
from typing import Any

import pytest

from tests.app.frames import MARKS, Frames, recorded
from tests.app.playing import Table, playing
from tests.games.wordspiel_rounds import round_of
from wordgames_tui.app.curtain import OPEN, Curtain
from wordgames_tui.app.game_screen import GameScreen
from wordgames_tui.app.match_end import MatchEnd

SEEDS = 3
SIZES = ((80, 24), (120, 40), (79, 24), (30, 8))
ONWARD = ("space", "enter")
KEYS = (
    *("escape", "f10", "f9", "f8", "f6", "f5", "f4", "f2", "f1", "up", "down", "left", "right"),
    *("tab", "1", "2", "b", "e", "s", "t", "minus", "comma"),
)


def follow_the_keyboard(frames: Frames, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who drew the curtain last looks at the frames."""
    dismiss = Curtain.dismiss

    def dismissing(curtain: Curtain, result: str | None = None) -> Any:
        if result == OPEN:
            frames.seat = curtain._seat
        return dismiss(curtain, result)

    monkeypatch.setattr(Curtain, "dismiss", dismissing)


async def some_storm(table: Table, random: Random) -> None:
    """Keys in bursts, a window that changes, and moments between."""
    for _ in range(30):
        table.clock.seconds += random.choice((0.0, 0.1, 0.5, 0.5))
        if random.random() < 0.15:
            await table.resize(*random.choice(SIZES))
        keys = KEYS if random.random() < 0.4 else ONWARD
        await table.fast(*random.choices(keys, k=random.randint(1, 6)))
        if not any(isinstance(screen, GameScreen) for screen in table.app.screen_stack):
            return


async def still_goes_on(table: Table) -> bool:
    """Whether somebody who looks before each key can give an answer."""
    await table.resize(80, 24)
    answers = table.match.answers
    for _ in range(12):
        if table.match.over or table.match.answers != answers:
            return True
        if table.curtained:
            await table.press("space")
        elif not isinstance(table.screen, GameScreen):
            await table.press("escape")
        else:
            await table.press("escape" if table.screen.line.word else "enter")
            if isinstance(table.screen, GameScreen):
                await table.press("f4", "1")
    return False


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("motion", [True, False])
async def test_a_storm_of_keys_shows_no_hand_and_stops_nothing(
    seed: int, motion: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    random = Random(seed)
    match = round_of(
        ["JESTS", "QONES", "XTEN"], "B", deck="KVWPFHM", challenge=random.choice(("auto", "table"))
    )
    async with playing(match, reduced_motion=not motion) as table:
        with recorded(table) as frames:
            follow_the_keyboard(frames, monkeypatch)
            await table.press("space")
            await some_storm(table, random)
            left = not any(isinstance(screen, GameScreen) for screen in table.app.screen_stack)
            ended = any(isinstance(screen, MatchEnd) for screen in table.app.screen_stack)
            assert left or ended or await still_goes_on(table)
        assert not frames.wrong(MARKS)
        assert any(map(frames.showing, MARKS.values())), "a hand was shown at all"
