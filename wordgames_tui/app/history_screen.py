"""The history: matches that are over, and what they tell of who played them."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.cells import cell_len, set_cell_size
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import ContentSwitcher, OptionList, Static

from wordgames_tui.app.base_app import BaseApp
from wordgames_tui.app.dates import when
from wordgames_tui.app.dialog import Tell
from wordgames_tui.app.kept_list import EXPLAIN, KeptList
from wordgames_tui.app.key_line import KeyLine
from wordgames_tui.app.keys import bind
from wordgames_tui.app.log_screen import LogScreen
from wordgames_tui.app.once import Once
from wordgames_tui.app.page_line import PageLine
from wordgames_tui.app.room import Room
from wordgames_tui.app.sheet import SheetWidget, cut
from wordgames_tui.app.signs import signs
from wordgames_tui.packaged import packaged
from wordgames_tui.store.errors import StoreError
from wordgames_tui.store.history import (
    HistoryEntry,
    PlayerRecord,
    list_history,
    player_records,
)
from wordgames_tui.store.saves import read_match
from wordgames_tui.words.text import clean, counted, signed

__all__ = ["HistoryScreen"]

PAGES = (("matches", "Matches"), ("players", "At a table"), ("alone", "Alone"))
NO_MATCH = "No match is finished yet. Matches are listed here once they are over."
NO_RECORD = "There is nothing to count yet."


class Finished(KeptList):
    """The matches that are over."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "select", show=False),
        Binding("enter", "explain", EXPLAIN),
        bind("history.log", "explain", show=False),
    ]


class Pages(ContentSwitcher, Room):
    """The pages, of which one is open."""


class HistoryScreen(Once[None]):
    """Finished matches, and records of people: at a table, and alone."""

    CSS_PATH = packaged("assets", "styles", "history.tcss")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False, priority=True),  # before lists scroll sideways
        Binding("right", "turn(1)", "Next page", priority=True),
        bind("history.log", "log"),
        bind("back", "dismiss"),
    ]

    app: BaseApp

    def __init__(self) -> None:
        super().__init__()
        self.entries: Sequence[HistoryEntry] = list_history()

    def compose(self) -> ComposeResult:
        yield PageLine(PAGES, "matches")
        with Pages(initial="matches"):
            yield Finished(id="matches")
            with VerticalScroll(id="players"):
                yield Static("", markup=False)
            with VerticalScroll(id="alone"):
                yield Static("", markup=False)
        yield Static("", id="note", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        self.query_one("#matches").focus()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "log":
            page, matches = self.query_one(PageLine).at, self.query_one("#matches", Finished)
            return page == "matches" and bool(self.entries) and not matches.on_broken
        return True

    # What is done

    def action_turn(self, by: int) -> None:
        """Turn to another page."""
        self._open(self.query_one(PageLine).turn(by))

    def on_sheet_widget_picked(self, event: SheetWidget.Picked) -> None:
        """Open the page whose name was clicked."""
        self._open(self.query_one(PageLine).open(event.name))

    @on(OptionList.OptionHighlighted)
    def _tell(self) -> None:
        """Say below the list what else there is to say of the match where the cursor is."""
        at = self.query_one("#matches", Finished).highlighted
        note = self._note(at) if self.query_one(PageLine).at == "matches" and at is not None else ""
        self.query_one("#note", Static).update(Content(note))

    @on(OptionList.OptionSelected)
    def action_log(self) -> None:
        """Open the log of the match where the cursor is."""
        at = self.query_one("#matches", Finished).highlighted
        if at is None:
            return
        entry = self.entries[at]
        try:
            match, notice = read_match(entry.path)
        except StoreError as error:
            self.app.push_screen(Tell(f"{error}\n\nIt is left alone: {clean(str(entry.path))}"))
            return
        self.app.push_screen(
            LogScreen(match, match.events, when(entry.ended, self.app.now()), notice)
        )

    # What is shown

    def _open(self, page: str) -> None:
        self.query_one(Pages).current = page
        self.query_one(f"#{page}").focus()
        self._tell()
        self.refresh_bindings()

    @property
    def _room(self) -> int:
        """The columns that a page has."""
        return self.query_one(Pages).content_size.width

    @on(Room.Resized)
    def _show(self) -> None:
        """Lay the columns out anew."""
        matches = self.query_one("#matches", Finished)
        room = self._room - 3
        at = matches.highlighted or 0
        matches.broken = [at for at, entry in enumerate(self.entries) if entry.ending is None]
        lines = [(self._match_line(entry, room), True) for entry in self.entries]
        matches.show(lines or [(Content(NO_MATCH), False)], at)
        records = player_records(self.entries)
        for page, alone in (("players", False), ("alone", True)):
            chosen = [record for record in records if record.alone is alone]
            text = self._table(self._rows(chosen)) if chosen else Content(NO_RECORD)
            self.query_one(f"#{page} Static", Static).update(text)

    def _match_line(self, entry: HistoryEntry, room: int) -> Content:
        """When, what, and who with how many points; who won is marked."""
        sign = signs(self)
        head = set_cell_size(when(entry.ended, self.app.now()), 17)
        if entry.header is None or entry.ending is None:
            file = cut(clean(entry.path.name), room - 32, sign.ellipsis)
            return Content.assemble((head, "$faint"), file, ("  cannot be read", "$bad"))
        game = set_cell_size(cut(entry.title, 12, sign.ellipsis), 13)
        result = entry.ending.result
        players = [
            f"{sign.star} {name} {signed(score)}"
            if seat in result.winners
            else f"{name} {signed(score)}"
            for seat, (name, score) in enumerate(zip(entry.names, result.scores, strict=True))
        ]
        shown = cut(", ".join(players), max(8, room - 30), sign.ellipsis)
        return Content.assemble((head, "$faint"), (game, "$faint"), shown)

    def _note(self, at: int) -> str:
        """What else there is to say of a match."""
        entry = self.entries[at]
        if entry.ending is None:
            return entry.problem
        asked = sum(entry.ending.hints)
        hints = counted(asked, "hint") if asked else "no hint"
        return f"{entry.ending.result.text} {counted(entry.ending.answers, 'answer')}, {hints}."

    def _rows(self, records: Iterable[PlayerRecord]) -> list[tuple[str, ...]]:
        head = ("Player", "Game", "Played", "Won", "Best", "Average", "Hints")
        return [head, *(self._row(record) for record in records)]

    def _row(self, record: PlayerRecord) -> tuple[str, ...]:
        average = sum(record.scores) / record.played
        game = record.rules.title
        if len(record.rules.variants) > 1:
            game += f", {record.rules.variant(record.variant).title}"
        numbers = (record.played, record.won, record.best, f"{average:.1f}", record.hints)
        return (record.player, game, *map(signed, numbers))

    def _table(self, rows: Sequence[tuple[str, ...]]) -> Content:
        """Rows in columns: words to the left, numbers to the right, the first row faint."""
        sign = signs(self)
        widths = [max(cell_len(row[at]) for row in rows) for at in range(len(rows[0]))]
        widths[1] -= max(0, sum(widths) + 2 * len(widths) - self._room)
        lines = []
        for number, row in enumerate(rows):
            cells = [
                set_cell_size(cut(cell, width, sign.ellipsis), width)
                if at < 2
                else " " * (width - cell_len(cell)) + cell
                for at, (cell, width) in enumerate(zip(row, widths, strict=True))
            ]
            lines.append(Content.styled("  ".join(cells), "" if number else "$faint"))
        return Content("\n").join(lines)
