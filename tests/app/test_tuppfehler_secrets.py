"""City, Country, Typoh on the screen: what nobody else may see."""

import pytest

from tests.app.frames import recorded
from tests.app.playing import playing
from tests.app.tuppfehler_tables import LARGE_ORE, ORE, on_the_list, sit_down, write
from tests.games.tuppfehler_matches import match_of
from wordgames_tui.app.curtain import Curtain


async def test_no_frame_shows_the_typoh_or_a_list_to_the_wrong_person() -> None:
    words = {0: "CORE", 1: "OGRE", 2: "BORE"}
    async with playing(match_of(3)) as table:
        with recorded(table) as frames:
            for seat, word in words.items():
                assert isinstance(table.screen, Curtain)
                await table.press("space")
                assert ORE not in table.text
                frames.seat = seat
                await table.press("enter")
                await table.fast(*word.lower(), "enter", *"xy")
                await table.press("f10", "escape", "f9")
                assert ORE not in table.text
                assert word not in table.text
                await table.press("space", "escape")
                assert word in table.text
                await table.press("full_stop")
                if seat == 2:
                    break
                await table.fast(
                    *("full_stop", "full_stop", "space", "enter", "space", *"abc", "enter")
                )
                frames.seat = None
        assert not frames.wrong(words)
        assert not [text for seat, text in frames.all if seat is None and ORE in text]
        assert all(frames.showing(word) > 1 for word in words.values())


@pytest.mark.parametrize("key", ["f1", "f10", "equals_sign", "comma"])
async def test_what_is_opened_meanwhile_stops_the_clock_and_covers_everything(key: str) -> None:
    async with playing(match_of(2), size=(120, 40)) as table:
        await sit_down(table)
        await table.say("core")
        left = table.screen_below.countdown.left
        await table.press(key)
        table.clock.seconds += 500
        assert LARGE_ORE not in table.text
        assert "1 CORE" not in table.text
        await table.press("space" if key == "comma" else "escape")
        assert LARGE_ORE in table.text
        assert "1 CORE" in table.text
        assert abs(table.screen_below.countdown.left - left) <= 1
        await table.say("one")
        assert on_the_list(table) == ("core", "one")


async def test_the_curtain_tells_nothing_of_a_list() -> None:
    async with playing(match_of(2)) as table:
        await write(table, "core")
        assert "Ann's list lies face down." in table.text
        assert "CORE" not in table.text


async def test_a_list_is_not_taken_back_from_the_curtain() -> None:
    async with playing(match_of(2)) as table:
        await write(table, "core")
        assert "Take the last answer back" not in table.text
        await table.press("minus")
        assert table.curtained
        assert table.match.view(0)["written"] == ["core"]
