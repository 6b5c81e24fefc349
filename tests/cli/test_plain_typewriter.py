"""Typewriter as plain lines."""

import re
from random import Random

import pytest

from tests.cli.people import play_plain, script
from tests.games.matches import journal
from tests.games.typewriters import meter, position
from wordgames_tui.cli.plain_menu import Menu
from wordgames_tui.cli.plain_typewriter import typewriter
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game

ANN_AND_BEN = Setup("typewriter", (Seat("Ann"), Seat("Ben")), seed=3)
TO_A_WORD = ("n s", "n r", "f te", "ti es")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_match_typed_as_plain_lines_is_the_match(seats, capsys):
    names = ("Ann", "[/foo]", "漢字")[:seats]
    setup = Setup("typewriter", tuple(map(Seat, names)), seed=seats)
    match = Match(game("typewriter"), setup)
    session = play_plain(setup, *((0.1, line) for line in script(match, Random(seats))))
    assert session.match.over
    assert journal(session.match) == journal(match)
    shown = capsys.readouterr().out
    assert match.result.text in shown
    assert "Press Enter when" not in shown, "nothing is secret here"


def test_everybody_is_told_what_happened_and_sees_the_table(capsys):
    play_plain(ANN_AND_BEN, "n s")
    shown = capsys.readouterr().out.splitlines()
    assert "Ann flipped in the pool: now a wild (N) and a wild (S)." in shown
    assert (
        "Ann's Pool: wild 0★0 (N 1★0), R 1★0 (wild 0★0), wild 0★0 (S 1★0), T 1★0 (wild 0★0)."
    ) in shown
    meters = [line.partition(":")[0] for line in shown if " Meter: " in line]
    assert meters == ["Ann's Meter", "Ben's Meter"]


def test_of_a_table_that_stands_there_only_what_changed_is_shown(capsys):
    play_plain(ANN_AND_BEN, *TO_A_WORD[:2])
    shown = capsys.readouterr().out
    assert shown.count("Common key: ") == 1
    assert shown.count("Ben's Pool: ") == 2
    play_plain(ANN_AND_BEN, ".table")
    assert capsys.readouterr().out.count("Common key: ") == 2


def test_who_is_asked_for_a_word_may_have_a_hint(capsys):
    play_plain(ANN_AND_BEN, *TO_A_WORD, "#")
    shown = capsys.readouterr().out
    assert "Spell a word." in shown
    assert shown.splitlines()[-1] not in ("There is no hint for this.", "Type a word, or a number.")
    assert "There is no hint" not in shown


def test_abilities_are_listed_by_their_spaces_and_say_once_why_not():
    match = position("L01* L02* L05", event="no_plurals")
    meter(match, "bf")
    lines = [line.strip() for line in Menu(match.decision).lines()]
    spaces = [int(space) for line in lines for space in re.findall(r"space (\d+)\)", line)]
    blocked = [line for line in lines if "(not now: " in line]
    assert spaces == sorted(spaces)
    assert any(line.endswith("Your token is on 8; this ability is on 10.)") for line in blocked)
    match = position("R04* L01")
    [line] = [line for line in Menu(match.decision).lines() if "not now" in line]
    assert line.strip().partition(". ")[2] == (
        "If you bank your first key, star it (not now: It needs a word.)"
    )
    match = position("R04* R06* L01")
    lines = [line.strip() for line in Menu(match.decision).lines() if "It needs a word." in line]
    assert len(lines) == 2
    assert all("star it (not now: " in line for line in lines)


def test_what_was_used_and_what_is_wild_this_turn_is_told():
    match = position("B06* L01 L05", common="CM-U")
    match.answer("use:B06")
    match.answer("L01")
    lines = typewriter(match.view(0))
    [used] = [line for line in lines if line.startswith("Used this turn: ")]
    assert "Wild this turn: E 1★1." in lines
    assert used.count("★") == 1


def test_a_claim_tells_both_sides_whole():
    match = position("L01", offer="L24 D10 B05 L30")
    match.answer("pass")
    text = "\n".join(Menu(match.decision).lines())
    assert "P (2★1, behind it O 2★2)" in text
    assert "C (2★1, behind it DBL 3★2)" in text


def test_drawn_keys_lie_in_sight_with_both_sides():
    match = position("L01", event="mystery_parcel", bag="D15 D14")
    match.answer("pass")
    match.answer("claim-bag")
    assert "Drawn: UN 3★1 (K 4★2), OR 3★1 (W 4★2)." in typewriter(match.view(0))
    assert "UN (3★1, behind it K 4★2)" in "\n".join(Menu(match.decision).lines())
