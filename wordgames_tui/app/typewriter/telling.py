"""What keys, actions and abilities of the Meter are, in sentences."""

from wordgames_tui.games.typewriter.actions import action
from wordgames_tui.games.typewriter.keys import Key, Side
from wordgames_tui.games.typewriter.typewriters import Ability
from wordgames_tui.words.text import counted, lowered

__all__ = ["about_ability", "about_key", "not_now"]


def about_key(key: Key) -> str:
    """A key and its other side in sentences, and what the action does that it shows."""
    other = f" Behind it {_about_side(key.down, key.flipped().name)}." if key.down else ""
    name = key.name[0].upper() + key.name[1:]
    does = f" {key.action.text}" if key.action else ""
    return f"{_about_side(key.up, name)}.{other}{does}"


def _about_side(side: Side, name: str) -> str:
    stars = f", {counted(side.stars, 'star')}" if side.stars else ""
    does = f" ({action(side.action_id).label})" if side.action_id else ""
    return f"{name}{does}: value {side.value}{stars}"


def about_ability(ability: Ability) -> str:
    """An ability, where it is and what it does."""
    return f"Space {ability.space}, {ability.colour}: {ability.action.label}. {ability.action.text}"


def not_now(why_not: str) -> str:
    """Why something cannot be chosen, after what it is; "" where it can."""
    return f" Not now: {lowered(why_not)}" if why_not else ""
