"""What is pressed on Typewriter's screen: numbers and clicks pick keys for the word, letters use
keys, numbers choose on the Meter and in the Offer."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual import events, on
from textual.binding import Binding, BindingType

from wordgames_tui.app.choices import Choices, Item
from wordgames_tui.app.game_screen import GameScreen
from wordgames_tui.app.sheet import SheetWidget
from wordgames_tui.app.typewriter.board import SEAT
from wordgames_tui.app.typewriter.meter import ABILITY
from wordgames_tui.app.typewriter.pool import KEY, NUMBERS, about_key, in_order, numbered
from wordgames_tui.app.typewriter.preview import Read, read, ways_with
from wordgames_tui.app.typing_line import Preview
from wordgames_tui.engine.decisions import Decision, Option, Spell
from wordgames_tui.games.typewriter.asking import LEAVE
from wordgames_tui.games.typewriter.decisions import Moment, SpellWord, way_key
from wordgames_tui.games.typewriter.keys import Key
from wordgames_tui.session import Session

__all__ = ["Pressing"]

USE = "use:"
CLAIM = "claim:"
BACK = "back-to-the-word"
LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Pressing(GameScreen):
    """Turns what is typed, pressed and clicked into a word or the choice of an option."""

    COMMANDS_OF: ClassVar[Mapping[str, str]] = {"pass": "typewriter.no_word"}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "look_at(-1)", show=False),
        Binding("right,down", "look_at(1)", show=False),
        Binding("space", "take_key", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.read = Read(Preview((), ""))
        """The typed word as it would lie."""
        self.picked: list[str] = []
        """The keys that are to be in the word."""
        self.using = False
        """Whether a key is being chosen to be used, instead of a word typed."""
        self.looked_at = ""
        """The key of the pool that the arrows have reached, by id."""

    @abstractmethod
    def draw_keys(self) -> None:
        """Draw the keys as they are now picked and can be pressed."""

    @abstractmethod
    def own_pool(self) -> Sequence[Key]:
        """The keys that lie below, in their order."""

    @abstractmethod
    def show_players(self, first: int) -> None:
        """Show what everybody has, that seat first."""

    @property
    def spelling(self) -> bool:
        """Whether a word is typed now."""
        return isinstance(self.asked, SpellWord) and not self.using

    def ask(self, decision: Decision, note: str) -> None:
        self.picked.clear()
        self.using = False
        self.looked_at = ""
        super().ask(decision, note)

    def numbered(self) -> bool:
        return not isinstance(self.asked, Moment)

    def preview(self, decision: Spell, word: str) -> Preview:
        assert isinstance(decision, SpellWord)
        self.read = read(decision, word, self.way, self.picked)
        return self.read.preview

    def typed(self, word: str) -> None:
        if not word:
            self.picked.clear()
        super().typed(word)
        self.draw_keys()

    def ways(self, word: str) -> list[str]:
        if not super().ways(word):
            return []
        assert isinstance(self.asked, SpellWord)
        return [way_key(way) for way in ways_with(self.asked, word, self.picked)]

    # What is pressed

    def _options(self, group: str) -> list[Option]:
        asked = self.asked
        return [o for o in asked.options if o.group == group and not o.why_not] if asked else []

    def uses(self) -> list[Option]:
        """The keys that can be used for their actions now."""
        return self._options("use")

    def presses_of(self, group: str) -> dict[str, str]:
        """What is pressed for each option of a group at a moment of the turn, by option id: for
        the Meter and the Offer a number, for the pool a letter."""
        if not isinstance(self.asked, Moment):
            return {}
        signs = LETTERS if group == "use" else NUMBERS
        found = self._options(group)
        return {option.id: sign for option, sign in zip(found, signs, strict=False)}

    def on_key(self, event: events.Key) -> None:
        """A number picks a key for the word, or chooses on the Meter or in the Offer; a letter
        uses a key of the pool where no word is typed."""
        character = event.character
        if self.asked is None or not character:
            return
        if isinstance(self.asked, Moment):
            for group in ("meter", "claim", "use"):
                for option_id, sign in self.presses_of(group).items():
                    if sign == character.lower():
                        event.stop()
                        self.choose(option_id)
                        return
        elif self.spelling:
            keys = {number: key_id for key_id, number in self.numbers().items()}
            if character in keys:
                event.stop()
                self._pick(keys[character])

    @on(Choices.Marked)
    def _marked(self) -> None:
        self.draw_keys()

    @on(SheetWidget.Picked)
    def _clicked(self, event: SheetWidget.Picked) -> None:
        event.stop()
        name = event.name
        if name.startswith(SEAT):
            self.show_players(int(name.removeprefix(SEAT)))
        elif name.startswith(ABILITY):
            self._press_option(name)
        elif name.startswith(KEY):
            self._press_key(name.removeprefix(KEY))

    def _press_key(self, key_id: str) -> None:
        """Do what a click on a key means now."""
        asked = self.asked
        if asked is None:
            return
        if asked.option(USE + key_id) is not None:
            self._press_option(USE + key_id)
        elif asked.option(CLAIM + key_id) is not None:
            self._press_option(CLAIM + key_id)
        elif isinstance(asked, SpellWord):
            self._pick(key_id)
        else:
            self.choices.take(key_id)

    def _press_option(self, option_id: str) -> None:
        """Choose an option, or say why it cannot be chosen now."""
        option = self.asked.option(option_id) if self.asked else None
        if option is None:
            self.say("That is not to be chosen now.", "bad")
        elif option.why_not:
            self.say(option.why_not, "bad")
        else:
            self.choose(option_id)

    def _pick(self, key_id: str) -> None:
        """Put a key into the word: its letters, or for a wild the wish that it is used."""
        asked = self.asked
        assert isinstance(asked, SpellWord)
        key = next((k for k in (*asked.keys, asked.common) if k.id == key_id), None)
        if key is None:
            self.say("This key cannot be used in the word.", "bad")
            return
        laid = self.read.word.keys if self.read.word else ()
        if key_id in self.picked and any(placed.key.id == key_id for placed in laid):
            self.say(f"{key.name} is in the word already.", "bad")
            return
        self.picked.append(key_id)
        if key.is_wild:
            if self.line.word:
                self.typed(self.line.word)
            else:
                self.draw_keys()
            self.say("This wild will be used; type its letter.")
        else:
            self.line.write(self.line.word + key.letters.lower())

    def show_choices(
        self, prompt: str, items: Sequence[Item], way_on: str = "", *, several: bool = False
    ) -> None:
        """Show keys of the pool in the order in which they lie, what cannot be chosen last; and
        with what is pressed for it a claim of no key that lies on the table."""
        places = {key.id: at for at, key in enumerate(self.own_pool())}

        def place(item: Item) -> tuple[bool, bool, int]:
            return bool(item.why_not), item.id == LEAVE, places.get(item.id, -1)

        signs = self.presses_of("claim")
        unseen = [
            Item(option.id, option.label, signs[option.id])
            for option in self._options("claim")
            if option.id in signs and not option.id.startswith(CLAIM)
        ]
        super().show_choices(prompt, [*sorted(items, key=place), *unseen], way_on, several=several)

    def action_look_at(self, by: int) -> None:
        """Go to the next key of the pool, or the one before, and tell both its sides."""
        pool = self.own_pool()
        if not self.spelling or not pool:
            return
        ids = [key.id for key in pool]
        start = -1 if by > 0 else 0
        at = ids.index(self.looked_at) if self.looked_at in ids else start
        key = pool[(at + by) % len(pool)]
        self.looked_at = key.id
        self.draw_keys()
        self.say(about_key(key))

    def action_take_key(self) -> None:
        """Do with the key that the arrows have reached what a click on it does."""
        if self.spelling and self.looked_at:
            self._press_key(self.looked_at)

    def numbers(self) -> Mapping[str, str]:
        """The digit for each key that a word can be spelled with, or that can be chosen, by id."""
        if self.spelling and isinstance(self.asked, SpellWord):
            return numbered(in_order(self.asked.keys))
        if not self.choices.display or not self.numbered():
            return {}
        items = [item for item in self.choices.items if not item.key]
        return {
            item.id.removeprefix(USE): number
            for item, number in zip(items, NUMBERS, strict=False)
            if not item.why_not
        }

    def choose(self, option_id: str) -> None:
        if option_id == BACK:
            self.action_back()
        else:
            super().choose(option_id)

    def action_no_word(self) -> None:
        """Spell no word."""
        self.command("pass", "You are not asked for a word now.")

    def action_use(self) -> None:
        """Let a key be chosen to be used for its action."""
        asked = self.asked
        if asked is None or not any(option.group == "use" for option in asked.options):
            self.say("No key of your pool shows an action.", "bad")
        elif isinstance(asked, SpellWord) and not self.using:
            self.using = True
            items = [
                Item(option.id, option.label, why_not=option.why_not)
                for option in asked.options
                if option.group == "use"
            ]
            self.show_choices("Use which key?", [*items, Item(BACK, "Back to the word", "Esc")])
            self.say(next((item.why_not for item in items if item.why_not), ""))
            self.show_presses()
            self.draw_keys()
        else:
            self.say("A letter of the pool uses that key now.")

    def action_back(self) -> None:
        if self.using:
            self.using = False
            self.ask_for_word()
            self.show_presses()
        else:
            super().action_back()
