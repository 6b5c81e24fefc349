"""What keys are worth at the end, and who has won (End of Game and Victory Points)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

from wordgames_tui.engine.plain import Json
from wordgames_tui.games.typewriter.assets import data
from wordgames_tui.games.typewriter.keys import COLOURS, Key

__all__ = ["Score", "best_scores", "colour_points", "score"]


@dataclass(frozen=True, slots=True)
class Score:
    """What a player has scored, and what breaks ties."""

    bank: int
    star: int
    combo: int
    banked: int
    starred: int

    @property
    def total(self) -> int:
        """The victory points."""
        return self.bank + self.star + self.combo

    def to_json(self) -> dict[str, Json]:
        """It as plain data, with the total."""
        return {**asdict(self), "total": self.total}


def score(
    bank: Iterable[Key], star: Iterable[Key], pool: Iterable[Key] = (), combo: bool = False
) -> Score:
    """Banked keys are worth the value that shows, starred ones their stars as well; the pool
    counts with the Color Combo card alone."""
    banked, starred = list(bank), list(star)
    return Score(
        bank=sum(key.value for key in banked),
        star=sum(key.value + key.stars for key in starred),
        combo=colour_points(pool) if combo else 0,
        banked=len(banked),
        starred=len(starred),
    )


def colour_points(pool: Iterable[Key]) -> int:
    """Color Combo: points for the keys of each colour with that side up."""
    table: Sequence[int] = data("setup")["color_combo"]["points"]
    counts = Counter(key.up.colour for key in pool)
    return sum(table[min(counts[colour], len(table) - 1)] for colour in COLOURS)


def best_scores(scores: Sequence[Score]) -> tuple[int, ...]:
    """The winning seats: most points, then most banked keys, then most starred keys; who is
    still tied shares the victory."""
    ranks = [(s.total, s.banked, s.starred) for s in scores]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
