"""Spelling dictionaries through Enchant, and what a player reads where there is no Enchant."""

import importlib.abc
import importlib.util
import json
import os
import subprocess
import sys
from types import SimpleNamespace

import pytest

from wordgames_tui.words.dictionary import available_dictionaries, candidates, open_dictionary
from wordgames_tui.words.enchanted import installed_languages, title_of
from wordgames_tui.words.errors import DictionaryError
from wordgames_tui.words.policy import POLICIES

TYPO, WORDSPIEL, TUPPFEHLER = (POLICIES[game] for game in ("typo", "wordspiel", "tuppfehler"))
ACRONYM = "an acronym or the abbreviation of a name"

SPELLED = {
    "en_US": "a ii ore tsp lb ran ores bore foo ca feb nasa asap Paris japan running aahing",
    "de_DE": "schön Haus Straße gehen Berlin über",
    "fr_FR": "élève Paris où",
}
SUGGESTED = {
    "schon": ["schön", "schone"],
    "Strasse": ["Stresse", "Straße"],
    "eleve": ["élève", "enlevé"],
    "paris": ["Paris", "pari"],
}


class EnchantError(Exception):
    """What pyenchant raises."""


class Speller:
    """One dictionary of the Enchant that the tests pretend to have."""

    def __init__(self, words):
        self._words = set(words.split())

    def check(self, word):
        assert word, "Enchant cannot check an empty word"
        return word in self._words

    def suggest(self, word):
        return SUGGESTED.get(word, [])


@pytest.fixture
def fake(monkeypatch):
    """An Enchant with the dictionaries of SPELLED, which notes how it was asked."""
    seen = SimpleNamespace(folders=set(), orderings={})

    class Broker:
        def __init__(self):
            seen.folders.add(os.environ.get("ENCHANT_CONFIG_DIR"))

        def list_languages(self):
            seen.folders.add(os.environ.get("ENCHANT_CONFIG_DIR"))
            return list(SPELLED)

        def set_ordering(self, language, ordering):
            seen.orderings[language] = ordering

        def request_dict(self, language):
            seen.folders.add(os.environ.get("ENCHANT_CONFIG_DIR"))
            if language not in SPELLED:
                raise EnchantError("no word lists")
            return Speller(SPELLED[language])

    module = SimpleNamespace(Broker=Broker, errors=SimpleNamespace(Error=EnchantError))
    monkeypatch.setitem(sys.modules, "enchant", module)
    return seen


def refusals(language, policy, words):
    dictionary = open_dictionary(f"enchant:{language}", policy)
    return {word: dictionary.refusal(word) for word in words.split()}


# English, where the lexicon knows more


@pytest.mark.usefixtures("fake")
def test_english_words_are_those_that_the_speller_has():
    assert refusals("en_US", TYPO, "ore bore foo ran ored retains ORE aahing") == {
        "ore": "",
        "bore": "",
        "foo": "",
        "ran": "",
        "ored": "not in the dictionary",
        "retains": "not in the dictionary",
        "ORE": "",
        "aahing": "",
    }


@pytest.mark.usefixtures("fake")
def test_what_is_only_a_name_or_an_abbreviation_is_no_word_though_the_speller_has_it():
    words = "tsp lb feb nasa asap ca fred paris"
    assert refusals("en_US", TYPO, words) == {
        "tsp": "an abbreviation",
        "lb": "an abbreviation",
        "feb": ACRONYM,
        "nasa": ACRONYM,
        "asap": ACRONYM,
        "ca": ACRONYM,
        "fred": "a proper noun",
        "paris": "a proper noun",
    }
    in_wordspiel = refusals("en_US", WORDSPIEL, words)
    assert (in_wordspiel["tsp"], in_wordspiel["ca"]) == ("", ACRONYM)


@pytest.mark.usefixtures("fake")
def test_in_tuppfehler_names_are_good_and_inflected_forms_are_not():
    assert refusals("en_US", TUPPFEHLER, "fred paris ran ores running a q bore") == {
        "fred": "",
        "paris": "",
        "ran": "an inflected form",
        "ores": "",
        "running": "",
        "a": "",
        "q": "too short: a word has 2 letters or more",
        "bore": "",
    }


