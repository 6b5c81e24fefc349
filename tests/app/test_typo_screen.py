"""Typo on its screen, played by keys and by mouse."""

from typing import Any

import pytest
from textual.events import Paste

from tests.app.pages import opened
from tests.app.playing import Table, playing, shown
from tests.games.typo_matches import choose, give_up, match_of, say
from wordgames_tui.app.curtain import Curtain
from wordgames_tui.app.tiles import TileRow
from wordgames_tui.app.typo.order import OrderLine
from wordgames_tui.app.typo.shelves import Shelves
from wordgames_tui.engine.match import Match
from wordgames_tui.games.typo.decisions import ChooseCard, ChooseRow, Place, Weigh

pytestmark = pytest.mark.usefixtures("home")

HOSTILE = ("[/foo]", "[@click=quit]q[/]", "漢字", "😀 [b]", "Eve", "Flo")


def rows(match: Match) -> list[str]:
    return ["".join(c.face for c in match.table.piles[f"row {n}"]) for n in range(1, 5)]


def placing(letter: str = "F", starts: Any = "REEU", **options: Any) -> Match:
    """Ruud is to place that letter, Michael, who waits, a Z."""
    match = match_of(starts, [letter, "Z"], **options)
    choose(match, letter, "Z")
    return match


def said(word: str, players: int = 3, **options: Any) -> Match:
    """Ruud has said that word with an F."""
    faces = ["F", "V", "Z", "Y", "X", "W"][:players]
    match = match_of("REEU", faces, **options)
    choose(match, *faces)
    say(match, word)
    return match


async def take(table: Table, letter: str) -> None:
    """Draw the curtain, choose that card, lay it down."""
    assert isinstance(table.screen, Curtain)
    await table.press("space", letter.lower(), "enter")


async def test_a_round_of_two_by_keys_alone() -> None:
    match = match_of("REEU", ["FA", "LI"])
    async with playing(match) as table:
        await take(table, "F")
        await take(table, "L")
        assert "Ruud" in table.text.splitlines()[0]
        await table.say("front")
        assert "Ruud says FRONT" in table.text
        await table.press("enter")
        assert rows(match) == ["FR", "E", "E", "U"]
        await table.type("elastic")
        await table.press("tab", "enter")
        await table.press("exclamation_mark")
        assert rows(match) == ["FR", "E", "EL", "U"]
        assert match.table.points == [0, 2]
        assert isinstance(table.screen, Curtain)
        await take(table, "A")
        assert match.table.round == 2


@pytest.mark.parametrize(("variant", "judge"), [("halves", "lexicon"), ("first-out", "vote")])
async def test_a_whole_match_by_keys(variant: str, judge: str) -> None:
    match = match_of("REEU", ["", ""], variant, bots=(1,), judge=judge)
    async with playing(match) as table:
        await table.press("space")
        while not match.over:
            decision = match.decision
            assert decision is not None and decision.seat == 0
            if isinstance(decision, ChooseCard):
                await table.press(decision.options[-1].id[0].lower(), "enter")
            elif isinstance(decision, Place):
                words = match.rules.hints(decision, match.view(0))
                if len(words) > 1:
                    await table.say(words[-1].split(",")[0])
                else:
                    await table.press("full_stop")
            elif isinstance(decision, ChooseRow):
                await table.press(decision.options[-1].id[-1])
            else:
                await table.press("enter")
        assert match.result is not None
        assert match.result.text in " ".join(table.text.split())


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


# The others


@pytest.mark.parametrize("players", [3, 4, 5, 6])
async def test_several_people_are_asked_together_and_enter_says_that_nobody_doubts(
    players: int,
) -> None:
    match = said("front", players)
    async with playing(match) as table:
        assert "Ruud says FRONT. Who doubts it?" in table.text
        await table.press("enter")
        assert rows(match)[0] == "FR"
        assert isinstance(match.decision, Place)


async def test_people_doubt_by_their_number() -> None:
    match = said("frxq", 4)
    async with playing(match) as table:
        assert "1 Michael 2 Zinedine 3 David" in table.read
        await table.press("2")
        assert isinstance(match.decision, Weigh)
        await table.press("1")
        assert match.table.points[0] == -2
        assert isinstance(match.decision, ChooseRow)


