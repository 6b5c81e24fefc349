"""Plain lines for every kind of question, whatever the game."""

import pytest

from tests.cli.people import play_plain
from tests.cli.toy import toy


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("2 1", "picked ('b', 'a')"),
        ("1,2", "picked ('a', 'b')"),
        ("2", "picked ('b',)"),
        ("0", "picked ()"),
        ("4", "picked none"),
        ("nothing at all", "picked none"),
        ("3", "It is gone."),
        ("1 1", "Apple is picked twice."),
        ("1 2 3", "It is gone."),
        ("1 4", "Nothing at all: choose that alone."),
        ("5", "There is no number 5 here. Type 1 to 2 numbers, with blanks between; 0 for none."),
        ("plum", "Type 1 to 2 numbers, with blanks between; 0 for none."),
        ("apple", "picked ('a',)"),
        ("bread, Apple", "picked ('b', 'a')"),
        ("bread 1", "picked ('b', 'a')"),
        ("apple plum", "Type 1 to 2 numbers, with blanks between; 0 for none."),
        ("all", "picked none"),
        ("cheese", "It is gone."),
    ],
)
def test_picking(capsys, line, told):
    play_plain(toy("Ann"), line)
    assert told in capsys.readouterr().out.splitlines()


WRITE = "Type words, one or several a line; 0 or an empty line ends the list."


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["ore tire", ""], "wrote ('ore', 'tire')"),
        (["Ore, TIRE", "0"], "wrote ('ore', 'tire')"),
        (["ore", "tire core", ""], "wrote ('ore', 'tire', 'core')"),
        (["ore"], "1 word on your list."),
        (["0"], "wrote ()"),
        ([""], "Nothing is on your list; type 0 to leave it empty."),
        (["1"], "wrote stop"),
        (["ore", "stop now"], "wrote stop"),
        (["stop", ""], "wrote ('stop',)"),
        (["5"], f"There is no number 5 here. {WRITE}"),
        (["ore tire", "-", ""], "wrote ('ore',)"),
        (["ore tire", "-Ore", ""], "wrote ('tire',)"),
        (["ore tire", "- ore", ""], "wrote ('tire',)"),
        (["ore", "-tire"], "TIRE is not on your list."),
        (["a b c d", ""], "wrote ('a', 'b', 'c')"),
        (["a b c d"], "d: A list has 3 words at the most."),
        (["ore it's tire", ""], "wrote ('ore', 'tire')"),
        (["ore it's tire"], "it's: A word is made of the letters A to Z alone."),
        (["ore ?"], "?: A word is made of the letters A to Z alone."),
        (["ore [b]x[/b] b2d 漢字 café", ""], "wrote ('ore', 'cafe')"),
        (["ore ORE", ""], "wrote ('ore',)"),
        (["ore ORE"], "ORE: You have it already."),
        (["ore " + "x" * 10_000, ""], "wrote ('ore',)"),
    ],
)
def test_writing(capsys, lines, told):
    play_plain(toy("Ann"), "0", *lines)
    assert told in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("1", "chose yes"),
        ("yes", "chose yes"),
        ("2", "Never."),
        ("0", "There is no number 0 here. Type a number."),
        ("maybe", "There is no maybe here. Type a number."),
        ("#", "Try it."),
    ],
)
def test_choosing(capsys, line, told):
    play_plain(toy("Ann"), "0", "0", line)
    shown = capsys.readouterr().out
    assert "  2. No (not now: Never.)" in shown
    assert told in shown.splitlines()


def test_a_game_without_lines_of_its_own_shows_its_piles(capsys):
    play_plain(toy("Ann", "Ben"), "", "0", "", "0")
    shown = capsys.readouterr().out
    first, _, second = shown.partition("Ben: Write.")
    assert "Bag: A\nTray: none\nAnn: Pick." in first
    assert "Bag: 1 card face down\nTray: none\n" in first
    assert "\n\nBag: 1 card face down\nTray: none\nAnn: Choose.\n" in second


def test_a_hint_is_for_the_one_who_has_the_screen(capsys):
    session = play_plain(toy("Ann", "Ben"), "", "0", "", "0", "#")
    assert (
        capsys.readouterr().out.splitlines()[-1]
        == "There is no hint here; where a word is asked for, there may be."
    )
    assert session.match.hints_given(0) == 0
