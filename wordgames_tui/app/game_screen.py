"""The screen that all games have in common: its bands, its commands, its clock."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import PurePath
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from wordgames_tui.app.agree import Agree
from wordgames_tui.app.bands import Heading, Press, PressLine, TopLine
from wordgames_tui.app.choices import Choices, Item
from wordgames_tui.app.countdown import Countdown, CountdownBar
from wordgames_tui.app.curtain import DEAF, MENU, Curtain, Offer
from wordgames_tui.app.event_log import EventLog
from wordgames_tui.app.keys import ACTIONS, bind, display, in_force, keys_of
from wordgames_tui.app.match_end import MatchEnd
from wordgames_tui.app.menu import Entry, Menu
from wordgames_tui.app.turns import Turns
from wordgames_tui.app.typing_line import Preview, TypingLine
from wordgames_tui.engine.decisions import TIME_UP, Decision, Option, Pick, Spell
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.plain import Json
from wordgames_tui.packaged import packaged
from wordgames_tui.store.errors import StoreError

__all__ = ["OPTION", "GameScreen"]

GO_ON = "go-on"
OPTION = "option:"
"""A click or a line of the menu that chooses an option means this and the option's id."""
TONES = ("good", "bad", "hint")
OPENING = ("menu", "agree", "leave")
"""Actions that go on by themselves when what they open is closed."""


