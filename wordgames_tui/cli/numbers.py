"""Numbers on a command line."""

from typing import Any

import click

from wordgames_tui.words.text import clean

__all__ = ["WholeNumber"]


class WholeNumber(click.IntRange):
    """A whole number within limits, which are named when it is none."""

    def __init__(self, least: int, most: int | None = None) -> None:
        super().__init__(least, most)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number: int = super().convert(value, param, ctx)
        except click.BadParameter:
            limits = f"from {self.min} to {self.max}" if self.max else f"of {self.min} or more"
            self.fail(f"{clean(str(value))[:40]!r} is not a whole number {limits}", param, ctx)
        return number
