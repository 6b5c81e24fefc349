"""The games on their shelf: a tile, a name and a sentence for each."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.message import Message

from wordgames_tui.app.sheet import Sheet, SheetWidget, cut
from wordgames_tui.app.signs import ascii_only, signs
from wordgames_tui.app.tiles import HEIGHT, Tile, TileRow, draw_tile
from wordgames_tui.engine.rules import Rules

__all__ = ["Shelf", "players_line"]

INDENT = 7


def players_line(rules: Rules[Any]) -> str:
    """How many can play: "2 to 6 players, or alone"."""
    together = [variant for variant in rules.variants if variant.most > 1]
    alone = any(variant.least == 1 for variant in rules.variants)
    if not together:
        return "alone"
    least = min(max(2, variant.least) for variant in together)
    most = max(variant.most for variant in together)
    players = f"{least} to {most} players" if least < most else f"{most} players"
    return f"{players}, or alone" if alone else players


class Shelf(TileRow, can_focus=True):
    """Choose a game: Up and Down, Enter, or a click."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"shelf--title", "shelf--text", "shelf--faint"}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "play", "Play"),
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
    ]

    @dataclass
    class Chosen(Message):
        """A game was chosen."""

        shelf: "Shelf"
        rules: Rules[Any]

        @property
        def control(self) -> "Shelf":
            return self.shelf

    def __init__(self, games: Sequence[tuple[Rules[Any], str]], *, id: str | None = None) -> None:
        """`games` are rules, each with a sentence that says what the game is."""
        super().__init__(id=id)
        self.games = tuple(games)
        self.at = 0

    def action_step(self, by: int) -> None:
        """Go to another game; beyond the first and the last one it is for the page to go on."""
        if not 0 <= self.at + by < len(self.games):
            raise SkipAction
        self.at += by
        self.redraw()

    def action_play(self) -> None:
        """Play the game where the cursor is."""
        self.post_message(self.Chosen(self, self.games[self.at][0]))

    def play_number(self, number: int) -> None:
        """Play the game of that number, if there is one."""
        if 1 <= number <= len(self.games):
            self.at = number - 1
            self.redraw()
            self.action_play()

    def on_sheet_widget_picked(self, event: SheetWidget.Picked) -> None:
        event.stop()
        self.play_number(int(event.name))

    def get_content_height(self, *_: Any) -> int:
        return HEIGHT * len(self.games)

    def draw(self, sheet: Sheet) -> None:
        sign = signs(self)
        room = sheet.width - INDENT
        for at, (rules, text) in enumerate(self.games):
            y = at * HEIGHT
            look = "chosen" if self.has_focus and at == self.at else "letter"
            tile = Tile(rules.title[0], look, key=str(at + 1))
            draw_tile(sheet, 0, y, tile, ascii_only(self))
            sheet.put(INDENT, y, cut(rules.title, room, sign.ellipsis), "shelf--title")
            sheet.put(INDENT, y + 1, cut(text, room, sign.ellipsis), "shelf--text")
            sheet.put(INDENT, y + 2, cut(players_line(rules), room, sign.ellipsis), "shelf--faint")
            sheet.spot(Region(0, y, sheet.width, HEIGHT), str(at + 1))
