"""What everybody has: pool, Bank, Star section and Meter of each player."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Static

from wordgames_tui.app.key_line import KeyLine
from wordgames_tui.app.keys import bind
from wordgames_tui.app.long_text import LongText
from wordgames_tui.app.once import Once
from wordgames_tui.app.signs import seat_sign, signs
from wordgames_tui.app.tiles import Tile, TileRow
from wordgames_tui.app.typewriter.meter import colour_shapes
from wordgames_tui.app.typewriter.pool import in_order, key_tile
from wordgames_tui.app.typewriter.table_view import Player, TableView
from wordgames_tui.games.typewriter.keys import Key
from wordgames_tui.packaged import packaged
from wordgames_tui.words.text import counted

__all__ = ["PlayersScreen"]


class PlayersScreen(Once[None], ModalScreen[None]):
    """The typewriters of all players; nothing of it is a secret."""

    CSS_PATH = packaged("assets", "styles", "typewriter.tcss")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "read_on", "Read on"),
        bind("back", "dismiss"),
        bind("typewriter.players", "dismiss", show=False),
        Binding("enter", "dismiss", show=False),
    ]

    def __init__(self, table: TableView, first: int, topic: str) -> None:
        """Show all of them, that seat first."""
        super().__init__()
        self.help_topic = topic
        self._view = table
        seats = range(len(table.players))
        self._seats = sorted(seats, key=lambda seat: (seat - first) % len(seats))

    def compose(self) -> ComposeResult:
        event, text = self._view.event, self._view.event_text
        with LongText(id="players"):
            if event:
                yield Static(Content.assemble((event, "bold"), f": {text}"), id="event-told")
            for seat in self._seats:
                yield from self._player(seat, self._view.players[seat])
        yield KeyLine()

    def on_mount(self) -> None:
        """Fill the rows of tiles."""
        self.query_one("#players").focus()
        for seat in self._seats:
            for name, keys in self._keys(seat).items():
                for row in self.query(f"#{name}-{seat}").results(TileRow):
                    row.show([self._tile(key, behind=name != "star") for key in keys])

    def _tile(self, key: Key, *, behind: bool) -> Tile:
        table = self._view
        wild = key.id in table.made_wild
        return key_tile(key, colours=table.color_combo, behind=behind, made_wild=wild)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action != "read_on" or self.query_one(LongText).goes_on

    def action_read_on(self) -> None:
        """Show the next page."""
        self.query_one(LongText).scroll_page_down(animate=False)

    def _player(self, seat: int, player: Player) -> Iterator[Widget]:
        mark = seat_sign(self, seat)
        about = f"{player.typewriter.name}, token on {player.space} of {player.typewriter.last}"
        points = counted(player.points, "point")
        combo = f", Color Combo {player.combo}" if player.combo else ""
        yield Static(
            Content.assemble(mark, f" {player.name}  {about}, {points}{combo}"),
            classes="who",
        )
        worth = {
            "bank": f", {counted(player.in_bank, 'point')}",
            "star": f", {counted(player.in_star, 'point')}",
        }
        for name, keys in self._keys(seat).items():
            if keys:
                yield Static(Content(f"{name.capitalize()}{worth.get(name, '')}"), classes="what")
                yield TileRow(id=f"{name}-{seat}")
        yield Static(Content("Meter"), classes="what")
        yield Static(Content("\n".join(self._meter(player))), classes="abilities")

    def _keys(self, seat: int) -> Mapping[str, Sequence[Key]]:
        """What a player has by the place where it lies, in the order in which it is shown."""
        table, player = self._view, self._view.players[seat]
        return {
            "pool": in_order(player.pool),
            "word": table.word_keys if table.turn.get("seat") == seat else (),
            "bank": in_order(player.bank),
            "star": in_order(player.star),
        }

    def _meter(self, player: Player) -> Iterator[str]:
        """The abilities in words, with space, shape and colour; the token where it is."""
        mark, shapes = signs(self).mark, colour_shapes(self)
        for ability in player.typewriter.abilities:
            reached = mark if ability.space <= player.space else " "
            shape_of = shapes[ability.colour]
            colour = f"{ability.space:>2} {shape_of} {ability.colour:<6}"
            yield f"{reached}{colour} {ability.action.label}"
