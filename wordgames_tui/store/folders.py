"""Where things are kept.

Every folder raises `StoreError` where the environment names one that cannot be.
"""

import os
from pathlib import Path

import platformdirs

from wordgames_tui.store.errors import StoreError, reason
from wordgames_tui.words.text import clean

__all__ = ["HOME", "config_folder", "data_folder", "history_folder", "made", "saves_folder"]

HOME = "WORDGAMES_HOME"
"""The environment variable that names one folder for everything, on a stick for example."""


def data_folder() -> Path:
    """The folder for what was played."""
    return _home() or Path(platformdirs.user_data_dir("wordgames", appauthor=False))


def config_folder() -> Path:
    """The folder for the settings."""
    return _home() or Path(platformdirs.user_config_dir("wordgames", appauthor=False))


def saves_folder() -> Path:
    """The folder for the matches that go on."""
    return data_folder() / "saves"


def history_folder() -> Path:
    """The folder for the matches that are over."""
    return data_folder() / "history"


def made(folder: Path) -> Path:
    """That folder, created if it is not there. Raises `StoreError` where that cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"The folder {folder} cannot be made: {reason(error)}") from error
    return folder


def _home() -> Path | None:
    home = os.environ.get(HOME, "").strip()
    try:
        return Path(home).expanduser().absolute() if home else None
    except (RuntimeError, OSError) as error:  # no such user; no working directory
        raise StoreError(f"{HOME} names no folder that can be found: {clean(home)}.") from error
