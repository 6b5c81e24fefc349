"""Tuppfehler, sentence by sentence of its rulebook, on Typohs that the set-up's order lays."""

import pytest

from wordgames_tui.engine.decisions import TIME_UP
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.tuppfehler.changes import change_between
from wordgames_tui.games.tuppfehler.decisions import findable
from wordgames_tui.games.tuppfehler.events import Folded, NoWord, Read
from wordgames_tui.games.tuppfehler.scoring import entries, totals
from wordgames_tui.games.tuppfehler.table import typoh_cards

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Flo")


def table_of(players, *typohs, variant="city", **options):
    if variant == "city":
        options = {"rounds": len(typohs), **options}
    setup = Setup(
        game="tuppfehler",
        seats=tuple(Seat(name) for name in NAMES[:players]),
        variant=variant,
        options=options,
        order={"typohs": typohs},
        seed=3,
    )
    return Match(game("tuppfehler"), setup)


def write(match, *lists):
    """All seats write these lists, one after the other."""
    for words in lists:
        match.answer("start")
        match.answer(list(words))


def read(match, round_=-1):
    """What each seat's words earned: a list of (word, points, reason) for each seat."""
    table = match.table
    at = round_ % len(table.lists)
    return [[(e.word, e.points, e.reason) for e in entries(table, at, s)] for s in table.seats]


# Basic Rules, The Typohs


@pytest.mark.parametrize(
    ("word", "sign"),
    [
        ("or", "− E"),
        ("re", "− O"),
        ("orb", None),
        ("core", "+ C"),
        ("ogre", "+ G"),
        ("one", "R → N"),
        ("bored", None),
        ("area", None),
        ("roe", None),
        ("ore", None),
    ],
)
def test_one_letter_may_be_removed_added_or_replaced(word, sign):
    change = change_between("ore", word, pro=False)
    # ORB replaces the E of ORE: the rulebook files it under adding.
    assert (change and change.sign) == ("E → B" if word == "orb" else sign)


@pytest.mark.parametrize(
    ("typoh", "word", "sign"),
    [("tier", "tire", "E ⇄ R"), ("ore", "roe", "O ⇄ R"), ("ore", "ero", "O ⇄ E")],
)
def test_by_the_pro_rules_any_two_letters_may_change_places(typoh, word, sign):
    change = change_between(typoh, word, pro=True)
    assert (change and change.sign) == (sign if sorted(typoh) == sorted(word) else None)
    assert change_between(typoh, word, pro=False) is None


def test_a_swap_stands_alone():
    assert change_between("ore", "roes", pro=True) is None
    assert change_between("abcd", "badc", pro=True) is None


def test_the_typoh_itself_does_not_count_even_if_it_is_a_word():
    match = table_of(2, "TIER")
    write(match, ["tier"], [])
    assert read(match) == [[("tier", 0, "the Typoh itself")], []]


@pytest.mark.parametrize("changes", [{"pro": False}, {"pro": True}])
def test_roe_is_one_change_away_from_ore_only_by_the_pro_rules(changes):
    match = table_of(2, "ORE", **changes)
    write(match, ["roe"], [])
    points = 10 if changes["pro"] else 0
    assert totals(match.table) == (points, 0)


# Which words are even valid?


@pytest.mark.parametrize(
    ("typoh", "word", "reason"),
    [
        ("HAMP", "hams", None),
        ("BOUS", "bous", "the Typoh itself"),
        ("WHE", "whew", None),
        ("RIC", "ric", "the Typoh itself"),
    ],
)
def test_plurals_exclamations_and_words_of_any_kind_count(typoh, word, reason):
    match = table_of(2, typoh)
    write(match, [word], [])
    assert read(match)[0][0][1:] == ((0, reason) if reason else (10, "found by nobody else"))


@pytest.mark.parametrize(
    ("typoh", "letter", "counts"), [("AD", "a", True), ("AD", "d", False), ("IN", "i", True)]
)
def test_of_single_letters_only_a_i_and_o_are_words(typoh, letter, counts):
    match = table_of(2, typoh)
    write(match, [letter], [])
    assert totals(match.table) == (10 * counts, 0)


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("ore", "the Typoh itself"),
        ("bored", "two letters added"),
        ("e", "two letters removed"),
        ("area", "one replaced, one added"),
        ("ax", "more than one change"),
        ("ox", "one replaced, one removed"),
        ("roe", "two letters swapped"),
        ("are", ""),
        ("ape", "two letters changed"),
        ("reo", "a letter moved"),
        ("bee", "two letters changed"),
        ("umbrella", "more than one change"),
        ("fog", "more than one change"),
    ],
)
def test_what_is_more_than_one_change_says_what_was_done(word, reason):
    match = table_of(2, "ORE")
    write(match, [word], [])
    entry = read(match)[0][0]
    assert entry[1:] == ((0, reason) if reason else (10, "found by nobody else"))


def test_inflections_do_not_count_and_the_reason_is_told():
    match = table_of(2, "TIER")
    match.table.typohs[-1] = "walke"
    write(match, ["walked", "walker"], [])
    assert read(match)[0] == [
        ("walked", 0, "an inflected form"),
        ("walker", 10, "found by nobody else"),
    ]


def test_common_proper_names_count():
    match = table_of(2, "TIER")
    match.table.typohs[-1] = "fredd"
    write(match, ["fred"], [])
    assert totals(match.table) == (10, 0)


# City, Country, Typoh


def test_ten_points_for_a_word_that_nobody_else_has_and_five_each_for_a_shared_one():
    match = table_of(3, "ORE")
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
    match = table_of(4, "ORE")
    write(match, *[["core"]] * 4)
    assert read(match)[3] == [("core", 5, "also found by Ann, Ben and Cleo")]


