"""Whole files, in and out."""

import errno
import os
import stat
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import mkstemp

__all__ = ["changed", "read_whole", "replace_whole"]

LARGEST = 64 << 20
"""Bytes; whatever is larger was not written by this program."""


def read_whole(path: Path) -> bytes:
    """All that is in the file. Raises `OSError`, also for what is no file or beyond all measure."""
    known = path.stat()
    if not stat.S_ISREG(known.st_mode):  # opening a pipe would wait for ever
        raise OSError(errno.EINVAL, "it is not a file")
    if known.st_size > LARGEST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return path.read_bytes()


def changed(path: Path) -> datetime:
    """When the file was last written; for a link that leads nowhere, when that was made.

    A moment long past where nobody can tell. Raises `FileNotFoundError` when nothing is there.
    """
    try:
        try:
            written = path.stat().st_mtime
        except OSError:
            written = path.lstat().st_mtime
        return datetime.fromtimestamp(written, UTC).astimezone()
    except FileNotFoundError:
        raise
    except (OSError, ValueError, OverflowError):  # the latter beyond the calendar's edges
        return datetime.fromtimestamp(0, UTC).astimezone()


def replace_whole(path: Path, data: bytes) -> None:
    """Put `data` in the place of the file at once, or leave it as it was and raise `OSError`."""
    path = path.resolve()  # a link to a file elsewhere stays a link
    number, name = mkstemp(dir=path.parent, prefix=f".{path.name}-")
    try:
        with open(number, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    finally:
        with suppress(FileNotFoundError):  # it is in its place
            os.unlink(name)
