"""Set-ups: what is settled before a match, and how bad input is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import (
    Choice,
    OptionSpec,
    Seat,
    Setup,
    first_seat,
    number,
    seat_name,
    toggle,
)
from wordgames_tui.games import GAMES, game


@pytest.mark.parametrize("name", ["[/foo]", "漢字", "Zoë", "a" * 20, "🎲 Dee", "'; --", "{0}"])
def test_any_printable_characters_are_a_name(name):
    assert seat_name(name) == name


@pytest.mark.parametrize(
    ("typed", "kept"), [("\x1b[31mAnn", "[31mAnn"), ("  Ann\t B ", "Ann B"), ("A\x00\x9bnn", "Ann")]
)
def test_what_could_disturb_a_screen_is_dropped_from_a_name(typed, kept):
    assert seat_name(typed) == kept


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "needs a name"),
        (" \x1b\x07 ", "needs a name"),
        ("a" * 21, "20 characters at the most; this has 21"),
        ("ann", "another ann at the table"),
    ],
)
def test_a_bad_name_is_refused_with_a_sentence(typed, reason):
    with pytest.raises(Refused, match=reason):
        seat_name(typed, ["Ann"])


ACUTE, FILLER, BRAILLE, PICTURE = "\u0301", "\u3164", "\u2800", "\ufe0f"


@pytest.mark.parametrize(
    ("typed", "other"),
    [
        ("Zoe" + ACUTE, "Zo\u00e9"),
        ("ZOE" + ACUTE, "zo\u00e9"),
        ("\uff21nn", "Ann"),
        ("Ann" + FILLER, "Ann"),
        ("Ann" + BRAILLE + "B", "Ann B"),
        ("\u2764" + PICTURE, "\u2764"),
        ("Stra\u00dfe", "STRASSE"),
    ],
)
def test_no_two_names_look_alike(typed, other):
    for name, taken in ((typed, other), (other, typed)):
        assert seat_name(name) == name
        with pytest.raises(Refused, match=f"There is another {name} at the table"):
            seat_name(name, ["Ben", taken])


@pytest.mark.parametrize("name", [FILLER, "\uffa0", BRAILLE * 3, ACUTE, PICTURE, "\u115f \u1160"])
def test_a_name_can_be_seen(name):
    with pytest.raises(Refused, match="needs a name that can be seen"):
        seat_name(name)


@pytest.mark.parametrize("other", ["Zoe", "An n", "\u0410nn", "Ann 2"])
def test_names_that_differ_to_the_eye_or_are_of_another_script_go_together(other):
    assert seat_name(other, ["Zo\u00e9", "Ann"]) == other


def test_a_match_that_has_begun_keeps_the_names_it_began_with():
    seats = (Seat("Zo\u00e9"), Seat("Zoe" + ACUTE), Seat(FILLER), Seat(BRAILLE))
    setup = Setup("wordspiel", seats)
    assert Match(game("wordspiel"), setup).setup.seats == seats
    with pytest.raises(Refused, match="There is another Zoe"):
        game("wordspiel").begin(setup)


@given(st.text())
def test_a_name_that_is_kept_is_kept_unchanged(text):
    try:
        name = seat_name(text)
    except Refused:
        return
    assert seat_name(name) == name
    assert name.isprintable()


def test_an_option_is_one_of_its_choices_and_of_their_kind():
    rounds = number("rounds", "Rounds", "", 5, 1, 20)
    assert rounds.check(3) == 3
    assert rounds.parse(" 3 ") == 3
    for value in (0, 21, "3", 3.0, True, None):
        with pytest.raises(Refused, match="The option rounds can be 1 to 20, not"):
            rounds.check(value)
    hints = toggle("hints", "Hints", "", True)
    assert hints.parse("off") is False
    assert hints.parse("YES") is hints.parse("true") is True
    with pytest.raises(Refused, match="The option hints can be yes or no, not '1'"):
        hints.check(1)


def test_values_that_are_no_row_of_numbers_are_all_named():
    """ "vote to seat 6" would leave out what lies between."""
    seats = (Choice(f"seat {seat}", f"seat {seat}") for seat in range(1, 7))
    judge = OptionSpec("judge", "Judged by", "", "vote", (Choice("vote", "a vote"), *seats))
    with pytest.raises(Refused, match=r"judge can be vote, seat 1, seat 2, .* or seat 6, not 'me'"):
        judge.parse("me")
    with pytest.raises(Refused, match="The option first can be 0 to 6, not 'me'"):
        first_seat("first", "First", "", 0, 6).parse("me")


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (None, "an object"),
        ([], "an object"),
        ({"game": 1}, "The 'game' must be a text"),
        ({"game": "x", "seats": "Ann"}, "The 'seats' must be a list"),
        ({"game": "x", "seats": [1]}, "A seat is"),
        ({"game": "x", "seats": [{"name": "A", "colour": 1}]}, "A seat is"),
        ({"game": "x", "seats": [{"name": "A", "bot": 1}]}, "A seat is"),
        ({"game": "x", "seats": [], "seed": "1"}, "The 'seed' must be a whole number"),
        ({"game": "x", "seats": [], "seed": True}, "The 'seed' must be a whole number"),
        (
            {"game": "x", "seats": [], "order": {"deck": "ABC"}},
            "The order of 'deck' must be a list of texts",
        ),
        ({"game": "x", "seats": [], "words": [1]}, "The 'words' must be a list of texts"),
        ({"game": "x", "seats": [], "x" * 99: 1}, f"A set-up has no '{'x' * 40}'"),
        ({"game": "x", "seats": [], "colour": "red"}, "no 'colour'"),
    ],
)
def test_what_is_no_set_up_is_refused(data, reason):
    with pytest.raises(Refused, match=reason):
        Setup.from_json(data)


def wordspiel(**changes):
    fields = {"game": "wordspiel", "seats": (Seat("Ann"), Seat("Ben")), **changes}
    return Match(game("wordspiel"), Setup(**fields))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"variant": "chess"}, "no variant 'chess'; there is: rounds, solitaire."),
        ({"variant": "solitair"}, "no variant 'solitair'; did you mean solitaire"),
        ({"options": {"colour": 1}}, "no option 'colour'; there is: "),
        ({"options": {"round": 1}}, "no option 'round'; did you mean rounds"),
        ({"options": {"rounds": 0}}, "The option rounds can be 1 to 20"),
        ({"options": {"dealer": 3}}, "There is no seat 3 for the option dealer; there are 2"),
        ({"seats": (Seat("Ann"), Seat("ANN"))}, "another ANN"),
        ({"seats": (Seat("Ann"), Seat("Bot", "genius"))}, "no bot level 'genius'"),
        ({"seats": (Seat("Ann"), Seat("Bot", "hrad"))}, "'hrad'; did you mean hard"),
        ({"order": {"dack": ("A",)}}, "No pile 'dack' is shuffled here; did you mean deck"),
        ({"variant": "solitaire"}, "takes 1 player, not 2"),
        ({"variant": "solitaire", "seats": (Seat("A"),), "options": {"rounds": 3}}, "no option"),
        ({"dictionary": "klingon"}, "."),
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused(changes, reason):
    with pytest.raises(Refused, match=reason):
        wordspiel(**changes)


def test_a_set_up_has_the_name_of_its_game_and_is_of_no_other():
    assert wordspiel(game="WordSpiel").setup.game == "wordspiel"
    with pytest.raises(Refused, match="This is a set-up of 'typo', not of WordSpiel"):
        wordspiel(game="typo")


def test_what_is_not_said_takes_its_default():
    match = wordspiel()
    assert match.setup.variant == "rounds"
    assert match.setup.options["rounds"] == 5
    assert match.setup.options["hints"] is True


def test_a_mistyped_game_gets_a_suggestion():
    with pytest.raises(Refused, match="did you mean wordspiel"):
        game("wordspeil")
    with pytest.raises(Refused, match=f"there is: {', '.join(GAMES)}"):
        game("chess")
