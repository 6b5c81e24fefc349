"""Typewriter's screen, for tools/shots.py."""

from collections.abc import Mapping
from typing import Any

from shots import Shot

SEATS = ("Ann", "Quill", "Cleo")


def after(answers: int, *keys: str) -> Shot:
    """A match of three after so many answers by bots, and keys pressed then."""

    async def shot(pilot: Any) -> None:
        from wordgames_tui.app.games import game_screen_for
        from wordgames_tui.bots import player
        from wordgames_tui.bots.driver import bot_answer
        from wordgames_tui.engine.match import Match
        from wordgames_tui.engine.setup import Seat, Setup
        from wordgames_tui.games import game
        from wordgames_tui.session import Session

        setup = Setup("typewriter", tuple(map(Seat, SEATS)), options={"first": 1}, seed=4)
        match = Match(game("typewriter"), setup)
        bots = {seat: player("typewriter", "hard") for seat in range(len(SEATS))}
        while match.answers < answers and (found := bot_answer(match, bots)):
            match.answer(found[1], found[0])
        pilot.app.push_screen(game_screen_for(Session(match)))
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            await pilot.pause()

    return shot


SHOTS: Mapping[str, Shot] = {
    "typewriter-setup": after(0, "1"),
    "typewriter-word": after(89, *"train"),
    "typewriter-meter": after(90),
    "typewriter-choose": after(84),
    "typewriter-players": after(89, "f2"),
    "typewriter-plan": after(89, "exclamation_mark", *"train"),
    "typewriter-end": after(10_000),
}
