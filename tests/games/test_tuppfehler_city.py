"""Tuppfehler, "City, Country, Typoh", sentence by sentence of its rulebook."""

import pytest

from tests.games.tuppfehler_matches import NAMES, match_of, read, write
from wordgames_tui.engine.decisions import TIME_UP
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.tuppfehler.events import Read
from wordgames_tui.games.tuppfehler.scoring import totals


def test_ten_points_for_a_word_that_nobody_else_has_and_five_each_for_a_shared_one():
    match = match_of(3, "ORE")
    write(match, ["core", "one", "area"], ["core", "bore"], ["or"])
    assert read(match) == [
        [
            ("core", 5, "also found by Ben"),
            ("one", 10, "found by nobody else"),
            ("area", 0, "one replaced, one added"),
        ],
        [("core", 5, "also found by Ann"), ("bore", 10, "found by nobody else")],
        [("or", 10, "found by nobody else")],
    ]
    assert totals(match.table) == (15, 15, 10)


def test_all_others_who_have_a_word_are_named():
    match = match_of(4, "ORE")
    write(match, *[["core"]] * 4)
    assert read(match)[3] == [("core", 5, "also found by Ann, Ben and Cleo")]


@pytest.mark.parametrize("free", [False, True])
def test_a_list_is_not_taken_back_once_the_pen_was_put_down(free):
    match = match_of(2, "ORE", take_backs=free)
    write(match, ["core"])
    if free:
        match.undo(0)
        assert match.decision.kind == "write"
    else:
        with pytest.raises(Refused, match="a list lies face down"):
            match.undo(0)


@pytest.mark.parametrize("bad", ["b2d", "[b]x[/b]", "漢字", "x" * 10_000, ""])
def test_a_list_with_something_that_is_no_word_names_it_and_nothing_is_lost(bad):
    match = match_of(2, "ORE")
    match.answer("start")
    before = len(match.lines)
    with pytest.raises(Refused, match=r"^Word 2, .* is none: .*\.$") as refused:
        match.answer(["core", bad, "one"])
    assert len(str(refused.value)) < 100
    assert len(match.lines) == before
    match.answer([" Coré ", "ONE"])
    assert match.view(0)["written"] == ["core", "one"]


@pytest.mark.parametrize("seat", [0, 1])
def test_no_list_is_taken_back_once_all_words_were_shown(seat):
    match = match_of(2, "ORE")
    write(match, ["core"], ["one"])
    assert match.view(None)["found"]
    with pytest.raises(Refused, match="cannot be taken back"):
        match.undo(seat)


def test_a_person_goes_on_after_the_reading_even_where_a_bot_reads_first():
    setup = Setup(
        "tuppfehler",
        (Seat("Quill", "easy"), Seat("Ann")),
        variant="city",
        options={"rounds": 1},
        order={"typohs": ("ORE",)},
    )
    match = Match(game("tuppfehler"), setup)
    write(match, [], [])
    assert match.decision.seats == (1,)


def test_the_log_tells_the_typoh_what_was_read_and_what_does_not_count():
    match = match_of(2, "ORE")
    write(match, ["core", "area", "ore"], ["xre"])
    lines = [event.line(NAMES) for event in match.events]
    assert "The Typoh was ORE." in lines
    assert "Ann reads CORE: 10 points. AREA and ORE do not count." in lines
    assert "Ben reads nothing that counts: 0 points. XRE does not count." in lines


def test_a_word_written_twice_counts_once():
    match = match_of(2, "ORE")
    write(match, ["core", "CORE"], [])
    assert [entry[1] for entry in read(match)[0]] == [10, 0]


def test_the_typoh_is_hidden_until_a_seat_starts_its_clock():
    match = match_of(2, "ORE")
    assert [match.view(seat)["typoh"] for seat in (None, 0, 1)] == [None] * 3
    match.answer("start")
    assert [match.view(seat)["typoh"] for seat in (None, 0, 1)] == [None, "ore", None]
    assert match.decision.seconds == 45
    assert match.decision.private


