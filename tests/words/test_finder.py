"""The finder finds what a plain search through all words finds, only sooner."""

from collections import Counter
from functools import cache
from itertools import combinations
from random import Random
from string import ascii_lowercase

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wordgames_tui.words.bits import pick, reaching, span
from wordgames_tui.words.bundled import vocabulary
from wordgames_tui.words.finder import Finder, Neighbour
from wordgames_tui.words.lexicon import english
from wordgames_tui.words.policy import POLICIES
from wordgames_tui.words.volume import Volume

TUPPFEHLER = POLICIES["tuppfehler"]
TYPO = POLICIES["typo"]

SMALL = st.text("abce", min_size=1, max_size=5)
VOCABULARY = st.lists(SMALL, max_size=40)


@cache
def some_words():
    """Words of the two volumes of the lexicon, few enough for a plain search."""
    return list(vocabulary(english(), TYPO.with_size(80)))[::30]


def in_order(words):
    return sorted(words, key=lambda word: (-len(word), word))


def plain_search(words, tiles, wilds, prefix="", suffix="", shortest=0, longest=0, contains=""):
    left = Counter(tiles)
    return in_order(
        word
        for word in words
        if len(word) <= len(tiles) + wilds
        and (Counter(word) - left).total() <= wilds
        and word.startswith(prefix)
        and word.endswith(suffix)
        and shortest <= len(word)
        and (not longest or len(word) <= longest)
        and not Counter(contains) - Counter(word)
    )


# From tiles


@given(VOCABULARY, st.text("abcx", max_size=7), st.integers(0, 5))
def test_small_vocabularies_are_searched_in_full(words, tiles, wilds):
    finder = Finder.of(words)
    expected = plain_search(set(words), tiles, wilds)
    assert finder.find(tiles, wilds) == expected
    assert finder.find(tiles, wilds, limit=3) == expected[:3]


@given(
    VOCABULARY,
    SMALL,
    st.integers(0, 3),
    st.text("abc", max_size=2),
    st.text("abc", max_size=2),
    st.integers(0, 4),
    st.integers(0, 4),
    st.text("abc", max_size=2),
)
def test_conditions_leave_out_what_does_not_meet_them(
    words, tiles, wilds, prefix, suffix, shortest, longest, contains
):
    finder = Finder.of(words)
    conditions = {
        "prefix": prefix,
        "suffix": suffix,
        "min_length": shortest,
        "max_length": longest,
        "contains": contains,
    }
    expected = plain_search(set(words), tiles, wilds, prefix, suffix, shortest, longest, contains)
    assert finder.find(tiles, wilds, **conditions) == expected


@pytest.mark.parametrize("wilds", range(6))
@pytest.mark.parametrize("tiles", [0, 1, 4, 7, 12])
def test_the_lexicon_is_searched_in_full(tiles, wilds):
    words = some_words()
    finder = Finder(
        (volume, chosen & volume.of_words(words))
        for volume, chosen in english().select(lambda entry: bool(entry.tier))
    )
    chance = Random(100 * tiles + wilds)
    letters = "".join(words)
    for _ in range(2):
        rack = "".join(chance.choices(letters, k=tiles))
        assert finder.find(rack, wilds) == plain_search(words, rack, wilds)
        ends = {"prefix": chance.choice(words)[:2], "suffix": chance.choice(words)[-2:]}
        assert finder.find(rack, wilds, prefix=ends["prefix"]) == plain_search(
            words, rack, wilds, prefix=ends["prefix"]
        )
        assert finder.find(rack, wilds, suffix=ends["suffix"], min_length=4) == plain_search(
            words, rack, wilds, suffix=ends["suffix"], shortest=4
        )
        assert finder.find(rack, wilds, contains="ee", max_length=8) == plain_search(
            words, rack, wilds, contains="ee", longest=8
        )


