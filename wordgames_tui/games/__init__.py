"""The games: for each its rules as a script, its components, and what a seat may see."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from wordgames_tui.engine.errors import Refused, did_you_mean
from wordgames_tui.engine.rules import Rules
from wordgames_tui.games.tuppfehler.rules import Tuppfehler
from wordgames_tui.games.typewriter.rules import Typewriter
from wordgames_tui.games.typo.rules import Typo
from wordgames_tui.games.wordspiel.rules import WordSpiel

__all__ = ["GAMES", "game"]

GAMES: Mapping[str, Rules[Any]] = MappingProxyType(
    {rules.name: rules for rules in (Typewriter(), Typo(), WordSpiel(), Tuppfehler())}
)
"""Every game, by name, in the order in which they are offered."""


def game(name: str) -> Rules[Any]:
    """The rules of that game. Raises `Refused`, with a suggestion where there is one."""
    rules = GAMES.get(name.casefold())
    if rules is None:
        raise Refused(f"There is no game {name[:40]!r}{did_you_mean(name, GAMES)}")
    return rules
