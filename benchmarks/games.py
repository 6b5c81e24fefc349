"""How many whole matches are played in a second, and what of that time the rules take.

    python benchmarks/games.py

Bots of three levels play every game and variant, or as many as have a seat. So that the figures
can be compared between machines, a match is also measured in searches: the time that a search for
all words from seven tiles takes in a trie of plain Python, in the same run.
"""

import random
from collections.abc import Callable
from itertools import cycle, islice
from time import perf_counter
from typing import Any

from finder import in_trie, opened

from wordgames_tui.bots import player
from wordgames_tui.bots.driver import bot_answer
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.rules import Rules
from wordgames_tui.engine.setup import Seat, Setup, Variant
from wordgames_tui.games import GAMES

LEVELS = ("easy", "medium", "hard")
SECONDS = 6.0
"""About how long each variant is played."""
RACKS = 400


def main() -> None:
    """Print matches and answers in a second, and the ratios."""
    searching = seconds_of_a_search()
    print(
        f"{'':24}{'players':>9}{'matches/s':>11}{'answers/s':>11}"
        f"{'of it rules':>13}{'a match in searches':>21}"
    )
    for rules in GAMES.values():
        for variant in rules.variants:
            seats = min(len(LEVELS), variant.most)
            matches, played = timed_matches(rules, variant, seats)
            answers = sum(match.answers for match in matches)
            start = perf_counter()
            for match in matches:
                match.fork()
            replayed = perf_counter() - start
            print(
                f"{rules.name + ' ' + variant.name:24}{seats:>9}{len(matches) / played:>11.1f}"
                f"{answers / played:>11,.0f}{replayed / played:>12.0%}"
                f"{played / len(matches) / searching:>18.0f}"
            )


def timed_matches(rules: Rules[Any], variant: Variant, seats: int) -> tuple[list[Match], float]:
    """Matches played one after the other to their end, and the seconds that it took."""
    levels = tuple(islice(cycle(LEVELS), seats))
    players = {seat: player(rules.name, level) for seat, level in enumerate(levels)}
    matches: list[Match] = []
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        setup = Setup(
            game=rules.name,
            seats=tuple(Seat(f"{seat} {level}", level) for seat, level in enumerate(levels)),
            variant=variant.name,
            seed=len(matches) + 1,
        )
        match = Match(rules, setup)
        while found := bot_answer(match, players):
            seat, answer = found
            match.answer(answer, seat)
        matches.append(match)
    return matches, perf_counter() - start


def seconds_of_a_search() -> float:
    """Seconds that one search for all words from seven tiles takes in a trie."""
    words = list(opened())
    search: Callable[[str, int], list[str]] = in_trie(words)
    chance = random.Random(7)
    letters = "".join(words)
    start = perf_counter()
    for _ in range(RACKS):
        search("".join(chance.choices(letters, k=7)), 0)
    return (perf_counter() - start) / RACKS


if __name__ == "__main__":
    main()
