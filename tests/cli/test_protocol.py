"""`wordgames engine`: the examples of docs/protocol.md, and whatever may come down a pipe."""

import io
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.until import MOST
from wordgames_tui.cli.engine import LONGEST_LINE, serve
from wordgames_tui.cli.protocol import MOST_MATCHES, Protocol

DOCS = Path(__file__).parents[2] / "docs" / "protocol.md"
ANN_AND_BEN = {"game": "wordspiel", "seats": ["Ann", "Ben"], "options": {"dealer": 2}, "seed": 3}


def examples() -> list[tuple[str, str]]:
    """Each line that the page sends, with the reply that it shows."""
    blocks = re.findall(r"^```protocol\n(.*?)^```$", DOCS.read_text("utf-8"), re.M | re.S)
    lines = [line for block in blocks for line in block.splitlines()]
    assert all(line[:2] in ("→ ", "← ") for line in lines)
    sent = [line[2:] for line in lines if line[0] == "→"]
    shown = [line[2:] for line in lines if line[0] == "←"]
    return list(zip(sent, shown, strict=True))


def assert_part(shown: Any, reply: Any, where: str) -> None:
    """What is shown is in the reply, which may have more fields."""
    if isinstance(shown, dict) and isinstance(reply, dict):
        for name, value in shown.items():
            assert name in reply, f"{where} has no {name}"
            assert_part(value, reply[name], f"{where}.{name}")
    elif isinstance(shown, list) and isinstance(reply, list):
        if shown and not isinstance(shown[0], dict):
            assert reply == shown, where
            return
        assert len(shown) <= len(reply), where
        for at, (one, other) in enumerate(zip(shown, reply, strict=False)):
            assert_part(one, other, f"{where}[{at}]")
    else:
        assert shown == reply, where


def test_the_examples_of_the_page_are_true():
    protocol = Protocol()
    assert len(examples()) > 30
    for sent, shown in examples():
        assert_part(json.loads(shown), protocol.reply(sent), sent)


def test_an_op_that_is_misspelt_is_guessed():
    error = Protocol().reply('{"op": "anser"}')["error"]
    assert error == "There is no op 'anser'; did you mean answer?"


def test_the_page_names_every_op_and_its_example_uses_it():
    text = DOCS.read_text("utf-8")
    known = Protocol().reply('{"op": "?"}')["error"].partition("there is: ")[2].rstrip(".")
    assert len(known.split(", ")) == 14
    sent = "\n".join(line for line, _ in examples())
    for op in known.split(", "):
        assert f"| `{op}` |" in text
        assert f'"op": "{op}"' in sent


def ask(protocol: Protocol, op: str, **fields: Any) -> dict[str, Any]:
    """What the engine replies, gone through JSON and back."""
    return json.loads(json.dumps(protocol.reply(json.dumps({"op": op, **fields}))))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "null",
        "7",
        '"new"',
        "[]",
        "{",
        '{"op": "new"} {"op": "new"}',
        '{"op": NaN}',
        "[" * 100_000,
        '{"op": ' + "[" * 100_000,
        "9" * 10_000,
        "{}",
        '{"op": 7}',
        '{"op": null}',
        '{"op": "new"}',
        '{"op": "new", "setup": []}',
        '{"op": "new", "setup": {}}',
        '{"op": "new", "setup": {"game": 7}}',
        '{"op": "new", "setup": {"game": "wordspiel", "seats": 7}}',
        '{"op": "new", "setup": {"game": "wordspiel", "seats": [7, 8]}}',
        '{"op": "new", "setup": {"game": "wordspiel", "seats": ["A", "B"], "seed": true}}',
        '{"op": "new", "setup": {"game": "wordspiel", "seats": ["A", "B"], "seed": 1.5}}',
        '{"op": "new", "setup": {"game": "wordspiel", "seats": ["A", "B"], "order": []}}',
        '{"op": "new", "setup": {"game": "wordspiel", "seats": ["A", "B"], "order": {"deck": 1}}}',
        '{"op": "new", "setup": {"game": "wordspiel", "seats": ["A", "B"], "options": {"x": 1}}}',
        '{"op": "new", "setup": {"game": "wordspiel", "seats": ["A", "B"], "dictionary": "x"}}',
        '{"op": "new", "setup": {"game": "wordspiel", "seats": ["\\u0000", "B"]}}',
        '{"op": "new", "setup": {"game": "wordspiel", "seats": ["\\u2800", "B"]}}',
        '{"op": "new", "setup": {"game": "wordspiel", "seats": ["\\u00e9", "e\\u0301"]}}',
        '{"op": "new", "match": 1, "setup": {"game": "wordspiel", "seats": ["A", "B"]}}',
        '{"op": "answer"}',
        '{"op": "answer", "answer": 1e999}',
        '{"op": "answer", "answer": {"word": "\\ud800"}}',
        '{"op": "answer", "answer": {"word": "fun", "way": {}}}',
        '{"op": "answer", "answer": ' + "[" * 500 + "]" * 500 + "}",
        '{"op": "answer", "seat": 2, "answer": "keep"}',
        '{"op": "answer", "seat": -1, "answer": "keep"}',
        '{"op": "answer", "seat": true, "answer": "keep"}',
        '{"op": "answer", "seat": "Ann", "answer": "keep"}',
        '{"op": "legal", "seat": 1e3}',
        '{"op": "legal", "seat": 1}',
        '{"op": "view", "seat": 99}',
        '{"op": "view", "seat": true}',
        '{"op": "legal", "seed": false}',
        '{"op": "view", "seat": 0, "set": 1}',
        '{"op": "events", "since": -1}',
        '{"op": "events", "since": "0"}',
        '{"op": "ways", "word": "fun"}',
        '{"op": "agree", "word": "[/foo]", "good": true}',
        '{"op": "agree", "word": "fun", "good": 1}',
        '{"op": "agree", "word": "", "good": false}',
        '{"op": "undo"}',
        '{"op": "bot"}',
        '{"op": "load", "journal": {}}',
        '{"op": "load", "journal": {"setup": {"game": "wordspiel", "seats": ["A", "B"]}}}',
        '{"op": "load", "journal": {"setup": {"game": "wordspiel", "seats": ["A", "B"]}, '
        '"lines": [{"undo": 3}]}}',
        '{"op": "load", "journal": {"setup": {"game": "wordspiel", "seats": ["A", "B"]}, '
        '"lines": [{"seat": 9, "answer": "keep"}]}}',
        '{"op": "load", "journal": {"setup": {"game": "wordspiel", "seats": ["A", "B"]}, '
        '"lines": [7]}}',
        '{"op": "load", "journal": {"setup": {"game": "wordspiel", "seats": ["A", "B"]}, '
        '"lines": [], "rules": 999}}',
        '{"op": "close", "match": "other"}',
        '{"op": "games", "match": "main"}',
    ],
)
def test_what_is_wrong_is_refused_in_a_sentence_and_changes_nothing(line):
    protocol = Protocol()
    ask(protocol, "new", setup=ANN_AND_BEN)
    before = ask(protocol, "view", seat=0), ask(protocol, "journal")
    reply = protocol.reply(line)
    assert reply["ok"] is False
    assert isinstance(reply["error"], str)
    assert len(reply["error"]) < 250
    json.dumps(reply)
    assert (ask(protocol, "view", seat=0), ask(protocol, "journal")) == before


