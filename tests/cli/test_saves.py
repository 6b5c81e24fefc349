"""`wordgames play --plain`, `resume`, `saves` and `replay`: matches that are kept."""

import errno
import json
import os
from pathlib import Path
from random import Random

import pytest

from tests.cli.people import FUN, script, setup_of
from wordgames_tui.cli.plain import PlainTable
from wordgames_tui.engine.match import Match
from wordgames_tui.games import game
from wordgames_tui.store.saves import read_match

TWO = ("--seat", "Ann", "--seat", "Ben", "--option", "rounds=1", "--option", "dealer=2")
FUN_TURN = ("--option", "seconds=0", "--order", f"deck={','.join(FUN)}")
TO_ANNS_WORD = "\n1\n\n1\n\n1\n"


def saves(home: Path) -> list[Path]:
    return sorted((home / "saves").glob("*.jsonl"))


def test_when_the_lines_end_the_match_is_kept_and_it_says_how_to_go_on(run, home):
    result = run("play", "wordspiel", "--plain", *TWO, *FUN_TURN, lines=TO_ANNS_WORD)
    assert result.exit_code == 0
    [save] = saves(home)
    last = result.stdout.splitlines()[-1]
    assert last == f"The match is kept; go on with: wordgames resume {save.stem} --plain"


def test_quit_leaves_and_keeps_the_match(run, home):
    result = run("play", "wordspiel", "--plain", *TWO, lines="\n1\n.quit\nnever read\n")
    assert result.exit_code == 0
    assert "never read" not in result.stdout
    match, _ = read_match(saves(home)[0])
    assert match.answers == 1


@pytest.mark.parametrize("by_name", [True, False])
def test_resume_goes_on_where_it_was(run, home, by_name):
    run("play", "wordspiel", "--plain", *TWO, *FUN_TURN, lines=TO_ANNS_WORD)
    [save] = saves(home)
    args = [save.stem] if by_name else []
    result = run("resume", *args, "--plain", lines="\nfun\n\n1\nfunny\n")
    assert result.exit_code == 0
    assert "F starts the spiral." in result.stdout
    match, _ = read_match(save)
    assert match.view(None)["piles"]["spiral"]["count"] == 5


def test_without_a_name_the_last_played_is_resumed(run, home):
    run("play", "wordspiel", "--seat", "Ann", "--plain", lines="1\n")
    run("play", "wordspiel", "--seat", "Zoe", "--plain", lines="1\n")
    assert "solitaire: Zoe" in run("resume", "--plain").stdout


def test_there_may_be_nothing_to_resume(run):
    result = run("resume", "--plain")
    assert result.exit_code == 1
    assert "wordgames play GAME" in result.stderr


def test_a_misspelt_save_gets_a_suggestion(run, home):
    run("play", "wordspiel", "--seat", "Ann", "--plain", lines="1\n")
    [save] = saves(home)
    for command in ("resume", "replay"):
        result = run(command, f"{save.stem}n", *(["--plain"] if command == "resume" else []))
        assert result.exit_code == 1
        assert f"did you mean {save.stem}?" in result.stderr


def test_a_whole_solitaire_ends_in_the_history(run, home):
    setup = setup_of("Ann", seed=11)
    match = Match(game("wordspiel"), setup)
    lines = script(match, Random(2))
    args = ("--seat", "Ann", "--seed", "11")
    result = run("play", "wordspiel", "--plain", *args, lines="\n".join(lines) + "\n")
    assert result.exit_code == 0
    assert match.result.text in result.stdout
    assert not saves(home)
    [entry] = json.loads(run("saves", "--finished", "--json").stdout)
    assert entry["result"] == match.result.to_json()
    replay = f"Kept in the history; read it with: wordgames replay {entry['name']}"
    assert result.stdout.splitlines()[-1] == replay
    log = run("replay", entry["name"]).stdout
    assert log.splitlines()[0] == "WordSpiel, solitaire: Ann."
    assert match.result.text in log


def test_a_finished_match_is_not_resumed_but_read(run, home):
    match = Match(game("wordspiel"), setup_of("Ann", seed=11))
    lines = "\n".join(script(match, Random(2))) + "\n"
    run("play", "wordspiel", "--plain", "--seat", "Ann", "--seed", "11", lines=lines)
    [finished] = (home / "history").iterdir()
    before = finished.read_bytes()
    result = run("resume", finished.stem, "--plain")
    assert result.exit_code == 1
    assert "its match is over, and can be replayed" in result.stderr
    assert [path.read_bytes() for path in (home / "history").iterdir()] == [before]


def test_saves_are_listed_the_last_played_first(run, home):
    assert run("saves").stdout == "No match is kept.\n"
    assert run("saves", "--finished").stdout == "No match is over yet.\n"
    run("play", "wordspiel", "--seat", "[/foo]", "--plain", lines="1\n")
    (home / "saves" / "torn.jsonl").write_text('{"half')
    shown = run("saves").stdout
    assert "WordSpiel, solitaire: [/foo]; 1 answer, last " in shown
    assert "The save torn.jsonl is not a save" in shown
    known = {entry["name"]: entry for entry in json.loads(run("saves", "--json").stdout)}
    assert "problem" in known.pop("torn")
    [entry] = known.values()
    assert (entry["game"], entry["variant"], entry["names"]) == (
        "wordspiel",
        "solitaire",
        ["[/foo]"],
    )
    assert entry["answers"] == 1


