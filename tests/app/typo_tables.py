"""Typo on the screen, for tests: matches in known positions."""

from typing import Any

from tests.app.playing import Table
from tests.games.typo_matches import choose, match_of, say
from wordgames_tui.app.curtain import Curtain
from wordgames_tui.engine.match import Match


def placing(letter: str = "F", starts: Any = "REEU", **options: Any) -> Match:
    """Ruud is to place that letter, Michael, who waits, a Z."""
    match = match_of(starts, [letter, "Z"], **options)
    choose(match, letter, "Z")
    return match


def said(word: str, players: int = 3, **options: Any) -> Match:
    """Ruud has said that word with an F."""
    faces = ["F", "V", "Z", "Y", "X", "W"][:players]
    match = match_of("REEU", faces, **options)
    choose(match, *faces)
    say(match, word)
    return match


async def take(table: Table, letter: str) -> None:
    """Draw the curtain, choose that card, lay it down."""
    assert isinstance(table.screen, Curtain)
    await table.press("space", letter.lower(), "enter")
