"""Matches that go on: one file for each, that one process at a time may play."""

import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Self

from filelock import FileLock, Timeout

from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.journal import Line
from wordgames_tui.engine.match import Match
from wordgames_tui.store.beside import drop_beside
from wordgames_tui.store.clock import Clock
from wordgames_tui.store.errors import SaveInUse, SaveProblem, StoreError, reason
from wordgames_tui.store.files import changed
from wordgames_tui.store.folders import history_folder, made, saves_folder
from wordgames_tui.store.listing import SUFFIX, MatchFile, list_files
from wordgames_tui.store.transcript import Ending, Header, Transcript, encode, read_transcript
from wordgames_tui.words.text import clean, fold

__all__ = ["SUFFIX", "Save", "SaveEntry", "delete_save", "find_save", "list_saves", "read_match"]

LONGEST_NAMES = 40


class Save:
    """The file of a match that is played here, and the lock beside it.

    Each line is appended, flushed and synced as it is given: a killed process loses nothing that
    was written, a power cut at most the line being written. An answer is given every few seconds
    at the most, so the milliseconds that syncing takes are not felt.
    """

    def __init__(
        self, path: Path, lock: FileLock, header: bytes, size: int, found: int, written: int
    ) -> None:
        self.path = path
        self._lock = lock
        self._header = header
        """The line with which a file of this match begins."""
        self._size = size
        """Bytes of what is whole."""
        self._left = found
        """Bytes of the file as it was found, and then left here."""
        self._written = written

    @classmethod
    def create(cls, match: Match, clock: Clock) -> Self:
        """A new file for a match that starts. Raises `StoreError` where it cannot be written."""
        started = clock()
        header = encode(Header.of(match, started).to_json())
        path, lock = _new_path(match, started)
        save = cls(path, lock, header, size=0, found=0, written=0)
        try:
            save._begin()
            save.write(match.lines)
        except BaseException:
            path.unlink(missing_ok=True)
            _drop(lock)
            raise
        return save

    @classmethod
    def open(cls, path: Path) -> tuple[Self, Match, str]:
        """Go on with a match; what was lost of it is said in a notice, "" when nothing was.

        Through a link it is the file itself that is played. Raises `SaveInUse` when another process
        plays it, and else `SaveProblem` as `read_match` does, or when the file cannot be written.
        Nothing is mended before the first `write`.
        """
        read_transcript(path)  # no lock beside what is no save
        path = path.resolve()
        if path.parent == history_folder().resolve():
            raise SaveProblem(path, "is in the history: its match is over, and can be replayed.")
        lock = _lock(path)
        try:
            found = _writable(path)
            transcript = read_transcript(path)
            match, notice = _replay(path, transcript)
        except BaseException:
            lock.release()
            raise
        header, lines = encode(transcript.header.to_json()), len(transcript.lines)
        return cls(path, lock, header, transcript.size, found, lines), match, notice

    @property
    def closed(self) -> bool:
        """Whether this process has let go of the file."""
        return not self._lock.is_locked

    def write(self, lines: Sequence[Line]) -> None:
        """Append the lines of a journal that are new. Raises `SaveProblem` when that fails.

        What failed is written with the next call. A file that is gone is written anew.
        """
        if not (self._size and self.path.exists()):
            made(self.path.parent)
            self._begin()
        data = b"".join(encode(line.to_json()) for line in lines[self._written :])
        if data:
            self._put(data)
            self._size += len(data)
            self._written = len(lines)

    def finish(self, match: Match, ended: datetime) -> None:
        """Write how the match ended, move the file into the history and let go of it.

        Raises `StoreError` when that fails; the file is still a save then.
        """
        self.write(match.lines)
        self._put(encode(Ending.of(match, ended).to_json()))
        folder = made(history_folder())
        target = next(path for path in _numbered(folder, self.path.stem) if not path.exists())
        try:
            shutil.move(self.path, target)
        except OSError as error:
            raise SaveProblem(self.path, f"stays a save: {reason(error)}") from error
        drop_beside(self.path)
        _drop(self._lock)
        self.path = target

    def close(self) -> None:
        """Let go of the file."""
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def _begin(self) -> None:
        """Write a file, new unless that failed before, with nothing of the journal yet."""
        self._size = self._written = 0
        if self.path.exists():
            self._put(self._header)
        else:
            self._left = 0
            self._put(self._header, mode="x+b")
        self._size = len(self._header)

    def _put(self, data: bytes, mode: str = "r+b") -> None:
        """Write `data` where what is whole ends; what was torn there goes.

        A file that is not as it was left is not touched: what another program wrote would be lost.
        """
        assert not self.closed, "only who holds the lock writes"
        try:
            with self.path.open(mode, buffering=0) as file:  # so that what fails, fails here
                if file.seek(0, os.SEEK_END) != self._left:
                    raise SaveProblem(self.path, "was changed by another program.")
                try:
                    file.truncate(self._size)
                    file.seek(self._size)
                    while data:
                        data = data[file.write(data) :]
                    os.fsync(file.fileno())
                finally:
                    self._left = file.seek(0, os.SEEK_END)
        except OSError as error:
            raise SaveProblem(self.path, f"cannot be written: {reason(error)}") from error


