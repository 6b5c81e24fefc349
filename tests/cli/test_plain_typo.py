"""Typo as plain lines."""

from random import Random

import pytest

from tests.cli.people import play_plain, script
from tests.games.matches import journal
from tests.games.typo_matches import choose, match_of, place, say
from wordgames_tui.cli.plain_views import table_lines
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game

SETUPS = [
    Setup("typo", (Seat("Ann"), Seat("[/foo]")), seed=3),
    Setup("typo", (Seat("Ann"), Seat("Ben"), Seat("漢字")), "first-out", seed=4),
    Setup("typo", (Seat("Ann"), Seat("Ben"), Seat("Cleo")), options={"judge": "seat 2"}, seed=5),
]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.variant}-{setup.seed}")
def test_a_match_typed_as_plain_lines_is_the_match(setup, capsys):
    match = Match(game("typo"), setup)
    lines = script(match, Random(setup.seed))
    session = play_plain(setup, *((0.1, line) for line in lines))
    assert session.match.over
    assert journal(session.match) == journal(match)
    assert match.result.text in capsys.readouterr().out


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.variant}-{setup.seed}")
def test_no_card_is_told_to_another_before_the_reveal(setup, capsys):
    """A hand is shown only to the one who was given the screen."""
    match = Match(game("typo"), setup)
    play_plain(setup, *((0.1, line) for line in script(match, Random(setup.seed))))
    viewer = None
    hands = 0
    for line in capsys.readouterr().out.splitlines():
        if "it's your turn" in line:
            viewer = line.partition(",")[0]
        if line.startswith("Your hand"):
            hands += 1
            assert viewer is not None
    assert hands


def test_the_table_in_lines():
    match = match_of(["TAR", "E", "E", "U"], ["F", "L", "M"])
    choose(match, "F", "L", "M")
    place(match, "fun")
    say(match, "elastic")
    lines = table_lines(match.view(0))
    assert lines[:8] == [
        "First half, round 1; the order is from A on.",
        "Row 1: T A R, the longest",
        "Row 2: E",
        "Row 3: E",
        "Row 4: F U",
        "Ruud: 11 cards, 0 points, the dictionary.",
        "Michael: 12 cards, 0 points.",
        "Zinedine: 12 cards, 0 points.",
    ]
    assert lines[8].startswith("Your hand, 11 cards: ")
    assert len(table_lines(match.view(None))) == 8


def test_what_all_are_asked_comes_with_the_table_and_without_a_hand(capsys):
    match = match_of("REEU", ["F", "L", "M"])
    choose(match, "F", "L", "M")
    play_plain(match, "fun", "believe", "believe")
    first, _, then = capsys.readouterr().out.partition("Ruud: Lay F at an end")
    assert "Row 4: U\n" in first
    assert "Row 4: F U, the longest\n" in then
    assert "Your hand" not in first + then


def test_points_are_only_told_where_they_are_lost():
    match = match_of("REEU", ["F", "L"], "first-out", show_ends=True)
    choose(match, "F", "L")
    lines = table_lines(match.view(1))
    assert lines[0] == "Round 1; the order is from A on."
    assert "Ruud: 12 cards, the dictionary." in lines
    ends = "1 left, 2 left, 2 right, 3 left, 3 right, 4 left, 4 right"
    assert f"A word can begin at: {ends}." in lines


def test_cards_are_offered_on_one_line_and_rows_named_in_the_question(capsys):
    match = match_of("REEU", ["F", "L"])
    play_plain(match, "", "fun")
    assert "F (1)" in capsys.readouterr().out
    match = match_of("REEU", ["F", "L"])
    choose(match, "F", "L")
    play_plain(match, "fun ?", "fun")
    shown = capsys.readouterr().out
    assert "Ruud: Lay F at an end of a row (R, E, E, U), and say a word." in shown
    assert "  FUN 1: row 4, left end: F + U" in shown
    assert "Michael: Ruud says FUN. Does that word exist?" in shown


def test_a_letter_that_is_not_in_the_hand_is_said_to_be_none_of_its_cards(capsys):
    match = match_of("REEU", ["F", "L"])
    hand = {card.face for card in match.table.piles["hand 0"]}
    missing = next(letter for letter in "QXZJ" if letter not in hand)
    play_plain(match, "", missing)
    assert f"There is no card {missing} here. Type a number." in capsys.readouterr().out


def test_lost_points_have_one_minus_sign_and_their_noun():
    match = match_of("REEU", ["F", "L"])
    choose(match, "F", "L")
    play_plain(match, "1", "1")
    lines = table_lines(match.view(None))
    assert "Ruud: 11 cards, −1 point, the dictionary." in lines
