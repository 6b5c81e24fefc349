"""The curtain: no frame shows a hand to the wrong person."""

from typing import Any

import pytest

from tests.app.frames import MARKS, Frames, recorded
from tests.app.playing import Table, playing, solitaire
from tests.games.wordspiel_rounds import round_of
from wordgames_tui.app.curtain import Curtain
from wordgames_tui.app.moment import Moment
from wordgames_tui.app.tiles import TileRow
from wordgames_tui.engine.match import Match


def three(**options: Any) -> Match:
    return round_of(["JESTS", "QONES", "XTEN"], "B", deck="KVWPFHM", **options)


async def sit_down(table: Table, frames: Frames, seat: int) -> None:
    """That seat takes the keyboard and draws the curtain."""
    assert isinstance(table.screen, Curtain)
    frames.seat = seat
    await table.press("space")
    assert MARKS[seat] in table.text


async def test_a_long_key_moves_all_that_is_said_on_the_curtain() -> None:
    async with playing(three(), keymap={"game.menu": "ctrl+x"}) as table:
        assert "Ctrl+X" in table.text
        [opens] = [line.index("Ann is here") for line in table.lines if "Ann is here" in line]
        [menu] = [line.index("Menu") for line in table.lines if "Menu" in line]
        assert opens == menu


async def test_no_frame_shows_a_hand_to_the_wrong_person_however_fast_they_type() -> None:
    async with playing(three(seconds=0, challenge="table")) as table:
        with recorded(table) as frames:
            for seat in (0, 1, 2):
                await sit_down(table, frames, seat)
                await table.fast("1", "enter")  # an exchange is asked about
                await table.press("escape")
                await table.press("enter")
                await table.fast("enter", "enter", "1", "enter")
            for seat, word in ((0, "best"), (1, "tone"), (2, "net")):
                await sit_down(table, frames, seat)
                await table.press("enter")
                await table.fast(*word, "enter", "space", "enter", "enter", "space", *"abc", "1")
            for seat in (0, 1, 2):
                await sit_down(table, frames, seat)
                await table.press("enter", "full_stop")
                await table.press("1")
                await table.fast("1", "enter", "enter", "space", "f2", "f4", "escape")
        assert not frames.wrong(MARKS)
        assert all(frames.showing(mark) > 3 for mark in MARKS.values()), (
            "the hands were shown at all"
        )


async def test_nothing_typed_ahead_opens_the_curtain() -> None:
    async with playing(three(seconds=0)) as table:
        with recorded(table) as frames:
            await sit_down(table, frames, 0)
            table.clock.seconds += 1
            await table.fast(*["enter", "space"] * 5)
            assert table.curtained
            assert "Ben, it is your turn" in table.text
        assert not frames.wrong(MARKS)


async def test_the_curtain_is_deaf_for_a_moment_and_never_hears_enter() -> None:
    async with playing(three(seconds=0)) as table:
        table.clock.seconds += 0.3
        await table.fast("space")
        assert table.curtained, "0.3 seconds are a key too many of the turn before"
        await table.press("enter", "escape", "escape", "a", "1")
        assert table.curtained
        table.clock.seconds += 0.5
        await table.fast("space")
        assert not table.curtained


async def test_a_key_that_is_held_down_does_not_draw_the_curtain() -> None:
    async with playing(three(seconds=0)) as table:
        for _ in range(40):
            table.clock.seconds += 0.03
            await table.fast("space")
        assert table.curtained
        await table.press("space")
        assert not table.curtained


async def test_a_digit_pressed_twice_at_once_does_not_vote_for_the_next_player() -> None:
    match = three(seconds=0, challenge="table", verdict="vote")
    async with playing(match) as table:
        await table.press("space", "enter", "space", "enter", "space", "enter", "space", "enter")
        await table.say("bess")
        await table.press("exclamation_mark", "down", "enter")
        answers = match.answers
        table.clock.seconds += 1
        await table.fast("2", "2")
        assert match.answers == answers + 1
        await table.fast("2")
        assert match.answers == answers + 1
        await table.press("2")
        assert match.answers > answers + 1


async def test_the_curtain_is_drawn_by_a_click_too() -> None:
    async with playing(three(seconds=0)) as table:
        await table.click("Ann is here")
        assert MARKS[0] in table.text