@dataclass(frozen=True, slots=True)
class SaveEntry(MatchFile):
    """A file in the folder of saves."""

    path: Path
    played: datetime
    """When it was last written."""
    header: Header | None = None
    answers: int = 0
    problem: str = ""
    """Why it cannot be continued, in a sentence; "" when it can."""


def list_saves() -> list[SaveEntry]:
    """The matches that go on, the last played first, those with a problem included.

    A folder that cannot be read is the one entry, with its problem. Raises `StoreError` only
    where there can be no folder.
    """
    return list_files(
        saves_folder(),
        _entry,
        lambda folder, now, why: SaveEntry(folder, now, problem=why),
        lambda entry: entry.played,
    )


def delete_save(path: Path) -> None:
    """Delete a match that goes on. Raises `SaveInUse` while it is played elsewhere, and
    `SaveProblem` when the file is no save or cannot be deleted."""
    read_transcript(path)  # what is no save is left alone
    lock = _lock(path)
    try:
        path.unlink()
    except OSError as error:
        lock.release()
        raise SaveProblem(path, f"cannot be deleted: {reason(error)}") from error
    drop_beside(path)
    _drop(lock)


def read_match(path: Path) -> tuple[Match, str]:
    """A match as its file tells it, to look at, without its lock; and a notice of what was lost.

    Raises `SaveProblem` when the file is no save, is broken before its last line, is of another
    version, or says what the rules refuse.
    """
    return _replay(path, read_transcript(path))


def find_save(text: str) -> Path:
    """The file that `text` names: a path, or a name among the saves or in the history.

    Raises `StoreError` when there is none.
    """
    names = (text, f"{text}{SUFFIX}")
    folders = (Path(), saves_folder(), history_folder())
    for path in (folder / name for folder in folders for name in names):
        if os.path.isfile(path):  # unlike Path.is_file, False for any impossible name
            return path
    raise StoreError(f"There is no save {clean(text)[:80]!r}.")


def _writable(path: Path) -> int:
    """How many bytes there are of a file that can be written. Raises `SaveProblem`."""
    try:
        with path.open("r+b") as file:
            return file.seek(0, os.SEEK_END)
    except OSError as error:
        raise SaveProblem(path, f"cannot be written: {reason(error)}") from error


def _replay(path: Path, transcript: Transcript) -> tuple[Match, str]:
    transcript.header.check_rules(path)
    try:
        match = Match(transcript.header.rules, transcript.header.setup, transcript.lines)
    except Refused as error:
        raise SaveProblem(path, f"cannot be continued: {error}") from error
    if match.over or not transcript.torn:  # of a match that is over, only its ending can be torn
        return match, ""
    return match, "The last thing that was done was not wholly saved, and is left out."


def _entry(path: Path) -> SaveEntry:
    played = changed(path)
    try:
        transcript = read_transcript(path)
    except SaveProblem as problem:
        return SaveEntry(path, played, problem=str(problem))
    try:
        transcript.header.check_rules(path)
    except SaveProblem as problem:
        return SaveEntry(path, played, transcript.header, transcript.answers, str(problem))
    return SaveEntry(path, played, transcript.header, transcript.answers)


def _lock(path: Path) -> FileLock:
    """The lock of that save, held, whatever links lead to it. The system drops it when its process
    ends, however it ends."""
    lock = FileLock(f"{os.path.realpath(path)}.lock", timeout=0, thread_local=False)
    try:
        lock.acquire()
    except Timeout as error:
        raise SaveInUse(path) from error
    except (OSError, NotImplementedError) as error:  # the latter: a file system without locks
        why = reason(error) if isinstance(error, OSError) else f"{error}"
        raise SaveProblem(path, f"cannot be locked: {why}") from error
    return lock


def _drop(lock: FileLock) -> None:
    """Let go of a save that is no more, its lock file included."""
    with suppress(PermissionError):  # where an open file cannot be deleted, release does it
        Path(lock.lock_file).unlink(missing_ok=True)
    lock.release()


def _new_path(match: Match, started: datetime) -> tuple[Path, FileLock]:
    """A name for a match that neither a save nor a finished match has, and its lock."""
    names = "-".join(filter(None, (_letters(name) for name in match.setup.names)))
    stem = f"{match.setup.game}-{started:%Y-%m-%d-%H%M}-{names[:LONGEST_NAMES]}".rstrip("-")
    paths = _numbered(made(saves_folder()), stem)
    while True:
        path = next(paths)
        if path.exists() or (history_folder() / path.name).exists():
            continue
        try:
            lock = _lock(path)
        except SaveInUse:
            continue
        if not path.exists():
            return path, lock
        lock.release()


def _letters(name: str) -> str:
    """What of a name can stand in the name of a file anywhere."""
    return "".join(c for c in fold(name) if c.isascii() and c.isalnum())


def _numbered(folder: Path, stem: str) -> Iterator[Path]:
    """That name, and then with 2, 3 and so on."""
    yield folder / f"{stem}{SUFFIX}"
    for number in count(2):
        yield folder / f"{stem}-{number}{SUFFIX}"