async def test_after_a_doubt_it_is_told_whose_it_was_and_every_digit_stays() -> None:
    match = said("frxq", 6)
    async with playing(match) as table:
        await table.press("3")
        assert "Ruud says FRXQ. David doubts it; 2 more are needed. Who else?" in table.text
        assert "Enter nobody else 1 Michael 2 Zinedine (3 David) 4 Eve 5 Flo" in table.read
        await table.press("3")
        assert "David doubts it already." in table.text
        assert isinstance(match.decision, Weigh)
        await table.press("1")
        assert "David and Michael doubt it; one more is needed. Who else?" in table.text
        await table.press("5")
        assert match.table.points[0] == -2


async def test_with_bots_at_the_table_the_last_person_to_speak_keeps_the_digit() -> None:
    faces = ["F", "V", "Z", "Y", "X"]
    match = match_of("REEU", faces, bots=(3, 4))
    choose(match, *faces)
    say(match, "front")
    async with playing(match) as table:
        await table.press("1")
        assert "Michael doubts it; one more is needed. Who else?" in table.text
        await table.press("2")
        assert match.table.points[0] == 2


async def test_after_one_doubt_the_others_can_still_believe() -> None:
    match = said("frxq", 4)
    async with playing(match) as table:
        await table.press("1", "enter")
        assert rows(match)[0] == "FR"


async def test_the_card_of_a_doubted_word_lies_where_it_would() -> None:
    async with playing(said("front")) as table:
        view = table.screen.query_one("#shelves", Shelves).view
        assert view.laid == ("1 left", "F")
        assert view.sure


async def test_alone_among_bots_a_word_is_believed_or_doubted() -> None:
    match = match_of("REEU", ["Z", "F"], bots=(1,))
    choose(match, "Z", "F")
    match.answer({"word": "front"}, 1)
    async with playing(match) as table:
        await table.press("space")
        assert "Michael says FRONT. Does that word exist?" in table.text
        await table.press("f5")
        assert match.table.points == [0, 2]


# What is shown


async def test_the_round_shows_every_card_in_the_order_of_placing() -> None:
    match = match_of("REEU", ["S", "F", "M"])
    choose(match, "S", "F", "M")
    async with playing(match) as table:
        order = table.screen.query_one("#order", OrderLine)
        assert [turn.face for turn in order.turns] == ["F", "M", "S"]
        line = next(line for line in table.text.splitlines() if "abcde" in line)
        assert "abcdeFghijklMnopqrStuvwxyz" in line
        assert "▸F ■Michael" in table.text


async def test_the_reveal_is_a_moment() -> None:
    match = match_of("REEU", ["S", "F", "M"])
    choose(match, "S", "F")
    async with playing(match, reduced_motion=False) as table:
        await table.press("space", "m", "enter")
        assert "All cards are revealed" in table.text
        lines = [line for line in table.text.splitlines() if "Michael" in line and "1  " in line]
        assert lines
        await table.press("space")
        assert "All cards are revealed" not in table.text


async def test_the_board_shows_points_cards_and_the_dictionary() -> None:
    match = placing("F", ["TAR", "E", "UNI", "U"])
    give_up(match, row=1)
    async with playing(match) as table:
        line = next(line for line in table.text.splitlines() if "● Ruud" in line)
        assert "Ruud ≣" in line
        assert line.rstrip().endswith("−3")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("length", [9, 12, 20])
async def test_a_long_row_keeps_both_ends_on_the_screen(length: int, size: tuple[int, int]) -> None:
    row = "E" + "".join(card.face for card in placing("F").table.deck)[: length - 1]
    async with playing(placing("F", ["R", row, "I", "U"]), size=size) as table:
        await table.click("┌3")
        assert table.screen_below.line.word == "f" + row.lower()
        await table.press("escape")
        await table.click("┌4")
        assert table.screen_below.line.word == row.lower() + "f"


# Privacy


MARKS = {0: "│ J │", 1: "│ Q │", 2: "│ X │"}
"""A card of each seat that no other seat holds and that is never played."""


