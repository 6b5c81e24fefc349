"""Set-up, rounds and the end of the game, in the order of the rulebook."""

from dataclasses import asdict

from wordgames_tui.engine.rules import Script
from wordgames_tui.engine.table import Result, victory
from wordgames_tui.games.typewriter.asking import Use, pick_keys, targets
from wordgames_tui.games.typewriter.assets import number
from wordgames_tui.games.typewriter.drawing import keep_of_drawn
from wordgames_tui.games.typewriter.effects import run
from wordgames_tui.games.typewriter.events import (
    EventEffect,
    FinalScore,
    Flipped,
    OfferChanged,
    RoundBegan,
)
from wordgames_tui.games.typewriter.scoring import Score, best_scores, score
from wordgames_tui.games.typewriter.table import TypewriterTable
from wordgames_tui.games.typewriter.turn import take_turn
from wordgames_tui.games.typewriter.zones import draw, flip
from wordgames_tui.words.text import counted

__all__ = ["play", "scores"]


def play(table: TypewriterTable) -> Script[Result]:
    """A match: as many rounds as the Event deck has cards."""
    yield from set_up(table)
    while len(table.event_deck):
        yield from begin_round(table)
        for seat in table.clockwise_from(table.first):
            yield from take_turn(table, seat)
        yield from end_round(table)
    return result(table)


def set_up(table: TypewriterTable) -> Script[None]:
    """Setup: shuffle, flip two starters each, draw three letter keys and keep two, deal the
    Offer."""
    table.first = table.chosen_seat("first")
    table.bag.cards = table.chance.shuffle("bag", table.bag.cards)
    table.known_in_bag = len(table.setup.order.get("bag", ()))
    table.common_below.cards = table.chance.shuffle("common", table.common_below.cards)
    table.common.put(table.common_below.draw())
    events = table.chance.shuffle("events", table.event_box.take_all())
    table.rounds = number("rounds", table.setup.variant)
    table.event_deck.put(*events[: table.rounds])
    table.event_box.put(*events[table.rounds :])
    for seat in table.clockwise_from(table.first):
        yield from flip_starters(table, seat)
    drawn, kept = number("setup", "letter_keys_drawn"), number("setup", "letter_keys_kept")
    for seat in table.clockwise_from(table.first):
        yield from keep_of_drawn(Use(table, seat, "event"), drawn, kept)
    keys = draw(table, table.offer_size, table.offer)
    table.tell(OfferChanged(keys=keys, how="The Offer"))


def flip_starters(table: TypewriterTable, seat: int) -> Script[None]:
    """Any two starting keys are turned to their wild side."""
    count = number("setup", "starters_flipped_to_wild")
    starters = targets(list(table.pool(seat)))
    prompt = f"Which {count} of your starting keys shall be wild?"
    use = Use(table, seat, "event")
    chosen = yield from pick_keys(use, "starters", prompt, starters, count, count)
    flipped = tuple(flip(table.pool(seat), key) for key in chosen)
    table.tell(Flipped(seat=seat, keys=flipped, where="pool"))


def begin_round(table: TypewriterTable) -> Script[None]:
    """Turn an Event card. It replaces the last one; what acts at once does so before the first
    turn, in turn order from the gold token (Round Structure)."""
    table.round += 1
    table.words = ["" for _ in table.seats]
    table.past_events.put(*table.event_now.take_all())
    event = table.event_deck.draw()
    table.event_now.put(event)
    table.tell(RoundBegan(round=table.round, rounds=table.rounds, card=event))
    if event.hook != "round_start":
        return
    everybody = table.clockwise_from(table.first)
    for seat in everybody if event.scope == "each_player" else everybody[:1]:
        use = Use(table, seat, "event", optional=event.optional)
        yield from run(use, event.op, event.params)


def end_round(table: TypewriterTable) -> Script[None]:
    """After the last turn the event may reward the longest word: all who tie, in turn order."""
    event = table.event
    least = event.changes("round_end", "min_letters", 0)
    if event.hook != "round_end":
        return
    longest = max(map(len, table.words))
    for seat in table.clockwise_from(table.first):
        word = table.words[seat]
        if len(word) == longest >= least:
            table.tell(EventEffect(seat=seat, name=event.face, word=word))
            yield from run(
                Use(table, seat, "event", optional=event.optional), event.op, event.params
            )


def scores(table: TypewriterTable) -> list[Score]:
    """What each seat would score now."""
    combo = bool(table.setup.options["color_combo"])
    return [
        score(table.bank(seat), table.star(seat), table.pool(seat), combo) for seat in table.seats
    ]


def result(table: TypewriterTable) -> Result:
    """Victory points from Bank and Star, and with Color Combo from the pool; three tie-breaks
    (End of Game and Victory Points)."""
    final = scores(table)
    for seat, its in enumerate(final):
        table.tell(FinalScore(seat=seat, total=its.total, **asdict(its)))
    winners = best_scores(final)
    totals = tuple(its.total for its in final)
    won = victory([table.names[seat] for seat in winners])
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    how = ""
    if len(tied) > len(winners):
        banked = [final[seat].banked for seat in tied]
        how = ", with more banked keys" if banked.count(max(banked)) == len(winners) else ""
        how = how or ", with more starred keys"
    return Result(totals, winners, f"{won} with {counted(max(totals), 'point')}{how}.")
