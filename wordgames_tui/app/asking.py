"""How a question is put and answered: a word is typed, everything else is chosen."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual import on
from textual.content import Content
from textual.widgets import Static

from wordgames_tui.app.bands import Press
from wordgames_tui.app.choices import NUMBERS, Choices, Item
from wordgames_tui.app.curtain import Offer
from wordgames_tui.app.dialog import Ask
from wordgames_tui.app.keys import ACTIONS, display, keys_of
from wordgames_tui.app.menu import Line, Menu
from wordgames_tui.app.turns import Turns
from wordgames_tui.app.typing_line import Letter, Preview, TypingLine
from wordgames_tui.engine.decisions import Decision, Option, Pick, Spell
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.plain import Json
from wordgames_tui.words.text import counted

__all__ = ["Asking"]

LET_GO_ON = "let-go-on"
"""The answer that lets a bot go on."""
TONES = ("good", "bad", "hint")


class Asking(Turns):
    """Shows what is asked between the table and what is a player's own, and takes the answer."""

    COMMANDS_OF: ClassVar[Mapping[str, str]] = {}
    """The id of the action whose key chooses an option, by the option's id."""

    ENDS: ClassVar[Mapping[str, str]] = {}
    """What is asked before an option is taken that ends the match at once, by the option's id."""

    way = 0
    """Which way to make the typed word is shown, from the best."""

    said = "", ""
    """What was said last, and its tone."""

    @abstractmethod
    def show_presses(self) -> None:
        """Say anew what to press."""

    @property
    def line(self) -> TypingLine:
        """The line on which words are typed."""
        return self.query_one("#line", TypingLine)

    @property
    def choices(self) -> Choices:
        """The question that has answers to choose from."""
        return self.query_one("#choices", Choices)

    def ask(self, decision: Decision, note: str) -> None:
        """A word is typed, everything else is chosen."""
        self.way = 0
        if isinstance(decision, Spell):
            self.ask_for_word(note)
        else:
            self.ask_to_choose(decision, note)
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
        items = [
            Item(i.id, i.label, "Enter", i.why_not) if i.id == way_on and not i.key else i
            for i in items
        ]
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
        items = [Item(LET_GO_ON, f"Let {name} go on", "Enter"), *map(self._item, options)]
        self.show_choices(f"{name} is next.", items, LET_GO_ON)
        self.say("")
        self.show_presses()

    def ask_nothing(self, text: str = "") -> None:
        self.line.ask(0)
        self.line.display = self.choices.display = False
        self.set_focus(None)
        self.say(text)

    def say(self, text: str, tone: str = "") -> None:
        self.said = text, tone
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

    def preview(self, decision: Spell, word: str) -> Preview:
        """What the game says to that word, letter by letter."""
        letters = tuple(Letter(letter.upper()) for letter in word)
        if not word:
            return Preview(letters, decision.prompt)
        try:
            ways = decision.ways(word)
        except Refused as refused:
            return Preview(letters, str(refused))
        return Preview(letters, ways[self.way % len(ways)].label, good=True)

    def entered(self, word: str) -> None:
        """Answer with that word, in the way that is shown."""
        answer: dict[str, Json] = {"word": word}
        ways = self.ways(word)
        if ways:
            answer["way"] = ways[self.way % len(ways)]
        self.give(answer)

    def pasted(self, words: Sequence[str], unread: int) -> None:
        """Say what comes of several words that were pasted at once, and of some more, unread."""
        count = counted(len(words) + unread, "word")
        self.say(f"Those are {count}; one is asked for.", "bad")

    def ways(self, word: str) -> list[str]:
        """The keys of the ways to make that word, best first; none where it is refused."""
        if not isinstance(self.asked, Spell) or not word:
            return []
        try:
            return [way.key for way in self.asked.ways(word)]
        except Refused:
            return []

    def choose(self, option_id: str) -> None:
        """Choose that option; where several people may, ask who does."""
        decision = self.session.match.decision
        option = decision.option(option_id) if decision else None
        if option is None:
            self.say("That is not to be chosen now.", "bad")
            return
        speakers = self.speakers(option)
        if len(speakers) > 1:
            people = [Line(f"{seat}", self.names[seat]) for seat in speakers]

            def chosen(seat: str | None) -> None:
                self.uncover()
                if seat is None:
                    self.turn_again()
                else:
                    self.give(option_id, int(seat))

            self.app.push_screen(Menu(f"{option.label}: who?", people, self.help_topic), chosen)
        elif speakers and option_id in self.ENDS:
            self._make_sure(option, speakers[0])
        elif speakers:
            self.give(option_id, speakers[0])

    def _make_sure(self, option: Option, seat: int) -> None:
        """Take that option, which ends the match, once it is said again."""

        def decided(sure: bool | None) -> None:
            self.uncover()
            if sure:
                self.give(option.id, seat)
            else:
                self.turn_again()

        self.app.push_screen(Ask(self.ENDS[option.id], option.label, "Play on"), decided)

    def command(self, option_id: str, otherwise: str) -> None:
        """Choose that option, as its key does; where it is not asked for, say that."""
        decision = self.session.match.decision
        if self.asked is None or decision is None or decision.option(option_id) is None:
            self.say(otherwise, "bad")
        else:
            self.choose(option_id)

    def go_on(self) -> None:
        """Let the bot answer that people were asked about."""
        found = self.session.bot_answer()
        if found is not None:
            self.let_bot_answer(*found)

    def offers(self, decision: Decision) -> list[Offer]:
        return [
            Offer(option.id, option.label, self.COMMANDS_OF[option.id])
            for option in decision.options
            if option.id in self.COMMANDS_OF
            and not option.why_not
            and set(self.speakers(option)) - {decision.seat}
        ]

    def turn_again(self) -> None:
        """Go on after something that was opened and came to nothing."""
        if self.asked is None:
            self.turn()

    def press(self, action_id: str, label: str = "") -> Press:
        """An action of the table of keys, for the last line."""
        action = ACTIONS[action_id]
        key = display(keys_of(action, self.app.keymap_in_force)[0])
        return Press(key, label or action.label.lower(), action_id)

    @property
    def plays_with_hints(self) -> bool:
        """Whether this match has hints."""
        return bool(self.session.match.setup.options["hints"])

    def hint_press(self) -> list[Press]:
        """A hint, for the last line, where this match has any."""
        return [self.press("game.hint", "hint")] if self.plays_with_hints else []

    def has_hint(self) -> bool:
        """Whether there is a hint for what is asked."""
        match, asked = self.session.match, self.asked
        if asked is None or not self.plays_with_hints:
            return False
        return bool(match.rules.hints(asked, match.view(self.seat)))

    def choice_presses(self) -> list[Press]:
        """What can be pressed where answers are chosen."""
        if self.asked is None or not self.choices.display:
            return []
        numbered = [item for item in self.choices.items if not item.key]
        way_on = [item for item in self.choices.items if item.id == self.choices.way_on]
        presses = [Press("Enter", _in_passing(item), "enter") for item in way_on]
        keys = [
            number
            for item, number in zip(numbered, NUMBERS, strict=False)
            if self.numbered() and not item.why_not
        ]
        if keys:
            some = f"{keys[0]}-{keys[-1]}" if len(keys) > 1 else keys[0]
            more = ", arrows" if len(numbered) > len(NUMBERS) else ""
            presses.append(Press(some + more, "choose"))
        return presses

    def _item(self, option: Option) -> Item:
        action = self.COMMANDS_OF.get(option.id)
        key = option.key[:1].upper() or (self.press(action).key if action else "")
        return Item(option.id, option.label, key, option.why_not)

    def action_enter(self) -> None:
        """Do what Enter does."""
        if self.line.display:
            self.line.enter()
        elif self.choices.display:
            self.choices.enter()

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

    @on(TypingLine.Pasted)
    def _pasted(self, event: TypingLine.Pasted) -> None:
        if self.asked is not None and event.question == self.question:
            self.pasted(event.words, event.unread)

    @on(Choices.Chosen)
    def _chosen(self, event: Choices.Chosen) -> None:
        if event.question != self.question or self.asked is None:
            return
        if self.too_soon:
            if event.id != self.choices.way_on:
                self.say("That came very fast; choose once more.", "bad")
        elif event.id == LET_GO_ON:
            self.go_on()
        else:
            self.choose(event.id)

    @on(Choices.Marked)
    def _other_number(self, event: Choices.Marked) -> None:
        """Let go what was said of so many, now that it is another number, or say why it is not."""
        self.say(event.why_not, "bad" if event.why_not else "")
        self.show_presses()

    @on(Choices.Several)
    def _several(self, event: Choices.Several) -> None:
        if event.question == self.question and not self.too_soon:
            self.give(list(event.ids))


def _in_passing(item: Item) -> str:
    """What an answer does, for the bottom line."""
    return "go on" if item.id == LET_GO_ON else item.label[:1].lower() + item.label[1:]
