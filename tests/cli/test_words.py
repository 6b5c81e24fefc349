"""`wordgames words` and `wordgames find`."""

import json

import pytest


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


def test_a_word_list_of_ones_own_is_the_dictionary(run, tmp_path):
    words = tmp_path / "mine.txt"
    words.write_bytes(b"Zyx\n\ntwo words\nabba\n\xff\n")
    result = run("words", "zyx", "cat", "--word-list", str(words))
    assert result.exit_code == 1
    assert result.stdout == "ZYX: good\nCAT: not in the word list\n"
    assert "mine.txt, line 3: more than one word" in result.stderr
    assert "mine.txt, line 5: not UTF-8" in result.stderr


def test_of_many_bad_lines_only_the_first_are_told(run, tmp_path):
    words = tmp_path / "mine.txt"
    words.write_text("abba\n" + "1\n" * 40)
    told = run("words", "abba", "--word-list", str(words)).stderr.splitlines()
    assert len(told) == 6
    assert told[-1] == "mine.txt: 40 lines in all were left out."


def test_a_word_list_without_words_is_refused(run, tmp_path):
    words = tmp_path / "mine.txt"
    words.write_text("")
    result = run("words", "cat", "--word-list", str(words))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "no word" in result.stderr


@pytest.mark.parametrize("command", ["words", "find", "play"])
def test_a_word_list_and_another_dictionary_do_not_go_together(run, tmp_path, command):
    words = tmp_path / "mine.txt"
    words.write_text("abba\n")
    what = "wordspiel" if command == "play" else "cat"
    result = run(command, what, "--word-list", str(words), "--dictionary", "english")
    assert result.exit_code == 2
    assert "leave --dictionary out" in result.stderr


def test_a_folder_is_no_word_list(run, tmp_path):
    assert run("words", "cat", "--word-list", str(tmp_path)).exit_code == 2


def found(result) -> list[str]:
    return result.stdout.split()


def test_find_lists_the_longest_first(run):
    words = found(run("find", "retinas"))
    assert set(words[:7]) >= {"nastier", "retains", "retinas"}
    assert [len(word) for word in words] == sorted(map(len, words), reverse=True)
    assert "tar" in words
    assert "cat" not in words


@pytest.mark.parametrize("tiles", ["qzx?", "qzx_", "qzx", "QZX?"])
def test_wild_tiles_stand_among_the_tiles_or_are_counted(run, tiles):
    wilds = ["--wilds", "1"] if tiles == "qzx" else []
    words = found(run("find", tiles, *wilds))
    assert "qi" in words
    assert "box" not in words


def test_find_keeps_to_its_conditions(run):
    conditions = ["--prefix", "re", "--suffix", "s", "--contains", "at", "--min", "5", "--max", "6"]
    words = found(run("find", "retains", *conditions))
    assert "reats" not in words
    assert all(w.startswith("re") and w.endswith("s") and len(w) in (5, 6) for w in words)
    assert all("a" in w and "t" in w for w in words)
    assert {len(w) for w in found(run("find", "retains", "--length", "4"))} == {4}


def test_find_stops_at_the_limit_and_speaks_json(run):
    result = run("find", "retains", "--limit", "3", "--json")
    assert len(json.loads(result.stdout)) == 3


def test_no_word_is_a_no(run):
    result = run("find", "qq")
    assert (result.exit_code, result.stdout) == (1, "")
    assert json.loads(run("find", "qq", "--json").stdout) == []


def test_find_can_use_a_list_but_not_what_cannot_list_its_words(run, tmp_path):
    words = tmp_path / "mine.txt"
    words.write_text("abba\nbab\ncat\n")
    assert found(run("find", "abba", "--word-list", str(words))) == ["abba", "bab"]