@pytest.mark.parametrize(
    "line",
    [
        '{"op": "new", "setup": {"game": "wordspiel", "seats": ["A", "B"], "options": {"x": %s}}}',
        '{"op": "new", "setup": {"game": "wordspiel", "seats": ["A", "B"], '
        '"options": {"rounds": %s}}}',
        '{"op": "load", "journal": {"setup": {"game": "wordspiel", "seats": ["A", "B"]}, '
        '"lines": [%s]}}',
        '{"op": "answer", "answer": %s}',
        '{"op": "answer", "answer": {"word": %s}}',
    ],
)
def test_there_is_no_depth_that_the_engine_falls_into(line):
    """What can just be read may be too deep to be written again."""
    protocol = Protocol()
    ask(protocol, "new", setup=ANN_AND_BEN)
    before = ask(protocol, "journal")
    for levels in range(800, 1010):
        for deep in ("[" * levels + "]" * levels, '{"a":' * levels + "1" + "}" * levels):
            assert protocol.reply(line % deep)["ok"] is False
    assert ask(protocol, "journal") == before


@pytest.mark.parametrize("line", ['{"op": "answer", "answer": NaN}', '{"op": -Infinity}', "[1"])
def test_what_is_no_json_is_told_so(line):
    assert Protocol().reply(line)["error"] == "A line must be one JSON object."


def serve_bytes(sent: bytes) -> list[dict[str, Any]]:
    replies = io.BytesIO()
    serve(io.BytesIO(sent), replies)
    return [json.loads(line) for line in replies.getvalue().splitlines()]


@pytest.mark.parametrize(
    "line",
    [
        b"x" * (10 * 2**20),
        b'{"op": "view", "match": "' + b"a" * LONGEST_LINE + b'"}',
        b"\xff\xfe",
        b"\x00",
        b'{"op": "view", "match": "\x00"}',
        b'{"op": "view", "match": "\x1b[2J"}',
    ],
    ids=["10 MB", "a little too long", "no UTF-8", "NUL", "NUL in a text", "ESC in a text"],
)
def test_a_hostile_line_gets_one_refusal_and_the_engine_lives_on(line):
    first, second = serve_bytes(line + b'\n{"op": "games"}\n')
    assert first["ok"] is False
    assert second["ok"] is True


def test_blank_lines_are_passed_over_and_the_last_line_needs_no_end():
    assert [reply["ok"] for reply in serve_bytes(b'\n  \n{"op": "games"}')] == [True]


def test_a_line_of_the_greatest_length_is_read():
    line = b'{"op": "games"}'
    assert serve_bytes(line + b" " * (LONGEST_LINE - len(line) - 1) + b"\n")[0]["ok"] is True


