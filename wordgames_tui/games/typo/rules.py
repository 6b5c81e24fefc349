"""Typo as a game: its variants, what a table can decide, its components."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from wordgames_tui.engine.chance import Chance
from wordgames_tui.engine.decisions import Decision
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.judge import Judge
from wordgames_tui.engine.piles import NOBODY, Card
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.rules import Rules, Script
from wordgames_tui.engine.setup import (
    Choice,
    OptionSpec,
    Setup,
    Variant,
    first_seat,
    toggle,
)
from wordgames_tui.engine.table import Result
from wordgames_tui.games.typo import first_out, halves
from wordgames_tui.games.typo.hints import hints
from wordgames_tui.games.typo.table import ROWS, TypoTable, all_cards
from wordgames_tui.games.typo.view import view
from wordgames_tui.words.agreed import TableVotes
from wordgames_tui.words.policy import POLICIES, Policy

__all__ = ["Typo"]

MOST = 6
KNOWN_NAMES = KNOWN_ABBREVIATIONS = 5
"""The least common tier of the proper nouns and abbreviations that a table can let in."""


class Typo(Rules[TypoTable]):
    """Typo for two to six: the whole game in two halves, and the variant in which cards are to be
    got rid of."""

    name = "typo"
    title = "Typo"
    version = 1
    variants = (
        Variant(
            "halves",
            "the whole game",
            "A half from A to Z, a half from Z to A; who loses the fewest points wins.",
            2,
            MOST,
        ),
        Variant(
            "first-out",
            "first with no cards",
            "A row that you replace gives you cards; the first with none left wins.",
            2,
            MOST,
        ),
    )
    own_options = (
        OptionSpec(
            "judge",
            "Judged by",
            "Half of the others doubt a word, and then it is looked up, or the player of a seat "
            "judges; or the dictionary judges every word at once.",
            "vote",
            (
                Choice("vote", "doubt and look-up"),
                Choice("lexicon", "the dictionary"),
                *(Choice(f"seat {seat}", f"doubt and seat {seat}") for seat in range(1, MOST + 1)),
            ),
        ),
        OptionSpec(
            "seconds",
            "Time for a card",
            "When the time is over, the card cannot be placed.",
            0,
            (Choice(0, "take your time"), *(Choice(s, f"{s} seconds") for s in (30, 60, 90))),
        ),
        OptionSpec(
            "deal",
            "Cards dealt",
            "12 each and 10 at six, as in the rulebook; or 14, 13, 12, 11 and 10 for two to six "
            "players, as in another edition.",
            "rulebook",
            (Choice("rulebook", "12, at six 10"), Choice("university", "14 to 10")),
        ),
        first_seat("first", "First dictionary", "Who has the dictionary first.", 0, MOST),
        toggle("inflections", "Inflected forms", "Plurals are good; are other forms?", True),
        toggle("names", "Proper nouns", "Whether well-known proper nouns are good.", False),
        toggle(
            "abbreviations",
            "Abbreviations",
            "Whether well-known ones are good; acronyms, and those of names, never are.",
            False,
        ),
        toggle(
            "show_ends",
            "Show open ends",
            "Whether the ends are marked at which some word can still begin.",
            False,
        ),
    )
    shuffled = ("deck",)
    bot_levels: ClassVar[Mapping[str, str]] = {
        "easy": "Knows everyday words and lays a card that fits now.",
        "medium": "Knows most words in use and keeps the cards that fit anywhere for later.",
        "hard": "Knows the whole dictionary and thinks of the cards that come before its own.",
    }
    policy: ClassVar[Policy] = POLICIES["typo"]

    def components(self, setup: Setup) -> Sequence[Card]:
        return all_cards()

    def settle(self, setup: Setup) -> Setup:
        setup = super().settle(setup)
        seats, judge = len(setup.seats), str(setup.options["judge"])
        if judge.startswith("seat ") and int(judge.removeprefix("seat ")) > seats:
            raise Refused(f"There is no {judge} to judge; there are {seats} seats.")
        if judge == "lexicon" and setup.dictionary == TableVotes.key:
            raise Refused("Without a dictionary, doubted words are judged by a vote or a player.")
        return setup

    def policy_for(self, setup: Setup) -> Policy:
        options = setup.options
        return replace(
            self.policy,
            inflections=bool(options["inflections"]),
            names=KNOWN_NAMES if options["names"] else 0,
            abbreviations=KNOWN_ABBREVIATIONS if options["abbreviations"] else 0,
        )

    def table(self, setup: Setup, chance: Chance, judge: Judge) -> TypoTable:
        table = TypoTable(setup, chance, judge)
        table.lay("deck", all_cards(), NOBODY)
        for row in ROWS:
            table.lay(f"row {row}")
        table.lay("discard")
        for seat in table.seats:
            table.lay(f"hand {seat}", (), {seat})
            table.lay(f"chosen {seat}", (), {seat})
        table.points = [0 for _ in table.seats]
        return table

    def script(self, table: TypoTable) -> Script[Result]:
        play = first_out.play if table.setup.variant == "first-out" else halves.play
        return play(table)

    def view(self, table: TypoTable, seat: int | None) -> dict[str, Json]:
        return view(table)

    def hints(self, decision: Decision, view: Mapping[str, Json]) -> Sequence[str]:
        return hints(decision)
