"""What the arrows reach on Typewriter's screen: keys and abilities, which tell what they are."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType

from wordgames_tui.app.bands import Press
from wordgames_tui.app.choices import NUMBERS, Choices
from wordgames_tui.app.game_screen import GameScreen
from wordgames_tui.app.typewriter.telling import about_ability, about_key, not_now
from wordgames_tui.engine.decisions import Option
from wordgames_tui.games.typewriter.asking import LEAVE
from wordgames_tui.games.typewriter.decisions import Moment, SpellWord
from wordgames_tui.games.typewriter.keys import Key
from wordgames_tui.games.typewriter.typewriters import Ability
from wordgames_tui.session import Session

__all__ = ["CLAIM", "LETTERS", "USE", "Reaching"]

USE = "use:"
CLAIM = "claim:"
LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Reaching(GameScreen):
    """Lets arrows go over what can be chosen, and tells in words what they have reached."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "look_at(-1)", show=False),
        Binding("right,down", "look_at(1)", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
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
    def is_made_wild(self, key_id: str) -> bool:
        """Whether that key was made wild this turn."""

    @abstractmethod
    def ability(self, option_id: str) -> Ability | None:
        """The ability of that id on the Meter that is shown."""

    @property
    def spelling(self) -> bool:
        """Whether a word is typed now."""
        return isinstance(self.asked, SpellWord) and not self.using

    def possible(self, group: str) -> list[Option]:
        asked = self.asked
        return [o for o in asked.options if o.group == group and not o.why_not] if asked else []

    def uses(self) -> list[Option]:
        """The keys that can be used for their actions now."""
        return self.possible("use")

    def presses_of(self, group: str) -> dict[str, str]:
        """What is pressed for each option of a group at a moment of the turn, by option id: for
        the Meter and the Offer a number, for the pool a letter."""
        if not isinstance(self.asked, Moment):
            return {}
        signs = LETTERS if group == "use" else NUMBERS
        found = self.possible(group)
        return {option.id: sign for option, sign in zip(found, signs, strict=False)}

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
        self.reach(stops[(at + by) % len(stops)])

    def reach(self, option_id: str) -> None:
        """Look at a key or an option, "" being the way on, and tell what it is."""
        self.looked_at = option_id
        if isinstance(self.asked, Moment):
            self.choices.look_elsewhere(bool(option_id))
        self.draw_keys()
        self.show_presses()
        self.say(self.told(option_id))

    def told(self, option_id: str) -> str:
        """What a key or an option is, and why it cannot be chosen."""
        asked = self.asked
        items = (*asked.options, *getattr(asked, "items", ())) if asked else ()
        option = next((option for option in items if option.id == option_id), None)
        ability, key = self.ability(option_id), self.key(option_id.rpartition(":")[2])
        why_not = not_now(option.why_not) if option else ""
        if key and option is None and isinstance(asked, SpellWord):
            why_not = not_now(asked.why_not(key))
        if ability:
            return about_ability(ability) + why_not
        if key:
            wild = " It is wild this turn." if key.letters and self.is_made_wild(key.id) else ""
            return about_key(key) + wild + why_not
        return f"{option.label}." + why_not if option and option_id != LEAVE else ""

    @on(Choices.Reached)
    def _reached(self, event: Choices.Reached) -> None:
        self.reach(event.item.id)

    def about_moment(self) -> str:
        """What can be done at that moment beside going on, in a sentence."""
        parts = []
        if any(self.presses_of("meter")):
            parts.append("A number on the Meter uses that ability; the reset ends when you go on")
        if any(self.presses_of("claim")):
            parts.append("A number claims that key")
        if self.uses():
            parts.append("a letter tells what that key of your pool does, and Enter uses it then")
        text = "; ".join(parts)
        return f"{text[:1].upper()}{text[1:]}." if text else ""

    def hint_press(self) -> list[Press]:
        return super().hint_press() if self.has_hint() else []

    def has_hint(self) -> bool:
        """Whether there is a hint for what is asked; for a word it is not reckoned before."""
        if isinstance(self.asked, SpellWord):
            match = self.session.match
            return self.plays_with_hints and match.judge.candidates is not None
        return super().has_hint()
