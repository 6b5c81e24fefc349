"""What a player can be asked. A decision checks an answer before any rule sees it, lists what may
be answered, or samples it, so that a screen, a bot, a test and an outside program all can move."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, ClassVar, Self

from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.typed import typed_word
from wordgames_tui.words.text import clean

__all__ = [
    "FEW",
    "TIME_UP",
    "Choose",
    "Decision",
    "Option",
    "Pick",
    "Spell",
    "Spelled",
    "Way",
    "Write",
    "to_json",
]

TIME_UP = "time-up"
"""What the app answers when the seconds of a decision are over."""

FEW = 100
"""As many answers as a decision lists; more are many."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose. What cannot be chosen now stays on the menu and says why not."""

    id: str
    label: str
    why_not: str = ""
    seats: tuple[int, ...] = ()
    """Who may choose it; nobody named: everybody who is asked."""
    group: str = ""
    """Options of one group are ways of one command ("exchange") on a screen."""
    key: str = ""
    """What is typed to choose it, where its place in a list would be taken for a number on the
    table; a screen takes the first letter."""

    def to_json(self) -> dict[str, Json]:
        known: dict[str, Json] = {"id": self.id, "label": self.label}
        if self.why_not:
            known["why_not"] = self.why_not
        if self.group:
            known["group"] = self.group
        return known


@dataclass(frozen=True, kw_only=True)
class Decision:
    """A question to a seat, or to any of several.

    Every decision may offer options beside what else it asks for: a turn in which one spells a
    word may also be passed. An option is answered by its id, a plain string; what a kind asks for
    beside it is answered as its own docstring says.
    """

    kind: ClassVar[str]

    seats: tuple[int, ...]
    """Who may answer. The first is the one that is waited for."""
    prompt: str
    options: tuple[Option, ...] = ()
    private: bool = False
    """Whether the seat needs what only it may see; the screen is then handed over first."""
    seconds: int | None = None
    """The time that the rules give; when it is over the app answers `TIME_UP`."""

    @property
    def seat(self) -> int:
        """The seat that is waited for."""
        return self.seats[0]

    def for_seat(self, seat: int) -> Self | None:
        """What that seat is asked, with only the options that it may choose; or `None`."""
        if seat not in self.seats:
            return None
        return replace(self, options=tuple(self._offered(seat)))

    def option(self, option_id: str) -> Option | None:
        """The option of that id, possible or not."""
        return next((option for option in self.options if option.id == option_id), None)

    def possible(self, seat: int) -> list[Option]:
        """The options that the seat may choose now."""
        return [option for option in self._offered(seat) if not option.why_not]

    def check(self, answer: Json, seat: int) -> Any:
        """The answer as the script takes it. Raises `Refused` with the reason."""
        if seat not in self.seats:
            raise Refused("It is not for this seat to answer now.")
        if answer == TIME_UP and self.seconds is not None and seat == self.seat:
            return TIME_UP
        if not isinstance(answer, str):
            return self._check_other(answer)
        option = next((o for o in self._offered(seat) if o.id == answer), None)
        if option is None:
            raise Refused(f"There is no {answer[:40]!r} to choose here.")
        if option.why_not:
            raise Refused(option.why_not)
        return answer

    def legal(self, seat: int) -> tuple[Json, ...] | None:
        """Every answer that the seat may give (time apart); `None` when there are more than `FEW`
        or they cannot be listed."""
        return tuple(option.id for option in self.possible(seat))

    def sample(self, seat: int, random: Random) -> Json:
        """Some legal answer of that seat."""
        return random.choice(self.possible(seat)).id

    def to_json(self) -> dict[str, Json]:
        """The question as plain data."""
        known: dict[str, Json] = {
            "kind": self.kind,
            "seats": list(self.seats),
            "prompt": self.prompt,
            "options": [option.to_json() for option in self.options],
            "private": self.private,
        }
        if self.seconds is not None:
            known["seconds"] = self.seconds
        return known

    def _offered(self, seat: int) -> Iterable[Option]:
        return (option for option in self.options if not option.seats or seat in option.seats)

    def _check_other(self, answer: Json) -> Any:
        raise Refused("Answer with the id of one of the options.")


def to_json(value: Any) -> Json:
    """A checked answer as the journal keeps it: checking that again gives the same value."""
    if isinstance(value, Spelled):
        return {"word": value.word, "way": value.way}
    if isinstance(value, tuple):
        return list(value)
    return str(value)


@dataclass(frozen=True, kw_only=True)
class Choose(Decision):
    """Choose one option."""

    kind: ClassVar[str] = "choose"


