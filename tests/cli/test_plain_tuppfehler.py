"""Tuppfehler as plain lines: the list that is written against the clock, the table, the reading."""

from contextlib import suppress
from random import Random

import pytest

from tests.cli.people import Clock, Keyboard, play_plain, script
from tests.games.tuppfehler_matches import match_of
from wordgames_tui.cli.plain import PlainTable
from wordgames_tui.cli.plain_terminal import Terminal
from wordgames_tui.session import Session


def test_words_are_written_line_by_line_and_the_seconds_are_told(capsys):
    match = match_of(2)
    session = play_plain(match, "", "1", (5, "core or"), (5, "one"), "-or", "")
    shown = capsys.readouterr().out
    assert "Round 1 of 1. The Typoh: ORE." in shown
    assert "You have 45 seconds." in shown
    assert "2 words on your list. 40 seconds left." in shown
    assert "3 words on your list. 35 seconds left." in shown
    assert session.match.view(0)["written"] == ["core", "one"]


def test_whoever_leaves_while_writing_goes_on_with_the_list(capsys):
    with Session.start(match_of(2).setup) as session:
        session.answer("start")
        session.draft.extend(["core", "one"])
    with Session.resume(session.save.path) as session:
        clock = Clock()
        terminal = Terminal(Keyboard(("", "or", ""), clock), at_terminal=False, clock=clock)
        with suppress(EOFError):
            PlainTable(session, terminal).play()
        assert "On your list: CORE, ONE." in capsys.readouterr().out
        assert session.match.view(0)["written"] == ["core", "one", "or"]
        assert session.match.view(1)["written"] is None


def test_a_killed_program_loses_neither_the_list_nor_the_time_that_was_used(capsys):
    with Session.start(match_of(2).setup) as session:
        clock = Clock()
        lines = Keyboard(("", "1", (5, "core or"), (5, "one"), "-or"), clock)
        with suppress(EOFError):
            PlainTable(session, Terminal(lines, at_terminal=False, clock=clock)).play()
        session.save.close()  # as if it had ended here
    with Session.resume(session.save.path) as again:
        assert again.draft == ["core", "one"]
        assert again.time.owed == (0, 11.0)


def test_a_line_that_comes_too_late_ends_the_list_with_what_was_there_before(capsys):
    session = play_plain(match_of(2), "", "1", (5, "core or"), (41, "one"))
    assert "Time is up." in capsys.readouterr().out
    assert session.match.view(0)["written"] == ["core", "or"]


def test_the_next_seat_sees_neither_the_typoh_nor_the_list_before_it_starts_its_clock(capsys):
    play_plain(match_of(2), "", "1", "core", "", "")
    before, _, after = capsys.readouterr().out.partition("Ben, it's your turn")
    assert "The Typoh: ORE." in before
    assert "The Typoh: face down." in after
    assert "ORE" not in after.upper()


def test_the_reading_tells_each_word_its_points_and_why(capsys):
    play_plain(match_of(2), "", "1", "core area one", "", "", "1", "core", "")
    shown = capsys.readouterr().out
    assert "Ann reads 3 words:" in shown
    assert "  CORE (+ C): 5, also found by Ben." in shown
    assert "  AREA: 0, one replaced, one added." in shown
    assert "  ONE (R → N): 10, found by nobody else." in shown
    assert "32 words were there, common first: " in shown


def test_a_dispute_changes_the_points(capsys):
    play_plain(match_of(2), "", "1", "xre", "", "", "1", "0", "!xre good")
    before, _, after = capsys.readouterr().out.partition("The table agreed: XRE is good")
    assert "  XRE (O → X): 0, not in the dictionary." in before
    assert "Ann: 10 points so far." in after
    assert "  XRE (O → X): 10, found by nobody else." in after
    assert "Ben: 0 points so far." not in after


def test_what_no_dictionary_decides_is_not_disputed(capsys):
    session = play_plain(match_of(2), "", "1", "roe", "", "", "1", "0", "!roe good", "!bored good")
    shown = capsys.readouterr().out
    assert "ROE: two letters swapped. That is no matter of the dictionary." in shown
    assert "BORED: two letters added. That is no matter of the dictionary." in shown
    assert session.match.judge.agreed("bored") is None


def test_risk_shows_the_numbers_with_every_question_and_tells_what_happened(capsys):
    play_plain(
        match_of(3, variant="risk", thinking=0), "take", "pass", "pass", "pass", "bored", "core"
    )
    shown = capsys.readouterr().out
    assert "In the middle: 1 2 3 4 5 6 7 8 9 10." in shown
    assert "Ann: 1 face up, nothing secured; 0 points so far." in shown
    assert "Ben passed." in shown
    assert "Ann said BORED: two letters added." in shown
    assert "Ann said CORE (with C): the 1 is safe." in shown
    assert "Said: CORE by Ann for the 1." in shown


def test_no_number_stands_for_taking_another_or_for_passing(capsys):
    session = play_plain(match_of(3, variant="risk", thinking=0), "take", "2", "1", "pass")
    shown = capsys.readouterr().out
    assert "  take. Take the 2\n  pass. Pass\nType take or pass." in shown
    assert "There is no number 2 here. Type take or pass." in shown
    assert "There is no number 1 here." in shown
    assert [type(event).__name__ for event in session.match.events[-2:]] == ["Took", "Passed"]


def test_who_hesitates_passes_and_who_finds_no_word_folds(capsys):
    session = play_plain(
        match_of(3, variant="risk"), (26, "take"), "take", "pass", "pass", "pass", (26, "core")
    )
    shown = capsys.readouterr().out
    assert "Ann hesitated too long and passed." in shown
    assert "Ben found no word; 1 goes back to the middle." in shown
    assert session.match.table.risk_points == [(0, 0, 0)]


@pytest.mark.parametrize(("players", "variant"), [(2, "city"), (3, "city"), (3, "risk")])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_match_is_played_in_lines(players, variant, seed, capsys):
    untimed = {"seconds": 0} if variant == "city" else {"thinking": 0}
    lines = script(match_of(players, variant=variant, **untimed), Random(seed))
    session = play_plain(match_of(players, variant=variant, **untimed), *lines)
    assert session.match.over
    assert session.match.result.text in capsys.readouterr().out
