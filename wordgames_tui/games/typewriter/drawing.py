"""Drawing keys of which some are kept."""

from wordgames_tui.engine.rules import Script
from wordgames_tui.games.typewriter.asking import Use, choose_key, pick_keys, targets
from wordgames_tui.games.typewriter.events import Claimed, Drawn
from wordgames_tui.games.typewriter.zones import draw, put_back

__all__ = ["keep_of_drawn"]


def keep_of_drawn(use: Use, count: int, keep: int) -> Script[None]:
    """Draw that many keys from the bag, in sight of all, keep some white side up, and return the
    others; with a nearly empty bag, what there is."""
    table = use.table
    keys = list(draw(table, count, table.drawn))
    table.tell(Drawn(seat=use.seat, keys=tuple(keys)))
    if not keys:
        return
    if keep == 1:
        one = yield from choose_key(use, "keep", "Which key do you keep?", targets(keys))
        kept = [one] if one else []
    else:
        prompt = f"Which {keep} of these keys do you keep?"
        kept = yield from pick_keys(use, "keep", prompt, targets(keys), keep, keep)
    for key in kept:
        table.pool(use.seat).put(table.drawn.take(key))
        table.tell(Claimed(seat=use.seat, key=key, source="drawn"))
    put_back(table, table.drawn.take_all())
