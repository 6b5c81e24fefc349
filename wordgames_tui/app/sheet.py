"""Drawing by cells: a sheet to put text on, and a widget that shows one.

Boards, tiles and lines of letters are drawn here and never as a widget per cell. What can be
clicked is a spot on the sheet.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.content import Content
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

__all__ = ["Sheet", "SheetWidget", "cut", "cut_lines"]


def cut(text: str, width: int, ellipsis: str = "…") -> str:
    """`text` in `width` cells at the most; where something is cut off, that is shown."""
    if cell_len(text) <= width:
        return text
    kept = ""
    for character in text:
        if cell_len(kept + character + ellipsis) > width:
            break
        kept += character
    return (kept + ellipsis)[: max(0, width)]


def cut_lines(lines: Sequence[Content], rows: int, width: int, ellipsis: str) -> list[Content]:
    """The first of these lines, `rows` at the most; where some are cut off, the last one tells."""
    kept = list(lines[:rows])
    if 0 < rows < len(lines):
        kept[-1] = Content.assemble(kept[-1].truncate(width - cell_len(ellipsis)), ellipsis)
    return kept


class Sheet:
    """Cells in rows, each with a character and the name of its style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.spots: list[tuple[Region, str]] = []
        self._rows: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> int:
        """Write `text`, clipped at the edges; the column after it."""
        for character in text:
            wide = cell_len(character)
            if wide == 0:
                self._join(x - 1, y, character)
            elif 0 <= y < self.height and 0 <= x <= self.width - wide:
                self._rows[y][x] = (character, style)
                for following in range(x + 1, x + wide):
                    self._rows[y][following] = ("", style)
            x += wide
        return x

    def fill(self, region: Region, style: str) -> None:
        """Give every cell of a region that style, and no text."""
        for y in range(region.y, region.bottom):
            self.put(region.x, y, " " * region.width, style)

    def spot(self, region: Region, name: str) -> None:
        """Let a click inside `region` mean `name`; a later spot lies above an earlier one."""
        self.spots.append((region, name))

    def spot_at(self, x: int, y: int) -> str | None:
        """What a click there means."""
        return next((name for region, name in reversed(self.spots) if region.contains(x, y)), None)

    @property
    def lines(self) -> list[str]:
        """The text of each row."""
        return ["".join(character for character, _ in row) for row in self._rows]

    def strips(self, style_of: Callable[[str], Style]) -> list[Strip]:
        """The sheet as Textual wants it."""
        return [self._strip(row, style_of) for row in self._rows]

    def _strip(self, row: list[tuple[str, str]], style_of: Callable[[str], Style]) -> Strip:
        runs: list[tuple[str, str]] = []
        for character, style in row:
            if runs and runs[-1][1] == style:
                runs[-1] = (runs[-1][0] + character, style)
            else:
                runs.append((character, style))
        return Strip([Segment(text, style_of(style)) for text, style in runs], self.width)

    def _join(self, x: int, y: int, mark: str) -> None:
        """Add a mark without width of its own to the character before it."""
        if 0 <= y < self.height and 0 <= x < self.width:
            character, style = self._rows[y][x]
            self._rows[y][x] = (character + mark, style)


class SheetWidget(Widget):
    """A widget that draws itself on a sheet: `draw` says what, `redraw` when.

    A style's name is one of the widget's component classes; "" is the widget's own style.
    """

    DEFAULT_CSS = "SheetWidget { height: auto; }"
    ALLOW_SELECT = False

    @dataclass
    class Picked(Message):
        """A spot was clicked."""

        widget: "SheetWidget"
        name: str

        @property
        def control(self) -> "SheetWidget":
            return self.widget

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._sheet = Sheet(0, 0)
        self._strips: list[Strip] = []

    @abstractmethod
    def draw(self, sheet: Sheet) -> None:
        """Draw on the empty sheet, which is as large as the widget's content."""

    def redraw(self) -> None:
        """Draw again, and refresh the lines that look otherwise than before."""
        width, height = self.content_size
        sheet = Sheet(width, height)
        self.draw(sheet)
        strips = sheet.strips(cache(self._style_of))
        before, self._sheet, self._strips = self._strips, sheet, strips
        if len(before) != len(strips):
            self.refresh()
            return
        changed = [
            Region(0, y, width, 1)
            for y, strip in enumerate(strips)
            if strip != before[y] or strip.cell_length != before[y].cell_length
        ]
        if changed:
            self.refresh(*changed)

    def render_line(self, y: int) -> Strip:
        if self.content_size != (self._sheet.width, self._sheet.height):
            self.redraw()
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)

    def notify_style_update(self) -> None:
        super().notify_style_update()
        self._sheet, self._strips = Sheet(0, 0), []

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        name = self._sheet.spot_at(*offset) if offset else None
        if name is not None:
            event.stop()
            self.post_message(self.Picked(self, name))

    def _style_of(self, name: str) -> Style:
        return self.get_component_rich_style(name) if name else self.rich_style