class GameScreen(Turns):
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
        bind("game.way", "way"),
        bind("back", "back"),
        Binding("tab", "way", show=False),
    ]

    COMMANDS_OF: ClassVar[Mapping[str, str]] = {}
    """The id of the action whose key chooses an option, by the option's id or its group."""

    way = 0
    """Which way to make the typed word is shown, from the best."""

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

    @abstractmethod
    def preview(self, decision: Spell, word: str) -> Preview:
        """What the game says to that word, letter by letter."""

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
        self.countdown = Countdown(self.app.clock)
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
        self._spent: dict[int, float] = {}
        self._covered = False
        self._held: int | None = None
        self.ask_nothing()
        if self.session.notice:
            self.app.complain(self.session.notice)
        self.turn()

    @property
    def line(self) -> TypingLine:
        """The line on which words are typed."""
        return self.query_one("#line", TypingLine)

    @property
    def clock(self) -> CountdownBar:
        """The timer."""
        return self.query_one("#clock", CountdownBar)

    @property
    def choices(self) -> Choices:
        """The question that has answers to choose from."""
        return self.query_one("#choices", Choices)

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

    def press(self, action_id: str, label: str = "") -> Press:
        """An action of the table of keys, for the last line."""
        action = ACTIONS[action_id]
        key = display(keys_of(action, in_force(self.app.settings.keymap))[0])
        return Press(key, label or action.label.lower(), action_id)

    def choice_presses(self) -> list[Press]:
        """What can be pressed where answers are chosen."""
        if self.asked is None or not self.choices.display:
            return []
        numbered = [item for item in self.choices.items if not item.key]
        presses = [Press("Enter", "go on")] if self.choices.way_on else []
        if numbered and self.numbered():
            presses.append(Press(f"1-{len(numbered)}", "choose"))
        return presses

    # Asking

    def ask(self, decision: Decision, note: str) -> None:
        """A word is typed, everything else is chosen."""
        self.way = 0
        if isinstance(decision, Spell):
            self.ask_for_word(note)
        else:
            self.ask_to_choose(decision, note)
        self._start_clock(decision)
        self.show_presses()

    def ask_for_word(self, note: str = "") -> None:
        """Let a word be typed."""
        self.choices.display = False
        self.line.display = True
        self.line.ask(self.question)
        self.line.focus()
        self.typed("")
        if note:
            self.say(note, "hint")

    def ask_to_choose(self, decision: Decision, note: str = "") -> None:
        """Let one of the answers be chosen, or several be picked."""
        plain = [option for option in decision.options if not option.group]
        items = [self._item(option) for option in plain]
        if isinstance(decision, Pick):
            items += [self._item(item) for item in decision.items]
        way_on = self.way_on(plain)
        items = [Item(i.id, i.label, "Enter", i.why_not) if i.id == way_on else i for i in items]
        self.show_choices(decision.prompt, items, way_on, several=isinstance(decision, Pick))
        self.say(note, "hint")

    def show_choices(
        self, prompt: str, items: Sequence[Item], way_on: str = "", *, several: bool = False
    ) -> None:
        """Show a question with its answers; `way_on` is what Enter takes."""
        self.line.display = False
        self.choices.display = True
        self.choices.ask(
            self.question,
            prompt,
            items,
            way_on=way_on,
            numbered=self.numbered(),
            several=several,
        )
        self.choices.focus()

    def numbered(self) -> bool:
        """Whether digits choose answers; in a game they may be needed for something else."""
        return True

    def way_on(self, options: Sequence[Option]) -> str:
        """The answer that Enter takes: the only one that has no key of its own."""
        plain = [o for o in options if o.id not in self.COMMANDS_OF and not o.why_not]
        return plain[0].id if len(plain) == 1 else ""

    def ask_to_go_on(self, name: str, decision: Decision) -> None:
        options = [option for option in decision.options if self.speakers(option)]
        items = [Item(GO_ON, f"Let {name} go on", "Enter"), *map(self._item, options)]
        self.show_choices(f"{name} is next.", items, GO_ON)
        self.say("")
        self.show_presses()

    def ask_nothing(self, text: str = "") -> None:
        self.line.ask(0)
        self.line.display = self.choices.display = False
        self.clock.reset()
        self.set_focus(None)
        self.say(text)

    def say(self, text: str, tone: str = "") -> None:
        said = self.query_one("#say", Static)
        for other in TONES:
            said.set_class(other == tone, f"-{other}")
        said.update(Content(text))

    def typed(self, word: str) -> None:
        """Show what the game says to the word on the line."""
        if isinstance(self.asked, Spell):
            preview = self.preview(self.asked, word)
            self.line.show(preview.letters, preview.cursor)
            self.say(preview.text, "good" if preview.good else "")
            self.show_presses()

    @on(TypingLine.Typed)
    def _typed(self, event: TypingLine.Typed) -> None:
        self.way = 0
        self.typed(event.word)

    @on(TypingLine.Unfit)
    def _unfit(self, event: TypingLine.Unfit) -> None:
        self.say(event.reason, "bad")

    @on(TypingLine.Entered)
    def _entered(self, event: TypingLine.Entered) -> None:
        if self.asked is not None and event.question == self.question:
            self.entered(event.word)

    def entered(self, word: str) -> None:
        """Answer with that word, in the way that is shown."""
        answer: dict[str, Json] = {"word": word}
        ways = self.ways(word)
        if ways:
            answer["way"] = ways[self.way % len(ways)]
        self.give(answer)

    def ways(self, word: str) -> list[str]:
        """The keys of the ways to make that word, best first; none where it is refused."""
        if not isinstance(self.asked, Spell) or not word:
            return []
        try:
            return [way.key for way in self.asked.ways(word)]
        except Refused:
            return []

    @on(Choices.Chosen)
    def _chosen(self, event: Choices.Chosen) -> None:
        late = event.question != self.question or self.asked is None
        if late or (event.entered and self.app.clock() - self.asked_at < DEAF):
            return
        if event.id == GO_ON:
            self.go_on()
        else:
            self.choose(event.id)

    @on(Choices.Several)
    def _several(self, event: Choices.Several) -> None:
        if event.question == self.question and self.app.clock() - self.asked_at >= DEAF:
            self.give(list(event.ids))

    def go_on(self) -> None:
        """Let the bot answer that people were asked about."""
        found = self.session.bot_answer()
        if found is not None:
            self.let_bot_answer(*found)

    def choose(self, option_id: str) -> None:
        """Choose that option; where several people may, ask who does."""
        decision = self.session.match.decision
        option = decision.option(option_id) if decision else None
        if option is None:
            self.say("That is not to be chosen now.", "bad")
            return
        speakers = self.speakers(option)
        if len(speakers) > 1:
            entries = [Entry(f"{seat}", self.names[seat]) for seat in speakers]

            def chosen(seat: str | None) -> None:
                if seat is None:
                    self.turn_again()
                else:
                    self.give(option_id, int(seat))

            self.app.push_screen(Menu(f"{option.label}: who?", entries, self.help_topic), chosen)
        elif speakers:
            self.give(option_id, speakers[0])

    def command(self, name: str) -> None:
        """Choose the option of that id, as its key does."""
        decision = self.session.match.decision
        if self.asked is None or decision is None or decision.option(name) is None:
            self.say(f"There is nothing to {ACTIONS[self.COMMANDS_OF[name]].label.lower()} now.")
        else:
            self.choose(name)

    def offers(self, decision: Decision) -> list[Offer]:
        return [
            Offer(option.id, option.label, self.COMMANDS_OF[option.id])
            for option in decision.options
            if option.id in self.COMMANDS_OF
            and not option.why_not
            and set(self.speakers(option)) - {decision.seat}
        ]

    def spoken(self, result: str) -> None:
        if result == MENU:
            self.action_menu()
        else:
            self.choose(result)

    def turn_again(self) -> None:
        """Go on after something that was opened and came to nothing."""
        if self.asked is None:
            self.turn()

    # The clock

    def _start_clock(self, decision: Decision) -> None:
        seconds = decision.seconds if self.app.settings.timers else None
        self.clock.reset(seconds or 0, self._spent.pop(self.seat, 0.0))
        self.countdown.start()
        self.clock.redraw()

    @on(CountdownBar.Warned)
    def _warned(self) -> None:
        self._ring()

    @on(CountdownBar.TimeUp)
    def _time_up(self) -> None:
        if self.asked is None or self.asked.seconds is None or not self.countdown.over:
            return
        self._ring()
        word = self.line.word.upper()
        lost = f" {word} was not entered." if word else ""
        self.give(TIME_UP, note=f"Time is up.{lost}")

    def _ring(self) -> None:
        if self.app.settings.sound:
            self.app.bell()

    def on_screen_suspend(self) -> None:
        """While something lies over the screen the clock stands, and nobody thinks on."""
        if self.countdown.running:
            self._hold()

    def on_screen_resume(self) -> None:
        if self._covered:
            eyes, self._covered = self._held, False
            self.query_one("#ask").visible = True
            (self.line if self.line.display else self.choices).focus()
            self.look(eyes)
            self.typed(self.line.word)
            self.countdown.start()
            self.clock.redraw()
        super().on_screen_resume()

    def _hold(self) -> None:
        self.countdown.stop()
        self.clock.redraw()
        self._covered, self._held = True, self.eyes
        self.look(None)
        self.query_one("#ask").visible = False

    # Commands

    @property
    def _asker(self) -> int | None:
        """The person who is asked: who looks, or, where everybody may look, whose seat it is."""
        if self.asked is None or self.eyes is not None:
            return None if self.asked is None else self.eyes
        return self.seat if not self.asked.private and self.seat in self.session.persons else None

    @property
    def _undoer(self) -> int | None:
        """The person whose last answer can be taken back: who sits at the keyboard, or, while
        something is asked at which everybody may look, who answered last."""
        if self.eyes is not None or self.keyboard is not None:
            return self.eyes if self.eyes is not None else self.keyboard
        return self.spoke if self.asked is not None and not self.asked.private else None

    def action_back(self) -> None:
        """Take the typed word away, or open the menu."""
        if self.line.word:
            self.line.clear()
        else:
            self.action_menu()

    def action_way(self) -> None:
        """Show the next way to make the typed word."""
        self.way += 1
        self.typed(self.line.word)

    def action_undo(self) -> None:
        """Take back the last answer of whoever sits here."""
        seat = self._undoer
        if seat is None:
            self.say("Only who has just answered can take that back.", "bad")
            return
        spent = self.countdown.spent if self.countdown.running else 0.0
        if self.take_back(seat):
            self._spent[seat] = spent

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
        """Let the table agree on a word."""
        match = self.session.match

        def agreed(result: tuple[str, bool] | None) -> None:
            if result is not None:
                self._agree(*result)
            self.turn_again()

        if not match.over:
            agree = Agree(self.line.word, match.judge.refusal, self.help_topic)
            self.app.push_screen(agree, agreed)

    def _agree(self, word: str, good: bool) -> None:
        try:
            self.session.agree(word, good)
        except Refused as refused:
            self.say(str(refused), "bad")
            return
        except StoreError as error:
            self.app.complain(str(error))
        self.look(self.eyes)
        self.typed(self.line.word)

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
            self.app.clock,
            self.seat,
            f"{name} has a break",
            [stands],
            opens=f"{name} is back; go on",
            keymap=in_force(self.app.settings.keymap),
            topic=self.help_topic,
        )

        def back(result: str | None) -> None:
            if result == MENU:
                self.action_menu()

        self.app.push_screen(curtain, back)

    def action_menu(self) -> None:
        """Open the menu."""

        async def chosen(entry: str | None) -> None:
            if entry is None:
                self.turn_again()
            elif entry.startswith(OPTION):
                self.choose(entry.removeprefix(OPTION))
            else:
                await self.run(entry)

        title = "What can be done now"
        self.app.push_screen(Menu(title, self._entries(), self.help_topic), chosen)

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
        undo = "nobody sits here now" if seat is None else match.undo_refusal(seat)
        hints = "" if match.setup.options["hints"] else "this match has none"
        return [
            ("game.undo", undo.rstrip(".")),
            ("game.hint", idle or hints),
            ("game.agree", "the match is over" if match.over else ""),
            ("game.pause", idle),
            ("help", ""),
        ]

    def _entries(self) -> list[Entry]:
        keymap = in_force(self.app.settings.keymap)
        entries: list[Entry] = []
        if self.asked is not None:
            for option in self.asked.options:
                if option.group or not self.speakers(option):
                    continue
                action = self.COMMANDS_OF.get(option.id)
                keys = _keys(action, keymap) if action else ""
                entries.append(Entry(OPTION + option.id, option.label, keys, option.why_not))
        for action_id, why_not in self.commands():
            entries.append(
                Entry(
                    action_id,
                    ACTIONS[action_id].text.rstrip("."),
                    _keys(action_id, keymap),
                    why_not,
                )
            )
        kept = "Leave; the match is kept" if self.session.save else "Leave the match"
        entries.append(Entry("game.leave", kept))
        return entries

    def _item(self, option: Option) -> Item:
        action = self.COMMANDS_OF.get(option.id)
        key = self.press(action).key if action else ""
        return Item(option.id, option.label, key, option.why_not)

    # The end

    def end(self) -> None:
        self.ask_nothing()
        match = self.session.match
        assert match.result is not None
        columns, rows = self.scores()
        again = MatchEnd(match.setup, match.result, columns, rows, self.help_topic)
        self.app.push_screen(again, self.dismiss)


def _keys(action_id: str, keymap: Mapping[str, str]) -> str:
    """The keys of an action as a player reads them."""
    return " ".join(display(key) for key in keys_of(ACTIONS[action_id], keymap))
