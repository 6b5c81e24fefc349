"""WordSpiel's screen: the hand, exchanges, no word, challenges."""

from typing import Any

import pytest

from tests.app.playing import Table, playing, solitaire
from tests.app.wordspiel_tables import begun, chosen, hand, line_of, turn, two
from tests.games.wordspiel_rounds import round_of
from wordgames_tui.app.menu import Menu
from wordgames_tui.app.tiles import TileRow
from wordgames_tui.engine.match import Match
from wordgames_tui.games.wordspiel.decisions import PlayWord
from wordgames_tui.session import Session

# The hand


async def test_cards_are_typed_by_number_and_by_click() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.press("1", "2")
        assert line_of(table) == "[B]‹E›‹S›▁"
        await table.click("│ T │")
        assert line_of(table) == "[B]‹E›‹S›‹T›▁"
        await table.click("Enter lay it")
        assert table.curtained


async def test_the_hand_is_sorted_in_four_ways() -> None:
    async with playing(two("TESOPABZYX", "N")) as table:
        await table.press("space")
        assert hand(table) == "TESOPABZYX"
        await table.press("f2")
        assert hand(table) == "ABEOPSTXYZ"
        await table.press("semicolon")
        assert hand(table) == "AEOBPSTXYZ"
        await table.press("f2")
        assert sorted(hand(table)) == sorted("TESOPABZYX")
        assert "Your hand lies shuffled." in table.text
        await table.press("f2")
        assert hand(table) == "TESOPABZYX"


async def test_each_player_has_an_order_of_their_own() -> None:
    async with playing(two("TESOPABZYX", "NOPERSTIDI", flip="M")) as table:
        await table.press("space", "f2", "enter", "space")
        assert hand(table) == "NOPERSTIDI"


async def test_a_hand_of_many_cards_stays_on_the_screen() -> None:
    match = two()
    match.table.hand(0).put(*(match.table.deck.draw() for _ in range(20)))
    async with playing(match) as table:
        await table.press("space")
        tops = [line for line in table.text.splitlines() if line.startswith(" ╭")]
        assert len(tops) == 2
        assert "Keep this hand" in table.text
        assert "F10 menu" in table.text


# Exchanging


@pytest.mark.parametrize("way", ["2", "plus s", "plus 2", "ctrl+e s", "click"])
async def test_a_card_is_exchanged_by_number_by_letter_or_by_click(way: str) -> None:
    async with playing(two()) as table:
        await table.press("space")
        if way == "click":
            await table.click("│ S │")
        else:
            await table.press(*way.split())
        assert "Exchange S for the top card of the deck?" in table.text
        assert chosen(table) == "S"
        await table.press("enter")
        assert "Ann exchanged S for B." in table.text
        assert "│ B │" in table.text
        assert "2 exchanges are left in this round." in table.read


async def test_a_letter_pressed_again_means_the_next_such_card() -> None:
    async with playing(two("EESTO", "NOPE")) as table:
        await table.press("space", "plus", "e", "e", "enter")
        assert hand(table).startswith("ESTO")
        assert table.match.table.aside.cards[0].id == "E2"


async def test_escape_leaves_the_card_in_the_hand() -> None:
    async with playing(two()) as table:
        await table.press("space", "2", "escape")
        assert "Exchange cards, or keep your hand." in table.text
        assert chosen(table) == ""
        assert table.match.answers == 0


async def test_a_fourth_exchange_is_refused_with_its_reason() -> None:
    async with playing(two()) as table:
        await table.press("space")
        for _ in range(3):
            await table.press("1", "enter")
        await table.press("1")
        assert "You have exchanged 3 cards already." in table.text


async def test_a_letter_that_is_not_in_the_hand_is_no_card() -> None:
    async with playing(two()) as table:
        await table.press("space", "plus", "q")
        assert "There is no Q in your hand." in table.text


@pytest.mark.parametrize("seconds", [0, 60])
async def test_a_word_that_is_typed_before_the_clock_runs_gives_no_card_away(seconds: int) -> None:
    """The Enter that should have started it came too soon, and was not heard."""
    async with playing(two("ZESTY", "NOPE", seconds=seconds)) as table:
        await table.press("space", "enter", "space", "enter", "space")
        await table.fast("enter")
        assert "That came too soon: look first, then press it again." in table.read
        await table.type("zesty")
        assert "Ready for your turn?" in table.text
        start = "Enter to start the clock" if seconds else "Enter to start"
        assert f"{start}; a number exchanges that card, + one by its letter." in table.read
        await table.press("enter")
        assert not table.match.table.aside.cards
        assert isinstance(table.match.decision, PlayWord)


@pytest.mark.parametrize("turn", ["before the round", "before the turn"])
async def test_a_letter_leaves_the_card_that_was_pressed_before_it(turn: str) -> None:
    async with playing(two("ZESTY", "NOPE")) as table:
        await table.press("space")
        if turn == "before the turn":
            await table.press("enter", "space", "enter", "space")
        await table.press("2")
        assert "Exchange E for the top card of the deck?" in table.text
        await table.press("s")
        assert "Exchange E" not in table.text
        await table.press("enter")
        assert not table.match.table.aside.cards


async def test_a_card_without_a_number_is_exchanged_by_its_letter() -> None:
    match = two("EESTO", "NOPE")
    match.table.hand(1).put(next(card for card in match.table.deck if card.face == "Z"))
    async with playing(match) as table:
        await table.press("space", "enter", "space")
        assert "+ by letter" in table.lines[-1]
        await table.press("plus")
        assert "Exchange which card?" in table.text
        assert "1-0 or a letter exchange a card" in table.lines[-1]
        await table.press("z", "enter")
        assert [card.face for card in match.table.aside] == ["Z"]


