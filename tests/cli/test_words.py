"""`wordgames words` and `wordgames find`."""

import json
import os
from pathlib import Path

import pytest

from wordgames_tui.cli import words
from wordgames_tui.games import GAMES
from wordgames_tui.words.dictionary import open_dictionary
from wordgames_tui.words.finder import Finder


def test_words_are_good_when_all_of_them_are(run):
    result = run("words", "unite", "FUNNY", "tsp", "--game", "wordspiel")
    assert result.exit_code == 0
    assert result.stdout == "UNITE: good\nFUNNY: good\nTSP: good\n"


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("Alaska", "a proper noun"),
        ("ca", "an acronym or the abbreviation of a name"),
        ("ored", "not in the dictionary"),
        ("a", "too short: a word has 2 letters or more"),
        ("don't", "a word is made of the letters A to Z alone"),
        ("", "type a word"),
    ],
)
def test_a_word_that_is_not_good_has_a_reason(run, word, reason):
    result = run("words", "cat", word, "--game", "wordspiel")
    assert result.exit_code == 1
    assert result.stdout.splitlines() == ["CAT: good", f"{word.upper() or '(nothing)'}: {reason}"]


def test_a_game_has_its_own_rules_for_words(run):
    assert run("words", "tsp", "--game", "wordspiel").exit_code == 0
    assert run("words", "tsp").exit_code == 1


def test_a_word_that_a_game_takes_is_not_refused_without_saying_so(run):
    result = run("words", "tsp", "qqq", "cat")
    assert result.stdout == "TSP: an abbreviation\nQQQ: not in the dictionary\nCAT: good\n"
    assert result.stderr == "TSP is good in WordSpiel: ask with --game wordspiel\n"
    assert run("words", "tsp", "--game", "typewriter").stderr == ""


def test_each_dictionary_is_opened_once_at_the_most(run, monkeypatch, tmp_path):
    mine = tmp_path / "mine.txt"
    mine.write_text("unite\n")
    opened = []

    def counted(key, policy, words):
        opened.append(policy.name)
        return open_dictionary(key, policy, words)

    monkeypatch.setattr(words, "open_dictionary", counted)
    run("words", "unite", "--word-list", str(mine))
    assert opened == ["dictionary"]
    run("words", "unite", "qqq", "zzz", "xxx", "--word-list", str(mine))
    assert opened == ["dictionary", "dictionary", *GAMES]


