"""A player's own list of words: read from text, and used as a dictionary."""

from collections.abc import Iterable
from dataclasses import dataclass

from wordgames_tui.words.errors import DictionaryError
from wordgames_tui.words.finder import Finder
from wordgames_tui.words.policy import Policy
from wordgames_tui.words.text import clean, fold, is_letters

__all__ = ["WordList", "WordListDictionary", "parse_word_list_bytes"]

_SHOWN = 24
"""How many characters of a bad line a problem quotes."""


@dataclass(frozen=True, slots=True)
class WordList:
    """The words of a list, folded, each once, in the order of the list; and what was wrong."""

    words: tuple[str, ...]
    problems: tuple[str, ...]
    """One for each line that was left out, starting with its number: "line 7: ..."."""


def parse_word_list_bytes(data: bytes) -> WordList:
    """The words of a file in UTF-8, one a line; a line in another encoding is a problem.

    Blank lines are passed over.
    """
    words: dict[str, None] = {}
    problems = []
    for number, line in enumerate(map(_decoded, data.splitlines()), start=1):
        shown = "" if line is None else clean(line)
        folded = fold(shown)
        if is_letters(folded):
            words[folded] = None
        elif line is None:
            problems.append(f"line {number}: not UTF-8 text")
        elif shown:
            quoted = shown if len(shown) <= _SHOWN else f"{shown[: _SHOWN - 1]}…"
            reason = "more than one word" if " " in shown else "not only letters of A to Z"
            problems.append(f"line {number}: {reason}: “{quoted}”")
    return WordList(tuple(words), tuple(problems))


class WordListDictionary:
    """A dictionary that has the words of a list and no others."""

    key = "list"
    title = "A word list of your own"

    def __init__(self, words: Iterable[str], policy: Policy) -> None:
        """DictionaryError if no word of the list is good in a game with this policy."""
        self._policy = policy
        self._words = frozenset(
            word for word in map(fold, words) if not policy.refusal_of_form(word)
        )
        if not self._words:
            raise DictionaryError("The word list has no word that is good in this game.")
        self.finder = Finder.of(self._words)

    def refusal(self, word: str) -> str:
        """Why `word` is not good, as a short phrase; "" when it is."""
        folded = fold(word)
        return self._policy.refusal_of_form(folded) or (
            "" if folded in self._words else "not in the word list"
        )


def _decoded(line: bytes) -> str | None:
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError:
        return None
