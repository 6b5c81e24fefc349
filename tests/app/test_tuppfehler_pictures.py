"""How Tuppfehler looks, as pictures."""

from collections.abc import Callable

import pytest

from tests.app.pages import new_app, pictures
from tools.tuppfehler_shots import SHOTS

BOTH_SIZES = (
    "tuppfehler-write",
    "tuppfehler-reading",
    "tuppfehler-found",
    "tuppfehler-auction",
    "tuppfehler-say",
)


@pytest.mark.parametrize(("name", "size"), pictures(SHOTS, BOTH_SIZES))
def test_the_table_looks_as_it_did(
    snap_compare: Callable[..., bool], name: str, size: tuple[int, int]
) -> None:
    assert snap_compare(new_app(), terminal_size=size, run_before=SHOTS[name])
