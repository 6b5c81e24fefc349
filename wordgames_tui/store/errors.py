"""What goes wrong on disk."""

from pathlib import Path

from wordgames_tui.words.text import clean

__all__ = ["SaveInUse", "SaveProblem", "StoreError", "reason"]


class StoreError(Exception):
    """Something cannot be read or kept; the message is one sentence that says what and why."""


class SaveProblem(StoreError):
    """A save that cannot be used, and why. The file is left as it is."""

    def __init__(self, path: Path, why: str) -> None:
        """`why` goes on the sentence that starts with the file's name: "is empty."."""
        super().__init__(f"The save {clean(path.name)} {clean(why)}")
        self.path = path


class SaveInUse(SaveProblem):
    """Another process plays this save."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "is being played in another window.")


def reason(error: OSError) -> str:
    """What the system says is wrong, to end a sentence with: "permission denied."."""
    return f"{error.strerror or error}".lower().rstrip(".") + "."
