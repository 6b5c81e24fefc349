"""Tuppfehler's matches on Typohs that the set-up's order lays, and the moves that tests make."""

from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.tuppfehler.scoring import entries

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Flo")


def match_of(players, *typohs, variant="city", bots=(), called=NAMES, **options):
    """A match on these Typohs, or on ORE, as many rounds as there are; `bots` are the seats of
    easy bots."""
    typohs = typohs or ("ORE",)
    if variant == "city":
        options = {"rounds": len(typohs), **options}
    setup = Setup(
        game="tuppfehler",
        seats=tuple(
            Seat(name, "easy" if seat in bots else "") for seat, name in enumerate(called[:players])
        ),
        variant=variant,
        options=options,
        order={"typohs": typohs},
        seed=3,
    )
    return Match(game("tuppfehler"), setup)


def write(match, *lists):
    """All seats write these lists, one after the other."""
    for words in lists:
        match.answer("start")
        match.answer(list(words))


def read(match, round_=-1):
    """What each seat's words earned: a list of (word, points, reason) for each seat."""
    table = match.table
    at = round_ % len(table.lists)
    return [[(e.word, e.points, e.reason) for e in entries(table, at, s)] for s in table.seats]
