"""Tuppfehler as a game: its two ways to play, what a table can decide, its components."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from wordgames_tui.engine.chance import Chance
from wordgames_tui.engine.decisions import Decision
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
    number,
    toggle,
)
from wordgames_tui.engine.table import Result
from wordgames_tui.games.tuppfehler import city, risk
from wordgames_tui.games.tuppfehler.changes import change_between, why_no_change
from wordgames_tui.games.tuppfehler.decisions import SayWord
from wordgames_tui.games.tuppfehler.hints import hints
from wordgames_tui.games.tuppfehler.table import TyposTable, number_cards, with_sides_up
from wordgames_tui.games.tuppfehler.view import view
from wordgames_tui.words.policy import POLICIES, Policy

__all__ = ["Tuppfehler"]

MOST = 6
PILE = "typohs"
UNTIMED = Choice(0, "take your time")


class Tuppfehler(Rules[TyposTable]):
    """Tuppfehler: "City, Country, Typoh" for two to six, and Risk for three to six."""

    name = "tuppfehler"
    title = "Tuppfehler"
    version = 1
    variants = (
        Variant(
            "city",
            "City, Country, Typoh",
            "All write words for the same Typoh; what nobody else has counts double.",
            2,
            MOST,
        ),
        Variant("risk", "Risk", "Bid for numbers, then say a word for each of yours.", 3, MOST),
    )
    own_options = (
        number("rounds", "Rounds", "How many rounds are played.", 5, 1, 20, "city"),
        OptionSpec(
            "seconds",
            "Time to write",
            "How long each player writes.",
            45,
            (UNTIMED, *(Choice(s, f"{s} seconds") for s in (20, 30, 45, 60, 90, 120))),
            ("city",),
        ),
        OptionSpec(
            "thinking",
            "Time to think",
            "How long one may hesitate before the others count from five.",
            20,
            (UNTIMED, *(Choice(s, f"{s} seconds") for s in (5, 10, 20, 30, 60))),
            ("risk",),
        ),
        toggle("pro", "Pro rules", "Any two letters may change places as well.", False),
        toggle(
            "strict",
            "Strict about -ed and -ing",
            "Such words count only where they are well attested as words of their own.",
            False,
        ),
        toggle("decider", "Decider round", "Players who are level play one more.", False, "city"),
        first_seat("first", "Youngest player", "Who is first.", 1, MOST),
    )
    shuffled = (PILE,)
    bot_levels: ClassVar[Mapping[str, str]] = {
        "easy": "Knows everyday words, finds five at the most in 45 seconds, and bids with care.",
        "medium": "Knows most words in use, finds nine at the most, and bids for what it can say.",
        "hard": "Knows the whole dictionary, finds fifteen at the most, and bids for high numbers.",
    }
    policy: ClassVar[Policy] = POLICIES["tuppfehler"]

    def components(self, setup: Setup) -> Sequence[Card]:
        numbers = number_cards() if setup.variant == "risk" else ()
        return (*self.can_hold(setup, PILE), *numbers)

    def can_hold(self, setup: Setup, pile: str) -> Sequence[Card]:
        return with_sides_up(name for names in setup.order.values() for name in names)

    def policy_for(self, setup: Setup) -> Policy:
        return replace(self.policy, strict=bool(setup.options["strict"]))

    def table(self, setup: Setup, chance: Chance, judge: Judge) -> TyposTable:
        table = TyposTable(setup, chance, judge)
        table.lay(PILE, self.can_hold(setup, PILE), NOBODY)
        table.lay("typoh")
        table.lay("used")
        if setup.variant == "risk":
            table.lay("numbers", number_cards())
            for seat in table.seats:
                table.lay(f"held {seat}")
                table.lay(f"secured {seat}")
        rounds = setup.options.get("rounds")
        table.rounds = rounds if isinstance(rounds, int) else risk.ROUNDS[len(table.seats)]
        return table

    def script(self, table: TyposTable) -> Script[Result]:
        return risk.play(table) if table.setup.variant == "risk" else city.play(table)

    def view(self, table: TyposTable, seat: int | None) -> dict[str, Json]:
        return view(table, seat)

    def hints(self, decision: Decision, view: Mapping[str, Json]) -> Sequence[str]:
        return hints(decision)

    def remark(self, decision: Decision, view: Mapping[str, Json], word: str) -> str:
        if isinstance(decision, SayWord):
            return decision.remark(word)
        typoh = view["typoh"]
        if not isinstance(typoh, str) or change_between(typoh, word, bool(view["pro"])):
            return ""
        return why_no_change(typoh, word)
