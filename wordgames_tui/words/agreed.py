"""What the people at the table decide about words, whatever a dictionary says."""

from collections.abc import Iterable

from wordgames_tui.words.finder import Finder
from wordgames_tui.words.policy import Policy
from wordgames_tui.words.protocol import Dictionary
from wordgames_tui.words.text import fold, is_letters

__all__ = ["AgreedDictionary", "TableVotes"]


class AgreedDictionary:
    """A dictionary with the words that the table has added to it or banned from it."""

    def __init__(
        self, dictionary: Dictionary, added: Iterable[str] = (), banned: Iterable[str] = ()
    ) -> None:
        """A word that is both added and banned is banned."""
        self.dictionary = dictionary
        self.banned = frozenset(map(fold, banned))
        self.added = frozenset(map(fold, added)) - self.banned
        finder = dictionary.finder
        self.finder = None if finder is None else self.overrule(finder)

    @property
    def key(self) -> str:
        return self.dictionary.key

    @property
    def title(self) -> str:
        return self.dictionary.title

    def refusal(self, word: str) -> str:
        """Why `word` is not good, as a short phrase; "" when it is."""
        folded = fold(word)
        if folded in self.banned:
            return "banned at this table"
        return "" if folded in self.added else self.dictionary.refusal(word)

    def overrule(self, finder: Finder) -> Finder:
        """A vocabulary as the table sees it."""
        return finder.changed(filter(is_letters, self.added), self.banned)


class TableVotes:
    """No dictionary: every word is good until the table says otherwise."""

    key = "table"
    title = "No dictionary: the table votes"
    finder = None

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def refusal(self, word: str) -> str:
        """Why no vote is needed, as a short phrase: too short, not only letters; else ""."""
        return self.policy.refusal_of_form(fold(word))
