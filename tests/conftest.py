"""What holds for all tests: garbage is collected seldom."""

import gc

import pytest


def pytest_collection_finish(session: pytest.Session) -> None:
    """Keep the collector from walking over all that is loaded again and again: a third of the
    time of the tests of screens went there."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
