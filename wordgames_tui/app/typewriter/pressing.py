"""What is pressed on Typewriter's screen: numbers and clicks pick keys for the word, and choose on
the Meter and in the Offer; arrows and letters reach keys and abilities, and tell what they are."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual import events, on
from textual.binding import Binding, BindingType

from wordgames_tui.app.choices import Choices, Item
from wordgames_tui.app.deaf import DEAF
from wordgames_tui.app.game_screen import GameScreen
from wordgames_tui.app.sheet import SheetWidget
from wordgames_tui.app.typewriter.board import SEAT
from wordgames_tui.app.typewriter.meter import ABILITY
from wordgames_tui.app.typewriter.pool import KEY, NUMBERS, in_order, numbered
from wordgames_tui.app.typewriter.preview import Read, read
from wordgames_tui.app.typewriter.telling import about_ability, about_key, not_now
from wordgames_tui.app.typing_line import Preview
from wordgames_tui.engine.decisions import Decision, Option, Spell
from wordgames_tui.games.typewriter.asking import LEAVE
from wordgames_tui.games.typewriter.decisions import Moment, SpellWord, way_key
from wordgames_tui.games.typewriter.keys import Key
from wordgames_tui.games.typewriter.typewriters import Ability
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
        self.picked: dict[str, str] = {}
        """The keys that are to be in the word, by id, each with what was typed when it came."""
        self.using = False
        """Whether a key is being chosen to be used, instead of a word typed."""
        self.looked_at = ""
        """What the arrows have reached: a key by its id, or an option by its id."""

    @abstractmethod
    def draw_keys(self) -> None:
        """Draw the keys as they are now picked and can be pressed."""

    @abstractmethod
    def own_pool(self) -> Sequence[Key]:
        """The keys that lie below, in their order."""

    @abstractmethod
    def key(self, key_id: str) -> Key | None:
        """The key of that id as it lies."""

    @abstractmethod
    def ability(self, option_id: str) -> Ability | None:
        """The ability of that id on the Meter that is shown."""

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
        at_moment = isinstance(decision, Moment)
        self.choices.can_focus = not at_moment
        if at_moment:
            self.set_focus(None)
        super().ask(decision, note)

    def numbered(self) -> bool:
        return not isinstance(self.asked, Moment)

    def preview(self, decision: Spell, word: str) -> Preview:
        assert isinstance(decision, SpellWord)
        self.read = read(decision, word, self.way, self.picked)
        return self.read.preview

    def typed(self, word: str) -> None:
        kept = self.picked.items() if word else ()
        self.picked = {key_id: so_far for key_id, so_far in kept if word.startswith(so_far)}
        super().typed(word)
        self.draw_keys()

    def ways(self, word: str) -> list[str]:
        if not super().ways(word):
            return []
        assert isinstance(self.asked, SpellWord)
        return [way_key(way) for way in self.asked.spelled(word, wanted=self.picked)]

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
        reaches a key of the pool where no word is typed."""
        character = event.character
        if isinstance(self.asked, Moment):
            if event.key == "enter":
                event.stop()
                self.action_enter()
            elif character:
                self._press_at_moment(character.lower())
        elif self.spelling:
            keys = {number: key_id for key_id, number in self.numbers().items()}
            if character in keys:
                event.stop()
                self._pick(keys[character])

    def _press_at_moment(self, character: str) -> None:
        """Choose by a number. A letter only reaches a key, for it may be one too many of the word
        that was typed just before."""
        if self._too_soon:
            return
        signs = {s: o for group in ("meter", "claim") for o, s in self.presses_of(group).items()}
        letters = {sign: option_id for option_id, sign in self.presses_of("use").items()}
        if character in signs:
            self.choose(signs[character])
        elif character in LETTERS:
            self._reach(letters.get(character, ""))

    @property
    def _too_soon(self) -> bool:
        """Whether the question has only just come up."""
        return self.app.clock() - self.asked_at < DEAF

    def action_enter(self) -> None:
        if isinstance(self.asked, Moment) and self.looked_at:
            self.action_take_key()
        else:
            super().action_enter()

    @on(Choices.Marked)
    def _marked(self) -> None:
        self.draw_keys()

    @on(Choices.Reached)
    def _reached(self, event: Choices.Reached) -> None:
        self._reach(event.item.id)

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
        if option is not None and not option.why_not:
            self.choose(option_id)
        else:
            self.say(self._about(option_id), "bad" if option else "")

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
        letters = "" if key.is_wild else key.letters.lower()
        self.picked[key_id] = self.line.word + letters
        if key.is_wild:
            if self.line.word:
                self.typed(self.line.word)
            else:
                self.draw_keys()
            self.say("This wild will be used; type its letter.")
        else:
            self.line.write(self.line.word + letters)

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

    def _stops(self) -> list[str]:
        """What the arrows reach, one after the other."""
        asked = self.asked
        if isinstance(asked, Moment):
            groups = ("meter", "claim", "use")
            found = [o.id for group in groups for o in asked.options if o.group == group]
            return ["", *found] if self.choices.way_on else found
        return [key.id for key in self.own_pool()] if self.spelling else []

    def action_look_at(self, by: int) -> None:
        """Go to the next key or ability, or the one before, and tell what it is."""
        stops = self._stops()
        if not stops:
            return
        start = -1 if by > 0 else 0
        at = stops.index(self.looked_at) if self.looked_at in stops else start
        self._reach(stops[(at + by) % len(stops)])

    def _reach(self, option_id: str) -> None:
        """Look at a key or an option, "" being the way on, and tell what it is."""
        self.looked_at = option_id
        self.draw_keys()
        self.show_presses()
        self.say(self._about(option_id))

    def _about(self, option_id: str) -> str:
        """What a key or an option is, and why it cannot be chosen."""
        asked = self.asked
        items = (*asked.options, *getattr(asked, "items", ())) if asked else ()
        option = next((option for option in items if option.id == option_id), None)
        why_not = not_now(option.why_not) if option else ""
        ability, key = self.ability(option_id), self.key(option_id.rpartition(":")[2])
        if ability:
            return about_ability(ability) + why_not
        if key:
            return about_key(key) + why_not
        return f"{option.label}." + why_not if option and option_id != LEAVE else ""

    def action_take_key(self) -> None:
        """Do with what the arrows have reached what a click on it does."""
        if isinstance(self.asked, Moment) and self.looked_at and not self._too_soon:
            self._press_option(self.looked_at)
        elif self.spelling and self.looked_at:
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
            self.say(self._about_uses(asked))
            self.show_presses()
            self.draw_keys()
        else:
            self.say(self._about_uses(asked))

    def _about_uses(self, asked: Decision) -> str:
        """How a key is used at that point of the turn, and why others cannot be used."""
        parts = []
        if isinstance(asked, Moment) and self.uses():
            parts.append("A letter of the pool tells what that key does; Enter uses it then.")
        refused = [option for option in asked.options if option.group == "use" and option.why_not]
        parts += [f"{option.label}:{not_now(option.why_not)[9:]}" for option in refused]
        return " ".join(parts)

    def action_back(self) -> None:
        if self.using:
            self.using = False
            self.ask_for_word()
            self.show_presses()
        else:
            super().action_back()
