"""The dictionaries that a table can choose from."""

import pytest

from wordgames_tui.words.dictionary import (
    DictionaryError,
    available_dictionaries,
    candidates,
    open_dictionary,
)
from wordgames_tui.words.policy import POLICIES, SIZES

TYPO = POLICIES["typo"]


def test_every_choice_can_be_opened_on_any_machine_but_those_of_enchant():
    choices = [one for one in available_dictionaries() if not one.key.startswith("enchant")]
    assert len(choices) >= 7
    for choice in choices:
        assert choice.problem == ""
        dictionary = open_dictionary(choice.key, TYPO, ["ore"])
        assert (dictionary.key, dictionary.title) == (choice.key, choice.title)
        assert dictionary.refusal("ore") == ""
        assert dictionary.refusal("o") == "too short: a word has 2 letters or more"


def test_every_choice_has_a_title_of_its_own():
    choices = available_dictionaries()
    assert len({choice.title for choice in choices}) == len(choices)
    assert {"english", "english-50", "english-80", "list", "table"} <= {
        choice.key for choice in choices
    }


@pytest.mark.parametrize("size", SIZES)
def test_the_size_of_the_english_dictionary_can_be_chosen(size):
    dictionary = open_dictionary(f"english-{size}", TYPO)
    counts = {50: 64_000, 60: 80_000, 70: 116_000, 80: 252_000}
    assert counts[size] < len(dictionary.finder) < counts[size] + 1000
    assert dictionary.finder is candidates(dictionary)


def test_the_policy_of_the_game_counts_in_every_size():
    refused = open_dictionary("english-50", POLICIES["tuppfehler"])
    assert refused.refusal("walked") == "an inflected form"
    assert "thames" in refused.finder


def test_the_english_dictionary_says_why():
    dictionary = open_dictionary("english", TYPO)
    assert dictionary.refusal("thames") == "a proper noun"
    assert dictionary.refusal("caf\u00e9") == "only the letters A to Z"
    assert dictionary.refusal("\ud800") == "only the letters A to Z"


@pytest.mark.parametrize("key", ["", "klingon", "english-75", "enchant", "enchant:", "list:x"])
def test_an_unknown_dictionary_is_refused_in_a_sentence(key):
    with pytest.raises(DictionaryError, match=f"^There is no dictionary called “{key}”.$"):
        open_dictionary(key, TYPO)


def test_the_players_list_needs_words():
    with pytest.raises(DictionaryError, match=r"^The word list has no word"):
        open_dictionary("list", TYPO)
    assert open_dictionary("list", TYPO, ["ore"]).finder.find("reo") == ["ore"]
