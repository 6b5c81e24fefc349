"""What an action or ability would gain a bot now, in points."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from wordgames_tui.bots.typewriter.position import Position
from wordgames_tui.bots.typewriter.worth import banked, flip_gain, key_worth
from wordgames_tui.games.typewriter.actions import Action
from wordgames_tui.games.typewriter.keys import Key

__all__ = ["SPACE", "best_to_bank", "gain", "with_banked"]

SPACE = 0.36
"""What a space of the Meter is worth."""
_WILD = 0.8
"""What a temporary wild is worth while a turn is to come."""
_NONE = -1.0
"""The gain of what would have no effect."""


def gain(action: Action, position: Position) -> float:
    """What its effect would gain, `_NONE` where it would have none."""
    return _GAINS[action.op](position, action.params)


def with_banked(position: Position, key: Key) -> Position:
    """The position once that key was banked."""
    return replace(
        position,
        bank=(*position.bank, key),
        word=tuple(other for other in position.word if other != key),
        pool=tuple(other for other in position.pool if other != key),
        just_banked=position.just_banked | {key.id},
    )


def best_to_bank(position: Position, keys: Iterable[Key]) -> Key:
    """The key to bank, in view of what may be done with it then."""
    return max(keys, key=lambda key: _bank_worth(position, key))


def _bank_worth(position: Position, key: Key) -> float:
    after = with_banked(position, key)
    return banked(key, position.turns_left) + max([0.0, *(gain(a, after) for a in _next(position))])


def _next(position: Position) -> list[Action]:
    """What can be done to a banked key this turn: with keys of the pool, or the Meter."""
    ready = [k.action for k in position.pool if k.action and k.id not in position.used]
    ready += [ability.action for ability in position.usable]
    polish = ("star_just_banked", "star_banked", "flip_banked", "flip_star_banked")
    return [a for a in ready if a.op in polish]


def _best(values: Iterable[float]) -> float:
    return max(values, default=_NONE)


def _bank(position: Position, params: Mapping[str, Any]) -> float:
    keys = [*position.word, *(position.pool if position.redirects else ())]
    return _best(banked(key, position.turns_left) for key in keys if not key.is_temporary)


def _star_just_banked(position: Position, params: Mapping[str, Any]) -> float:
    if position.letters < params.get("min_letters", 0):
        return _NONE
    place = params.get("position", "")
    wanted = position.ends[0 if place == "first" else -1] if place and position.ends else ""
    return _best(
        key.stars
        for key in position.bank
        if key.id in position.just_banked
        and (not params.get("two_letter") or len(key.letters) == 2)
        and key.value >= params.get("min_value", 0)
        and (not place or key.id == wanted)
    )


def _star_banked(position: Position, params: Mapping[str, Any]) -> float:
    kind = params.get("kind")
    return _best(key.stars for key in position.bank if not kind or key.kind == kind)


def _star_word(position: Position, params: Mapping[str, Any]) -> float:
    return _best(banked(key, position.turns_left) + key.stars for key in position.word)


def _flip_banked(position: Position, params: Mapping[str, Any]) -> float:
    return _best(key.down.value - key.value for key in position.bank if key.down)


def _flip_star_banked(position: Position, params: Mapping[str, Any]) -> float:
    return _best(key.down.value + key.down.stars - key.value for key in position.bank if key.down)


def _swap_bank(position: Position, params: Mapping[str, Any]) -> float:
    if not position.bank or not position.pool:
        return _NONE
    return max(key.value for key in position.pool) - min(key.value for key in position.bank)


def _swap_offer(position: Position, params: Mapping[str, Any]) -> float:
    turns = position.turns_left
    mine = [k for k in position.pool if k.kind != params["exclude"] and not k.is_temporary]
    if not mine or not position.offer:
        return _NONE
    best = max(key_worth(key, turns) for key in position.offer)
    return 0.4 * (best - min(key_worth(key, turns) for key in mine))


def _temp_wild(position: Position, params: Mapping[str, Any]) -> float:
    room = 3 - position.temporary_wilds
    return _WILD * min(params["n"], room) if position.turns_left or not position.letters else 0.0


def _claim(position: Position, params: Mapping[str, Any]) -> float:
    turns = position.turns_left
    if params["source"] == "bag":
        return 0.7 if turns else 0.0
    least = params.get("min_value", 0)
    return 0.4 * _best(key_worth(key, turns) for key in position.offer if key.value >= least)


def _flip_pool(position: Position, params: Mapping[str, Any]) -> float:
    gains = sorted((flip_gain(k, position.turns_left) for k in position.pool), reverse=True)
    return 0.5 * sum(max(0.0, g) for g in gains[: params["n"]])


def _meter_add(position: Position, params: Mapping[str, Any]) -> float:
    room = position.typewriter.last - position.space
    return SPACE * min(room, params["n"]) if position.turns_left or position.letters else 0.0


def _fill_bonus(position: Position, params: Mapping[str, Any]) -> float:
    if params.get("double_one_key"):
        return SPACE * _best(key.value for key in position.word)
    return SPACE * len(position.word)


def _flat(worth: float) -> Callable[[Position, Mapping[str, Any]], float]:
    return lambda position, params: worth if position.turns_left else 0.0


_GAINS: Mapping[str, Callable[[Position, Mapping[str, Any]], float]] = MappingProxyType(
    {
        "bank": _bank,
        "bank_redirect": lambda position, params: (
            _best(k.value for k in position.pool) - _best(k.value for k in position.word)
        ),
        "star_just_banked": _star_just_banked,
        "star_banked": _star_banked,
        "star_word": _star_word,
        "flip_banked": _flip_banked,
        "flip_star_banked": _flip_star_banked,
        "swap_bank": _swap_bank,
        "swap_offer": _swap_offer,
        "temp_wild": _temp_wild,
        "claim": _claim,
        "draw_keep": _flat(0.9),
        "flip_pool": _flip_pool,
        "meter_add": _meter_add,
        "fill_bonus": _fill_bonus,
        "offer_add": _flat(0.05),
        "offer_refresh": _flat(0.05),
        "make_wild": lambda position, params: 0.0 if position.letters else 0.4,
    }
)
