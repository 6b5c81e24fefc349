"""Typewriter as a game: its variants, what a table can decide, its components."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from wordgames_tui.engine.chance import Chance
from wordgames_tui.engine.decisions import Decision
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.judge import Judge
from wordgames_tui.engine.piles import NOBODY, Card
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.rules import Rules, Script
from wordgames_tui.engine.setup import Choice, OptionSpec, Setup, Variant, first_seat, toggle
from wordgames_tui.engine.table import Result
from wordgames_tui.games.typewriter import rounds
from wordgames_tui.games.typewriter.actions import all_actions
from wordgames_tui.games.typewriter.assets import number as constant
from wordgames_tui.games.typewriter.event_cards import all_events
from wordgames_tui.games.typewriter.hints import hints
from wordgames_tui.games.typewriter.keys import Key, keys_of
from wordgames_tui.games.typewriter.table import TypewriterTable
from wordgames_tui.games.typewriter.typewriters import STANDARD, all_typewriters
from wordgames_tui.games.typewriter.view import view
from wordgames_tui.words.policy import POLICIES, Policy

__all__ = ["Typewriter"]

MOST = 5


def _side(seat: int) -> OptionSpec:
    return OptionSpec(
        f"side_{seat}",
        f"Seat {seat} plays as",
        "The Standard side, or a character that no other seat has.",
        STANDARD,
        tuple(Choice(t.id, t.name) for t in all_typewriters().values()),
    )


class Typewriter(Rules[TypewriterTable]):
    """Typewriter for two to five."""

    name = "typewriter"
    title = "Typewriter"
    version = 1
    variants = (
        Variant("standard", "the full game", "Nine rounds; the most points win.", 2, MOST),
        Variant("quick", "Quick Play", "Six rounds instead of nine.", 2, MOST),
    )
    own_options = (
        toggle(
            "color_combo",
            "Color Combo",
            "Keys in the pool with a coloured side up score at the end, each colour on its own.",
            False,
        ),
        OptionSpec(
            "common_letters",
            "Letters to bank Common",
            "How long a word must be to bank the top Common key.",
            constant("common", "bank_min_letters"),
            (
                Choice(constant("common", "bank_min_letters_easy"), "8, easier"),
                Choice(constant("common", "bank_min_letters"), "9"),
                Choice(constant("common", "bank_min_letters_hard"), "10, harder"),
            ),
        ),
        first_seat("first", "Gold token", "Who has it and starts every round.", 0, MOST),
        *(_side(seat) for seat in range(1, MOST + 1)),
    )
    shuffled = ("bag", "common", "events")
    bot_levels: ClassVar[Mapping[str, str]] = {
        "easy": "Knows everyday words; of the eight it thinks of it takes the one that fills most.",
        "medium": "Knows most words in use, thinks of 25, and resets as soon as that gains.",
        "hard": "Knows rarer words, thinks of 80, and weighs word, Meter, keys and turns to come.",
    }
    policy: ClassVar[Policy] = POLICIES["typewriter"]

    def components(self, setup: Setup) -> Sequence[Card]:
        starters = [key for keys in _starters(len(setup.seats)) for key in keys]
        others = keys_of(
            "common_vowel", "common_wild", "temporary_wild", "two_letter", "single", "action"
        )
        return (*starters, *others, *all_events())

    def can_hold(self, setup: Setup, pile: str) -> Sequence[Card]:
        return {
            "bag": keys_of("two_letter", "single", "action"),
            "common": keys_of("common_vowel"),
            "events": all_events(),
        }[pile]

    def glossary(self) -> Sequence[tuple[str, ...]]:
        """Every action and ability (appendix), by what the keys show of it."""
        on_keys = {key.down.action_id for key in keys_of("action") if key.down}
        meters = all_typewriters().values()
        on_meters = {ability.action.id for meter in meters for ability in meter.abilities}
        entries = [
            (
                action.short if action.id in on_keys else "",
                action.brief if action.id in on_meters else "",
                f"**{action.label}.** {action.text}",
            )
            for action in all_actions().values()
        ]
        by_sign = sorted(entries, key=lambda entry: (not entry[0], *entry))
        return (("Key", "Meter", "What it does"), *by_sign)

    def settle(self, setup: Setup) -> Setup:
        setup = super().settle(setup)
        taken: set[Json] = set()
        for name in (f"side_{seat + 1}" for seat in range(len(setup.seats))):
            side = setup.options[name]
            if side in taken and side != STANDARD:
                title = all_typewriters()[str(side)].name
                raise Refused(f"Two players cannot both have {title}: there is one.")
            taken.add(side)
        for pile in setup.order:
            if pile not in self.shuffled:
                raise Refused(
                    f"The pile {pile.rpartition(' ')[0]!r} is shuffled once; name its order in one."
                )
        return setup

    def table(self, setup: Setup, chance: Chance, judge: Judge) -> TypewriterTable:
        table = TypewriterTable(setup, chance, judge)
        table.lay("bag", keys_of("two_letter", "single", "action"), NOBODY)
        for name in ("offer", "drawn", "aside", "word"):
            table.lay(name)
        table.lay("common")
        table.lay("common below", keys_of("common_vowel"), NOBODY)
        table.lay("common bottom", keys_of("common_wild"))
        table.lay("supply", keys_of("temporary_wild"))
        table.lay("event")
        table.lay("events", (), NOBODY)
        table.lay("past events")
        table.lay("events not in play", all_events(), NOBODY)
        for seat, starters in enumerate(_starters(len(setup.seats))):
            table.lay(f"pool {seat}", starters)
            table.lay(f"bank {seat}")
            table.lay(f"star {seat}")
        sides = (setup.options[f"side_{seat + 1}"] for seat in table.seats)
        table.typewriters = tuple(all_typewriters()[str(side)] for side in sides)
        table.spaces = [0 for _ in table.seats]
        table.words = ["" for _ in table.seats]
        return table

    def script(self, table: TypewriterTable) -> Script[Result]:
        return rounds.play(table)

    def view(self, table: TypewriterTable, seat: int | None) -> dict[str, Json]:
        return view(table)

    def hints(self, decision: Decision, view: Mapping[str, Json]) -> Sequence[str]:
        return hints(decision, view)


def _starters(players: int) -> list[list[Key]]:
    """Each player's four starting keys: N, R, S and T."""
    starters = keys_of("starter")
    copies = len(starters) // 4
    return [list(starters[seat::copies]) for seat in range(players)]