async def test_no_frame_shows_a_hand_to_the_wrong_person_however_fast_they_type() -> None:
    match = match_of("REEU", ["JFA", "QLT", "XMO"])
    frames: list[tuple[int | None, str]] = []
    async with playing(match) as table:
        at: list[int | None] = [None]
        display = table.app._display

        def recording(screen: Any, renderable: Any) -> None:
            display(screen, renderable)
            if table.app.is_running:
                frames.append((at[0], shown(table.app)))

        table.app._display = recording  # type: ignore[method-assign]
        for cards in ("FLM", "ATO"):
            for seat, letter in enumerate(cards.lower()):
                assert isinstance(table.screen, Curtain)
                at[0] = seat
                await table.press("space")
                assert MARKS[seat] in table.text
                await table.press(letter)
                await table.fast("enter", "enter", "space", "enter", letter, "enter")
            at[0] = None
            await table.settle()
            while not isinstance(match.decision, ChooseCard):
                if isinstance(match.decision, Place):
                    await table.fast(*"fr", "escape", "full_stop", "space", "enter")
                elif isinstance(match.decision, ChooseRow):
                    await table.press(match.decision.options[0].id[-1])
                    await table.fast("space")
                else:
                    await table.press("enter")
                await table.settle()
    wrong = [
        frame
        for seat, frame in frames
        for other, mark in MARKS.items()
        if other != seat and mark in frame
    ]
    assert not wrong
    assert all(sum(mark in frame for _, frame in frames) > 2 for mark in MARKS.values())


async def test_a_hand_is_covered_while_all_look_though_its_player_is_asked() -> None:
    match = match_of("REEU", ["LQ", "FX"])
    async with playing(match) as table:
        await take(table, "L")
        await take(table, "F")
        assert isinstance(match.decision, Place)
        assert match.decision.seat == 1
        assert MARKS[2] not in table.text
        assert "▸■ Michael" in table.text


async def test_nothing_on_the_screen_tells_what_was_chosen() -> None:
    texts = []
    for letter in "FQ":
        match = match_of("REEU", ["FQ", "L", "M"])
        async with playing(match) as table:
            await take(table, letter)
            await table.press("space")
            texts.append(table.text)
    assert texts[0] == texts[1]
    assert "Ruud" in texts[0] and "✓" in texts[0]


# Names, signs, sizes


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_names_are_text_whatever_they_look_like(size: tuple[int, int]) -> None:
    match = match_of("REEU", ["F", "L", "M", "N", "O", "P"], called=HOSTILE)
    choose(match, "F", "L", "M", "N", "O", "P")
    async with playing(match, size=size, reduced_motion=False) as table:
        assert "[/foo]" in table.text
        await table.say("front")
        assert "[/foo] says FRONT. Who doubts it?" in table.text
        assert "[@click=quit]q[/]" in table.text


async def test_it_can_be_drawn_in_ascii() -> None:
    matches = [match_of("REEU", ["F", "L"]), placing("F", ["TAR", "E", "UNI", "U"]), said("front")]
    for match in matches:
        async with playing(match, ascii=True) as table:
            await table.press("space")
            if isinstance(match.decision, Place):
                await table.type("fr")
            assert not {character for character in table.text if not character.isascii()}


async def test_ten_thousand_pasted_letters_are_refused_and_nothing_is_lost() -> None:
    match = placing("F")
    async with playing(match) as table:
        await table.type("fr")
        table.screen_below.line.post_message(Paste("x" * 10_000))
        await table.settle()
        assert table.screen_below.line.word == "fr"
        assert "No word has more than" in table.text
        table.screen_below.line.post_message(Paste("[/foo]"))
        await table.settle()
        assert "letters A to Z" in table.text


async def test_a_placed_word_can_be_taken_back_while_all_look() -> None:
    match = placing("F", judge="lexicon")
    async with playing(match) as table:
        await table.say("front")
        assert rows(match)[0] == "FR"
        await table.press("minus")
        assert rows(match)[0] == "R"
        assert isinstance(match.decision, Place)
        assert match.decision.seat == 0


async def test_how_to_play_fits_on_one_screen() -> None:
    async with opened("f1") as page:
        while "▸ Typo" not in page.text:
            await page.press("right")
        assert "Type a word, and see at once at which ends it fits." in page.text
