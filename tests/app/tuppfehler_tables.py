"""Tuppfehler on the screen, for tests: what it shows, and lists that are written."""

from tests.app.playing import Table
from wordgames_tui.app.tuppfehler.word_list import WordList

ORE = "▄▀▀▀▄ █▀▀▀▄ █▀▀▀▀"
"""The first row of ORE in block letters."""
LARGE_ORE = "██████    ████████    ██████████"
HIDDEN = "▄▀▀▀▄ ▄▀▀▀▄ ▄▀▀▀▄"


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
