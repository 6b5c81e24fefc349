"""What a game is to the engine."""

import re
from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Generic, TypeVar

from wordgames_tui.engine.chance import Chance, named
from wordgames_tui.engine.decisions import Decision
from wordgames_tui.engine.errors import Refused, did_you_mean
from wordgames_tui.engine.judge import Judge
from wordgames_tui.engine.piles import Card
from wordgames_tui.engine.plain import Json, quoted
from wordgames_tui.engine.setup import (
    OptionSpec,
    Seat,
    Setup,
    Variant,
    kept_name,
    seat_name,
    toggle,
)
from wordgames_tui.engine.table import Result, Table
from wordgames_tui.words.policy import Policy

__all__ = ["COMMON_OPTIONS", "Rules", "Script"]

T = TypeVar("T")
TableT = TypeVar("TableT", bound=Table[Any])
Script = Generator[Decision, Any, T]

COMMON_OPTIONS = (
    toggle("hints", "Hints", "Players may ask for hints, which the history counts.", True),
    toggle(
        "take_backs",
        "Free take-backs",
        "An answer may be taken back even when something was revealed since.",
        False,
    ),
)


class Rules(ABC, Generic[TableT]):
    """A game: its script, and what a seat may see of its table."""

    name: ClassVar[str]
    """As in a command: "wordspiel"."""
    title: ClassVar[str]
    version: ClassVar[int]
    """Goes up whenever the same answers would no longer give the same match."""
    variants: ClassVar[tuple[Variant, ...]]
    """The first is the one that is played unless a set-up names another."""
    own_options: ClassVar[tuple[OptionSpec, ...]] = ()
    shuffled: ClassVar[tuple[str, ...]]
    """The piles whose order a set-up may fix."""
    bot_levels: ClassVar[Mapping[str, str]]
    """The levels of this game's bots, weakest first, each with what it knows and does."""
    policy: ClassVar[Policy]
    """The rules for words that the rulebook states."""
    lowest_wins: ClassVar[bool] = False
    """Whether a lower score is the better one."""

    @abstractmethod
    def components(self, setup: Setup) -> Sequence[Card]:
        """All that lies on the table in such a match."""

    def can_hold(self, setup: Setup, pile: str) -> Sequence[Card]:
        """Of these components, those that a shuffled pile can hold; its order names some."""
        return self.components(setup)

    @abstractmethod
    def table(self, setup: Setup, chance: Chance, judge: Judge) -> TableT:
        """The table before anything happened."""

    @abstractmethod
    def script(self, table: TableT) -> Script[Result]:
        """The rules, in the order of the rulebook: yields what it asks, is sent the answers."""

    @abstractmethod
    def view(self, table: TableT, seat: int | None) -> dict[str, Json]:
        """What this game's screen shows that seat beside the piles (`None`: an onlooker)."""

    def policy_for(self, setup: Setup) -> Policy:
        """The rules for words at that table, where its options may change them."""
        return self.policy

    def hints(self, decision: Decision, view: Mapping[str, Json]) -> Sequence[str]:
        """Hints for that decision, each telling more than the one before; maybe none."""
        return ()

    def remark(self, decision: Decision, view: Mapping[str, Json], word: str) -> str:
        """What is wrong with a word as that view shows the table, whatever a dictionary says of
        it: a short phrase, "" where nothing is."""
        return ""

    def glossary(self) -> Sequence[tuple[str, ...]]:
        """What is printed on components in short, and what it means: a row of headings, then the
        entries; none where everything is printed in full."""
        return ()

    @property
    def options(self) -> tuple[OptionSpec, ...]:
        """Everything that a table can decide."""
        return (*self.own_options, *COMMON_OPTIONS)

    def options_of(self, variant: str) -> tuple[OptionSpec, ...]:
        """What a table can decide in that variant."""
        return tuple(o for o in self.options if not o.variants or variant in o.variants)

    def option(self, name: str, variant: Variant) -> OptionSpec:
        """The option of that name in that variant. Raises `Refused`, naming what there is."""
        specs = {spec.name: spec for spec in self.options_of(variant.name)}
        if name not in specs:
            hint = did_you_mean(name, specs)
            raise Refused(f"{self.title}, {variant.title}, has no option {name[:40]!r}{hint}")
        return specs[name]

    def variant(self, name: str) -> Variant:
        """The variant of that name, the first for "". Raises `Refused`, naming what there is."""
        variants = {variant.name: variant for variant in self.variants}
        if name not in ("", *variants):
            hint = did_you_mean(name, variants)
            raise Refused(f"{self.title} has no variant {name[:40]!r}{hint}")
        return variants[name] if name else self.variants[0]

    def bot_level(self, name: str) -> str:
        """That level of this game's bots. Raises `Refused`, naming what there is."""
        if name not in self.bot_levels:
            hint = did_you_mean(name, self.bot_levels)
            raise Refused(f"There is no bot level {name[:40]!r}{hint}")
        return name

    def begin(self, setup: Setup) -> Setup:
        """The set-up of a match that starts, settled, where everybody can be told from the others.

        A match that is kept is settled alone: it may have begun when less was asked of a name.
        Raises `Refused`.
        """
        settled = self.settle(setup)
        for seat, name in enumerate(settled.names):
            seat_name(name, settled.names[:seat])
        return settled

    def settle(self, setup: Setup) -> Setup:
        """The set-up checked and completed with every default. Raises `Refused`."""
        if setup.game.casefold() != self.name:
            raise Refused(f"This is a set-up of {quoted(setup.game)}, not of {self.title}.")
        variant = self.variant(setup.variant)
        return replace(
            setup,
            game=self.name,
            variant=variant.name,
            seats=self._seats(setup, variant),
            options=self._options(setup, variant),
            order=self._order(setup),
        )

    def _seats(self, setup: Setup, variant: Variant) -> tuple[Seat, ...]:
        count = len(setup.seats)
        if not variant.least <= count <= variant.most:
            raise Refused(f"{self.title}, {variant.title}, takes {variant.takes}, not {count}.")
        seats: list[Seat] = []
        for seat in setup.seats:
            bot = seat.bot and self.bot_level(seat.bot)
            seats.append(Seat(kept_name(seat.name, [s.name for s in seats]), bot))
        return tuple(seats)

    def _options(self, setup: Setup, variant: Variant) -> dict[str, Json]:
        for name in setup.options:
            self.option(name, variant)
        options: dict[str, Json] = {}
        for spec in self.options_of(variant.name):
            value = options[spec.name] = spec.check(setup.options.get(spec.name, spec.default))
            if spec.is_seat and isinstance(value, int) and value > len(setup.seats):
                there = f"there are {len(setup.seats)}"
                raise Refused(f"There is no seat {value} for the option {spec.name}; {there}.")
        return options

    def _order(self, setup: Setup) -> dict[str, tuple[str, ...]]:
        for pile, names in setup.order.items():
            base, _, number = pile.rpartition(" ")
            again = base in self.shuffled and re.fullmatch(r"[2-9]|[1-9]\d+", number)
            if pile not in self.shuffled and not again:
                hint = did_you_mean(pile, self.shuffled)
                raise Refused(f"No pile {pile[:40]!r} is shuffled here{hint}")
            cards = self.can_hold(setup, base if again else pile)
            left = list(cards)
            for name in names:
                card = named(name, left)
                if card is None and named(name, cards) is None:
                    raise Refused(f"There is no {name[:40]!r} in the pile {pile!r}.")
                if card is None:
                    raise Refused(f"The order of {pile!r} names {name[:40]!r} once too often.")
                left.remove(card)
        return dict(setup.order)
