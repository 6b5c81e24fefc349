"""Typewriter: Offer and Common key, the Meter, the word as a row of keys, and the pool."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import PurePath
from typing import ClassVar

from rich.cells import cell_len
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from wordgames_tui.app.bands import Heading, Press
from wordgames_tui.app.event_log import EventLog
from wordgames_tui.app.keys import bind
from wordgames_tui.app.sheet import cut_lines
from wordgames_tui.app.signs import signs
from wordgames_tui.app.tiles import HEIGHT, Tile, TileRow, place
from wordgames_tui.app.typewriter.board import TypewriterBoard
from wordgames_tui.app.typewriter.desk import Desk
from wordgames_tui.app.typewriter.meter import Meter, MeterView
from wordgames_tui.app.typewriter.planning import Planning
from wordgames_tui.app.typewriter.players_screen import PlayersScreen
from wordgames_tui.app.typewriter.pool import (
    in_order,
    key_tile,
    with_other_sides,
    word_tiles,
)
from wordgames_tui.app.typewriter.preview import Read
from wordgames_tui.app.typewriter.table_view import TableView
from wordgames_tui.app.typing_line import Preview
from wordgames_tui.engine.decisions import Decision, Pick
from wordgames_tui.engine.events import Event
from wordgames_tui.engine.plain import Json
from wordgames_tui.games.typewriter.decisions import ChooseKey, Moment, PickKeys, SpellWord
from wordgames_tui.games.typewriter.events import CommonBanked, RoundBegan
from wordgames_tui.games.typewriter.keys import Key
from wordgames_tui.games.typewriter.typewriters import Ability
from wordgames_tui.packaged import packaged
from wordgames_tui.session import Session

__all__ = ["TypewriterScreen"]


TALL = 32
"""Rows of a screen that has room for the other sides of the pool's keys in any case."""
AROUND = 3
"""Rows of the first line, the last one, and one of the log."""
LEGEND_ROWS = 3
MOST_EVENT_ROWS = 2


