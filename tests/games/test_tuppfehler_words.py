"""Tuppfehler's Typohs: the one change, and which words are valid at all."""

import pytest

from tests.games.tuppfehler_matches import match_of, read, write
from wordgames_tui.games.tuppfehler.changes import change_between
from wordgames_tui.games.tuppfehler.scoring import totals
from wordgames_tui.games.tuppfehler.table import number_cards, typoh_cards

# Basic Rules, The Typohs


@pytest.mark.parametrize(
    ("word", "sign"),
    [
        ("or", "− E"),
        ("re", "− O"),
        ("orb", None),
        ("core", "+ C"),
        ("ogre", "+ G"),
        ("one", "R → N"),
        ("bored", None),
        ("area", None),
        ("roe", None),
        ("ore", None),
    ],
)
def test_one_letter_may_be_removed_added_or_replaced(word, sign):
    change = change_between("ore", word, pro=False)
    # ORB replaces the E of ORE: the rulebook files it under adding.
    assert (change and change.sign) == ("E → B" if word == "orb" else sign)


def test_the_words_that_the_rulebook_makes_of_ore_count_and_those_that_it_refuses_do_not():
    match = match_of(2, "ORE")
    good, bad = ["or", "re", "orb", "core", "ogre", "one"], ["bored", "area", "roe", "ore"]
    write(match, [*good, *bad], [])
    assert [(word, points) for word, points, _ in read(match)[0]] == [
        *((word, 10) for word in good),
        *((word, 0) for word in bad),
    ]


@pytest.mark.parametrize(
    ("typoh", "word", "sign"),
    [("tier", "tire", "E ⇄ R"), ("ore", "roe", "O ⇄ R"), ("ore", "ero", "O ⇄ E")],
)
def test_by_the_pro_rules_any_two_letters_may_change_places(typoh, word, sign):
    change = change_between(typoh, word, pro=True)
    assert (change and change.sign) == (sign if sorted(typoh) == sorted(word) else None)
    assert change_between(typoh, word, pro=False) is None


def test_a_swap_stands_alone():
    assert change_between("ore", "roes", pro=True) is None
    assert change_between("abcd", "badc", pro=True) is None


def test_the_typoh_itself_does_not_count_even_if_it_is_a_word():
    match = match_of(2, "TIER")
    write(match, ["tier"], [])
    assert read(match) == [[("tier", 0, "the Typoh itself")], []]


@pytest.mark.parametrize("changes", [{"pro": False}, {"pro": True}])
def test_roe_is_one_change_away_from_ore_only_by_the_pro_rules(changes):
    match = match_of(2, "ORE", **changes)
    write(match, ["roe"], [])
    points = 10 if changes["pro"] else 0
    assert totals(match.table) == (points, 0)


# Which words are even valid?


@pytest.mark.parametrize(
    ("typoh", "word"),
    [
        ("HOVES", "holes"),
        ("JOLD", "cold"),
        ("MAY", "my"),
        ("GOL", "go"),
        ("OA", "oh"),
        ("PIM", "tim"),
    ],
)
def test_nouns_plurals_adjectives_pronouns_verbs_names_and_exclamations_count(typoh, word):
    match = match_of(2, typoh)
    write(match, [word], [])
    assert totals(match.table) == (10, 0)


@pytest.mark.parametrize("word", ["house", "houses", "gladly", "fred", "thames"])
def test_the_words_of_the_rulebook_are_good_whatever_typoh_leads_to_them(word):
    assert match_of(2, "ORE").judge.refusal(word) == ""


@pytest.mark.parametrize(
    ("typoh", "word", "reason"),
    [
        ("DODE", "done", "an inflected form"),
        ("ENT", "went", "an inflected form"),
        ("CAS", "was", "an inflected form"),
        ("NEPT", "dept", "an abbreviation"),
        ("ZIP", "vip", "an acronym or the abbreviation of a name"),
    ],
)
def test_inflections_and_abbreviations_do_not(typoh, word, reason):
    match = match_of(2, typoh)
    write(match, [word], [])
    assert read(match)[0] == [(word, 0, reason)]


@pytest.mark.parametrize(
    ("typoh", "word", "reason"),
    [
        ("HAMP", "hams", None),
        ("BOUS", "bous", "the Typoh itself"),
        ("WHE", "whew", None),
        ("RIC", "ric", "the Typoh itself"),
    ],
)
def test_plurals_exclamations_and_words_of_any_kind_count(typoh, word, reason):
    match = match_of(2, typoh)
    write(match, [word], [])
    assert read(match)[0][0][1:] == ((0, reason) if reason else (10, "found by nobody else"))


@pytest.mark.parametrize(
    ("typoh", "letter", "counts"), [("AD", "a", True), ("AD", "d", False), ("IN", "i", True)]
)
def test_of_single_letters_only_a_i_and_o_are_words(typoh, letter, counts):
    match = match_of(2, typoh)
    write(match, [letter], [])
    assert totals(match.table) == (10 * counts, 0)


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("ore", "the Typoh itself"),
        ("bored", "two letters added"),
        ("e", "two letters removed"),
        ("area", "one replaced, one added"),
        ("ax", "more than one change"),
        ("ox", "one replaced, one removed"),
        ("roe", "two letters swapped"),
        ("are", ""),
        ("ape", "two letters changed"),
        ("reo", "a letter moved"),
        ("bee", "two letters changed"),
        ("umbrella", "more than one change"),
        ("fog", "more than one change"),
    ],
)
def test_what_is_more_than_one_change_says_what_was_done(word, reason):
    match = match_of(2, "ORE")
    write(match, [word], [])
    entry = read(match)[0][0]
    assert entry[1:] == ((0, reason) if reason else (10, "found by nobody else"))


# The cards


def test_there_are_a_hundred_cards_with_two_sides_and_ten_numbers():
    cards = typoh_cards()
    assert len(cards) == 100
    assert len({side for card in cards for side in (card.face, card.other)}) == 200
    assert [card.face for card in number_cards()] == [f"{number}" for number in range(1, 11)]


def test_no_typoh_card_comes_twice_and_the_side_is_part_of_the_shuffle():
    match = match_of(2, "ORE", rounds=20)
    for _ in range(20):
        write(match, [], [])
        match.answer("go-on")
    typohs = match.table.typohs
    assert len(set(typohs)) == 20
    fronts = {card.face.lower() for card in typoh_cards()}
    assert 0 < len(fronts & set(typohs)) < 20


@pytest.mark.parametrize("side", ["VAGE", "BOUS"])
def test_the_order_may_name_either_side(side):
    match = match_of(2, side)
    match.answer("start")
    assert match.view(0)["typoh"] == side.lower()
