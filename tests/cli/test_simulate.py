"""`wordgames simulate`."""

import json
import os
import subprocess
import sys

import pytest

from wordgames_tui.bots import simulate as simulation

FEW = ("simulate", "wordspiel", "--games", "4", "--option", "rounds=1", "--seed", "3")


def test_matches_are_reported_in_lines(run):
    result = run(*FEW, "--bots", "easy,random")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].startswith("WordSpiel, the round game: 4 matches, seed 3, ")
    assert lines[1].startswith("Answers in a match: ")
    assert lines[2].startswith("easy: 4 seats, ")
    assert lines[3].startswith("random: 4 seats, ")
    assert lines[-1] == "Every invariant held."


def test_and_as_json(run):
    report = json.loads(run(*FEW, "--bots", "easy,random", "--json").stdout)
    assert (report["games"], report["broken"], report["seed"]) == (4, 0, 3)
    assert [match["levels"] for match in report["matches"][:2]] == [
        ["easy", "random"],
        ["random", "easy"],
    ]


def test_the_same_seed_gives_the_same_matches(run):
    args = (*FEW, "--bots", "random,random", "--json")
    first, second = (json.loads(run(*args).stdout)["matches"] for _ in range(2))
    assert first == second


def test_one_bot_plays_the_solitaire(run):
    result = run("simulate", "wordspiel", "--games", "2", "--bots", "random")
    assert "WordSpiel, solitaire: 2 matches" in result.stdout


def test_without_bots_one_of_each_level_plays(run):
    report = json.loads(run(*FEW[:2], "--games", "1", "--option", "rounds=1", "--json").stdout)
    assert report["matches"][0]["levels"] == ["easy", "medium", "hard"]


def test_a_broken_invariant_is_a_no_and_gives_what_it_takes_to_look(run, monkeypatch):
    monkeypatch.setattr(simulation, "fault", lambda match: "It broke." if match.answers else "")
    result = run(*FEW, "--bots", "random,random")
    assert result.exit_code == 1
    broken = [line for line in result.stdout.splitlines() if line.startswith("Broken")]
    assert len(broken) == 4
    assert broken[0].endswith("(random, random), after 1 answer: It broke.")
    assert "Every invariant held." not in result.stdout
    result = run(*FEW, "--bots", "random,random", "--json")
    assert result.exit_code == 1
    assert len(json.loads(result.stdout)["matches"][0]["journal"]["lines"]) == 1


def test_in_a_pipe_nothing_is_told_while_it_runs(run):
    assert run(*FEW, "--bots", "random,random").stderr == ""


def test_at_a_terminal_it_shows_how_far_it_is(home):
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "wordgames_tui", *FEW, "--bots", "random,random"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=theirs, text=True, check=True)
    os.close(theirs)
    shown = os.read(ours, 10_000).decode()
    os.close(ours)
    assert "4/4" in shown
    assert "Matches" not in done.stdout.partition("\n")[0]


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["--bots", "easy,hrad"], "did you mean hard?"),
        (["--bots", ""], "there is: easy, medium, hard, random."),
        (["--bots", "easy,"], "there is: easy"),
        (["--bots", ",".join(["random"] * 7)], "2 to 6 players, not 7"),
        (["--games", "0"], "'0' is not a whole number of 1 or more"),
        (["--option", "round=2"], "did you mean rounds?"),
    ],
)
def test_wrong_usage_is_told(run, args, why):
    result = run("simulate", "wordspiel", *args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert why in result.stderr
