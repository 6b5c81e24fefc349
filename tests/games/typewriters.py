"""Positions of Typewriter for the tests: whoever starts has what a test lays before them."""

from tests.until import until
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.typewriter.table import TypewriterTable

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
DEALT = ("L17", "L18", "L19", "L21", "L22", "L23")
"""What is drawn in the set-up of a position, out of the way of what tests lay."""
BIG = "L01* L02* L03* L04*"
"""B, F, H and V: values 4, 4, 3 and 4."""
NINE = "L01 L02 L03 L04 L05 L06 L07 ST-N1 ST-R1"
"""E four times, A three times, N and R."""
QUIET = "margin_release"
"""An event that only matters for a reset."""


def new(players=2, names=NAMES, **setup):
    """A match of which Ann has the gold token; every word is good unless a dictionary is named."""
    options = {"first": 1, **setup.pop("options", {})}
    order = {"events": (QUIET,), **setup.pop("order", {})}
    setup = {"dictionary": "table", "seed": 5, **setup}
    seats = tuple(Seat(name) for name in names[:players])
    return Match(
        game("typewriter"), Setup("typewriter", seats, options=options, order=order, **setup)
    )


def position(
    pool="",
    *,
    bank="",
    star="",
    offer="L24 L25 L26 L27",
    bag="",
    common="CM-A CM-E",
    event=QUIET,
    space=0,
    others="",
    final=False,
    players=2,
    **setup,
):
    """Ann's turn in the first round, with these keys in her pool, on her Bank and Star and in the
    Offer, those on top of the bag, and her token on that space. A "*" turns a key over.

    `others` are keys in Ben's pool. With `final` the Event deck has no card but this one.
    """
    order = {"events": (event,), "common": tuple(common.split()), "bag": DEALT[: 3 * players]}
    match = new(players, order=order, **setup)
    table = match.table
    for _ in range(2 * players - 1):
        answer_setup(match)
    spare = table.pool(1)
    for pile in (table.pool(0), table.bank(0), table.star(0)):
        spare.put(*pile.take_all())
    lay(table, table.pool(0), pool)
    lay(table, table.bank(0), bank)
    lay(table, table.star(0), star)
    lay(table, table.pool(1), others)
    drawn = [key.id for key in table.drawn]
    laid = {name.removesuffix("*") for name in f"{pool} {bank} {star} {others}".split()}
    assert not laid & set(f"{offer} {bag}".split()), "this key was laid elsewhere already"
    on_top = [taken(table, name) for name in f"{offer} {bag}".split()]
    assert not {key.id for key in on_top} & set(drawn), "this key was drawn in the set-up"
    table.bag.cards = on_top + table.bag.cards
    table.known_in_bag = len(on_top)
    table.spaces[0] = space
    if final:
        table.event_box.put(*table.event_deck.cards[1:])
        del table.event_deck.cards[1:]
    answer_setup(match)
    assert table.round == 1
    return match


def answer_setup(match):
    asked = match.decision
    match.answer([item.id for item in asked.items][: asked.least])


def taken(table, name):
    """The key of that id, out of wherever it lies, as it shall lie: "*" with its back up."""
    key_id = name.removesuffix("*")
    for pile in table.piles.values():
        key = pile.find(key_id)
        if key is not None:
            pile.take(key)
            key = key.white_up()
            return key.flipped() if name.endswith("*") else key
    raise AssertionError(f"there is no key {key_id}")


def lay(table, pile, names):
    pile.put(*(taken(table, name) for name in names.split()))


def table(match) -> TypewriterTable:
    return match.table


def shown(pile):
    """Keys as `position` takes them."""
    return " ".join(key.id + ("" if key.white else "*") for key in pile)


def pool(match, seat=0):
    return set(shown(table(match).pool(seat)).split())


def bank(match, seat=0):
    return shown(table(match).bank(seat))


def star(match, seat=0):
    return shown(table(match).star(seat))


def space(match, seat=0):
    return table(match).spaces[seat]


def spell(match, word, keys=""):
    """Spell a word, with these keys if they are named, and let the Common key lie."""
    match.answer({"word": word, "way": keys} if keys else {"word": word})
    if match.decision and getattr(match.decision, "purpose", "") == "common":
        match.answer("leave")


def fill(match):
    """Fill the Meter, if a key could be used before."""
    if getattr(match.decision, "step", "") == "fill":
        match.answer("fill")


def go_to(match, step):
    """Go on, using nothing, until that step of Ann's turn."""
    on = {"fill": "fill", "meter": "flip", "claim": "end"}
    for _ in until(lambda: getattr(match.decision, "step", "") == step):
        match.answer(on[match.decision.step])


def meter(match, word, keys="", ability=None):
    """Spell a word, fill the Meter, and use the ability on that space."""
    spell(match, word, keys)
    go_to(match, "meter")
    if ability is not None:
        match.answer(f"ability:{ability}")


def why_not(match, option_id):
    """Why that option, or that key of the ones offered, cannot be chosen now; "" when it can."""
    asked = match.decision
    offered = {o.id: o.why_not for o in (*asked.options, *getattr(asked, "items", ()))}
    return offered[option_id]


def possible(match):
    """The ids of what can be chosen now."""
    asked = match.decision
    return {o.id for o in (*asked.options, *getattr(asked, "items", ())) if not o.why_not}


def end_turn(match):
    """Go on until somebody is asked for a word, claiming what comes first."""
    seat = match.decision.seat
    for _ in until(lambda: not (match.decision and match.decision.seat == seat)):
        asked = match.decision
        if asked.kind == "spell":
            match.answer("pass")
        elif asked.kind == "pick":
            match.answer([item.id for item in asked.items][: asked.least])
        else:
            go_on = {"fill": "fill", "meter": "flip"}.get(asked.step)
            claims = [o.id for o in asked.options if o.group == "claim"]
            match.answer(go_on or next(iter(claims), "end"))
