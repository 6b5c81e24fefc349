"""Typo: the words that are said, the doubts of the others, and who judges."""

import pytest

from tests.games.typo_matches import (
    NAMES,
    believe,
    choose,
    give_up,
    match_of,
    place,
    rows,
    say,
    table,
    weigh,
)
from tests.until import until
from wordgames_tui.engine.errors import Refused
from wordgames_tui.games.typo.decisions import Place, Weigh


def said(word, players=4, letter="F", starts="REEU", **options):
    """Ruud has said this word with an F, which comes first, the others holding a V."""
    match = match_of(starts, [letter, "V", "Z", "Y", "X", "W"][:players], **options)
    choose(match, *[letter, "V", "Z", "Y", "X", "W"][:players])
    say(match, word)
    return match


def points(match):
    return table(match).points


# This Word Does Not Exist: half or more of the others


@pytest.mark.parametrize(
    ("players", "answers"),
    [
        (2, ["doubt"]),
        (3, ["doubt"]),
        (3, ["believe", "doubt"]),
        (4, ["doubt", "doubt"]),
        (4, ["believe", "doubt", "doubt"]),
        (5, ["doubt", "doubt"]),
        (5, ["believe", "doubt", "believe", "doubt"]),
        (6, ["doubt", "believe", "doubt", "believe", "doubt"]),
    ],
)
def test_half_or_more_of_the_others_doubting_sends_the_word_to_the_dictionary(players, answers):
    match = said("front", players)
    for answer in answers:
        assert isinstance(match.decision, Weigh)
        match.answer(answer)
    assert points(match)[0] == 2
    assert [e.kind for e in match.events if e.kind == "verdict"] == ["verdict"]


@pytest.mark.parametrize(
    ("players", "answers"),
    [
        (2, ["believe"]),
        (3, ["believe", "believe"]),
        (4, ["doubt", "believe", "believe"]),
        (5, ["doubt", "believe", "believe", "believe"]),
        (6, ["doubt", "doubt", "believe", "believe", "believe"]),
        (6, ["believe", "believe", "believe"]),
    ],
)
def test_fewer_than_half_let_the_word_stand_unchecked(players, answers):
    match = said("frxq", players)
    for answer in answers:
        assert isinstance(match.decision, Weigh)
        match.answer(answer)
    assert isinstance(match.decision, Place)
    assert rows(match)[0] == "FR"
    assert points(match)[0] == 0
    assert "verdict" not in [e.kind for e in match.events]


def test_the_others_may_speak_in_any_order_and_nobody_twice():
    match = said("front", 5)
    assert match.decision.seats == (1, 2, 3, 4)
    weigh(match, David="doubt")
    assert match.decision.seats == (1, 2, 4)
    assert match.view(0)["announced"]["doubts"] == {"3": True}
    with pytest.raises(Refused, match="not for this seat"):
        weigh(match, David="doubt")
    weigh(match, Zinedine="believe")
    weigh(match, Eve="doubt")
    assert points(match)[0] == 2


def test_the_log_tells_doubts_and_votes_but_not_belief():
    match = said("frxq", 3, dictionary="table")
    weigh(match, Michael="believe", Zinedine="doubt")
    weigh(match, Ruud="yes", Michael="no", Zinedine="no")
    lines = [e.line(NAMES) for e in match.events if e.kind == "weighed"]
    assert [line for line in lines if line] == [
        "Zinedine doubts FRXQ.",
        "Ruud says that FRXQ exists.",
        "Michael says that FRXQ does not exist.",
        "Zinedine says that FRXQ does not exist.",
    ]


def test_who_said_the_word_has_no_say():
    match = said("front", 3)
    with pytest.raises(Refused, match="not for this seat"):
        match.answer("believe", 0)


def test_what_the_others_are_asked_is_open_so_no_screen_has_to_be_handed_over():
    match = said("front", 3)
    assert not match.decision.private
    assert match.decision.prompt == "Ruud says FRONT. Does that word exist?"
    assert match.decision_for(2).to_json()["word"] == "front"


def test_a_doubted_word_that_exists_scores_two_points_and_leaves_the_dictionary_where_it_is():
    match = said("front", 2, first=2)
    match.answer("doubt")
    assert points(match) == [2, 0]
    assert table(match).dictionary == 1
    assert rows(match)[0] == "FR"
    assert match.events[-2].line(NAMES) == "FRONT exists: Ruud gains 2 points."


