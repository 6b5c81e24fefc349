"""WordSpiel, sentence by sentence of its rulebook, from positions that the set-up's order lays."""

from collections import Counter
from random import Random

import pytest

from wordgames_tui.engine.decisions import TIME_UP
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.wordspiel.decisions import PlayWord
from wordgames_tui.games.wordspiel.table import Placement, SpielTable, all_cards, letters

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Flo")
FILLERS = "IRLDG"


def filled(stacks, spoken_for=""):
    """The stacks filled up to ten cards each with letters that no other card here needs."""
    left = Counter(card.face for card in all_cards())
    left.subtract("".join(stacks) + spoken_for)
    full = []
    for stack in stacks:
        filler = [f for f in FILLERS for _ in range(left[f])][: 10 - len(stack)]
        left.subtract(filler)
        full.append(stack + "".join(filler))
    return full


def round_of(hands, flip, deck="", **options):
    """A match in which the seats hold these cards, filled up to ten with I, R, L, D and G; the
    last seat deals, so the first one starts.

    `deck` is what lies on top of the deck after the deal and the flip.
    """
    hands = filled(hands, flip + deck)
    dealt = "".join(card for cards in zip(*hands, strict=True) for card in cards)
    setup = Setup(
        game="wordspiel",
        seats=tuple(Seat(name) for name in NAMES[: len(hands)]),
        options={"rounds": 1, "dealer": len(hands), **options},
        order={"deck": tuple(dealt + flip + deck)},
        seed=7,
    )
    return Match(game("wordspiel"), setup)


def started(*args, **options):
    """The same, with everybody keeping their cards and the first clock started."""
    match = round_of(*args, **options)
    for _ in match.table.seats:
        match.answer("keep")
    return start(match)


def start(match):
    if match.decision.option("start"):
        match.answer("start")
    return match


def say(match, word, way=None):
    """Start the clock if need be, and lay a word."""
    start(match)
    match.answer({"word": word} if way is None else {"word": word, "way": way})


def pass_(match, to):
    start(match)
    match.answer("no-word")
    match.answer(to)


def table(match) -> SpielTable:
    return match.table


def spiral(match):
    return letters(table(match).spiral)


def hand(match, seat):
    return "".join(sorted(letters(table(match).hand(seat))))


def fun(second="OIETNY"):
    """Ann made FUN out of the flipped F; Ben holds `second`."""
    match = started(["UNANA", second], "F")
    say(match, "fun")
    return start(match)


# Deal, Play A to G


def test_ten_cards_each_are_dealt_one_at_a_time_clockwise_from_the_dealers_left():
    match = round_of(["ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZAEIO"], "E", dealer=3)
    assert [letters(table(match).hand(seat)) for seat in range(3)] == [
        "abcdefghij",
        "klmnopqrst",
        "uvwxyzaeio",
    ]
    match = round_of(["ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZAEIO"], "E", dealer=1)
    assert letters(table(match).hand(1)) == "abcdefghij"
    assert letters(table(match).hand(0)) == "uvwxyzaeio"


@pytest.mark.parametrize(("dealer", "first"), [(1, 1), (2, 2), (3, 0)])
def test_the_player_to_the_dealers_left_goes_first(dealer, first):
    match = started(["TEST"] * 3, "E", dealer=dealer)
    assert isinstance(match.decision, PlayWord)
    assert match.decision.seat == first


def test_the_dealer_moves_on_clockwise_each_round():
    setup = Setup(
        "wordspiel", (Seat("Ann"), Seat("Ben")), options={"dealer": 2, "rounds": 3}, seed=1
    )
    match = Match(game("wordspiel"), setup)
    dealers = []
    while not match.over:
        if table(match).round > len(dealers):
            dealers.append(table(match).dealer)
            table(match).hand(dealers[-1]).cards[1:], spare = [], table(match).hand(dealers[-1])
            table(match).deck.put(*spare.cards[1:])
        match.answer(match.decision.sample(match.decision.seat, Random(1)))
    assert dealers == [1, 0, 1]


def test_the_first_word_begins_with_the_letter_on_the_flipped_card():
    match = started(["UNAA", "OOO"], "F")
    with pytest.raises(Refused, match="the last letter is F"):
        match.answer({"word": "nun"})
    say(match, "fun")
    assert spiral(match) == "fun"


@pytest.mark.parametrize(
    ("word", "back", "after"),
    [("no", "1", "funo"), ("unite", "2", "funite"), ("funny", "3", "funny")],
)
def test_a_word_starts_with_the_last_letters_played_as_far_back_as_one_likes(word, back, after):
    match = fun()
    say(match, word)
    assert match.lines[-1].answer == {"word": word, "way": back}
    assert spiral(match) == after


def test_a_word_may_reach_back_over_several_words():
    match = fun("OET")
    say(match, "no")
    say(match, "on")
    say(match, "nonet")
    assert match.lines[-1].answer == {"word": "nonet", "way": "3"}
    assert spiral(match) == "funonet"