def test_more_tiles_and_wilds_than_any_word_has_letters_find_everything_that_fits():
    finder = vocabulary(english(), TYPO)
    words = list(finder)
    assert finder.find("", 60) == in_order(words)
    assert finder.find("e" * 50, 2) == plain_search(words, "e" * 50, 2)
    assert len(finder.find(ascii_lowercase * 10)) == len(words)


@pytest.mark.parametrize("tiles", ["", "É?7", "QU", "語"])
def test_what_is_no_letter_makes_no_word(tiles):
    finder = vocabulary(english(), TYPO)
    assert finder.find(tiles) == []
    assert finder.find("ore" + tiles) == finder.find("ore")
    assert Finder.of(["ore"]).find("ore" + tiles) == ["ore"]
    assert finder.find("ore", contains="語") == finder.find("ore", suffix="語") == []


def test_the_longest_words_come_first_and_equally_long_ones_by_the_alphabet():
    found = vocabulary(english(), TYPO).find("retains")
    assert found[:5] == ["antsier", "nastier", "retains", "retinas", "retsina"]
    assert found == in_order(found)
    assert len(found) == len(set(found)) == 209


def test_wordspiel_finds_the_words_that_go_on_from_the_spiral():
    finder = vocabulary(english(), POLICIES["wordspiel"])
    found = finder.find("or" + "eganb", prefix="or", min_length=3)
    assert found == ["orange", "orang", "organ", "ora", "orb", "ore"]


# By their start


@given(VOCABULARY, st.text("abcex", max_size=3))
def test_words_with_a_prefix_come_shortest_first(words, prefix):
    finder = Finder.of(words)
    expected = sorted(
        {word for word in words if word.startswith(prefix)}, key=lambda word: (len(word), word)
    )
    assert finder.with_prefix(prefix) == expected
    assert finder.with_prefix(prefix, limit=2) == expected[:2]
    assert finder.has_prefix(prefix) == bool(expected)


@pytest.mark.parametrize(
    ("prefix", "starts"),
    [("front", True), ("elast", True), ("erf", False), ("zq", False), ("xv", False), ("É", False)],
)
def test_a_row_of_letters_can_still_become_a_word(prefix, starts):
    finder = vocabulary(english(), TYPO)
    assert finder.has_prefix(prefix) == starts
    assert bool(finder.with_prefix(prefix)) == starts


def test_a_prefix_only_of_words_outside_the_vocabulary_starts_no_word():
    finder = vocabulary(english(), TYPO)
    assert finder.has_prefix("thame") is False
    assert vocabulary(english(), TUPPFEHLER).has_prefix("thame") is True


# One change away

ORE = {
    "remove": "or re",
    "add": "bore core fore gore lore more ogre orem oreo ores orle pore sore tore yore",
    "replace": "are ere gre ire ode oke ole one ope ora orb orc orr ort owe",
}


def test_ore_has_the_answers_of_the_rulebook_and_no_others():
    finder = vocabulary(english(), TUPPFEHLER)
    found = finder.neighbours("ore")
    assert len(found) == 32
    assert found == [
        Neighbour(word, change) for change, words in ORE.items() for word in words.split()
    ]
    assert not {"bored", "area", "roe", "ore"} & {neighbour.word for neighbour in found}


def test_two_letters_may_change_places_where_the_pro_rules_say_so():
    finder = vocabulary(english(), TUPPFEHLER)
    with_swap = finder.neighbours("ore", swap=True)
    assert with_swap[:32] == finder.neighbours("ore")
    assert with_swap[32:] == [Neighbour("roe", "swap")]
    assert Neighbour("tire", "swap") in finder.neighbours("tier", swap=True)
    assert "tire" not in [found.word for found in finder.neighbours("tier")]


def test_of_one_letter_only_three_words_are_left():
    finder = vocabulary(english(), TUPPFEHLER)
    assert [found.word for found in finder.neighbours("xa")[:1]] == ["a"]
    single = {word for word in ascii_lowercase if word in finder}
    assert single == {"a", "i", "o"}


