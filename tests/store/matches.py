"""Matches to be kept: short ones of WordSpiel, played by chance."""

from datetime import UTC, datetime
from pathlib import Path
from random import Random

from tests.games.matches import journal, some_answer, state
from tests.until import until
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.store.saves import Save

EVENING = datetime(2026, 3, 4, 19, 30, tzinfo=UTC)


def evening() -> datetime:
    """The clock of the tests."""
    return EVENING


def new_match(*names: str, seed: int = 7, **options: bool | int | str) -> Match:
    """A match of WordSpiel that nobody has answered in yet; alone it is the solitaire."""
    seats = tuple(Seat(name) for name in names or ("Ann", "Ben"))
    variant = "solitaire" if len(seats) == 1 else "rounds"
    if len(seats) > 1:
        options = {"rounds": 1, "dealer": 1, **options}
    setup = Setup(game="wordspiel", seats=seats, variant=variant, options=options, seed=seed)
    return Match(game("wordspiel"), setup)


def play(match: Match, answers: int, seed: int = 1) -> Match:
    """The same match, so many answers later, or over."""
    random = Random(seed)
    for _ in range(answers):
        if match.over:
            break
        seat, answer = some_answer(match, random)
        match.answer(answer, seat)
    return match


def lived_in() -> Match:
    """A match with every kind of line: answers, a hint, an agreement, a take-back, and names that
    are no markup."""
    match = play(new_match("[/foo] é", "漢字 🦊", take_backs=True), 6)
    match.agree("zyzzyva", False)
    play(match, 3, seed=2)
    match.undo()
    for _ in until(lambda: match.decision is None or match.decision.kind == "spell"):
        match.answer(match.decision.sample(match.decision.seat, Random(3)))
    assert match.decision is not None
    match.hint(match.decision.seat)
    return play(match, 2, seed=3)


def kept(match: Match) -> Path:
    """The file of that match, which nobody plays now."""
    with Save.create(match, evening) as save:
        return save.path


def finished(match: Match, ended: datetime = EVENING) -> Path:
    """The file in the history of that match, which is over."""
    assert match.over
    save = Save.create(match, evening)
    save.finish(match, ended)
    return save.path


def same(match: Match, other: Match) -> bool:
    """Whether two matches are one: in what was said, and in how they stand."""
    return journal(match) == journal(other) and state(match) == state(other)
