"""Typo for programs: cards are chosen in secret, placed, doubted, and counted."""

import json

from wordgames_tui.cli.protocol import Protocol

NAMES = ["Ruud", "Michael", "Zinedine", "David"]
DEAL = "REEU" + "FLLV" + "ABCD"
"""Four rows; then each gets a card in turn: Ruud F and A, Michael L and B, and so on."""
SETUP = {
    "game": "typo",
    "seats": NAMES,
    "options": {"first": 1},
    "order": {"deck": list(DEAL)},
}


def asker():
    protocol = Protocol()

    def ask(op, **fields):
        return json.loads(json.dumps(protocol.reply(json.dumps({"op": op, **fields}))))

    return ask


def test_the_printed_example():
    ask = asker()
    asked = ask("new", setup=SETUP)["asked"]
    assert (asked["kind"], asked["seats"], asked["private"]) == ("choose", [0], True)
    for card in ("F1", "L1", "L2"):
        assert not ask("answer", answer=card)["events"]
    revealed = ask("answer", answer="V1")
    texts = [event["text"] for event in revealed["events"]]
    assert texts == ["Revealed: F Ruud, L Michael, L Zinedine, V David."]
    asked = revealed["asked"]
    assert (asked["kind"], asked["seats"], asked["letter"]) == ("spell", [0], "f")
    assert asked["rows"] == ["r", "e", "e", "u"]
    for word in ("front", "elastic", "elastic"):
        asked = ask("answer", answer={"word": word})["asked"]
        assert asked["word"] == word
        for _ in range(2):
            asked = ask("answer", answer="believe")["asked"]
    assert asked["rows"] == ["fr", "el", "el", "u"]
    asked = ask("answer", answer="give-up")["asked"]
    assert [option["id"] for option in asked["options"]] == ["row 1", "row 2", "row 3"]
    reply = ask("answer", answer="row 1")
    assert reply["events"][0]["text"] == (
        "V replaces row 1, FR: David loses 2 points, and has the dictionary."
    )
    view = ask("view", seat=0)["view"]
    assert (view["points"], view["dictionary"], view["round"]) == ([0, 0, 0, -2], 3, 2)


def test_what_was_chosen_is_nowhere_before_the_reveal():
    replies = []
    for card in ("F1", "A1"):
        ask = asker()
        ask("new", setup=SETUP)
        answered = ask("answer", answer=card)
        shown = [ask("view", seat=seat) for seat in (1, 2, 3)]
        replies.append([answered["events"], answered["asked"], *shown])
    assert replies[0] == replies[1]


def test_a_word_that_begins_with_no_row_is_refused_and_nothing_is_lost():
    ask = asker()
    ask("new", setup=SETUP)
    for card in ("F1", "L1", "L2", "V1"):
        ask("answer", answer=card)
    assert ask("answer", answer={"word": "table"})["error"] == (
        "TABLE begins with no row that has your F at an end; rows are read from left to right."
    )
    assert ask("answer", answer={"word": "free", "way": "1 left"})["ok"]
    assert ask("answer", answer="doubt", seat=3)["asked"]["seats"] == [1, 2]
    reply = ask("answer", answer="doubt", seat=2)
    assert "FREE exists: Ruud gains 2 points." in [e["text"] for e in reply["events"]]
