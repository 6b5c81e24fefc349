"""Where the packaged data lies: `assets/` and `dictionaries/`, in a wheel or in a checkout."""

from importlib.resources import files
from pathlib import Path

__all__ = ["packaged"]

_PACKAGE = Path(str(files("wordgames_tui")))


def packaged(*parts: str) -> Path:
    """The path of a packaged file or folder, such as `packaged("assets", "help")`.

    A wheel holds the data inside the package; a checkout (editable or not) beside it.
    """
    inside = _PACKAGE.joinpath(*parts)
    return inside if inside.exists() else _PACKAGE.parent.joinpath(*parts)
