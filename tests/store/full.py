"""A disk that is full."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def room(size: int) -> Iterator[None]:
    """No file can grow beyond that size: the system writes what fits, and refuses the rest."""
    resource = pytest.importorskip("resource", reason="Windows sets files no limit")
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
