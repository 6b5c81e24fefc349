"""A word as a player types it."""

from wordgames_tui.engine.errors import Refused
from wordgames_tui.words.text import fold, is_letters

__all__ = ["LONGEST_TYPED", "typed_word"]

LONGEST_TYPED = 45
"""Letters of the longest word in the English dictionary."""


def typed_word(typed: str) -> str:
    """What was typed, as the letters that tiles can show. Raises `Refused` when it is no word."""
    word = fold(typed.strip())
    if not word:
        raise Refused("Type a word.")
    if len(word) > LONGEST_TYPED:
        raise Refused(f"No word has more than {LONGEST_TYPED} letters.")
    if not is_letters(word):
        raise Refused("A word is made of the letters A to Z alone.")
    return word
