"""Tuppfehler at its table, for tools/shots.py and for the pictures that the tests compare."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from wordgames_tui.app.games import game_screen_for
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.session import Session

if TYPE_CHECKING:
    from shots import Shot

NAMES = ("Ann", "Ben", "Cleo", "Dan")
LISTS = (
    ("core", "one", "area", "orb", "ogre", "more", "bore", "wore", "ode"),
    ("core", "or", "more", "are", "xre"),
    ("re", "one", "sore", "ore"),
)
SECOND_LISTS = (("tie", "tiers", "tire"), ("tiger", "tied"), ("pier", "tie", "tiler"))
BIDS = ("take", "take", "take", "pass", "take", "take", "pass")
TYPED = ("core", "one", "ogre", "bore", "xre", "more")


def city(typohs: tuple[str, ...], *rounds: tuple[tuple[str, ...], ...], **options: Any) -> Match:
    """A match in which these lists were written, round after round."""
    match = _match("city", 3, typohs, {"rounds": 5, **options})
    for lists in rounds:
        if match.answers:
            match.answer("go-on")
        for words in lists:
            match.answer("start")
            match.answer(list(words))
    return match


def risk(*answers: Json, **options: Any) -> Match:
    """A match of four in which the first Typoh is ORE, after these answers."""
    match = _match("risk", 4, ("ORE",), options)
    for answer in answers:
        match.answer(answer)
    return match


def _match(variant: str, players: int, typohs: tuple[str, ...], options: dict[str, Any]) -> Match:
    setup = Setup(
        "tuppfehler",
        tuple(Seat(name) for name in NAMES[:players]),
        variant,
        options,
        seed=5,
        order={"typohs": typohs},
    )
    return Match(game("tuppfehler"), setup)


def at_the_table(match: Match, *keys: str, time: float = 0, **settings: Any) -> Shot:
    """Sit down at that match, press these keys, and let so many seconds pass."""

    async def shot(pilot: Any) -> None:
        app = pilot.app
        seconds = app.clock()
        app.clock = lambda: seconds
        app.save_settings(replace(app.settings, reduced_motion=True, **settings))
        app.push_screen(game_screen_for(Session(match.fork())))
        await pilot.pause()
        for key in keys:
            seconds += 0 if len(key) == 1 else 0.5
            await pilot.press(key)
        seconds += time
        await pilot.pause()
        for widget in app.screen.query("#clock, #typoh"):
            widget.redraw()
        await pilot.pause()

    return shot


def written(*words: str) -> list[str]:
    """The keys that write these words."""
    return [key for word in words for key in (*word, "enter")]


ORE = ("ORE", "TIER")
START = ("space", "enter")
WRITING = (*START, *written(*TYPED), *"wore")
CORE: Json = {"word": "core"}
ONE: Json = {"word": "one"}
SAYING: tuple[Json, ...] = (*BIDS, "pass", "pass", "pass", CORE, ONE)
SHOTS: Mapping[str, Shot] = {
    "tuppfehler-start": at_the_table(city(ORE), "space"),
    "tuppfehler-write": at_the_table(city(ORE), *WRITING, time=20),
    "tuppfehler-long": at_the_table(city(("RANGLE",)), *START, *written("range"), *"tangl", time=9),
    "tuppfehler-reading": at_the_table(city(ORE, LISTS, SECOND_LISTS), "down"),
    "tuppfehler-found": at_the_table(city(ORE, LISTS), "right", "right", "right"),
    "tuppfehler-auction": at_the_table(risk(*BIDS)),
    "tuppfehler-count": at_the_table(risk(*BIDS), time=22),
    "tuppfehler-say": at_the_table(risk(*SAYING), *"or"),
    "tuppfehler-wrong": at_the_table(risk(*SAYING), *written("roe")),
    "tuppfehler-looked-back": at_the_table(risk(*SAYING, "fold", "fold", "fold")),
    "tuppfehler-paper": at_the_table(risk(*SAYING), *"or", theme="paper"),
    "tuppfehler-ascii": at_the_table(city(ORE), *WRITING, ascii=True, theme="mono"),
    "tuppfehler-read-in-ascii": at_the_table(city(ORE, LISTS), ascii=True, theme="mono"),
    "tuppfehler-said-in-ascii": at_the_table(risk(*SAYING), ascii=True, theme="mono"),
}
"""The pictures by name."""
