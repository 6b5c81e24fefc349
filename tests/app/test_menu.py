"""The menu of a game: its lines are chosen by the keys that stand before them, too."""

from tests.app.playing import playing, round_of
from wordgames_tui.app.menu import Entry, Menu


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
            "?", [Entry("no", "Not now", ("f8",), "it is late"), Entry("yes", "Yes", ("f9",))]
        )
        table.app.push_screen(menu, chosen.append)
        await table.settle()
        await table.press("f8")
        assert table.screen is menu
        await table.press("f9")
        assert chosen == ["yes"]
