"""What is pressed on Typewriter's screen: numbers and clicks pick keys for the word, and choose on
the Meter and in the Offer; arrows and letters reach keys and abilities, and tell what they are."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual import events, on
from textual.binding import Binding, BindingType

from wordgames_tui.app.choices import NUMBERS, Choices, Item
from wordgames_tui.app.game_screen import LEAVE_IT
from wordgames_tui.app.sheet import SheetWidget
from wordgames_tui.app.typewriter.board import SEAT
from wordgames_tui.app.typewriter.meter import ABILITY
from wordgames_tui.app.typewriter.pool import KEY, in_order, numbered
from wordgames_tui.app.typewriter.preview import Read, read
from wordgames_tui.app.typewriter.reaching import CLAIM, LETTERS, USE, Reaching
from wordgames_tui.app.typing_line import Preview
from wordgames_tui.engine.decisions import Decision, Spell
from wordgames_tui.games.typewriter.asking import LEAVE
from wordgames_tui.games.typewriter.decisions import Moment, SpellWord, way_key
from wordgames_tui.session import Session
from wordgames_tui.words.text import lowered

__all__ = ["Pressing"]


class Pressing(Reaching):
    """Turns what is typed, pressed and clicked into a word or the choice of an option."""

    COMMANDS_OF: ClassVar[Mapping[str, str]] = {"pass": "typewriter.no_word"}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "take_key", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.read = Read(Preview((), ""))
        """The typed word as it would lie."""
        self.picked: dict[str, str] = {}
        """The keys that are to be in the word, by id, each with what was typed when it came."""

    @abstractmethod
    def show_players(self, first: int) -> None:
        """Show what everybody has, that seat first."""

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

    def in_the_word(self) -> set[str]:
        """The keys of the word in the way that is shown, or, where it has none, those picked for
        it; and a wild that waits for its letter."""
        laid = {placed.key.id for placed in self.read.word.keys} if self.read.word else None
        waiting = {
            key_id
            for key_id, so_far in self.picked.items()
            if so_far == self.line.word and (key := self.key(key_id)) and key.is_wild
        }
        return waiting | (set(self.picked) if laid is None else laid)

    # What is pressed

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
        if self.too_soon:
            return
        chosen = {s: o for group in ("meter", "claim") for o, s in self.presses_of(group).items()}
        letters = {sign: option_id for option_id, sign in self.presses_of("use").items()}
        if character in chosen:
            self.choose(chosen[character])
        elif character in LETTERS:
            self.reach(letters.get(character, ""))

    def action_enter(self) -> None:
        if isinstance(self.asked, Moment) and self.looked_at:
            self.action_take_key()
        else:
            super().action_enter()

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
        if option is not None and not option.why_not:
            self.choose(option_id)
        else:
            self.say(self.told(option_id), "bad" if option else "")

    def _pick(self, key_id: str) -> None:
        """Put a key into the word: its letters, or for a wild the wish that it is used."""
        asked = self.asked
        assert isinstance(asked, SpellWord)
        key = next((k for k in (*asked.keys, asked.common) if k.id == key_id), None)
        if key is None:
            self.say(self.told(key_id), "bad")
            return
        laid = self.read.word.keys if self.read.word else ()
        if any(placed.key.id == key_id for placed in laid):
            self.say(f"{key.name[0].upper()}{key.name[1:]} is in the word already.", "bad")
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

        numbers = self.presses_of("claim")
        unseen = [
            Item(option.id, option.label, numbers[option.id])
            for option in self.possible("claim")
            if option.id in numbers and not option.id.startswith(CLAIM)
        ]
        shown = [*sorted(items, key=place), *unseen]
        super().show_choices(prompt, shown, way_on, several=several)

    def action_take_key(self) -> None:
        """Do with what the arrows have reached what a click on it does."""
        if isinstance(self.asked, Moment) and self.looked_at and not self.too_soon:
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

    def action_no_word(self) -> None:
        """Spell no word."""
        self.command("pass", "You are not asked for a word now.")

    def action_use(self) -> None:
        """Let a key be chosen to be used for its action."""
        asked = self.asked
        if asked is None or not any(option.group == "use" for option in asked.options):
            self.say("No key of your pool shows an action.", "bad")
        elif isinstance(asked, SpellWord) and not self.using:
            self.using, self.looked_at = True, ""
            items = [
                Item(option.id, option.label, why_not=option.why_not)
                for option in asked.options
                if option.group == "use"
            ]
            self.show_choices("Use which key?", [*items, Item(LEAVE_IT, "Back to the word", "Esc")])
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
        parts += [f"{option.label}: {lowered(option.why_not)}" for option in refused]
        return " ".join(parts)

    def action_back(self) -> None:
        if self.using:
            self.using, self.looked_at = False, ""
            self.choices.display, self.line.display = False, True
            self.line.focus()
            self.typed(self.line.word)
            self.show_presses()
        else:
            super().action_back()
