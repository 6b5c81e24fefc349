"""Whole matches between bots, and the invariants that are checked in them."""

import json
import re
from dataclasses import replace

import pytest

from wordgames_tui.bots import player
from wordgames_tui.bots import simulate as simulation
from wordgames_tui.bots.checks import fault
from wordgames_tui.bots.simulate import Played, Report, play_match, play_matches
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.events import Agreed
from wordgames_tui.engine.journal import line_from_json
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.piles import Card
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.wordspiel.rules import WordSpiel

ONE_ROUND = {"rounds": 1}


def report(games, levels, seed=0, variant="", options=None):
    """So many matches of WordSpiel, which took four seconds."""
    rules = game("wordspiel")
    played = tuple(play_matches(rules, games, levels, seed, variant, options))
    return Report(rules.name, rules.variant(variant).name, seed, 4.0, played)


# Who sits where


def test_every_deal_is_played_with_each_level_in_each_seat():
    matches = report(6, ["easy", "medium", "random"], options=ONE_ROUND).played
    assert [match.levels for match in matches[:3]] == [
        ("easy", "medium", "random"),
        ("medium", "random", "easy"),
        ("random", "easy", "medium"),
    ]
    assert [match.levels for match in matches[3:]] == [match.levels for match in matches[:3]]
    seeds = [match.seed for match in matches]
    assert seeds[:3] == seeds[:1] * 3
    assert seeds[3:] == seeds[3:4] * 3
    assert seeds[0] != seeds[3]


def test_equal_levels_play_a_deal_once():
    matches = report(3, ["random", "random"], options=ONE_ROUND).played
    assert len({match.seed for match in matches}) == 3


def test_alone_each_level_plays_every_deal():
    matches = report(6, ["easy", "hard"], variant="solitaire").played
    assert [match.levels for match in matches] == [("easy",), ("hard",)] * 3
    assert [match.seed for match in matches[::2]] == [match.seed for match in matches[1::2]]


def test_the_same_seed_gives_the_same_report_and_another_another():
    levels = ["easy", "medium", "hard", "random"]
    first, again, other = (report(4, levels, seed, options=ONE_ROUND) for seed in (7, 7, 8))
    assert first == again
    assert first.played != other.played


@pytest.mark.parametrize(
    ("levels", "variant", "options", "reason"),
    [
        (["hrad", "easy"], "", {}, "no bot level 'hrad'"),
        (["easy"], "", {}, "2 to 6 players, not 1"),
        (["easy", "hard"], "rondo", {}, "no variant 'rondo'"),
        (["easy", "hard"], "", {"rounds": 0}, "can be 1 to 20"),
    ],
)
def test_what_cannot_be_played_is_refused(levels, variant, options, reason):
    with pytest.raises(Refused, match=reason):
        report(2, levels, variant=variant, options=options)


# What is reported


def test_the_clock_is_the_one_that_was_given():
    result = report(8, ["random", "random"], options=ONE_ROUND)
    assert (result.seconds, result.games_per_second) == (4.0, 2.0)
    assert replace(result, seconds=0.0).games_per_second == 0.0


def test_a_shared_victory_is_divided_and_a_broken_match_does_not_count():
    matches = (
        Played(1, ("easy", "hard", "hard"), 10, (9, 2, 2), (1, 2)),
        Played(1, ("hard", "easy", "hard"), 20, (4, 4, 4), (0, 1, 2)),
        Played(2, ("easy", "hard", "hard"), 30, broken="It broke."),
    )
    result = Report("wordspiel", "rounds", 0, 1.0, matches)
    easy, hard = result.standings
    assert (easy.level, easy.seats, easy.wins, easy.score) == ("easy", 2, pytest.approx(1 / 3), 6.5)
    assert (hard.level, hard.seats, hard.wins, hard.score) == ("hard", 4, pytest.approx(5 / 3), 3.0)
    assert result.broken == [matches[2]]


def test_nobody_wins_a_lost_solitaire():
    lost = Played(1, ("easy",), 10, (3,), ())
    (standing,) = Report("wordspiel", "solitaire", 0, 1.0, (lost,)).standings
    assert (standing.wins, standing.score) == (0, 3)


def test_the_report_is_plain_data():
    result = report(3, ["easy", "hard"], options=ONE_ROUND)
    told = json.loads(json.dumps(result.to_json()))
    assert told["games"] == 3
    answers = [match.answers for match in result.played]
    assert told["answers"]["least"] == min(answers)
    assert told["answers"]["most"] == max(answers)
    assert told["answers"]["mean"] == pytest.approx(sum(answers) / 3)
    assert told["levels"]["hard"]["seats"] == 3
    assert [match["scores"] for match in told["matches"]] == [
        list(match.scores) for match in result.played
    ]
    assert told["broken"] == 0


@pytest.mark.parametrize(("weaker", "stronger"), [("easy", "medium"), ("medium", "hard")])
def test_a_stronger_level_wins_more_often(weaker, stronger):
    result = report(40, [weaker, stronger], seed=1, options={"rounds": 3})
    weak, strong = result.standings
    assert strong.wins > 0.6 * 40
    assert strong.score < weak.score


# What is found


