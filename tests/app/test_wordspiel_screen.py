"""WordSpiel's screen: the preview letter by letter, the cards, the challenge, the game alone."""

from itertools import pairwise
from typing import Any

import pytest

from tests.app.playing import Table, playing, round_of, solitaire
from wordgames_tui.app.match_end import MatchEnd
from wordgames_tui.app.menu import Menu
from wordgames_tui.app.tiles import TileRow
from wordgames_tui.app.wordspiel.reading import readings
from wordgames_tui.app.wordspiel.winding import SPARE, wind
from wordgames_tui.engine.match import Match
from wordgames_tui.session import Session

SPACE_ENTER = ("space", "enter")


def two(*hands: str, flip: str = "B", deck: str = "WKV", **options: Any) -> Match:
    return round_of(hands or ("ESTOP", "NOPE"), flip, deck=deck, **{"seconds": 0, **options})


async def begun(table: Table) -> None:
    for _ in table.match.setup.seats:
        await table.press(*SPACE_ENTER)
    await table.press(*SPACE_ENTER)


async def turn(table: Table, word: str) -> None:
    await table.press(*SPACE_ENTER)
    await table.say(word)


def line_of(table: Table) -> str:
    """The line on which the word is typed."""
    at = table.screen_below.line.region.y
    return table.lines[at].strip()


def chosen(table: Table) -> str:
    """The cards of the hand that light up."""
    return "".join(part.strip() for line in table.lines[-4:] for part in line.split("┃")[1::2])


# The spiral


@pytest.mark.parametrize("size", [(48, 15), (86, 28), (30, 9)])
@pytest.mark.parametrize("letters", [1, 20, 60, 110, 400])
def test_the_spiral_winds_from_letter_to_letter(letters: int, size: tuple[int, int]) -> None:
    winding = wind(letters, *size)
    assert len(set(winding.places)) == len(winding.places)
    for (x, y), (next_x, next_y) in pairwise(winding.places):
        steps = abs(next_x - x) / winding.scale.across + abs(next_y - y) / winding.scale.down
        assert steps == 1
    for x, y in winding.places:
        assert 0 <= x <= size[0] - winding.scale.width
        assert 0 <= y <= size[1] - winding.scale.height
        assert not winding.deck.contains(x, y)


def test_the_spiral_is_drawn_smaller_the_longer_it_gets_and_then_drops_its_oldest() -> None:
    scales = [wind(letters, 48, 15).scale.name for letters in (10, 40, 100)]
    assert scales == ["tile", "chip", "letter"]
    assert wind(110, 48, 15).skipped == 0
    long = wind(1000, 48, 15)
    assert long.skipped == 1000 + SPARE - len(long.places)


@pytest.mark.parametrize("letters", [12, 40, 110])
@pytest.mark.parametrize("in_ascii", [False, True])
async def test_no_two_states_of_a_letter_look_the_same(letters: int, in_ascii: bool) -> None:
    from wordgames_tui.app.wordspiel.spiral import Spiral, SpiralView

    async with playing(solitaire("ESTNO", "ABCDE", "B"), ascii=in_ascii) as table:
        spiral = table.screen.query_one(Spiral)
        view = SpiralView("E" * letters, new_from=letters - 2, lit=[letters - 4], ghosts="E")
        spiral.show(view)
        await table.settle()
        winding = wind(letters, *spiral.size)
        looks = {}
        for name, at in (("old", 1), ("lit", letters - 4), ("new", letters - 1), ("next", letters)):
            x, y = winding.places[at]
            rows = range(y, y + winding.scale.height)
            looks[name] = tuple(
                spiral.render_line(row).crop(x, x + winding.scale.width).text for row in rows
            )
        assert len(set(looks.values())) == len(looks)
        assert not in_ascii or table.text.isascii()


async def test_a_click_on_a_letter_starts_the_word_there() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.say("best")
        await table.press(*SPACE_ENTER)
        spiral = table.screen_below.query_one("#spiral")
        winding = wind(4, *spiral.size)
        x, y = winding.places[1]
        await table.pilot.click(spiral, offset=(x + 2, y + 1))
        await table.settle()
        assert line_of(table) == "B [E][S][T]▁"
        assert "Now add cards of your hand." in table.text


# The word


def test_readings_are_those_where_the_letters_lie() -> None:
    found = readings("arar", "barar", "q")
    assert [(r.back, r.built, r.rest, r.added, r.missing) for r in found] == [
        (4, "arar", "", "", ()),
        (2, "ar", "", "ar", (0, 1)),
    ]
    assert readings("x", "bar", "x") == []
    assert readings("", "bar", "x") == []


