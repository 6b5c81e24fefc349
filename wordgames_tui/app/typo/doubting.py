"""The question who at the keyboard doubts a word, while several may still say so."""

from collections.abc import Sequence

from wordgames_tui.app.choices import Item
from wordgames_tui.app.typo.table_view import Announced
from wordgames_tui.games.typo.decisions import Weigh
from wordgames_tui.session import Session
from wordgames_tui.words.text import listed

__all__ = ["NOBODY", "answers", "doubters", "hearers", "prompt", "spoke", "waited_for"]

NOBODY = "nobody"
"""Nobody else at the keyboard doubts the word."""


def prompt(said: Announced, names: Sequence[str]) -> str:
    """Who doubts the word; who does already, and how many are half of the others with them."""
    says = f"{names[said.seat]} says {said.word.upper()}."
    doubters = [names[seat] for seat, doubts in said.doubts.items() if doubts]
    if not doubters:
        return f"{says} Who doubts it?"
    doubt = f"{listed(doubters)} {'doubt' if len(doubters) > 1 else 'doubts'} it"
    wanting = len(names) // 2 - len(doubters)
    more = "one more is" if wanting == 1 else f"{wanting} more are"
    return f"{says} {doubt}; {more} needed. Who else?"


def answers(said: Announced, hearers: Sequence[int], names: Sequence[str]) -> list[Item]:
    """Nobody, or one of the people who heard the word: each keeps the same digit throughout."""
    nobody = "nobody else" if any(said.doubts.values()) else "nobody"
    people = [Item(f"{seat}", names[seat], why_not=spoke(said, seat, names)) for seat in hearers]
    return [Item(NOBODY, nobody, "Enter"), *people]


def spoke(said: Announced, seat: int, names: Sequence[str]) -> str:
    """What that seat has said of the word already, in a sentence; "" before it has spoken."""
    if seat not in said.doubts:
        return ""
    return f"{names[seat]} {'doubts' if said.doubts[seat] else 'believes'} it already."


def hearers(session: Session, said: Announced) -> list[int]:
    """The people who heard the word, those who have spoken among them."""
    return [seat for seat in session.persons if seat != said.seat]


def doubters(session: Session) -> list[int]:
    """The people who may still doubt the word that was said."""
    decision = session.match.decision
    if not isinstance(decision, Weigh) or decision.option("doubt") is None:
        return []
    return [seat for seat in session.persons if seat in decision.seats]


def waited_for(session: Session, said: Announced | None) -> int | None:
    """The seat whose turn it is; nobody's where several people are asked together."""
    decision = session.match.decision
    together = said is not None and doubters(session) and len(hearers(session, said)) > 1
    return None if decision is None or together else decision.seat
