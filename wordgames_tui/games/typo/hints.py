"""Hints for Typo, in steps: how many ways there are, where one is, the word."""

from wordgames_tui.engine.decisions import Decision
from wordgames_tui.games.typo.decisions import ChooseCard, Place
from wordgames_tui.games.typo.ends import End, ends_of
from wordgames_tui.words.finder import Finder
from wordgames_tui.words.text import counted

__all__ = ["hints", "open_ends"]

EVERYDAY = 4
"""The least common tier of the words that a hint tells, where there is one."""


def hints(decision: Decision) -> tuple[str, ...]:
    """Hints for choosing and for placing a card. None for a doubt: that would be a look into the
    dictionary."""
    if not isinstance(decision, ChooseCard | Place) or decision.judge.candidates is None:
        return ()
    finder = decision.judge.candidates
    if isinstance(decision, Place):
        return for_placing(decision, finder)
    return for_choosing(decision, finder)


def for_choosing(decision: ChooseCard, finder: Finder) -> tuple[str, ...]:
    """How many cards fit the rows as they lie, which fits best, and with which word."""
    fitting = {letter: open_ends(decision.rows, letter, finder) for letter in decision.hand}
    count = sum(bool(fitting[letter]) for letter in decision.hand)
    if not count:
        return ("None of your cards finds a word as the rows lie now; others may change them.",)
    best = max(fitting, key=lambda letter: len(fitting[letter]))
    end, word = easiest(fitting[best], finder)
    return (
        f"As the rows lie now, a word can be found for {count} of your "
        f"{counted(len(decision.hand), 'card')}.",
        f"Your {best.upper()} fits at {counted(len(fitting[best]), 'end')}, more than any other.",
        f"{best.upper()} at the {end.side} of row {end.row}: {word.upper()}.",
    )


def for_placing(decision: Place, finder: Finder) -> tuple[str, ...]:
    """At how many ends there is a word, where the easiest is, and what it is."""
    found = open_ends(decision.rows, decision.letter, finder)
    letter = decision.letter.upper()
    if not found:
        return (f"The dictionary has no word for {letter} at any end.",)
    end, word = easiest(found, finder)
    return (
        f"{letter} finds a word at {counted(len(found), 'end')}.",
        f"One begins with {end.reads.upper()}, {letter} at the {end.side} of row {end.row}, and "
        f"has {len(word)} letters.",
        f"{word.upper()}, {letter} at the {end.side} of row {end.row}.",
    )


def open_ends(rows: tuple[str, ...], letter: str, finder: Finder) -> list[End]:
    """The ends at which a word of the dictionary begins with what the row then reads."""
    return [end for end in ends_of(rows, letter) if finder.has_prefix(end.reads)]


def easiest(ends: list[End], finder: Finder) -> tuple[End, str]:
    """The shortest everyday word at those ends, or the shortest word, and where it goes."""
    for known in (finder.known(EVERYDAY), finder):
        found = [(end, word) for end in ends for word in known.with_prefix(end.reads, limit=1)]
        if found:
            break
    return min(found, key=lambda pair: (len(pair[1]), pair[0].row, pair[0].side))
