"""WordSpiel's screen: the spiral, the word letter by letter, the board."""

from itertools import pairwise

import pytest
from textual import events
from textual.content import Content

from tests.app.playing import playing, solitaire
from tests.app.wordspiel_tables import SPACE_ENTER, begun, chosen, line_of, two
from wordgames_tui.app.moment import Moment
from wordgames_tui.app.wordspiel.reading import readings
from wordgames_tui.app.wordspiel.spiral import Spiral, SpiralView
from wordgames_tui.app.wordspiel.winding import SPARE, wind

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
        assert "BESTZ needs E, S, T and Z from your hand, which lacks Z." in table.text
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
    async with playing(two()) as table:
        await begun(table)
        await table.type("be")
        for text, sentence in (
            ("x" * 10_000, "No word has more than 45 letters."),
            ("two words", "Those are 2 words; one is asked for."),
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
    async with playing(two()) as table:
        table.app.push_screen(Moment(Content("Ann \x1b[2Jmade\nBEST.")))
        await table.settle()
        assert "\x1b" not in table.text
        assert "Ann [2Jmade" in table.text
