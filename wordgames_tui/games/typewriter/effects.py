"""One small function for each effect of the appendix. An action, an ability or an event names it
by `op`; its keyword parameters are the `params` that data may give it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from wordgames_tui.engine.piles import Pile
from wordgames_tui.engine.rules import Script
from wordgames_tui.games.typewriter.asking import Target, Use, choose_key, pick_keys, targets
from wordgames_tui.games.typewriter.banking import (
    bank_key,
    bankable,
    just_banked,
    star_key,
    starrable,
    word_targets,
)
from wordgames_tui.games.typewriter.decisions import USED
from wordgames_tui.games.typewriter.drawing import keep_of_drawn
from wordgames_tui.games.typewriter.events import (
    Claimed,
    Doubled,
    Drawn,
    Flipped,
    MadeWild,
    OfferChanged,
    Swapped,
)
from wordgames_tui.games.typewriter.keys import Key
from wordgames_tui.games.typewriter.table import Turn
from wordgames_tui.games.typewriter.zones import (
    advance,
    claim,
    draw,
    flip,
    put_back,
    take_temporary_wilds,
)

__all__ = ["EFFECTS", "run"]


def fill_bonus(use: Use, *, per_key: int = 0, double_one_key: bool = False) -> Script[None]:
    """+1 Meter per key in word; Double 1 key's Meter value this turn. Two Doubles are for two
    different keys."""
    turn = use.turn
    assert turn is not None and turn.word is not None
    turn.per_key += per_key
    if double_one_key:
        among = [
            Target(key, f"{key.name} is doubled already." if key.id in turn.doubled else "")
            for key in use.table.in_word(turn.word)
        ]
        key = yield from choose_key(use, "double", "Which key counts double for the fill?", among)
        if key:
            turn.doubled.append(key.id)
            use.table.tell(Doubled(seat=use.seat, key=key))


def meter_add(use: Use, *, n: int) -> None:
    """+3 Meter."""
    advance(use.table, use.seat, n)


def offer_add(use: Use, *, n: int) -> None:
    """Add 1 key to Offer."""
    keys = draw(use.table, n, use.table.offer)
    use.table.tell(OfferChanged(keys=keys, how="Added to the Offer"))


def offer_refresh(use: Use, *, size: int = 0) -> None:
    """Refresh all Offer keys. New keys are drawn first, then the old ones go back; an Offer that
    is still short is filled up. With a `size` it is dealt so large, and from then on a key is
    replaced only while fewer than four lie there."""
    table = use.table
    wanted = size or len(table.offer)
    old = table.offer.take_all()
    keys = draw(table, wanted, table.offer)
    put_back(table, old)
    keys += draw(table, wanted - len(keys), table.offer)
    if size:
        table.always_refill = False
    table.tell(OfferChanged(keys=keys, how="The new Offer"))


def bank(use: Use, *, source: str) -> Script[None]:
    """Bank 1 key in your word, or one of the pool where that is allowed."""
    leave = "Bank nothing" if use.optional else ""
    key = yield from choose_key(use, "bank", "Which key do you bank?", bankable(use, source), leave)
    if key is None:
        return
    table = use.table
    if use.turn and use.turn.redirects and use.by != "event":
        use.turn.redirects -= 1
    yield from bank_key(use, key, table.word if key in table.word.cards else table.pool(use.seat))


def bank_redirect(use: Use) -> None:
    """If you bank, bank a key in pool instead: the next bank of this turn may."""
    assert use.turn is not None
    use.turn.redirects += 1


def temp_wild(use: Use, *, n: int) -> None:
    """Claim 1, 2 or 3 temporary wilds."""
    take_temporary_wilds(use.table, use.seat, n)


def claim_key(use: Use, *, source: str, min_value: int = 0) -> Script[None]:
    """Claim a key from the bag or from the Offer, perhaps only one of some value."""
    table = use.table
    if source == "bag":
        keys = draw(table, 1, table.pool(use.seat))
        if not keys:
            table.tell(Drawn(seat=use.seat, keys=()))
        for key in keys:
            table.tell(Claimed(seat=use.seat, key=key, source="bag"))
        return
    low = f"Its value is below {min_value}."
    among = [Target(key, low if key.value < min_value else "") for key in table.offer]
    chosen = yield from choose_key(use, "claim", "Which key do you claim?", among)
    if chosen:
        claim(table, use.seat, chosen, always=table.always_refill)


def draw_keep(use: Use, *, draw: int, keep: int) -> Script[None]:
    """Draw 3 keys from the bag, keep 1, and return others."""
    yield from keep_of_drawn(use, draw, keep)


def flip_pool(use: Use, *, n: int) -> Script[None]:
    """Flip up to 1, 2 or 3 keys in your pool; never the key that is used for it."""
    among = [
        Target(key, "" if key.down else f"{key.name} has one face.")
        for key in use.table.pool(use.seat)
    ]
    several = "a key" if n == 1 else f"up to {n} keys"
    keys = yield from pick_keys(use, "flip", f"Flip {several} of your pool.", among, 0, n)
    flipped = tuple(flip(use.table.pool(use.seat), key) for key in keys)
    use.table.tell(Flipped(seat=use.seat, keys=flipped, where="pool"))


def flip_banked(use: Use) -> Script[None]:
    """Flip a banked key; one may also leave it."""
    prompt = "Which banked key do you flip?"
    key = yield from choose_key(use, "flip", prompt, _two_faced(use), "Flip nothing")
    if key:
        flipped = flip(use.table.bank(use.seat), key)
        use.table.tell(Flipped(seat=use.seat, keys=(flipped,), where="Bank"))


def flip_star_banked(use: Use) -> Script[None]:
    """Flip a banked key, then star it."""
    prompt = "Which banked key do you flip and star?"
    key = yield from choose_key(use, "flip-star", prompt, _two_faced(use))
    if key:
        bank = use.table.bank(use.seat)
        flipped = flip(bank, key)
        use.table.tell(Flipped(seat=use.seat, keys=(flipped,), where="Bank"))
        star_key(use, flipped, bank)


def star_just_banked(
    use: Use,
    *,
    min_letters: int = 0,
    two_letter: bool = False,
    min_value: int = 0,
    max_value: int | None = None,
    position: str = "",
) -> Script[None]:
    """If you bank a key (under some condition), star it: one that was just banked."""
    among = [
        Target(
            key,
            starrable(
                use.turn.word if use.turn else None,
                key,
                min_letters=min_letters,
                two_letter=two_letter,
                min_value=min_value,
                max_value=max_value,
                position=position,
            ),
        )
        for key in just_banked(use)
    ]
    key = yield from choose_key(use, "star", "Which key that you just banked do you star?", among)
    if key:
        star_key(use, key, use.table.bank(use.seat))


def make_wild(use: Use) -> Script[None]:
    """Make a key wild this turn: a key of the pool that shows letters, or the Common key."""
    turn = use.turn
    assert turn is not None
    keys = (*use.table.pool(use.seat), use.table.common_key)
    among = [Target(key, _not_to_be_made_wild(key, turn)) for key in keys]
    key = yield from choose_key(use, "wild", "Which key is wild this turn?", among)
    if key:
        turn.wild.add(key.id)
        use.table.tell(MadeWild(seat=use.seat, key=key))


def star_banked(use: Use, *, kind: str = "") -> Script[None]:
    """Star a banked key, or a banked Common key."""
    other = "It is no Common key."
    among = [
        Target(key, other if kind and key.kind != kind else "") for key in use.table.bank(use.seat)
    ]
    key = yield from choose_key(use, "star", "Which banked key do you star?", among)
    if key:
        star_key(use, key, use.table.bank(use.seat))


def star_word(use: Use) -> Script[None]:
    """Star 1 key in your word; it need not be banked first."""
    among = word_targets(use, "starred")
    key = yield from choose_key(use, "star", "Which key of your word do you star?", among)
    if key:
        star_key(use, key, use.table.word)


def swap_offer(use: Use, *, exclude: str) -> Script[None]:
    """Swap 1 non-starter key in your pool with 1 in Offer; both keep the side that is up."""
    among = [
        Target(key, "A starter stays yours." if key.kind == exclude else _not_a_key(key))
        for key in use.table.pool(use.seat)
    ]
    leave = "Swap nothing" if use.optional else ""
    yield from _swap(use, among, use.table.offer, "Offer", leave)


def swap_bank(use: Use) -> Script[None]:
    """Swap a key in pool with a banked key; both keep the side that is up. It is no banking."""
    among = [Target(key, _not_a_key(key)) for key in use.table.pool(use.seat)]
    yield from _swap(use, among, use.table.bank(use.seat), "Bank")


def _swap(
    use: Use, among: list[Target], other: Pile[Key], where: str, leave: str = ""
) -> Script[None]:
    give = f"Which key of your pool goes to the {where}?"
    among = among if len(other) else []
    gave = yield from choose_key(use, f"give-{where.lower()}", give, among, leave)
    if gave is None:
        return
    pool = use.table.pool(use.seat)
    take = f"Which key of the {where} do you take for it?"
    took = yield from choose_key(use, f"take-{where.lower()}", take, targets(list(other)))
    assert took is not None
    pool.put(other.take(took))
    other.put(pool.take(gave))
    if use.turn and took.id in use.turn.just_banked:
        use.turn.just_banked.remove(took.id)
    use.table.tell(Swapped(seat=use.seat, gave=gave, took=took, where=where))


def _not_a_key(key: Key) -> str:
    return "A temporary wild cannot be swapped." if key.is_temporary else ""


def _not_to_be_made_wild(key: Key, turn: Turn) -> str:
    if key.action:
        return "It shows no letter."
    if key.is_wild or key.id in turn.wild:
        return "It is wild already."
    return USED if key.id in turn.used else ""


EFFECTS: Mapping[str, Callable[..., Script[None] | None]] = MappingProxyType(
    {
        "fill_bonus": fill_bonus,
        "meter_add": meter_add,
        "offer_add": offer_add,
        "offer_refresh": offer_refresh,
        "bank": bank,
        "bank_redirect": bank_redirect,
        "temp_wild": temp_wild,
        "claim": claim_key,
        "draw_keep": draw_keep,
        "flip_pool": flip_pool,
        "flip_banked": flip_banked,
        "flip_star_banked": flip_star_banked,
        "star_just_banked": star_just_banked,
        "make_wild": make_wild,
        "star_banked": star_banked,
        "star_word": star_word,
        "swap_offer": swap_offer,
        "swap_bank": swap_bank,
    }
)
"""The effects by the name that data gives them."""


def run(use: Use, op: str, params: Mapping[str, Any]) -> Script[None]:
    """Let an effect happen."""
    asked = EFFECTS[op](use, **params)
    if asked is not None:
        yield from asked


def _two_faced(use: Use) -> list[Target]:
    return [
        Target(key, "" if key.down else f"{key.name} has one face.")
        for key in use.table.bank(use.seat)
    ]
