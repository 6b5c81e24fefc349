"""The spelling dictionaries of the machine, in any language, asked through Enchant.

Enchant is a library in C that may be missing; it is loaded only when it is needed. A speller
knows words, not kinds of words. In English the lexicon tells it which strings are only a name
or an abbreviation, and which words are inflected; in other languages it cannot tell.
"""

import importlib
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from wordgames_tui.words.errors import DictionaryError
from wordgames_tui.words.lexicon import english
from wordgames_tui.words.policy import NOT_IN_DICTIONARY, Policy
from wordgames_tui.words.text import clean, fold

__all__ = ["EnchantDictionary", "installed_languages", "title_of"]

_LANGUAGES = {
    "bg": "Bulgarian",
    "ca": "Catalan",
    "cs": "Czech",
    "da": "Danish",
    "de": "German",
    "el": "Greek",
    "en": "English",
    "eo": "Esperanto",
    "es": "Spanish",
    "et": "Estonian",
    "eu": "Basque",
    "fr": "French",
    "ga": "Irish",
    "gl": "Galician",
    "hr": "Croatian",
    "hu": "Hungarian",
    "id": "Indonesian",
    "is": "Icelandic",
    "it": "Italian",
    "la": "Latin",
    "lb": "Luxembourgish",
    "lt": "Lithuanian",
    "lv": "Latvian",
    "nb": "Norwegian (Bokmål)",
    "nl": "Dutch",
    "nn": "Norwegian (Nynorsk)",
    "pl": "Polish",
    "pt": "Portuguese",
    "ro": "Romanian",
    "sk": "Slovak",
    "sl": "Slovenian",
    "sv": "Swedish",
    "tr": "Turkish",
}
_CAPITALISED_NOUNS = frozenset({"de", "lb"})
"""Languages that write every noun with a capital."""

_LANGUAGE = re.compile(r"[A-Za-z]{2,3}([_-][A-Za-z0-9]+)*")
"""How a language is written. Enchant would take what looks otherwise for another, or fail."""

_NO_PACKAGE = "Spelling dictionaries need the Python package pyenchant, which is not installed."
_NO_LIBRARY = (
    "Spelling dictionaries need the Enchant library, which does not work on this machine"
    " (Debian has it as libenchant-2-2, Homebrew as enchant)."
)
_NO_LANGUAGE = (
    "Enchant has no dictionary of any language yet (Debian has them as hunspell-fr and the like)."
)


class EnchantDictionary:
    """What a spelling dictionary of the machine accepts in lower case.

    The answers depend on the machine. A player's personal spelling lists do not count.
    """

    finder = None

    def __init__(self, language: str, policy: Policy) -> None:
        """DictionaryError if there is no Enchant here, or no dictionary of this language."""
        self.key = f"enchant:{language}"
        self.title = title_of(language)
        self.policy = policy
        self.is_english = _family(language) == "en"
        self._capitalises = _family(language) in _CAPITALISED_NOUNS
        self._speller = _open(language)

    def refusal(self, word: str) -> str:
        """Why `word`, as it was typed, is not good, as a short phrase; "" when it is."""
        folded = fold(word)
        refusal = self.policy.refusal_of_form(folded)
        if refusal:
            return refusal
        if self.is_english:
            return self._refusal_in_english(folded)
        return "" if self._spells(word.lower(), folded) else NOT_IN_DICTIONARY

    def _refusal_in_english(self, word: str) -> str:
        """A speller takes tsp and lb for words: what is no word for the lexicon is none here."""
        entry = english().entry(word)
        if entry is None:
            return "" if self._speller.check(word) else NOT_IN_DICTIONARY
        otherwise = replace(self.policy, max_tier=0).refusal_of_entry(word, entry)
        unfit = self.policy.with_size(80).refusal_of_entry(word, entry)
        return unfit or ("" if self._speller.check(word) else otherwise)

    def _spells(self, word: str, folded: str) -> bool:
        """Whether the speller has `word`, or a word that tiles, which show no accents, spell so."""
        forms = (word, word.capitalize()) if self._capitalises else (word,)
        return any(map(self._speller.check, forms)) or any(
            fold(other) == folded and (other.islower() or self._capitalises)
            for form in forms
            for other in self._speller.suggest(form)
        )


def installed_languages() -> tuple[str, ...]:
    """The languages that Enchant has here: "de_DE". DictionaryError, saying why, if none."""
    enchant = _enchant()
    with _without_personal_lists():
        languages = enchant.Broker().list_languages()
    if not languages:
        raise DictionaryError(_NO_LANGUAGE)
    return tuple(sorted(filter(_LANGUAGE.fullmatch, languages)))


def title_of(language: str) -> str:
    """What a player reads for a language: "German, DE (Enchant)"."""
    family = _family(language)
    name, rest = _LANGUAGES.get(family, family), language[len(family) + 1 :]
    return f"{name}, {rest} (Enchant)" if rest else f"{name} (Enchant)"


def _family(language: str) -> str:
    return language.replace("-", "_").partition("_")[0]


def _enchant() -> Any:
    """The module of pyenchant, whose import fails in many ways where the library is missing."""
    try:
        return importlib.import_module("enchant")
    except ModuleNotFoundError as error:
        raise DictionaryError(_NO_PACKAGE) from error
    except (ImportError, OSError, AssertionError, AttributeError) as error:
        raise DictionaryError(_NO_LIBRARY) from error


def _open(language: str) -> Any:
    """A speller of this language: by hunspell where there is one, as its lists are the larger."""
    if not _LANGUAGE.fullmatch(language):
        shown = clean(language)[:40]
        raise DictionaryError(f"A language is written like de or de_DE, not “{shown}”.")
    enchant = _enchant()
    with _without_personal_lists():
        broker = enchant.Broker()
        broker.set_ordering(language, "hunspell,aspell,nuspell")
        try:
            return broker.request_dict(language)
        except enchant.errors.Error as error:
            raise DictionaryError(f"Enchant has no dictionary of {language} here.") from error


@contextmanager
def _without_personal_lists() -> Iterator[None]:
    """Let Enchant find no personal lists, which would change the answers.

    It would also make empty ones in the home of whoever asks; below the null device it cannot.
    """
    before = os.environ.get("ENCHANT_CONFIG_DIR")
    os.environ["ENCHANT_CONFIG_DIR"] = os.devnull
    try:
        yield
    finally:
        if before is None:
            del os.environ["ENCHANT_CONFIG_DIR"]
        else:
            os.environ["ENCHANT_CONFIG_DIR"] = before
