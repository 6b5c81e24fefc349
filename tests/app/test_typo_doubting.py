"""Typo on its screen: who doubts the word that was said?"""

import pytest

from tests.app.playing import playing
from tests.app.typo_tables import said
from tests.games.typo_matches import choose, match_of, rows, say
from wordgames_tui.app.typo.shelves import Shelves
from wordgames_tui.games.typo.decisions import ChooseRow, Place, Weigh


@pytest.mark.parametrize("players", [3, 4, 5, 6])
async def test_several_people_are_asked_together_and_enter_says_that_nobody_doubts(
    players: int,
) -> None:
    match = said("front", players)
    async with playing(match) as table:
        assert "Ruud says FRONT. Who doubts it?" in table.text
        assert "▸■ Michael" not in table.text, "it is for all of them to say so"
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


async def test_doubts_that_come_together_all_count() -> None:
    match = said("frxq", 5)
    async with playing(match) as table:
        await table.press("1")
        await table.fast("3")
        assert match.table.points[0] == -2


async def test_doubts_pressed_at_once_all_count() -> None:
    match = said("frxq", 5)
    async with playing(match) as table:
        table.clock.seconds += 0.5
        await table.fast("1", "3")
        assert match.table.points[0] == -2


async def test_a_doubt_that_comes_too_soon_is_told() -> None:
    match = said("frxq", 4)
    async with playing(match) as table:
        await table.fast("1")
        assert "That came very fast; choose once more." in table.text
        assert "1-3 who doubts it" in table.text
        await table.press("2")
        assert "1 3 who doubts it" in table.text


@pytest.mark.parametrize("players", [3, 4, 6])
async def test_who_believed_together_can_take_that_back(players: int) -> None:
    match = said("front", players)
    async with playing(match) as table:
        await table.press("enter", "f8")
        assert "cannot be taken back" not in table.text
        assert isinstance(match.decision, Weigh)


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
