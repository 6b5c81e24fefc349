"""Hands and eyes at any screen: a key, what can be read, and the moment when nothing moves."""

import unicodedata
from collections.abc import Callable
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot

from tests.until import MOST

QUIET = 2
"""Rounds of messages without a change after which a screen is at rest."""


def key_event(key: str) -> events.Key:
    """A key as a terminal sends it: a letter, a sign, or a name such as "escape"."""
    try:
        character = unicodedata.lookup(key.replace("_", " ").upper())
    except KeyError:
        character = key if len(key) == 1 else " " if key == "space" else None
    return events.Key(key, character)


def shown(app: Any) -> str:
    """The text of the screen, line by line."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


async def settle(pilot: Pilot[Any], count: Callable[[], int]) -> None:
    """Wait until nothing moves any more: not for a time, and not for an idle machine. `count`
    counts something that may go on while the screen looks the same."""
    app, quiet, before = pilot.app, 0, None
    for _ in range(MOST):
        await pilot.pause(0)
        await app.animator.wait_until_complete()
        now = (app.screen, app.focused, count(), shown(app))
        quiet = quiet + 1 if now == before else 0
        before = now
        if quiet == QUIET:
            return
    pytest.fail(f"The screen has not come to rest after {MOST} rounds of messages.")
