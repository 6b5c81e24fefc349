"""Typewriter's component data, as it lies in `assets/typewriter`."""

from collections.abc import Mapping
from typing import Any

from wordgames_tui.games.component_data import component_data

__all__ = ["data", "number"]


def data(name: str) -> Mapping[str, Any]:
    """The file of that name: "keys", "actions", "meters", "events" or "setup"."""
    return component_data("typewriter", name)


def number(section: str, name: str) -> int:
    """One of the numbers of `setup.toml`."""
    return int(data("setup")[section][name])
