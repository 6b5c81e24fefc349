"""The components of the games, as they are written down in `assets`."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from wordgames_tui.packaged import packaged

__all__ = ["component_data"]


@cache
def component_data(game: str, name: str) -> Mapping[str, Any]:
    """The file of that name among those of a game."""
    return tomllib.loads(packaged("assets", game, f"{name}.toml").read_text("utf-8"))
