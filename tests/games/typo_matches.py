"""Known positions of Typo, laid by the set-up's order, and the moves that tests make in them."""

from collections import Counter

from tests.until import until
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.typo.decisions import ChooseCard
from wordgames_tui.games.typo.table import TypoTable, all_cards, letters

NAMES = ("Ruud", "Michael", "Zinedine", "David", "Eve", "Flo")
DEALT = {2: 12, 3: 12, 4: 12, 5: 12, 6: 10}


def match_of(
    starts,
    hands,
    variant="halves",
    dictionary="english",
    second=(),
    called=NAMES,
    bots=(),
    **options,
):
    """A match with these four rows, in which the seats hold these letters among others; seat 1
    has the dictionary. `second` is what lies on top when the cards are shuffled again, `bots` are
    the seats of easy bots.

    A row of more than one letter is laid by hand, after the set-up.
    """
    count = DEALT[len(hands)]
    first, more = "".join(row[0] for row in starts), "".join(row[1:] for row in starts)
    left = Counter(card.face for card in all_cards())
    left.subtract(first + more + "".join(hands))
    assert min(left.values()) >= 0, "more of a letter than there are"
    fillers = list(left.elements())
    full = [hand + "".join(fillers.pop(0) for _ in range(count - len(hand))) for hand in hands]
    dealt = "".join(card for cards in zip(*full, strict=True) for card in cards)
    setup = Setup(
        game="typo",
        seats=tuple(
            Seat(name, "easy" if seat in bots else "")
            for seat, name in enumerate(called[: len(hands)])
        ),
        variant=variant,
        options={"first": 1, **options},
        order={"deck": tuple(first + dealt + more), "deck 2": tuple(second)},
        seed=7,
        dictionary=dictionary,
    )
    match = Match(game("typo"), setup)
    for row, start in zip(table(match).rows, starts, strict=True):
        row.put(*(table(match).deck.draw() for _ in start[1:]))
    return match


def table(match) -> TypoTable:
    return match.table


def rows(match):
    return [letters(row).upper() for row in table(match).rows]


def choose(match, *faces):
    """Each seat in turn chooses a card that shows this letter."""
    for face in faces:
        assert isinstance(match.decision, ChooseCard)
        hand = table(match).hand(match.decision.seat)
        match.answer(next(card.id for card in hand if card.face == face))


def say(match, word, way=None):
    match.answer({"word": word} if way is None else {"word": word, "way": way})


def weigh(match, **answers):
    """The others say "believe" or "doubt", "yes" or "no", by name."""
    for name, answer in answers.items():
        match.answer(answer, NAMES.index(name))


def believe(match):
    """The others believe the word that was said."""
    for _ in until(lambda: not (match.decision and match.decision.option("believe"))):
        match.answer("believe")


def place(match, word, way=None):
    say(match, word, way)
    believe(match)


def give_up(match, row=None):
    match.answer("give-up")
    if row is not None:
        match.answer(f"row {row}")


def pass_round(match):
    """A round in which everybody chooses their first card and places none."""
    for _ in table(match).seats:
        match.answer(match.decision.options[0].id)
    for _ in table(match).seats:
        match.answer("give-up")
        if match.decision and match.decision.prompt.startswith("Which of the longest"):
            match.answer(match.decision.options[0].id)


def pass_half(match):
    half = table(match).half
    for _ in until(lambda: match.over or table(match).half != half):
        pass_round(match)
