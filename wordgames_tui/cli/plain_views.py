"""What a seat sees of a table, as lines: a small formatter for each game."""

from collections.abc import Callable, Mapping
from typing import Any

from wordgames_tui.cli.plain_tuppfehler import tuppfehler, tuppfehler_lies_open
from wordgames_tui.cli.plain_typewriter import typewriter
from wordgames_tui.cli.plain_typo import typo
from wordgames_tui.cli.plain_wordspiel import wordspiel

__all__ = ["lies_open", "table_lines"]

View = Mapping[str, Any]


def table_lines(view: View) -> list[str]:
    """The table as the seat of that view sees it, its own hand last."""
    return FORMATTERS[view["game"]](view)


def lies_open(view: View) -> bool:
    """Whether that table has no secrets now, so that it is shown with every question."""
    opens = OPEN.get(view["game"])
    return opens is not None and opens(view)


FORMATTERS: Mapping[str, Callable[[View], list[str]]] = {
    "typewriter": typewriter,
    "typo": typo,
    "wordspiel": wordspiel,
    "tuppfehler": tuppfehler,
}
OPEN: Mapping[str, Callable[[View], bool]] = {
    "typewriter": lambda view: True,
    "tuppfehler": tuppfehler_lies_open,
}
