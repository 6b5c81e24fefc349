"""How the bots of WordSpiel play."""

from collections import Counter

import pytest

from tests.bots.tables import LEVELS, NAMES, Place, a_match, contested, played, said
from wordgames_tui.bots import player
from wordgames_tui.bots.simulate import play_match
from wordgames_tui.bots.wordspiel.position import Position
from wordgames_tui.engine import match as engine_match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.wordspiel.table import all_cards
from wordgames_tui.words.enchanted import EnchantDictionary
from wordgames_tui.words.policy import POLICIES

TIERS = {"easy": 3, "medium": 5, "hard": 9}


def result_of(levels, **kept):
    """What became of a match between these levels, every invariant checked."""
    setup = Setup(game="wordspiel", seats=tuple(map(Seat, NAMES[: len(levels)])), **kept)
    players = [player("wordspiel", level) for level in levels]
    return play_match(game("wordspiel"), setup, levels, players)


# They keep to the rules


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"seconds": 0},
        {"challenge": "table"},
        {"challenge": "table", "verdict": "vote", "seconds": 0},
        {"easy_start": True, "hints": False, "take_backs": True},
    ],
    ids=str,
)
@pytest.mark.parametrize(
    "levels",
    [
        ("easy", "hard"),
        ("medium", "random", "easy"),
        ("random", "hard", "easy", "medium", "random", "hard"),
    ],
    ids="-".join,
)
def test_a_round_between_bots_is_played_by_the_rules(levels, options):
    result = result_of(levels, options={"rounds": 1, **options}, seed=4)
    assert result.broken == ""
    assert 0 in result.scores


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(3))
def test_a_solitaire_is_played_by_the_rules(level, seed):
    result = result_of((level,), variant="solitaire", seed=seed)
    assert result.broken == ""
    assert bool(result.winners) == (result.scores == (0,))


@pytest.mark.parametrize(
    "dictionary",
    [
        {"dictionary": "english-50"},
        {"dictionary": "english-80"},
        {"dictionary": "table"},
        {"dictionary": "list", "words": ("tea", "eat", "tear", "rate", "ten", "net", "on", "no")},
        {"dictionary": "list", "words": ("zzz",)},
    ],
    ids=str,
)
def test_a_round_is_played_by_the_rules_with_any_dictionary(dictionary):
    result = result_of(LEVELS, options={"rounds": 1}, seed=6, **dictionary)
    assert result.broken == ""
    assert result.scores


class Choosy(EnchantDictionary):
    """A speller, which cannot list its words: those of an odd number of letters."""

    def __init__(self, *, is_english):
        self.key, self.title, self.policy = "enchant:xx", "Odd words", POLICIES["wordspiel"]
        self.is_english = is_english

    def refusal(self, word):
        return "" if len(word) % 2 else "an even word"


def test_no_word_is_offered_that_a_speller_refuses(monkeypatch):
    monkeypatch.setattr(engine_match, "open_dictionary", lambda *_: Choosy(is_english=True))
    words = [a["word"] for _, _, a in played(a_match(3), LEVELS) if isinstance(a, dict)]
    assert words
    assert all(len(word) % 2 for word in words)


def test_without_a_list_of_words_they_find_none_doubt_none_and_come_to_an_end(monkeypatch):
    monkeypatch.setattr(engine_match, "open_dictionary", lambda *_: Choosy(is_english=False))
    result = result_of(LEVELS, options={"rounds": 1, "challenge": "table"})
    assert result.broken == ""
    assert 0 not in result.scores
    assert [challenges(level, "xqj") for level in LEVELS] == [0, 0, 0]


# What they know


@pytest.mark.parametrize("seed", range(3))
def test_they_lay_only_words_that_their_level_knows(seed):
    match = a_match(3, seed, challenge="table")
    laid = set()
    for asked, seat, given in played(match, LEVELS):
        if isinstance(given, dict):
            laid.add(LEVELS[seat])
            assert given["word"] in asked.judge.candidates.known(TIERS[LEVELS[seat]])
    assert laid == set(LEVELS)


def challenges(level, word):
    """How often in a hundred times Cleo, of that level, challenges that word."""
    match = contested(word)
    rolls = [said(match, level, 2, seed) for seed in range(100)]
    assert set(rolls) <= {"challenge", None}
    return rolls.count("challenge")


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_no_word_is_always_challenged(level):
    assert challenges(level, "xqj") == 100


@pytest.mark.parametrize("level", LEVELS)
def test_a_word_that_they_know_is_never_challenged(level):
    assert challenges(level, "tea") == 0


