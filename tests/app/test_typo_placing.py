"""Typo on its screen: a card is chosen, and laid at an end, by keys and by mouse."""

import pytest

from tests.app.playing import playing
from tests.app.typo_tables import placing
from tests.games.typo_matches import match_of, rows
from wordgames_tui.app.tiles import TileRow
from wordgames_tui.app.typo.shelves import Shelves
from wordgames_tui.games.typo.decisions import ChooseRow, Place

# Choosing


async def test_the_hand_lies_by_the_alphabet_and_each_card_tells_how_many_there_are() -> None:
    match = match_of("REEU", ["QZTB", "L"])
    async with playing(match) as table:
        await table.press("space")
        tiles = table.screen.query_one("#hand", TileRow).tiles
        faces = [tile.face for tile in tiles]
        assert faces == sorted(faces)
        assert {tile.face: tile.value for tile in tiles}["Q"] == "1"
        assert {tile.face: tile.value for tile in tiles}["T"] == "3"


async def test_a_letter_that_is_not_held_is_told_and_nothing_is_lost() -> None:
    match = match_of("REEU", ["F", "L"])
    async with playing(match) as table:
        await table.press("space", "w")
        assert "There is no W in your hand." in table.text
        await table.press("f", "escape")
        assert match.answers == 0
        await table.press("f", "enter")
        assert match.answers == 1


async def test_a_card_is_chosen_by_two_clicks() -> None:
    match = match_of("REEU", ["F", "L"])
    async with playing(match) as table:
        await table.press("space")
        hand = table.screen.query_one("#hand", TileRow)
        at = [tile.face for tile in hand.tiles].index("F")
        for _ in range(2):
            table.clock.seconds += 0.5
            await table.pilot.click("#hand", offset=(6 * at + 2, 1))
            await table.settle()
        assert match.answers == 1


# Placing


async def test_the_line_tells_at_which_ends_the_word_could_go() -> None:
    async with playing(placing("F", ["R", "E", "I", "IR"])) as table:
        await table.type("f")
        assert (
            "So it can become FR (1 left), FE (2 left), FI (3 left) or FIR (4 left)." in table.text
        )
        await table.type("ir")
        assert "FIR begins with FIR, at the left of row 4. End 1 of 2." in table.text
        await table.press("tab")
        assert "FIR begins with FI, at the left of row 3. End 2 of 2." in table.text
        await table.press("escape")
        await table.type("tar")
        assert "TAR begins with no row that has your F at an end" in table.text


async def test_enter_is_named_only_where_the_word_can_be_said() -> None:
    async with playing(placing("F")) as table:
        await table.type("fr")
        assert "Enter say it" in table.read
        await table.press("escape")
        await table.type("ra")
        assert "RA begins with row 1, R; the next letter must be your F." in table.read
        assert "Enter say it" not in table.read


async def test_the_letter_is_shown_at_the_end_where_it_would_lie() -> None:
    match = placing("F")
    async with playing(match) as table:
        shelves = table.screen.query_one("#shelves", Shelves)
        assert shelves.view.laid is None
        assert set(shelves.view.ends.values()) == {"can"}
        await table.type("fr")
        assert shelves.view.laid == ("1 left", "F")
        assert [key for key, look in shelves.view.ends.items() if look == "fits"] == ["1 left"]


async def test_a_digit_names_an_end_of_two_that_read_alike() -> None:
    match = placing("L")
    async with playing(match) as table:
        await table.press("6")
        await table.type("astic")
        assert "at the right of row 3" in table.text
        await table.press("enter", "enter")
        assert rows(match) == ["R", "E", "EL", "U"]


async def test_a_word_that_is_wiped_forgets_its_end() -> None:
    match = placing("L")
    async with playing(match) as table:
        await table.press("6", "escape")
        await table.type("elastic")
        assert "at the right of row 2" in table.text


