"""Challenge a Word: who decides, and what happens to the cards."""

from wordgames_tui.engine.decisions import Option
from wordgames_tui.engine.rules import Script
from wordgames_tui.games.wordspiel.decisions import Weigh
from wordgames_tui.games.wordspiel.events import Challenged, Verdict, Voted
from wordgames_tui.games.wordspiel.moves import can_draw, replenish
from wordgames_tui.games.wordspiel.table import SpielTable

__all__ = ["challenge"]


def challenge(table: SpielTable, by: int) -> Script[None]:
    """The dictionary or the table decides; a word that falls goes back to its player's hand,
    with a penalty card from the deck (Challenge a Word)."""
    laid, table.contested = table.contested, None
    assert laid is not None and laid.seat is not None
    player = laid.seat
    table.tell(Challenged(seat=by, word=laid.word))
    if table.table_votes and not table.judge.is_agreed(laid.word):
        reason = yield from vote(table, laid.word)
    else:
        reason = table.judge.refusal(laid.word)
    if not reason:
        table.tell(Verdict(seat=player, word=laid.word, good=True, reason=""))
        return
    table.placements.pop()
    spiral = table.spiral.cards
    table.hand(player).put(*spiral[len(spiral) - laid.count :])
    del spiral[len(spiral) - laid.count :]
    penalty = None
    if can_draw(table):
        replenish(table)
        penalty = table.deck.draw()
        table.hand(player).put(penalty)
    table.tell(
        Verdict(
            seat=player,
            word=laid.word,
            good=False,
            reason=reason,
            drawn=int(penalty is not None),
            penalty=penalty,
        )
    )


def vote(table: SpielTable, word: str) -> Script[str]:
    """Everybody says whether it is a word; it falls when more than half say no. The verdict is
    kept for the rest of the match. Returns the reason, "" when the word stands."""
    against = 0
    for seat in table.seats:
        so_far = f" So far {seat - against} yes, {against} no." if seat else ""
        answer = yield Weigh(
            seats=(seat,),
            prompt=f"{table.names[seat]}: is {word.upper()} a word?{so_far}",
            options=(Option("yes", "Yes, it is a word"), Option("no", "No, it is none")),
            judge=table.judge,
            word=word,
        )
        table.tell(Voted(seat=seat, word=word, good=answer == "yes"))
        against += answer == "no"
    stands = 2 * against <= len(table.seats)
    table.judge.agree(word, stands)
    return "" if stands else "the table voted against it"
