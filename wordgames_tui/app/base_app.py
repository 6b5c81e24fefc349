"""The app as its pages know it: its settings, its themes, its clocks, and a place to complain."""

import time
from abc import abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path, PurePath
from typing import Any

from textual import constants
from textual.app import App
from textual.binding import Binding
from textual.filter import LineFilter
from textual.scrollbar import ScrollBar

from wordgames_tui.app.ascii_filter import AsciiFilter
from wordgames_tui.app.keymap import read_keymap
from wordgames_tui.app.keys import display
from wordgames_tui.app.signs import ASCII_CLASS, WholeCells
from wordgames_tui.app.themes import MONOCHROME, THEMES
from wordgames_tui.engine.rules import Rules
from wordgames_tui.packaged import packaged
from wordgames_tui.store.clock import Clock, now
from wordgames_tui.store.errors import StoreError
from wordgames_tui.store.settings import Settings, load_settings, save_settings

__all__ = ["BaseApp"]

STYLES: list[str | PurePath] = [
    packaged("assets", "styles", f"{name}.tcss") for name in ("app", "tiles", "launcher")
]
"""The styles that all pages share, and those of the first page, which is there before a page
loads its own."""
WIDTHS = [(0, "-narrow"), (80, "-normal"), (110, "-wide")]
HEIGHTS = [(0, "-low"), (32, "-tall")]
"""The classes that a page has from that many columns or rows on."""
IN_ASCII = AsciiFilter()
COMPLAINT = 12.0
"""Seconds that a complaint stands."""


class BaseApp(App[int]):
    """What every page may ask of the app. Which pages there are is for a subclass to know."""

    TITLE = "Word games"
    CSS_PATH = STYLES
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS

    def __init__(self, clock: Callable[[], float] = time.monotonic, now: Clock = now) -> None:
        """`clock` measures time, in seconds from any moment; `now` tells the date."""
        super().__init__()
        ScrollBar.renderer = WholeCells
        for named in THEMES:
            self.register_theme(named.theme)
        self.clock = clock
        self.now = now
        self._complained: dict[str, float] = {}
        self.settings, self.settings_problems = load_settings()
        self.keymap_in_force: dict[str, str] = {}
        """What the settings say of keys, less what cannot be had."""
        self.settings_problems += self._apply(self.settings)

    @abstractmethod
    def set_up(self, rules: Rules[Any]) -> None:
        """Ask how a match of that game is to be, and play it."""

    @abstractmethod
    def resume(self, path: Path) -> None:
        """Go on with a match that is saved."""

    def save_settings(self, settings: Settings) -> None:
        """Apply these settings at once, and keep them."""
        self.settings = settings
        self._apply(settings)
        try:
            kept = save_settings(settings)
        except StoreError as error:
            self.complain(str(error))
            return
        if kept is not None:
            self.complain(f"The settings had mistakes in them; a copy is kept in {kept}.")

    def _apply(self, settings: Settings) -> list[str]:
        """Let them hold from now on. Returns why keys that they name do not."""
        self.theme = MONOCHROME if self.no_color else settings.theme
        self.animation_level = "none" if settings.reduced_motion else constants.TEXTUAL_ANIMATIONS
        if settings.ascii != self.has_class(ASCII_CLASS):
            self.set_class(settings.ascii, ASCII_CLASS)
            for screen in self.screen_stack if self.is_running else ():
                for widget in screen.walk_children():
                    widget.notify_style_update()
                    widget.refresh()
        self.keymap_in_force, problems = read_keymap(settings.keymap)
        self.set_keymap(self.keymap_in_force)
        return problems

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What changes each line as it is drawn: the filter for ASCII, where that is wanted."""
        filters = super().get_line_filters()
        return [*filters, IN_ASCII] if self.has_class(ASCII_CLASS) else filters

    def complain(self, text: str) -> None:
        """Say what went wrong, above whatever page is open; while it stands there, only once."""
        if self.clock() >= self._complained.get(text, 0.0):
            self._complained[text] = self.clock() + COMPLAINT
            self.notify(text, severity="error", timeout=COMPLAINT, markup=False)

    def clear_remarks(self) -> None:
        """Take away what was said above the page, unless there are complaints, which stand their
        time."""
        if all(until <= self.clock() for until in self._complained.values()):
            self.clear_notifications()

    def action_help_quit(self) -> None:
        """Say to somebody who presses Ctrl+C how the program is left."""
        self.notify("Ctrl+Q leaves the program. Matches are kept.", markup=False)

    def get_key_display(self, binding: Binding) -> str:
        return binding.key_display or display(binding.key)
