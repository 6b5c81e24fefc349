"""What is done with cards in WordSpiel, alone or in a round."""

from wordgames_tui.engine.decisions import Option, Spelled
from wordgames_tui.games.wordspiel.events import Exchanged, Flipped, Laid, Replenished
from wordgames_tui.games.wordspiel.table import Placement, SpielTable

__all__ = [
    "EXCHANGES",
    "HAND",
    "KEPT_CARDS",
    "can_draw",
    "exchange",
    "exchange_options",
    "flip",
    "lay",
    "replenish",
]

HAND = 10
EXCHANGES = 3
KEPT_PLACEMENTS = 3
KEPT_CARDS = 10


def flip(table: SpielTable) -> None:
    """The top card of the deck starts the spiral (Play D)."""
    if table.setup.options["easy_start"]:
        while table.deck.cards[0].face in "QX":
            table.deck.put(table.deck.draw())
    card = table.deck.draw()
    table.lay_on_spiral(Placement(None, 1), card)
    table.tell(Flipped(card=card))


def lay(table: SpielTable, seat: int, spelled: Spelled) -> None:
    """Add the word's cards to the spiral, in order (Play F, G)."""
    back = int(spelled.way)
    hand = table.hand(seat)
    cards = []
    for letter in spelled.word[back:].upper():
        card = next(card for card in hand if card.face == letter)
        cards.append(hand.take(card))
    placement = Placement(seat, len(cards), spelled.word, back)
    table.lay_on_spiral(placement, *cards)
    if table.words_lie_freely:
        table.contested = placement
    table.tell(Laid(seat=seat, word=spelled.word, back=back, cards=tuple(cards)))


def exchange_options(table: SpielTable, seat: int) -> list[Option]:
    """An option for each card of the hand that may be exchanged."""
    why_not = ""
    if not table.exchanges_left[seat]:
        why_not = f"You have exchanged {EXCHANGES} cards already."
    elif not can_draw(table):
        why_not = "There is no card to draw."
    return [
        Option(f"exchange:{card.id}", f"Exchange {card.face}", why_not, (seat,), "exchange")
        for card in table.hand(seat)
    ]


def exchange(table: SpielTable, seat: int, answer: str) -> None:
    """A card goes aside face down, and the top card of the deck comes into the hand (Play C)."""
    replenish(table)
    card = table.hand(seat).find(answer.removeprefix("exchange:"))
    assert card is not None
    drawn = table.deck.draw()
    table.aside.put(table.hand(seat).take(card))
    table.hand(seat).put(drawn)
    table.exchanges_left[seat] -= 1
    table.tell(Exchanged(seat=seat, gave=card, drew=drawn, left=table.exchanges_left[seat]))


def can_draw(table: SpielTable) -> bool:
    """Whether the deck has a card, or would have one again."""
    spare = kept_placements(table) < len(table.placements)
    return bool(len(table.deck) or len(table.aside) or spare)


def replenish(table: SpielTable) -> None:
    """When the deck has run out, leave the last few words and shuffle the rest (FAQs)."""
    if len(table.deck):
        return
    kept = table.placements[-kept_placements(table) :]
    cards = sum(placement.count for placement in kept)
    spiral = table.spiral.take_all()
    split = len(spiral) - cards
    loose = spiral[:split] + table.aside.take_all()
    table.spiral.put(*spiral[split:])
    table.placements[:] = kept
    table.deck.put(*table.chance.shuffle("reshuffle", loose))
    table.tell(Replenished(cards=len(loose)))


def kept_placements(table: SpielTable) -> int:
    """How many placements stay when the deck runs out: the last three, ten cards at least."""
    cards = 0
    for kept, placement in enumerate(reversed(table.placements), start=1):
        cards += placement.count
        if kept >= KEPT_PLACEMENTS and cards >= KEPT_CARDS:
            return kept
    return len(table.placements)
