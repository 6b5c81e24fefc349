"""WordSpiel, sentence by sentence of its rulebook: the deal, words, exchanges, no word."""

from random import Random

import pytest

from tests.games.wordspiel_rounds import fun, hand, round_of, say, spiral, start, started, table
from tests.until import until
from wordgames_tui.engine.decisions import TIME_UP
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.wordspiel.decisions import PlayWord
from wordgames_tui.games.wordspiel.table import letters

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
    for _ in until(lambda: match.over):
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
    with pytest.raises(Refused, match=r"FUNNY needs N and Y from your hand, which lacks N.$"):
        say(match, "funny")
    match = fun("ONIE")
    with pytest.raises(Refused, match=r"NOO needs O and O from your hand, which lacks another O.$"):
        say(match, "noo")


def test_of_more_letters_than_cards_only_their_number_is_told():
    with pytest.raises(Refused, match=r"^FUN(Q){32} needs 32 cards of your hand, which has 10.$"):
        say(fun(), "fun" + "q" * 32)


def test_all_letters_that_the_hand_lacks_are_named_in_the_order_of_the_word():
    with pytest.raises(Refused, match=r"^NERVY needs E, R, .* your hand, which lacks V and Y.$"):
        say(fun("OEIR"), "nervy")
    with pytest.raises(Refused, match=r"^NAMA needs A, M and A, which your hand lacks.$"):
        say(fun("OIETY"), "nama")


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
