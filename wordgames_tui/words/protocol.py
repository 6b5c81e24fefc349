"""What a game asks of a dictionary, whichever it is."""

from typing import Protocol

from wordgames_tui.words.finder import Finder

__all__ = ["Dictionary"]


class Dictionary(Protocol):
    """Says which words are good in a game."""

    @property
    def key(self) -> str:
        """What a set-up calls it: "english", "enchant:de_DE"."""

    @property
    def title(self) -> str:
        """What a player reads."""

    @property
    def finder(self) -> Finder | None:
        """All words that are good, or None where they cannot be listed."""

    def refusal(self, word: str) -> str:
        """Why `word`, in lower case, is not good, as a short phrase; "" when it is."""
