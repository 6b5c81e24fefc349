"""The bots of Typo: they know what they say they know, and the better ones win."""

from random import Random

import pytest

from tests.games.typo_matches import believe, choose, match_of, pass_half, place, say, table
from tests.until import until
from wordgames_tui.bots import player
from wordgames_tui.bots.driver import bot_answer
from wordgames_tui.bots.typo.chances import begins, ease, fits, play_out
from wordgames_tui.bots.typo.levels import Hard, Moment
from wordgames_tui.bots.typo.position import Position
from wordgames_tui.engine.judge import Judge
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.typo.decisions import ChooseCard, ChooseRow, Place, Weigh

LEVELS = ("easy", "medium", "hard")


def answer(match, level, seat=None):
    seat = match.decision.seat if seat is None else seat
    return player("typo", level)(match.view(seat), match.decision_for(seat), Random(3))


def played(levels, seed, variant="halves", **options):
    """The result of a match of these bots."""
    seats = tuple(Seat(f"Bot {at}", level) for at, level in enumerate(levels))
    match = Match(game("typo"), Setup("typo", seats, variant, options, seed=seed))
    players = {seat: player("typo", level) for seat, level in enumerate(levels)}
    for _ in until(lambda: match.over):
        seat, given = bot_answer(match, players)
        match.answer(given, seat)
    return match


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_described_and_answers_whatever_it_is_asked(level):
    assert level in game("typo").bot_levels
    for variant, judge in (("halves", "seat 1"), ("first-out", "vote")):
        match = played([level, level, level], 1, variant, judge=judge)
        assert match.result.winners


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_gives_up_only_when_it_knows_no_word(level):
    match = match_of("QXZJ", ["V", "W"])
    choose(match, "V", "W")
    assert answer(match, level) == "give-up"
    match.answer("give-up")
    assert isinstance(match.decision, ChooseRow)
    assert answer(match, level) in {"row 1", "row 2", "row 3", "row 4"}
    match = match_of("REEU", ["F", "L"])
    choose(match, "F", "L")
    assert isinstance(answer(match, level), dict)


@pytest.mark.parametrize(("level", "tier"), [("easy", 3), ("medium", 5), ("hard", 9)])
def test_a_bot_says_words_that_it_knows(level, tier):
    words = []
    for seed in range(4):
        match = played([level, level], seed)
        words += [event.word for event in match.events if event.kind == "said"]
    known = match.judge.candidates.known(tier)
    assert len(words) > 60
    assert all(word in known for word in words)


def test_a_bot_says_the_most_common_word_that_it_finds():
    match = match_of("REEU", ["F", "L"])
    choose(match, "F", "L")
    for _ in range(5):
        assert answer(match, "hard")["word"] in match.judge.candidates.known(2)


@pytest.mark.parametrize(
    ("word", "doubters"),
    [("front", set()), ("frit", {"easy", "medium"}), ("frxq", {"easy", "medium", "hard"})],
)
def test_bots_doubt_what_they_do_not_know(word, doubters):
    match = match_of("REEU", ["F", "L", "M", "N"])
    choose(match, "F", "L", "M", "N")
    say(match, word)
    assert isinstance(match.decision, Weigh)
    for level in LEVELS:
        bot = player("typo", level)
        view, asked = match.view(1), match.decision_for(1)
        said = {bot(view, asked, Random(seed)) for seed in range(40)}
        assert said == {"doubt" if level in doubters else "believe"}


@pytest.mark.parametrize("judge", ["seat 2", "vote"])
@pytest.mark.parametrize(("word", "verdict"), [("front", "yes"), ("frit", "yes"), ("frxq", "no")])
def test_a_bot_that_judges_or_votes_looks_a_doubted_word_up(word, verdict, judge):
    match = match_of("REEU", ["F", "L", "M"], judge=judge, dictionary="table")
    choose(match, "F", "L", "M")
    say(match, word)
    match.answer("doubt")
    if judge == "vote":
        match.answer("yes")
    assert match.decision.seat == 1
    for level in LEVELS:
        bot = player("typo", level)
        view, asked = match.view(1), match.decision_for(1)
        assert {bot(view, asked, Random(seed)) for seed in range(40)} == {verdict}


