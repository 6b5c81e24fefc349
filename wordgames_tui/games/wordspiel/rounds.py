"""WordSpiel for two to six, in the order of the rulebook."""

from wordgames_tui.engine.decisions import TIME_UP, Option, Spelled
from wordgames_tui.engine.rules import Script
from wordgames_tui.engine.table import Result, best, victory
from wordgames_tui.games.wordspiel.challenge import challenge
from wordgames_tui.games.wordspiel.decisions import PlayWord, Weigh
from wordgames_tui.games.wordspiel.events import Dealt, NothingToDraw, PickedUp, RoundScored
from wordgames_tui.games.wordspiel.moves import (
    EXCHANGES,
    HAND,
    can_draw,
    exchange,
    exchange_options,
    flip,
    lay,
    replenish,
)
from wordgames_tui.games.wordspiel.table import Placement, SpielTable, all_cards, letters
from wordgames_tui.words.text import counted

__all__ = ["play"]


def play(table: SpielTable) -> Script[Result]:
    """A match: the player with the lowest score after the last round wins (Goal)."""
    table.dealer = table.chosen_seat("dealer")
    count = table.number("rounds")
    for table.round in range(1, count + 1):
        yield from play_round(table)
        table.dealer = table.after(table.dealer)
    winners = best(table.totals, lowest=True)
    won = victory([table.names[seat] for seat in winners])
    return Result(table.totals, winners, f"{won} with {counted(min(table.totals), 'point')}.")


def play_round(table: SpielTable) -> Script[None]:
    """Deal, let everyone exchange, flip the first card, and take turns (Deal, Play A to I)."""
    deal(table)
    for seat in table.clockwise_from(table.after(table.dealer)):
        yield from exchange_before_the_round(table, seat)
    flip(table)
    yield from take_turns(table)
    score_round(table)


def deal(table: SpielTable) -> None:
    """Shuffle everything and deal ten cards each, one at a time, clockwise (Deal)."""
    cards = list(all_cards())
    for pile in table.piles.values():
        pile.take_all()
    table.placements.clear()
    table.contested = None
    table.deck.put(*table.chance.shuffle("deck", cards))
    for _ in range(HAND):
        for seat in table.clockwise_from(table.after(table.dealer)):
            table.hand(seat).put(table.deck.draw())
    table.exchanges_left = [EXCHANGES for _ in table.seats]
    table.tell(Dealt(round=table.round, dealer=table.dealer))


def exchange_before_the_round(table: SpielTable, seat: int) -> Script[None]:
    """Up to three exchanges a round; the new card is seen before the next (Play C)."""
    while True:
        answer = yield Weigh(
            seats=(seat,),
            prompt="Exchange cards, or keep your hand.",
            options=(Option("keep", "Keep this hand"), *exchange_options(table, seat)),
            private=True,
            judge=table.judge,
        )
        if answer == "keep":
            return
        exchange(table, seat, answer)


def take_turns(table: SpielTable) -> Script[None]:
    """Turns go clockwise until somebody has no cards left (Play A, I), or nobody can move."""
    seat = table.after(table.dealer)
    idle = 0
    while idle < len(table.seats):
        yield from before_turn(table, seat)
        if is_out(table):
            return
        moved = yield from take_turn(table, seat)
        idle = 0 if moved else idle + 1
        if is_out(table) and not table.contested:
            return
        seat = table.after(seat)


def before_turn(table: SpielTable, seat: int) -> Script[None]:
    """Until `seat` starts the clock it is not its turn: it may exchange cards (Play C), and the
    word before may be challenged (Challenge a Word)."""
    while True:
        out = is_out(table)
        options = [] if out else exchange_options(table, seat)
        seats: tuple[int, ...] = (seat,)
        if table.contested:
            player = table.contested.seat
            others = tuple(s for s in table.clockwise_from(seat) if s != player)
            word = table.contested.word.upper()
            options.insert(0, Option("challenge", f"Challenge {word}", "", others))
            seats = (seat, *(s for s in others if s != seat))
        elif out:
            return
        timed = table.number("seconds") > 0
        if not timed and all(option.why_not for option in options):
            return
        go_on = "Let it stand; score the round" if out else "Start the clock"
        answer = yield Weigh(
            seats=seats,
            prompt="Is the last word good?" if out else "Ready for your turn?",
            options=(Option("start", go_on if timed or out else "Start", "", (seat,)), *options),
            private=not out,
            judge=table.judge,
            word=table.contested.word if table.contested else "",
        )
        if answer == "start":
            table.contested = None
            return
        if answer == "challenge":
            yield from challenge(table, table.answered_by)
        else:
            exchange(table, seat, answer)


def is_out(table: SpielTable) -> bool:
    """Whether a hand is empty."""
    return any(not len(table.hand(seat)) for seat in table.seats)


def take_turn(table: SpielTable, seat: int) -> Script[bool]:
    """One word, or the top card of the deck (Play B, E to H). Whether anything moved."""
    word = yield PlayWord(
        seats=(seat,),
        prompt="Make a word.",
        options=(Option("no-word", "No word"),),
        private=True,
        seconds=table.number("seconds") or None,
        hand=tuple(table.hand(seat)),
        spiral=letters(table.spiral),
        judge=table.judge,
        checked=not table.words_lie_freely,
    )
    if isinstance(word, Spelled):
        lay(table, seat, word)
        return True
    return (yield from pick_up(table, seat, in_time=word != TIME_UP))


def pick_up(table: SpielTable, seat: int, in_time: bool) -> Script[bool]:
    """No word: decide before looking where the top card goes (Play H). Whether there was one."""
    if not can_draw(table):
        table.tell(NothingToDraw(seat=seat))
        return False
    to = yield Weigh(
        seats=(seat,),
        prompt="Before you look at the top card of the deck: where shall it go?",
        options=(
            Option("hand", "Into your hand"),
            Option("spiral", "To the end of the spiral; the next player must use it"),
        ),
        private=True,
        judge=table.judge,
    )
    replenish(table)
    card = table.deck.draw()
    if to == "hand":
        table.hand(seat).put(card)
    else:
        table.lay_on_spiral(Placement(seat, 1), card)
    table.tell(PickedUp(seat=seat, to=to, card=card, in_time=in_time))
    return True


def score_round(table: SpielTable) -> None:
    """Each card left in a hand is worth one point (Play J)."""
    scores = tuple(len(table.hand(seat)) for seat in table.seats)
    table.round_scores.append(scores)
    table.tell(RoundScored(round=table.round, scores=scores))
