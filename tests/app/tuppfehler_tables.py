"""Tuppfehler on the screen, for tests: matches with known Typohs, and lists that are written."""

from typing import Any

from tests.app.playing import NAMES, Table
from wordgames_tui.app.tuppfehler.word_list import WordList
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game

ORE = "▄▀▀▀▄ █▀▀▀▄ █▀▀▀▀"
"""The first row of ORE in block letters."""
LARGE_ORE = "██████    ████████    ██████████"
HIDDEN = "▄▀▀▀▄ ▄▀▀▀▄ ▄▀▀▀▄"


def match_of(
    players: int,
    *typohs: str,
    variant: str = "city",
    bots: tuple[int, ...] = (),
    names: tuple[str, ...] = NAMES,
    **options: Any,
) -> Match:
    typohs = typohs or ("ORE",)
    if variant == "city":
        options = {"rounds": len(typohs), **options}
    seats = tuple(
        Seat(name, "easy" if seat in bots else "") for seat, name in enumerate(names[:players])
    )
    setup = Setup("tuppfehler", seats, variant, options, seed=5, order={"typohs": typohs})
    return Match(game("tuppfehler"), setup)


async def sit_down(table: Table) -> None:
    """The next seat takes the keyboard and starts its clock."""
    await table.press("space", "enter")


async def put_down(table: Table) -> None:
    """Put the pen down before time is up."""
    await table.press("full_stop", "full_stop")


async def write(table: Table, *words: str) -> None:
    """The next seat sits down, writes these words and puts the pen down."""
    await sit_down(table)
    for word in words:
        await table.say(word)
    await put_down(table)


def on_the_list(table: Table) -> tuple[str, ...] | None:
    """The words that the list shows."""
    return table.screen_below.query_one("#words", WordList).words
