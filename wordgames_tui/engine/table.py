"""The table: what lies on it, and what a script does to it."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from wordgames_tui.engine.chance import Chance
from wordgames_tui.engine.events import Event
from wordgames_tui.engine.judge import Judge
from wordgames_tui.engine.piles import EVERYONE, Card, Pile
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.setup import Setup
from wordgames_tui.words.text import listed

__all__ = ["Result", "Table", "best", "victory"]

C = TypeVar("C", bound=Card)


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: a score and whether it won for each seat, and a sentence."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    text: str

    def to_json(self) -> dict[str, Json]:
        return {"scores": list(self.scores), "winners": list(self.winners), "text": self.text}


@dataclass
class Table(Generic[C]):
    """The piles of a match, its chance, its judge, and what happened at it.

    A game adds what else it must remember. Nothing on a table is a screen's.
    """

    setup: Setup
    chance: Chance
    judge: Judge
    piles: dict[str, Pile[C]] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    answered_by: int = 0
    """The seat that gave the last answer: a decision may be for any of several."""

    @property
    def seats(self) -> range:
        """The seats, from 0, clockwise."""
        return range(len(self.setup.seats))

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return self.setup.names

    def number(self, option: str) -> int:
        """The number that was decided for that option."""
        value = self.setup.options[option]
        assert isinstance(value, int)
        return value

    def chosen_seat(self, option: str) -> int:
        """The seat that was decided for that option, or else one by chance."""
        return (self.number(option) or 1 + self.chance.below(len(self.seats))) - 1

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat that comes `steps` after that one, clockwise."""
        return (seat + steps) % len(self.setup.seats)

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats once, clockwise, that one first."""
        return [self.after(seat, steps) for steps in self.seats]

    def lay(
        self, name: str, cards: Iterable[C] = (), seen_by: Collection[int] | None = EVERYONE
    ) -> Pile[C]:
        """Make a pile of that name and put it on the table."""
        pile = self.piles[name] = Pile(name, cards, seen_by)
        return pile

    def tell(self, event: Event) -> None:
        """Let it be known that this happened."""
        self.events.append(event)

    def piles_view(self, seat: int | None) -> dict[str, Json]:
        """What that seat may know of every pile."""
        return {name: pile.to_json(seat) for name, pile in self.piles.items()}


def best(scores: Sequence[int], *, lowest: bool = False) -> tuple[int, ...]:
    """The seats that share the best score: the highest, or the lowest."""
    wanted = min(scores) if lowest else max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == wanted)


def victory(winners: Sequence[str]) -> str:
    """ "Ann wins", or "Ann, Ben and Cleo share the victory"."""
    return f"{listed(winners)} {'share the victory' if len(winners) > 1 else 'wins'}"
