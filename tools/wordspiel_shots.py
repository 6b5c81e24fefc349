"""WordSpiel at its table, for tools/shots.py and for the pictures that the tests compare."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from wordgames_tui.app.games import game_screen_for
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.session import Session

if TYPE_CHECKING:
    from shots import Shot

HANDS = ("TONEBERALE", "STRYPAMAGS", "ATEEENORDU", "AMTRILBITC")
FLIP = "S"
DECK = "OHKLE"
WORDS = (
    *("stone", "nest", "estate", "team", "amber", "berry", "rye", "yet"),
    *("eta", "tap", "ape", "peril", "ill", "llama", "manor", "orbit"),
)
"""A round of four, word after word."""

STACKS = ("OATLEPHONE", "EDGIRLGIRD")
"""A game alone."""


def round_of_four(words: int, **options: Any) -> Match:
    """The round after so many words; the next player has not started yet."""
    dealt = "".join(card for cards in zip(*HANDS, strict=True) for card in cards)
    setup = Setup(
        "wordspiel",
        tuple(Seat(name) for name in ("Ann", "Ben", "Cleo", "Dan")),
        options={"dealer": 4, **options},
        order={"deck": tuple(dealt + FLIP + DECK)},
        seed=1,
    )
    match = Match(game("wordspiel"), setup)
    for _ in HANDS:
        match.answer("keep")
    for word in WORDS[:words]:
        match.answer("start")
        match.answer({"word": word})
    return match


def alone() -> Match:
    """A game alone before its first answer."""
    order = {"deck": tuple("".join(STACKS) + "B")}
    setup = Setup("wordspiel", (Seat("Ann"),), "solitaire", order=order, seed=1)
    return Match(game("wordspiel"), setup)


def at_the_table(match: Match, *keys: str, **settings: Any) -> Shot:
    """Sit down at that match, and press these keys."""

    async def shot(pilot: Any) -> None:
        app = pilot.app
        seconds = app.clock()
        app.clock = lambda: seconds
        app.save_settings(replace(app.settings, reduced_motion=True, **settings))
        app.push_screen(game_screen_for(Session(match.fork())))
        await pilot.pause()
        for key in keys:
            seconds += 1
            await pilot.press(key)
        await pilot.pause()
        for clock in app.screen.query("#clock"):
            clock.redraw()
        await pilot.pause()

    return shot


START = ("space", "enter")
SHOTS: Mapping[str, Shot] = {
    "wordspiel-curtain": at_the_table(round_of_four(3)),
    "wordspiel-before": at_the_table(round_of_four(3), "space", "3"),
    "wordspiel-word": at_the_table(round_of_four(8), *START, *"eta"),
    "wordspiel-missing": at_the_table(round_of_four(8), *START, *"yeti"),
    "wordspiel-long": at_the_table(round_of_four(16), *START, *"bite"),
    "wordspiel-no-word": at_the_table(round_of_four(9), *START, "f4"),
    "wordspiel-menu": at_the_table(round_of_four(8), *START, "f10"),
    "wordspiel-agree": at_the_table(round_of_four(8), *START, *"yeti", "equals_sign"),
    "wordspiel-break": at_the_table(round_of_four(8), *START, "comma"),
    "wordspiel-end": at_the_table(round_of_four(16, rounds=1), *START, *"bite", "enter"),
    "wordspiel-alone": at_the_table(alone(), "1", *"boat", "enter", *"tel"),
    "wordspiel-stacks": at_the_table(alone()),
    "wordspiel-paper": at_the_table(round_of_four(8), *START, *"eta", theme="paper"),
    "wordspiel-ascii": at_the_table(round_of_four(16), *START, *"bite", ascii=True, theme="mono"),
}
"""The pictures by name."""
