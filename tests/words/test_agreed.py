"""What a table agrees about words overrules every dictionary."""

from wordgames_tui.words.agreed import AgreedDictionary, TableVotes
from wordgames_tui.words.dictionary import candidates, open_dictionary
from wordgames_tui.words.policy import POLICIES

TYPO = POLICIES["typo"]
VOTES = TableVotes(TYPO)


def agreed(key="english", added=("zonk", "Éa", "don't"), banned=("Retains", "qi")):
    return AgreedDictionary(open_dictionary(key, TYPO), added, banned)


def test_an_agreed_word_is_good_and_a_banned_one_is_not():
    dictionary = agreed()
    assert dictionary.refusal("zonk") == dictionary.refusal("ZONK") == ""
    assert dictionary.refusal("ea") == dictionary.refusal("don't") == ""
    assert dictionary.refusal("retains") == dictionary.refusal("qi") == "banned at this table"
    assert dictionary.refusal("ore") == ""
    assert dictionary.refusal("zonks") == "not in the dictionary"


def test_a_word_that_is_added_and_banned_is_banned():
    dictionary = agreed(added=["zonk"], banned=["zonk"])
    assert dictionary.refusal("zonk") == "banned at this table"
    assert "zonk" not in dictionary.finder
    assert "zonk" not in dictionary.added


def test_it_finds_what_was_agreed_and_not_what_was_banned():
    finder = agreed().finder
    assert finder.find("knoz")[0] == "zonk"
    assert "retains" not in finder.find("retains")
    assert "retinas" in finder.find("retains")
    assert "ea" in finder
    assert "don't" not in finder


def test_it_is_called_like_its_dictionary():
    dictionary, inner = agreed(), open_dictionary("english", TYPO)
    assert (dictionary.key, dictionary.title) == (inner.key, inner.title)


def test_where_the_table_votes_every_word_is_good_at_first():
    assert VOTES.refusal("zzzz") == VOTES.refusal("Straße") == ""
    assert VOTES.refusal("x") == "too short: a word has 2 letters or more"
    assert VOTES.refusal("no way") == "only the letters A to Z"
    assert VOTES.finder is None


def test_a_bot_tries_english_words_and_what_was_agreed_where_the_table_votes():
    finder = candidates(AgreedDictionary(VOTES, ["zonk"], ["retains"]))
    assert "ore" in finder
    assert "zonk" in finder
    assert "retains" not in finder
    assert AgreedDictionary(VOTES, ["zonk"], []).finder is None


def test_an_agreement_can_leave_no_word_at_all():
    dictionary = AgreedDictionary(open_dictionary("list", TYPO, ["ore"]), [], ["ore"])
    assert len(dictionary.finder) == 0
    assert dictionary.finder.find("ore") == []
    twice = AgreedDictionary(dictionary, ["roe"], [])
    assert list(twice.finder) == ["roe"]
