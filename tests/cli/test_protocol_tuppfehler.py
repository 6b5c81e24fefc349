"""Tuppfehler for programs: lists are written, refused word by word, read, and disputed."""

import json

from wordgames_tui.cli.protocol import Protocol

SETUP = {
    "game": "tuppfehler",
    "seats": ["Ann", "Ben"],
    "options": {"rounds": 1},
    "order": {"typohs": ["ORE"]},
}


def asker():
    protocol = Protocol()

    def ask(op, **fields):
        return json.loads(json.dumps(protocol.reply(json.dumps({"op": op, **fields}))))

    return ask


def test_a_list_is_asked_for_refused_with_the_word_that_is_wrong_and_read():
    ask = asker()
    asked = ask("new", setup=SETUP)["asked"]
    assert [option["id"] for option in asked["options"]] == ["start"]
    asked = ask("answer", answer="start")["asked"]
    assert (asked["kind"], asked["most"], asked["seconds"]) == ("write", 200, 45)
    refused = ask("answer", answer=["core", "b2d", "one"])
    assert refused["ok"] is False
    assert refused["error"].startswith("Word 2, 'b2d', is none: ")
    assert ask("answer", answer={"word": "core"})["error"] == "Answer with the list of your words."
    assert ask("answer", answer=["core", "one"])["ok"]
    ask("answer", answer="start")
    reply = ask("answer", answer=["core"])
    texts = [event["text"] for event in reply["events"]]
    assert "Ann reads CORE, ONE: 15 points." in texts
    assert "Ben reads CORE: 5 points." in texts
    assert ask("answer", answer="go-on")["result"]["scores"] == [15, 5]


def test_time_up_is_an_empty_list_unless_the_program_sends_one():
    ask = asker()
    ask("new", setup=SETUP)
    ask("answer", answer="start")
    reply = ask("answer", answer="time-up")
    assert reply["asked"]["seats"] == [1]


def test_another_seat_sees_neither_the_typoh_nor_the_list():
    ask = asker()
    ask("new", setup=SETUP)
    ask("answer", answer="start")
    assert ask("view", seat=0)["view"]["typoh"] == "ore"
    assert "ore" not in json.dumps(ask("view", seat=1)).casefold()
    ask("answer", answer=["core"])
    assert "core" not in json.dumps(ask("view", seat=1)).casefold()


def test_risk_is_bid_for_and_said():
    ask = asker()
    setup = {
        "game": "tuppfehler",
        "variant": "risk",
        "seats": ["Ann", "Ben", "Cleo"],
        "order": {"typohs": ["ORE"]},
    }
    assert ask("new", setup=setup)["asked"]["seconds"] == 25
    for answer in ("take", "pass", "pass", "pass"):
        asked = ask("answer", answer=answer)["asked"]
    assert asked["kind"] == "spell"
    assert ask("answer", answer={"word": "roe"})["error"] == (
        "ROE does not count: two letters swapped."
    )
    texts = [event["text"] for event in ask("answer", answer={"word": "core"})["events"]]
    assert texts[0] == "Ann said CORE (with C): the 1 is safe."
