"""Risk (3 to 6 players)."""

from wordgames_tui.engine.decisions import TIME_UP, Option, Spelled
from wordgames_tui.engine.piles import EVERYONE
from wordgames_tui.engine.rules import Script
from wordgames_tui.engine.table import Result
from wordgames_tui.games.tuppfehler.changes import change_between
from wordgames_tui.games.tuppfehler.decisions import Bid, SayWord
from wordgames_tui.games.tuppfehler.events import (
    Folded,
    NoWord,
    Passed,
    RoundScored,
    Secured,
    Took,
)
from wordgames_tui.games.tuppfehler.rounds import look_back, result, start, turn_over
from wordgames_tui.games.tuppfehler.scoring import totals
from wordgames_tui.games.tuppfehler.table import Said, TyposTable, number_cards

__all__ = ["COUNT", "ROUNDS", "play"]

COUNT = 5
"""The seconds of a count from five."""
TRIES = 3
"""How often a word may be tried for a number where no clock runs."""
ROUNDS = {3: 6, 4: 8, 5: 5, 6: 6}
"""Rounds by the number of players: each starts equally often."""


def play(table: TyposTable) -> Script[Result]:
    """Whoever has the most points overall wins."""
    start(table)
    table.playing = tuple(table.seats)
    while table.round < table.rounds:
        table.round += 1
        turn_over(table, seen_by=EVERYONE)
        table.said, table.out = [], set()
        yield from auction(table)
        yield from say_words(table)
        score(table)
        yield from look_back(table, "The round is over, and the numbers go back to the middle.")
        table.starter = table.after(table.starter)
    return result(table, totals(table))


def auction(table: TyposTable) -> Script[None]:
    """Take the lowest number card or pass, in turn, until all pass or the 10 is taken (1)."""
    table.phase = "auction"
    seat, passes = table.starter, 0
    while passes < len(table.seats) and len(table.numbers):
        lowest = table.numbers.cards[0]
        answer = yield Bid(
            seats=(seat,),
            prompt=f"Take the {lowest.face}, or pass?",
            options=(
                Option("take", f"Take the {lowest.face}", key="take"),
                Option("pass", "Pass", key="pass"),
            ),
            seconds=seconds(table),
            number=int(lowest.face),
            typoh=table.typoh,
            pro=table.pro,
            judge=table.judge,
        )
        if answer == "take":
            table.held(seat).put(table.numbers.draw())
            table.tell(Took(seat=seat, number=int(lowest.face)))
            passes = 0
        else:
            table.tell(Passed(seat=seat, in_time=answer != TIME_UP))
            passes += 1
        seat = table.after(seat)


def say_words(table: TyposTable) -> Script[None]:
    """Each number is played in turn: a new valid word, or fold (2)."""
    table.phase = "say"
    for number in number_cards():
        holders = [seat for seat in table.seats if table.held(seat).find(number.id)]
        if holders:
            yield from say_word(table, holders[0], int(number.face))


def say_word(table: TyposTable, seat: int, number: int) -> Script[None]:
    """A valid word secures the number; whoever folds loses all that lie face up."""
    for tries in range(TRIES, 0, -1):
        asked = SayWord(
            seats=(seat,),
            prompt=f"A word for the {number}, or fold." + tries_left(table, tries),
            options=(Option("fold", "Fold"),),
            seconds=seconds(table),
            typoh=table.typoh,
            pro=table.pro,
            said=tuple(said.word for said in table.said),
            judge=table.judge,
            checked=seconds(table) is not None,
        )
        word = yield asked
        if not isinstance(word, Spelled):
            return fold(table, seat, in_time=word != TIME_UP)
        reason = asked.refusal(word.word)
        if not reason:
            return secure(table, seat, number, word.word)
        table.tell(NoWord(seat=seat, word=word.word, reason=reason))
    return fold(table, seat, in_time=False)


def secure(table: TyposTable, seat: int, number: int, word: str) -> None:
    """The number card is turned over: its points are safe."""
    card = table.held(seat).find(f"N{number}")
    change = change_between(table.typoh, word, table.pro)
    assert card is not None
    assert change is not None
    table.secured(seat).put(table.held(seat).take(card))
    table.said.append(Said(seat, number, word, change))
    table.tell(Secured(seat=seat, number=number, word=word, change=change.words))


def fold(table: TyposTable, seat: int, in_time: bool) -> None:
    """All number cards that lie face up go back to the middle; the rest of the round is skipped."""
    back = table.held(seat).take_all()
    table.out.add(seat)
    table.numbers.cards = sorted([*table.numbers, *back], key=lambda card: int(card.face))
    table.tell(Folded(seat=seat, numbers=tuple(int(card.face) for card in back), in_time=in_time))


def score(table: TyposTable) -> None:
    """The numbers turned over count, and all return to the middle (3)."""
    points = tuple(sum(int(card.face) for card in table.secured(seat)) for seat in table.seats)
    for seat in table.seats:
        table.secured(seat).take_all()
        table.held(seat).take_all()
    table.numbers.cards = list(number_cards())
    table.risk_points.append(points)
    table.tell(RoundScored(round=table.round, points=points))


def tries_left(table: TyposTable, tries: int) -> str:
    """How often a word may be tried, where no clock decides that."""
    if seconds(table) is not None:
        return ""
    return " One try is left." if tries == 1 else f" {tries} tries are left."


def seconds(table: TyposTable) -> int | None:
    """How long one may hesitate: the time to think, and then the count from five."""
    thinking = table.number("thinking")
    return thinking + COUNT if thinking else None
