"""The app on a screen, led by keys and clicks; and matches that lie in its folders."""

import os
from collections.abc import AsyncIterator, Callable, Container, Iterable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.message import Message
from textual.notifications import Notify
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

from tests.app.hands import key_event, settle, shown
from tests.until import until
from wordgames_tui.app.app import WordGamesApp
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.engine.table import Result
from wordgames_tui.games import GAMES, game
from wordgames_tui.session import Session
from wordgames_tui.store.settings import Settings, save_settings
from wordgames_tui.store.transcript import Ending, Header, encode

WORDSPIEL = str(list(GAMES).index("wordspiel") + 1)
"""The number on WordSpiel's tile."""

NOW = datetime(2026, 3, 7, 21, 30, tzinfo=UTC)
"""What the clock says in every test."""

HOSTILE = ("[/foo]", "[b]x[/b]", "漢字", "😀", "[@click=quit]q[/]")
"""Names that are just names."""


def before(**ago: int) -> Callable[[], datetime]:
    """A clock that stands so long before `NOW`."""
    return lambda: NOW - timedelta(**ago)


class Page:
    """The app, and the hands at it."""

    def __init__(self, app: WordGamesApp, pilot: Pilot[Any], said: list[str]) -> None:
        self.app = app
        self.pilot = pilot
        self.said = said
        """What was said above the page, sentence after sentence."""

    @property
    def screen(self) -> Screen[Any]:
        return self.app.screen

    @property
    def focus(self) -> str:
        """The id of the widget that has the cursor."""
        return (self.app.focused.id if self.app.focused else "") or ""

    @property
    def text(self) -> str:
        return shown(self.app)

    @property
    def told(self) -> str:
        """What the page itself says in sentences, however it is wrapped."""
        return " ".join(
            str(static.content) for static in self.screen.query(Static) if static.display
        )

    async def press(self, *keys: str) -> None:
        """Press keys, and wait until all is shown."""
        for key in keys:
            await self.fast(key)

    async def fast(self, *keys: str) -> None:
        """Press keys so fast that all are there before the first has done its work."""
        for key in keys:
            self.app.post_message(key_event(key))
        await self.settle()

    async def type(self, text: str) -> None:
        """Put that text in the place of what stands in the field that has the cursor."""
        field: Any = self.app.focused
        field.value = text
        await self.settle()

    async def go(self, selector: str) -> None:
        """Move the cursor to that widget."""
        self.screen.query_one(selector).focus()
        await self.settle()

    async def click(self, text: str) -> None:
        """Click where that text stands."""
        lines = self.text.splitlines()
        y = next(y for y, line in enumerate(lines) if text in line)
        await self.pilot.click(offset=(lines[y].index(text) + len(text) // 2, y))
        await self.settle()

    async def resize(self, width: int, height: int) -> None:
        await self.pilot.resize_terminal(width, height)
        await self.settle()

    async def settle(self) -> None:
        """Wait until nothing moves any more, nor what is done when the machine has time."""
        await settle(self.pilot, lambda: len(self.said))
        await self.pilot.pause()


def new_app(**settings: Any) -> WordGamesApp:
    """The app at `NOW`, with these settings kept."""
    if settings:
        save_settings(Settings(**settings))
    return WordGamesApp(now=lambda: NOW)


@asynccontextmanager
async def opened(
    *keys: str, size: tuple[int, int] = (80, 24), app: WordGamesApp | None = None, **settings: Any
) -> AsyncIterator[Page]:
    """The app in a terminal of that size, once those keys were pressed."""
    app = app or new_app(**settings)
    said: list[str] = []

    def hear(message: Message) -> None:
        if isinstance(message, Notify):
            said.append(message.notification.message)

    async with app.run_test(size=size, message_hook=hear, notifications=True) as pilot:
        page = Page(app, pilot, said)
        await page.settle()
        await page.press(*keys)
        yield page


def waiting(*names: str, answers: int = 5, **ago: int) -> Path:
    """A match that goes on, last played so long ago; its file."""
    setup = Setup("wordspiel", tuple(map(Seat, names)), "rounds", {"rounds": 1}, seed=6)
    random = Random(1)
    with Session.start(setup, clock=before(**ago)) as session:
        for _ in range(answers):
            decision = session.match.decision
            assert decision is not None
            session.answer(decision.sample(decision.seat, random))
        assert session.save is not None
        path = session.save.path
    return _dated(path, **ago)


def finished(*seats: Seat, seed: int = 3, **ago: int) -> Path:
    """A match that is over; its file. One seat alone gives solitaire up at once."""
    clock = before(**ago)
    if len(seats) == 1:
        with Session.start(
            Setup("wordspiel", seats, "solitaire", seed=seed), clock=clock
        ) as session:
            session.answer("left")
            session.answer("give-up")
    else:
        setup = Setup("wordspiel", seats, "rounds", {"rounds": 1}, seed=seed)
        random = Random(seed)
        with Session.start(setup, clock=clock) as session:
            for _ in until(lambda: session.match.decision is None):
                decision = session.match.decision
                session.answer(decision.sample(decision.seat, random))
    assert session.save is not None
    return session.save.path


def recorded(home: Path, scores: dict[str, int], text: str, **ago: int) -> None:
    """A match that is over with that result, as the history lists it."""
    setup = Setup("wordspiel", tuple(map(Seat, scores)), "rounds")
    ended = before(**ago)()
    lowest = min(scores.values())
    winners = tuple(seat for seat, score in enumerate(scores.values()) if score == lowest)
    result = Result(tuple(scores.values()), winners, text)
    header = Header(setup, game("wordspiel"), game("wordspiel").version, ended)
    ending = Ending(result, ended, (0,) * len(scores), 40)
    path = home / "history" / f"{'-'.join(scores).casefold()}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode(header.to_json()) + encode(ending.to_json()))


def broken(home: Path, folder: str = "saves", name: str = "torn.jsonl", **ago: int) -> Path:
    """A file that is no match."""
    path = home / folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"format": "wordga', "utf-8")
    return _dated(path, **ago)


def _dated(path: Path, **ago: int) -> Path:
    moment = before(**ago)().timestamp()
    os.utime(path, (moment, moment))
    return path


def pictures(names: Iterable[str], both_sizes: Container[str]) -> list[Any]:
    """Each of these pictures on a terminal of 80×24, and those of both sizes on 120×40 too."""
    return [
        pytest.param(name, (width, height), id=f"{name}-{width}x{height}")
        for name in names
        for width, height in ((80, 24), (120, 40))
        if height == 24 or name in both_sizes
    ]
