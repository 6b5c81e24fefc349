"""A set-up: who plays what, in which variant, with which options."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.plain import Json, member, quoted
from wordgames_tui.words.text import clean, counted, is_seen, likeness

__all__ = [
    "Choice",
    "OptionSpec",
    "Seat",
    "Setup",
    "Variant",
    "first_seat",
    "kept_name",
    "number",
    "seat_name",
    "spelled",
    "toggle",
]

LONGEST_NAME = 20


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table; `bot` is the level of the player made of code, "" for a person."""

    name: str
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One value that an option can take."""

    value: Json
    title: str


@dataclass(frozen=True)
class OptionSpec:
    """Something that a table can decide before it plays.

    "seat 2" or "Seat 2" in a title stands for whoever plays there; a page that knows the names
    shows them.
    """

    name: str
    title: str
    text: str
    default: Json
    choices: tuple[Choice, ...]
    variants: tuple[str, ...] = ()
    """The variants it belongs to; none named: all."""
    is_seat: bool = False
    """Whether its values are seats, counted from 1, and 0 where chance shall choose one."""

    def check(self, value: Json) -> Json:
        """The value, if it is one of the choices. Raises `Refused`, naming them."""
        for choice in self.choices:
            if choice.value == value and type(choice.value) is type(value):
                return value
        raise Refused(self._unknown(value))

    def parse(self, text: str) -> Json:
        """The choice that `text` names, as on a command line: "yes", "on" or "true" for one that is
        on. Raises `Refused`."""
        wanted = text.strip().casefold()
        for choice in self.choices:
            known = (spelled(choice.value), str(choice.value), choice.title)
            if wanted in map(str.casefold, known):
                return choice.value
        raise Refused(self._unknown(text))

    @property
    def is_range(self) -> bool:
        """Whether its values are numbers that follow one another, too many to name each."""
        values = [choice.value for choice in self.choices]
        first, count = values[0], len(values)
        return isinstance(first, int) and count > 6 and values == [*range(first, first + count)]

    def _unknown(self, value: Json) -> str:
        values = [spelled(choice.value) for choice in self.choices]
        *others, last = values
        known = f"{', '.join(others)} or {last}" if others else last
        if self.is_range:
            known = f"{values[0]} to {values[-1]}"
        return f"The option {self.name} can be {known}, not {quoted(value)}."


def spelled(value: Json) -> str:
    """A choice's value as it is written on a command line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def toggle(name: str, title: str, text: str, default: bool, *variants: str) -> OptionSpec:
    """An option that is on or off."""
    choices = (Choice(True, "on"), Choice(False, "off"))
    return OptionSpec(name, title, text, default, choices, variants)


def number(
    name: str, title: str, text: str, default: int, least: int, most: int, *variants: str
) -> OptionSpec:
    """An option that is a number from `least` to `most`."""
    choices = tuple(Choice(n, str(n)) for n in range(least, most + 1))
    return OptionSpec(name, title, text, default, choices, variants)


def first_seat(
    name: str, title: str, text: str, default: int, most: int, *variants: str
) -> OptionSpec:
    """An option that is a seat, counted from 1, or 0 where chance shall choose one."""
    seats = (Choice(seat, f"seat {seat}") for seat in range(1, most + 1))
    choices = (Choice(0, "by chance"), *seats)
    return OptionSpec(name, title, text, default, choices, variants, is_seat=True)


@dataclass(frozen=True, slots=True)
class Variant:
    """A way to play a game, with how many it takes."""

    name: str
    title: str
    text: str
    least: int
    most: int

    @property
    def takes(self) -> str:
        """How many play: "1 player", "2 to 6 players"."""
        if self.least == self.most:
            return counted(self.least, "player")
        return f"{self.least} to {self.most} players"