def test_a_doubted_word_that_does_not_exist_loses_the_row_and_two_points_more():
    match = said("frxq", 2, starts=["R", "UNI", "E", "A"], first=2)
    match.answer("doubt")
    assert rows(match) == ["R", "F", "E", "A"]
    assert points(match) == [-5, 0]
    assert table(match).dictionary == 0
    assert (
        match.events[-2].line(NAMES)
        == "FRXQ does not exist (not in the dictionary): Ruud loses 2 points."
    )


def test_the_longest_row_is_measured_without_the_letter_that_fell():
    match = said("unifxq", 2, starts=["TAR", "UNI", "E", "A"])
    match.answer("doubt")
    assert [option.id for option in match.decision.options] == ["row 1", "row 2"]
    assert match.decision.seat == 0
    match.answer("row 1")
    assert rows(match) == ["F", "UNI", "E", "A"]
    assert points(match) == [-5, 0]


def test_the_card_lies_in_no_row_before_the_word_stands():
    match = said("front", 2)
    assert rows(match) == ["R", "E", "E", "U"]
    announced = match.view(1)["announced"]
    assert (announced["word"], announced["row"], announced["side"]) == ("front", 1, "left")
    assert announced["reads"] == "fr"
    believe(match)
    assert match.view(1)["announced"] is None
    assert rows(match)[0] == "FR"


def test_once_somebody_spoke_a_word_cannot_be_taken_back():
    match = said("frxq", 3)
    match.undo(0)
    say(match, "front")
    weigh(match, Michael="believe")
    with pytest.raises(Refused, match="Michael has answered"):
        match.undo(0)


# Who judges


def test_with_the_dictionary_at_once_nobody_is_asked_and_nothing_is_won():
    match = said("front", judge="lexicon")
    assert isinstance(match.decision, Place)
    assert match.decision.seat == 1
    assert rows(match)[0] == "FR"
    assert points(match) == [0, 0, 0, 0]


def test_with_the_dictionary_at_once_a_word_that_it_lacks_falls():
    match = said("frxq", judge="lexicon")
    match.answer("row 2")
    assert rows(match) == ["R", "F", "E", "U"]
    assert points(match) == [-3, 0, 0, 0]


@pytest.mark.parametrize(("verdict", "after"), [("yes", 2), ("no", -3)])
def test_a_player_can_judge_a_doubted_word(verdict, after):
    match = said("front", 3, judge="seat 3")
    weigh(match, Michael="doubt")
    assert match.decision.seats == (2,)
    match.answer(verdict)
    if verdict == "no":
        match.answer("row 1")
    assert points(match)[0] == after


def test_a_word_that_nobody_doubts_is_not_judged():
    match = said("frxq", 3, judge="seat 3")
    believe(match)
    assert isinstance(match.decision, Place)


def test_on_the_word_of_the_player_who_judges_the_table_votes():
    match = said("frxq", 3, judge="seat 1")
    weigh(match, Michael="doubt")
    weigh(match, Ruud="yes")
    weigh(match, Michael="no")
    weigh(match, Zinedine="no")
    match.answer("row 1")
    assert points(match)[0] == -3
    verdict = next(event for event in match.events if event.kind == "verdict")
    assert verdict.reason == "the table voted against it"


@pytest.mark.parametrize(("good", "after"), [(True, 2), (False, -3)])
@pytest.mark.parametrize("options", [{"judge": "seat 3"}, {"dictionary": "table"}])
def test_what_the_table_agreed_is_not_judged_again(good, after, options):
    match = said("frxq", 3, **options)
    match.agree("frxq", good)
    weigh(match, Michael="doubt")
    if not good:
        match.answer("row 1")
    assert points(match)[0] == after


def test_there_must_be_the_seat_that_judges():
    with pytest.raises(Refused, match="There is no seat 4 to judge; there are 3 seats"):
        said("front", 3, judge="seat 4")


@pytest.mark.parametrize(
    ("players", "votes", "after"),
    [
        (3, ["yes", "no", "no"], -3),
        (3, ["yes", "yes", "no"], 2),
        (4, ["yes", "yes", "no", "no"], 2),
        (4, ["yes", "no", "no", "no"], -3),
    ],
)
def test_without_a_dictionary_the_majority_decides(players, votes, after):
    match = said("frxq", players, dictionary="table")
    for _ in until(lambda: not match.decision.option("doubt")):
        match.answer("doubt")
    for number, vote in enumerate(votes):
        name = match.setup.names[match.decision.seat]
        assert match.decision.prompt.startswith(f"{name}: ")
        against = votes[:number].count("no")
        stands = f"So far {number - against} yes, {against} no."
        assert match.decision.prompt.endswith(stands) == bool(number)
        match.answer(vote)
    if after < 0:
        match.answer("row 1")
    assert points(match)[0] == after