def test_what_a_table_decides_about_words_counts(run):
    typo = ("words", "alaska", "--game", "typo")
    assert run(*typo).exit_code == 1
    assert run(*typo, "--option", "names=on").exit_code == 0
    tiles = ("find", "alaska", "--game", "typo", "--length", "6")
    assert run(*tiles).exit_code == 1
    assert found(run(*tiles, "--option", "names=on")) == ["alaska"]


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["--option", "names=on"], "name it with --game"),
        (["--game", "typo", "--option", "nmes=on"], "did you mean names?"),
    ],
)
@pytest.mark.parametrize("command", ["words", "find"])
def test_an_option_is_one_of_the_game_that_is_named(run, command, args, why):
    result = run(command, "cat", *args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert why in result.stderr


def test_a_word_list_of_ones_own_is_the_dictionary(run, tmp_path):
    mine = tmp_path / "mine.txt"
    mine.write_bytes(b"Zyx\n\ntwo words\nabba\n\xff\n")
    result = run("words", "zyx", "cat", "--word-list", str(mine))
    assert result.exit_code == 1
    assert result.stdout == "ZYX: good\nCAT: not in the word list\n"
    assert "mine.txt, line 3: more than one word" in result.stderr
    assert "mine.txt, line 5: not UTF-8" in result.stderr


def test_of_many_bad_lines_only_the_first_are_told(run, tmp_path):
    mine = tmp_path / "mine.txt"
    mine.write_text("abba\n" + "1\n" * 40)
    told = run("words", "abba", "--word-list", str(mine)).stderr.splitlines()
    assert len(told) == 6
    assert told[-1] == "mine.txt: 40 lines in all were left out."


def test_a_word_list_without_words_is_refused(run, tmp_path):
    mine = tmp_path / "mine.txt"
    mine.write_text("")
    result = run("words", "cat", "--word-list", str(mine))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "no word" in result.stderr


@pytest.mark.parametrize("command", ["words", "find", "play"])
def test_a_word_list_and_another_dictionary_do_not_go_together(run, tmp_path, command):
    mine = tmp_path / "mine.txt"
    mine.write_text("abba\n")
    what = "wordspiel" if command == "play" else "cat"
    result = run(command, what, "--word-list", str(mine), "--dictionary", "english")
    assert result.exit_code == 2
    assert "leave --dictionary out" in result.stderr


@pytest.mark.parametrize("kind", ["pipe", "device"])
@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs devices of Unix")
def test_what_has_no_end_is_no_word_list(run, tmp_path, kind):
    path = Path("/dev/zero")
    if kind == "pipe":
        path = tmp_path / "pipe"
        os.mkfifo(path)
    result = run("words", "cat", "--word-list", str(path))
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"{path.name} cannot be read: it is not a file." in result.stderr


def test_a_folder_is_no_word_list(run, tmp_path):
    assert run("words", "cat", "--word-list", str(tmp_path)).exit_code == 2


def found(result) -> list[str]:
    return result.stdout.split()


def test_find_lists_the_longest_first(run):
    listed = found(run("find", "retinas"))
    assert set(listed[:7]) >= {"nastier", "retains", "retinas"}
    assert [len(word) for word in listed] == sorted(map(len, listed), reverse=True)
    assert "tar" in listed
    assert "cat" not in listed


@pytest.mark.parametrize("tiles", ["qzx?", "qzx_", "qzx", "QZX?"])
def test_wild_tiles_stand_among_the_tiles_or_are_counted(run, tiles):
    wilds = ["--wilds", "1"] if tiles == "qzx" else []
    listed = found(run("find", tiles, *wilds))
    assert "qi" in listed
    assert "box" not in listed


def test_find_keeps_to_its_conditions(run):
    conditions = ["--prefix", "re", "--suffix", "s", "--contains", "at", "--min", "5", "--max", "6"]
    listed = found(run("find", "retains", *conditions))
    assert "reats" not in listed
    assert all(w.startswith("re") and w.endswith("s") and len(w) in (5, 6) for w in listed)
    assert all("a" in w and "t" in w for w in listed)
    assert {len(w) for w in found(run("find", "retains", "--length", "4"))} == {4}


def test_find_stops_at_the_limit_and_speaks_json(run):
    result = run("find", "retains", "--limit", "3", "--json")
    assert len(json.loads(result.stdout)) == 3


def test_no_word_is_a_no(run):
    result = run("find", "qq")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "No such word was found.\n"
    assert json.loads(run("find", "qq", "--json").stdout) == []


class HalfADictionary:
    """Judges words, and cannot list them."""

    title = "Half a dictionary"
    finder = None

    def refusal(self, word: str) -> str:
        return "not with an s" if "s" in word else ""


def test_where_a_dictionary_cannot_list_its_words_those_of_another_are_judged(run, monkeypatch):
    monkeypatch.setattr(words, "open_dictionary", lambda *_: HalfADictionary())
    monkeypatch.setattr(words, "candidates", lambda _: Finder.of(["rats", "star", "art", "tar"]))
    assert found(run("find", "rats")) == ["art", "tar"]
    assert found(run("find", "rats", "--limit", "1")) == ["art"]


def test_where_no_list_has_the_language_it_says_so(run, monkeypatch):
    monkeypatch.setattr(words, "open_dictionary", lambda *_: HalfADictionary())
    monkeypatch.setattr(words, "candidates", lambda _: None)
    result = run("find", "rats")
    assert result.exit_code == 1
    assert "Half a dictionary can judge words, but not list them." in result.stderr


def test_find_can_use_a_list_but_not_what_cannot_list_its_words(run, tmp_path):
    mine = tmp_path / "mine.txt"
    mine.write_text("abba\nbab\ncat\n")
    assert found(run("find", "abba", "--word-list", str(mine))) == ["abba", "bab"]


@pytest.mark.parametrize(
    ("option", "value", "limits"),
    [
        ("--wilds", "x", "from 0 to 45"),
        ("--wilds", "-3", "from 0 to 45"),
        ("--length", "0", "of 1 or more"),
        ("--limit", "1.5", "of 1 or more"),
    ],
)
def test_what_is_no_number_is_named_with_the_limits(run, option, value, limits):
    result = run("find", "abc", option, value)
    assert result.exit_code == 2
    assert f"'{option}': '{value}' is not a whole number {limits}." in result.stderr
