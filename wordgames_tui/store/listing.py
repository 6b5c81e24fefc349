"""A folder of matches as a list: what each file says of itself, and what is wrong with it."""

from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from wordgames_tui.store.errors import reason
from wordgames_tui.store.transcript import Header
from wordgames_tui.words.text import clean

__all__ = ["SUFFIX", "MatchFile", "list_files"]

SUFFIX = ".jsonl"


class MatchFile:
    """A file of a match, as far as its first line tells of it."""

    __slots__ = ()

    path: Path
    header: Header | None

    @property
    def title(self) -> str:
        """The game's, "" when the file does not say."""
        return self.header.rules.title if self.header else ""

    @property
    def names(self) -> tuple[str, ...]:
        """The players', by seat, fit to be shown."""
        return tuple(clean(name) for name in self.header.setup.names) if self.header else ()


F = TypeVar("F", bound=MatchFile)


def list_files(
    folder: Path,
    entry: Callable[[Path], F],
    problem: Callable[[Path, datetime, str], F],
    when: Callable[[F], datetime],
) -> list[F]:
    """The files of the folder, the last one by `when` first.

    A folder that cannot be read is the one entry, as its `problem`.
    """
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX]
    except FileNotFoundError:
        return []  # nothing was kept yet
    except OSError as error:
        why = f"The folder {folder} cannot be read: {reason(error)}"
        return [problem(folder, datetime.now(UTC), why)]
    entries: list[F] = []
    for path in paths:
        with suppress(FileNotFoundError):  # it has just gone elsewhere
            entries.append(entry(path))
    return sorted(entries, key=lambda entry: (when(entry), entry.path.name), reverse=True)
