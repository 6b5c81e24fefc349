"""The screen that all games have in common: its bands, its commands, its clock."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import PurePath
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widget import Widget
from textual.widgets import Static

from wordgames_tui.app.agree import Agree
from wordgames_tui.app.bands import Heading, Press, PressLine, TopLine
from wordgames_tui.app.choices import Choices
from wordgames_tui.app.countdown import CountdownBar
from wordgames_tui.app.curtain import MENU, Curtain
from wordgames_tui.app.event_log import EventLog
from wordgames_tui.app.keys import ACTIONS, bind, keys_of
from wordgames_tui.app.log_screen import LogScreen
from wordgames_tui.app.match_end import MatchEnd
from wordgames_tui.app.menu import Line, Menu
from wordgames_tui.app.timed import Timed
from wordgames_tui.app.typing_line import TypingLine
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.setup import Setup
from wordgames_tui.packaged import packaged
from wordgames_tui.store.errors import StoreError

__all__ = ["LEAVE_IT", "OPTION", "GameScreen"]

OPTION = "option:"
"""A click or a line of the menu that chooses an option means this and the option's id."""
LEAVE_IT = "leave-it"
"""An answer beside the options: that nothing is to come of what was picked."""
OPENING = ("menu", "agree", "leave")
"""Actions that go on by themselves when what they open is closed."""