@dataclass(frozen=True, kw_only=True)
class Pick(Decision):
    """Pick several of `items`, between `least` and `most`. Answer: the list of their ids."""

    kind: ClassVar[str] = "pick"

    items: tuple[Option, ...]
    least: int = 0
    most: int

    def legal(self, seat: int) -> tuple[Json, ...] | None:
        return None

    def sample(self, seat: int, random: Random) -> Json:
        options = self.possible(seat)
        if options and random.random() < 0.2:
            return random.choice(options).id
        free = [item.id for item in self.items if not item.why_not]
        most = min(self.most, len(free))
        if most < self.least:
            return random.choice(options).id
        picked: list[Json] = []
        picked.extend(random.sample(free, random.randint(self.least, most)))
        return picked

    def to_json(self) -> dict[str, Json]:
        items: list[Json] = [item.to_json() for item in self.items]
        return {**super().to_json(), "items": items, "least": self.least, "most": self.most}

    def _check_other(self, answer: Json) -> tuple[str, ...]:
        if not isinstance(answer, list) or not all(isinstance(item, str) for item in answer):
            raise Refused("Answer with the list of what you pick.")
        picked = tuple(str(item) for item in answer)
        items = {item.id: item for item in self.items}
        for at, item_id in enumerate(picked):
            if item_id not in items:
                raise Refused(f"There is no {item_id[:40]!r} to pick here.")
            if item_id in picked[:at]:
                raise Refused(f"{items[item_id].label} is picked twice.")
            if items[item_id].why_not:
                raise Refused(items[item_id].why_not)
        if not self.least <= len(picked) <= self.most:
            several = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
            raise Refused(f"Pick {several}, not {len(picked)}.")
        return picked


@dataclass(frozen=True, slots=True)
class Way:
    """One way to make a word: `key` names it in an answer, `label` tells it to a player."""

    key: str
    label: str


@dataclass(frozen=True, slots=True)
class Spelled:
    """A word, and the key of the way in which it is made."""

    word: str
    way: str


@dataclass(frozen=True, kw_only=True)
class Spell(Decision):
    """Spell a word from components. Answer: `{"word": …}`, the best way being taken, or
    `{"word": …, "way": key}`."""

    kind: ClassVar[str] = "spell"

    @abstractmethod
    def ways(self, word: str) -> Sequence[Way]:
        """The ways to make `word`, best first, at least one. Raises `Refused` with the reason."""

    def way(self, word: str, key: str) -> Way:
        """The way of that key. Raises `Refused` where there is none.

        A decision whose keys say all that a way is may know more ways than it lists.
        """
        for way in self.ways(word):
            if way.key == key:
                return way
        raise Refused(f"{word.upper()} cannot be made in that way.")

    @abstractmethod
    def some_word(self, random: Random) -> Spelled | None:
        """Some word that can be made, or `None` when there is none."""

    def legal(self, seat: int) -> tuple[Json, ...] | None:
        return super().legal(seat) if seat != self.seat else None

    def sample(self, seat: int, random: Random) -> Json:
        options = self.possible(seat)
        spelled = None
        if seat == self.seat and not (options and random.random() < 0.2):
            spelled = self.some_word(random)
        return to_json(spelled) if spelled else random.choice(options).id

    def _check_other(self, answer: Json) -> Spelled:
        match answer:
            case {"word": str(typed), **rest} if rest.keys() <= {"way"}:
                word = typed_word(typed)
                wanted = rest.get("way")
                if wanted is None:
                    return Spelled(word, self.ways(word)[0].key)
                if not isinstance(wanted, str):
                    raise Refused("A way is named by its key, a text.")
                return Spelled(word, self.way(word, wanted).key)
        raise Refused('Answer with a word, as {"word": "…"}, or with the id of an option.')


@dataclass(frozen=True, kw_only=True)
class Write(Decision):
    """Write a list of words, at most `most`. Answer: the list. Any words may be written: whether
    they count is told later."""

    kind: ClassVar[str] = "write"

    most: int
    suggested: tuple[str, ...] = field(default=(), repr=False, compare=False)
    """Words that a sampled answer may hold."""
    written: tuple[str, ...] = field(default=(), repr=False, compare=False)
    """What is on the list so far, where a hint is asked for."""

    def legal(self, seat: int) -> tuple[Json, ...] | None:
        return None

    def sample(self, seat: int, random: Random) -> Json:
        count = random.randint(0, min(self.most, len(self.suggested)))
        words: list[Json] = []
        words.extend(random.sample(self.suggested, count))
        return words

    def to_json(self) -> dict[str, Json]:
        return {**super().to_json(), "most": self.most}

    def _check_other(self, answer: Json) -> tuple[str, ...]:
        if not isinstance(answer, list) or not all(isinstance(word, str) for word in answer):
            raise Refused("Answer with the list of your words.")
        if len(answer) > self.most:
            raise Refused(f"Write {self.most} words at the most, not {len(answer)}.")
        return tuple(_written(at, str(word)) for at, word in enumerate(answer, start=1))


def _written(number: int, word: str) -> str:
    """A word of a list, which the refusal names."""
    try:
        return typed_word(word)
    except Refused as refused:
        reason = f"{refused}"
        named = f"Word {number}, {clean(word)[:20]!r}, is none"
        raise Refused(f"{named}: {reason[0].lower()}{reason[1:]}") from None
