"""WordSpiel, sentence by sentence of its rulebook: how a round and a match end, and its deck."""

from tests.games.wordspiel_rounds import pass_, say, spiral, start, started, table
from wordgames_tui.games.wordspiel.events import Replenished
from wordgames_tui.games.wordspiel.table import Placement


def out_in_one(**options):
    """Ann can lay all ten cards at once: E + LEPHANTINE."""
    match = started(["LEPHANTINE", "TEST", "AAAA"], "E", **options)
    match.answer({"word": "elephantine"})
    return match


def test_the_round_is_over_when_a_player_runs_out_of_cards_and_cards_left_count_a_point():
    match = out_in_one()
    assert match.over
    assert match.result.scores == (0, 10, 10)
    assert match.result.winners == (0,)


def test_the_lowest_score_after_the_last_round_wins_and_equal_scores_share():
    match = started(["TEST", "TEST"], "E", rounds=1)
    for seat in (0, 1):
        table(match).hand(seat).cards = []
    match.answer("no-word")
    match.answer("spiral")
    assert match.result.winners == (0, 1)
    assert "share" in match.result.text


def test_as_many_rounds_are_played_as_were_agreed():
    match = out_in_one(rounds=2)
    assert not match.over
    assert table(match).round == 2
    assert table(match).round_scores == [(0, 10, 10)]
    assert [len(table(match).hand(seat)) for seat in range(3)] == [10, 10, 10]


def test_when_the_deck_runs_out_the_last_words_stay_and_the_rest_is_shuffled():
    match = started(["UN", "O"], "F", "T")
    say(match, "fun")
    say(match, "no")
    empty_the_deck_onto_the_spirals_start(match)
    pass_(match, "hand")
    assert spiral(match).endswith("uno")
    assert len(table(match).spiral) >= 10
    assert Replenished(cards=70).line(()).endswith("70 cards were shuffled into a new one.")
    assert Replenished(cards=1).line(()).endswith("1 card was shuffled into a new one.")
    assert len(table(match).deck) + len(table(match).spiral) + len(table(match).aside) == 110 - (
        len(table(match).hand(0)) + len(table(match).hand(1))
    )
    assert sum(p.count for p in table(match).placements) == len(table(match).spiral)


def empty_the_deck_onto_the_spirals_start(match):
    """As if the whole deck had been laid, one card at a time, before what lies in the spiral."""
    t = table(match)
    cards = t.deck.take_all()
    t.spiral.cards[:0] = cards
    first = Placement(None, 1)
    t.placements[:0] = [first] * len(cards)


def test_when_nothing_can_be_drawn_a_player_just_passes_and_all_passing_ends_the_round():
    match = started(["TEST", "TEST"], "E")
    table(match).hand(1).put(*table(match).deck.take_all())
    for _ in range(2):
        start(match)
        match.answer("no-word")
    assert match.over
    assert match.result.scores == (10, 99)
