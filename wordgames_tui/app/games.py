"""Which screen a match is played on.

A game's screen is loaded when its first match is opened: together they are a fifth of the start.
"""

from collections.abc import Callable, Mapping

from wordgames_tui.app.game_screen import GameScreen
from wordgames_tui.session import Session

__all__ = ["SCREENS", "game_screen_for"]


def typewriter(session: Session) -> GameScreen:
    from wordgames_tui.app.typewriter.screen import TypewriterScreen

    return TypewriterScreen(session)


def typo(session: Session) -> GameScreen:
    from wordgames_tui.app.typo.screen import TypoScreen

    return TypoScreen(session)


def wordspiel(session: Session) -> GameScreen:
    from wordgames_tui.app.wordspiel.screen import WordSpielScreen

    return WordSpielScreen(session)


def tuppfehler(session: Session) -> GameScreen:
    from wordgames_tui.app.tuppfehler.city_screen import CityScreen
    from wordgames_tui.app.tuppfehler.risk_screen import RiskScreen

    return RiskScreen(session) if session.match.setup.variant == "risk" else CityScreen(session)


SCREENS: Mapping[str, Callable[[Session], GameScreen]] = {
    "typewriter": typewriter,
    "typo": typo,
    "wordspiel": wordspiel,
    "tuppfehler": tuppfehler,
}
"""The screen of each game, by its name."""


def game_screen_for(session: Session) -> GameScreen:
    """The screen on which that match is played. It is dismissed with a set-up to play next, or
    with None."""
    return SCREENS[session.match.setup.game](session)
