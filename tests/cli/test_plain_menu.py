"""A decision as numbered lines."""

import pytest

from wordgames_tui.cli.plain_menu import Menu
from wordgames_tui.engine.decisions import Choose, Option


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
            ["  Claim: 1 Leave it, 2 Take it"],
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