async def test_a_digit_after_the_word_moves_it_to_that_end() -> None:
    match = placing("L")
    async with playing(match) as table:
        await table.type("elastic")
        assert "at the right of row 2" in table.text
        await table.press("6", "enter", "enter")
        assert rows(match) == ["R", "E", "EL", "U"]


async def test_both_ends_of_a_row_can_be_clicked() -> None:
    match = placing("L")
    async with playing(match) as table:
        await table.pilot.click("#shelves", offset=(16, 7))
        await table.settle()
        assert table.screen_below.line.word == "el"
        assert table.screen.query_one("#shelves", Shelves).view.laid == ("3 right", "L")
        await table.pilot.click("#shelves", offset=(5, 1))
        await table.settle()
        assert table.screen_below.line.word == "lr"


async def test_what_cannot_be_placed_is_given_up_by_its_key_and_the_row_by_its_number() -> None:
    match = placing("F", ["TAR", "E", "UNI", "U"])
    async with playing(match) as table:
        assert "▸1" in table.text and "−3" in table.text
        await table.press("full_stop")
        assert "Which of the longest rows does F replace?" in table.text
        await table.press("2")
        assert rows(match)[2] == "UNI"
        await table.press("3")
        assert rows(match) == ["TAR", "E", "F", "U"]


async def test_a_row_to_go_can_be_clicked() -> None:
    match = placing("F", ["TAR", "E", "UNI", "U"])
    match.answer("give-up")
    async with playing(match) as table:
        await table.pilot.click("#shelves", offset=(12, 7))
        await table.settle()
        assert rows(match) == ["TAR", "E", "F", "U"]


async def test_open_ends_are_marked_where_the_table_wants_it() -> None:
    async with playing(placing("J", "QXVU", show_ends=True)) as table:
        ends = table.screen.query_one("#shelves", Shelves).view.ends
        assert [key for key, look in ends.items() if look == "can"] == ["4 left"]
        assert "×" in table.text


async def test_a_hint_is_given_though_all_may_look() -> None:
    match = placing("F")
    async with playing(match) as table:
        await table.press("f6")
        assert "F finds a word at 7 ends." in table.text


async def test_a_refused_word_stays_on_the_line() -> None:
    match = placing("F")
    async with playing(match) as table:
        await table.say("tar")
        assert match.answers == 2
        assert table.screen_below.line.word == "tar"


async def test_time_over_is_a_card_that_cannot_be_placed() -> None:
    match = placing("F", seconds=30)
    async with playing(match) as table:
        await table.pass_time(31)
        assert isinstance(match.decision, ChooseRow)


async def test_the_clock_stands_while_the_menu_is_open_and_goes_on_where_all_look() -> None:
    match = placing("F", seconds=30)
    async with playing(match) as table:
        await table.press("f10")
        await table.pass_time(100)
        await table.press("escape")
        assert isinstance(match.decision, Place)
        await table.type("fr")
        assert "FR begins with FR" in table.text
        await table.pass_time(31)
        assert isinstance(match.decision, ChooseRow)


@pytest.mark.parametrize("key", ["f1", "f10", "f7", "f9"])
async def test_a_clock_that_stands_covers_rows_cards_and_log(key: str) -> None:
    match = placing("F", ["TAR", "E", "UNI", "U"], seconds=30)
    async with playing(match) as table:
        await table.type("ft")
        assert "│ U │" in table.text and "Revealed" in table.text
        await table.press(key)
        assert not table.screen_below.countdown.running
        for band in ("#table", "#ask", "#own"):
            assert not table.screen_below.query_one(band).visible
        assert "│ U │" not in table.text and "Revealed" not in table.text
        await table.press("space" if key == "f9" else "escape")
        assert "│ U │" in table.text and "Revealed" in table.text
        assert table.screen_below.line.word == "ft"


async def test_where_no_clock_runs_nothing_is_covered() -> None:
    async with playing(placing("F", ["TAR", "E", "UNI", "U"])) as table:
        await table.press("f7")
        for band in ("#table", "#ask", "#own"):
            assert table.screen_below.query_one(band).visible