# Other languages


@pytest.mark.usefixtures("fake")
def test_a_word_with_accents_may_be_typed_with_them_or_spelled_with_tiles():
    assert refusals("fr_FR", TYPO, "élève eleve ELEVE où ou") == {
        "élève": "",
        "eleve": "",
        "ELEVE": "",
        "où": "",
        "ou": "not in the dictionary",
    }


@pytest.mark.usefixtures("fake")
def test_a_name_is_no_word_where_nouns_have_no_capital():
    assert refusals("fr_FR", TYPO, "paris") == {"paris": "not in the dictionary"}


@pytest.mark.usefixtures("fake")
def test_german_nouns_are_words_in_lower_case():
    assert refusals("de_DE", TYPO, "haus strasse straße schön schon gehen hause") == {
        **dict.fromkeys(["haus", "strasse", "straße", "schön", "schon", "gehen"], ""),
        "hause": "not in the dictionary",
    }


@pytest.mark.usefixtures("fake")
def test_a_rule_of_the_game_comes_before_the_speller():
    assert refusals("fr_FR", TYPO, "à l'élève x2") == {
        "à": "too short: a word has 2 letters or more",
        "l'élève": "only the letters A to Z",
        "x2": "only the letters A to Z",
    }
    dictionary = open_dictionary("enchant:fr_FR", TYPO)
    assert dictionary.refusal("") == "too short: a word has 2 letters or more"


# What it is, and how Enchant is asked


@pytest.mark.usefixtures("fake")
def test_its_words_cannot_be_listed_but_english_ones_can_be_tried():
    english, french = (open_dictionary(f"enchant:{tag}", TYPO) for tag in ("en_US", "fr_FR"))
    assert english.finder is french.finder is None
    assert "ore" in candidates(english)
    assert candidates(french) is None
    assert (english.key, english.title) == ("enchant:en_US", "English, US (Enchant)")


def test_hunspell_is_asked_first_and_no_personal_list_counts(fake, monkeypatch):
    monkeypatch.delenv("ENCHANT_CONFIG_DIR", raising=False)
    open_dictionary("enchant:en_US", TYPO)
    assert "ENCHANT_CONFIG_DIR" not in os.environ
    monkeypatch.setenv("ENCHANT_CONFIG_DIR", "mine")
    assert installed_languages() == ("de_DE", "en_US", "fr_FR")
    assert os.environ["ENCHANT_CONFIG_DIR"] == "mine"
    assert fake.folders == {os.devnull}
    assert fake.orderings["en_US"].startswith("hunspell,")


@pytest.mark.parametrize(
    "language",
    [
        "\ud800",
        "en_US\0x",
        "en_US\n",
        "é",
        "e",
        "engl",
        "en_",
        "en__US",
        "../en",
        "en US",
        "\x1b",
    ],
)
def test_what_is_no_language_never_comes_to_enchant(fake, monkeypatch, language):
    monkeypatch.setitem(SPELLED, language, "ore")
    with pytest.raises(DictionaryError) as refused:
        open_dictionary(f"enchant:{language}", TYPO)
    assert str(refused.value).startswith("A language is written like de or de_DE, not “")
    assert str(refused.value).isprintable()
    assert not fake.folders
    assert language not in installed_languages()


@pytest.mark.usefixtures("fake")
def test_every_installed_language_can_be_chosen():
    found = {choice.key: choice for choice in available_dictionaries()}
    for language in SPELLED:
        assert found[f"enchant:{language}"].problem == ""
    assert found["enchant:de_DE"].title == "German, DE (Enchant)"


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("de", "German (Enchant)"),
        ("pt-BR", "Portuguese, BR (Enchant)"),
        ("de_DE_frami", "German, DE_frami (Enchant)"),
        ("tlh", "tlh (Enchant)"),
    ],
)
def test_a_language_is_called_by_its_name(language, title):
    assert title_of(language) == title