class Spoiled(WordSpiel):
    """WordSpiel in which something goes wrong before the third question is asked."""

    def __init__(self, spoil):
        self.spoil = spoil

    def script(self, table):
        script = super().script(table)
        decision, asked = next(script), 1
        while True:
            if asked == 3:
                decision = self.spoil(table, decision)
            answer = yield decision
            decision, asked = script.send(answer), asked + 1


def doubled(table, decision):
    table.deck.put(table.hand(0).cards[0])
    return decision


def lost(table, decision):
    table.deck.cards.remove(next(card for card in table.deck if card.face == "E"))
    return decision


def strange(table, decision):
    table.deck.put(Card("W9", "W"))
    return decision


def raised(table, decision):
    raise KeyError("lost")


SPOILED = {
    "a card twice": (doubled, r"\w+ lies 2 times on the table, 1 more than there are\.", 2),
    "a card less": (lost, r"Not on the table any more: E\d+\.", 2),
    "a card more": (strange, r"W9 lies 1 times on the table, 1 more than there are\.", 2),
    "nobody": (lambda _, d: replace(d, seats=()), r"Nobody of the table is asked, but \[\]\.", 2),
    "a stranger": (lambda _, d: replace(d, seats=(2,)), r"Nobody of the table .* \[2\]\.", 2),
    "no way": (lambda _, d: replace(d, options=()), r"Ann has no way to answer: Ready.*\?", 2),
    "no question": (lambda _, d: None, r"Nobody is asked, and the match is not over\.", 2),
    "bytes": (lambda _, d: replace(d, prompt=b"?"), r"What Ann sees is not plain data\.", 2),
    "an exception": (
        raised,
        r"KeyError: 'lost' \(in raised, line \d+; seat 1 answered keep\)",
        1,
    ),
}


def careful(view, decision, random):
    return "keep" if decision.option("keep") else "start"


def found_in(rules, players=(careful, careful)):
    """What a match shows in which Ann starts."""
    setup = Setup("wordspiel", (Seat("Ann"), Seat("Ben")), options={"dealer": 2}, seed=3)
    return play_match(rules, setup, ("a", "b"), players)


@pytest.mark.parametrize("spoiled", SPOILED)
def test_what_goes_wrong_is_found_at_once_and_can_be_had_again(spoiled):
    spoil, told, answers = SPOILED[spoiled]
    found = found_in(Spoiled(spoil))
    assert re.fullmatch(told, found.broken), found.broken
    assert (found.seed, found.scores, found.answers) == (3, (), answers)
    written = json.loads(json.dumps(found.to_json()))["journal"]
    lines = [line_from_json(line) for line in written["lines"]]
    again = Match(Spoiled(spoil), Setup.from_json(written["setup"]), lines)
    assert again.answers == answers
    if answers == 2:
        assert fault(again) == found.broken


def test_an_answer_that_is_refused_is_found():
    found = found_in(WordSpiel(), (careful, lambda *_: "no such thing"))
    assert found.broken.startswith("Refused: There is no 'no such thing' to choose here. (in ")
    assert found.broken.endswith("; seat 1 answered no such thing)")


def test_a_bot_that_fails_is_found():
    found = found_in(WordSpiel(), (careful, lambda view, *_: view["no such thing"]))
    assert re.fullmatch(r"KeyError: 'no such thing' \(in .+, line \d+\)", found.broken)
    assert found.answers == 1


def test_a_bot_that_says_nothing_is_found():
    found = found_in(WordSpiel(), (careful, lambda *_: None))
    assert found.broken == "A bot that is waited for says nothing."


def test_a_match_that_does_not_end_is_found(monkeypatch):
    monkeypatch.setattr(simulation, "MOST_ANSWERS", 30)
    bots = [player("wordspiel", "easy")] * 2
    assert found_in(WordSpiel(), bots).broken == "After 30 answers the match has not ended."


def test_a_game_that_fails_before_the_first_question_is_found():
    class Unready(WordSpiel):
        def table(self, setup, chance, judge):
            raise ZeroDivisionError("no table")

    found = found_in(Unready())
    assert re.fullmatch(r"ZeroDivisionError: no table \(in table, line \d+\)", found.broken)
    assert (found.answers, found.journal["lines"]) == (0, [])
    assert Setup.from_json(found.journal["setup"]).seed == 3


class Forgetful(WordSpiel):
    """WordSpiel that is another when it is played again."""

    def __init__(self, forget):
        self.forget = forget
        self.played = 0

    def table(self, setup, chance, judge):
        self.played += 1
        table = super().table(setup, chance, judge)
        self.forget(self, table)
        return table


def another_round(rules, table):
    table.round_scores.append((rules.played, 0))


def another_event(rules, table):
    table.tell(Agreed(word="word", good=rules.played == 1))


@pytest.mark.parametrize(
    ("forget", "told"),
    [(another_round, "another view"), (another_event, "other events")],
)
def test_a_match_that_is_another_when_replayed_is_found(forget, told):
    bots = [player("wordspiel", "hard")] * 2
    found = found_in(Forgetful(forget), bots)
    assert found.broken == f"The journal replayed gives an onlooker {told}."
