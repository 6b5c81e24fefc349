"""How long the app takes to open and to answer a key, against a Textual app with nothing in it.

Both are measured in one run, so that the ratios hold on any machine.
"""

import asyncio
import os
import tempfile
from collections.abc import Callable
from statistics import median
from time import perf_counter

RUNS = 7


async def measure(make: Callable[[], object], key: str) -> tuple[float, float]:
    """Milliseconds from nothing to the first picture, and from a key to the next one."""
    openings, answers = [], []
    for _ in range(RUNS):
        start = perf_counter()
        app = make()
        async with app.run_test(size=(80, 24)) as pilot:  # type: ignore[attr-defined]
            await pilot.pause()
            openings.append(perf_counter() - start)
            start = perf_counter()
            await pilot.press(key)
            await pilot.pause()
            answers.append(perf_counter() - start)
    return median(openings) * 1000, median(answers) * 1000


async def main() -> None:
    """Print milliseconds and ratios."""
    from textual.app import App

    from wordgames_tui.app.app import WordGamesApp

    bare = await measure(App, "x")
    ours = await measure(WordGamesApp, "tab")
    page = await measure(WordGamesApp, "1")
    print(f"{'':28}{'bare Textual':>14}{'word games':>14}{'ratio':>8}")
    for what, one, other in (
        ("from start to first page", bare[0], ours[0]),
        ("from a key to its picture", bare[1], ours[1]),
        ("from a key to the set-up", bare[1], page[1]),
    ):
        print(f"{what:28}{one:>11.0f} ms{other:>11.0f} ms{other / one:>8.1f}")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ |= {"WORDGAMES_HOME": home, "TEXTUAL_ANIMATIONS": "none"}
        asyncio.run(main())
