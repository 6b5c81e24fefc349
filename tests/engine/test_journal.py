"""The journal's lines go through JSON and back; what is no line is refused."""

import pytest

from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.journal import (
    Agreement,
    Answered,
    Hinted,
    TakenBack,
    line_from_json,
)


@pytest.mark.parametrize(
    "line",
    [
        Answered(1, "keep"),
        Answered(0, {"word": "unite", "way": "2"}, {"unite": ""}),
        Answered(0, ["a", "b"]),
        Agreement("exq", True),
        Hinted(3),
        TakenBack(2),
    ],
)
def test_a_line_goes_through_json_and_back(line):
    assert line_from_json(line.to_json()) == line


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        "keep",
        {"seat": 0},
        {"seat": True, "answer": "keep"},
        {"seat": "0", "answer": "keep"},
        {"seat": 0, "answer": "keep", "words": ["unite"]},
        {"seat": 0, "answer": "keep", "words": {"unite": None}},
        {"agree": "exq", "good": 1},
        {"agree": "\x1b[31mexq", "good": True},
        {"agree": "", "good": True},
        {"seat": 0, "answer": "keep", "words": {"fna": "x\x1b[5Mevil"}},
        {"seat": 0, "answer": "keep", "words": {"f\nna": ""}},
        {"seat": 0, "answer": "keep", "words": "fna"},
        {"hint": False},
        {"undo": 0},
        {"undo": -1},
        {"undo": True},
    ],
)
def test_what_is_no_line_is_refused(data):
    with pytest.raises(Refused, match=r"no line of a journal|words of an answer"):
        line_from_json(data)
