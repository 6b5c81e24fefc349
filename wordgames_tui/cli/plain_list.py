"""A list of words that is written line by line. Knows no game."""

from wordgames_tui.engine.decisions import Write
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.typed import typed_word
from wordgames_tui.words.text import clean, counted

__all__ = ["WordList"]


class WordList:
    """What was written so far for one decision."""

    def __init__(self, decision: Write, words: list[str]) -> None:
        """`words` are those that stand there already; the list is written on."""
        self.decision = decision
        self.words = words

    def write(self, typed: str) -> list[str]:
        """Write down the words of a line; what stands there now, and why a word does not.

        A word that is refused is refused alone.
        """
        told = []
        for word in typed.replace(",", " ").split():
            try:
                self._add(typed_word(word))
            except Refused as refused:
                told.append(f"{clean(word)[:20]}: {refused}")
        return [*told, self.count()]

    def strike(self, word: str) -> str:
        """Strike out that word, or the last one for ""; what stands there now."""
        struck = typed_word(word) if word else self.words[-1]
        if struck not in self.words:
            raise Refused(f"{struck.upper()} is not on your list.")
        self.words.remove(struck)
        return f"{struck.upper()} is struck out. {self.count()}"

    def count(self) -> str:
        """How many words there are."""
        return f"{counted(len(self.words), 'word')} on your list."

    def _add(self, word: str) -> None:
        if word in self.words:
            raise Refused("You have it already.")
        if len(self.words) == self.decision.most:
            raise Refused(f"A list has {counted(self.decision.most, 'word')} at the most.")
        self.words.append(word)