async def test_where_no_exchange_is_left_none_is_offered() -> None:
    async with playing(two()) as table:
        await table.press("space", *("1", "enter") * 3)
        assert "exchange" not in table.lines[-1]
        await table.press("plus")
        assert "You have exchanged 3 cards already." in table.text
        await table.press("e")
        assert "Enter to keep this hand. You have exchanged 3 cards already." in table.read


async def test_alone_none_is_offered_either_where_none_is_left() -> None:
    match = solitaire("EARTH", "STONE", "B")
    async with playing(match) as table:
        await table.press("1")
        assert "+ exchange" in table.lines[-1]
        for _ in range(3):
            await table.press("plus", "1", "enter")
        assert "+ exchange" not in table.lines[-1]
        await table.press("f10")
        told = " ".join(table.text.replace("│", " ").split())
        assert "Exchange a card (you have exchanged 3 cards already)" in told


async def test_there_is_no_exchange_in_the_middle_of_a_turn() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.press("plus")
        assert "Cards are exchanged before the round, or before your turn." in table.text


# No word


@pytest.mark.parametrize(
    ("key", "where"), [("1", "a card into the hand"), ("2", "W onto the spiral")]
)
async def test_without_a_word_one_decides_before_looking(key: str, where: str) -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.press("full_stop")
        assert "Before you look at the top card of the deck: where shall it go?" in table.text
        assert "W" not in hand(table)
        await table.press(key)
        assert f"Ann had no word: {where}." in table.text


async def test_a_card_that_came_is_marked_in_the_hand() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.press("f4", "1")
        await turn(table, "ben")
        assert "│ W │" not in table.text
        await table.press("space")
        assert "│ W │" in table.text
        assert "•╮" in table.text


# Challenges


def freely(**options: Any) -> Match:
    return round_of(
        ["ESTX", "NOPE", "TEN"], "B", deck="WKV", seconds=0, challenge="table", **options
    )


async def test_a_right_challenge_gives_the_cards_back_and_one_more() -> None:
    async with playing(freely()) as table:
        await begun(table)
        await table.say("bex")
        await table.press("space", "f5")
        assert isinstance(table.screen, Menu)
        assert "Challenge BEX: who?" in table.text
        await table.press("down", "enter")
        assert "BEX falls (not in the dictionary): Ann takes the cards back" in table.side
        assert table.match.view(None)["piles"]["hand 0"]["count"] == 11


async def test_a_wrong_challenge_changes_nothing() -> None:
    async with playing(freely()) as table:
        await begun(table)
        await table.say("best")
        await table.press("space", "exclamation_mark", "down", "down", "enter")
        assert "Cleo challenged BEST." in table.text
        assert "BEST stands." in table.text
        assert table.match.view(None)["piles"]["hand 0"]["count"] == 7


async def test_a_third_player_challenges_from_the_curtain() -> None:
    async with playing(freely()) as table:
        await begun(table)
        await table.say("bex")
        assert "Challenge BEX" in table.text
        await table.press("f5", "down", "down", "enter")
        assert table.curtained
        assert "Cleo challenged BEX." in table.text
        assert "BEX falls" in table.text


async def test_the_table_votes() -> None:
    async with playing(freely(verdict="vote")) as table:
        await begun(table)
        await table.say("bex")
        await table.press("space", "f5", "down", "enter")
        so_far = ("", " So far 1 yes, 0 no.", " So far 1 yes, 1 no.")
        votes = zip(("Ann", "Ben", "Cleo"), "122", so_far, strict=True)
        for name, key, stands in votes:
            assert f"{name}: is BEX a word?{stands}" in table.text
            assert f" {name} " in table.text.splitlines()[0] + " "
            await table.press(key)
        assert "BEX falls (the table voted against it)" in table.text


async def test_there_is_nothing_to_challenge_where_words_are_checked() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.press("f5")
        assert "There is no word to challenge now." in table.text


async def test_a_hand_lies_as_it_was_sorted_when_the_match_is_taken_up_again() -> None:
    session = Session.start(round_of(["ZEBRA", "NOPE"], "B", seconds=0).setup)
    async with playing(session.match, session=session) as table:
        await table.press("space", "f2")
        sorted_hand = faces(table)
        assert sorted_hand == "".join(sorted(sorted_hand))
    session.close()
    assert session.save is not None
    again = Session.resume(session.save.path)
    async with playing(again.match, session=again) as table:
        await table.press("space")
        assert faces(table) == sorted_hand
        await table.press("enter", "space")
        assert faces(table) != "".join(sorted(faces(table))), "the other's lies as drawn"
    again.close()


def faces(table: Table) -> str:
    """The letters of the hand, from the left."""
    return "".join(tile.face for tile in table.screen_below.query_one("#hand", TileRow).tiles)


@pytest.mark.parametrize(("seconds", "width"), [(0, 80), (60, 120)])
async def test_the_bottom_line_offers_to_take_back_what_can_be_taken_back(
    seconds: int, width: int
) -> None:
    match = round_of(["NOPE", "TEN"], "B", seconds=seconds)
    async with playing(match, size=(width, 24 if width == 80 else 40)) as table:
        await table.press("space", "enter", "space")
        assert "take back" not in table.lines[-1], "Ann has answered since"
        await table.press("enter", "space", "enter")
        assert "F8 take back" in table.lines[-1]
        await table.press("f4")
        assert "where shall it go?" in table.text
        assert "F8 take back" in table.lines[-1]
        await table.press("f8")
        assert "Make a word" in table.text
