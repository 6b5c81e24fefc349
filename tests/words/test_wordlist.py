"""A player's own list: what is no word is reported by line, the rest is a dictionary."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordgames_tui.words.errors import DictionaryError
from wordgames_tui.words.policy import POLICIES, Policy
from wordgames_tui.words.text import is_letters
from wordgames_tui.words.wordlist import WordList, WordListDictionary, parse_word_list_bytes


def test_words_are_folded_and_come_once_in_the_order_of_the_list():
    text = "Zebra\n  apple  \n\nCAFÉ\rstraße\r\nzebra\n"
    words = ("zebra", "apple", "cafe", "strasse")
    assert parse_word_list_bytes(text.encode()) == WordList(words, ())


def test_only_an_end_of_line_ends_a_line():
    text = "ore\x0bb\nroe\x85\r\u2028more\n\nx y\n"
    assert parse_word_list_bytes(text.encode()) == WordList(
        ("roe", "more"),
        ("line 1: more than one word: “ore b”", "line 5: more than one word: “x y”"),
    )


def test_bad_lines_are_reported_by_number():
    text = "ore\nice cream\n\ndon't\nроза\na\x1bb\n" + "supercalifragilistic-expialidocious"
    assert parse_word_list_bytes(text.encode()) == WordList(
        ("ore", "ab"),
        (
            "line 2: more than one word: “ice cream”",
            "line 4: not only letters of A to Z: “don't”",
            "line 5: not only letters of A to Z: “роза”",
            "line 7: not only letters of A to Z: “supercalifragilistic-ex…”",
        ),
    )


def test_a_line_in_another_encoding_is_reported_by_number():
    data = b"\xef\xbb\xbfore\r\nb\xfccher\n" + "bücher\n".encode() + b"\xff\nroe"
    assert parse_word_list_bytes(data) == WordList(
        ("ore", "bucher", "roe"), ("line 2: not UTF-8 text", "line 4: not UTF-8 text")
    )


@given(st.binary() | st.text().map(str.encode))
def test_any_bytes_can_be_read(data):
    found = parse_word_list_bytes(data)
    assert all(map(is_letters, found.words))
    assert len(set(found.words)) == len(found.words)
    assert len(found.words) + len(found.problems) <= len(data.splitlines())
    assert all(problem.startswith("line ") for problem in found.problems)


def test_a_list_is_a_dictionary_of_its_words():
    dictionary = WordListDictionary(["ore", "café", "a", "q"], POLICIES["tuppfehler"])
    assert {
        word: dictionary.refusal(word) for word in ("ore", "cafe", "café", "a", "q", "roe")
    } == {
        "ore": "",
        "cafe": "",
        "café": "",
        "a": "",
        "q": "too short: a word has 2 letters or more",
        "roe": "not in the word list",
    }
    assert dictionary.refusal("o're") == "only the letters A to Z"
    assert list(dictionary.finder) == ["a", "ore", "cafe"]
    assert dictionary.finder.find("eroz") == ["ore"]


@pytest.mark.parametrize("words", [[], ["a"], ["don't", "x"]])
def test_a_list_without_a_good_word_is_no_dictionary(words):
    with pytest.raises(DictionaryError, match=r"^The word list has no word that is good"):
        WordListDictionary(words, Policy("game"))
