"""Renders every screen at 80x24 and 120x40: python tools/shots.py docs/shots

Each module beside this one that is called something_shots.py has SHOTS: a name, and how to get to
that picture from the first page.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime, timedelta
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).parent
SIZES = ((80, 24), (120, 40))
NOW = datetime(2026, 3, 7, 21, 30, tzinfo=UTC)

Shot = Callable[[Any], Awaitable[None]]
"""Leads the pilot of an app that shows its first page to the picture."""


def main() -> None:
    """Render all screens, or those whose names are given after the folder."""
    folder, *names = sys.argv[1:] or ["docs/shots"]
    with tempfile.TemporaryDirectory() as home:
        os.environ |= {
            "WORDGAMES_HOME": home,
            "TEXTUAL_ANIMATIONS": "none",
            "TEXTUAL_COLOR_SYSTEM": "truecolor",
        }
        os.environ.pop("NO_COLOR", None)
        asyncio.run(render(Path(folder), names))


async def render(folder: Path, names: list[str]) -> None:
    """Write a picture for each shot and size, with matches to be seen in the lists."""
    shots = {name: shot for name, shot in all_shots().items() if not names or name in names}
    play_some_matches()
    folder.mkdir(parents=True, exist_ok=True)
    for name, shot in sorted(shots.items()):
        for size in SIZES:
            path = folder / f"{name}-{size[0]}x{size[1]}.svg"
            path.write_text(await picture(shot, size), "utf-8")
            print(path)


def all_shots() -> Mapping[str, Shot]:
    """The shots of all modules of shots."""
    sys.path.insert(0, str(HERE))
    modules = [import_module(path.stem) for path in sorted(HERE.glob("*_shots.py"))]
    return {name: shot for module in modules for name, shot in module.SHOTS.items()}


async def picture(shot: Shot, size: tuple[int, int]) -> str:
    """The screen that the shot leads to, as SVG."""
    from textual.widgets import Input

    from wordgames_tui.app.app import WordGamesApp
    from wordgames_tui.store.settings import Settings, save_settings

    Input.cursor_blink = False  # type: ignore[assignment]
    save_settings(Settings())
    app = WordGamesApp(now=lambda: NOW)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await shot(pilot)
        await pilot.pause()
        return app.export_screenshot()


def play_some_matches() -> None:
    """Let there be two matches that wait, and a few that are over."""
    from wordgames_tui.engine.setup import Seat

    ann, ben, cleo, quill = Seat("Ann"), Seat("Ben"), Seat("Cleo"), Seat("Quill", "medium")
    for days, seats in enumerate(((ann, quill), (ann,), (ann, ben, cleo), (ben,), (cleo, ann))):
        play(seats, 1 + days)
    play((ann, ben, cleo), 0, answers=9)
    play((ben, quill), 1, answers=7)


def play(seats: tuple[Any, ...], days: int, answers: int = 10_000) -> None:
    """Play a match by chance, so many days ago and so many answers long."""
    from wordgames_tui.engine.setup import Setup
    from wordgames_tui.session import Session

    then = NOW - timedelta(days=days, hours=1)
    variant = "solitaire" if len(seats) == 1 else "rounds"
    options = {} if len(seats) == 1 else {"rounds": 1}
    random = Random(days)
    setup = Setup("wordspiel", seats, variant, options, seed=days + 1)
    with Session.start(setup, clock=lambda: then) as session:
        while answers and (decision := session.match.decision):
            given = session.bot_answer()
            seat, answer = given or (decision.seat, decision.sample(decision.seat, random))
            session.answer(answer, seat)
            answers -= 1
        assert session.save is not None
        os.utime(session.save.path, (then.timestamp(), then.timestamp()))


if __name__ == "__main__":
    main()
