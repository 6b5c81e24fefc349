"""Typewriter as plain lines."""

from random import Random

import pytest

from tests.cli.people import play_plain, script
from tests.games.matches import journal
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game

ANN_AND_BEN = Setup("typewriter", (Seat("Ann"), Seat("Ben")), seed=3)
TO_A_WORD = ("n s", "n r", "f te", "ti es")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_match_typed_as_plain_lines_is_the_match(seats, capsys):
    names = ("Ann", "[/foo]", "漢字")[:seats]
    setup = Setup("typewriter", tuple(map(Seat, names)), seed=seats)
    match = Match(game("typewriter"), setup)
    session = play_plain(setup, *((0.1, line) for line in script(match, Random(seats))))
    assert session.match.over
    assert journal(session.match) == journal(match)
    shown = capsys.readouterr().out
    assert match.result.text in shown
    assert "Press Enter when" not in shown, "nothing is secret here"


def test_everybody_is_told_what_happened_and_sees_the_table(capsys):
    play_plain(ANN_AND_BEN, "n s")
    shown = capsys.readouterr().out.splitlines()
    assert "Ann flipped in the pool: now a wild (N) and a wild (S)." in shown
    assert "Ann's Pool: wild 0★0 (N), R 1★0 (wild), wild 0★0 (S), T 1★0 (wild)." in shown
    meters = [line.partition(":")[0] for line in shown if " Meter: " in line]
    assert meters == ["Ann's Meter", "Ben's Meter"]


def test_of_a_table_that_stands_there_only_what_changed_is_shown(capsys):
    play_plain(ANN_AND_BEN, *TO_A_WORD[:2])
    shown = capsys.readouterr().out
    assert shown.count("Common key: ") == 1
    assert shown.count("Ben's Pool: ") == 2
    play_plain(ANN_AND_BEN, ".table")
    assert capsys.readouterr().out.count("Common key: ") == 2


def test_who_is_asked_for_a_word_may_have_a_hint(capsys):
    play_plain(ANN_AND_BEN, *TO_A_WORD, "#")
    shown = capsys.readouterr().out
    assert "Spell a word." in shown
    assert shown.splitlines()[-1] not in ("There is no hint for this.", "Type a word, or a number.")
    assert "There is no hint" not in shown