@pytest.mark.usefixtures("fake")
def test_a_language_that_is_not_installed_is_told_in_a_sentence():
    with pytest.raises(DictionaryError, match=r"^Enchant has no dictionary of is_IS here\.$"):
        open_dictionary("enchant:is_IS", TYPO)


# Without Enchant


class Failing(importlib.abc.MetaPathFinder):
    """Makes the import of pyenchant fail, as it does without its library."""

    def __init__(self, error):
        self.error = error

    def find_spec(self, name, path=None, target=None):
        if name == "enchant":
            raise self.error


LIBRARY = "Spelling dictionaries need the Enchant library, which does not work on this machine"
PACKAGE = "Spelling dictionaries need the Python package pyenchant, which is not installed."


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (ModuleNotFoundError("No module named 'enchant'"), PACKAGE),
        (ImportError("The 'enchant' C library was not found\nSee\n"), LIBRARY),
        (OSError("libenchant-2.so: invalid ELF header"), LIBRARY),
        (AssertionError("PYENCHANT_LIBRARY_PATH is set to a path that does not exist"), LIBRARY),
        (AttributeError("'NoneType' object has no attribute 'enchant_broker_init'"), LIBRARY),
    ],
)
def test_without_enchant_one_sentence_says_so_and_everything_else_works(
    error, sentence, monkeypatch
):
    monkeypatch.delitem(sys.modules, "enchant", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Failing(error), *sys.meta_path])
    choices = {choice.key: choice for choice in available_dictionaries()}
    problem = choices.pop("enchant").problem
    assert problem.startswith(sentence)
    assert problem.count(". ") == 0
    assert problem.endswith(".")
    assert "\n" not in problem
    assert not any(choice.problem for choice in choices.values())
    with pytest.raises(DictionaryError) as refused:
        open_dictionary("enchant:en_US", TYPO)
    assert str(refused.value) == problem
    assert open_dictionary("english", TYPO).refusal("ore") == ""


@pytest.mark.usefixtures("fake")
def test_enchant_without_any_dictionary_says_what_is_missing(monkeypatch):
    monkeypatch.setattr(sys.modules["enchant"].Broker, "list_languages", lambda _: [])
    with pytest.raises(DictionaryError, match=r"^Enchant has no dictionary of any language yet"):
        installed_languages()


# The real one

ASK = """
import json, sys
from wordgames_tui.words.dictionary import open_dictionary
from wordgames_tui.words.policy import POLICIES
dictionary = open_dictionary("enchant:en_US", POLICIES["typo"])
print(json.dumps({word: dictionary.refusal(word) for word in sys.argv[1:]}))
"""


def has_american_english():
    try:
        return "en_US" in installed_languages()
    except DictionaryError:
        return False


@pytest.mark.skipif(
    not has_american_english(),
    reason="needs Enchant with American English: apt-get install libenchant-2-2 hunspell-en-us",
)
def test_the_real_enchant_answers_alike_whatever_stands_in_the_home(tmp_path):
    personal = tmp_path / ".config" / "enchant"
    personal.mkdir(parents=True)
    (personal / "en_US.exc").write_text("bore\n", encoding="utf-8")
    (personal / "en_US.dic").write_text("xyzzy\n", encoding="utf-8")
    before = sorted(tmp_path.rglob("*"))
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_CONFIG_HOME": str(personal.parent)}
    environment.pop("ENCHANT_CONFIG_DIR", None)
    words = ["bore", "ORE", "xyzzy", "ored", "colour", "tsp", "nasa", "paris", "don't"]
    command = [sys.executable, "-W", "error", "-c", ASK, *words]
    answer = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    assert answer.stderr == ""
    assert json.loads(answer.stdout) == {
        "bore": "",
        "ORE": "",
        "xyzzy": "not in the dictionary",
        "ored": "not in the dictionary",
        "colour": "not in the dictionary",
        "tsp": "an abbreviation",
        "nasa": ACRONYM,
        "paris": "a proper noun",
        "don't": "only the letters A to Z",
    }
    assert sorted(tmp_path.rglob("*")) == before
