"""Taking back: one answer, until something was revealed or another person has answered."""

import pytest

from wordgames_tui.engine.decisions import TIME_UP
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.journal import Agreement, Answered, Hinted, TakenBack, effective
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.words.errors import DictionaryError


def match_of(*seats, **options):
    setup = Setup(
        game="wordspiel",
        seats=tuple(Seat(name, bot) for name, bot in seats),
        options={"dealer": len(seats), "seconds": 0, **options},
        order={"deck": tuple("NUOAEEIITTRRSSDDLLGG" + "F")},
        seed=1,
    )
    match = Match(game("wordspiel"), setup)
    for seat in match.table.seats:
        match.answer("keep", seat)
    match.answer("start")
    return match


PEOPLE = (("Ann", ""), ("Ben", ""))


def test_a_word_that_was_laid_can_be_taken_back():
    match = match_of(*PEOPLE)
    before = match.view(0)
    match.answer({"word": "fen"})
    match.undo(0)
    assert match.view(0) == before
    assert match.lines[-1] == TakenBack(1)


def test_nothing_can_be_taken_back_before_the_first_answer():
    setup = Setup("wordspiel", (Seat("Ann"), Seat("Ben")))
    match = Match(game("wordspiel"), setup)
    with pytest.raises(Refused, match="nothing to take back yet"):
        match.undo()
    match.answer("keep")
    other = 1 - match.lines[-1].seat
    with pytest.raises(Refused, match=f"{match.setup.names[other]} has answered nothing yet"):
        match.undo(other)


def test_a_drawn_card_cannot_be_taken_back():
    match = match_of(*PEOPLE)
    match.answer("no-word")
    match.answer("hand")
    before = match.view(0)
    with pytest.raises(Refused, match="a card was drawn"):
        match.undo()
    assert match.view(0) == before
    assert not any(isinstance(line, TakenBack) for line in match.lines)


def test_nobody_takes_back_that_time_is_over():
    match = match_of(*PEOPLE, seconds=60)
    match.answer(TIME_UP)
    before = match.view(0)
    for seat in (None, 0):
        with pytest.raises(Refused, match="the time was over"):
            match.undo(seat)
    assert match.view(0) == before
    assert match.decision.option("spiral")


def test_a_table_with_free_take_backs_gives_time_back_too():
    match = match_of(*PEOPLE, seconds=60, take_backs=True)
    match.answer(TIME_UP)
    match.undo()
    assert match.decision.seconds == 60


def test_an_earlier_time_that_is_over_keeps_nobody_from_taking_back_a_later_word():
    match = match_of(*PEOPLE, seconds=60)
    match.answer(TIME_UP)
    match.answer("hand")
    match.answer("start")
    match.answer("no-word")
    assert match.undo_refusal(1) == ""


def test_what_another_person_answered_since_stands():
    match = match_of(*PEOPLE)
    match.answer({"word": "fen"})
    match.answer("start")
    with pytest.raises(Refused, match="Ben has answered"):
        match.undo(0)
    match.undo()
    match.undo(0)
    assert match.decision.seat == 0


def test_what_a_bot_answered_since_goes_too_unless_it_showed_cards():
    match = match_of(("Ann", ""), ("Bot", "easy"))
    match.answer({"word": "fen"})
    match.answer("start")
    assert match.undo_refusal(0) == ""
    match.answer({"word": "nut"})
    assert "cards of a hand were laid" in match.undo_refusal(0)


def test_free_take_backs_reach_over_everything():
    match = match_of(*PEOPLE, take_backs=True)
    match.answer("no-word")
    match.answer("hand")
    match.answer("start")
    match.undo(0)
    match.undo(0)
    assert match.decision.option("no-word")


def test_an_agreement_and_a_hint_outlive_a_take_back():
    lines = [
        Answered(0, "keep"),
        Agreement("exq", True),
        Answered(1, "keep"),
        Hinted(1),
        TakenBack(2),
        Answered(0, "keep"),
    ]
    assert list(effective(lines)) == [Agreement("exq", True), Hinted(1), Answered(0, "keep")]


def test_no_more_can_be_taken_back_than_was_answered():
    with pytest.raises(Refused, match="More answers are taken back than were given"):
        effective([Answered(0, "keep"), TakenBack(2)])
    with pytest.raises(Refused, match="More answers are taken back than were given"):
        effective([Answered(0, "keep"), TakenBack(2), Answered(0, "keep")])


def test_what_is_taken_back_is_what_stood_at_that_time():
    first, second, third, fourth = (Answered(0, name) for name in "abcd")
    lines = [first, second, TakenBack(1), third, fourth, TakenBack(1), TakenBack(1)]
    assert list(effective(lines)) == [first]
    assert list(effective([*lines, fourth])) == [first, fourth]


def test_a_take_back_needs_no_dictionary_that_is_gone_meanwhile(monkeypatch):
    def gone(*_):
        raise DictionaryError("It is gone.")

    match = match_of(*PEOPLE)
    match.answer({"word": "fen"})
    monkeypatch.setattr("wordgames_tui.engine.match.open_dictionary", gone)
    match.undo(0)
    match.answer({"word": "fen"})
