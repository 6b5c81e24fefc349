"""Rounds of WordSpiel from positions that the set-up's order lays."""

from collections import Counter

from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.wordspiel.table import SpielTable, all_cards, letters

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Flo")
FILLERS = "IRLDG"


def filled(stacks, spoken_for=""):
    """The stacks filled up to ten cards each with letters that no other card here needs."""
    left = Counter(card.face for card in all_cards())
    left.subtract("".join(stacks) + spoken_for)
    full = []
    for stack in stacks:
        filler = [f for f in FILLERS for _ in range(left[f])][: 10 - len(stack)]
        left.subtract(filler)
        full.append(stack + "".join(filler))
    return full


def round_of(hands, flip, deck="", bots=(), **options):
    """A match in which the seats hold these cards, filled up to ten with I, R, L, D and G; the
    last seat deals, so the first one starts.

    `deck` is what lies on top of the deck after the deal and the flip, `bots` are the seats of
    easy bots.
    """
    hands = filled(hands, flip + deck)
    dealt = "".join(card for cards in zip(*hands, strict=True) for card in cards)
    setup = Setup(
        game="wordspiel",
        seats=tuple(
            Seat(name, "easy" if seat in bots else "")
            for seat, name in enumerate(NAMES[: len(hands)])
        ),
        options={"rounds": 1, "dealer": len(hands), **options},
        order={"deck": tuple(dealt + flip + deck)},
        seed=7,
    )
    return Match(game("wordspiel"), setup)


def started(*args, **options):
    """The same, with everybody keeping their cards and the first clock started."""
    match = round_of(*args, **options)
    for _ in match.table.seats:
        match.answer("keep")
    return start(match)


def start(match):
    if match.decision.option("start"):
        match.answer("start")
    return match


def say(match, word, way=None):
    """Start the clock if need be, and lay a word."""
    start(match)
    match.answer({"word": word} if way is None else {"word": word, "way": way})


def pass_(match, to):
    start(match)
    match.answer("no-word")
    match.answer(to)


def table(match) -> SpielTable:
    return match.table


def spiral(match):
    return letters(table(match).spiral)


def hand(match, seat):
    return "".join(sorted(letters(table(match).hand(seat))))


def fun(second="OIETNY"):
    """Ann made FUN out of the flipped F; Ben holds `second`."""
    match = started(["UNANA", second], "F")
    say(match, "fun")
    return start(match)
