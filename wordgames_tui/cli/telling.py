"""A match told in lines: what is played, what happened, how it ended."""

from collections.abc import Iterator

from wordgames_tui.engine.match import Match
from wordgames_tui.words.text import signed

__all__ = ["happenings", "introduction", "outcome"]


def introduction(match: Match) -> str:
    """What is played, and by whom."""
    seats = ", ".join(
        f"{seat.name} (bot, {seat.bot})" if seat.bot else seat.name for seat in match.setup.seats
    )
    return f"{match.rules.title}, {match.rules.variant(match.setup.variant).title}: {seats}."


def happenings(match: Match, seat: int | None) -> Iterator[str]:
    """The log, as that seat (`None`: an onlooker) may know it."""
    for event in match.events_for(seat):
        line = event.line(match.setup.names)
        if line:
            yield line


def outcome(match: Match) -> Iterator[str]:
    """How a match ended that is over."""
    assert match.result is not None
    yield match.result.text
    scores = zip(match.setup.names, match.result.scores, strict=True)
    yield f"Score of {', '.join(f'{name}: {signed(score)}' for name, score in scores)}."
