"""Every ability of the Standard side and of the five characters, used from its space."""

import pytest

from tests.games.typewriters import (
    go_to,
    position,
    possible,
    shown,
    space,
    spell,
    table,
    why_not,
)
from wordgames_tui.games.typewriter.typewriters import all_typewriters

WORD = "D01 L01* L02* L03* L04* L05"
"""ERBFHVA: seven letters, the first key a pair, four of the keys of value 3 and 4."""
POOL = {"L06", "D02", "ST-N1"}
FLIPPED = {"L06*", "D02*", "ST-N1*"}


def at_the_meter(side, more="", **setup):
    """Ann has spelled ERBFHVA and her token lies on the last space; two keys lie on her Bank."""
    match = position(
        f"{WORD} L06 D02 ST-N1 {more}",
        bank="L28 CM-U",
        bag="D15 D14 D13 D12",
        space=10,
        event="no_plurals",
        options={"side_1": side},
        **setup,
    )
    spell(match, "erbfhva", WORD.replace("*", ""))
    go_to(match, "meter")
    return match


def lies(match, pile):
    return set(shown(table(match).piles[pile]).split())


def wilds(count):
    return {f"TW{number}" for number in range(1, count + 1)}


def bank(number):
    return (number, ["L01"], "bank 0", {"L28", "CM-U", "L01*"})


def flip_banked(number):
    return (number, ["L28"], "bank 0", {"L28*", "CM-U"})


def flips(number, *keys):
    rest = POOL - set(keys)
    return (number, [list(keys)], "pool 0", rest | {f"{key}*" for key in keys})


def takes_wilds(number, count):
    return (number, [], "pool 0", POOL | wilds(count))


def claims(number):
    return (number, ["L25"], "pool 0", POOL | {"L25"})


def swaps_with_the_bank(number):
    return (number, ["L06", "L28"], "bank 0", {"CM-U", "L06"})


def stars(number, banked="L01", by=6, **shows):
    star = shows.get("shows", f"{banked}*")
    return (by, [banked, f"ability:{number}"], "star 0", {star})


METERS = {
    "standard": [
        flips(2, "L06"),
        takes_wilds(4, 1),
        bank(6),
        flip_banked(8),
        takes_wilds(10, 2),
        stars(13),
        claims(15),
        swaps_with_the_bank(17),
        (20, ["L02"], "star 0", {"L02*"}),
    ],
    "reporter": [
        (2, [], "offer", {"D15", "D14", "D13", "D12"}),
        flips(3, "L06", "D02"),
        flip_banked(4),
        bank(5),
        (7, [], "pool 0", POOL | {"D15"}),
        stars(9, "D01", by=5, shows="D01"),
        claims(11),
        flips(13, "L06", "D02", "ST-N1"),
        stars(15, by=5),
    ],
    "novelist": [
        flips(3, "L06"),
        takes_wilds(5, 1),
        bank(8),
        stars(9, by=8),
        takes_wilds(11, 3),
        (13, [], "star 0", {"CM-U"}),
        (16, ["D14"], "pool 0", POOL | {"D14"}),
        flips(18, "L06", "D02", "ST-N1"),
        (22, ["L02"], "star 0", {"L02*"}),
    ],
    "poet": [
        takes_wilds(2, 1),
        flips(3, "L06"),
        bank(5),
        stars(7, "L05", by=5, shows="L05"),
        takes_wilds(8, 2),
        stars(10, "D01", by=5, shows="D01"),
        flips(12, "L06", "D02"),
        (14, [], "pool 0", POOL | {"D15"}),
        (17, ["L28"], "star 0", {"L28"}),
    ],
    "editor": [
        flips(2, "L06", "D02"),
        (4, [], "offer", {"L24", "L25", "L26", "L27", "D15"}),
        flip_banked(5),
        bank(7),
        (9, ["D14"], "pool 0", POOL | {"D14"}),
        swaps_with_the_bank(12),
        stars(14, by=7),
        claims(16),
        (19, [], "star 0", {"L28*"}),
    ],
    "publisher": [
        takes_wilds(2, 2),
        (3, ["L06", "L25"], "pool 0", {"D02", "ST-N1", "L25"}),
        flip_banked(5),
        bank(7),
        claims(9),
        stars(11, by=7),
        takes_wilds(13, 3),
        swaps_with_the_bank(16),
        (19, ["L02"], "star 0", {"L02*"}),
    ],
}
"""For each ability of a Meter: its space or that of the bank before it, the answers that follow,
and what a pile holds then."""
CASES = [(side, *case) for side, cases in METERS.items() for case in cases]


@pytest.mark.parametrize(("side", "number", "answers", "pile", "then"), CASES)
def test_an_ability_has_its_effect(side, number, answers, pile, then):
    match = at_the_meter(side)
    for answer in (f"ability:{number}", *answers):
        match.answer(answer)
    assert lies(match, pile) == then


def test_a_flip_of_the_meter_is_for_as_many_keys_as_it_says():
    for side, cases in METERS.items():
        for number, answers, _, _ in cases:
            if answers and isinstance(answers[0], list):
                match = at_the_meter(side)
                match.answer(f"ability:{number}")
                assert match.decision.most == len(answers[0]), (side, number)


@pytest.mark.parametrize(
    ("side", "ability"),
    [(t.id, ability) for t in all_typewriters().values() for ability in t.abilities],
)
def test_an_ability_is_in_reach_on_its_space_and_not_one_before(side, ability):
    for short in (0, 1):
        # A key that can be used keeps the question open where no ability can.
        pool = "L05 L01* TW1 B01*"
        match = position(pool, space=ability.space - 1 - short, options={"side_1": side})
        spell(match, "az", "L05 TW1")
        go_to(match, "meter")
        assert space(match) == ability.space - short
        out_of_reach = why_not(match, ability.id).startswith(f"Your token is on {space(match)};")
        assert out_of_reach == bool(short)


def test_a_reset_takes_three_colours_and_no_fourth_ability():
    match = at_the_meter("editor")
    for answer in ("ability:4", "ability:7", "L01", "ability:14"):
        match.answer(answer)
    assert match.decision.step == "claim"
    assert space(match) == 0


def test_after_three_abilities_only_keys_are_still_asked_about():
    match = at_the_meter("editor", "B01*")
    match.answer("ability:4")
    assert match.decision.prompt == "Use more of your Meter, or reset it."
    for answer in ("ability:7", "L01", "ability:14"):
        match.answer(answer)
    assert match.decision.prompt == "Reset your Meter, or use a key before."


def test_used_abilities_close_their_colour_on_a_character_as_well():
    match = at_the_meter("poet")
    match.answer("ability:8")
    closed = {option.id for option in match.decision.options if "green" in option.why_not}
    assert closed == {"ability:2", "ability:14"}
    assert "ability:5" in possible(match)
