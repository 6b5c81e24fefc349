"""The bundled lexicon as a game's dictionary."""

from functools import lru_cache

from wordgames_tui.words.finder import Finder
from wordgames_tui.words.lexicon import Entry, Lexicon
from wordgames_tui.words.policy import Policy

__all__ = ["LexiconDictionary", "vocabulary"]


class LexiconDictionary:
    """The words of a lexicon that are good under a policy."""

    def __init__(self, key: str, title: str, lexicon: Lexicon, policy: Policy) -> None:
        self.key = key
        self.title = title
        self._lexicon = lexicon
        self._policy = policy

    def refusal(self, word: str) -> str:
        """Why the folded `word` is not good, as a short phrase; "" when it is."""
        return self._policy.refusal(word, self._lexicon.entry(word))

    @property
    def finder(self) -> Finder:
        """The words that are good."""
        return vocabulary(self._lexicon, self._policy)


@lru_cache(maxsize=64)
def vocabulary(lexicon: Lexicon, policy: Policy, *, vulgar: bool = True) -> Finder:
    """The words of a lexicon that are good under a policy, with or without the vulgar ones."""

    def accepted(entry: Entry) -> bool:
        return policy.accepts(entry) and (vulgar or not entry.vulgar)

    parts = []
    for volume, chosen in lexicon.select(accepted):
        long_enough = volume.of_length(policy.min_letters, volume.lengths.stop)
        single = volume.of_words(policy.single_letters)
        never = volume.of_words(policy.never)
        parts.append((volume, chosen & (long_enough | single) & ~never))
    return Finder(parts, lambda tier: vocabulary(lexicon, policy.up_to(tier), vulgar=False))
