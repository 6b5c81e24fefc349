"""Tables of WordSpiel on the screen, and what is read from them."""

from typing import Any

from tests.app.playing import Table
from tests.games.wordspiel_rounds import round_of
from wordgames_tui.engine.match import Match

SPACE_ENTER = ("space", "enter")


def two(*hands: str, flip: str = "B", deck: str = "WKV", **options: Any) -> Match:
    return round_of(hands or ("ESTOP", "NOPE"), flip, deck=deck, **{"seconds": 0, **options})


async def begun(table: Table) -> None:
    for _ in table.match.setup.seats:
        await table.press(*SPACE_ENTER)
    await table.press(*SPACE_ENTER)


async def turn(table: Table, word: str) -> None:
    await table.press(*SPACE_ENTER)
    await table.say(word)


def line_of(table: Table) -> str:
    """The line on which the word is typed."""
    at = table.screen_below.line.region.y
    return table.lines[at].strip()


def chosen(table: Table) -> str:
    """The cards of the hand that light up."""
    return "".join(part.strip() for line in table.lines[-4:] for part in line.split("┃")[1::2])


def hand(table: Table) -> str:
    """The hand as it lies."""
    tiles = [line for line in table.text.splitlines()[-4:] if "│ " in line or "┃ " in line]
    return "".join(letter for letter in tiles[-1] if letter.isalpha())
