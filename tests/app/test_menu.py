"""The menu of a game: its lines are chosen by the keys that stand before them, too."""

from tests.app.playing import Table, playing, solitaire, starting_keys
from tests.games.typo_matches import match_of
from tests.games.wordspiel_rounds import round_of
from wordgames_tui.app.menu import Line, Menu


def lines(table: Table) -> str:
    """What the menu says, however it is wrapped."""
    return " ".join(table.text.replace("│", " ").split())


async def test_the_key_of_a_line_chooses_it() -> None:
    match = round_of(["ESTOP", "NOPE"], "B", seconds=0, take_backs=True)
    async with playing(match) as table:
        await table.press("space", "enter", "space", "enter", "space", "enter", "f10")
        assert isinstance(table.screen, Menu)
        answers = match.answers
        await table.press("f8")
        assert match.answers == answers - 1


async def test_the_key_of_a_line_that_cannot_be_chosen_does_nothing() -> None:
    async with playing(round_of(["ESTOP", "NOPE"], "B")) as table:
        chosen: list[str | None] = []
        menu = Menu(
            "?", [Line("no", "Not now", ("f8",), "it is late"), Line("yes", "Yes", ("f9",))]
        )
        table.app.push_screen(menu, chosen.append)
        await table.settle()
        await table.press("f8")
        assert table.screen is menu
        await table.press("f9")
        assert chosen == ["yes"]


async def test_the_bottom_line_is_the_menus_own_while_it_is_open() -> None:
    async with playing(round_of(["ESTOP", "NOPE"], "B")) as table:
        await table.press("space", "f10")
        bottom = table.text.splitlines()[-1]
        assert "choose what is marked" in bottom
        assert "menu" not in bottom
        await table.click("go on")
        assert not isinstance(table.screen, Menu)


async def test_a_hint_is_offered_where_there_is_one() -> None:
    async with playing(round_of(["ESTOP", "NOPE"], "B")) as table:
        await table.press("space", "f10")
        assert "(there is none for this)" in lines(table)
        await table.press("escape", "enter", "space", "enter", "space", "enter", "f10")
        assert "A hint; asked again, it tells more" in lines(table)
        assert "(there is none for this)" not in lines(table)


async def test_before_the_first_answer_there_is_nothing_to_take_back() -> None:
    async with playing(starting_keys()) as table:
        await table.press("f8")
        assert "There is nothing to take back yet." in table.text
        await table.press("f10")
        assert "nobody sits here now" not in lines(table)
        assert "nothing to take back yet" in lines(table)


async def test_alone_f4_speaks_of_no_deck_before_the_deal() -> None:
    async with playing(solitaire("OATLEPHONE", "EDGIRLGIRD", "B")) as table:
        await table.press("f4")
        assert "You are not asked for a word now." in table.text


async def test_over_a_curtain_the_last_answer_is_taken_back_by_the_menu_too() -> None:
    match = match_of("REEU", ["F", "L"])
    async with playing(match) as table:
        await table.press("space", "f", "enter")
        assert "F8 Take the last answer back" in lines(table)
        await table.press("f10")
        assert "nobody sits here now" not in lines(table)
        await table.press("f8")
        assert match.answers == 0
        assert "Ruud, you begin" in table.text


async def test_a_line_that_can_be_chosen_is_told_to_its_end_too() -> None:
    async with playing(round_of(["ESTOP", "NOPE"], "B")) as table:
        text = "Strike out the last word of your list; Backspace on an empty line does so too"
        table.app.push_screen(Menu("?", [Line("strike", text, ("f2", "semicolon"))]))
        await table.settle()
        assert f"F2 ; {text}" in lines(table)
