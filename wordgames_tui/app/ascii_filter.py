"""Signs of texts that are drawn in ASCII, wherever they come from."""

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

__all__ = ["AsciiFilter"]

IN_ASCII = str.maketrans("−…★·×→⇄“”‘’", "-~*-x>x\"\"''")


class AsciiFilter(LineFilter):
    """Draws the few signs that sentences and numbers have beside ASCII as their like in ASCII."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [
            segment
            if segment.text.isascii()
            else segment._replace(text=segment.text.translate(IN_ASCII))
            for segment in segments
        ]
