"""When to reset the Meter, and for what: now, or with more spaces in a later turn."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from wordgames_tui.bots.typewriter.gains import SPACE, gain, with_banked
from wordgames_tui.bots.typewriter.position import Position
from wordgames_tui.bots.typewriter.worth import banked
from wordgames_tui.games.typewriter.typewriters import Ability, all_typewriters

__all__ = ["Plan", "plan", "to_come"]

FILLS = (6, 8, 10, 12)
"""What a word may fill."""

_USUAL = {
    "bank": 3.0,
    "star_just_banked": 1.5,
    "star_word": 5.5,
    "star_banked": 1.8,
    "flip_banked": 2.0,
    "flip_star_banked": 4.0,
    "swap_bank": 1.2,
    "swap_offer": 0.3,
    "temp_wild": 1.2,
    "claim": 0.8,
    "draw_keep": 0.9,
    "flip_pool": 0.6,
    "offer_add": 0.05,
    "offer_refresh": 0.05,
}
"""What an ability usually gains, by its effect."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The abilities to use, in that order, and what this turn and those to come are worth then."""

    worth: float
    abilities: tuple[Ability, ...]


@lru_cache(maxsize=1024)
def to_come(typewriter: str, turns: int, space: int) -> float:
    """What the Meter is worth with so many turns to come and the token there: every turn a word
    fills some, and the Meter is reset whenever that is worth more than waiting."""
    if not turns:
        return 0.0
    total = 0.0
    for filled in FILLS:
        reached = min(all_typewriters()[typewriter].last, space + filled)
        now = _usual(typewriter, reached) + to_come(typewriter, turns - 1, 0)
        total += max(now, to_come(typewriter, turns - 1, reached))
    return total / len(FILLS)


@lru_cache(maxsize=256)
def _usual(typewriter: str, space: int) -> float:
    """What a reset from that space usually gains."""
    best: dict[str, float] = {}
    for ability in all_typewriters()[typewriter].abilities:
        if ability.space <= space:
            worth = _USUAL[ability.action.op]
            best[ability.colour] = max(best.get(ability.colour, 0.0), worth)
    return sum(best.values())


def plan(position: Position, patient: bool = True) -> Plan:
    """The best use of the Meter now. Who is not `patient` resets as soon as there is something
    to gain."""
    name, turns = position.typewriter.id, position.turns_left
    after = to_come(name, turns, position.typewriter.reset_space(position.event))
    keep = to_come(name, turns, position.space)
    wait = keep if patient else after - SPACE
    best = Plan(after if position.abilities else wait, ())
    green = max(_open(position, "green"), key=lambda a: gain(a.action, position), default=None)
    greens = (green,) if green and gain(green.action, position) > 0 else ()
    for purple, first, then in _arranged(position):
        for orange in (None, *_open(position, "orange")):
            worth = first + (gain(orange.action, then) if orange else 0.0)
            worth += sum(gain(a.action, position) for a in greens)
            abilities = tuple(a for a in (purple, orange, *greens) if a)
            if abilities and after + worth > best.worth:
                best = Plan(after + worth, abilities)
    return best


def _open(position: Position, colour: str) -> list[Ability]:
    """The abilities of a colour that may be used in this reset."""
    return [ability for ability in position.usable if ability.colour == colour]


def _arranged(position: Position) -> Iterator[tuple[Ability | None, float, Position]]:
    """What a purple ability may do first: the ability, its gain, and the position then."""
    yield None, 0.0, position
    for ability in _open(position, "purple"):
        if ability.action.op != "bank":
            yield ability, gain(ability.action, position), position
            continue
        keys = sorted(position.word, key=lambda k: k.value + k.stars, reverse=True)[:3]
        keys += [max(position.word, key=lambda k: k.value)] if position.word else []
        for key in keys:
            worth = banked(key, position.turns_left)
            yield ability, worth, with_banked(position, key)
