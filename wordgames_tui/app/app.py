"""The app: its settings, its themes, and the way from page to page."""

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path, PurePath
from typing import Any, ClassVar

from textual import constants, events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.scrollbar import ScrollBar

from wordgames_tui.app.games import game_screen_for
from wordgames_tui.app.help_screen import HelpScreen
from wordgames_tui.app.keyboard import take_any_bytes
from wordgames_tui.app.keys import bind, display, in_force
from wordgames_tui.app.launcher import Launcher
from wordgames_tui.app.setup_screen import Ready, SetupScreen
from wordgames_tui.app.signals import on_signals
from wordgames_tui.app.signs import ASCII_CLASS, WholeCells
from wordgames_tui.app.small import SmallScreen, fits
from wordgames_tui.app.themes import MONOCHROME, THEMES
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.rules import Rules
from wordgames_tui.engine.setup import Setup
from wordgames_tui.packaged import packaged
from wordgames_tui.session import Session
from wordgames_tui.store.clock import Clock, now
from wordgames_tui.store.errors import StoreError
from wordgames_tui.store.settings import Settings, load_settings, save_settings
from wordgames_tui.words.dictionary import available_dictionaries

__all__ = ["WordGamesApp", "run"]


STYLES: list[str | PurePath] = [
    packaged("assets", "styles", f"{name}.tcss") for name in ("app", "tiles", "launcher")
]
"""The styles that all pages share, and those of the first page, which is there before a page
loads its own."""
WIDTHS = [(0, "-narrow"), (80, "-normal"), (110, "-wide")]
HEIGHTS = [(0, "-low"), (32, "-tall")]
"""The classes that a page has from that many columns or rows on."""


class WordGamesApp(App[int]):
    """Word games for one keyboard: a first page, and whatever is opened from it."""

    TITLE = "Word games"
    CSS_PATH = STYLES
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [bind("help", "help")]

    def __init__(
        self,
        setup: Setup | None = None,
        resume: Path | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
        now: Clock = now,
    ) -> None:
        """Open the first page, a new match, or one that is saved.

        `clock` measures time, in seconds from any moment; `now` tells the date.
        """
        super().__init__()
        ScrollBar.renderer = WholeCells
        for named in THEMES:
            self.register_theme(named.theme)
        self.clock = clock
        self.now = now
        self.settings, self._settings_problems = load_settings()
        self._opened_with = setup, resume
        self._session: Session | None = None
        self._apply(self.settings)

    # Settings

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

    def _apply(self, settings: Settings) -> None:
        self.theme = MONOCHROME if self.no_color else settings.theme
        self.animation_level = "none" if settings.reduced_motion else constants.TEXTUAL_ANIMATIONS
        self.set_class(settings.ascii, ASCII_CLASS)
        self.set_keymap(in_force(settings.keymap))

    # Pages

    def on_mount(self) -> None:
        """Open over the first page what the app was started for."""
        if not self.is_headless:
            on_signals(lambda code: self.exit(return_code=code), self._let_go)
        for problem in self._settings_problems:
            self.complain(problem)
        setup, resume = self._opened_with
        if setup is not None:
            self.play(setup)
        elif resume is not None:
            self.resume(resume)

    def on_unmount(self) -> None:
        self._let_go()

    def _let_go(self) -> None:
        """Let go of the match that was played when the program is left."""
        if self._session is not None:
            self._session.close()

    def get_default_screen(self) -> Launcher:
        return Launcher()

    def set_up(self, rules: Rules[Any]) -> None:
        """Ask how a match of that game is to be, and play it."""

        def play(ready: Ready | None) -> None:
            if ready is None:
                return
            settings = replace(self.settings, word_list=ready.word_list)
            self.save_settings(settings.remember(ready.setup))
            self.play(ready.setup, ready.agreements)

        self.push_screen(SetupScreen(rules, available_dictionaries(), self.settings), play)

    def play(self, setup: Setup, agreements: Sequence[tuple[str, bool]] = ()) -> None:
        """Play a new match, with what the table agreed about words."""
        try:
            session = Session.start(setup, clock=self.now)
        except (Refused, StoreError) as error:
            self.complain(str(error))
            return
        try:
            for word, good in agreements:
                session.agree(word, good)
        except StoreError as error:  # the match goes on, and what is said next is kept with it
            self.complain(str(error))
        self._open(session)

    def resume(self, path: Path) -> None:
        """Go on with a match that is saved."""
        try:
            session = Session.resume(path, clock=self.now)
        except (Refused, StoreError) as error:
            self.complain(str(error))
            return
        self._open(session)

    def _open(self, session: Session) -> None:
        def left(again: Setup | None) -> None:
            session.close()
            self._session = None
            if again is not None:
                self.play(again)

        self._session = session
        self.push_screen(game_screen_for(session), left)

    def complain(self, text: str) -> None:
        """Say what went wrong, above whatever page is open."""
        self.notify(text, severity="error", timeout=12, markup=False)

    def action_help(self) -> None:
        """Open the help at the page that belongs to the screen."""
        if not isinstance(self.screen, HelpScreen):
            self.push_screen(HelpScreen(getattr(self.screen, "help_topic", "")))

    def get_key_display(self, binding: Binding) -> str:
        return binding.key_display or display(binding.key)

    # The window

    def on_resize(self, event: events.Resize) -> None:
        """Ask for a larger window while it is too small; whatever is open lives on below."""
        small = isinstance(self.screen, SmallScreen)
        if fits(event.size) == small:
            if small:
                self.pop_screen()
            else:
                self.push_screen(SmallScreen())


def run(setup: Setup | None = None, resume: Path | None = None) -> int:
    """Open the app: its first page, a new match, or one that is saved. Returns an exit code."""
    take_any_bytes()
    app = WordGamesApp(setup, resume)
    app.run()
    if app.return_code:
        sys.stderr.write("The program broke off. Matches are kept: wordgames resume\n")
    return app.return_code or 0
