"""The time of a turn in plain lines: judged when a line arrives, and never won back."""

from collections.abc import Sequence

import pytest

from tests.cli.people import FUN, Clock, Keyboard, lines_of, play_plain, setup_of
from wordgames_tui.cli.plain import PlainTable
from wordgames_tui.cli.plain_terminal import Terminal
from wordgames_tui.session import Session

TO_ANNS_WORD = ("", "1", "", "1", "", "1")
"""Both keep their cards, and Ann starts the clock."""


def test_time_is_judged_when_the_line_arrives(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2, seconds=60)
    session = play_plain(setup, *TO_ANNS_WORD, (61, "fun"), "1")
    lines = lines_of(session)
    assert lines[-1].startswith("Ann ran out of time: ")
    assert "Time is up.\n" in capsys.readouterr().out


def test_in_time_is_in_time_and_refusals_do_not_stop_the_clock(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2, seconds=60)
    session = play_plain(setup, *TO_ANNS_WORD, (40, "fuzz"), (19, "fun"))
    assert "hand, which lacks Z and Z. 20 seconds left." in capsys.readouterr().out
    assert "Ann made FUN from F." in lines_of(session)
    session = play_plain(setup, *TO_ANNS_WORD, (40, "fuzz"), (21, "fun"), "1")
    assert "Ann made FUN from F." not in lines_of(session)


def test_the_clock_stands_while_the_screen_is_handed_over(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2, seconds=60)
    session = play_plain(setup, *TO_ANNS_WORD, "fun", (500, ""), (500, "1"), (59, "no"))
    assert "Ben made NO from N." in lines_of(session)


def test_taking_back_the_start_of_the_clock_gives_no_time_back(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2, seconds=60)
    play_plain(setup, *TO_ANNS_WORD, (40, "-"), (300, "1"), (5, "fuzz"))
    shown = capsys.readouterr().out
    assert "You have 60 seconds.\n" in shown
    assert "You have 20 seconds.\n" in shown
    assert "hand, which lacks Z and Z. 15 seconds left." in shown


def test_nobody_thinks_on_at_the_question_after(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2, seconds=60)
    play_plain(setup, *TO_ANNS_WORD, (20, "1"), (25, "-"), (5, "fuzz"))
    assert "hand, which lacks Z and Z. 10 seconds left." in capsys.readouterr().out


def test_taking_back_a_word_gives_no_time_back(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2, seconds=60)
    play_plain(setup, *TO_ANNS_WORD, (40, "fun"), "-", (300, ""), (5, "fuzz"))
    assert "hand, which lacks Z and Z. 15 seconds left." in capsys.readouterr().out


def test_taking_back_the_last_word_of_a_round_gives_no_time_back(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2, seconds=60, challenge="table")
    play_plain(setup, *TO_ANNS_WORD, (40, "funabcdeghl"), "-", (300, ""), (5, "fuzz"))
    assert "hand, which lacks Z and Z. 15 seconds left." in capsys.readouterr().out


def test_the_next_turn_has_its_whole_time(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2, seconds=60)
    play_plain(setup, *TO_ANNS_WORD, (40, "fun"), "", "1", (5, "fuzz"))
    assert "55 seconds left." in capsys.readouterr().out


def go_on(session: Session, lines: Sequence[str | tuple[float, str]]) -> None:
    """Type these lines, and leave."""
    clock = Clock()
    terminal = Terminal(Keyboard(lines, clock), at_terminal=False, clock=clock)
    with session, pytest.raises(EOFError):
        PlainTable(session, terminal).play()


def test_whoever_leaves_in_a_turn_goes_on_with_what_was_left_of_it(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2, seconds=60)
    session = Session.start(setup)
    go_on(session, [*TO_ANNS_WORD, (40, "fuzz")])
    assert session.save is not None
    capsys.readouterr()
    go_on(Session.resume(session.save.path), [(300, ""), (5, "fuzz")])
    shown = capsys.readouterr().out
    assert "You have 20 seconds.\n" in shown
    assert "15 seconds left." in shown


def test_whoever_leaves_between_two_turns_has_the_whole_time(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2, seconds=60)
    session = Session.start(setup)
    go_on(session, [*TO_ANNS_WORD, (40, "fun")])
    assert session.save is not None
    go_on(Session.resume(session.save.path), ["", "1", (5, "fuzz")])
    assert "55 seconds left." in capsys.readouterr().out
