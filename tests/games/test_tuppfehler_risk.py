"""Tuppfehler's Risk, sentence by sentence of its rulebook."""

import pytest

from tests.games.tuppfehler_matches import NAMES, match_of
from tests.until import until
from wordgames_tui.engine.decisions import TIME_UP
from wordgames_tui.engine.errors import Refused
from wordgames_tui.games.tuppfehler.decisions import findable
from wordgames_tui.games.tuppfehler.events import Folded, NoWord


def risk(players=3, typoh="ORE", **options):
    return match_of(players, typoh, variant="risk", **options)


def bid(match, *answers):
    for answer in answers:
        match.answer(answer)


def held(match):
    return [[int(card.face) for card in match.table.held(s)] for s in match.table.seats]


def secured(match):
    return [[int(card.face) for card in match.table.secured(s)] for s in match.table.seats]


def test_the_lowest_number_is_taken_or_the_turn_passes_on():
    match = risk()
    assert match.view(1)["typoh"] == "ore"
    bid(match, "take", "pass", "take")
    assert held(match) == [[1], [], [2]]
    assert match.decision.prompt == "Take the 3, or pass?"


def test_who_passed_may_decide_again():
    match = risk()
    bid(match, "pass", "take", "pass", "take")
    assert held(match) == [[2], [1], []]


def test_the_auction_ends_when_all_have_passed():
    match = risk()
    bid(match, "take", "pass", "pass")
    assert match.decision.option("take")
    bid(match, "pass")
    assert match.decision.option("fold")
    assert match.decision.seat == 0


def test_all_have_to_pass_in_turn_after_the_last_number_was_taken():
    match = risk()
    bid(match, "pass", "pass", "take", "pass", "pass")
    assert match.decision.option("take")
    assert match.decision.seat == 2
    bid(match, "take", "pass", "pass", "pass")
    assert match.decision.option("fold")


def test_or_when_the_ten_is_taken():
    match = risk()
    bid(match, *["take"] * 10)
    assert held(match) == [[1, 4, 7, 10], [2, 5, 8], [3, 6, 9]]
    assert match.decision.option("fold")


def test_who_hesitates_too_long_passes():
    match = risk(thinking=10)
    assert match.decision.seconds == 10 + 5
    bid(match, TIME_UP, "take")
    assert held(match) == [[], [1], []]


def test_when_nobody_takes_a_number_nobody_scores():
    match = risk()
    bid(match, "pass", "pass", "pass")
    assert match.table.risk_points == [(0, 0, 0)]
    bid(match, "go-on")
    assert match.decision.seat == 1


def test_the_numbers_are_played_in_turn_and_a_valid_word_secures_one():
    match = risk()
    bid(match, "take", "take", "take", "take", "pass", "pass", "pass")
    for seat, word in enumerate(["core", "one", "or"]):
        assert match.decision.seat == seat
        match.answer({"word": word})
    assert match.decision.seat == 0
    match.answer({"word": "re"})
    assert match.table.risk_points == [(5, 2, 3)]


def test_whoever_has_the_one_says_the_first_word_wherever_they_sit():
    match = risk()
    bid(match, "pass", "pass", "take", "take", "pass", "pass", "pass")
    assert held(match) == [[2], [], [1]]
    assert match.decision.seat == 2
    match.answer({"word": "core"})
    assert match.decision.seat == 0


def test_by_the_pro_rules_a_swap_secures_a_number_and_the_log_says_which():
    match = risk(pro=True)
    bid(match, "take", "pass", "pass", "pass")
    match.answer({"word": "roe"})
    assert match.table.risk_points == [(1, 0, 0)]
    lines = [event.line(NAMES[:3]) for event in match.events]
    assert "Ann said ROE (O and R swapped): the 1 is safe." in lines


def test_a_word_that_was_said_is_used_up():
    match = risk()
    bid(match, "take", "take", "pass", "pass", "pass")
    match.answer({"word": "core"})
    with pytest.raises(Refused, match="CORE does not count: already said"):
        match.answer({"word": "core"})
    match.answer({"word": "bore"})
    assert match.table.risk_points == [(1, 2, 0)]


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("bored", "two letters added"),
        ("area", "one replaced, one added"),
        ("roe", "two letters swapped"),
        ("ore", "the Typoh itself"),
        ("orx", "not in the dictionary"),
    ],
)
def test_what_is_not_valid_is_refused_and_another_word_may_follow(word, reason):
    match = risk()
    bid(match, "take", "pass", "pass", "pass")
    with pytest.raises(Refused, match=reason):
        match.answer({"word": word})
    match.answer({"word": "one"})
    assert match.table.risk_points == [(1, 0, 0)]


def test_a_round_is_looked_back_on_with_all_that_was_there_to_be_said():
    match = risk()
    bid(match, "take", "pass", "pass", "pass")
    assert match.view(1)["found"] is None
    match.answer({"word": "core"})
    view = match.view(1)
    assert view["said"] == [{"seat": 0, "number": 1, "word": "core", "change": "+ C"}]
    assert {"or", "core", "one"} <= {entry["word"] for entry in view["found"]}
    assert match.decision.option("go-on")


