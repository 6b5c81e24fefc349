"""WordSpiel, sentence by sentence of its rulebook: allowable words, and challenges."""

from dataclasses import replace

import pytest

from tests.games.wordspiel_rounds import NAMES, hand, round_of, say, spiral, start, started, table
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.match import Match
from wordgames_tui.games import game
from wordgames_tui.games.wordspiel.table import letters


@pytest.mark.parametrize("word", ["tsp", "lb", "ave", "apt"])
def test_common_abbreviations_are_allowed(word):
    match = started([word[1:].upper(), "TEST"], word[0].upper())
    say(match, word)
    assert spiral(match) == word


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("alaska", "a proper noun"),
        ("robert", "a proper noun"),
        ("asap", "an acronym"),
        ("vip", "an acronym"),
        ("ca", ""),
        ("tue", ""),
        ("feb", ""),
        ("xqz", "not in the dictionary"),
    ],
)
def test_other_words_are_refused_with_the_reason(word, reason):
    rest = word[1:].upper()
    match = started([rest, "TEST"], word[0].upper())
    with pytest.raises(Refused, match=f"{word.upper()} is not good here: .*{reason}"):
        say(match, word)


@pytest.mark.parametrize("typed", ["don't", "part-time", "A.S.A.P.", "two words", "[/foo]", "42"])
def test_contractions_hyphens_and_signs_are_no_words(typed):
    match = started(["TEST", "TEST"], "E")
    with pytest.raises(Refused, match="the letters A to Z alone"):
        say(match, typed)


def bluff(**options):
    """Ben may challenge Ann's EXQ, which is no word."""
    match = started(["XQ", "OOO", "SSS"], "E", "K", challenge="table", **options)
    match.answer({"word": "exq"})
    return match


def test_a_word_that_is_laid_freely_may_be_challenged_by_any_other_player():
    for by in (1, 2):
        match = bluff()
        assert set(match.decision.seats) == {1, 2}
        match.answer("challenge", by)
        assert spiral(match) == "e"
    with pytest.raises(Refused):
        bluff().answer("challenge", 0)


def test_a_right_challenge_gives_the_cards_back_with_a_penalty_card_and_the_turn_is_over():
    match = bluff()
    match.answer("challenge", 1)
    assert hand(match, 0) == "iiiiiiiikqx"
    assert start(match).decision.seat == 1


def test_a_wrong_challenge_costs_nothing():
    match = started(["XAM", "OOO"], "E", challenge="table")
    match.answer({"word": "exam"})
    match.answer("challenge", 1)
    assert spiral(match) == "exam"
    assert len(table(match).hand(1)) == 10
    assert match.decision.option("challenge") is None


def test_a_word_can_be_challenged_only_until_the_next_player_starts_the_clock():
    match = bluff()
    match.answer("start")
    assert match.decision.option("challenge") is None
    assert spiral(match) == "exq"


def test_the_last_word_of_a_round_can_be_challenged_before_scoring():
    match = started(["XQ" + "AAAAA" + "EEE", "OOO"], "E", challenge="table")
    match.answer({"word": "exqaaaaaeee"})
    assert not match.over
    match.answer("challenge", 1)
    assert not match.over
    assert len(table(match).hand(0)) == 11
    match = started(["XQ" + "AAAAA" + "EEE", "OOO"], "E", challenge="table")
    match.answer({"word": "exqaaaaaeee"})
    match.answer("start")
    assert match.result.scores == (0, 10)


@pytest.mark.parametrize(
    ("votes", "stands"),
    [(("yes", "no", "no"), False), (("yes", "yes", "no"), True), (("no", "no", "yes"), False)],
)
def test_the_table_can_vote_and_its_verdict_is_kept(votes, stands):
    match = bluff(verdict="vote")
    match.answer("challenge", 2)
    for number, vote in enumerate(votes):
        name = match.setup.names[match.decision.seat]
        assert match.decision.prompt.startswith(f"{name}: is ")
        against = votes[:number].count("no")
        so_far = f"So far {number - against} yes, {against} no."
        assert match.decision.prompt.endswith(so_far) == bool(number)
        match.answer(vote)
    assert (spiral(match) == "exq") is stands
    assert match.judge.refusal("exq") == ("" if stands else "banned at this table")


def test_a_word_that_the_table_agreed_on_counts():
    match = started(["XQ", "OOO"], "E")
    with pytest.raises(Refused):
        match.answer({"word": "exq"})
    match.agree("exq", True)
    match.answer({"word": "exq"})
    assert spiral(match) == "exq"


def test_without_a_dictionary_words_are_laid_freely_and_the_table_votes():
    setup = replace(round_of(["XQ", "OOO", "SSS"], "E", "K").setup, dictionary="table")
    match = Match(game("wordspiel"), setup)
    for _ in NAMES[:3]:
        match.answer("keep")
    start(match)
    match.answer({"word": "exq"})
    match.answer("challenge", 2)
    for _ in range(3):
        assert match.decision.option("no") is not None
        match.answer("no")
    assert spiral(match) == "e"


def test_a_word_that_the_table_has_ruled_out_is_not_laid_freely_either():
    match = started(["XQ", "OOO"], "E", challenge="table")
    match.agree("exq", False)
    with pytest.raises(Refused, match="EXQ is not good here: banned at this table"):
        match.answer({"word": "exq"})


def test_easy_start_flips_another_card_for_a_q_or_an_x():
    match = started(["TEST", "TEST"], "Q", "XA", easy_start=True)
    assert spiral(match) == "a"
    assert letters(table(match).deck)[-2:] == "qx"
    assert spiral(started(["TEST", "TEST"], "Q", "XA")) == "q"


def test_the_log_tells_of_a_challenge_what_everybody_may_know():
    match = bluff()
    challenged, verdict = match.answer("challenge", 2)
    assert challenged.seat == 2
    assert verdict.seen_by(0).line(NAMES).endswith("Ann takes the cards back and draws K.")
    for seat in (1, 2, None):
        line = verdict.seen_by(seat).line(NAMES)
        assert line.endswith("Ann takes the cards back and draws a penalty card.")


def test_a_challenge_that_cost_a_card_cannot_be_taken_back():
    match = bluff()
    match.answer("challenge", 1)
    assert "a penalty card was drawn" in match.undo_refusal(1)
    match = started(["XAM", "OOO"], "E", challenge="table")
    match.answer({"word": "exam"})
    match.answer("challenge", 1)
    assert match.undo_refusal(1) == ""


def test_a_word_that_the_table_has_voted_on_is_not_voted_on_again():
    match = bluff(verdict="vote")
    match.agree("exq", False)
    match.answer("challenge", 1)
    assert spiral(match) == "e"
    assert match.decision.option("yes") is None
