"""The file of a player's own word list, as it is named in a field."""

from functools import lru_cache
from pathlib import Path

from wordgames_tui.app.sheet import cut
from wordgames_tui.engine.errors import Refused
from wordgames_tui.store.files import read_whole
from wordgames_tui.words.text import clean, counted
from wordgames_tui.words.wordlist import WordList, parse_word_list_bytes

__all__ = ["found_in", "read_list_file"]

SHOWN = 2
"""How many bad lines are quoted."""
LONGEST = 60
"""The cells that a file's name has in a sentence."""


def read_list_file(typed: str) -> WordList:
    """The list in the file of that name. Raises `Refused` when it cannot be read or is empty."""
    name = clean(typed)
    if not name:
        raise Refused("Name the file of your list.")
    path = Path(name)
    try:
        path = path.expanduser()
        read = _read(path, path.stat().st_mtime_ns)
    except (OSError, RuntimeError, ValueError) as error:  # RuntimeError: a home that nobody has
        why = getattr(error, "strerror", None) or str(error).rstrip(".")
        raise Refused(f"{_shown(name)} cannot be read: {why.lower()}.") from error
    if not read.words:
        raise Refused(f"{_shown(name)} has no word in it; write one word a line.")
    return read


def found_in(read: WordList) -> str:
    """What a list holds, in a sentence, and which lines were left out."""
    count = counted(len(read.words), "word")
    if not read.problems:
        return f"{count}."
    more = len(read.problems) - SHOWN
    rest = f"; and {more} more" if more > 0 else ""
    return f"{count}. Left out: {'; '.join(read.problems[:SHOWN])}{rest}."


def _shown(name: str) -> str:
    """A file as it was named; of a long name the end, which tells most."""
    return cut(name[::-1], LONGEST, "...")[::-1]


@lru_cache(maxsize=1)
def _read(path: Path, _changed: int) -> WordList:
    return parse_word_list_bytes(read_whole(path))