def test_a_list_is_secret_until_all_have_written():
    match = match_of(2, "ORE")
    write(match, ["core"])
    assert match.view(0)["written"] == ["core"]
    for seat in (None, 1):
        assert "core" not in str(match.view(seat))
        assert "core" not in str([e.to_json() for e in match.events_for(seat)])
    write(match, ["one"])
    assert match.view(1)["lists"][0][0]["word"] == "core"


def test_when_the_time_is_up_with_nothing_written_the_list_is_empty():
    match = match_of(2, "ORE")
    match.answer("start")
    match.answer(TIME_UP)
    write(match, ["core"])
    assert totals(match.table) == (0, 10)


def test_a_dispute_overrules_the_lexicon_for_the_match_and_the_score_follows():
    match = match_of(2, "ORE", "TIER")
    write(match, ["xre", "core"], ["xre"])
    assert totals(match.table) == (10, 0)
    match.agree("xre", True)
    assert totals(match.table) == (15, 5)
    match.agree("core", False)
    assert totals(match.table) == (5, 5)
    assert read(match)[0][1] == ("core", 0, "banned at this table")
    match.answer("go-on")
    assert match.view(0)["round_points"] == [[5, 5]]


def test_a_word_that_no_dictionary_decides_is_not_agreed_on_once_all_see_the_typoh():
    match = match_of(2, "ORE")
    match.answer("start")
    match.agree("area", True)
    assert "one replaced, one added" in match.agree_refusal("area", 0)
    match.answer(["core"])
    write(match, ["core"])
    with pytest.raises(Refused, match="BORED: two letters added"):
        match.agree("bored", True)
    assert match.judge.agreed("bored") is None


def test_five_rounds_or_as_many_as_agreed_and_the_most_points_win():
    match = match_of(2, "ORE", "TIER")
    write(match, ["core"], [])
    match.answer("go-on")
    write(match, ["tie"], ["tiers"])
    match.answer("go-on")
    assert match.over
    assert match.result.scores == (20, 10)
    assert match.result.winners == (0,)
    default = game("tuppfehler").settle(
        Setup("tuppfehler", (Seat("Ann"), Seat("Ben")), variant="city")
    )
    assert default.options["rounds"] == 5


def test_a_tie_is_shared():
    match = match_of(2, "ORE")
    write(match, ["core"], ["core"])
    match.answer("go-on")
    assert match.result.winners == (0, 1)


def test_or_played_off_by_those_who_are_level():
    match = match_of(3, "ORE", "TIER", rounds=1, decider=True)
    write(match, ["core"], ["bore"], [])
    match.answer("go-on")
    assert match.decision.seat == 0
    write(match, ["tie"], [])
    match.answer("go-on")
    assert match.result.scores == (20, 10, 0)
    assert match.result.winners == (0,)


def test_the_reading_starts_with_the_youngest():
    match = match_of(3, "ORE", first=2)
    write(match, [], [], [])
    assert [e.seat for e in match.events if isinstance(e, Read)] == [1, 2, 0]


def test_after_a_round_all_words_that_were_there_are_told_the_common_ones_first():
    match = match_of(2, "ORE")
    write(match, [], [])
    found = [entry["word"] for entry in match.view(0)["found"]]
    assert {"or", "re", "core", "ogre", "one", "orb"} <= set(found)
    assert not {"bored", "area", "roe", "ore"} & set(found)
    assert len(found) == 32
    assert found.index("one") < found.index("ogre")


# Pro Rules


def test_by_the_pro_rules_two_letters_swapped_score_and_show_which():
    for pro, points in ((False, 0), (True, 10)):
        match = match_of(2, "TIER", pro=pro)
        write(match, ["tire"], [])
        assert totals(match.table) == (points, 0)
    assert match.view(1)["lists"][0][0]["change"] == "E ⇄ R"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_write_for_the_same_typoh(players):
    match = match_of(players, "ORE")
    write(match, *[["core"]] * players)
    assert totals(match.table) == (5,) * players


def test_nobody_writes_alone():
    with pytest.raises(Refused, match="takes 2 to 6 players, not 1"):
        match_of(1, "ORE")
