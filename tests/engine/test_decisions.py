"""Decisions check answers, say who may give them, and refuse with one sentence."""

from random import Random

import pytest

from wordgames_tui.engine.decisions import TIME_UP, Choose, Option, Pick, Write, to_json
from wordgames_tui.engine.errors import Refused

DUEL = Choose(
    seats=(1, 0, 2),
    prompt="Stand or challenge?",
    options=(
        Option("stand", "Let it stand", seats=(1,)),
        Option("challenge", "Challenge it", seats=(0, 2)),
        Option("count", "Count", why_not="There is nothing to count."),
    ),
    seconds=5,
)
PICK = Pick(
    seats=(0,),
    prompt="Keep two.",
    items=(Option("a", "A"), Option("b", "B"), Option("c", "C", why_not="C is used.")),
    least=1,
    most=2,
)


def test_an_option_may_be_for_some_of_those_who_are_asked():
    assert [o.id for o in DUEL.for_seat(1).options] == ["stand", "count"]
    assert [o.id for o in DUEL.for_seat(2).options] == ["challenge", "count"]
    assert DUEL.for_seat(3) is None
    assert DUEL.check("challenge", 2) == "challenge"
    with pytest.raises(Refused, match="no 'challenge' to choose"):
        DUEL.check("challenge", 1)
    with pytest.raises(Refused, match="not for this seat"):
        DUEL.check("stand", 3)


def test_what_cannot_be_chosen_now_says_why():
    with pytest.raises(Refused, match="nothing to count"):
        DUEL.check("count", 1)
    assert DUEL.legal(1) == ("stand",)


def test_time_is_up_only_for_the_seat_that_is_waited_for_and_only_on_a_clock():
    assert DUEL.check(TIME_UP, 1) == TIME_UP
    with pytest.raises(Refused):
        DUEL.check(TIME_UP, 0)
    with pytest.raises(Refused):
        PICK.check(TIME_UP, 0)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ([], "Pick 1 to 2, not 0"),
        (["a", "b", "a"], "A is picked twice"),
        (["x"], "no 'x' to pick"),
        (["c"], "C is used"),
        ("a", "no 'a' to choose"),
        ([1], "the list of what you pick"),
        ({"a": 1}, "the list of what you pick"),
    ],
)
def test_a_pick_refuses_what_cannot_be_picked(answer, reason):
    with pytest.raises(Refused, match=reason):
        PICK.check(answer, 0)


def test_a_pick_keeps_the_order_in_which_it_was_made():
    assert to_json(PICK.check(["b", "a"], 0)) == ["b", "a"]


def test_samples_of_a_pick_are_legal():
    random = Random(1)
    picked = {tuple(PICK.check(PICK.sample(0, random), 0)) for _ in range(50)}
    assert picked == {("a",), ("b",), ("a", "b"), ("b", "a")}


def test_written_words_are_folded_and_counted():
    write = Write(seats=(0,), prompt="Write.", most=2)
    assert write.check(["Ogre", "café "], 0) == ("ogre", "cafe")
    with pytest.raises(Refused, match="2 words at the most, not 3"):
        write.check(["a", "b", "c"], 0)
    with pytest.raises(Refused, match="the letters A to Z alone"):
        write.check(["[/foo]"], 0)
    with pytest.raises(Refused, match="No word has more than 45 letters"):
        write.check(["a" * 10_000], 0)
