"""Who says what a word is, in one match."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache

from wordgames_tui.words.agreed import AgreedDictionary
from wordgames_tui.words.dictionary import Dictionary, candidates
from wordgames_tui.words.finder import Finder

__all__ = ["Judge"]


class Judge:
    """A dictionary, overruled by what this table agreed, that keeps to what it once ruled.

    The words that the rules ask about while an answer is taken go into the journal with the
    verdict, so a replay never depends on the dictionary that a machine happens to have.
    """

    def __init__(self, dictionary: Dictionary) -> None:
        self._dictionary = dictionary
        self._agreed = AgreedDictionary(dictionary)
        self._ruled: dict[str, str] = {}
        self._recorded: dict[str, str] | None = None

    @property
    def title(self) -> str:
        """The dictionary's name, as a player reads it."""
        return self._dictionary.title

    @property
    def dictionary(self) -> Dictionary:
        """The dictionary alone, whatever this table agreed."""
        return self._dictionary

    @property
    def finder(self) -> Finder | None:
        """All words that are good here, or `None` where the dictionary cannot list them."""
        return self._agreed.finder

    @property
    def candidates(self) -> Finder | None:
        """Words to try here, for bots and hints: where the dictionary cannot list its own, some
        may be refused. `None` where nothing lists words of its language."""
        return _candidates(self._agreed)

    def refusal(self, word: str) -> str:
        """Why `word` is no word here, as a short phrase; "" when it is good."""
        if self.is_agreed(word) or word not in self._ruled:
            reason = self._agreed.refusal(word)
        else:
            reason = self._ruled[word]
        if self._recorded is not None:
            self._recorded[word] = reason
        return reason

    def is_agreed(self, word: str) -> bool:
        """Whether the table itself has settled if `word` is one."""
        return self.agreed(word) is not None

    def agreed(self, word: str) -> bool | None:
        """What the table itself says of `word`: that it is one, that it is none, or nothing."""
        if word in self._agreed.added:
            return True
        return False if word in self._agreed.banned else None

    def agree(self, word: str, good: bool) -> None:
        """Let the table's word count from now on."""
        added, banned = self._agreed.added - {word}, self._agreed.banned - {word}
        if good:
            added |= {word}
        else:
            banned |= {word}
        self._agreed = AgreedDictionary(self._dictionary, added, banned)

    @contextmanager
    def recording(self, known: Mapping[str, str]) -> Iterator[dict[str, str]]:
        """Collect the verdicts given inside, starting from those `known` from a journal.

        They hold for the rest of the match only if no exception leaves the block.
        """
        before = dict(self._ruled)
        self._ruled.update(known)
        self._recorded = {}
        try:
            yield self._recorded
            self._ruled.update(self._recorded)
        except BaseException:
            self._ruled = before
            raise
        finally:
            self._recorded = None


@lru_cache(maxsize=8)
def _candidates(agreed: AgreedDictionary) -> Finder | None:
    """Kept for as long as the table agrees on nothing new: bots ask at every turn."""
    return candidates(agreed)
