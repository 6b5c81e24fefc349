"""Typo, sentence by sentence of its rulebook: set-up, choosing, placing, the longest row."""

from collections import Counter

import pytest

from tests.games.typo_matches import (
    NAMES,
    choose,
    give_up,
    match_of,
    place,
    rows,
    say,
    table,
)
from wordgames_tui.engine.decisions import TIME_UP
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.typo.decisions import ChooseCard, ChooseRow, Place
from wordgames_tui.games.typo.table import all_cards, copies, letters


def example(**options):
    """The rulebook's example: F, L, L and V are revealed; L stands for the letter of the two who
    say "elastic"."""
    match = match_of("REEU", ["F", "L", "L", "V"], **options)
    choose(match, "F", "L", "L", "V")
    return match


# Setup


def test_there_are_64_cards_and_each_tells_how_many_show_its_letter():
    cards = all_cards()
    assert len(cards) == 64
    assert {card.face for card in cards} == set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    shown = match_of("REEU", ["F", "L"]).view(0)["copies"]
    assert shown == {face.lower(): n for face, n in Counter(c.face for c in cards).items()}
    assert copies()["e"] == 6


@pytest.mark.parametrize(("players", "cards"), [(2, 12), (3, 12), (4, 12), (5, 12), (6, 10)])
def test_four_cards_start_four_rows_and_everybody_gets_twelve_or_ten_at_six(players, cards):
    match = match_of("REEU", ["F", *[""] * (players - 1)])
    assert rows(match) == ["R", "E", "E", "U"]
    assert [len(table(match).hand(seat)) for seat in range(players)] == [cards] * players
    assert len(table(match).deck) == 60 - players * cards


def test_a_hand_is_seen_by_its_owner_alone_and_the_rest_by_nobody():
    match = match_of("REEU", ["F", "L"])
    for seat in (None, 0, 1):
        piles = match.view(seat)["piles"]
        assert "cards" not in piles["deck"]
        assert [n for n in (0, 1) if "cards" in piles[f"hand {n}"]] == (
            [] if seat is None else [seat]
        )


def test_the_first_with_the_dictionary_is_drawn_by_chance_unless_the_table_names_a_seat():
    holders = set()
    for seed in range(20):
        setup = Setup("typo", tuple(Seat(name) for name in NAMES[:4]), seed=seed)
        holders.add(table(Match(game("typo"), setup)).dictionary)
    assert holders == {0, 1, 2, 3}
    assert table(match_of("REEU", ["", "", ""], first=3)).dictionary == 2
    with pytest.raises(Refused, match="There is no seat 4 for the option first; there are 3"):
        match_of("REEU", ["", "", ""], first=4)


# First Half: choosing and revealing


def test_everybody_chooses_one_card_of_the_own_hand():
    match = match_of("REEU", ["F", "L"])
    decision = match.decision
    assert isinstance(decision, ChooseCard)
    assert decision.private
    assert decision.seats == (0,)
    assert len(decision.options) == 12
    assert decision.option("F1").label == "F (1)"
    with pytest.raises(Refused, match="There is no 'L1' to choose here"):
        match.answer("L1")


def test_no_choice_shows_before_all_have_chosen():
    """Ruud chose F in one match and Q in the other; nobody else can tell which is which."""
    one, other = match_of("REEU", ["FQ", "L", "L"]), match_of("REEU", ["FQ", "L", "L"])
    choose(one, "F")
    choose(other, "Q")
    for match, twin in ((one, other), (other, one)):
        for seat in (None, 1, 2):
            assert match.view(seat) == twin.view(seat)
            assert match.events_for(seat) == twin.events_for(seat)
        assert match.decision_for(1).to_json() == twin.decision_for(1).to_json()
        assert match.decision_for(2) is None
    assert one.view(0)["piles"]["chosen 0"]["cards"][0]["face"] == "F"
    choose(one, "L")
    choose(other, "L")
    assert one.view(2)["piles"]["chosen 0"] == {"count": 1}
    assert one.view(2) == other.view(2)


def test_once_all_have_chosen_the_cards_are_revealed_at_once():
    match = match_of("REEU", ["F", "L"])
    choose(match, "F")
    assert not [e for e in match.events if e.kind == "revealed"]
    choose(match, "L")
    revealed = [e for e in match.events if e.kind == "revealed"]
    assert [card.face for card in revealed[0].cards] == ["F", "L"]
    assert match.view(None)["piles"]["chosen 1"]["cards"][0]["face"] == "L"


def test_a_card_chosen_in_the_next_round_is_hidden_again():
    match = match_of("REEU", ["FA", "LA"])
    choose(match, "F", "L")
    place(match, "front")
    place(match, "elastic")
    choose(match, "A")
    assert match.view(1)["piles"]["chosen 0"] == {"count": 1}