def test_a_rare_word_is_challenged_by_who_does_not_know_it():
    assert challenges("hard", "qi") == 0
    assert challenges("easy", "qi") == challenges("medium", "qi") == 100


def test_hard_does_not_challenge_good_words_that_it_would_not_lay():
    match = contested("tea")
    words = match.judge.finder
    rude = next(w for w in words if len(w) == 4 and w not in words.known(9))
    assert challenges("hard", rude) == 0


def test_who_is_waited_for_challenges_as_well():
    assert said(contested("xqj"), "hard", 1) == "challenge"
    assert said(contested("tea"), "hard", 1) != "challenge"


@pytest.mark.parametrize(("word", "vote"), [("tea", "yes"), ("qi", "yes"), ("xqj", "no")])
def test_they_vote_for_what_a_list_has(word, vote):
    match = contested(word, verdict="vote")
    match.answer("challenge", 2)
    for level in LEVELS:
        assert {said(match, level, 0, seed) for seed in range(20)} == {vote}


@pytest.mark.parametrize("level", LEVELS)
def test_what_the_table_agreed_on_counts_for_them(level):
    place = Place("fun", "unzz")
    place.judge.agree("fuzz", True)
    assert {place.turn(level, seed=seed) for seed in range(20)} >= {"fuzz"}
    place.judge.agree("fuzz", False)
    assert place.turn(level) == "fun"


# What they never know


@pytest.mark.parametrize("options", [{}, {"challenge": "table"}], ids=str)
def test_what_they_may_not_see_changes_nothing(options):
    """The same view and question give the same answer, however hidden cards are laid round."""
    match = a_match(3, 3, **options)
    turned = 0
    for asked, seat, _ in played(match, LEVELS):
        other = match.fork()
        hidden = [p for p in other.table.piles.values() if not p.is_seen_by(seat)]
        cards = [card for pile in hidden for card in pile]
        cards.reverse()
        for pile in hidden:
            pile.cards = [cards.pop(0) for _ in pile.cards]
        turned += any(pile.cards != match.table.piles[pile.name].cards for pile in hidden)
        assert other.view(seat) == match.view(seat)
        assert other.decision_for(seat) == asked
        assert said(other, LEVELS[seat], seat, 5) == said(match, LEVELS[seat], seat, 5)
    assert turned


def test_what_a_seat_has_not_seen_is_the_deck_without_its_hand_and_the_spiral():
    unseen = Position.of(Place("fun", "unnx", spiral="feu").view).unseen
    assert unseen == Counter(card.face.lower() for card in all_cards()) - Counter("unnxfeu")


# Easy


def test_easy_lays_no_long_word():
    assert Place("functional fun", "unctional").turn("easy") == "fun"
    assert Place("functional", "unctional").turn("easy") == "no-word"


def test_easy_notices_only_some_of_many_words_and_lays_the_best_of_them():
    place = Place("fabc fab fac fad fae fag fah fai faj fak fal fam fan fao", "abcdefghijklmno")
    laid = [place.turn("easy", seed=seed) for seed in range(60)]
    assert 5 < laid.count("fabc") < 40
    place = Place("fabc fab fac", "abcdefghijklmno")
    assert {place.turn("easy", seed=seed) for seed in range(60)} == {"fabc"}


# Medium


def test_medium_lays_as_many_cards_as_it_can():
    assert Place("fun funnel fin sun", "unnelis").turn("medium") == "funnel"


def test_medium_counts_cards_of_the_hand_and_not_letters():
    assert Place("effs fun", "uns", spiral="eff").turn("medium") == "fun"


def test_medium_lays_awkward_cards_first():
    place = Place("fan fax tan ant net tea nine tent naan", "anx")
    assert place.turn("medium") == "fax"


@pytest.mark.parametrize("level", LEVELS)
def test_awkward_cards_are_exchanged_before_the_round(level):
    for hand, expected in (("aeinrstqol", "exchange:Q7"), ("aeinrstdol", "keep")):
        place = Place("fun", hand)
        place.judge = a_match(2).judge
        assert place.choice(level, "keep", *place.exchanges) == expected
        assert place.choice(level, "keep") == "keep"


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_word_a_card_is_exchanged_before_the_turn(level):
    place = Place("fun nun", "nnx")
    assert place.choice(level, "start", *place.exchanges) == "exchange:X2"
    assert place.choice(level, "start") == "start"


