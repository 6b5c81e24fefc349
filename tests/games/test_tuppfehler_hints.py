"""Hints for Tuppfehler: how many words there are, by which changes, then words."""

import pytest

from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.tuppfehler.decisions import findable


def match_of(variant, typoh="ORE", **options):
    seats = tuple(Seat(name) for name in ("Ann", "Ben", "Cleo"))
    order = {"typohs": (typoh,)}
    return Match(game("tuppfehler"), Setup("tuppfehler", seats, variant, options, order=order))


def hints(match, count):
    return [match.hint(match.decision.seat) for _ in range(count)]


def test_before_the_clock_is_started_there_is_no_hint():
    with pytest.raises(Refused, match="no hint"):
        hints(match_of("city"), 1)


def test_hints_for_a_list_tell_how_many_then_the_changes_then_words():
    match = match_of("city")
    match.answer("start")
    count, changes, *words = hints(match, 4)
    found = findable(match.judge, "ore", pro=False)
    everyday = [word for word in found if word in match.judge.candidates.known(3)]
    assert count == f"There are {len(found)} words, {len(everyday)} of them everyday ones."
    assert changes.startswith("Of these: ")
    assert "removing" in changes
    assert sum(int(n) for n in changes.split() if n.isdigit()) == len(everyday)
    told = [word.removesuffix(" is one.").lower() for word in words]
    assert len(set(told)) == 2
    assert set(told) <= set(everyday)


def test_a_swap_is_hinted_at_only_by_the_pro_rules():
    for pro in (True, False):
        match = match_of("city", "TIER", pro=pro)
        match.answer("start")
        assert ("by swapping" in hints(match, 2)[1]) == pro


def test_hints_for_a_bid_tell_only_how_many_words_there_are():
    match = match_of("risk")
    first, second = hints(match, 2)
    assert first == second
    assert first.startswith("There are 32 words")


def test_a_word_that_was_said_is_no_hint_any_more():
    match = match_of("risk")
    for answer in ("take", "take", "pass", "pass", "pass"):
        match.answer(answer)
    before = hints(match, 3)
    match.answer({"word": before[2].removesuffix(" is one.").lower()})
    after = hints(match, 3)
    assert after[0] != before[0]
    assert after[2] != before[2]