class TypewriterScreen(Planning):
    """The table above, one's own keys below, and between them the word that is typed."""

    CSS_PATH: ClassVar[list[str | PurePath]] = [
        packaged("assets", "styles", f"{name}.tcss") for name in ("game", "typewriter")
    ]
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("typewriter.no_word", "no_word"),
        bind("typewriter.use", "use"),
        bind("typewriter.players", "players"),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._table = TableView.of(session.match.view(None))

    def table(self) -> Iterable[Widget]:
        yield Horizontal(Desk(id="offer"), TypewriterBoard(id="board"), id="desk")
        yield Static("", id="event", markup=False)
        yield Meter(id="meter")
        yield EventLog(id="log")

    def own(self) -> Iterable[Widget]:
        yield TileRow(id="word")
        yield Static("", id="legend", markup=False)
        yield TileRow(id="pool")

    def on_resize(self) -> None:
        """Show what there is room for now."""
        self.draw_keys()

    # What is drawn

    def draw(self, view: Mapping[str, Json]) -> None:
        self._table = TableView.of(view)
        if not isinstance(self.asked, SpellWord):
            self.read = Read(Preview((), ""))
        decision = self.session.match.decision
        asked = decision.seat if decision else None
        table = self._table
        self.query_one("#board", TypewriterBoard).show(table.players, asked, table.color_combo)
        self.draw_keys()

    def heading(self, view: Mapping[str, Json]) -> Heading:
        table = TableView.of(view)
        decision = self.session.match.decision
        progress = f"round {table.round} of {table.rounds}" if table.round else "set-up"
        if decision is None:
            return Heading("Typewriter", progress)
        name = self.names[decision.seat]
        note = "the last round" if table.final_round else ""
        return Heading("Typewriter", progress, decision.seat, name, note)

    def moment(self, events: Sequence[Event]) -> Content | None:
        parts = []
        for event in events:
            if isinstance(event, RoundBegan):
                head = Content.styled(f"Round {event.round} of {event.rounds}", "bold")
                text, _ = event.card.told(event.round == event.rounds)
                parts += [head, Content(event.card.face), Content(text)]
            elif isinstance(event, CommonBanked):
                parts.append(Content(event.line(self.names)))
        return Content("\n").join(parts) if parts else None

    def scores(self) -> tuple[Sequence[str], Sequence[Sequence[str]]]:
        table = TableView.of(self.session.match.view(None))
        combo = ("Color Combo",) if table.color_combo else ()
        rows = [
            [
                f"{player.in_bank} ({len(player.bank)})",
                f"{player.in_star} ({len(player.star)})",
                *([f"{player.combo}"] if combo else []),
                f"{player.points}",
            ]
            for player in table.players
        ]
        return ("Bank (keys)", "Star (keys)", *combo, "points"), rows

    def presses(self) -> list[Press]:
        asked = self.asked
        players = self.press("typewriter.players", "players")
        if asked is None:
            return [players, *self.plan_press()]
        if self.spelling:
            if self.line.word:
                other = [self.press("game.way", "another way")] if self.read.ways > 1 else []
                good = [Press("Enter", "spell", "enter")] if self.read.preview.good else []
                return [*good, *other, Press("Esc", "clear", "back"), players]
            use = [self.press("typewriter.use", "use a key")] if self.uses() else []
            no_word = self.press("typewriter.no_word", "no word")
            return [
                Press("type", "a word"),
                *use,
                no_word,
                *self.hint_press(),
                players,
            ]
        if self.using:
            return [Press("number", "use that key"), Press("Esc", "back to the word", "back")]
        if isinstance(asked, Moment):
            return [*self._moment_presses(asked), players]
        none = isinstance(asked, Pick) and not asked.least and not self.choices.picked
        done = [Press("Enter", "none of them" if none else "done", "enter")]
        if not isinstance(asked, Pick):
            done = []
        return [*self.choice_presses(), *done, players]

    def _moment_presses(self, asked: Moment) -> Iterable[Press]:
        option = asked.option(self.looked_at)
        if option is not None:
            if not option.why_not:
                claims = option.group == "claim"
                yield Press("Enter", "claim" if claims else "use it", "enter")
        elif way_on := self.choices.way_on:
            yield Press("Enter", "flip" if way_on == "flip" else "go on", "enter")
        if self.presses_of("claim"):
            yield Press("number", "claim")
        if self.presses_of("meter"):
            yield Press("number", "use it")
        yield Press("arrows", "look")
        if self.uses():
            yield Press("letter", "a key")
        yield from self.hint_press()

    def commands(self) -> list[tuple[str, str]]:
        uses = "" if self.uses() else "no key can be used now"
        plan = "" if self.planners() else "nobody has a next word here"
        return [
            ("typewriter.use", uses),
            ("typewriter.players", ""),
            ("typewriter.plan", plan),
            *super().commands(),
        ]

    # What is asked

    def ask(self, decision: Decision, note: str) -> None:
        super().ask(decision, note)
        if isinstance(decision, Moment):
            self.say(note or self.about_moment(), "hint" if note else "")
        self.draw_keys()

    # Commands

    def action_players(self) -> None:
        """Show what everybody has."""
        self.show_players(self._mine or 0)

    def show_players(self, first: int) -> None:
        self.app.push_screen(PlayersScreen(self._table, first, self.help_topic))

    # Inside

    @property
    def _mine(self) -> int | None:
        """The seat whose keys lie below: the only person's, or else of who is asked."""
        persons = self.session.persons
        decision = self.session.match.decision
        if len(persons) == 1:
            return persons[0]
        return decision.seat if decision else None

    def draw_keys(self) -> None:
        table, mine = self._table, self._mine
        spelled = self.read.word.keys if self.read.word else ()
        chosen = self.in_the_word()
        if self.choices.display:
            chosen.update(self.choices.picked)
        presses = {
            option_id.partition(":")[2]: sign
            for group in ("claim", "use")
            for option_id, sign in self.presses_of(group).items()
        }
        presses.update(self.numbers())
        if self.looked_at:
            reached = self.looked_at.rpartition(":")[2]
            presses[reached] = signs(self).mark + presses.get(reached, "")
        self.query_one("#offer", Desk).show(table, presses, chosen)
        self._draw_meter(table, mine)
        pool = self.own_pool()
        doubled = table.turn.get("doubled", ())
        tiles = word_tiles(spelled) or word_tiles(table.laid, table.gone, presses, doubled)
        word, legend = self.query_one("#word", TileRow), self.query_one("#legend", Static)
        word.show(tiles)
        choosing = isinstance(self.asked, ChooseKey | PickKeys)
        word.display, legend.display = bool(tiles), not tiles and not choosing
        lines = [Content(line) for line in _legend(pool, table.color_combo, self._width)]
        shown = cut_lines(lines, LEGEND_ROWS, self._width, signs(self).ellipsis)
        legend.update(Content("\n").join(shown))
        own = HEIGHT if word.display or legend.display else 0
        used = table.turn.get("used", ()) if table.turn.get("seat") == mine else ()
        tiles = [self._pool_tile(key, presses, chosen, used) for key in pool]
        event_rows, behind = self._fitting(tiles, own)
        self.query_one("#event", Static).update(Content("\n").join(self._event(event_rows)))
        self.query_one("#pool", TileRow).show(with_other_sides(pool, tiles) if behind else tiles)

    def own_pool(self) -> Sequence[Key]:
        mine = self._mine
        return in_order(self._table.players[mine].pool) if mine is not None else ()

    def key(self, key_id: str) -> Key | None:
        return self._table.keys.get(key_id)

    def is_made_wild(self, key_id: str) -> bool:
        return key_id in self._table.made_wild

    def ability(self, option_id: str) -> Ability | None:
        mine = self._mine
        abilities = self._table.players[mine].typewriter.abilities if mine is not None else ()
        return next((ability for ability in abilities if ability.id == option_id), None)

    def _pool_tile(
        self, key: Key, presses: Mapping[str, str], chosen: set[str], used: Sequence[str]
    ) -> Tile:
        look = ""
        if key.id in chosen:
            look = "chosen"
        elif key.id in used:
            look = "dim"
        press = presses.get(key.id, "")
        colours, wild = self._table.color_combo, self.is_made_wild(key.id)
        return key_tile(key, press=press, look=look, colours=colours, made_wild=wild)

    def _fitting(self, tiles: Sequence[Tile], own: int) -> tuple[int, bool]:
        """The rows of the event, and whether what is behind the pool's tiles is shown: as much as
        fits, below `own` rows for the word and above them all that lies on the table."""
        width, height = self._width, self.app.size.height
        asking = 1
        if self.choices.display:
            asking = self.choices.get_content_height(self.size, self.size, width)
        rows = place([tile.width for tile in tiles], width)[-1][1] + 1 if tiles else 0
        desk = max(HEIGHT + 2, 1 + len(self._table.players))
        needed = AROUND + desk + HEIGHT + max(4, asking + 2) + own + rows * HEIGHT
        whole = len(self._event(MOST_EVENT_ROWS))
        for event_rows, behind in ((whole, True), (1, True), (whole, False)):
            if height >= min(TALL, needed + event_rows + rows * behind):
                return event_rows, behind
        return 1, False

    def _event(self, rows: int) -> list[Content]:
        """The event in so many rows at the most, with who leads where it is for the longest
        word."""
        table = self._table
        if not table.event:
            return []
        leads = f" (so far {table.leading})" if table.leading else ""
        for text in (table.event_text, table.event_short or table.event_text):
            told = Content.assemble((f"{table.event}{leads}", "bold $warn"), f": {text}")
            lines = told.wrap(self._width)
            if len(lines) <= rows:
                break
        return cut_lines(lines, rows, self._width, signs(self).ellipsis)

    @property
    def _width(self) -> int:
        return max(1, self.app.size.width - 2)

    def _draw_meter(self, table: TableView, mine: int | None) -> None:
        if mine is None:
            return
        player = table.players[mine]
        own_turn = table.turn.get("seat") == mine
        soon = self.asked.reaches if isinstance(self.asked, Moment) and own_turn else None
        self.query_one("#meter", Meter).show(
            MeterView(
                typewriter=player.typewriter,
                space=player.space,
                reaches=self.read.reaches or soon or player.space,
                presses=self.presses_of("meter"),
                used=frozenset(table.turn.get("abilities", ())) if own_turn else frozenset(),
                looked_at=self.looked_at,
            )
        )


def _legend(pool: Sequence[Key], colours: bool, width: int) -> list[str]:
    """What the actions of a pool are, in columns where they have room; with their `colours` too."""
    told: dict[str, str] = {}
    for key in pool:
        if key.action:
            colour = key.up.colour
            its = f" ({colour[0].upper()}: {colour})" if colours else ""
            told[key.face + its] = f"{key.face} {key.action.label}{its}"
    labels = list(told.values())
    columns = ["  ".join(labels[row::LEGEND_ROWS]) for row in range(min(LEGEND_ROWS, len(labels)))]
    if all(cell_len(line) <= width for line in columns):
        return columns
    lines = [""]
    for label in labels:
        longer = f"{lines[-1]}  {label}".lstrip()
        lines[-1:] = [longer] if cell_len(longer) <= width else [lines[-1], label]
    return lines
