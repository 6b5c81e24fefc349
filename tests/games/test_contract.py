"""What must hold in every game: one suite over all games, variants and numbers of players."""

import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.games.matches import (
    TABLES,
    journal,
    new_match,
    now_and_then,
    play_on,
    some_answer,
    some_setup,
    state,
    table_name,
)
from tests.until import until
from wordgames_tui.engine.decisions import Decision
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.journal import line_from_json
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.piles import Pile
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.setup import Seat, Setup

every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)
SEEDS = (1, 2)

NONSENSE: Sequence[Json] = (
    None,
    True,
    17,
    -1.5,
    "",
    "no such option",
    "exchange:",
    "\x1b[31m[/foo]\x00",
    [],
    ["", ""],
    [1],
    ["a" * 10_000],
    {},
    {"word": 3},
    {"word": ""},
    {"word": "zzxq"},
    {"word": "a" * 10_000},
    {"word": "[/foo]"},
    {"word": "the", "way": "nowhere"},
    {"word": "the", "way": 1},
    {"word": "the", "more": 1},
)


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_of_random_answers_ends_with_every_component_in_one_place(table, seed):
    match = new_match(table, seed)
    components = sorted(card.id for card in table[0].components(match.setup))
    for _ in play_on(match, Random(seed)):
        lying = sorted(card.id for pile in match.table.piles.values() for card in pile)
        assert lying == components
    assert match.decision is None
    assert match.result is not None
    assert len(match.result.scores) == len(match.setup.seats)
    with pytest.raises(Refused, match="over"):
        match.answer("anything")


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_the_journal_replayed_is_the_match(table, seed):
    match = new_match(table, seed)
    random = Random(seed)
    for _ in play_on(match, random):
        if now_and_then(match, random, 0.05):
            assert_replays(match)
    assert_replays(match)


def assert_replays(match: Match) -> None:
    setup = Setup.from_json(json.loads(json.dumps(match.setup.to_json())))
    lines = [line_from_json(line) for line in json.loads(journal(match))]
    again = Match(match.rules, setup, lines)
    assert state(again) == state(match)
    assert journal(again) == journal(match)


@every_table
def test_undo_and_the_same_answer_give_the_same_match(table):
    setup = some_setup(table, 3)
    match = Match(table[0], replace(setup, options={**setup.options, "take_backs": True}))
    random = Random(3)
    undone = 0
    for _ in until(lambda: match.over):
        tried = now_and_then(match, random, 0.1)
        before = state(match) if tried else ""
        seat, answer = some_answer(match, random)
        match.answer(answer, seat)
        if tried:
            after = state(match)
            match.undo()
            assert state(match) == before
            match.answer(answer, seat)
            assert state(match) == after
            undone += 1
    assert undone
    assert_replays(match)


@every_table
def test_a_refused_answer_leaves_the_match_as_it_was(table):
    match = new_match(table, 4)
    random = Random(4)
    refused = 0
    for _ in play_on(match, random):
        if match.decision is None or not now_and_then(match, random, 0.2):
            continue
        before, lines = state(match), journal(match)
        for answer in NONSENSE:
            for seat in (*match.table.seats, -1, 99):
                if legal(match.decision, answer, seat):
                    continue
                with pytest.raises(Refused) as refusal:
                    match.answer(answer, seat)
                assert_one_clear_sentence(str(refusal.value))
                refused += 1
        assert state(match) == before
        assert journal(match) == lines
    assert refused


def legal(decision: Decision, answer: Json, seat: int) -> bool:
    try:
        decision.check(answer, seat)
    except Refused:
        return False
    return True


def assert_one_clear_sentence(text: str) -> None:
    assert text[0] == text[0].upper()
    assert text[-1] in ".:…}"
    assert "\n" not in text
    assert len(text) < 200


