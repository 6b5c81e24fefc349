"""The dictionaries that a table can choose from."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from wordgames_tui.words.agreed import AgreedDictionary, TableVotes
from wordgames_tui.words.bundled import LexiconDictionary, vocabulary
from wordgames_tui.words.enchanted import EnchantDictionary, installed_languages, title_of
from wordgames_tui.words.errors import DictionaryError
from wordgames_tui.words.finder import Finder
from wordgames_tui.words.lexicon import english
from wordgames_tui.words.policy import Policy
from wordgames_tui.words.protocol import Dictionary
from wordgames_tui.words.text import clean
from wordgames_tui.words.wordlist import WordListDictionary

__all__ = [
    "Dictionary",
    "DictionaryChoice",
    "DictionaryError",
    "available_dictionaries",
    "candidates",
    "has_candidates",
    "open_dictionary",
]

_ENGLISH = {
    "english": "English",
    "english-50": "English, common words only (SCOWL size 50)",
    "english-60": "English, a smaller dictionary (SCOWL size 60)",
    "english-70": "English, a large dictionary (SCOWL size 70)",
    "english-80": "English, with the rarest words (SCOWL size 80)",
}
"""The bundled dictionaries by key; the first is as large as the game's policy says."""


@dataclass(frozen=True, slots=True)
class DictionaryChoice:
    """A dictionary that can be chosen, or cannot for now."""

    key: str
    title: str
    problem: str = ""
    """Why it cannot be chosen, in a sentence; "" when it can."""


def available_dictionaries() -> list[DictionaryChoice]:
    """All dictionaries, and what is in the way of those that cannot be chosen."""
    problem = _problem(english)
    choices = [DictionaryChoice(key, title, problem) for key, title in _ENGLISH.items()]
    try:
        choices += [
            DictionaryChoice(f"enchant:{tag}", title_of(tag)) for tag in installed_languages()
        ]
    except DictionaryError as error:
        choices.append(DictionaryChoice("enchant", "Other languages (Enchant)", str(error)))
    choices.append(DictionaryChoice(WordListDictionary.key, WordListDictionary.title))
    choices.append(DictionaryChoice(TableVotes.key, TableVotes.title))
    return choices


def open_dictionary(key: str, policy: Policy, words: Sequence[str] = ()) -> Dictionary:
    """The dictionary that a set-up names, under the policy of a game.

    `words` are those of the player's own list, which only the dictionary "list" has. Raises
    DictionaryError where there is no such dictionary, or not on this machine.
    """
    kind, _, detail = key.partition(":")
    if key in _ENGLISH:
        size = key.removeprefix("english").removeprefix("-")
        sized = policy.with_size(int(size)) if size else policy
        return LexiconDictionary(key, _ENGLISH[key], english(), sized)
    if kind == "enchant" and detail:
        return EnchantDictionary(detail, policy)
    if key == WordListDictionary.key:
        return WordListDictionary(words, policy)
    if key == TableVotes.key:
        return TableVotes(policy)
    raise DictionaryError(f"There is no dictionary called “{clean(key)[:40]}”.")


def candidates(dictionary: Dictionary) -> Finder | None:
    """Words to try in a dictionary, for bots and hints; None where no list has its language.

    A dictionary that cannot list its words may still refuse one of them.
    """
    if dictionary.finder is not None:
        return dictionary.finder
    if isinstance(dictionary, AgreedDictionary):
        finder = candidates(dictionary.dictionary)
        return None if finder is None else dictionary.overrule(finder)
    if isinstance(dictionary, TableVotes) or (
        isinstance(dictionary, EnchantDictionary) and dictionary.is_english
    ):
        return vocabulary(english(), dictionary.policy)
    return None


def has_candidates(key: str) -> bool:
    """Whether there are words to try in the dictionary of that key, which need not be here."""
    kind, _, language = key.partition(":")
    return kind != "enchant" or language.replace("-", "_").partition("_")[0] == "en"


def _problem(attempt: Callable[[], object]) -> str:
    try:
        attempt()
    except DictionaryError as error:
        return str(error)
    return ""
