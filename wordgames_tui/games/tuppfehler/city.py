"""City, Country, Typoh (2 to 6 players)."""

from wordgames_tui.engine.decisions import TIME_UP, Choose, Option
from wordgames_tui.engine.piles import EVERYONE, NOBODY
from wordgames_tui.engine.rules import Script
from wordgames_tui.engine.table import Result, best
from wordgames_tui.games.tuppfehler.decisions import WriteWords
from wordgames_tui.games.tuppfehler.events import Decider, Read, Revealed, RoundScored, Saw, Wrote
from wordgames_tui.games.tuppfehler.rounds import look_back, result, start, turn_over
from wordgames_tui.games.tuppfehler.scoring import entries, round_points, totals
from wordgames_tui.games.tuppfehler.table import TyposTable

__all__ = ["play"]


def play(table: TyposTable) -> Script[Result]:
    """Most points after the last round wins; a tie is shared, or played off."""
    start(table)
    table.playing = tuple(table.clockwise_from(table.starter))
    while table.round < table.rounds:
        table.round += 1
        yield from play_round(table)
    level = best(totals(table))
    if len(level) > 1 and table.setup.options["decider"]:
        table.tell(Decider(seats=level))
        table.playing = tuple(seat for seat in table.playing if seat in level)
        table.round += 1
        yield from play_round(table)
    return result(table, totals(table))


def play_round(table: TyposTable) -> Script[None]:
    """One Typoh for all: everyone writes, then everyone reads."""
    table.phase = "write"
    turn_over(table, seen_by=NOBODY)
    table.lists.append({})
    for seat in table.playing:
        yield from write(table, seat)
    table.piles["typoh"].seen_by = EVERYONE
    table.tell(Revealed(typoh=table.typoh.upper()))
    read(table)
    yield from look_back(table, "The lists are read. A word may be disputed now.")
    table.tell(RoundScored(round=table.round, points=round_points(table, table.round - 1)))


def write(table: TyposTable, seat: int) -> Script[None]:
    """The seat starts its clock, sees the Typoh, and writes down as many words as it can."""
    seconds = table.number("seconds")
    ready = "start your clock" if seconds else "are ready"
    yield Choose(
        seats=(seat,),
        prompt=f"The Typoh shows when you {ready}.",
        options=(Option("start", "Start the clock" if seconds else "Show the Typoh"),),
        private=True,
    )
    seen = table.piles["typoh"].seen_by or ()
    table.piles["typoh"].seen_by = {*seen, seat}
    table.tell(Saw(seat=seat, typoh=table.typoh.upper()))
    words = yield WriteWords(
        seats=(seat,),
        prompt="Write down words that are one change away.",
        private=True,
        seconds=seconds or None,
        typoh=table.typoh,
        pro=table.pro,
        judge=table.judge,
    )
    table.lists[-1][seat] = () if words == TIME_UP else words
    table.tell(Wrote(seat=seat, words=table.lists[-1][seat]))


def read(table: TyposTable) -> None:
    """One after the other reads all words out, and each word earns its points."""
    for seat in table.playing:
        read_out = entries(table, table.round - 1, seat)
        table.tell(
            Read(
                seat=seat,
                words=tuple(entry.word for entry in read_out),
                good=tuple(entry.word for entry in read_out if entry.points),
                points=sum(entry.points for entry in read_out),
            )
        )
