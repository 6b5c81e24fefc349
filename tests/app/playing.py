"""A table for tests: a match on the real screen, played by keys, with a clock that is set."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen

from tests.app.hands import key_event, settle, shown
from tests.games.wordspiel_rounds import filled
from wordgames_tui.app.app import WordGamesApp
from wordgames_tui.app.countdown import CountdownBar
from wordgames_tui.app.curtain import Curtain
from wordgames_tui.app.game_screen import GameScreen
from wordgames_tui.app.games import game_screen_for
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.session import Session
from wordgames_tui.store.settings import Settings, save_settings


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


class BareApp(WordGamesApp):
    """The app without its first page, which a table does not need."""

    def get_default_screen(self) -> Any:
        return Screen()


class Table:
    """The screen of a match, and the hands that play it."""

    def __init__(self, pilot: Pilot[Any], session: Session, clock: Clock) -> None:
        self.pilot = pilot
        self.session = session
        self.clock = clock

    @property
    def app(self) -> WordGamesApp:
        app = self.pilot.app
        assert isinstance(app, WordGamesApp)
        return app

    @property
    def match(self) -> Match:
        return self.session.match

    @property
    def screen(self) -> Screen[Any]:
        return self.app.screen

    @property
    def screen_below(self) -> GameScreen:
        """The screen of the game, whatever lies over it."""
        return next(screen for screen in self.app.screen_stack if isinstance(screen, GameScreen))

    @property
    def curtained(self) -> bool:
        return isinstance(self.screen, Curtain)

    @property
    def text(self) -> str:
        return shown(self.app)

    @property
    def read(self) -> str:
        """The text of the screen without its line breaks."""
        return " ".join(self.text.split())

    @property
    def side(self) -> str:
        """What stands on the right of the table, the log for one, without its line breaks."""
        return " ".join(
            " ".join(line.rpartition("│")[2] for line in self.lines if "│" in line).split()
        )

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()

    async def press(self, *keys: str) -> None:
        """Press keys as somebody does who looks before the next one."""
        for key in keys:
            self.clock.seconds += 0.5
            await self.fast(key)

    async def fast(self, *keys: str) -> None:
        """Press keys faster than anything can be read: all before the first has done its work."""
        for key in keys:
            self.app.post_message(key_event(key))
        await self.settle()

    async def type(self, word: str) -> None:
        """Type letters, one after the other."""
        self.clock.seconds += 0.5
        await self.fast(*word.lower())

    async def say(self, word: str) -> None:
        """Type a word and enter it."""
        await self.type(word)
        await self.press("enter")

    async def click(self, text: str, nth: int = 0) -> None:
        """Click where that text stands on the screen."""
        found = [
            (line.index(text) + len(text) // 2, y)
            for y, line in enumerate(self.text.splitlines())
            if text in line
        ]
        self.clock.seconds += 0.5
        await self.pilot.click(offset=found[nth])
        await self.settle()

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and the screen see it."""
        self.clock.seconds += seconds
        self.screen_below.query_one("#clock", CountdownBar).tick()
        await self.settle()

    async def resize(self, width: int, height: int) -> None:
        await self.pilot.resize_terminal(width, height)
        await self.settle()

    async def settle(self) -> None:
        """Wait until nothing moves any more."""
        await settle(self.pilot, lambda: self.match.answers)


def solitaire(left: str, right: str, flip: str, deck: str = "", **options: Any) -> Match:
    """Solitaire with these two stacks, which are filled up to ten."""
    stacks = filled((left, right), flip + deck)
    setup = Setup(
        game="wordspiel",
        seats=(Seat("Ann"),),
        variant="solitaire",
        options=options,
        order={"deck": tuple("".join(stacks) + flip + deck)},
        seed=7,
    )
    return Match(game("wordspiel"), setup)


def starting_keys() -> Match:
    """Typewriter, where two of four starting keys are to be picked."""
    setup = Setup("typewriter", (Seat("Ann"), Seat("Ben")), "standard", seed=3)
    return Match(game("typewriter"), setup)


@asynccontextmanager
async def playing(
    match: Match, size: tuple[int, int] = (80, 24), session: Session | None = None, **settings: Any
) -> AsyncIterator[Table]:
    """That match on the screen, without moments and with bots that do not wait."""
    save_settings(Settings(**{"reduced_motion": True, **settings}))
    clock = Clock()
    app = BareApp(clock=clock)
    session = session or Session(match)
    async with app.run_test(size=size) as pilot:
        app.push_screen(game_screen_for(session))
        table = Table(pilot, session, clock)
        await table.settle()
        yield table