def test_people_are_waited_for_and_bots_speak_before_them():
    names = {"Ann": "", "Bo": "hard", "Cy": "hard"}
    seats = tuple(Seat(name, level) for name, level in names.items())
    setup = Setup("typo", seats, options={"first": 1}, seed=5)
    match = Match(game("typo"), setup)
    players = {1: player("typo", "hard"), 2: player("typo", "hard")}
    spoke = []
    for _ in until(lambda: len(spoke) >= 4 or match.over):
        found = bot_answer(match, players)
        if isinstance(match.decision, Weigh) and 0 in match.decision.seats:
            assert match.decision.seat == 0
            spoke.append(found is not None)
        if found:
            match.answer(found[1], found[0])
        else:
            match.answer(match.decision.sample(match.decision.seat, Random(1)))
    assert spoke == [True, False, True, False]


def test_a_hard_bot_lays_its_letter_where_those_who_follow_find_no_place():
    match = match_of(["V", "E", "J", "X"], ["E", "Q"])
    choose(match, "E", "Q")
    assert isinstance(match.decision, Place)
    given = answer(match, "hard")
    place(match, given["word"], given["way"])
    rows = tuple("".join(card.face for card in row).lower() for row in table(match).rows)
    assert not fits(match.judge.candidates.known(9), rows, "q")


def test_a_hard_bot_chooses_with_an_eye_on_what_comes_before():
    match = match_of(["Q", "X", "Z", "UNI"], ["VF", ""])
    assert isinstance(match.decision, ChooseCard)
    chosen = answer(match, "hard")
    rows = tuple("".join(card.face for card in row).lower() for row in table(match).rows)
    assert fits(match.judge.candidates.known(9), rows, chosen[0].lower())


def test_a_position_counts_the_cards_that_are_not_seen():
    match = match_of("REEU", ["F", "L", "M"])
    position = Position.of(match.view(0))
    assert len(position.unseen) == 64 - 4 - 12
    choose(match, "F", "L", "M")
    position = Position.of(match.view(0))
    assert (position.after, len(position.unseen)) == ("lm", 64 - 4 - 11 - 3)
    place(match, "front")
    assert Position.of(match.view(1)).after == "m"


def test_a_position_knows_which_half_it_is():
    match = match_of("REEU", ["", ""])
    assert not Position.of(match.view(0)).backwards
    pass_half(match)
    assert Position.of(match.view(0)).backwards


@pytest.mark.parametrize("hand", ["ev", "ej", "sw"])
def test_of_two_letters_that_fit_a_hard_bot_keeps_the_one_that_fits_anywhere(hand):
    finder = match_of("REEU", ["", ""]).judge.candidates.known(9)
    position = Position(("r", "e", "a", "u"), hand, "z", others=1, after="", backwards=False)
    assert Hard().choose(Moment(finder, position, Random(1))) == hand[1]


def test_chances_are_those_of_the_words_that_are_known():
    finder = match_of("REEU", ["", ""]).judge.candidates.known(5)
    assert begins(finder, "fron")
    assert not begins(finder, "frox")
    assert fits(finder, ("r", "e", "e", "u"), "l") == 3
    rarest, easiest = (
        min(ease(finder), key=ease(finder).get),
        max(ease(finder), key=ease(finder).get),
    )
    assert rarest in "qxzj"
    assert easiest in "aeiorst"
    assert play_out(finder, ("q", "xu", "z", "j"), "v", Random(1)) == (("q", "v", "z", "j"), 2)


def test_without_words_in_the_language_a_bot_believes_and_gives_up(monkeypatch):
    monkeypatch.setattr(Judge, "candidates", None)
    seats = (Seat("Ann"), Seat("Bo", "hard"))
    setup = Setup("typo", seats, options={"first": 1}, seed=1, dictionary="table")
    match = Match(game("typo"), setup)
    match.answer(match.decision.options[0].id)
    match.answer(answer(match, "hard"))
    if match.decision.seat == 1:
        assert answer(match, "hard") == "give-up"
        match.answer("give-up")
        for _ in until(lambda: match.decision.seat != 1):
            match.answer(match.decision.options[0].id)
    say(match, match.decision.some_word(Random(1)).word)
    assert answer(match, "hard") == "believe"
    believe(match)


@pytest.mark.parametrize("variant", ["halves", "first-out"])
@pytest.mark.parametrize(("weaker", "stronger"), [("easy", "medium"), ("medium", "hard")])
def test_the_better_level_wins_most_matches(weaker, stronger, variant):
    wins = 0
    for seed in range(12):
        levels = [weaker, stronger] if seed % 2 else [stronger, weaker]
        winners = played(levels, seed, variant).result.winners
        wins += levels.index(stronger) in winners
    assert wins >= 8
