"""What the screen says to a word while it is typed: at which ends it begins with the row."""

from collections.abc import Sequence
from dataclasses import dataclass

from wordgames_tui.app.typing_line import Letter, Preview
from wordgames_tui.engine.errors import Refused
from wordgames_tui.games.typo.decisions import Place
from wordgames_tui.games.typo.ends import End

__all__ = ["Read", "read", "wanted_first"]


@dataclass(frozen=True)
class Read:
    """The typed word as the rows take it."""

    preview: Preview
    agreeing: tuple[str, ...] = ()
    """The keys of the ends that agree with what is typed so far."""
    ways: tuple[str, ...] = ()
    """The keys of the ends at which the word can be laid, best first."""
    end: str = ""
    """The end at which it would be laid."""


def wanted_first(ways: Sequence[str], wanted: str) -> list[str]:
    """The ways in their order, but that one first where it is among them."""
    return sorted(ways, key=lambda key: key != wanted)


def read(decision: Place, word: str, way: int, wanted: str = "") -> Read:
    """Read what was typed, in the way of that number, a wanted end before others."""
    ends = decision.ends
    if not word:
        letter = decision.letter.upper()
        text = f"Where does {letter} go? Say a word that begins with the row; a digit names an end."
        return Read(Preview((), text), tuple(end.key for end in ends))
    agreeing = [e for e in ends if e.reads.startswith(word) or word.startswith(e.reads)]
    keys = tuple(end.key for end in agreeing)
    try:
        ways = tuple(wanted_first([way.key for way in decision.ways(word)], wanted))
    except Refused as refused:
        text = _unfinished(agreeing) if agreeing else str(refused)
        state = "plain" if agreeing else "missing"
        letters = tuple(Letter(letter.upper(), state) for letter in word)
        return Read(Preview(letters, text), keys)
    end = decision.end(ways[way % len(ways)])
    text = f"{word.upper()} begins with {end.reads.upper()}, at the {end.side} of row {end.row}."
    if len(ways) > 1:
        text += f" End {way % len(ways) + 1} of {len(ways)}."
    return Read(Preview(_letters(word, end), text, good=True), keys, ways, end.key)


def _unfinished(agreeing: Sequence[End]) -> str:
    """Of which rows the letter could be a part so far."""
    *some, last = [f"{e.reads.upper()} ({e.row} {e.side})" for e in agreeing]
    listed = f"{', '.join(some)} or {last}" if some else last
    return f"So it can become {listed}."


def _letters(word: str, end: End) -> tuple[Letter, ...]:
    """The letters of the row, the one that is laid, and what the word goes on with."""
    own = 0 if end.side == "left" else len(end.reads) - 1
    return tuple(
        Letter(
            letter.upper(),
            "own" if at == own else "lit" if at < len(end.reads) else "plain",
        )
        for at, letter in enumerate(word)
    )
