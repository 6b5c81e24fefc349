"""Chance: one seed, one stream, and an order that a set-up may fix."""

from wordgames_tui.engine.chance import Chance
from wordgames_tui.engine.piles import Card

CARDS = [Card(f"{face}{n}", face) for face in "ABC" for n in (1, 2)]


def ids(cards):
    return [card.id for card in cards]


def test_the_same_seed_shuffles_alike_on_every_machine():
    assert ids(Chance(1, {}).shuffle("deck", CARDS)) == ids(Chance(1, {}).shuffle("deck", CARDS))
    assert ids(Chance(5, {}).shuffle("deck", CARDS)) == ["A1", "A2", "B1", "C1", "C2", "B2"]


def test_named_cards_lie_on_top_and_the_rest_is_shuffled_below():
    chance = Chance(1, {"deck": ("C", "a2", "C", "A")})
    shuffled = ids(chance.shuffle("deck", CARDS))
    assert shuffled[:4] == ["C1", "A2", "C2", "A1"]
    assert sorted(shuffled[4:]) == ["B1", "B2"]


def test_the_second_shuffle_of_a_pile_has_an_order_of_its_own():
    chance = Chance(1, {"deck": ("A",), "deck 2": ("C", "Z", "B")})
    assert ids(chance.shuffle("deck", CARDS))[0] == "A1"
    assert ids(chance.shuffle("deck", CARDS))[:2] == ["C1", "B1"]


def test_what_is_not_among_the_cards_is_passed_over():
    shuffled = Chance(1, {"deck": ("A", "Z", "A", "A", "B")}).shuffle("deck", CARDS)
    assert ids(shuffled)[:3] == ["A1", "A2", "B1"]


def test_every_order_of_three_cards_comes_up_about_as_often():
    chance = Chance(3, {})
    seen: dict[str, int] = {}
    for _ in range(6000):
        order = "".join(card.face for card in chance.shuffle("deck", CARDS[::2]))
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())
