"""WordSpiel's screen for somebody who plays alone."""

import pytest

from tests.app.playing import playing, solitaire
from tests.app.wordspiel_tables import hand
from wordgames_tui.app.match_end import MatchEnd


async def test_a_game_alone_is_won_with_an_empty_hand() -> None:
    match = solitaire("OATLEPHONE", "E", "B")
    async with playing(match) as table:
        assert "which one is your hand?" in table.text
        await table.press("1")
        await table.say("boat")
        assert "Drew E from the pile; 9 left." in table.side
        await table.say("telephone")
        assert isinstance(table.screen, MatchEnd)
        assert "You won: every card is in a word." in table.text


async def test_with_an_empty_pile_the_bottom_line_offers_no_draw() -> None:
    async with playing(solitaire("ESTON", "E", "B")) as table:
        await table.press("1")
        assert "F4 draw" in table.lines[-1]
        await table.press(*["f4"] * 10)
        assert "your last chance" in table.text
        assert "draw" not in table.lines[-1]


async def test_at_the_last_chance_the_bottom_line_offers_to_give_up() -> None:
    async with playing(solitaire("ESTON", "E", "B")) as table:
        await table.press("1", *["f4"] * 10)
        assert "one word that uses every card, or give up" in table.read
        assert "F4 give up" in table.lines[-1]
        await table.press("f4")
        assert "Give up? The game is over then" in table.text
        await table.press("right", "enter")
        assert isinstance(table.screen, MatchEnd)


async def test_with_one_card_in_the_spiral_nobody_is_told_to_go_back() -> None:
    async with playing(solitaire("ESTON", "E", "B")) as table:
        await table.press("1")
        assert "Start with B; add cards of your hand." in table.read
        await table.say("best")
        assert "Start with T, or go back as far as you like;" in table.read


async def test_a_game_alone_is_lost_when_one_gives_up() -> None:
    async with playing(solitaire("ESTON", "E", "B")) as table:
        await table.press("2", "f10")
        assert "Give up" in table.text
        await table.press("down", "down", "enter")
        assert "Give up? The game is over then" in table.text
        await table.press("right", "enter")
        assert isinstance(table.screen, MatchEnd)
        assert "Not this time: 10 cards left in your hand." in table.text


@pytest.mark.parametrize("keys", [("enter",), ("escape",), ("enter", "enter")])
async def test_who_does_not_say_again_that_they_give_up_plays_on(keys: tuple[str, ...]) -> None:
    async with playing(solitaire("ESTON", "E", "B")) as table:
        await table.press("2", "f10", "down", "down", "enter", *keys)
        assert not table.match.over
        await table.type("be")
        assert "BE" in table.text


async def test_alone_one_draws_or_exchanges_where_there_is_no_word() -> None:
    async with playing(solitaire("ESTON", "OXY", "B", deck="K")) as table:
        await table.press("1", "f4")
        assert "Drew O from the pile; 9 left." in table.side
        await table.press("plus")
        assert "Exchange which card?" in table.text
        await table.press("1", "enter")
        assert "Ann exchanged E for K." in table.side
        assert "type a word" in table.text
        await table.press("plus", "escape")
        assert "type a word" in table.text


async def test_after_the_last_card_of_the_pile_the_next_word_is_the_last() -> None:
    async with playing(solitaire("ESTON", "OXY", "B")) as table:
        await table.press("1", *["f4"] * 10)
        assert "your last chance" in table.text
        await table.type("best")
        assert "17 cards would be left over" in table.text
        await table.press("enter")
        assert "Not this time" in table.text


async def test_a_stack_is_chosen_by_click() -> None:
    async with playing(solitaire("ESTON", "OXYB", "B")) as table:
        await table.click("╭2")
        assert hand(table).startswith("OXYB")
