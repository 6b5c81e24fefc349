"""The bots of Typewriter."""

from wordgames_tui.bots.typewriter.levels import LEVELS

__all__ = ["LEVELS"]