def test_the_verdict_of_the_table_holds_for_the_rest_of_the_match():
    match = said("frxq", 2, dictionary="table")
    match.answer("doubt")
    match.answer("no")
    match.answer("no")
    assert match.judge.refusal("frxq") == "banned at this table"


def test_without_a_dictionary_nothing_can_be_looked_up_at_once():
    with pytest.raises(Refused, match="Without a dictionary"):
        said("front", dictionary="table", judge="lexicon")


# Which Words Are Accepted?


@pytest.mark.parametrize("word", ["resin", "resins", "rested", "resting", "re"])
def test_plurals_and_conjugated_verbs_are_accepted(word):
    match = said(word, 2, letter="E", starts="RAAU")
    match.answer("doubt")
    assert points(match)[0] == 2


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("robert", "a proper noun"),
        ("rofl", "an acronym or the abbreviation of a name"),
        ("rotc", "an acronym or the abbreviation of a name"),
        ("roxq", "not in the dictionary"),
    ],
)
def test_proper_nouns_and_abbreviations_are_not(word, reason):
    match = said(word, 2, letter="O", starts=["R", "AB", "E", "U"])
    match.answer("doubt")
    assert points(match)[0] == -4
    assert f"({reason})" in match.events[-2].line(NAMES)


def test_a_table_may_accept_proper_nouns():
    match = said("robert", 2, letter="O", starts=["R", "AB", "E", "U"], names=True)
    match.answer("doubt")
    assert points(match)[0] == 2


def test_a_table_may_accept_abbreviations():
    for accepted, after in ((False, -4), (True, 2)):
        options = {"letter": "S", "starts": ["T", "AB", "E", "U"], "abbreviations": accepted}
        match = said("tsp", 2, **options)
        match.answer("doubt")
        assert points(match)[0] == after


def test_a_table_may_refuse_inflected_forms_but_plurals():
    for word, after in (("remained", -4), ("rests", 2), ("rest", 2)):
        match = said(word, 2, letter="E", starts=["R", "AB", "O", "U"], inflections=False)
        match.answer("doubt")
        assert points(match)[0] == after


def test_a_table_may_choose_how_large_its_dictionary_is():
    for dictionary, after in (("english-50", -4), ("english-80", 2)):
        match = said("aalii", 2, letter="A", starts=["A", "BO", "E", "U"], dictionary=dictionary)
        match.answer("doubt")
        assert points(match)[0] == after


def test_a_word_that_the_table_agreed_on_counts():
    match = said("frxq", 2)
    match.agree("frxq", True)
    match.answer("doubt")
    assert points(match)[0] == 2


# Hints


def test_hints_for_placing_tell_how_many_ends_then_where_then_the_word():
    match = match_of("REEU", ["F", "V"])
    choose(match, "F", "V")
    assert match.hint(0) == "F finds a word at 7 ends."
    place_hint, word_hint = match.hint(0), match.hint(0)
    assert place_hint.startswith("One begins with ")
    word = word_hint.partition(",")[0].lower()
    assert match.decision.ways(word)
    everyday = match.judge.finder.known(4)
    shortest = [everyday.with_prefix(end.reads, limit=1) for end in match.decision.ends]
    assert len(word) == min(len(words[0]) for words in shortest if words)


def test_a_hint_says_when_there_is_no_word():
    match = match_of("QXZJ", ["V", "W"])
    choose(match, "V", "W")
    assert match.hint(0) == "The dictionary has no word for V at any end."
    give_up(match, row=1)


def test_hints_for_choosing_count_only_cards_that_fit_now():
    match = match_of("REEU", ["FAVTIXCYQSBO", "Z"])
    assert match.hint(0).endswith("a word can be found for 12 of your 12 cards.")
    assert " fits at " in match.hint(0)
    assert match.hint(0).endswith(".")


def test_there_is_no_hint_for_a_doubt():
    match = said("front", 2)
    with pytest.raises(Refused, match="no hint"):
        match.hint(1)


def test_open_ends_are_marked_only_where_the_table_wants_it():
    assert match_of("REEU", ["F", "V"]).view(0)["open_ends"] is None
    match = match_of("QXZU", ["J", "V"], show_ends=True)
    assert match.view(0)["open_ends"] == []
    choose(match, "J", "V")
    assert match.view(0)["open_ends"] == ["4 left"]
    place(match, "jug")
    assert match.view(0)["open_ends"] == ["4 right"]
