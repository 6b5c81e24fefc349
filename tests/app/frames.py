"""Every frame that is drawn, for tests: whether it shows to somebody what only another may see."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from tests.app.hands import shown
from tests.app.playing import Table

MARKS = {0: "│ J │", 1: "│ Q │", 2: "│ X │"}
"""A card of each seat, where a test deals it to that seat alone and never has it laid."""


class Frames:
    """What was drawn, and who looked at it: `seat`, as the test says, or nobody behind the
    curtain."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.all: list[tuple[int | None, str]] = []

    def wrong(self, secrets: Mapping[int, str]) -> list[str]:
        """The frames that show the secret of a seat while another looks, or nobody."""
        return [
            text
            for looking, text in self.all
            for seat, secret in secrets.items()
            if seat != looking and secret in text
        ]

    def showing(self, secret: str) -> int:
        """How many frames show it."""
        return sum(secret in text for _, text in self.all)


@contextmanager
def recorded(table: Table) -> Iterator[Frames]:
    """Keep the text of every frame that the app puts on the terminal."""
    frames = Frames()
    display = table.app._display

    def recording(screen: Any, renderable: Any) -> None:
        display(screen, renderable)
        if table.app.is_running:
            seat = None if table.curtained else frames.seat
            frames.all.append((seat, shown(table.app)))

    table.app._display = recording  # type: ignore[method-assign]
    yield frames
