"""Risk on the screen: the auction, the count from five, the words, what is face up and safe."""

import pytest
from textual.events import Paste

from tests.app.playing import Table, playing
from tests.app.tuppfehler_tables import ORE
from tests.games.tuppfehler_matches import match_of
from wordgames_tui.app.match_end import MatchEnd
from wordgames_tui.app.moment import Moment
from wordgames_tui.app.sheet import Sheet
from wordgames_tui.app.tuppfehler.block_letters import GLYPHS, draw_block, width_of
from wordgames_tui.app.tuppfehler.numbers import Seats
from wordgames_tui.engine.match import Match

FIVE, THREE = "█▀▀▀▀", "▀▀▀▀▄"
"""The first rows of digits in block letters."""


def risk(players: int = 3, **options: object) -> Match:
    return match_of(players, variant="risk", **options)  # type: ignore[arg-type]


def seat_line(table: Table, name: str) -> str:
    """What lies before that seat."""
    seats = table.screen_below.query_one("#seats", Seats).region
    lines = [line[: seats.right] for line in table.lines[seats.y : seats.bottom]]
    return next(line for line in lines if f" {name} " in line)


async def test_everybody_sees_the_typoh_and_nobody_needs_a_curtain() -> None:
    async with playing(risk()) as table:
        assert not table.curtained
        assert ORE in table.text
        assert "Take the 1, or pass?" in table.text


async def test_numbers_are_taken_and_lie_face_up_before_their_seat() -> None:
    async with playing(risk()) as table:
        await table.press("t", "p", "t", "t")
        assert "[1][3]" in seat_line(table, "Ann")
        assert "[" not in seat_line(table, "Ben")
        assert "[2]" in seat_line(table, "Cleo")
        assert "┏━━━" in table.text
        row = table.lines[table.screen_below.query_one("#numbers").region.y + 1].split(" │ ")[0]
        assert row.split()[:3] == ["·"] * 3
        assert "┃ 4 │" in table.text


async def test_a_pasted_list_is_no_word() -> None:
    async with playing(risk()) as table:
        await table.press("t", "p", "p", "p")
        table.app.post_message(Paste("core\nogre"))
        await table.settle()
        assert "Those are 2 words; one is asked for." in table.text


async def test_no_digit_takes_a_number_or_passes() -> None:
    async with playing(risk()) as table:
        await table.press("t")
        await table.press("1", "2")
        assert "T Take the 2" in table.text
        assert "P Pass" in table.text
        assert "Enter take the 2 · F4 pass" in table.text
        assert "[" not in seat_line(table, "Ben")
        await table.press("enter", "f4")
        assert "[2]" in seat_line(table, "Ben")
        assert "[" not in seat_line(table, "Cleo")
        assert "Take the 3, or pass?" in table.text


async def test_who_has_bid_can_take_that_back_until_another_has() -> None:
    async with playing(risk()) as table:
        await table.press("t", "f8")
        assert "Take the 1, or pass?" in table.text
        assert "Ann" in table.lines[0]
        await table.press("t", "p", "p", "f8")
        assert "Cleo" in table.lines[0]
        assert table.match.answers == 2
        await table.press("f8")
        assert "Ben" in table.lines[0]


async def test_the_lowest_card_is_taken_by_a_click() -> None:
    async with playing(risk(), size=(120, 40)) as table:
        await table.click("┃ 1 ┃")
        assert "[1]" in seat_line(table, "Ann")
        await table.click("│ 5 │")
        assert "[" not in seat_line(table, "Ben")
        assert "Take the 2, or pass?" in table.text


async def test_whoever_hesitates_sees_the_count_from_five_and_passes() -> None:
    async with playing(risk()) as table:
        await table.pass_time(19)
        line = next(line for line in table.lines if ORE in line)
        assert not line.split(ORE)[1].split("│")[0].strip()
        await table.pass_time(1)
        line = next(line for line in table.lines if ORE in line)
        assert FIVE in line.split(ORE)[1]
        await table.pass_time(2)
        line = next(line for line in table.lines if ORE in line)
        assert THREE in line.split(ORE)[1]
        await table.pass_time(3)
        await table.press("x")
        assert "Ann hesitated too long and passed." in table.side
        assert table.match.decision is not None
        assert table.match.decision.seat == 1


