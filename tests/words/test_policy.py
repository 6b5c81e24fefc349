"""Which words are good in which game, and the reason why another is not."""

import pytest

from wordgames_tui.words.bundled import vocabulary
from wordgames_tui.words.lexicon import english
from wordgames_tui.words.policy import POLICIES, SIZES, Policy

GOOD_EVERYWHERE = """ore bore more ores or re orb core ogre one tire roe mice children houses
running apt oh wow gladly unite funny front elastic my go house cold timed qi app apps does saw
felt left bored building ok"""
INFLECTED = "ran walked sings had was colder"
NAMES = "fred thames alaska robert"
ABBREVIATIONS = "tsp lb ave"
ACRONYMS = "nasa vip asap feb tue ca"
NOTHING = "ored zzzz csc csch dkl hhd ssh"

ACRONYM = "an acronym or the abbreviation of a name"
TOO_SHORT = "too short: a word has 2 letters or more"


def refusal(game, word):
    return POLICIES[game].refusal(word, english().entry(word))


@pytest.mark.parametrize("game", POLICIES)
@pytest.mark.parametrize("word", GOOD_EVERYWHERE.split())
def test_ordinary_words_and_plurals_are_good_in_every_game(game, word):
    assert refusal(game, word) == ""


@pytest.mark.parametrize(
    ("words", "others", "wordspiel", "tuppfehler"),
    [
        (INFLECTED, "", "", "an inflected form"),
        (NAMES, "a proper noun", "a proper noun", ""),
        (ABBREVIATIONS, "an abbreviation", "", "an abbreviation"),
        (ACRONYMS, ACRONYM, ACRONYM, ACRONYM),
        (NOTHING, *["not in the dictionary"] * 3),
        ("don't part-time café 2nd", *["only the letters A to Z"] * 3),
        ("a i o", TOO_SHORT, TOO_SHORT, ""),
        ("q", *[TOO_SHORT] * 3),
    ],
)
def test_other_words_are_good_where_the_rulebook_says_so(words, others, wordspiel, tuppfehler):
    for word in words.split():
        assert refusal("wordspiel", word) == wordspiel, word
        assert refusal("tuppfehler", word) == tuppfehler, word
        for game in ("typewriter", "paperback", "typo"):
            assert refusal(game, word) == others, (game, word)


def test_nothing_at_all_is_too_short():
    assert refusal("tuppfehler", "") == refusal("typo", "") == TOO_SHORT


def test_a_rule_of_the_game_comes_before_the_dictionary():
    assert Policy("long", min_letters=4).refusal("ore", english().entry("ore")) == (
        "too short: a word has 4 letters or more"
    )


def test_a_word_that_a_rulebook_names_is_never_good():
    tsp = english().entry("tsp")
    assert Policy("game", abbreviations=5).refusal("tsp", tsp) == ""
    assert Policy("game", abbreviations=5, never=frozenset({"tsp"})).refusal("tsp", tsp) == (
        "never good in this game"
    )
    assert "tsp" not in vocabulary(
        english(), Policy("g", abbreviations=5, never=frozenset({"tsp"}))
    )
    assert "ca" in POLICIES["wordspiel"].never


def test_strictly_an_ing_form_needs_proof_that_it_is_a_headword():
    strict = Policy("strict", inflections=False, strict=True)
    lenient = Policy("lenient", inflections=False)
    words = ("tired", "saw", "timed", "aligned", "walked")
    assert [strict.refusal(word, english().entry(word)) for word in words] == [
        *[""] * 3,
        *["an inflected form"] * 2,
    ]
    assert lenient.refusal("aligned", english().entry("aligned")) == ""


def test_a_larger_size_has_all_words_of_a_smaller_one():
    sizes = [len(vocabulary(english(), POLICIES["typo"].with_size(size))) for size in SIZES]
    assert sizes == sorted(sizes)
    assert sizes[-1] > 2 * sizes[-2] > 2 * sizes[0] > 100_000
    rare = english().entry("aahing")
    assert POLICIES["typo"].with_size(80).refusal("aahing", rare) == ""
    assert POLICIES["typo"].refusal("aahing", rare) == "not in the dictionary"
    with pytest.raises(KeyError):
        POLICIES["typo"].with_size(75)


@pytest.mark.parametrize("game", POLICIES)
def test_the_vocabulary_of_a_game_is_what_it_does_not_refuse(game, source):
    policy, lexicon = POLICIES[game], english()
    finder = vocabulary(lexicon, policy)
    some = [*list(source)[::20], "a", "i", "o", "q", "ca", "tsp"]
    good = {word for word in some if not policy.refusal(word, lexicon.entry(word))}
    assert {word for word in some if word in finder} == good
    assert len(some) / 3 < len(good) < len(some)


@pytest.mark.parametrize("game", POLICIES)
def test_a_bot_knows_common_words_that_are_not_vulgar(game):
    lexicon, finder = english(), vocabulary(english(), POLICIES[game])
    known = finder.known(3)
    assert 20_000 < len(known) < len(finder) / 2
    for word in known:
        entry = lexicon.entry(word)
        tiers = [entry.tier, entry.name, entry.abbreviation]
        assert any(1 <= tier <= 3 for tier in tiers), word
        assert not entry.vulgar, word
        assert word in finder, word


def test_a_bot_knows_no_rarer_words_than_the_game_has():
    policy = POLICIES["typo"].with_size(50)
    finder = vocabulary(english(), policy)
    assert set(finder.known(9)) <= set(finder)
    assert set(finder) - set(finder.known(9)) == {
        word for word in finder if english().entry(word).vulgar
    }
