"""Whose hand stands on the screen when somebody is asked, in every game."""

import re
from random import Random

import pytest

from tests.cli.people import play_plain, script
from wordgames_tui.cli.plain_terminal import CLEAR
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game

THREE = (Seat("Ann"), Seat("Ben"), Seat("Cleo"))
VOTE = {"rounds": 1, "challenge": "table", "verdict": "vote", "dealer": 1}
TABLES = [
    Setup("wordspiel", THREE, options={**VOTE, "seconds": 0}, seed=6),
    Setup("wordspiel", THREE, options={**VOTE, "seconds": 60}, seed=7),
    Setup("typo", THREE, seed=3),
    Setup("typo", THREE, "first-out", seed=4),
    Setup("tuppfehler", THREE, "city", seed=5),
    Setup("tuppfehler", THREE, "risk", seed=5),
    Setup("typewriter", THREE, seed=5),
]
HANDED = re.compile(r"(.+), it's your turn\. .*")


@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: f"{setup.game}-{setup.seed}")
def test_nobody_is_asked_under_the_hand_of_another(setup, capsys):
    match = Match(game(setup.game), setup)
    asked: set[str] = set()
    lines = script(match, Random(setup.seed), asked)
    session = play_plain(setup, *((0.1, line) for line in lines))
    assert session.match.over
    owner = holder = None
    questions = 0
    for line in capsys.readouterr().out.splitlines():
        if handed := HANDED.fullmatch(line):
            owner, holder = handed[1], None
        elif line == "Everybody may look at the screen now.":
            owner = holder = None
        elif line.startswith("Your hand"):
            assert owner is not None
            holder = owner
        elif line in asked:
            questions += 1
            assert holder is None or line.startswith(f"{holder}: ")
    assert questions


@pytest.mark.parametrize("game_and_seed", [("typo", 3), ("tuppfehler", 5)])
def test_at_a_terminal_an_open_question_comes_on_a_cleared_screen(game_and_seed, capsys):
    name, seed = game_and_seed
    setup = Setup(name, THREE[:2], seed=seed)
    match = Match(game(name), setup)
    lines = []
    for line in script(match, Random(seed)):
        lines += ["", ""] if not line and lines else [line]
    play_plain(setup, *lines[:40], at_terminal=True)
    before, found, _ = capsys.readouterr().out.partition("Everybody may look at the screen now.")
    assert found
    assert before.rstrip("\n").endswith(CLEAR)