class GameScreen(Timed):
    """A game at one keyboard. A game's own screen says how a view is laid out (`table`, `own`,
    `draw`, `heading`) and how a question that is special to it is presented (`preview`, `ask`).
    """

    CSS_PATH: ClassVar[list[str | PurePath]] = [packaged("assets", "styles", "game.tcss")]
    AUTO_FOCUS = ""
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("game.menu", "menu"),
        bind("game.undo", "undo"),
        bind("game.hint", "hint"),
        bind("game.agree", "agree"),
        bind("game.pause", "pause"),
        bind("game.log", "log"),
        bind("game.way", "way"),
        bind("back", "back"),
        Binding("tab", "way", show=False),
    ]

    # What a game's own screen says

    @abstractmethod
    def table(self) -> Iterable[Widget]:
        """The widgets of what lies on the table."""

    @abstractmethod
    def own(self) -> Iterable[Widget]:
        """The widgets of what is a player's own."""

    @abstractmethod
    def draw(self, view: Mapping[str, Json]) -> None:
        """Lay out the view of `eyes`; while these are shut, nothing that is a player's own."""

    @abstractmethod
    def heading(self, view: Mapping[str, Json]) -> Heading:
        """What the top line says."""

    def presses(self) -> list[Press]:
        """What can be pressed now, the most useful first; help and menu are added to it."""
        return self.choice_presses()

    def scores(self) -> tuple[Sequence[str], Sequence[Sequence[str]]]:
        """The columns of the table of scores at the end, and its rows, seat after seat."""
        result = self.session.match.result
        assert result is not None
        return ("points",), [(f"{score}",) for score in result.scores]

    # The bands

    def compose(self) -> ComposeResult:
        with Horizontal(id="top"):
            yield TopLine(id="heading")
            yield CountdownBar(self.countdown, id="clock")
        with Horizontal(id="table"):
            yield from self.table()
        with Vertical(id="ask"):
            yield TypingLine(id="line")
            yield Choices(id="choices")
            yield Static("", id="say", markup=False)
        with Vertical(id="own"):
            yield from self.own()
        yield PressLine(id="press")

    def on_mount(self) -> None:
        """Start, or go on where the match was left."""
        self.ask_nothing()
        if self.session.notice:
            self.app.complain(self.session.notice)
        self.turn()

    def look(self, eyes: int | None) -> None:
        self.eyes = eyes
        match = self.session.match
        view = match.view(eyes)
        self.query_one(TopLine).show(self.heading(view))
        news = len(match.events_for(eyes, self.news_from))
        self.query_one(EventLog).show(match.events_for(eyes), self.names, news)
        self.draw(view)
        self.show_presses()

    def show_presses(self) -> None:
        """Say anew what to press."""
        menu = self.press("game.menu")
        self.query_one(PressLine).show([*self.presses(), self.press("help"), menu])

    def spoken(self, result: str) -> None:
        if result == MENU:
            self.action_menu()
        else:
            self.choose(result)

    # Commands

    @property
    def _asker(self) -> int | None:
        """The person who is asked: who looks, or, where everybody may look, whose seat it is."""
        if self.asked is None:
            return None
        if self.eyes is not None:
            return self.eyes
        return self.seat if not self.asked.private and self.seat in self.session.persons else None

    @property
    def _undoer(self) -> int | None:
        """The person whose last answer can be taken back: who sits at the keyboard; where nobody
        does, who answered last, while something is asked at which everybody may look, or who sat
        there before the curtain came down."""
        if self.NO_SECRETS:
            return self.spoke
        if self.eyes is not None:
            return self.eyes
        if self.keyboard is not None:
            return self.keyboard
        return self.left if self.asked is None else self.spoke

    def action_back(self) -> None:
        """Take the typed word away, or open the menu."""
        if self.line.word:
            self.line.clear()
        else:
            self.action_menu()

    def choose(self, option_id: str) -> None:
        if option_id == LEAVE_IT:
            self.action_back()
        else:
            super().choose(option_id)

    def action_way(self) -> None:
        """Show the next way to make the typed word."""
        self.way += 1
        self.typed(self.line.word)

    def action_undo(self) -> None:
        """Take back the last answer of whoever sits here."""
        seat = self._undoer
        match = self.session.match
        if seat is None:
            nobody = "Only who has just answered can take that back."
            self.say(nobody if match.answers else match.undo_refusal(), "bad")
        else:
            self.take_back(seat)

    def action_hint(self) -> None:
        """Give the next hint."""
        if self._asker is None:
            return
        try:
            self.say(self.session.hint(self._asker), "hint")
        except Refused as refused:
            self.say(str(refused), "bad")
        except StoreError as error:
            self.app.complain(str(error))

    def action_agree(self) -> None:
        """Let the table agree on a word, where it is a dictionary that decides about it."""
        match, word = self.session.match, self.word_in_question()

        def agreed(result: tuple[str, bool] | None) -> None:
            self.uncover()
            if result is not None:
                self._agree(*result)
            self.turn_again()

        if refusal := match.agree_refusal(word, self.eyes) if word else "":
            self.say(refusal, "bad")
        elif not match.over:
            self.app.push_screen(Agree(word, match.judge.agreed, self.help_topic), agreed)

    def word_in_question(self) -> str:
        """The word that the table is likeliest to talk about."""
        return self.line.word

    def _agree(self, word: str, good: bool) -> bool:
        """Agree on that; whether it was taken. Otherwise the reason is on the screen."""
        try:
            self.session.agree(word, good)
        except Refused as refused:
            self.say(str(refused), "bad")
            return False
        except StoreError as error:
            self.app.complain(str(error))
        self.look(self.eyes)
        self.typed(self.line.word)
        return True

    def action_pause(self) -> None:
        """Have a break: everything is covered, and the clock stands."""
        if self._asker is None:
            return
        left = self.countdown.left
        stands = (
            f"The clock stands at {left // 60}:{left % 60:02}." if self.countdown.seconds else ""
        )
        name = self.names[self.seat]
        curtain = Curtain(
            self.seat,
            f"{name} has a break",
            [stands],
            opens=f"{name} is back; go on",
            menu=False,
            topic=self.help_topic,
        )
        self.hold()
        self.app.push_screen(curtain)

    def action_log(self) -> None:
        """Read all that has happened, as who looks now saw it."""
        match = self.session.match
        self.app.push_screen(LogScreen(match, match.events_for(self.eyes), "what has happened"))

    @property
    def waiting(self) -> str:
        """The end of a title over the table while it would go on by itself but for that."""
        waits = self.asked is None and not self.session.match.over
        return "; the table waits meanwhile" if waits else ""

    def action_menu(self) -> None:
        """Open the menu."""

        async def chosen(line: str | None) -> None:
            self.uncover()
            if line is None:
                self.turn_again()
            elif line.startswith(OPTION):
                self.choose(line.removeprefix(OPTION))
            else:
                await self.run(line)

        title = f"What can be done now{self.waiting}"
        self.app.push_screen(Menu(title, self._lines(), self.help_topic), chosen)

    def action_leave(self) -> None:
        """Leave the match, which is kept."""
        self._stop_bot()
        self.dismiss(None)

    @on(PressLine.Pressed)
    async def _pressed(self, event: PressLine.Pressed) -> None:
        await self.run(event.action)

    async def run(self, action_id: str) -> None:
        """Do what the key of that action does."""
        name = action_id.rpartition(".")[2]
        await self.run_action("app.help" if name == "help" else name)
        if name not in OPENING:
            self.turn_again()

    def commands(self) -> list[tuple[str, str]]:
        """The commands of the menu beside what is asked: the ids of actions, and why not."""
        match = self.session.match
        idle = "" if self._asker is not None else "nobody is asked now"
        seat = self._undoer
        nobody = "nobody sits here now" if match.answers else match.undo_refusal()
        undo = nobody if seat is None else match.undo_refusal(seat)
        undo = undo.removeprefix("This cannot be taken back: ")
        hints = "" if self.has_hint() else "there is none for this"
        if not self.plays_with_hints:
            hints = "this match has none"
        return [
            ("game.undo", undo.rstrip(".")),
            ("game.hint", idle or hints),
            ("game.agree", "the match is over" if match.over else ""),
            ("game.pause", idle),
            ("game.log", ""),
            ("help", ""),
        ]

    def _lines(self) -> list[Line]:
        keymap = self.app.keymap_in_force
        lines: list[Line] = []
        if self.asked is not None:
            for option in self.asked.options:
                if option.group or not self.speakers(option):
                    continue
                command = self.COMMANDS_OF.get(option.id)
                keys = keys_of(ACTIONS[command], keymap) if command else ()
                lines.append(Line(OPTION + option.id, option.label, keys, option.why_not))
        for action_id, why_not in self.commands():
            action = ACTIONS[action_id]
            label = action.text.rstrip(".")
            lines.append(Line(action_id, label, keys_of(action, keymap), why_not))
        kept = "Leave; the match is kept" if self.session.save else "Leave the match"
        if self.session.unkept:
            kept = "Leave; the last answers are not kept yet"
        lines.append(Line("game.leave", kept))
        return lines

    # The end

    def end(self) -> None:
        self.ask_nothing()
        match = self.session.match
        assert match.result is not None
        columns, rows = self.scores()
        end = MatchEnd(match.setup, match.result, columns, rows, self.help_topic)

        def ended(again: Setup | None) -> None:
            self.dismiss(again)

        self.app.push_screen(end, ended)
