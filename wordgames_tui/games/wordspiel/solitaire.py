"""WordSpiel alone (Solitaire Instructions)."""

from wordgames_tui.engine.decisions import Choose, Option, Spelled
from wordgames_tui.engine.piles import NOBODY
from wordgames_tui.engine.rules import Script
from wordgames_tui.engine.table import Result
from wordgames_tui.games.wordspiel.decisions import PlayWord
from wordgames_tui.games.wordspiel.events import ChoseStack, GaveUp, TookFromPile
from wordgames_tui.games.wordspiel.moves import (
    EXCHANGES,
    HAND,
    exchange,
    exchange_options,
    flip,
    lay,
)
from wordgames_tui.games.wordspiel.table import SpielTable, letters
from wordgames_tui.words.text import counted

__all__ = ["lay_stacks", "play"]

STACKS = ("left", "right")
ALONE = 0
LAST_CHANCE = "Your last chance: one word that uses every card, or give up."


def lay_stacks(table: SpielTable) -> None:
    """The two stacks; the one that is not chosen becomes the draw pile."""
    for stack in STACKS:
        table.lay(stack, (), NOBODY)


def play(table: SpielTable) -> Script[Result]:
    """Use all of your hand cards by making words (Goal)."""
    stack = yield from choose_stack(table)
    pile = table.piles[next(other for other in STACKS if other != stack)]
    hand = table.hand(ALONE)
    flip(table)
    while len(hand):
        table.last_chance = not len(pile)
        options = [Option("give-up", "Give up"), *exchange_options(table, ALONE)]
        if len(pile):
            options.insert(0, Option("draw", "No word; take the top card of the pile"))
        answer = yield PlayWord(
            seats=(ALONE,),
            prompt=LAST_CHANCE if table.last_chance else "Make a word.",
            options=tuple(options),
            private=True,
            hand=tuple(hand),
            spiral=letters(table.spiral),
            judge=table.judge,
        )
        if isinstance(answer, Spelled):
            lay(table, ALONE, answer)
            if table.last_chance:
                break
            if len(hand):
                draw(table, pile.name)
        elif answer == "draw":
            draw(table, pile.name)
        elif answer == "give-up":
            table.tell(GaveUp(cards=len(hand)))
            break
        else:
            exchange(table, ALONE, answer)
    return result(table)


def choose_stack(table: SpielTable) -> Script[str]:
    """Deal two stacks of ten cards, and choose one as the hand (Deal)."""
    table.deck.cards = table.chance.shuffle("deck", table.deck.cards)
    for name in STACKS:
        table.piles[name].put(*(table.deck.draw() for _ in range(HAND)))
    table.exchanges_left = [EXCHANGES]
    stack: str = yield Choose(
        seats=(ALONE,),
        prompt="Two stacks of ten, face down: which one is your hand?",
        options=(Option("left", "The left stack"), Option("right", "The right stack")),
    )
    table.hand(ALONE).put(*table.piles[stack].take_all())
    table.tell(ChoseStack(stack=stack))
    return stack


def draw(table: SpielTable, pile: str) -> None:
    """The top card of the draw pile comes into the hand (Play 3, 5, 7)."""
    card = table.piles[pile].draw()
    table.hand(ALONE).put(card)
    table.tell(TookFromPile(card=card, left=len(table.piles[pile])))


def result(table: SpielTable) -> Result:
    """Won with an empty hand (Play 9); the score is the number of cards left."""
    cards = len(table.hand(ALONE))
    if not cards:
        return Result((0,), (ALONE,), "You won: every card is in a word.")
    return Result((cards,), (), f"Not this time: {counted(cards, 'card')} left in your hand.")
