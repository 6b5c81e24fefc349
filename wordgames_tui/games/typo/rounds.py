"""A round of Typo: everybody chooses a card, all are revealed, and each is placed in turn."""

from wordgames_tui.engine.decisions import Option
from wordgames_tui.engine.piles import EVERYONE
from wordgames_tui.engine.rules import Script
from wordgames_tui.games.typo.decisions import ChooseCard
from wordgames_tui.games.typo.events import Dealt, Revealed, RowsStarted
from wordgames_tui.games.typo.placing import place
from wordgames_tui.games.typo.stakes import Stakes
from wordgames_tui.games.typo.table import Turn, TypoTable, all_cards, copies, letters, to_deal

__all__ = ["deal", "play_round", "start"]


def start(table: TypoTable) -> None:
    """Shuffle, start the rows with one card each, and give somebody the dictionary (Setup)."""
    table.deck.cards = table.chance.shuffle("deck", all_cards())
    for row in table.rows:
        row.put(table.deck.draw())
    table.dictionary = table.chosen_seat("first")
    cards = tuple(card for row in table.rows for card in row)
    table.tell(RowsStarted(cards=cards, dictionary=table.dictionary))


def deal(table: TypoTable) -> int:
    """Deal everybody the same number of cards, one at a time from the first seat on, fewer where
    the deck has not enough (Setup; Second Half of the Game). Returns how many each has."""
    players = len(table.seats)
    count = min(to_deal(str(table.setup.options["deal"]), players), len(table.deck) // players)
    for _ in range(count):
        for seat in table.seats:
            table.hand(seat).put(table.deck.draw())
    table.tell(Dealt(half=table.half, cards=count))
    return count


def play_round(table: TypoTable, stakes: Stakes) -> Script[None]:
    """All choose a card in secret; then it is placed in the order of the letters (First Half)."""
    for seat in table.seats:
        yield from choose_card(table, seat)
    reveal(table)
    for turn in table.turns:
        yield from place(table, turn, stakes)
        turn.done = True
        if stakes.decided(table):
            return


def choose_card(table: TypoTable, seat: int) -> Script[None]:
    """A card of the hand is laid face down. Each is named with the number that it shows."""
    hand = sorted(table.hand(seat), key=lambda card: card.id)
    card_id = yield ChooseCard(
        seats=(seat,),
        prompt="Choose a card.",
        options=tuple(
            Option(card.id, f"{card.face} ({copies()[card.face.lower()]})", group="card")
            for card in hand
        ),
        private=True,
        hand=letters(hand),
        rows=tuple(letters(row) for row in table.rows),
        judge=table.judge,
    )
    card = table.hand(seat).find(card_id)
    assert card is not None
    table.chosen(seat).seen_by = {seat}
    table.chosen(seat).put(table.hand(seat).take(card))


def reveal(table: TypoTable) -> None:
    """Turn all chosen cards over. The order is settled now: by letter, from A in the first half
    and from Z in the second; equal letters clockwise from whoever has the dictionary."""
    clockwise = table.clockwise_from(table.dictionary)
    turns = [Turn(seat, table.chosen(seat).cards[0]) for seat in clockwise]
    turns.sort(key=lambda turn: turn.card.face, reverse=table.half == 2)
    table.turns = turns
    for seat in table.seats:
        table.chosen(seat).seen_by = EVERYONE
    table.tell(
        Revealed(
            round=table.round,
            seats=tuple(turn.seat for turn in turns),
            cards=tuple(turn.card for turn in turns),
        )
    )