def test_with_a_word_the_clock_is_started():
    place = Place("fun nun funny", "nux")
    assert place.choice("medium", "start", *place.exchanges) == "start"


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_goes_onto_the_spiral_until_nobody_finds_a_word_any_more(level):
    assert Place("fun", "nn", drifting=9).choice(level, "hand", "spiral") == "spiral"
    assert Place("fun", "nn", drifting=10).choice(level, "hand", "spiral") == "hand"


@pytest.mark.parametrize("level", LEVELS)
def test_in_a_round_that_drags_on_the_hardest_card_has_to_go(level):
    words, long = "funny fux nun noun unny yen", {"words_laid": 40}
    assert Place(words, "unnyx").turn("medium") == "funny"
    assert Place(words, "unnyx", **long).turn(level) == "fux"
    assert Place(words, "unnxx", **long).turn(level) == "fux"
    assert Place(words, "unny", **long).turn(level) == "funny"
    assert Place("funny nun noun", "unnyx", **long).turn(level) == "no-word"


@pytest.mark.parametrize("level", LEVELS)
def test_and_company_is_gathered_for_it(level):
    place = Place("fun", "nx", words_laid=40)
    assert place.choice(level, "hand", "spiral") == "hand"
    place = Place("fun", "nnnnnnnnnx", words_laid=40)
    assert place.choice(level, "hand", "spiral") == "spiral"


# Hard


def test_hard_runs_out_of_cards_when_it_can():
    place = Place("fun funs funny ye yes sun", "uns")
    assert place.turn("hard") == "funs"


@pytest.mark.parametrize(("last", "kept"), [("ns", "x"), ("sx", "n")])
def test_hard_keeps_what_can_be_laid_next(last, kept):
    """Two cards go; the two that are left fit on TE, with which words end here."""
    words = f"fun fux ate late hate rate fate te{last}"
    assert Place(words, "unsx").turn("hard") == f"fu{kept}"


@pytest.mark.parametrize(("open_", "word"), [("b", "fabc"), ("c", "facb")])
def test_hard_ends_on_a_letter_that_few_words_start_with(open_, word):
    many = " ".join(open_ + rest for rest in ("ad", "ed", "id", "od", "ud", "ar", "er"))
    assert Place(f"fabc facb {many}", "abczzzzzzz").turn("hard") == word


def test_hard_exchanges_the_card_without_which_it_can_run_out():
    place = Place("fun fur fut fus fue fua fx", "ux")
    assert place.choice("hard", "start", *place.exchanges) == "exchange:X1"
    assert place.choice("medium", "start", *place.exchanges) == "start"


def test_hard_takes_a_card_that_helps_it_to_run_out():
    ends = "cat hat mat rat"
    stuck = Place(f"{ends} tqe tqa tqo tqn tqr", "q", spiral="z")
    assert stuck.choice("hard", "hand", "spiral") == "hand"
    free = Place(f"{ends} ts", "s", spiral="z")
    assert free.choice("hard", "hand", "spiral") == "spiral"


# Alone


@pytest.mark.parametrize("level", LEVELS)
def test_alone_they_lay_draw_or_give_up(level):
    alone = {"others": ()}
    assert Place("fun", "un", **alone).turn(level, "give-up", "draw") == "fun"
    assert Place("fun", "uz", **alone).turn(level, "give-up", "draw") == "draw"
    assert Place("fun", "uz", **alone, last_chance=True).turn(level, "give-up") == "give-up"


@pytest.mark.parametrize("level", LEVELS)
def test_alone_they_exchange_before_they_draw(level):
    place = Place("fun", "ux", others=())
    assert place.turn(level, "give-up", "draw", *place.exchanges) == "exchange:X1"


@pytest.mark.parametrize("level", LEVELS)
def test_alone_the_last_word_has_to_take_every_card(level):
    """Before a word that does not, cards are exchanged."""
    place = Place("fun fu", "un", others=(), last_chance=True)
    assert place.turn(level, "give-up", *place.exchanges) == "fun"
    place = Place("fun nun noun", "unx", others=(), last_chance=True)
    assert place.turn(level, "give-up", *place.exchanges) == "exchange:X2"
    assert place.turn(level, "give-up") == "fun"


def test_alone_hard_lays_the_word_after_which_a_card_may_let_it_run_out():
    place = Place("fa fb abcd abce abct abcs abcn abcr", "abc", others=())
    assert place.turn("hard", "give-up", "draw") == "fa"
    place = Place("fa fb bacd bace bact bacs bacn bacr", "abc", others=())
    assert place.turn("hard", "give-up", "draw") == "fb"
