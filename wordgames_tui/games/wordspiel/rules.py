"""WordSpiel as a game: its variants, what a table can decide, its components."""

from collections.abc import Mapping, Sequence
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
from wordgames_tui.games.wordspiel import rounds, solitaire
from wordgames_tui.games.wordspiel.hints import hints
from wordgames_tui.games.wordspiel.table import SpielTable, all_cards
from wordgames_tui.games.wordspiel.view import view
from wordgames_tui.words.policy import POLICIES, Policy

__all__ = ["WordSpiel"]


class WordSpiel(Rules[SpielTable]):
    """WordSpiel for two to six, and its solitaire."""

    name = "wordspiel"
    title = "WordSpiel"
    version = 1
    variants = (
        Variant("rounds", "the round game", "Five rounds; the lowest score wins.", 2, 6),
        Variant("solitaire", "solitaire", "Use all your cards before the pile runs out.", 1, 1),
    )
    own_options = (
        number("rounds", "Rounds", "How many rounds are played.", 5, 1, 20, "rounds"),
        OptionSpec(
            "seconds",
            "Time for a turn",
            "When the time is over, the turn ends as if there were no word.",
            60,
            (Choice(0, "take your time"), *(Choice(s, f"{s} seconds") for s in (30, 60, 90, 120))),
            ("rounds",),
        ),
        OptionSpec(
            "challenge",
            "Words are",
            "Checked when they are laid, or laid freely until somebody challenges them.",
            "auto",
            (Choice("auto", "checked at once"), Choice("table", "laid and challenged")),
            ("rounds",),
        ),
        OptionSpec(
            "verdict",
            "Challenges go to",
            "The dictionary, or more than half of the table.",
            "dictionary",
            (Choice("dictionary", "the dictionary"), Choice("vote", "a vote")),
            ("rounds",),
        ),
        first_seat("dealer", "First dealer", "Who deals in the first round.", 0, 6, "rounds"),
        toggle(
            "easy_start",
            "Easy start",
            "A Q or X that would start the spiral goes under the deck, and another is flipped.",
            False,
        ),
    )
    shuffled = ("deck", "reshuffle")
    bot_levels: ClassVar[Mapping[str, str]] = {
        "easy": "Knows everyday words, and lays the best of a few short ones that it notices.",
        "medium": "Knows most words in use, and lays as many cards as it can, awkward ones first.",
        "hard": "Knows the whole dictionary, and looks at what it keeps and where you must start.",
    }
    policy: ClassVar[Policy] = POLICIES["wordspiel"]
    lowest_wins = True

    def components(self, setup: Setup) -> Sequence[Card]:
        return all_cards()

    def table(self, setup: Setup, chance: Chance, judge: Judge) -> SpielTable:
        table = SpielTable(setup, chance, judge)
        table.lay("deck", all_cards(), NOBODY)
        table.lay("spiral")
        table.lay("aside", (), NOBODY)
        if setup.variant == "solitaire":
            solitaire.lay_stacks(table)
        for seat in table.seats:
            table.lay(f"hand {seat}", (), {seat})
        return table

    def script(self, table: SpielTable) -> Script[Result]:
        return solitaire.play(table) if table.setup.variant == "solitaire" else rounds.play(table)

    def view(self, table: SpielTable, seat: int | None) -> dict[str, Json]:
        return view(table)

    def hints(self, decision: Decision, view: Mapping[str, Json]) -> Sequence[str]:
        return hints(decision, view)
