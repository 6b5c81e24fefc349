"""The games: for each its rules as a script, its components, and what a seat may see."""

from collections.abc import Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import Any

from wordgames_tui.engine.errors import Refused
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
    if rules is not None:
        return rules
    close = get_close_matches(name.casefold(), GAMES, n=1)
    hint = f"did you mean {close[0]}?" if close else f"there is: {', '.join(GAMES)}."
    raise Refused(f"There is no game {name[:40]!r}; {hint}")
