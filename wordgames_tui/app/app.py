"""The app: the way from page to page."""

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from textual import events
from textual.binding import BindingType

from wordgames_tui.app.base_app import BaseApp
from wordgames_tui.app.games import game_screen_for
from wordgames_tui.app.keyboard import take_anything
from wordgames_tui.app.keys import bind
from wordgames_tui.app.launcher import Launcher
from wordgames_tui.app.setup_screen import Ready, SetupScreen
from wordgames_tui.app.signals import on_signals
from wordgames_tui.app.small import SmallScreen, fits
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.rules import Rules
from wordgames_tui.engine.setup import Setup
from wordgames_tui.session import Session
from wordgames_tui.store.clock import Clock, now
from wordgames_tui.store.errors import StoreError
from wordgames_tui.words.dictionary import available_dictionaries

__all__ = ["WordGamesApp", "run"]

SIGNALLED = 128
"""Exit codes above this one say that somebody asked the program to end."""


class WordGamesApp(BaseApp):
    """Word games for one keyboard: a first page, and whatever is opened from it."""

    BINDINGS: ClassVar[list[BindingType]] = [bind("help", "help")]

    def __init__(
        self,
        setup: Setup | None = None,
        resume: Path | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
        now: Clock = now,
    ) -> None:
        """Open the first page, a new match, or one that is saved."""
        super().__init__(clock, now)
        self._opened_with = setup, resume
        self._session: Session | None = None
        self.unkept = ""
        """What is to be told after the end: why the last answers are lost; "" when none are."""

    def on_mount(self) -> None:
        """Open over the first page what the app was started for."""
        if not self.is_headless:
            on_signals(lambda code: self.exit(return_code=code), self._let_go)
        for problem in self.settings_problems:
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
            self.unkept = self._session.unkept

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
            self._let_go()
            self._session = None
            if self.unkept:
                self.complain(f"{self.unkept} The last answers are lost.")
                self.unkept = ""
            if again is not None:
                self.play(again)

        self._session = session
        self.push_screen(game_screen_for(session), left)

    def action_help(self) -> None:
        """Open the help at the page that belongs to the screen."""
        # Markdown is loaded here: it would be a tenth of the start.
        from wordgames_tui.app.help_screen import HelpScreen

        if not isinstance(self.screen, HelpScreen):
            self.push_screen(HelpScreen(getattr(self.screen, "help_topic", "")))

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
    take_anything()
    app = WordGamesApp(setup, resume)
    app.run()
    if app.return_code:
        broke = "" if app.return_code > SIGNALLED else "The program broke off. "
        sys.stderr.write(f"{broke}Matches are kept: wordgames resume\n")
    if app.unkept:
        sys.stderr.write(f"{app.unkept} The last answers are lost.\n")
        return app.return_code or 1
    return app.return_code or 0
