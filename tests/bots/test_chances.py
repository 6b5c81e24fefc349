"""The chances that WordSpiel's hard bot reckons with, against a count of all that may happen."""

from collections import Counter
from itertools import permutations
from string import ascii_lowercase

import pytest

from wordgames_tui.bots.wordspiel.chances import finishing_card, finishing_later
from wordgames_tui.bots.wordspiel.lore import ease, openness
from wordgames_tui.words.finder import Finder

TEXT = """
    an ant ants as at ate eat eats in inn inset it its nest net nets sat sate see seen set sets site
    sites sit ten tens tent tents tie ties tin tins tine tines tit tat tea teas
"""
WORDS = TEXT.split()
FINDER = Finder.of(WORDS)


def can_finish(rest: str, spiral: str) -> bool:
    """Whether some order of `rest` makes a word with some last letters of the spiral."""
    return any(
        spiral[start:] + "".join(order) in WORDS
        for order in permutations(rest)
        for start in range(len(spiral))
    )


@pytest.mark.parametrize("spiral", ["ant", "sites", "xxs", "q", "it"])
@pytest.mark.parametrize("rest", ["", "e", "n", "en", "est", "qx"])
def test_the_chance_that_a_card_more_lets_all_be_laid(rest, spiral):
    unseen = {"e": 3, "s": 2, "t": 4, "n": 1, "q": 10}
    helping = [card for card in unseen if can_finish(rest + card, spiral)]
    expected = sum(unseen[card] for card in helping) / 20
    assert finishing_card(FINDER, rest, spiral, unseen) == pytest.approx(expected)


def test_no_card_helps_when_none_is_left():
    assert finishing_card(FINDER, "", "an", {}) == 0


@pytest.mark.parametrize("rest", ["e", "s", "n", "es", "et", "in", "ens", "est", "x"])
def test_the_chance_that_all_can_be_laid_after_another_word(rest):
    """It is the share of the words on whose last letters it can be laid."""
    reach = {1: 4, 2: 3, 3: 3}[len(rest)]
    expected = sum(can_finish(rest, word[-reach:]) for word in WORDS) / len(WORDS)
    assert finishing_later(FINDER, "".join(sorted(rest))) == pytest.approx(expected)


def test_a_large_rest_is_not_thought_through():
    assert finishing_later(Finder.of(["abcdefg"]), "bcdefg") == 0


def test_a_letter_is_easy_that_words_have_more_of_than_the_deck():
    known = ease(FINDER)
    assert set(known) == set(ascii_lowercase)
    assert known["t"] > 0 > known["o"]
    assert known["s"] > known["e"] > known["u"]


def test_a_letter_is_open_that_many_words_start_with():
    starts = Counter(word[0] for word in WORDS)
    known = openness(FINDER)
    ranked = sorted(starts, key=lambda letter: starts[letter])
    assert [known[letter] for letter in ranked] == sorted(known[letter] for letter in ranked)
    assert known["x"] < known["i"] < known["t"]


def test_no_words_teach_nothing_and_break_nothing():
    nothing = Finder(())
    assert len(set(openness(nothing).values())) == 1
    assert finishing_later(nothing, "e") == 0
    assert finishing_card(nothing, "e", "an", {"s": 1}) == 0