@dataclass(frozen=True)
class Setup:
    """Everything that is settled before a match starts.

    `order` puts known components on top of a shuffled pile (see `Chance.shuffle`). `dictionary`
    is a key of `words.dictionary`; `words` is the player's own word list when it is "list".
    """

    game: str
    seats: tuple[Seat, ...]
    variant: str = ""
    options: Mapping[str, Json] = field(default_factory=dict)
    seed: int = 0
    order: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    dictionary: str = "english"
    words: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "options", MappingProxyType(dict(self.options)))
        object.__setattr__(self, "order", MappingProxyType(dict(self.order)))

    @property
    def names(self) -> tuple[str, ...]:
        """The names in the order of the seats."""
        return tuple(seat.name for seat in self.seats)

    def seat_called(self, name: str, among: Iterable[int]) -> int | None:
        """Which of these seats the name means, however it is written; `None` where it means none.

        Where two names look alike it is the one that is written so.
        """
        seats = list(among)
        for alike in (str.casefold, likeness):
            for seat in seats:
                if alike(self.names[seat]) == alike(clean(name)):
                    return seat
        return None

    def to_json(self) -> dict[str, Json]:
        """The set-up as plain data; `from_json` reads it back."""
        seats: list[Json] = [
            {"name": seat.name, "bot": seat.bot} if seat.bot else {"name": seat.name}
            for seat in self.seats
        ]
        known: dict[str, Json] = {
            "game": self.game,
            "variant": self.variant,
            "seats": seats,
            "options": dict(self.options),
            "seed": self.seed,
            "order": {pile: list(names) for pile, names in self.order.items()},
            "dictionary": self.dictionary,
        }
        if self.words:
            known["words"] = list(self.words)
        return known

    @classmethod
    def from_json(cls, data: Json) -> "Setup":
        """Read a set-up. Only `game` and `seats` must be there. Raises `Refused`."""
        if not isinstance(data, dict):
            raise Refused("A set-up is an object with a game and its seats.")
        unknown = sorted(set(data) - _FIELDS)
        if unknown:
            raise Refused(f"A set-up has no {quoted(unknown[0])}.")
        options = member(data, "options", dict, {})
        order = member(data, "order", dict, {})
        return cls(
            game=member(data, "game", str, ""),
            seats=tuple(_seat(seat) for seat in member(data, "seats", list, [])),
            variant=member(data, "variant", str, ""),
            options=options,
            seed=member(data, "seed", int, 0),
            order={
                str(pile): _texts(f"order of {quoted(pile)}", names)
                for pile, names in order.items()
            },
            dictionary=member(data, "dictionary", str, "english"),
            words=_texts("'words'", data.get("words", [])),
        )


_FIELDS = {"game", "variant", "seats", "options", "seed", "order", "dictionary", "words"}


def _seat(data: Json) -> Seat:
    match data:
        case str(name):
            return Seat(name)
        case {"name": str(name), **rest} if rest.keys() <= {"bot"}:
            bot = rest.get("bot", "")
            if isinstance(bot, str):
                return Seat(name, bot)
    raise Refused('A seat is {"name": …} or {"name": …, "bot": level}.')


def _texts(what: str, data: Json) -> tuple[str, ...]:
    if not isinstance(data, list) or not all(isinstance(text, str) for text in data):
        raise Refused(f"The {what} must be a list of texts.")
    return tuple(str(text) for text in data)


def seat_name(text: str, others: Sequence[str] = ()) -> str:
    """The name of a player who sits down, as it is kept. Raises `Refused` as `kept_name` does, and
    when nothing of it can be seen, or it looks like another one."""
    name = kept_name(text, others)
    if not is_seen(name):
        raise Refused("A player needs a name that can be seen.")
    if likeness(name) in map(likeness, others):
        raise Refused(_another(name))
    return name


def kept_name(text: str, others: Sequence[str] = ()) -> str:
    """A player's name as it is kept. Raises `Refused` when it is none, or another has it."""
    name = clean(text)
    if not name:
        raise Refused("A player needs a name.")
    if len(name) > LONGEST_NAME:
        raise Refused(f"A name has {LONGEST_NAME} characters at the most; this has {len(name)}.")
    if name.casefold() in {other.casefold() for other in others}:
        raise Refused(_another(name))
    return name


def _another(name: str) -> str:
    return f"There is another {name} at the table; each needs a name of their own."
