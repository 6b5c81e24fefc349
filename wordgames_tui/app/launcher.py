"""The first page: the games, the matches that wait, and the way to everything else."""

from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import ClassVar

from textual import events, on
from textual.actions import SkipAction
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Button, OptionList, Static

from wordgames_tui.app.base_app import BaseApp
from wordgames_tui.app.dates import when
from wordgames_tui.app.dialog import Ask, Tell
from wordgames_tui.app.help_pages import tagline
from wordgames_tui.app.history_screen import HistoryScreen
from wordgames_tui.app.kept_list import EXPLAIN, KeptList
from wordgames_tui.app.key_line import KeyLine
from wordgames_tui.app.keys import bind
from wordgames_tui.app.masthead import Masthead
from wordgames_tui.app.room import Room
from wordgames_tui.app.settings_screen import SettingsScreen
from wordgames_tui.app.sheet import cut
from wordgames_tui.app.shelf import Shelf
from wordgames_tui.app.signs import signs
from wordgames_tui.games import GAMES
from wordgames_tui.store.errors import StoreError
from wordgames_tui.store.saves import SaveEntry, delete_save, list_saves
from wordgames_tui.words.text import clean, counted

__all__ = ["Launcher", "Waiting"]

LINES = 2
"""The lines of a match in the list."""
NOTHING_WAITS = "No match is waiting. What you play is kept after every answer."


class Waiting(KeptList, Room):
    """The matches that wait."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "select", "Go on"),
        Binding("enter,space", "explain", EXPLAIN),
        bind("launcher.delete", "explain", show=False),
    ]

    class Moved(Message):
        """Others than before may be in sight now."""

    def on_mount(self) -> None:
        """Tell whenever the list is scrolled, or there are more matches or fewer."""
        for changing in ("scroll_y", "virtual_size"):
            self.watch(self, changing, self.on_resize, init=False)

    def on_resize(self) -> None:
        """Tell that there is room for more or for fewer."""
        self.post_message(self.Moved())

    def action_cursor_up(self) -> None:
        """Go up; from the first match the page goes on."""
        if not self.highlighted:
            raise SkipAction
        super().action_cursor_up()

    def action_cursor_down(self) -> None:
        """Go down; from the last match the page goes on."""
        if self.highlighted == self.option_count - 1:
            raise SkipAction
        super().action_cursor_down()


class PageButton(Button):
    """The name of a page; the sign stands before it while it has the cursor."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "press", "Open"),
        Binding("right", "screen.side(1)", "Next", key_display="Left/Right"),
    ]

    def __init__(self, page: str) -> None:
        super().__init__(f"  {page}", id=page.lower(), compact=True)
        self.page = page

    def watch_has_focus(self, has_focus: bool) -> None:
        super().watch_has_focus(has_focus)
        self.label = f"{signs(self).mark if has_focus else ' '} {self.page}"


