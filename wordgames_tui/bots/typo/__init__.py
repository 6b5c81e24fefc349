"""The bots of Typo."""

from wordgames_tui.bots.typo.levels import LEVELS

__all__ = ["LEVELS"]
