"""Files that this program never wrote: each has its problem alone, and shows nothing harmful."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.store.matches import finished, kept, new_match, play
from wordgames_tui.store.history import list_history, player_records
from wordgames_tui.store.saves import list_saves

Change = Callable[[dict[str, Any]], object]

HEADERS: dict[str, tuple[Change, str]] = {
    "variant": (lambda h: h["setup"].update(variant="nope"), "no variant 'nope'"),
    "variant that is no text": (lambda h: h["setup"].update(variant=[]), "'variant'"),
    "bot level": (
        lambda h: h["setup"]["seats"][1].update(bot="nope"),
        "no bot level 'nope'",
    ),
    "bot level that is no text": (lambda h: h["setup"]["seats"][1].update(bot=3), "A seat is"),
    "name that is no text": (lambda h: h["setup"]["seats"][0].update(name=3), "A seat is"),
    "name of nothing": (lambda h: h["setup"]["seats"][0].update(name="\x1b"), "needs a name"),
    "name of surrogates": (lambda h: h["setup"]["seats"][0].update(name="\ud800"), "needs a name"),
    "name without end": (lambda h: h["setup"]["seats"][0].update(name="x" * 99), "at the most"),
    "same name twice": (lambda h: h["setup"].update(seats=["Ann", "ANN"]), "another ANN"),
    "no seats": (lambda h: h["setup"].pop("seats"), "takes 2 to"),
    "seats that are no list": (lambda h: h["setup"].update(seats={"Ann": 1}), "'seats'"),
    "too many seats": (lambda h: h["setup"].update(seats=list("abcdefghij")), "not 10"),
    "option": (lambda h: h["setup"]["options"].update(nope=1), "no option 'nope'"),
    "option's value": (lambda h: h["setup"]["options"].update(rounds=[1]), "option rounds can be"),
    "order": (lambda h: h["setup"].update(order={"nope": []}), "No pile 'nope'"),
    "dictionary that is no text": (lambda h: h["setup"].update(dictionary=1), "'dictionary'"),
    "seed that is no number": (lambda h: h["setup"].update(seed=1.5), "'seed'"),
    "set-up that is a list": (lambda h: h.update(setup=[]), "A set-up is an object"),
    "start that is no date": (lambda h: h.update(started="\x1b[31m"), "is no date"),
    "start that is a number": (lambda h: h.update(started=1), "lacks what a match needs"),
    "escapes": (lambda h: h["setup"].update({"\x1b[31m": 1}), "A set-up has no"),
}

ENDINGS: dict[str, Change] = {
    "winner beyond the seats": lambda e: e["result"].update(winners=[2]),
    "winner before the seats": lambda e: e["result"].update(winners=[-1]),
    "winner that is no number": lambda e: e["result"].update(winners=[True]),
    "winners that are no list": lambda e: e["result"].update(winners=0),
    "too few scores": lambda e: e["result"].update(scores=[1]),
    "too many scores": lambda e: e["result"].update(scores=[1, 2, 3]),
    "score that is text": lambda e: e["result"].update(scores=["1", "2"]),
    "score that is no number": lambda e: e["result"].update(scores=[float("nan"), 1]),
    "score beyond all measure": lambda e: e["result"].update(scores=[10**400, 1]),
    "too few hints": lambda e: e.update(hints=[0]),
    "hints below none": lambda e: e.update(hints=[0, -1]),
    "hints that are no list": lambda e: e.update(hints={"0": 1}),
    "answers that are no number": lambda e: e.update(answers=True),
    "answers below none": lambda e: e.update(answers=-1),
    "text that is none": lambda e: e["result"].update(text=None),
    "end that is no date": lambda e: e.update(ended="soon"),
    "no result": lambda e: e.update(result=[]),
}


def change(path: Path, line: int, how: Change) -> None:
    """Put one line of a file in other words."""
    lines = path.read_text("ascii").splitlines()
    data = json.loads(lines[line])
    how(data)
    lines[line] = json.dumps(data)
    path.write_text("\n".join(lines) + "\n")


@pytest.mark.parametrize("wrong", HEADERS)
def test_a_header_that_cannot_be_is_the_problem_of_its_file_alone(wrong: str) -> None:
    how, sentence = HEADERS[wrong]
    good, bad = kept(new_match("Cleo", "Dan")), kept(new_match("Ann", "Ben"))
    change(bad, 0, how)
    problems = {entry.path: entry.problem for entry in list_saves()}
    assert problems.pop(good) == ""
    [problem] = problems.values()
    assert problem.startswith(f"The save {bad.name} ")
    assert sentence in problem
    assert problem.isprintable()


@pytest.mark.parametrize("wrong", HEADERS)
def test_so_is_that_of_a_finished_match(wrong: str) -> None:
    how, sentence = HEADERS[wrong]
    finished(play(new_match("Cleo", "Dan"), 5000))
    bad = finished(play(new_match("Ann", "Ben"), 5000))
    change(bad, 0, how)
    entries = list_history()
    [problem] = [entry.problem for entry in entries if entry.path == bad]
    assert sentence in problem
    assert {record.player for record in player_records(entries)} == {"Cleo", "Dan"}


@pytest.mark.parametrize("wrong", ENDINGS)
def test_so_is_an_ending_that_cannot_be(wrong: str) -> None:
    finished(play(new_match("Cleo", "Dan"), 5000))
    bad = finished(play(new_match("Ann", "Ben"), 5000))
    change(bad, -1, ENDINGS[wrong])
    entries = list_history()
    [problem] = [entry.problem for entry in entries if entry.path == bad]
    assert "does not say at its end how the match ended" in problem
    assert {record.player for record in player_records(entries)} == {"Cleo", "Dan"}


def test_a_set_up_of_other_rules_is_said_to_be_one() -> None:
    path = kept(new_match())
    change(path, 0, lambda header: header.update(rules=99))
    change(path, 0, HEADERS["variant"][0])
    [entry] = list_saves()
    assert "was played by version 99 of the rules of WordSpiel" in entry.problem


def test_what_a_file_tells_is_shown_without_escapes() -> None:
    path = finished(play(new_match("Ann", "Ben"), 5000))
    hostile = "A\x1b]0;pwned\x07nn\u202e"
    change(path, 0, lambda header: header["setup"]["seats"][0].update(name=hostile))
    change(path, -1, lambda end: end["result"].update(text=f"{hostile}\nwon."))
    [entry] = list_history()
    assert entry.header is not None
    assert entry.ending is not None
    assert entry.header.setup.names == ("A]0;pwnednn", "Ben")
    assert entry.ending.result.text == "A]0;pwnednn won."


def test_a_game_in_capitals_is_that_game() -> None:
    path = kept(new_match())
    change(path, 0, lambda header: header["setup"].update(game="WordSpiel"))
    [entry] = list_saves()
    assert entry.header is not None
    assert entry.header.setup.game == "wordspiel"


@pytest.mark.skipif(os.name != "posix", reason="links need no rights")
@pytest.mark.parametrize(
    ("leads", "why"),
    [
        ("link.jsonl", "cannot be read: too many levels of symbolic links."),
        ("nowhere", "cannot be read: no such file or directory."),
        ("/dev/null/x", "cannot be read: not a directory."),
        ("/dev/null", "cannot be read: it is not a file."),
    ],
)
def test_a_link_that_leads_nowhere_hides_nothing_else(home: Path, leads: str, why: str) -> None:
    save, over = kept(new_match("Ann", "Ben")), finished(play(new_match("Cleo"), 500))
    for folder, listed in ((home / "saves", list_saves), (home / "history", list_history)):
        (folder / "link.jsonl").symlink_to(leads)
        problems = {entry.path: entry.problem for entry in listed()}
        assert problems.pop(folder / "link.jsonl") == f"The save link.jsonl {why}"
        assert problems == {save if folder.name == "saves" else over: ""}


def test_a_folder_whose_files_cannot_be_looked_at_lists_each(plain_home: Path) -> None:
    path = kept(new_match())
    path.parent.chmod(0o444)
    try:
        [entry] = list_saves()
    finally:
        path.parent.chmod(0o755)
    assert entry.problem == f"The save {path.name} cannot be read: permission denied."


@pytest.mark.parametrize("moment", [2.0**62, -(2.0**62)])
def test_a_time_beyond_the_calendar_hides_nothing(
    monkeypatch: pytest.MonkeyPatch, moment: float
) -> None:
    path = kept(new_match())
    real = Path.stat

    def told(self: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        known = list(real(self, follow_symlinks=follow_symlinks))
        return os.stat_result((*known[:8], moment, known[9]))

    monkeypatch.setattr(Path, "stat", told)
    [entry] = list_saves()
    assert (entry.path, entry.problem) == (path, "")
