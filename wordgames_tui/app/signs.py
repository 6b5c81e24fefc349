"""The few signs that pages draw beside letters, and what stands for them in ASCII."""

from dataclasses import dataclass

from textual.content import Content
from textual.dom import DOMNode
from textual.scrollbar import ScrollBarRender

from wordgames_tui.app.themes import ASCII_SHAPES, SHAPES

__all__ = [
    "ASCII_CLASS",
    "SEAT_CLASSES",
    "Signs",
    "WholeCells",
    "ascii_only",
    "seat_class",
    "seat_sign",
    "shape",
    "signs",
]

ASCII_CLASS = "-ascii"
"""The class of the app while its screens must be ASCII."""
SEAT_CLASSES = tuple(f"seat--{number}" for number in range(1, len(SHAPES) + 1))
"""The component classes of a widget that draws the shapes of seats in their colours."""


@dataclass(frozen=True, slots=True)
class Signs:
    """One set of signs, each one cell wide."""

    before: str
    after: str
    leader: str
    mark: str
    dot: str
    ellipsis: str
    by: str
    star: str


UNICODE = Signs("‹", "›", "·", "▸", "·", "…", "×", "★")
ASCII = Signs("<", ">", ".", ">", "-", "~", "x", "*")


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


def seat_class(seat: int) -> str:
    """The component class with the colour of a seat."""
    return SEAT_CLASSES[seat % len(SEAT_CLASSES)]


def seat_sign(node: DOMNode, seat: int) -> Content:
    """The shape of a seat in its colour."""
    return Content.styled(shape(node, seat), f"$accent-{seat % len(SHAPES) + 1}")


class WholeCells(ScrollBarRender):
    """Scroll bars of whole cells, which every font and the ASCII set have."""

    VERTICAL_BARS = (" ",)  # type: ignore[assignment]
    HORIZONTAL_BARS = (" ",)  # type: ignore[assignment]