async def test_each_letter_says_where_it_comes_from() -> None:
    async with playing(two()) as table:
        await begun(table)
        assert line_of(table) == "B ▁"
        await table.type("b")
        assert line_of(table) == "[B]▁"
        await table.type("est")
        assert line_of(table) == "[B]‹E›‹S›‹T›▁"
        assert chosen(table) == "EST"
        assert "BEST: B lies there, E S T from your hand; 7 cards left." in table.text
        await table.type("z")
        assert line_of(table) == "[B]‹E›‹S›‹T›?Z?▁"
        assert "BESTZ needs Z from your hand: it holds no Z." in table.text
        await table.press("backspace")
        assert line_of(table) == "[B]‹E›‹S›‹T›▁"


async def test_a_letter_that_starts_nowhere_says_so_before_enter() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.type("est")
        assert line_of(table) == "B ?E??S??T?▁"
        assert "EST does not start with the end of the spiral: the last letter is B" in table.text


async def test_a_word_that_is_refused_stays_on_the_line() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.say("bets")
        answers = table.match.answers
        assert table.curtained
        await table.press(*SPACE_ENTER)
        await table.say("sxy")
        assert "SXY needs" in table.text
        assert line_of(table) == "B  E  T [S]?X??Y?▁"
        assert table.match.answers == answers + 1


async def test_going_back_in_the_spiral_shows_what_comes_next() -> None:
    async with playing(two("ESTOP", "SING")) as table:
        await begun(table)
        await table.say("best")
        await table.press(*SPACE_ENTER)
        await table.type("e")
        assert line_of(table) == "B [E]▁ S  T"
        assert "In the spiral it goes on with S T." in table.text


async def test_tab_steps_through_the_ways_to_lay_a_word() -> None:
    match = two("NION", "IONS", flip="O")
    async with playing(match) as table:
        await begun(table)
        await table.say("onion")
        await table.press(*SPACE_ENTER)
        await table.type("onions")
        assert "Way 1 of 2" in table.text
        first = line_of(table), chosen(table)
        await table.press("tab")
        assert "Way 2 of 2" in table.text
        assert (line_of(table), chosen(table)) != first
        assert chosen(table) == "S"
        await table.press("enter")
        assert match.view(None)["placements"][-1]["count"] == 1


async def test_ten_thousand_pasted_letters_are_one_clear_sentence() -> None:
    from textual import events

    async with playing(two()) as table:
        await begun(table)
        await table.type("be")
        for text, sentence in (
            ("x" * 10_000, "No word has more than 45 letters."),
            ("two words", "A word is made of the letters A to Z alone."),
            ("\x1b[31mst", "A word is made of the letters A to Z alone."),
        ):
            table.app.post_message(events.Paste(text))
            await table.settle()
            assert sentence in table.text
            assert line_of(table) == "[B]‹E›▁"
        table.app.post_message(events.Paste(" st\n"))
        await table.settle()
        assert line_of(table) == "[B]‹E›‹S›‹T›▁"


async def test_ten_thousand_typed_letters_are_stopped() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.type("b" * 300)
        assert "No word has more than 45 letters." in table.text
        assert "│ P │" in table.text


async def test_letters_with_accents_are_those_of_the_cards() -> None:
    async with playing(two()) as table:
        await begun(table)
        await table.fast("B", "é")
        assert line_of(table) == "[B]‹E›▁"


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


def hand(table: Table) -> str:
    """The hand as it lies."""
    tiles = [line for line in table.text.splitlines()[-4:] if "│ " in line or "┃ " in line]
    return "".join(letter for letter in tiles[-1] if letter.isalpha())


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


@pytest.mark.parametrize("way", ["2", "s", "click"])
async def test_a_card_is_exchanged_by_number_by_letter_or_by_click(way: str) -> None:
    async with playing(two()) as table:
        await table.press("space")
        if way == "click":
            await table.click("│ S │")
        else:
            await table.press(way)
        assert "Exchange S for the top card of the deck?" in table.text
        assert chosen(table) == "S"
        await table.press("enter")
        assert "Ann exchanged S for B." in table.text
        assert "│ B │" in table.text
        assert "2 exchanges are left in this round." in table.read


