"""The bots of WordSpiel."""

from wordgames_tui.bots.wordspiel.hard import Hard
from wordgames_tui.bots.wordspiel.levels import Easy, Medium

__all__ = ["LEVELS"]

LEVELS = {"easy": Easy(), "medium": Medium(), "hard": Hard()}
"""The levels, as the game's `bot_levels` describe them."""
