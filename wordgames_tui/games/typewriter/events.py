"""What can happen in Typewriter."""

from collections.abc import Sequence
from dataclasses import dataclass

from wordgames_tui.engine.events import Event
from wordgames_tui.games.typewriter.event_cards import EventCard
from wordgames_tui.games.typewriter.keys import Key
from wordgames_tui.words.text import counted, listed

__all__ = [
    "AbilityUsed",
    "Banked",
    "Claimed",
    "CommonBanked",
    "Doubled",
    "Drawn",
    "EventEffect",
    "Filled",
    "FinalScore",
    "Flipped",
    "KeyUsed",
    "MadeWild",
    "MeterMoved",
    "MeterReset",
    "NoKeyForIt",
    "NothingToClaim",
    "OfferChanged",
    "Passed",
    "RoundBegan",
    "Spelled",
    "Starred",
    "Swapped",
    "TookTemporaryWilds",
    "WordFlipped",
]

DRAWN = "a key was drawn from the bag"


def keys_listed(keys: Sequence[Key]) -> str:
    """Keys as a sentence names them, "" for none."""
    return listed([key.name for key in keys]) if keys else ""


@dataclass(frozen=True, kw_only=True)
class RoundBegan(Event):
    """A new round started: an Event card was turned."""

    round: int
    rounds: int
    card: EventCard

    def reveals(self, seat: int) -> str:
        return "an event was turned"

    def line(self, names: Sequence[str]) -> str:
        return f"Round {self.round} of {self.rounds}: {self.card.face}."


@dataclass(frozen=True, kw_only=True)
class EventEffect(Event):
    """The round's event has its effect for the seat with the longest word."""

    seat: int
    name: str
    word: str

    def line(self, names: Sequence[str]) -> str:
        whose = f"{self.word.upper()} by {names[self.seat]}"
        return f"{self.name}: the longest word is {whose}, {counted(len(self.word), 'letter')}."


@dataclass(frozen=True, kw_only=True)
class Drawn(Event):
    """Keys were drawn from the bag, of which some are kept."""

    seat: int
    keys: tuple[Key, ...]

    def reveals(self, seat: int) -> str:
        return DRAWN if self.keys else ""

    def line(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} drew {keys_listed(self.keys) or 'nothing: the bag is empty'}."


@dataclass(frozen=True, kw_only=True)
class Claimed(Event):
    """A key came into a pool: `source` is "offer", "bag" or "drawn". What replaced it in the Offer
    is `refill`."""

    seat: int
    key: Key
    source: str
    refill: Key | None = None

    def reveals(self, seat: int) -> str:
        return DRAWN if self.refill or self.source == "bag" else ""

    def line(self, names: Sequence[str]) -> str:
        text = f"{names[self.seat]} claimed {self.key.name}"
        if self.source == "bag":
            text += " from the bag"
        if self.refill:
            text += f"; {self.refill.name} came to the Offer"
        return f"{text}."


@dataclass(frozen=True, kw_only=True)
class OfferChanged(Event):
    """The Offer was dealt, refreshed or grew: `keys` came."""

    keys: tuple[Key, ...]
    how: str

    def reveals(self, seat: int) -> str:
        return DRAWN if self.keys else ""

    def line(self, names: Sequence[str]) -> str:
        return f"{self.how}: {keys_listed(self.keys) or 'no key, the bag is empty'}."


@dataclass(frozen=True, kw_only=True)
class Spelled(Event):
    """A word was spelled, with these keys in this order; `shared` if the Common key is one."""

    seat: int
    word: str
    keys: tuple[Key, ...]
    shared: bool

    def line(self, names: Sequence[str]) -> str:
        shared = ", with the Common key" if self.shared else ""
        return f"{names[self.seat]} spelled {self.word.upper()}{shared}."


@dataclass(frozen=True, kw_only=True)
class Passed(Event):
    """No word this turn."""

    seat: int

    def line(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} passed."


@dataclass(frozen=True, kw_only=True)
class CommonBanked(Event):
    """A long word banked the Common key; `next` shows now."""

    seat: int
    key: Key
    next: Key

    def reveals(self, seat: int) -> str:
        return "the next Common key was turned"

    def line(self, names: Sequence[str]) -> str:
        return (
            f"{names[self.seat]} banked the Common key {self.key.name}; "
            f"the next one is {self.next.name}."
        )


@dataclass(frozen=True, kw_only=True)
class Doubled(Event):
    """A key of the word counts once more when the Meter is filled."""

    seat: int
    key: Key

    def line(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} doubled {self.key.name} ({self.key.value}) for the fill."


