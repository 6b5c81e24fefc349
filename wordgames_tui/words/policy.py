"""Which words of the lexicon are good in a game, and why another is not."""

from dataclasses import dataclass, replace

from wordgames_tui.words.lexicon import Entry
from wordgames_tui.words.text import is_letters

__all__ = ["NOT_IN_DICTIONARY", "POLICIES", "SIZES", "Policy"]

SIZES = {50: 5, 60: 7, 70: 8, 80: 9}
"""The sizes of the English lexicon that a table can choose, each with its least common tier."""

NOT_IN_DICTIONARY = "not in the dictionary"


@dataclass(frozen=True, slots=True)
class Policy:
    """A game's rules for words. A word is good when any reading of it is good.

    Tiers are those of `Entry`.
    """

    name: str
    max_tier: int = 8
    """The least common tier of ordinary words."""
    names: int = 0
    """The least common tier of proper names; 0: no names."""
    abbreviations: int = 0
    """The least common tier of abbreviations of ordinary words; 0: none."""
    inflections: bool = True
    """Whether inflected forms other than plurals are good."""
    strict: bool = False
    """Without inflections: whether running and tired need proof that they are headwords too."""
    min_letters: int = 2
    single_letters: str = ""
    """The words of one letter that are good, however many letters the others need."""
    never: frozenset[str] = frozenset()
    """Words that the rulebook itself refuses."""

    def refusal(self, word: str, entry: Entry | None) -> str:
        """Why `word`, folded, is not good, as a short phrase; "" when it is good."""
        return self.refusal_of_form(word) or self.refusal_of_entry(word, entry)

    def refusal_of_form(self, word: str) -> str:
        """Why no dictionary has to be asked about `word`; "" when one has."""
        if word and not is_letters(word):
            return "only the letters A to Z"
        if len(word) < self.min_letters and (not word or word not in self.single_letters):
            return f"too short: a word has {self.min_letters} letters or more"
        return ""

    def refusal_of_entry(self, word: str, entry: Entry | None) -> str:
        """Why the lexicon's entry for `word` is not good; "" when it is."""
        if entry is None:
            return NOT_IN_DICTIONARY
        banned = word in self.never
        if not banned and self.accepts(entry):
            return ""
        if not banned and 1 <= entry.tier <= self.max_tier:
            return "an inflected form"
        if entry.name and not self.names:
            return "a proper noun"
        if entry.abbreviation and not self.abbreviations:
            return "an abbreviation"
        if entry.acronym:
            return "an acronym or the abbreviation of a name"
        return "never good in this game" if banned else NOT_IN_DICTIONARY

    def accepts(self, entry: Entry) -> bool:
        """Whether any reading of the entry is good, whatever its word."""
        return (
            (1 <= entry.tier <= self.max_tier and self._is_article(entry))
            or 1 <= entry.name <= self.names
            or 1 <= entry.abbreviation <= self.abbreviations
        )

    def with_size(self, size: int) -> "Policy":
        """The same rules with as many ordinary words as SCOWL has at this one of `SIZES`."""
        return replace(self, max_tier=SIZES[size])

    def up_to(self, tier: int) -> "Policy":
        """The same rules for somebody who knows no word less common than this tier."""
        return replace(
            self,
            max_tier=min(self.max_tier, tier),
            names=min(self.names, tier),
            abbreviations=min(self.abbreviations, tier),
        )

    def _is_article(self, entry: Entry) -> bool:
        """Whether an ordinary word is good in the form that it has."""
        if self.inflections or entry.plural:
            return True
        return entry.headword and (not self.strict or not entry.inflection or entry.attested)


POLICIES = {
    policy.name: policy
    for policy in (
        Policy("typewriter"),
        Policy("paperback"),
        Policy("typo"),
        Policy("wordspiel", abbreviations=5, never=frozenset({"ca"})),
        Policy("tuppfehler", names=5, inflections=False, single_letters="aio"),
    )
}
"""The rules for words of each game."""