def test_previously_played_cards_keep_their_order():
    match = fun("UFT")
    for word in ("furl", "fug"):
        with pytest.raises(Refused, match="does not start with the end of the spiral"):
            say(match, word)


def test_a_word_needs_a_card_of_the_hand():
    match = fun()
    with pytest.raises(Refused, match="FUN lies there already; add one card or more"):
        say(match, "fun")


def test_a_card_is_used_once_and_must_be_held():
    match = fun("OIETY")
    with pytest.raises(Refused, match="it holds no N"):
        say(match, "funny")
    match = fun("ONIE")
    with pytest.raises(Refused, match="it holds not enough O"):
        say(match, "noo")


def test_a_word_has_two_letters_or_more():
    match = fun()
    with pytest.raises(Refused, match="2 letters or more"):
        say(match, "n")


def test_where_there_are_several_ways_the_one_that_lays_most_cards_comes_first():
    match = started(["EE", "ERIE"], "T")
    say(match, "tee")
    start(match)
    ways = match.decision.ways("eerie")
    assert [way.key for way in ways] == ["1", "2"]
    assert ways[0].label == "E + ERIE"
    with pytest.raises(Refused, match="cannot be made in that way"):
        say(match, "eerie", "3")
    say(match, "eerie", "2")
    assert spiral(match) == "teerie"
    assert hand(match, 1) == "errrrrr"


def test_only_one_word_a_turn_and_no_card_is_drawn_for_it():
    match = fun()
    assert match.decision.seat == 1
    assert len(table(match).hand(0)) == 8


def test_the_words_that_can_be_made_are_listed_when_they_are_few():
    match = started(["TO", "OOO"], "Q")
    assert match.decision.legal(0)[:2] == ("no-word", {"word": "qi", "way": "1"})
    match = started(["EEL", "OOO"], "Z")
    listed = match.decision.legal(0)
    assert {"word": "zee", "way": "1"} in listed
    assert {"word": "zoo", "way": "1"} not in listed
    match = started(["ETASINORHM", "OOO"], "S")
    assert match.decision.legal(0) is None


# Play C: exchanging cards


def test_three_cards_a_round_may_be_exchanged_before_it_starts():
    match = round_of(["QXZ", "OOO"], "F", "IT")
    drawn = letters(table(match).deck)[:3]
    assert drawn == "fit"
    for card in ("Q", "X", "Z"):
        card_id = next(c.id for c in table(match).hand(0) if c.face == card)
        match.answer(f"exchange:{card_id}")
    assert hand(match, 0) == "".join(sorted("iiiiiii" + "fit"))
    assert letters(table(match).aside) == "qxz"
    with pytest.raises(Refused, match="You have exchanged 3 cards already"):
        match.answer(f"exchange:{table(match).hand(0).cards[0].id}")


def test_cards_may_be_exchanged_when_it_is_not_ones_turn_but_not_in_it():
    match = round_of(["TEST", "TEST"], "E", "RIG")
    match.answer("keep")
    match.answer("keep")
    card = table(match).hand(0).cards[0]
    match.answer(f"exchange:{card.id}")
    assert letters(table(match).hand(0))[-1] == "r"
    match.answer("start")
    with pytest.raises(Refused, match="There is no 'exchange"):
        match.answer(f"exchange:{table(match).hand(0).cards[0].id}")


def test_the_exchanges_of_a_round_count_together():
    match = round_of(["TEST", "TEST"], "E", "RIG")
    match.answer(f"exchange:{table(match).hand(0).cards[0].id}")
    match.answer(f"exchange:{table(match).hand(0).cards[0].id}")
    match.answer("keep")
    match.answer("keep")
    match.answer(f"exchange:{table(match).hand(0).cards[0].id}")
    options = [o for o in match.decision.options if o.group == "exchange"]
    assert all(option.why_not for option in options)


# Play H: out of time, or no word


@pytest.mark.parametrize("answer", ["no-word", TIME_UP])
def test_no_word_or_no_time_takes_the_top_card_into_the_hand(answer):
    match = started(["TEST", "TEST"], "E", "Q")
    match.answer(answer)
    assert {option.id for option in match.decision.options} == {"hand", "spiral"}
    match.answer("hand")
    assert letters(table(match).hand(0)) == "testiiiiiiq"
    assert spiral(match) == "e"
    assert match.decision.seat == 1


@pytest.mark.parametrize("answer", ["no-word", TIME_UP])
def test_or_to_the_end_of_the_spiral_where_the_next_player_must_use_it(answer):
    match = started(["TEST", "TEST"], "E", "A")
    match.answer(answer)
    match.answer("spiral")
    assert spiral(match) == "ea"
    start(match)
    with pytest.raises(Refused, match="the last letter is A"):
        match.answer({"word": "ett"})
    say(match, "ate")
    assert spiral(match) == "eate"