async def test_that_time_is_up_is_told_to_whose_it_was_and_not_to_the_next() -> None:
    async with playing(risk()) as table:
        await table.pass_time(26)
        assert isinstance(table.screen, Moment)
        assert "Time is up." in table.text
        await table.press("x")
        assert "Take the 1, or pass?" in table.text
        assert "Ben" in table.lines[0]
        assert "Time is up." not in table.text


async def test_a_wrong_word_says_why_and_another_may_follow_while_the_clock_runs() -> None:
    async with playing(risk()) as table:
        await table.press("t", "p", "p", "p")
        await table.pass_time(4)
        await table.say("bored")
        assert "BORED does not count: two letters added." in table.text
        assert table.screen_below.countdown.left <= 21
        await table.say("xre")
        assert "XRE does not count: not in the dictionary." in table.text
        await table.say("core")
        assert table.match.table.risk_points == [(1, 0, 0)]


async def test_the_preview_does_not_tell_what_the_dictionary_says() -> None:
    async with playing(risk()) as table:
        await table.press("t", "t", "p", "p", "p")
        await table.type("xre")
        assert "XRE: O → X." in table.text
        await table.press("escape")
        await table.say("core")
        await table.type("core")
        assert "CORE: already said." in table.text


async def test_a_word_turns_the_number_over_and_a_fold_gives_the_others_back() -> None:
    async with playing(risk()) as table:
        await table.press("t", "t", "t", "t", "p", "p", "p")
        assert "▸1][4]" in seat_line(table, "Ann")
        await table.say("core")
        assert "(1)[4]" in seat_line(table, "Ann")
        assert "Said: CORE" in table.text
        await table.say("one")
        await table.press("full_stop")
        assert "out" in seat_line(table, "Cleo")
        assert "│ 3 " in table.text
        assert "▸4]" in seat_line(table, "Ann")
        await table.press("f4")
        assert table.match.table.risk_points == [(1, 2, 0)]


async def test_a_round_is_looked_back_on_with_the_words_said_and_all_that_were_there() -> None:
    async with playing(risk(), size=(120, 40)) as table:
        await table.press("t", "p", "p", "p")
        await table.say("core")
        assert "Points: Ann 1, Ben 0, Cleo 0" in table.text
        line = next(line for line in table.lines if "CORE" in line and "+ C" in line)
        assert "●" in line.split("+ C")[1][:8]
        await table.click("CORE  ")
        assert "The table agrees" not in table.text
        assert "dispute" not in table.text, "what is secured stays so"
        await table.press("enter")
        assert "32 words from ORE, common first" in table.text
        await table.press("enter")
        assert "round 2 of 6" in table.text


async def test_a_dispute_makes_a_word_good_that_can_then_be_said() -> None:
    async with playing(risk()) as table:
        await table.press("t", "p", "p", "p")
        await table.type("xre")
        await table.press("equals_sign")
        await table.click("It is good")
        await table.press("escape")
        await table.say("xre")
        assert table.match.table.risk_points == [(1, 0, 0)]


async def test_a_word_that_the_dictionary_refused_is_offered_for_dispute() -> None:
    async with playing(risk()) as table:
        await table.press("t", "p", "p", "p")
        assert "dispute" not in table.text
        await table.say("xre")
        assert "F7 dispute XRE" in table.text
        await table.press("f7")
        assert "Nothing is agreed about it yet." in table.text
        await table.click("It is good")
        assert "XRE is good in this match." in table.text
        assert "dispute" not in table.text
        await table.say("xre")
        assert table.match.table.risk_points == [(1, 0, 0)]


async def test_whoever_is_next_disputes_no_word_of_the_one_before() -> None:
    async with playing(risk()) as table:
        await table.press("t", "t", "p", "p", "p")
        await table.say("xre")
        await table.press("full_stop")
        assert "A word for the 2, or fold." in table.text
        assert "dispute" not in table.text


@pytest.mark.parametrize(
    ("word", "why"), [("roe", "two letters swapped"), ("core", "already said")]
)
async def test_what_no_dictionary_refused_is_not_disputed(word: str, why: str) -> None:
    async with playing(risk()) as table:
        await table.press("t", "t", "p", "p", "p")
        await table.say("core")
        await table.say(word)
        assert f"{word.upper()} does not count: {why}." in table.text
        assert "dispute" not in table.text
        await table.press("f7")
        assert f"{word.upper()}: {why}. That is no matter of the dictionary." in table.text
        assert "The table agrees" not in table.text


