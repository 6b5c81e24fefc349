"""What is kept beside a save and is no line of its journal: nothing of a match is lost with it."""

import json
from contextlib import suppress
from pathlib import Path

from wordgames_tui.engine.plain import Json
from wordgames_tui.store.files import read_whole, replace_whole

__all__ = ["drop_beside", "keep_beside", "kept_beside"]


def keep_beside(save: Path, data: dict[str, Json]) -> None:
    """Keep that beside the save, or nothing where there is nothing, or no room for it."""
    if not data:
        drop_beside(save)
        return
    with suppress(OSError):
        replace_whole(_file(save), json.dumps(data).encode("ascii"))


def kept_beside(save: Path) -> dict[str, Json]:
    """What lies beside the save; nothing where that cannot be read."""
    try:
        data = json.loads(read_whole(_file(save)))
    except (OSError, ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def drop_beside(save: Path) -> None:
    """Keep nothing beside the save any more."""
    with suppress(OSError):
        _file(save).unlink()


def _file(save: Path) -> Path:
    return save.with_name(f"{save.name}.beside")