def test_the_card_is_not_known_before_it_is_decided_where_it_goes():
    match = started(["TEST", "TEST"], "E", "Q")
    match.answer("no-word")
    assert "cards" not in match.view(0)["piles"]["deck"]


def test_a_card_drawn_into_a_hand_is_seen_by_its_owner_alone():
    match = started(["TEST", "TEST"], "E", "Q")
    match.answer("no-word")
    drawn = match.answer("hand")[0]
    assert drawn.seen_by(0).card.face == "Q"
    assert drawn.seen_by(1).card is None
    assert drawn.seen_by(None).card is None


def test_without_a_clock_nobody_runs_out_of_time():
    match = round_of(["TEST", "TEST"], "E", seconds=0)
    match.answer("keep")
    match.answer("keep")
    start(match)
    assert match.decision.seconds is None
    with pytest.raises(Refused):
        match.answer(TIME_UP)


def test_a_turn_takes_sixty_seconds():
    assert started(["TEST", "TEST"], "E").decision.seconds == 60


# Play I, J and the FAQs


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


# The Nitty Gritty


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
    for vote in votes:
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


def test_easy_start_flips_another_card_for_a_q_or_an_x():
    match = started(["TEST", "TEST"], "Q", "XA", easy_start=True)
    assert spiral(match) == "a"
    assert letters(table(match).deck)[-2:] == "qx"
    assert spiral(started(["TEST", "TEST"], "Q", "XA")) == "q"


# Solitaire


def alone(stacks, flip, rest="", choose="left"):
    stacks = filled(stacks, flip + rest)
    setup = Setup(
        game="wordspiel",
        seats=(Seat("Ann"),),
        variant="solitaire",
        order={"deck": tuple("".join(stacks) + flip + rest)},
        seed=7,
    )
    match = Match(game("wordspiel"), setup)
    match.answer(choose)
    return match


def test_one_of_two_stacks_of_ten_is_the_hand_and_the_other_the_draw_pile():
    match = alone(["ABCDEFGHIJ", "KLMNOPQRST"], "E")
    assert hand(match, 0) == "abcdefghij"
    assert letters(table(match).piles["right"]) == "klmnopqrst"
    assert "cards" not in match.view(0)["piles"]["right"]
    match = alone(["ABCDEFGHIJ", "KLMNOPQRST"], "E", choose="right")
    assert hand(match, 0) == "klmnopqrst"


def test_after_every_word_the_top_card_of_the_pile_comes_into_the_hand():
    match = alone(["UNAA", "TOOO"], "F")
    say(match, "fun")
    assert hand(match, 0) == "aaiiiiiit"
    assert match.decision.seconds is None


def test_without_a_word_one_takes_the_top_card_of_the_pile():
    match = alone(["UNAA", "TOOO"], "F")
    match.answer("draw")
    assert hand(match, 0) == "aaiiiiiintu"


def test_three_cards_a_game_may_be_exchanged_with_the_rest():
    match = alone(["QXZUAAAEEE", "TOOO"], "F", "INS")
    for face in "QXZ":
        card = next(c for c in table(match).hand(0) if c.face == face)
        match.answer(f"exchange:{card.id}")
    assert hand(match, 0) == "aaaeeeinsu"
    assert letters(table(match).aside) == "qxz"
    with pytest.raises(Refused, match="exchanged 3 cards already"):
        match.answer(f"exchange:{table(match).hand(0).cards[0].id}")


def test_all_cards_used_is_a_win_whatever_is_left_in_the_pile():
    match = alone(["LEPHANTINE", "TOOO"], "E")
    say(match, "elephantine")
    assert match.result.winners == (0,)
    assert match.result.scores == (0,)


def last_chance(hand_cards):
    match = alone([hand_cards, "TOOOOOOOES"], "F")
    table(match).piles["right"].cards, spare = (
        table(match).piles["right"].cards[-1:],
        table(match).piles["right"].cards[:-1],
    )
    table(match).deck.put(*spare)
    match.answer("draw")
    return match


def test_after_the_last_card_of_the_pile_one_word_must_use_every_card():
    match = last_chance("UNAA")
    assert match.decision.option("draw") is None
    assert "last word" in match.decision.prompt
    say(match, "fun")
    assert match.result.winners == ()
    assert match.result.scores == (9,)


def test_a_last_word_of_every_card_wins():
    match = last_chance("UNAA")
    left = letters(table(match).hand(0))
    match.agree("f" + left, True)
    say(match, "f" + left)
    assert match.result.winners == (0,)


def test_giving_up_loses_with_the_cards_in_hand():
    match = alone(["UNAA", "TOOO"], "F")
    match.answer("give-up")
    assert match.result.winners == ()
    assert match.result.scores == (10,)


def test_exchanged_cards_lie_aside_face_down():
    match = round_of(["QXZ", "OOO"], "F", "IT")
    match.answer(f"exchange:{table(match).hand(0).cards[0].id}")
    for seat in (None, 0, 1):
        assert match.view(seat)["piles"]["aside"] == {"count": 1}


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
