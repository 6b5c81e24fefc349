"""What keys are worth to a bot in the pool, in points."""

from collections.abc import Mapping
from types import MappingProxyType

from wordgames_tui.games.typewriter.actions import action
from wordgames_tui.games.typewriter.keys import Key, Side

__all__ = ["banked", "flip_gain", "key_worth"]

_EASE = MappingProxyType(
    {
        **dict.fromkeys("EAIO", 1.0),
        **dict.fromkeys("NRSTLU", 0.8),
        **dict.fromkeys("DCGMPH", 0.4),
        **dict.fromkeys("BFWYK", 0.1),
        **dict.fromkeys("VXZJQ", -0.3),
    }
)
"""How readily a letter finds its place in a word."""

_READY: Mapping[str, float] = MappingProxyType(
    {
        "bank": 2.8,
        "bank_redirect": 0.8,
        "star_just_banked": 1.2,
        "star_banked": 1.8,
        "flip_star_banked": 3.0,
        "flip_banked": 1.8,
        "fill_bonus": 1.6,
        "meter_add": 1.2,
        "make_wild": 0.6,
        "flip_pool": 1.2,
        "temp_wild": 1.2,
        "claim": 0.8,
        "draw_keep": 0.9,
        "swap_bank": 1.2,
        "swap_offer": 0.2,
        "offer_add": 0.1,
        "offer_refresh": 0.1,
    }
)
"""What it is worth to have an action ready, by its effect."""


def _side_worth(side: Side) -> float:
    """What a side is worth in the pool for a turn in which it can be used."""
    if side.action_id:
        return _READY[action(side.action_id).op]
    if side.letters == "?":
        return 1.4
    ease = sum(_EASE[letter] for letter in side.letters) / len(side.letters)
    return ease + 0.35 * side.value + 0.25 * len(side.letters)


def key_worth(key: Key, turns: int) -> float:
    """What a key is worth in the pool with so many turns to come: the side that is up in the next
    one, the other side in those after it."""
    if not turns:
        return 0.0
    if key.is_temporary:
        return 1.2
    worth = _side_worth(key.up)
    if key.down and turns > 1:
        worth += 0.6 * _side_worth(key.down) + 0.1 * (key.down.value + key.down.stars)
    return worth


def flip_gain(key: Key, turns: int) -> float:
    """What it gains for the turns to come that a key lies the other way up."""
    return key_worth(key.flipped(), turns) - key_worth(key, turns)


def banked(key: Key, turns: int) -> float:
    """What banking a key of the word gains: its value, less what it could do in the pool."""
    return key.value - 0.25 * key_worth(key.flipped(), turns)
