"""What both ways to play Tuppfehler share: the start, a new Typoh, and how a match ends."""

from collections.abc import Collection, Sequence

from wordgames_tui.engine.decisions import Choose, Option
from wordgames_tui.engine.rules import Script
from wordgames_tui.engine.table import Result, best, victory
from wordgames_tui.games.tuppfehler.events import FoundShown, NewTypoh
from wordgames_tui.games.tuppfehler.table import Typoh, TyposTable, typoh_cards, with_sides_up
from wordgames_tui.words.text import counted

__all__ = ["look_back", "result", "start", "turn_over"]


def start(table: TyposTable) -> None:
    """Shuffle the Typoh cards, and settle who is first."""
    table.piles["typohs"].take_all()
    table.piles["typohs"].put(*shuffled_with_sides(table))
    table.starter = table.chosen_seat("first")


def shuffled_with_sides(table: TyposTable) -> list[Typoh]:
    """Shuffle the cards, and for each the side that lies up, unless the order names one."""
    named = table.setup.order.get("typohs", ())
    wanted = {name.casefold() for name in named}
    cards = [
        card
        if {card.face.casefold(), card.id.casefold()} & wanted or table.chance.below(2)
        else card.turned()
        for card in with_sides_up(named)
    ]
    assert len(cards) == len(typoh_cards())
    return table.chance.shuffle("typohs", cards)


def turn_over(table: TyposTable, seen_by: Collection[int] | None) -> None:
    """Turn over the top Typoh card for this round; the last one is put away."""
    piles = table.piles
    piles["used"].put(*piles["typoh"].take_all())
    card = piles["typohs"].draw()
    piles["typoh"].put(card)
    piles["typoh"].seen_by = seen_by
    table.typohs.append(card.face.lower())
    table.tell(NewTypoh(round=table.round, typoh=card.face if seen_by is None else ""))


def look_back(table: TyposTable, prompt: str) -> Script[None]:
    """Let the table look at the round, and dispute a word, until a person goes on."""
    table.phase = "read"
    table.tell(FoundShown())
    seats = table.clockwise_from(table.starter)
    people = [seat for seat in seats if not table.setup.seats[seat].bot]
    yield Choose(
        seats=((people or seats)[0],), prompt=prompt, options=(Option("go-on", "Close the round"),)
    )


def result(table: TyposTable, points: Sequence[int]) -> Result:
    """The most points win; a tie is shared."""
    winners = best(points)
    won = victory([table.names[seat] for seat in winners])
    return Result(tuple(points), winners, f"{won} with {counted(max(points), 'point')}.")