@dataclass(frozen=True, kw_only=True)
class Filled(Event):
    """The word filled the Meter."""

    seat: int
    fill: int
    space: int

    def line(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} filled {self.fill}: the Meter is at {self.space}."


@dataclass(frozen=True, kw_only=True)
class MeterMoved(Event):
    """The Typing token moved forward by an effect."""

    seat: int
    space: int

    def line(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]}'s Meter is at {self.space}."


@dataclass(frozen=True, kw_only=True)
class MeterReset(Event):
    """The Meter was reset."""

    seat: int
    space: int

    def line(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} reset the Meter to {self.space}."


@dataclass(frozen=True, kw_only=True)
class KeyUsed(Event):
    """A key was used for its action."""

    seat: int
    key: Key
    label: str

    def line(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} used {self.key.name}: {self.label}."


@dataclass(frozen=True, kw_only=True)
class AbilityUsed(Event):
    """An ability of the Meter was used."""

    seat: int
    ability: str
    label: str

    def line(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} used the Meter: {self.label}."


@dataclass(frozen=True, kw_only=True)
class NothingToClaim(Event):
    """Step 5 was skipped: the Offer is empty, and so is the bag."""

    seat: int

    def line(self, names: Sequence[str]) -> str:
        return f"The Offer is empty: nothing is left for {names[self.seat]} to claim."


@dataclass(frozen=True, kw_only=True)
class NoKeyForIt(Event):
    """What was used had no effect."""

    seat: int

    def line(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} has no key for that; it does nothing."


@dataclass(frozen=True, kw_only=True)
class Banked(Event):
    """A key came to a Bank."""

    seat: int
    key: Key

    def line(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} banked {self.key.name} ({self.key.value})."


@dataclass(frozen=True, kw_only=True)
class Starred(Event):
    """A key came to a Star section."""

    seat: int
    key: Key

    def line(self, names: Sequence[str]) -> str:
        worth = self.key.value + self.key.stars
        return f"{names[self.seat]} starred {self.key.name} ({worth})."


@dataclass(frozen=True, kw_only=True)
class Flipped(Event):
    """Keys of a pool or a Bank were flipped; `keys` shows them as they lie now."""

    seat: int
    keys: tuple[Key, ...]
    where: str

    def line(self, names: Sequence[str]) -> str:
        if not self.keys:
            return f"{names[self.seat]} flipped nothing."
        return f"{names[self.seat]} flipped in the {self.where}: now {keys_listed(self.keys)}."


@dataclass(frozen=True, kw_only=True)
class MadeWild(Event):
    """A key may stand for any letter this turn."""

    seat: int
    key: Key

    def line(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} made {self.key.name} wild for this turn."


@dataclass(frozen=True, kw_only=True)
class TookTemporaryWilds(Event):
    """Temporary wilds came into a pool."""

    seat: int
    count: int

    def line(self, names: Sequence[str]) -> str:
        if not self.count:
            return f"{names[self.seat]} has three temporary wilds already and took none."
        wilds = "a temporary wild" if self.count == 1 else f"{self.count} temporary wilds"
        return f"{names[self.seat]} took {wilds}."


@dataclass(frozen=True, kw_only=True)
class Swapped(Event):
    """A key of the pool changed places with one of the Offer or the Bank."""

    seat: int
    gave: Key
    took: Key
    where: str

    def line(self, names: Sequence[str]) -> str:
        return (
            f"{names[self.seat]} swapped {self.gave.name} with {self.took.name} "
            f"of the {self.where}."
        )


@dataclass(frozen=True, kw_only=True)
class WordFlipped(Event):
    """The keys of the word were flipped and came back to the pool, some of them unflipped."""

    seat: int
    keys: tuple[Key, ...]
    kept: tuple[Key, ...] = ()

    def line(self, names: Sequence[str]) -> str:
        if not self.keys:
            return f"No key of {names[self.seat]}'s word was left to come back."
        return f"{names[self.seat]}'s word came back as {keys_listed(self.keys)}."


@dataclass(frozen=True, kw_only=True)
class FinalScore(Event):
    """What a seat scored, with what breaks ties."""

    seat: int
    bank: int
    star: int
    combo: int
    total: int
    banked: int
    starred: int

    def line(self, names: Sequence[str]) -> str:
        combo = f", Color Combo {self.combo}" if self.combo else ""
        points = counted(self.total, "point")
        return (
            f"{names[self.seat]}: {points} (Bank {self.bank}, Star {self.star}{combo}; "
            f"keys banked {self.banked}, starred {self.starred})."
        )