def test_replies_are_ascii_whatever_the_names_are(run):
    setup = {**ANN_AND_BEN, "seats": ["漢字", "\x1b[31m[/foo]\x9b"]}
    result = run("engine", lines=json.dumps({"op": "new", "setup": setup}) + "\n")
    assert result.exit_code == 0
    assert result.stdout.isascii()
    assert "\x1b" not in result.stdout
    reply = json.loads(result.stdout)
    assert [seat["name"] for seat in reply["setup"]["seats"]] == ["漢字", "[31m[/foo]"]


def test_a_program_can_play_a_whole_match_by_legal_alone():
    protocol = Protocol()
    setup = {**ANN_AND_BEN, "options": {"rounds": 1, "challenge": "table"}}
    reply = ask(protocol, "new", setup=setup)
    random = Random(1)
    for answers in range(MOST):
        if reply["result"]:
            break
        legal = ask(protocol, "legal", seed=answers)
        answer = legal["sample"] if "many" in legal else random.choice(legal["legal"])
        reply = ask(protocol, "answer", answer=answer)
        assert reply["ok"], reply
    assert reply["asked"] is None
    assert len(reply["result"]["scores"]) == 2
    for op in ("legal", "hint"):
        assert "over" in ask(protocol, op)["error"]
    journal = ask(protocol, "journal")["journal"]
    again = ask(protocol, "load", match="again", journal=journal)
    assert again["result"] == reply["result"]
    assert ask(protocol, "events", match="again") == ask(protocol, "events")


def test_matches_are_kept_apart():
    protocol = Protocol()
    for name in ("a", "b"):
        ask(protocol, "new", match=name, setup=ANN_AND_BEN)
    ask(protocol, "answer", match="a", answer="keep")
    assert ask(protocol, "view", match="a")["view"]["asked"] == [1]
    assert ask(protocol, "view", match="b")["view"]["asked"] == [0]
    ask(protocol, "close", match="a")
    assert ask(protocol, "view", match="a")["ok"] is False


def test_a_seat_is_told_what_it_may_know_and_an_onlooker_what_lies_open():
    protocol = Protocol()
    ask(protocol, "new", setup=ANN_AND_BEN)
    ask(protocol, "answer", answer=ask(protocol, "legal")["legal"][1])
    own = ask(protocol, "events", seat=0)["events"][-1]
    other = ask(protocol, "events", seat=1)["events"][-1]
    onlooker = ask(protocol, "events")["events"][-1]
    assert own["gave"]
    assert own["drew"]
    assert (other["gave"], other["drew"]) == (None, None)
    assert other == onlooker
    assert "cards" in ask(protocol, "view", seat=0)["view"]["piles"]["hand 0"]
    assert "cards" not in ask(protocol, "view", seat=1)["view"]["piles"]["hand 0"]
    assert "cards" not in ask(protocol, "view")["view"]["piles"]["hand 0"]


def test_a_volunteer_answers_with_its_seat():
    protocol = Protocol()
    setup = {
        **ANN_AND_BEN,
        "seats": ["Ann", "Ben", "Cleo"],
        "options": {"dealer": 3, "challenge": "table"},
    }
    ask(protocol, "new", setup=setup)
    for answer in ("keep", "keep", "keep", "start"):
        assert ask(protocol, "answer", answer=answer)["ok"]
    hand = ask(protocol, "view", seat=0)["view"]["piles"]["hand 0"]["cards"]
    first = ask(protocol, "view")["view"]["piles"]["spiral"]["cards"][0]["face"]
    word = first + "".join(card["face"] for card in hand[:3])
    assert ask(protocol, "answer", answer={"word": word})["asked"]["seats"] == [1, 2]
    assert ask(protocol, "legal", seat=2)["legal"] == ["challenge"]
    reply = ask(protocol, "answer", seat=2, answer="challenge")
    assert [event["event"] for event in reply["events"]] == ["challenged", "verdict"]


def test_bots_play_against_each_other_to_the_end():
    protocol = Protocol()
    seats = [{"name": "Cleo", "bot": "easy"}, {"name": "Dan", "bot": "hard"}]
    setup = {**ANN_AND_BEN, "seats": seats, "options": {"rounds": 2}}
    reply = ask(protocol, "new", setup=setup)
    secrets = []
    for _ in range(MOST):
        if reply["result"]:
            break
        reply = ask(protocol, "bot")
        assert reply["ok"], reply
        for event in reply["events"]:
            if event["event"] == "exchanged" or event.get("to") == "hand":
                secrets.append(event)
    assert "not for a bot" in ask(protocol, "bot")["error"]
    assert secrets
    assert not any(event.get(name) for event in secrets for name in ("gave", "drew", "card"))


def test_there_is_an_end_to_matches():
    protocol = Protocol()
    setup = {"game": "wordspiel", "variant": "solitaire", "seats": ["Ann"]}
    for number in range(MOST_MATCHES):
        assert ask(protocol, "new", match=str(number), setup=setup)["ok"]
    assert "close one" in ask(protocol, "new", match="more", setup=setup)["error"]
    assert ask(protocol, "new", match="0", setup=setup)["ok"]