@every_table
def test_everybody_who_is_asked_can_move_and_nobody_else(table):
    match = new_match(table, 5)
    random = Random(5)
    for _ in play_on(match, random):
        decision = match.decision
        if decision is None:
            break
        assert decision.prompt
        for seat in match.table.seats:
            asked = match.decision_for(seat)
            if seat not in decision.seats:
                assert asked is None
                continue
            assert asked is not None
            listed = asked.legal(seat)
            for answer in listed or ():
                asked.check(answer, seat)
            if listed is not None:
                assert len({json.dumps(answer) for answer in listed}) == len(listed)
        decision.check(decision.sample(decision.seat, random), decision.seat)


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_holds_nothing_that_its_seat_may_not_know(table, seed):
    """What a seat is shown is the same in two matches that differ only in what it may not know."""
    match = new_match(table, seed)
    random = Random(seed)
    for _ in play_on(match, random):
        if match.decision is None or not now_and_then(match, random, 0.06):
            continue
        for seat in (None, *match.table.seats):
            twin = match.fork()
            shuffle_the_unknown(twin, seat, random)
            assert twin.view(seat) == match.view(seat)
            if seat is not None:
                assert shown(twin.decision_for(seat)) == shown(match.decision_for(seat))
                if match.decision_for(seat):
                    assert hint(twin, seat) == hint(match.fork(), seat)


@every_table
def test_an_event_tells_a_seat_only_what_it_reveals(table):
    """Unless an event says that it reveals something, it reads the same whatever is hidden."""
    match = new_match(table, 6)
    random = Random(6)
    compared = 0
    for _ in until(lambda: match.over):
        answer_seat, answer = some_answer(match, random)
        if not now_and_then(match, random, 0.4):
            match.answer(answer, answer_seat)
            continue
        onlooker = random.choice(match.table.seats)
        twin = match.fork()
        shuffle_the_unknown(twin, onlooker, random, spare=twin.decision.seats)
        happened = match.answer(answer, answer_seat)
        for mine, other in zip(happened, twin.answer(answer, answer_seat), strict=False):
            if mine.reveals(onlooker) or type(mine) is not type(other):
                break
            assert mine.seen_by(onlooker) == other.seen_by(onlooker)
            compared += 1
    assert compared


def shuffle_the_unknown(
    match: Match, seat: int | None, random: Random, spare: Sequence[int] = ()
) -> None:
    """Exchange the cards of a sort that the seat cannot see among the places that hold them."""
    hidden: list[Pile[Any]] = [
        pile
        for pile in match.table.piles.values()
        if not pile.is_seen_by(seat) and not any(pile.is_seen_by(other) for other in spare)
    ]
    sorts = [[type(card) for card in pile] for pile in hidden]
    cards = [card for pile in hidden for card in pile.take_all()]
    random.shuffle(cards)
    for pile, lay in zip(hidden, sorts, strict=True):
        for sort in lay:
            card = next(card for card in cards if type(card) is sort)
            cards.remove(card)
            pile.put(card)


def shown(decision: Decision | None) -> Json:
    return decision.to_json() if decision else None


def hint(match: Match, seat: int) -> str:
    try:
        return match.hint(seat)
    except Refused as refusal:
        return str(refusal)


@every_table
def test_events_have_a_line_for_the_log_and_are_plain_data(table):
    match = new_match(table, 7)
    for _ in play_on(match, Random(7)):
        pass
    for seat in (None, *match.table.seats):
        for event in match.events_for(seat):
            line = event.line(match.setup.names)
            assert line == line.strip()
            assert json.loads(json.dumps(event.to_json()))["event"] == event.kind
    assert json.loads(json.dumps(match.result.to_json()))


@every_table
def test_a_setup_goes_through_json_and_back(table):
    setup = table[0].settle(some_setup(table, 8))
    assert Setup.from_json(json.loads(json.dumps(setup.to_json()))) == setup


@every_table
def test_too_few_or_too_many_players_are_refused(table):
    rules, variant, _ = table
    setup = some_setup(table, 9)
    for count in (0, variant.least - 1, variant.most + 1):
        seats = tuple(Seat(f"P{seat}") for seat in range(count))
        with pytest.raises(Refused, match="takes"):
            Match(rules, replace(setup, seats=seats))


@every_table
def test_the_order_of_every_shuffled_pile_can_be_fixed(table):
    rules, _, _ = table
    setup = some_setup(table, 10)
    components = rules.components(setup)
    with pytest.raises(Refused, match="No pile 'nowhere' is shuffled here"):
        Match(rules, replace(setup, order={"nowhere": (components[0].id,)}))
    for pile in rules.shuffled:
        with pytest.raises(Refused, match=f"There is no 'no such card' in the pile '{pile}'"):
            Match(rules, replace(setup, order={pile: ("no such card",)}))
