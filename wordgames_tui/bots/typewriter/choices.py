"""Which key, and which keys: a bot's answers inside an action, an ability or an event."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from wordgames_tui.bots.typewriter.gains import best_to_bank
from wordgames_tui.bots.typewriter.position import Position
from wordgames_tui.bots.typewriter.worth import flip_gain, key_worth
from wordgames_tui.engine.plain import Json
from wordgames_tui.games.typewriter.asking import LEAVE
from wordgames_tui.games.typewriter.decisions import ChooseKey, PickKeys
from wordgames_tui.games.typewriter.keys import Key, key_shown

__all__ = ["chosen_key", "picked_keys"]


def chosen_key(asked: ChooseKey, position: Position, view: Mapping[str, Any]) -> Json:
    """The best key for what it is asked for; what may be left is left if it would lose."""
    keys = _keys_on_the_table(view)
    among = [keys[o.id] for o in asked.options if not o.why_not and o.id != LEAVE]
    turns = position.turns_left
    if asked.option(LEAVE) and asked.purpose == "give-offer":
        offered = max(key_worth(key, turns) for key in position.offer)
        worst = min(among, key=lambda key: key_worth(key, turns))
        return worst.id if offered > key_worth(worst, turns) + 0.5 else LEAVE
    if asked.purpose == "bank":
        return best_to_bank(position, among).id
    rate = _RATES[asked.purpose](position)
    best = max(among, key=rate)
    return LEAVE if asked.option(LEAVE) and rate(best) < 0 else best.id


def _keys_on_the_table(view: Mapping[str, Any]) -> Mapping[str, Key]:
    """Every key that is seen, by its id."""
    seen: Iterable[Mapping[str, Any]] = (
        card for pile in view["piles"].values() for card in pile.get("cards", ())
    )
    return {card["id"]: key_shown(card) for card in seen if "kind" in card}


Rate = Callable[[Position], Callable[[Key], float]]


def _star(position: Position) -> Callable[[Key], float]:
    banked = {key.id for key in position.bank}
    return lambda key: key.stars + (0 if key.id in banked else key.value)


def _down(worth: Callable[[Key], float]) -> Rate:
    """What a key is worth the other way up, compared with now."""
    return lambda position: lambda key: worth(key.flipped()) - key.value


def _pool(position: Position) -> Callable[[Key], float]:
    return lambda key: key_worth(key, position.turns_left)


_RATES: Mapping[str, Rate] = {
    "star": _star,
    "common": lambda position: lambda key: key.value,
    "double": lambda position: lambda key: key.value,
    "wild": lambda position: lambda key: key.value - key_worth(key, 1),
    "flip": _down(lambda key: key.value),
    "flip-star": _down(lambda key: key.value + key.stars),
    "claim": _pool,
    "keep": _pool,
    "take-offer": _pool,
    "give-offer": lambda position: lambda key: -key_worth(key, position.turns_left),
    "give-bank": lambda position: lambda key: key.value,
    "take-bank": lambda position: lambda key: -key.value,
}
"""How keys are rated, by what one is asked for."""


def picked_keys(asked: PickKeys, position: Position, view: Mapping[str, Any]) -> Json:
    """The best keys for what they are asked for, as many as gain anything."""
    keys = _keys_on_the_table(view)
    among = [keys[item.id] for item in asked.items if not item.why_not]
    turns = position.turns_left

    def rate(key: Key) -> float:
        if asked.purpose == "keep":
            return key_worth(key, turns)
        if asked.purpose == "starters":
            return "TSRN".index(key.letters) + 1.0
        stays = -1 if asked.purpose == "stay" else 1
        return stays * flip_gain(key, turns)

    among.sort(key=rate, reverse=True)
    count = max(asked.least, sum(rate(key) > 0 for key in among))
    picked: list[Json] = [key.id for key in among[: min(asked.most, count)]]
    return picked
