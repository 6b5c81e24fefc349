"""Hints for WordSpiel, in steps: how long, where from, the word."""

from collections.abc import Mapping

from wordgames_tui.engine.decisions import Decision
from wordgames_tui.engine.plain import Json
from wordgames_tui.games.wordspiel.decisions import Play, PlayWord
from wordgames_tui.words.text import counted

__all__ = ["hints"]


def hints(decision: Decision, view: Mapping[str, Json]) -> tuple[str, ...]:
    """Three hints for the play that lays the most cards, or one where there is no play."""
    if not isinstance(decision, PlayWord) or decision.judge.candidates is None:
        return ()
    judge, finder = decision.judge, decision.judge.candidates
    plays = (play for play in decision.plays(finder) if not judge.refusal(play.word))
    found = max(plays, key=lambda play: (len(play.added), -play.back, play.word), default=None)
    if found is None:
        return ("There is no word for you here.",)
    word, start = found.word.upper(), found.word[: found.back].upper()
    return (
        worth(found, len(decision.hand), view),
        f"It starts with {start}, the last of the spiral: {start}…",
        f"{word}: {start} and {found.added.upper()}.",
    )


def worth(play: Play, hand: int, view: Mapping[str, Json]) -> str:
    """How long the best word is, how much it lays, and what comes of it for who plays alone."""
    length = f"{len(play.word)} letters"
    laid = counted(len(play.added), "card")
    if view["variant"] == "solitaire" and len(play.added) == hand:
        return f"A word wins: it has {length} and lays every card."
    if view["last_chance"]:
        return f"No word wins: the best has {length} and lays {laid} of {hand}."
    return f"The best word has {length} and lays {laid}."