@pytest.mark.parametrize("free", [False, True])
def test_a_list_is_not_taken_back_once_the_pen_was_put_down(free):
    match = table_of(2, "ORE", take_backs=free)
    write(match, ["core"])
    if free:
        match.undo(0)
        assert match.decision.kind == "write"
    else:
        with pytest.raises(Refused, match="the pen was put down"):
            match.undo(0)


@pytest.mark.parametrize("bad", ["b2d", "[b]x[/b]", "漢字", "x" * 10_000, ""])
def test_a_list_with_something_that_is_no_word_names_it_and_nothing_is_lost(bad):
    match = table_of(2, "ORE")
    match.answer("start")
    before = len(match.lines)
    with pytest.raises(Refused, match=r"^Word 2, .* is none: .*\.$") as refused:
        match.answer(["core", bad, "one"])
    assert len(str(refused.value)) < 100
    assert len(match.lines) == before
    match.answer([" Coré ", "ONE"])
    assert match.view(0)["written"] == ["core", "one"]


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
    match = table_of(2, "ORE")
    write(match, ["core", "area", "ore"], ["xre"])
    lines = [event.line(NAMES) for event in match.events]
    assert "The Typoh was ORE." in lines
    assert "Ann reads CORE: 10 points. AREA and ORE do not count." in lines
    assert "Ben reads nothing that counts: 0 points. XRE does not count." in lines


def test_a_word_written_twice_counts_once():
    match = table_of(2, "ORE")
    write(match, ["core", "CORE"], [])
    assert [entry[1] for entry in read(match)[0]] == [10, 0]


def test_the_typoh_is_hidden_until_a_seat_starts_its_clock():
    match = table_of(2, "ORE")
    assert [match.view(seat)["typoh"] for seat in (None, 0, 1)] == [None] * 3
    match.answer("start")
    assert [match.view(seat)["typoh"] for seat in (None, 0, 1)] == [None, "ore", None]
    assert match.decision.seconds == 45
    assert match.decision.private


def test_a_list_is_secret_until_all_have_written():
    match = table_of(2, "ORE")
    write(match, ["core"])
    assert match.view(0)["written"] == ["core"]
    for seat in (None, 1):
        assert "core" not in str(match.view(seat))
        assert "core" not in str([e.to_json() for e in match.events_for(seat)])
    write(match, ["one"])
    assert match.view(1)["lists"][0][0]["word"] == "core"


def test_when_the_time_is_up_with_nothing_written_the_list_is_empty():
    match = table_of(2, "ORE")
    match.answer("start")
    match.answer(TIME_UP)
    write(match, ["core"])
    assert totals(match.table) == (0, 10)


def test_a_dispute_overrules_the_lexicon_for_the_match_and_the_score_follows():
    match = table_of(2, "ORE", "TIER")
    write(match, ["xre", "core"], ["xre"])
    assert totals(match.table) == (10, 0)
    match.agree("xre", True)
    assert totals(match.table) == (15, 5)
    match.agree("core", False)
    assert totals(match.table) == (5, 5)
    assert read(match)[0][1] == ("core", 0, "banned at this table")
    match.answer("go-on")
    assert match.view(0)["round_points"] == [[5, 5]]


def test_five_rounds_or_as_many_as_agreed_and_the_most_points_win():
    match = table_of(2, "ORE", "TIER")
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
    match = table_of(2, "ORE")
    write(match, ["core"], ["core"])
    match.answer("go-on")
    assert match.result.winners == (0, 1)


def test_or_played_off_by_those_who_are_level():
    match = table_of(3, "ORE", "TIER", rounds=1, decider=True)
    write(match, ["core"], ["bore"], [])
    match.answer("go-on")
    assert match.decision.seat == 0
    write(match, ["tie"], [])
    match.answer("go-on")
    assert match.result.scores == (20, 10, 0)
    assert match.result.winners == (0,)


def test_the_reading_starts_with_the_youngest():
    match = table_of(3, "ORE", first=2)
    write(match, [], [], [])
    assert [e.seat for e in match.events if isinstance(e, Read)] == [1, 2, 0]


def test_after_a_round_all_words_that_were_there_are_told_the_common_ones_first():
    match = table_of(2, "ORE")
    write(match, [], [])
    found = [entry["word"] for entry in match.view(0)["found"]]
    assert {"or", "re", "core", "ogre", "one", "orb"} <= set(found)
    assert not {"bored", "area", "roe", "ore"} & set(found)
    assert len(found) == 32
    assert found.index("one") < found.index("ogre")


# The cards


def test_no_typoh_card_comes_twice_and_the_side_is_part_of_the_shuffle():
    match = table_of(2, "ORE", rounds=20)
    for _ in range(20):
        write(match, [], [])
        match.answer("go-on")
    typohs = match.table.typohs
    assert len(set(typohs)) == 20
    fronts = {card.face.lower() for card in typoh_cards()}
    assert 0 < len(fronts & set(typohs)) < 20


@pytest.mark.parametrize("side", ["VAGE", "BOUS"])
def test_the_order_may_name_either_side(side):
    match = table_of(2, side)
    match.answer("start")
    assert match.view(0)["typoh"] == side.lower()


# Risk


def risk(players=3, typoh="ORE", **options):
    return table_of(players, typoh, variant="risk", **options)


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
    while match.decision.option("fold"):
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


@pytest.mark.parametrize(("players", "rounds"), [(3, 6), (4, 8), (5, 5), (6, 6)])
def test_everybody_starts_equally_often(players, rounds):
    match = risk(players)
    starters = []
    while not match.over:
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
    while not match.over:
        bid(match, "go-on" if match.decision.option("go-on") else "pass")
    assert match.result.scores == (1, 1, 0)
