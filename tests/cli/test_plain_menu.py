"""A decision as numbered lines."""

import pytest

from wordgames_tui.cli.plain_menu import Menu
from wordgames_tui.engine.decisions import Choose, Option
from wordgames_tui.engine.errors import Refused


def menu(*options: Option) -> Menu:
    return Menu(Choose(seats=(0,), prompt="Choose.", options=options))


def swap(name: str, why_not: str = "") -> Option:
    return Option(f"swap:{name}", f"Swap key {name}", why_not, group="swap")


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        ([swap("B"), swap("A")], ["  Swap key: 1 A, 2 B"]),
        ([swap("B")], ["  1. Swap key B"]),
        ([swap("A", "Gone."), swap("B", "Gone.")], ["  Swap key: Gone."]),
        (
            [swap("A"), swap("B", "Gone."), swap("C")],
            ["  Swap key: 1 A, 3 C", "  2. Swap key B (not now: Gone.)"],
        ),
        (
            [swap("A"), swap("B", "Gone.")],
            ["  1. Swap key A", "  2. Swap key B (not now: Gone.)"],
        ),
        (
            [Option("a", "Take it", group="claim"), Option("b", "Leave it", group="claim")],
            ["  Claim: 1 Take it, 2 Leave it"],
        ),
        (
            [Option("z", "Zero"), Option("a", "Alpha", "Not yet.")],
            ["  1. Zero", "  2. Alpha (not now: Not yet.)"],
        ),
    ],
)
def test_the_options_of_a_group_stand_together(options, lines):
    assert list(menu(*options).lines()) == lines


def test_a_number_means_what_it_stands_before():
    sorted_by_label = menu(Option("x", "X"), swap("B"), swap("A"), Option("y", "Y"))
    answers = [sorted_by_label.answer(str(number)) for number in range(1, 5)]
    assert answers == ["x", "swap:A", "swap:B", "y"]


CARDS = [
    Option("keep", "Keep this hand"),
    Option("e1", "Exchange E", "It is gone.", group="exchange"),
    Option("e2", "Exchange E", group="exchange"),
    Option("f", "Exchange F", group="exchange"),
    Option("g1", "G (2★1, U behind)", group="claim"),
    Option("g2", "G (2★1, E behind)", group="claim"),
    Option("on", "ON (2★1)", group="claim"),
]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("f", "f"),
        ("F", "f"),
        ("exchange f", "f"),
        ("Exchange   F", "f"),
        ("e", "e2"),
        ("hand", "keep"),
        ("keep this hand", "keep"),
        ("claim on", "on"),
        ("on", "on"),
        ("g (2★1, E behind)", "g2"),
    ],
)
def test_an_option_has_a_name_besides_its_number(typed, answer):
    assert menu(*CARDS).answer(typed) == answer


@pytest.mark.parametrize("typed", ["doubt", "DOUBT", "2"])
def test_an_option_may_be_typed_as_programs_name_it(typed):
    options = Option("believe", "I believe it"), Option("doubt", "I doubt it")
    assert menu(*options).answer(typed) == "doubt"


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("g", "g can be 5 or 6; type the number."),
        ("this", "There is no this here. Type a number."),
        ("2★1", "There is no 2★1 here. Type a number."),
        ("\x1b[31mx" + "y" * 50, r"There is no \[31mx" + "y" * 15 + r" here\. Type"),
    ],
)
def test_a_name_that_is_none_or_of_several_is_refused(typed, why):
    with pytest.raises(Refused, match=why):
        menu(*CARDS).answer(typed)