async def test_a_letter_pressed_again_means_the_next_such_card() -> None:
    async with playing(two("EESTO", "NOPE")) as table:
        await table.press("space", "e", "e", "enter")
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
        await table.press("space", "q")
        assert "There is no Q in your hand." in table.text


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
        await table.press("enter")
        assert "BEX falls (not in the dictionary): Ann takes the cards back" in table.side
        assert table.match.view(None)["piles"]["hand 0"]["count"] == 11


async def test_a_wrong_challenge_changes_nothing() -> None:
    async with playing(freely()) as table:
        await begun(table)
        await table.say("best")
        await table.press("space", "exclamation_mark", "down", "enter")
        assert "Cleo challenged BEST." in table.text
        assert "BEST stands." in table.text
        assert table.match.view(None)["piles"]["hand 0"]["count"] == 7


async def test_a_third_player_challenges_from_the_curtain() -> None:
    async with playing(freely()) as table:
        await begun(table)
        await table.say("bex")
        assert "Challenge BEX" in table.text
        await table.press("f5", "down", "enter")
        assert table.curtained
        assert "Cleo challenged BEX." in table.text
        assert "BEX falls" in table.text


async def test_the_table_votes() -> None:
    async with playing(freely(verdict="vote")) as table:
        await begun(table)
        await table.say("bex")
        await table.press("space", "f5", "enter")
        for name, key in (("Ann", "1"), ("Ben", "2"), ("Cleo", "2")):
            assert "Is BEX a word?" in table.text
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


# Alone


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
        assert "your last word" in table.text
        assert "draw" not in table.lines[-1]


async def test_a_game_alone_is_lost_when_one_gives_up() -> None:
    async with playing(solitaire("ESTON", "E", "B")) as table:
        await table.press("2", "f10")
        assert "Give up" in table.text
        await table.press("down", "enter")
        assert "Give up? The game is over then" in table.text
        await table.press("right", "enter")
        assert isinstance(table.screen, MatchEnd)
        assert "Not this time: 10 cards left in your hand." in table.text


@pytest.mark.parametrize("keys", [("enter",), ("escape",), ("enter", "enter")])
async def test_who_does_not_say_again_that_they_give_up_plays_on(keys: tuple[str, ...]) -> None:
    async with playing(solitaire("ESTON", "E", "B")) as table:
        await table.press("2", "f10", "down", "enter", *keys)
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
        assert "your last word" in table.text
        await table.type("best")
        assert "17 cards would be left over" in table.text
        await table.press("enter")
        assert "Not this time" in table.text


async def test_a_stack_is_chosen_by_click() -> None:
    async with playing(solitaire("ESTON", "OXYB", "B")) as table:
        await table.click("╭2")
        assert hand(table).startswith("OXYB")


# The board


async def test_the_board_tells_who_plays_who_dealt_and_the_scores() -> None:
    async with playing(two("LACKBOARDS", "NOPE", rounds=3)) as table:
        await begun(table)
        await table.say("blackboards")
        await table.press("space")
        [ann] = [line for line in table.text.splitlines() if "● Ann ◈" in line]
        [ben] = [line for line in table.text.splitlines() if "▸■ Ben" in line]
        assert ann.split()[-2:] == ["10", "0"]
        assert ben.split()[-2:] == ["10", "10"]
        assert "round 2 of 3" in table.text


async def test_more_room_shows_the_rounds() -> None:
    async with playing(two("LACKBOARDS", "NOPE", rounds=3), size=(120, 40)) as table:
        await begun(table)
        await table.say("blackboards")
        await table.press("space")
        [ben] = [line for line in table.text.splitlines() if "▸■ Ben" in line]
        assert ben.split()[-3:] == ["10", "10", "10"]


async def test_what_cannot_be_laid_is_not_offered_to_enter() -> None:
    async with playing(two()) as table:
        await begun(table)
        assert "F8 take back" in table.lines[-1]
        await table.type("bestz")
        assert "lay it" not in table.lines[-1]
        await table.press("backspace")
        assert "Enter lay it" in table.lines[-1]


async def test_who_types_only_what_is_added_is_told_to_type_the_whole_word() -> None:
    async with playing(two("ESTOP", "NOPE")) as table:
        await begun(table)
        await table.type("est")
        assert "type the whole word, from B on." in table.read


async def test_no_control_character_of_a_card_or_name_reaches_the_screen() -> None:
    from textual.content import Content

    from wordgames_tui.app.moment import Moment

    async with playing(two()) as table:
        table.app.push_screen(Moment(Content("Ann \x1b[2Jmade\nBEST.")))
        await table.settle()
        assert "\x1b" not in table.text
        assert "Ann [2Jmade" in table.text
