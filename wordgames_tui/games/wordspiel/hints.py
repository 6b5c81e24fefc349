"""Hints for WordSpiel, in steps: how long, where from, the word."""

from wordgames_tui.engine.decisions import Decision
from wordgames_tui.games.wordspiel.decisions import PlayWord

__all__ = ["hints"]


def hints(decision: Decision) -> tuple[str, ...]:
    """Three hints for the play that lays the most cards, or one where there is no play."""
    if not isinstance(decision, PlayWord) or decision.judge.finder is None:
        return ()
    plays = decision.plays(decision.judge.finder)
    found = max(plays, key=lambda play: (len(play.added), -play.back, play.word), default=None)
    if found is None:
        return ("There is no word for you here.",)
    word, start = found.word.upper(), found.word[: found.back].upper()
    cards = "1 card" if len(found.added) == 1 else f"{len(found.added)} cards"
    return (
        f"The best word has {len(word)} letters and lays {cards}.",
        f"It starts with {start}, the last of the spiral: {start}….",
        f"{word}: {start} and {found.added.upper()}.",
    )
