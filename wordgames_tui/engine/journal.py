"""The journal: the set-up and everything that was said since. It is the save, the replay, the
undo history and the bug report."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.plain import Json, quoted
from wordgames_tui.words.text import clean, is_letters

__all__ = ["Agreement", "Answered", "Hinted", "Line", "TakenBack", "effective", "line_from_json"]


@dataclass(frozen=True, slots=True)
class Answered:
    """A seat's answer, and what the dictionary said of the words that the rules asked about.

    `words` maps a word to the reason it was refused for, "" when it was good: a replay takes the
    dictionary's verdicts from here, so a match stays the same when a dictionary is mended.
    """

    seat: int
    answer: Json
    words: Mapping[str, str] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        known: dict[str, Json] = {"seat": self.seat, "answer": self.answer}
        if self.words:
            known["words"] = dict(self.words)
        return known


@dataclass(frozen=True, slots=True)
class Agreement:
    """The table agreed on a word."""

    word: str
    good: bool

    def to_json(self) -> dict[str, Json]:
        return {"agree": self.word, "good": self.good}


@dataclass(frozen=True, slots=True)
class Hinted:
    """A seat asked for a hint."""

    seat: int

    def to_json(self) -> dict[str, Json]:
        return {"hint": self.seat}


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last `count` answers were taken back. Undo is a line, never an erasure."""

    count: int

    def to_json(self) -> dict[str, Json]:
        return {"undo": self.count}


Line = Answered | Agreement | Hinted | TakenBack


def line_from_json(data: Json) -> Line:
    """Read a line back. Raises `Refused` when it is none."""
    match data:
        case {"seat": int(seat), "answer": answer, **rest} if not isinstance(seat, bool):
            return Answered(seat, answer, _verdicts(rest.get("words", {})))
        case {"agree": str(word), "good": bool(good)} if is_letters(word):
            return Agreement(word, good)
        case {"hint": int(seat)} if not isinstance(seat, bool):
            return Hinted(seat)
        case {"undo": int(count)} if count > 0 and not isinstance(count, bool):
            return TakenBack(count)
    raise Refused(f"This is no line of a journal: {quoted(data, 60)}.")


def _verdicts(data: object) -> dict[str, str]:
    """What a dictionary said. The reasons will be shown, so they are no more than plain text."""
    verdicts: dict[str, str] = {}
    for word, reason in data.items() if isinstance(data, dict) else [("", None)]:
        if not isinstance(reason, str) or [clean(word), clean(reason)] != [word, reason]:
            raise Refused("The words of an answer must map each word to a reason, in plain text.")
        verdicts[word] = reason
    return verdicts


def effective(lines: Iterable[Line]) -> Iterator[Line]:
    """The lines that still hold once every take-back is done. Agreements and hints stay.

    Raises `Refused` when more is taken back than was answered.
    """
    kept: list[Line] = []
    gone = 0
    for line in reversed([*lines]):
        if isinstance(line, TakenBack):
            gone += line.count
        elif gone and isinstance(line, Answered):
            gone -= 1
        else:
            kept.append(line)
    if gone:
        raise Refused("More answers are taken back than were given.")
    return reversed(kept)