def test_a_save_that_cannot_be_read_is_named_and_left_alone(run, home):
    (home / "saves").mkdir(parents=True)
    torn = home / "saves" / "torn.jsonl"
    torn.write_text('{"half')
    for args in (("resume", "torn", "--plain"), ("replay", "torn")):
        result = run(*args)
        assert result.exit_code == 1
        assert result.stderr.startswith("wordgames: The save torn.jsonl ")
        assert result.stderr.count("\n") == 1
    assert torn.read_text() == '{"half'


def test_what_was_lost_of_a_save_is_told(run, home):
    run("play", "wordspiel", "--plain", *TWO, *FUN_TURN, lines=TO_ANNS_WORD)
    [save] = saves(home)
    save.write_bytes(save.read_bytes()[:-5])
    for args in (("resume", "--plain"), ("replay", save.stem)):
        assert "not wholly saved" in run(*args).stderr


def test_replay_tells_what_an_onlooker_or_a_seat_saw(run, home):
    run("play", "wordspiel", "--plain", *TWO, *FUN_TURN, lines="\n3\n1\n\n1\n\n1\n")
    [save] = saves(home)
    log = run("replay", save.stem).stdout.splitlines()
    assert log[0] == "WordSpiel, the round game: Ann, Ben."
    assert log[1:3] == ["Round 1: Ben dealt.", "Ann exchanged a card."]
    assert log[-1] == "The match goes on, after 4 answers."
    assert "Ann exchanged B for " in run("replay", save.stem, "--seat", "ann").stdout
    assert "Ann exchanged a card." in run("replay", str(save), "--seat", "Ben").stdout


def test_a_seat_is_named_however_its_accents_are_typed(run, home):
    run("play", "wordspiel", "--plain", "--seat", "Zo\u00e9", "--seat", "Ben", lines="\n1\n")
    [save] = saves(home)
    assert run("replay", save.stem, "--seat", "zoe\u0301").exit_code == 0


def test_replay_knows_who_sat_there(run, home):
    run("play", "wordspiel", "--plain", *TWO, lines="\n1\n")
    result = run("replay", saves(home)[0].stem, "--seat", "Anna")
    assert result.exit_code == 2
    assert "did you mean Ann?" in result.stderr


def test_the_same_seed_deals_the_same_cards(run):
    args = ("play", "wordspiel", "--plain", "--seat", "Ann", "--seed", "5")
    first, second = (run(*args, lines="1\n").stdout.splitlines()[:-1] for _ in range(2))
    assert first == second
    other = run(*args[:-1], "6", lines="1\n").stdout.splitlines()[:-1]
    assert other != first


def test_names_are_shown_as_text(run):
    hostile = ("[/foo]", "\x1b[31mred\x9b", "漢字", "🎲")
    seats = [arg for name in hostile for arg in ("--seat", name)]
    result = run("play", "wordspiel", "--plain", *seats, lines="\n1\n" * 5)
    assert result.exit_code == 0
    for name in ("[/foo]", "[31mred", "漢字", "🎲"):
        assert f"{name}: 10 cards in hand" in result.stdout
    assert not set(result.stdout) & {"\x1b", "\x9b"}


def test_a_word_list_of_ones_own_is_kept_with_the_match(run, home, tmp_path):
    words = tmp_path / "mine.txt"
    words.write_text("fub\n")
    args = (*TWO, *FUN_TURN, "--word-list", str(words))
    run("play", "wordspiel", "--plain", *args, lines=TO_ANNS_WORD)
    words.unlink()
    result = run("resume", "--plain", lines="\nfun\nfub\n")
    assert "FUN is not good here: not in the word list." in result.stdout
    assert "Ann made FUB from F." in result.stdout


def test_where_nothing_can_be_kept_it_says_so(run, home):
    home.write_text("a file where the folder should be")
    result = run("play", "wordspiel", "--plain", "--seat", "Ann", lines="1\n")
    assert result.exit_code == 1
    assert result.stderr.startswith("wordgames: The folder ")


def test_a_disk_that_fails_is_told_in_one_line_with_how_to_go_on(run, monkeypatch, home):
    def play(table):
        raise OSError(errno.EIO, os.strerror(errno.EIO), "english.words")

    monkeypatch.setattr(PlainTable, "play", play)
    result = run("play", "wordspiel", *TWO, "--plain")
    [save] = (home / "saves").glob("*.jsonl")
    assert result.exit_code == 1
    assert result.stderr.splitlines() == [
        f"The match is kept; go on with: wordgames resume {save.stem} --plain",
        "wordgames: english.words fails: input/output error.",
    ]
