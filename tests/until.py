"""Loops that end: a match that goes on for ever fails its test instead of stopping them all."""

from collections.abc import Callable, Iterator

import pytest

MOST = 5_000
"""More steps than the longest match of a test takes."""


def until(done: Callable[[], object], most: int = MOST) -> Iterator[int]:
    """The steps of a loop that goes on until `done()`; after `most` of them the test fails."""
    for step in range(most):
        if done():
            return
        yield step
    pytest.fail(f"What the test waits for has not come after {most} steps.")