async def test_without_a_clock_a_word_that_cost_a_try_is_disputed_before_the_next() -> None:
    async with playing(risk(thinking=0)) as table:
        await table.press("t", "p", "p", "p")
        await table.say("xre")
        await table.press("f7")
        await table.click("It is good")
        await table.say("xre")
        assert table.match.table.risk_points == [(1, 0, 0)]


async def test_without_a_clock_the_tries_are_counted() -> None:
    async with playing(risk(thinking=0)) as table:
        await table.press("t", "p", "p", "p")
        why = ""
        for left in ("3 tries are left.", "2 tries are left.", "One try is left."):
            assert f"{why}A word for the 1, or fold. {left}" in table.read
            await table.say("roe")
            why = "ROE does not count: two letters swapped. "
        assert table.match.table.risk_points == [(0, 0, 0)]


@pytest.mark.parametrize("key", ["f10", "f7", "f9"])
async def test_what_is_opened_meanwhile_stops_the_clock_and_covers_the_typoh(key: str) -> None:
    async with playing(risk()) as table:
        left = table.screen_below.countdown.left
        assert "the Typoh is ORE" in table.side
        await table.press(key)
        table.clock.seconds += 500
        assert ORE not in table.text
        assert "ORE" not in table.text
        await table.press("space" if key == "f9" else "escape")
        assert ORE in table.text
        assert abs(table.screen_below.countdown.left - left) <= 1


async def test_a_hint_is_given_to_whoever_is_asked() -> None:
    async with playing(risk()) as table:
        await table.press("t", "f6")
        assert "There are 32 words" in table.text


async def test_all_ten_numbers_fit_before_one_seat() -> None:
    async with playing(risk()) as table:
        for _ in range(9):
            await table.press("t", "p", "p")
        await table.press("t")
        line = seat_line(table, "Ann")
        assert line.rstrip().endswith("[10]")
        assert "▸1][2][3][4][5][6][7][8][9][10]" in line


async def test_six_players_have_room() -> None:
    names = ("[/foo]", "漢字漢字漢字漢字漢字", "Cleo", "Dan", "Maximilian-Alexander", "Flo")
    match = match_of(6, variant="risk", called=names)
    async with playing(match) as table:
        for _ in range(10):
            await table.press("t")
        await table.say("core")
        await table.say("one")
        seats = table.screen_below.query_one("#seats", Seats)
        assert seats.region.height == 7
        assert "Said: CORE, ONE" in table.text
        assert "[/foo]" in table.text
        assert "Maximili…" in table.text


@pytest.mark.parametrize("bots", [(), (1, 2), (0, 1)])
async def test_a_whole_match_is_played_by_keys(bots: tuple[int, ...]) -> None:
    async with playing(match_of(3, variant="risk", bots=bots)) as table:
        for _ in range(200):
            if table.match.over:
                break
            decision = table.match.decision
            assert decision is not None
            if table.curtained:
                await table.press("space")
            elif decision.kind == "spell":
                await table.press("full_stop")
            elif decision.option("take"):
                await table.press("t" if len(table.match.table.piles["numbers"]) > 8 else "p")
            else:
                await table.press("enter")
        assert isinstance(table.screen, MatchEnd)


async def test_in_ascii_everything_is_ascii() -> None:
    async with playing(risk(), ascii=True) as table:
        seen = [table.text]
        await table.press("t", "t", "p", "p", "p")
        seen.append(table.text)
        await table.say("one")
        seen.append(table.text)
        await table.press("full_stop")
        seen.append(table.text)
        assert all(text.isascii() for text in seen)


def test_no_two_block_letters_look_alike() -> None:
    assert len({tuple(rows) for rows in GLYPHS.values()}) == len(GLYPHS)


@pytest.mark.parametrize(("rows", "scale"), [(4, 1), (7, 1), (7, 2)])
def test_a_block_letter_takes_the_width_that_it_says(rows: int, scale: int) -> None:
    sheet = Sheet(40, 8)
    x = 0
    for letter in "ORE":
        x = draw_block(sheet, x, 0, letter, "", rows=rows, scale=scale, sign="#")
    assert x == width_of("OREX", scale) - width_of("X", scale)
    assert all(len(line.rstrip()) <= width_of("ORE", scale) for line in sheet.lines)
    assert len([line for line in sheet.lines if line.strip()]) == rows