def test_a_choice_can_be_taken_back_until_the_reveal():
    match = match_of("REEU", ["FQ", "L"])
    choose(match, "F")
    match.undo(0)
    choose(match, "Q", "L")
    with pytest.raises(Refused, match="cannot be taken back: the cards were revealed"):
        match.undo(1)


# First Half: the order


def test_the_printed_example():
    match = example()
    order = []
    for word in ("front", "elastic", "elastic"):
        order.append(NAMES[match.decision.seat])
        place(match, word)
    order.append(NAMES[match.decision.seat])
    assert order == ["Ruud", "Michael", "Zinedine", "David"]
    assert rows(match) == ["FR", "EL", "EL", "U"]
    give_up(match, row=1)
    assert rows(match) == ["V", "EL", "EL", "U"]
    assert table(match).points == [0, 0, 0, -2]


def test_the_longest_row_of_six_costs_six_points():
    match = match_of(["R", "E", "E", "UNISON"], ["F", "L", "L", "V"])
    choose(match, "F", "L", "L", "V")
    for word in ("front", "elastic", "elastic"):
        place(match, word)
    give_up(match)
    assert rows(match)[3] == "V"
    assert table(match).points == [0, 0, 0, -6]
    lost = match.events[-1]
    assert (
        lost.line(NAMES)
        == "V replaces row 4, UNISON: David loses 6 points, and has the dictionary."
    )


def test_cards_are_placed_in_alphabetical_order():
    match = match_of("REEU", ["S", "B", "M"])
    choose(match, "S", "B", "M")
    assert [turn["seat"] for turn in match.view(None)["turns"]] == [1, 2, 0]


@pytest.mark.parametrize(("holder", "order"), [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1])])
def test_equal_letters_go_clockwise_from_whoever_holds_the_dictionary(holder, order):
    match = match_of("REEU", ["L", "L", "L"], first=holder)
    choose(match, "L", "L", "L")
    assert [turn.seat for turn in table(match).turns] == order


def test_the_order_is_that_of_the_reveal_whoever_takes_the_dictionary_meanwhile():
    match = match_of("REEU", ["A", "L", "L", "L"], first=1)
    choose(match, "A", "L", "L", "L")
    give_up(match, row=1)
    place(match, "elastic")
    assert match.decision.seat == 2
    give_up(match)
    assert table(match).dictionary == 2
    assert match.decision.seat == 3


def test_a_dictionary_taken_counts_in_a_later_round():
    match = match_of("REEU", ["LA", "LA", "LA"], first=1)
    choose(match, "L", "L", "L")
    place(match, "elastic")
    place(match, "elastic")
    give_up(match, row=2)
    assert table(match).dictionary == 2
    choose(match, "A", "A", "A")
    assert [turn.seat for turn in table(match).turns] == [2, 0, 1]


def test_when_everybody_has_placed_the_next_round_begins():
    match = match_of("REEU", ["F", "L"])
    choose(match, "F", "L")
    place(match, "front")
    place(match, "elastic")
    assert isinstance(match.decision, ChooseCard)
    assert match.view(0)["round"] == 2
    assert [len(table(match).hand(seat)) for seat in (0, 1)] == [11, 11]


# First Half: placing


def placing(letter, starts="REEU"):
    """Ruud is to place this letter."""
    match = match_of(starts, [letter, "Z"])
    choose(match, letter, "Z")
    assert isinstance(match.decision, Place)
    return match


@pytest.mark.parametrize(
    ("letter", "word", "way", "after"),
    [
        ("P", "prune", "1 left", "PR"),
        ("O", "rope", "1 right", "RO"),
        ("L", "elf", "2 right", "EL"),
        ("L", "elf", "3 right", "EL"),
        ("H", "hen", "3 left", "HE"),
        ("S", "sun", "4 left", "SU"),
        ("N", "under", "4 right", "UN"),
    ],
)
def test_a_card_goes_to_the_left_or_right_end_of_any_row(letter, word, way, after):
    match = placing(letter)
    place(match, word, way)
    assert rows(match)[int(way[0]) - 1] == after


def test_the_question_names_the_rows_for_those_who_see_no_table():
    match = placing("T", ["R", "ELAS", "E", "U"])
    assert match.decision.prompt == "Lay T at an end of a row (R, ELAS, E, U), and say a word."


def test_a_row_is_read_from_left_to_right():
    match = match_of(["NRT", "E", "E", "U"], ["O", "Z"])
    choose(match, "O", "Z")
    with pytest.raises(Refused, match="rows are read from left to right"):
        say(match, "tron")