class Launcher(Screen[None]):
    """Choose a game, go on with a match, or open another page."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("launcher.delete", "delete"),
        bind("launcher.history", "history"),
        bind("launcher.settings", "settings"),
        bind("launcher.quit", "app.quit"),
        Binding("left", "side(-1)", show=False),
        Binding("right", "side(1)", show=False),
        Binding("up,down", "beyond", show=False),
    ]

    app: BaseApp

    def __init__(self) -> None:
        super().__init__()
        self.saves: Sequence[SaveEntry] = ()

    def compose(self) -> ComposeResult:
        yield Masthead()
        with Horizontal(id="lists"):
            with Vertical(id="play"):
                yield Static("Play", classes="heading")
                yield Shelf([(rules, tagline(rules)) for rules in GAMES.values()])
            with Vertical(id="continue"):
                yield Static("Continue", classes="heading")
                yield Waiting(id="saves")
                yield Static("", id="more", markup=False)
                yield Static(NOTHING_WAITS, id="none", markup=False)
        with Horizontal(id="pages"):
            for page in ("History", "Settings", "Help", "Quit"):
                yield PageButton(page)
        yield KeyLine()

    def on_mount(self) -> None:
        self.query_one(Shelf).focus()

    def on_screen_resume(self) -> None:
        """List the saves anew: something may have been played meanwhile."""
        self.call_after_refresh(self.list_matches)

    def list_matches(self) -> None:
        """Look which matches can go on, and show them."""
        self.saves = list_saves()
        self._show_matches()

    @on(Room.Resized)
    def _show_matches(self) -> None:
        """List the matches, the cursor where it was."""
        matches = self.query_one("#saves", Waiting)
        at = matches.highlighted or 0
        matches.broken = [number for number, entry in enumerate(self.saves) if entry.problem]
        matches.show(((self._line(entry), True) for entry in self.saves), at)
        matches.display = self.query_one("#more").display = bool(self.saves)
        self.query_one("#none").display = not self.saves
        if not self.saves and self.focused is matches:
            self.query_one(Shelf).focus()

    @on(Waiting.Moved)
    def _count_hidden(self) -> None:
        """Say how many matches there are beyond both ends of the list."""
        matches = self.query_one("#saves", Waiting)
        above = matches.scroll_offset.y
        beyond = {"above": above, "below": matches.max_scroll_y - above}
        parts = [f"{ceil(y / LINES)} more {where}" for where, y in beyond.items() if y > 0]
        self.query_one("#more", Static).update(Content(", ".join(parts)))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "delete":
            return isinstance(self.focused, Waiting) and not self.focused.on_broken
        return True

    def on_descendant_focus(self) -> None:
        self.refresh_bindings()

    # What is done

    @on(Shelf.Chosen)
    def _play(self, event: Shelf.Chosen) -> None:
        if self.is_active:
            self.app.set_up(event.rules)

    @on(OptionList.OptionSelected, "#saves")
    def _go_on(self, event: OptionList.OptionSelected) -> None:
        if not self.is_active:
            return
        entry = self.saves[event.option_index]
        if entry.problem:
            self.app.push_screen(
                Tell(f"{entry.problem}\n\nIt is left alone: {clean(str(entry.path))}")
            )
        else:
            self.app.resume(entry.path)

    @on(Button.Pressed)
    async def _open(self, event: Button.Pressed) -> None:
        pages = {"help": "app.help", "quit": "app.quit"}
        page = event.button.id or ""
        await self.run_action(pages.get(page, page))

    def on_key(self, event: events.Key) -> None:
        """A number plays that game, wherever the cursor is."""
        if event.character and event.character in "123456789":
            self.query_one(Shelf).play_number(int(event.character))

    def action_beyond(self) -> None:
        """Go from the lists to the names of the pages, or back."""
        below = isinstance(self.focused, PageButton)
        (self.query_one(Shelf) if below else self.query(PageButton).first()).focus()

    def action_side(self, by: int) -> None:
        """Go over to the other list, or to the next name of a page."""
        if isinstance(self.focused, Button):
            self.focus_next("#pages Button") if by > 0 else self.focus_previous("#pages Button")
            return
        matches = self.query_one("#saves")
        other = self.query_one(Shelf) if self.focused is matches or not self.saves else matches
        other.focus()

    def action_history(self) -> None:
        """Open the history."""
        self.app.push_screen(HistoryScreen())

    def action_settings(self) -> None:
        """Open the settings."""
        self.app.push_screen(SettingsScreen())

    def action_delete(self) -> None:
        """Delete the match where the cursor is, after asking."""
        at = self.query_one("#saves", Waiting).highlighted
        if at is None:
            return
        entry = self.saves[at]
        played = when(entry.played, self.app.now())
        text = f"Delete this match for good?\n\n{', '.join(entry.names)}\n{entry.title}, {played}"
        self.app.push_screen(
            Ask(text, "Delete"), lambda yes: self._delete(entry.path) if yes else None
        )

    def _delete(self, path: Path) -> None:
        try:
            delete_save(path)
        except StoreError as error:
            self.app.complain(str(error))
        self.list_matches()

    def _line(self, entry: SaveEntry) -> Content:
        """A match in two lines: who plays, and what, and since when."""
        sign = signs(self)
        room = max(12, self.query_one("#continue").content_size.width - 3)
        played = when(entry.played, self.app.now())
        if entry.problem:
            file = cut(clean(entry.path.name), room, sign.ellipsis)
            return Content.assemble((file, "bold"), "\n", ("cannot be read", "$bad"))
        names = cut(", ".join(entry.names), room, sign.ellipsis)
        about = f"{played} {sign.dot} {entry.title}"
        if len(about) + 14 < room:
            about += f" {sign.dot} {counted(entry.answers, 'answer')}"
        return Content.assemble((names, "bold"), "\n", (cut(about, room, sign.ellipsis), "$faint"))
