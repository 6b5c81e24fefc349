"""The word of one's next turn, tried before it comes."""

from collections.abc import Mapping
from typing import Any

from wordgames_tui.engine.judge import Judge
from wordgames_tui.games.typewriter.decisions import SpellWord
from wordgames_tui.games.typewriter.event_cards import NO_EVENT, event_shown
from wordgames_tui.games.typewriter.keys import key_shown
from wordgames_tui.games.typewriter.typewriters import all_typewriters

__all__ = ["has_next_turn", "planned"]


def has_next_turn(view: Mapping[str, Any], seat: int) -> bool:
    """Whether that seat has a turn to come, after the one that it may have now."""
    return not view["final_round"] or (view["turn"] is not None and not _begun(view, seat))


def planned(view: Mapping[str, Any], seat: int, judge: Judge) -> SpellWord:
    """The question that seat will be asked in its next turn, as far as it is known, from a view of
    anybody: all that it needs lies open.

    In one's own turn the keys of the word come back flipped, what was used is fresh again, and
    what was made wild no longer is. Who has begun a turn this round has the next one under an
    event that nobody knows.
    """
    piles, turn = view["piles"], view["turn"]
    now = event_shown(view["event"])
    own = turn is not None and turn["seat"] == seat
    keys = [key_shown(card) for card in piles[f"pool {seat}"]["cards"]]
    typewriter = all_typewriters()[view["typewriters"][seat]["id"]]
    space = view["spaces"][seat]
    if own:
        back = [key_shown(card) for name in ("word", "aside") for card in piles[name]["cards"]]
        keys += [key.flipped() for key in back if not key.is_temporary]
    if own and turn["abilities"]:
        space = typewriter.reset_space(now)
    later = turn is not None and _begun(view, seat)
    delta = int(now.changes("common_bank", "min_letters_delta", 0)) if later else 0
    return SpellWord(
        seats=(seat,),
        prompt=_known(own, later),
        keys=tuple(key for key in keys if key.letters),
        common=key_shown(piles["common"]["cards"][0]),
        wild=frozenset(),
        event=NO_EVENT if later else now,
        space=space,
        last=typewriter.last,
        common_letters=view["common_letters"] - delta,
        judge=judge,
    )


def _begun(view: Mapping[str, Any], seat: int) -> bool:
    """Whether that seat has its turn of this round, or has had it."""
    first, seats = view["first"], len(view["names"])
    return bool((seat - first) % seats <= (view["turn"]["seat"] - first) % seats)


def _known(own: bool, later: bool) -> str:
    """What of that turn is known."""
    if own:
        return "With the keys as they come back; claim and event of then are not known."
    if later:
        return "With the keys as they lie now; the event of then is not known."
    return "With the keys and the event as they are now."