@given(VOCABULARY, SMALL, st.booleans())
def test_neighbours_are_one_change_away(words, word, swap):
    def changes(a, b):
        """The changes that lead from a to b."""
        if len(a) == len(b) + 1 and any(a[:i] + a[i + 1 :] == b for i in range(len(a))):
            yield "remove"
        if len(b) == len(a) + 1 and any(b[:i] + b[i + 1 :] == a for i in range(len(b))):
            yield "add"
        different = [i for i in range(len(a)) if len(a) == len(b) and a[i] != b[i]]
        if len(different) == 1:
            yield "replace"
        if swap and len(different) == 2:
            i, j = different
            if (a[i], a[j]) == (b[j], b[i]):
                yield "swap"

    found = Finder.of(words).neighbours(word, swap=swap)
    assert {(one.word, one.change) for one in found} == {
        (other, change) for other in set(words) for change in changes(word, other)
    }
    assert len(found) == len({one.word for one in found})


# As a collection


@given(VOCABULARY, VOCABULARY, VOCABULARY)
def test_words_can_be_added_and_removed(words, added, removed):
    finder = Finder.of(words).changed(added, removed)
    expected = (set(words) | set(added)) - set(removed)
    assert sorted(finder) == sorted(expected)
    assert len(finder) == len(expected)
    assert all(word in finder for word in expected)
    assert not any(word in finder for word in removed)
    assert finder.find("abce", 2) == plain_search(expected, "abce", 2)
    assert finder.known(1).find("abce", 2) == plain_search(expected, "abce", 2)


def test_what_was_added_is_known_to_every_bot_and_what_was_removed_to_none():
    finder = vocabulary(english(), TYPO).changed(["zonk", "retsina"], ["retains"])
    known = finder.known(1)
    assert "zonk" in known
    assert "retsina" in known
    assert "retains" in vocabulary(english(), TYPO).known(7)
    assert "retains" not in finder.known(7)
    assert "aardvarks" not in known


# The sets beneath


@given(st.lists(st.booleans(), max_size=300))
def test_items_are_picked_by_the_numbers_of_a_set(flags):
    numbers = sum(1 << place for place, flag in enumerate(flags) if flag)
    assert pick(range(300), numbers) == [place for place, flag in enumerate(flags) if flag]


@given(st.sets(st.integers(0, 5000), max_size=12))
def test_items_far_apart_are_picked_too(places):
    assert pick(range(5001), sum(1 << place for place in places)) == sorted(places)


@given(st.lists(st.lists(st.integers(0, 255), max_size=9), max_size=4))
def test_sets_are_counted_by_weight(columns):
    expected = 0
    for number in range(8):
        total = sum(
            (numbers >> number & 1) << weight
            for weight, column in enumerate(columns)
            for numbers in column
        )
        expected |= (total >= 1 << len(columns)) << number
    assert reaching(columns) == expected


@given(st.integers(0, 100), st.integers(0, 100))
def test_a_span_holds_the_numbers_between(start, size):
    assert span(start, start + size) == sum(1 << n for n in range(start, start + size))


@settings(max_examples=30)
@given(VOCABULARY)
def test_a_volume_counts_letters(words):
    volume = Volume.of(words)
    found = sorted(set(words), key=lambda word: (len(word), word))
    assert len(volume) == len(found)
    for letter in "abcez":
        sets = volume.having(letter)
        assert len(sets) == max((word.count(letter) for word in found), default=0)
        for times, numbers in enumerate(sets, start=1):
            assert numbers == sum(
                1 << i for i, word in enumerate(found) if word.count(letter) >= times
            )
    for number, word in enumerate(found):
        assert volume.number(word) == number
    for a, b in combinations(range(7), 2):
        numbers = volume.of_length(a, b)
        assert [i for i, word in enumerate(found) if a <= len(word) <= b] == pick(
            range(len(found)), numbers
        )
