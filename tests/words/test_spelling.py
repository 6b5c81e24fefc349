"""Which tiles make a word: against a search through every order of the tiles."""

from itertools import permutations, product
from random import Random

import pytest

from wordgames_tui.words.spelling import Tile, lacking, spellings


def tiles(text):
    """ "e er ? er?" gives an E, the pair ER, a wild, and an ER that may be wild."""
    made = []
    for number, name in enumerate(text.split()):
        letters = name.rstrip("?")
        readings = (letters,) if letters else ()
        made.append(Tile(f"{name}{number}", readings, name.endswith("?"), sort=str(number)))
    return made


def shown(way):
    return [(placed.tile.id, placed.letters) for placed in way]


def by_brute_force(word, given):
    """All ways, by laying every selection of tiles in every order and reading them; the mere wilds
    of a selection in their own order only."""
    found = set()
    wilds = [tile.id for tile in given if not tile.readings]
    for size in range(1, len(word) + 1):
        for chosen in permutations(given, size):
            used = [tile.id for tile in chosen if tile.id in wilds]
            if used != sorted(used, key=wilds.index):
                continue
            readings = [[*t.readings, *("abcdef" if t.wild else ())] for t in chosen]
            for read in product(*readings):
                if "".join(read) == word:
                    found.add(tuple(zip((t.id for t in chosen), read, strict=True)))
    return found


@pytest.mark.parametrize(
    ("word", "given"),
    [
        ("abe", "a b e"),
        ("abe", "ab e be a"),
        ("faced", "f a ce d ? ?"),
        ("dead", "d e a d d ea"),
        ("bead", "be? a d ? ea"),
        ("abba", "ab ba a b b ?"),
        ("cab", "a b"),
        ("fade", "de? fa?"),
    ],
)
def test_every_way_is_found_once(word, given):
    found = [tuple(shown(way)) for way in spellings(word, tiles(given), limit=10_000)]
    assert len(found) == len(set(found))
    assert set(found) == by_brute_force(word, tiles(given))


def test_ways_by_chance_are_those_of_brute_force():
    random = Random(1)
    some = 0
    for _ in range(60):
        word = "".join(random.choices("abcde", k=random.randint(2, 5)))
        names = random.choices(["a", "b", "c", "d", "ab", "cd", "?", "e?", "ba?"], k=5)
        given = tiles(" ".join(names))
        found = [tuple(shown(way)) for way in spellings(word, given, limit=10_000)]
        assert set(found) == by_brute_force(word, given)
        assert len(found) == len(set(found))
        some += bool(found)
    assert some > 5


def test_a_pair_stays_together_and_in_order():
    assert not spellings("arte", tiles("a er t"))
    assert [shown(way) for way in spellings("tier", tiles("t i er"))] == [
        [("t0", "t"), ("i1", "i"), ("er2", "er")]
    ]


def test_a_pair_made_wild_is_its_letters_or_one_letter():
    assert shown(spellings("er", tiles("er?"))[0]) == [("er?0", "er")]
    (way,) = spellings("at", tiles("a er?"))
    assert [(placed.letters, placed.wild) for placed in way] == [("a", False), ("t", True)]
    assert not spellings("ate", tiles("a er?"))


def test_the_best_way_comes_first_and_the_rest_in_order():
    worth = {"e0": 1, "?1": 0, "e2": 4, "t3": 1, "a4": 1, "?5": -2}
    ways = spellings("eat", tiles("e ? e t a ?"), lambda placed: worth[placed.tile.id])
    totals = [sum(worth[tile] for tile, _ in shown(way)) for way in ways]
    assert shown(ways[0]) == [("e2", "e"), ("a4", "a"), ("t3", "t")]
    assert totals == sorted(totals, reverse=True)


def test_interchangeable_tiles_are_one_way():
    wilds = [Tile(f"w{number}", (), wild=True) for number in range(3)]
    ways = spellings("at", [Tile("a", ("a",)), *wilds])
    assert [shown(way) for way in ways] == [
        [("a", "a"), ("w0", "t")],
        [("w0", "a"), ("w1", "t")],
    ]


def test_the_number_of_ways_is_bounded():
    many = tiles(" ".join("x?" for _ in range(9)))
    assert len(spellings("abcdefgh", many, limit=25)) == 25


def test_what_is_lacking():
    assert lacking("letter", tiles("l et e r")) == "t"
    assert lacking("cozy", tiles("? o y")) == "cz"
    assert lacking("tea", tiles("te a")) == ""