def test_the_word_must_begin_with_the_whole_row():
    match = placing("T", ["R", "ELAS", "E", "U"])
    with pytest.raises(Refused, match="STAR begins with no row that has your T at an end"):
        say(match, "star")
    with pytest.raises(Refused, match="begins with row 2, ELAS; the next letter must be your T"):
        say(match, "elasmobranch")
    place(match, "elastic")
    assert rows(match)[1] == "ELAST"


def test_the_word_may_be_the_row_itself():
    match = placing("M", "REEU")
    place(match, "me", "2 left")
    assert rows(match)[1] == "ME"


def test_a_word_that_fits_several_ends_can_be_placed_at_each_of_them():
    match = placing("L")
    assert [way.key for way in match.decision.ways("elastic")] == ["2 right", "3 right"]
    assert match.decision.ways("elastic")[0].label == "row 2, right end: E + L"
    place(match, "elastic", "3 right")
    assert rows(match) == ["R", "E", "EL", "U"]


def test_of_several_rows_a_word_goes_to_the_longest_unless_another_is_named():
    match = placing("T", ["TA", "TAS", "U", "E"])
    assert [way.key for way in match.decision.ways("taste")] == ["2 right"]
    match = placing("T", ["A", "AS", "U", "TA"])
    assert [way.key for way in match.decision.ways("taste")] == ["2 left", "1 left"]
    match = placing("S", ["A", "TA", "U", "AS"])
    with pytest.raises(Refused, match="cannot be made in that way"):
        say(match, "assess", "2 right")
    assert [way.key for way in match.decision.ways("assess")] == ["4 right", "1 right"]
    place(match, "assess")
    assert rows(match) == ["A", "TA", "U", "ASS"]


def test_the_same_word_may_be_said_again():
    match = example()
    place(match, "front")
    place(match, "elastic")
    place(match, "elastic")
    assert rows(match)[1:3] == ["EL", "EL"]


@pytest.mark.parametrize(
    "typed", ["[/foo]", "\x1b[31mfr", "fr ont", "42", "", "f" * 10_000, "don't"]
)
def test_what_is_no_word_is_refused_and_nothing_is_lost(typed):
    match = example()
    before = match.view(0)
    with pytest.raises(Refused) as refusal:
        say(match, typed)
    assert len(str(refusal.value)) < 120
    assert match.view(0) == before
    place(match, "FRÖNT")
    assert match.view(0)["turns"][0]["word"] == "front"


def test_an_undoubted_word_stands_even_if_it_does_not_exist():
    match = example()
    place(match, "frxq")
    assert rows(match)[0] == "FR"
    assert table(match).points == [0, 0, 0, 0]


# I Cannot Place This Letter


def test_a_letter_can_always_be_given_up_even_where_it_fits():
    match = example()
    give_up(match, row=4)
    assert rows(match) == ["R", "E", "E", "F"]
    assert table(match).points[0] == -1


def test_only_rows_that_are_longest_can_go_and_the_player_chooses_among_equals():
    match = match_of(["TRE", "E", "EGO", "U"], ["Q", "Z"])
    choose(match, "Q", "Z")
    match.answer("give-up")
    assert isinstance(match.decision, ChooseRow)
    assert match.decision.seat == 0
    assert [option.id for option in match.decision.options] == ["row 1", "row 3"]
    assert match.decision.options[1].label == "Row 3: EGO"
    with pytest.raises(Refused):
        match.answer("row 2")
    match.answer("row 3")
    assert rows(match) == ["TRE", "E", "Q", "U"]
    assert table(match).points == [-3, 0]


def test_a_single_longest_row_goes_without_a_question():
    match = match_of(["TRE", "E", "E", "U"], ["Q", "Z"])
    choose(match, "Q", "Z")
    match.answer("give-up")
    assert rows(match)[0] == "Q"
    assert letters(table(match).discard) == "tre"
    assert isinstance(match.decision, Place)


def test_who_scores_negative_points_takes_the_dictionary_and_the_last_one_keeps_it():
    match = match_of("REEU", ["Q", "B", "X"], first=2)
    choose(match, "Q", "B", "X")
    assert table(match).dictionary == 1
    give_up(match, row=1)
    assert table(match).dictionary == 1
    give_up(match, row=2)
    assert table(match).dictionary == 0
    give_up(match, row=3)
    assert table(match).dictionary == 2


# Time


def test_without_a_limit_nobody_runs_out_of_time():
    match = example()
    assert match.decision.seconds is None
    with pytest.raises(Refused):
        match.answer(TIME_UP)


def test_with_the_limit_of_the_other_edition_a_card_out_of_time_cannot_be_placed():
    match = example(seconds=30)
    assert match.decision.seconds == 30
    match.answer(TIME_UP)
    assert "ran out of time" in match.events[-1].line(NAMES)
    match.answer("row 2")
    assert rows(match) == ["R", "F", "E", "U"]
    assert table(match).points[0] == -1
