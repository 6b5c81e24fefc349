"""Typewriter's component data, as it lies in `assets/typewriter`."""

import tomllib
from functools import cache
from typing import Any

from wordgames_tui.packaged import packaged

__all__ = ["data", "number"]


@cache
def data(name: str) -> dict[str, Any]:
    """The file of that name: "keys", "actions", "meters", "events" or "setup"."""
    return tomllib.loads(packaged("assets", "typewriter", f"{name}.toml").read_text("utf-8"))


def number(section: str, name: str) -> int:
    """One of the numbers of `setup.toml`."""
    return int(data("setup")[section][name])
