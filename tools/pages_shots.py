"""The pages around the games, for tools/shots.py."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from shots import Shot

from wordgames_tui.app.themes import THEMES


def pressing(*keys: str) -> Shot:
    """Press these keys."""

    async def shot(pilot: Any) -> None:
        for key in keys:
            await pilot.press(key)
            await pilot.pause()

    return shot


def in_theme(theme: str, *keys: str) -> Shot:
    """Choose a theme, and press these keys."""

    async def shot(pilot: Any) -> None:
        pilot.app.save_settings(replace(pilot.app.settings, theme=theme))
        await pressing(*keys)(pilot)

    return shot


async def in_ascii(pilot: Any) -> None:
    """Draw in ASCII."""
    pilot.app.save_settings(replace(pilot.app.settings, ascii=True))
    await pressing("right")(pilot)


SHOTS: Mapping[str, Shot] = {
    "launcher": pressing(),
    "setup": pressing("1", "tab", "tab", "f6"),
    "settings": pressing("f2"),
    "history": pressing("f3"),
    "log": pressing("f3", "enter"),
    "help": pressing("f1", "left"),
    "keys": pressing("f1"),
    "ascii": in_ascii,
    **{f"theme-{named.name}": in_theme(named.name, "right") for named in THEMES[1:]},
}