def test_folding_gives_back_what_lies_face_up_and_keeps_what_is_secured():
    match = risk()
    bid(match, "take", "take", "take", "take", "take", "pass", "pass", "pass")
    assert held(match) == [[1, 4], [2, 5], [3]]
    match.answer({"word": "core"})
    match.answer("fold")
    assert held(match) == [[4], [], [3]]
    assert [int(card.face) for card in match.table.numbers] == [2, 5, 6, 7, 8, 9, 10]
    match.answer({"word": "one"})
    assert match.decision.seat == 0
    match.answer("fold")
    assert match.table.risk_points == [(1, 0, 3)]


def test_the_numbers_of_a_player_who_is_out_are_skipped():
    match = risk()
    bid(match, *["take"] * 10)
    match.answer("fold")
    seats = []
    words = iter(["core", "bore", "one", "or", "re", "ogre"])
    for _ in until(lambda: not match.decision.option("fold")):
        seats.append(match.decision.seat)
        match.answer({"word": next(words)})
    assert seats == [1, 2, 1, 2, 1, 2]


def test_no_word_in_time_is_out_of_the_round():
    match = risk()
    bid(match, "take", "pass", "pass", "pass")
    match.answer(TIME_UP)
    assert any(isinstance(e, Folded) and not e.in_time for e in match.events)
    assert match.table.risk_points == [(0, 0, 0)]


def test_without_a_clock_there_are_three_tries():
    match = risk(thinking=0)
    bid(match, "take", "take", "pass", "pass", "pass")
    assert match.decision.seconds is None
    for word in ("bored", "area", "roe"):
        match.answer({"word": word})
    assert match.decision.seat == 1
    assert sum(isinstance(event, NoWord) for event in match.events) == 3
    match.answer({"word": "roe"})
    match.answer({"word": "one"})
    assert match.table.risk_points == [(0, 2, 0)]


def test_a_try_that_does_not_count_is_not_taken_back():
    match = risk(thinking=0)
    bid(match, "take", "pass", "pass", "pass")
    match.answer({"word": "orx"})
    with pytest.raises(Refused, match="cannot be taken back: the word was looked up"):
        match.undo(0)


@pytest.mark.parametrize("thinking", [0, 10])
def test_only_saying_a_word_looks_it_up(thinking):
    match = risk(thinking=thinking)
    bid(match, "take", "pass", "pass", "pass")
    for word in ("orx", "one"):
        (way,) = match.decision.ways(word)
        assert way.key == "replace"
    match.agree("orx", True)
    match.answer({"word": "orx"})
    assert match.table.risk_points == [(1, 0, 0)]


@pytest.mark.parametrize(
    ("bids", "last"),
    [
        (("take", "pass", "pass", "pass"), "fold"),
        (("take", "pass", "pass", "pass"), {"word": "one"}),
        (("pass", "pass"), "pass"),
    ],
)
def test_what_ends_a_round_is_not_taken_back_since_all_words_were_shown(bids, last):
    match = risk()
    bid(match, *bids)
    seat = match.decision.seat
    match.answer(last)
    assert match.view(None)["found"]
    with pytest.raises(Refused, match="cannot be taken back: the words of the round were shown"):
        match.undo(seat)


def test_the_youngest_goes_first_and_then_the_next_clockwise():
    match = risk(first=3)
    assert match.decision.seat == 2
    bid(match, "pass", "pass", "pass", "go-on")
    assert match.decision.seat == 0


def test_all_number_cards_lie_in_the_middle_again_for_the_next_typoh():
    match = risk()
    bid(match, "take", "take", "take", "pass", "pass", "pass")
    match.answer({"word": "core"})
    match.answer("fold")
    match.answer({"word": "one"})
    bid(match, "go-on")
    assert [int(card.face) for card in match.table.numbers] == [*range(1, 11)]
    assert held(match) == secured(match) == [[], [], []]
    assert match.table.typoh != "ore"


@pytest.mark.parametrize(("players", "rounds"), [(3, 6), (4, 8), (5, 5), (6, 6)])
def test_everybody_starts_equally_often(players, rounds):
    match = risk(players)
    starters = []
    for _ in until(lambda: match.over):
        starters.append(match.decision.seat)
        bid(match, *["pass"] * players, "go-on")
    assert len(starters) == rounds
    assert starters == [at % players for at in range(rounds)]
    assert match.result.winners == tuple(range(players))


def test_the_points_of_all_rounds_are_added_up():
    match = risk()
    bid(match, "take", "pass", "pass", "pass")
    match.answer({"word": "core"})
    bid(match, "go-on", "take", "pass", "pass", "pass")
    word = findable(match.judge, match.table.typoh, pro=False)[0]
    match.answer({"word": word})
    for _ in until(lambda: match.over):
        bid(match, "go-on" if match.decision.option("go-on") else "pass")
    assert match.result.scores == (1, 1, 0)


def test_risk_needs_three():
    with pytest.raises(Refused, match="takes 3 to 6 players, not 2"):
        risk(2)
