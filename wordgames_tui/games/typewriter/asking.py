"""Asking a player for keys, on behalf of an action, an ability or an event."""

from collections.abc import Sequence
from dataclasses import dataclass

from wordgames_tui.engine.decisions import Option
from wordgames_tui.engine.rules import Script
from wordgames_tui.games.typewriter.decisions import ChooseKey, PickKeys, found
from wordgames_tui.games.typewriter.events import NoKeyForIt
from wordgames_tui.games.typewriter.keys import Key
from wordgames_tui.games.typewriter.table import Turn, TypewriterTable

__all__ = [
    "LEAVE",
    "Target",
    "Use",
    "ambiguous",
    "choose_key",
    "key_label",
    "pick_keys",
    "targets",
]

TWO_SIDED = ("claim", "keep", "take-offer", "flip", "flip-star")
"""The purposes for which a key is chosen of which both sides matter: it comes into a pool, or is
flipped in a Bank, where one does not see it."""
LEAVE = "leave"
"""The option that leaves an effect that one may leave."""


@dataclass(frozen=True, slots=True)
class Use:
    """Somebody uses an effect: `by` an "action" of a key, an "ability" of the Meter or an "event".

    `turn` is `None` when an event has its effect between turns.
    """

    table: TypewriterTable
    seat: int
    by: str
    turn: Turn | None = None
    optional: bool = False
    """Whether the player may leave it."""


@dataclass(frozen=True, slots=True)
class Target:
    """A key that an effect might have, and why it may not."""

    key: Key
    why_not: str = ""

    def option(self, behind: bool) -> Option:
        """The key as something to choose, with its other side if that tells it from another."""
        why_not = self.why_not[:1].upper() + self.why_not[1:]
        return Option(self.key.id, key_label(self.key, behind), why_not)


def key_label(key: Key, behind: bool) -> str:
    """A key as one reads it in a choice: "E (1★1)", or "E (1★1, behind it B 4★0)"."""
    other = ""
    if behind and key.down:
        other = f", behind it {key.flipped().name} {key.down.value}★{key.down.stars}"
    return f"{key.name} ({key.value}★{key.stars}{other})"


def ambiguous(keys: Sequence[Key]) -> frozenset[str]:
    """The names that several of these keys have."""
    names = [key.name for key in keys]
    return frozenset(name for name in names if names.count(name) > 1)


def _options(among: Sequence[Target], both: bool) -> list[Option]:
    """The keys to choose from, with `both` sides, or where the other tells one from another."""
    twice = ambiguous([target.key for target in among])
    return [target.option(both or target.key.name in twice) for target in among]


def targets(keys: Sequence[Key]) -> list[Target]:
    """These keys, all of them possible."""
    return [Target(key) for key in keys]


def choose_key(
    use: Use, purpose: str, prompt: str, among: Sequence[Target], leave: str = ""
) -> Script[Key | None]:
    """One of these keys: a single one that must be taken is taken at once. `None` when there is
    none, or when the player leaves it, which is offered if `leave` says what that means."""
    possible = [target.key for target in among if not target.why_not]
    if not possible and use.by != "event":
        use.table.tell(NoKeyForIt(seat=use.seat))
    if not possible or (len(possible) == 1 and not leave):
        return next(iter(possible), None)
    options = _options(among, purpose in TWO_SIDED)
    if leave:
        options.append(Option(LEAVE, leave))
    answer = yield ChooseKey(
        seats=(use.seat,), prompt=prompt, options=tuple(options), purpose=purpose
    )
    return None if answer == LEAVE else found(possible, answer)


def pick_keys(
    use: Use, purpose: str, prompt: str, among: Sequence[Target], least: int, most: int
) -> Script[list[Key]]:
    """Several of these keys, in the order in which they are named."""
    possible = [target.key for target in among if not target.why_not]
    most = min(most, len(possible))
    if not most:
        return []
    answer = yield PickKeys(
        seats=(use.seat,),
        prompt=prompt,
        items=tuple(_options(among, purpose == "keep")),
        least=min(least, most),
        most=most,
        purpose=purpose,
    )
    return [found(possible, key_id) for key_id in answer]
