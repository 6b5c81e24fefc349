"""The few signs that pages draw beside letters, and what stands for them in ASCII."""

from dataclasses import dataclass

from textual.dom import DOMNode
from textual.scrollbar import ScrollBarRender

from wordgames_tui.app.themes import ASCII_SHAPES, SHAPES

__all__ = ["ASCII_CLASS", "Signs", "WholeCells", "ascii_only", "shape", "signs"]

ASCII_CLASS = "-ascii"
"""The class of the app while its screens must be ASCII."""


@dataclass(frozen=True, slots=True)
class Signs:
    """One set of signs, each one cell wide."""

    before: str
    after: str
    leader: str
    mark: str
    rule: str
    dot: str
    ellipsis: str
    by: str
    star: str


UNICODE = Signs("‹", "›", "·", "▸", "─", "·", "…", "×", "★")
ASCII = Signs("<", ">", ".", ">", "-", "-", "~", "x", "*")


def ascii_only(node: DOMNode) -> bool:
    """Whether the app of that widget or screen draws in ASCII now."""
    return node.app.has_class(ASCII_CLASS)


def signs(node: DOMNode) -> Signs:
    """The signs that the app of that widget or screen draws with now."""
    return ASCII if ascii_only(node) else UNICODE


def shape(node: DOMNode, seat: int) -> str:
    """The sign of a seat, which goes with the colours `accent-1` to `accent-6`."""
    shapes = ASCII_SHAPES if ascii_only(node) else SHAPES
    return shapes[seat % len(shapes)]


class WholeCells(ScrollBarRender):
    """Scroll bars of whole cells, which every font and the ASCII set have."""

    VERTICAL_BARS = (" ",)  # type: ignore[assignment]
    HORIZONTAL_BARS = (" ",)  # type: ignore[assignment]