async def test_taking_a_word_back_hands_the_keyboard_back_behind_the_curtain() -> None:
    async with playing(three(seconds=0)) as table:
        with recorded(table) as frames:
            for seat in (0, 1, 2):
                await sit_down(table, frames, seat)
                await table.press("enter")
            await sit_down(table, frames, 0)
            await table.press("enter")
            await table.say("best")
            assert "Take the last answer back" in table.text
            frames.seat = None
            await table.press("minus")
            assert "Ann, it is your turn" in table.text
            await sit_down(table, frames, 0)
            assert "│ S │" in table.text
        assert not frames.wrong(MARKS)


async def test_the_curtain_tells_only_what_everybody_may_know() -> None:
    async with playing(three(seconds=0)) as table:
        await table.press("space", "5", "enter")
        assert "Ann exchanged S for B." in table.text
        await table.press("enter")
        assert table.curtained
        assert "Ann exchanged a card." in table.text
        assert "for B" not in table.text
        await table.press("space")
        assert "Ann exchanged a card." in table.text
        assert "for B" not in table.text


async def test_while_the_curtain_is_down_no_hand_lies_under_it() -> None:
    async with playing(three(seconds=0)) as table:
        for _ in range(3):
            assert table.curtained
            hand = table.screen_below.query_one("#hand", TileRow)
            assert {tile.face for tile in hand.tiles} == {""}
            await table.press("space", "enter")


async def test_notifications_are_gone_when_the_curtain_comes_down() -> None:
    async with playing(three(seconds=0)) as table:
        await table.press("space")
        table.app.complain("You hold a J.")
        await table.press("enter")
        assert table.curtained
        assert "You hold a J." not in table.text


async def test_a_card_drawn_is_shown_to_its_player_alone_before_the_keyboard_goes_on() -> None:
    match = three(seconds=0)
    async with playing(match, reduced_motion=False) as table:
        await table.press("space", "enter", "space", "enter", "space", "enter", "space", "enter")
        await table.press("f4", "1")
        assert isinstance(table.screen, Moment)
        assert "Ann had no word: K into the hand." in table.text
        assert all(mark not in table.text for mark in MARKS.values())
        await table.press("enter")
        assert table.curtained
        assert "K into the hand" not in table.text


async def test_while_all_read_the_scores_of_a_round_no_new_hand_lies_there() -> None:
    match = round_of(["NOPE", "LACKBOARDS"], "B", deck="WK", rounds=2, seconds=0)
    async with playing(match, reduced_motion=False) as table:
        await table.press("space", "enter", "space", "enter", "space", "enter", "f4", "1", "x")
        await table.press("space", "enter")
        await table.say("blackboards")
        assert isinstance(table.screen, Moment)
        assert match.decision is not None
        assert match.decision.seat == 1, "who has made the last word is asked next"
        hand = table.screen_below.query_one("#hand", TileRow)
        assert {tile.face for tile in hand.tiles} == {""}
        await table.press("x")
        assert table.curtained


async def test_one_person_among_bots_sees_the_curtain_once() -> None:
    match = round_of(["JESTS", "QONES", "XTEN"], "B", bots=(1, 2), seconds=0)
    async with playing(match) as table:
        assert table.curtained
        await table.press("space", "enter")
        assert not table.curtained
        await table.press("enter")
        await table.say("best")
        assert not table.curtained
        assert MARKS[0] in table.text


async def test_nobody_needs_a_curtain_alone() -> None:
    async with playing(solitaire("ESTNO", "ABCDE", "B")) as table:
        assert not table.curtained
        await table.press("1")
        assert not table.curtained
        assert "│ E │" in table.text


async def test_a_question_that_is_not_secret_shows_no_hand() -> None:
    match = three(seconds=0, challenge="table", verdict="vote")
    async with playing(match) as table:
        await table.press("space", "enter", "space", "enter", "space", "enter", "space", "enter")
        await table.say("bess")
        await table.press("exclamation_mark", "down", "enter")
        assert "is BESS a word?" in table.text
        assert all(mark not in table.text for mark in MARKS.values())


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5)])
async def test_a_window_that_is_too_small_covers_the_cards(size: tuple[int, int]) -> None:
    async with playing(three()) as table:
        await table.press("space")
        await table.resize(*size)
        assert MARKS[0] not in table.text
        await table.resize(80, 24)
        assert MARKS[0] in table.text
