"""`wordgames games` and `wordgames doctor`."""

import json
import re
import tomllib
from pathlib import Path

from wordgames_tui.games import GAMES


def test_games_are_listed_with_what_a_table_can_decide(run):
    result = run("games")
    assert result.exit_code == 0
    for rules in GAMES.values():
        assert f"{rules.title} ({rules.name})" in result.stdout
    assert "rounds: Five rounds; the lowest score wins. 2 to 6 players." in result.stdout
    assert "solitaire: Use all your cards before the pile runs out. 1 player." in result.stdout
    assert "challenge=[auto]|table (rounds only)" in result.stdout
    assert "rounds=1..20 [5] (rounds only)" in result.stdout


def test_numbers_that_do_not_say_what_they_mean_are_listed_with_it(run):
    shown = run("games").stdout
    assert "dealer=0..6 [0] (0: by chance) (rounds only)" in shown
    assert "seconds=0|30|[60]|90|120 (0: take your time) (rounds only)" in shown
    assert "judge=[vote]|lexicon|seat 1|seat 2|seat 3|seat 4|seat 5|seat 6\n" in shown
    assert "rounds=1..20 [5] (rounds only)" in shown


def test_games_as_json_are_enough_to_write_any_set_up(run):
    games = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in games] == list(GAMES)
    spiel = next(game for game in games if game["name"] == "wordspiel")
    assert [(v["name"], v["least"], v["most"]) for v in spiel["variants"]] == [
        ("rounds", 2, 6),
        ("solitaire", 1, 1),
    ]
    assert "deck" in spiel["piles"]
    assert list(spiel["bots"]) == ["easy", "medium", "hard"]
    seconds = next(option for option in spiel["options"] if option["name"] == "seconds")
    assert seconds["default"] == 60
    assert {"value": 0, "title": "take your time"} in seconds["choices"]
    assert seconds["variants"] == ["rounds"]


def test_doctor_says_what_it_found(run, home):
    result = run("doctor")
    assert result.exit_code == 0
    assert "Terminal: none" in result.stdout
    assert f"Matches: {home} (0 saves)" in result.stdout
    assert "  english: English" in result.stdout
    assert "textual 8" in result.stdout


def test_doctor_knows_every_package_that_the_project_needs(run, home):
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    needed = {re.split("[<>=]", needs)[0] for needs in project["project"]["dependencies"]}
    told = re.search(r"^Packages: (.*)$", run("doctor").stdout, re.MULTILINE)
    assert told is not None
    assert {package.split()[0] for package in told[1].split(", ")} == needed


def test_doctor_names_saves_that_cannot_be_read(run, home):
    (home / "saves").mkdir(parents=True)
    (home / "saves" / "torn.jsonl").write_text("nonsense")
    assert "The save torn.jsonl" in run("doctor").stdout


def test_doctor_says_what_is_in_the_way(run, home):
    home.write_text("a file where the folder should be")
    result = run("doctor")
    assert result.exit_code == 1
    assert "In the way: The folder" in result.stdout


def test_doctor_needs_no_drawn_signs_to_speak(run, monkeypatch):
    monkeypatch.setattr("wordgames_tui.cli.doctor.drawn", lambda _encoding: False)
    assert "only plain ones" in run("doctor").stdout


def test_doctor_names_the_folder_that_was_asked_for_and_the_theme(run, home, monkeypatch):
    home.mkdir(exist_ok=True)
    (home / "settings.toml").write_text('theme = "paper"\nsounds = true\n')
    shown = run("doctor").stdout
    assert f"WORDGAMES_HOME is set: everything is kept in {home}\n" in shown
    assert "Theme: paper\n" in shown
    assert "In the way: settings.toml: There is no setting 'sounds'.\n" in shown
    monkeypatch.delenv("WORDGAMES_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home / "config"))
    shown = run("doctor").stdout
    assert "WORDGAMES_HOME" not in shown
    assert "Theme: night\n" in shown
