"""A page that is told twice to go takes no other page with it."""

import inspect
import pkgutil
from importlib import import_module

from textual.app import App
from textual.screen import Screen

import wordgames_tui.app
from wordgames_tui.app.launcher import Launcher
from wordgames_tui.app.once import Once


async def test_it_goes_once_and_tells_once() -> None:
    told: list[int | None] = []
    app: App[None] = App()
    async with app.run_test() as pilot:
        app.push_screen(Screen())
        page: Once[int] = Once()
        app.push_screen(page, told.append)
        await pilot.pause()
        page.dismiss(1)
        page.dismiss(2)
        await pilot.pause()
        assert told == [1]
        assert len(app.screen_stack) == 2


async def test_it_stays_while_something_lies_over_it() -> None:
    app: App[None] = App()
    async with app.run_test() as pilot:
        page: Once[int] = Once()
        app.push_screen(page)
        app.push_screen(Screen())
        await pilot.pause()
        page.dismiss(1)
        await pilot.pause()
        assert len(app.screen_stack) == 3


def test_every_page_but_the_first_goes_once() -> None:
    pages = {
        found
        for module in pkgutil.walk_packages(wordgames_tui.app.__path__, "wordgames_tui.app.")
        for found in vars(import_module(module.name)).values()
        if inspect.isclass(found)
        and issubclass(found, Screen)
        and found.__module__.startswith("wordgames_tui")
    }
    assert len(pages) > 10
    assert {page.__name__ for page in pages if not issubclass(page, Once)} == {Launcher.__name__}
