"""Hints for Tuppfehler, in steps: how many, by which change, a word."""

from collections import Counter

from wordgames_tui.engine.decisions import Decision
from wordgames_tui.games.tuppfehler.changes import change_between
from wordgames_tui.games.tuppfehler.decisions import Bid, SayWord, WriteWords, findable

__all__ = ["hints"]

VERBS = {"remove": "removing", "add": "adding", "replace": "replacing", "swap": "swapping"}
EVERYDAY = 3
"""The tier up to which a word is an everyday one."""


def hints(decision: Decision) -> tuple[str, ...]:
    """How many words there are, by which changes, and then one everyday word after another that
    is not on the list yet."""
    if not isinstance(decision, WriteWords | Bid | SayWord) or decision.judge.candidates is None:
        return ()
    said = decision.said if isinstance(decision, SayWord) else ()
    words = [
        word for word in findable(decision.judge, decision.typoh, decision.pro) if word not in said
    ]
    known = decision.judge.candidates.known(EVERYDAY)
    everyday = [word for word in words if word in known]
    counted = f"There are {len(words)} words, {len(everyday)} of them everyday ones."
    if isinstance(decision, Bid) or not words:
        return (counted,)
    kinds: Counter[str] = Counter()
    for word in everyday or words:
        change = change_between(decision.typoh, word, decision.pro)
        assert change is not None
        kinds[VERBS[change.kind]] += 1
    by_change = ", ".join(f"{count} by {verb}" for verb, count in kinds.items())
    written = decision.written if isinstance(decision, WriteWords) else ()
    left = [word for word in everyday if word not in written]
    left = left or [word for word in words if word not in written]
    told = (f"{word.upper()} is one." for word in left)
    return (counted, f"Of these: {by_change}.", *told)
