"""What the table says to a word while it is typed."""

from dataclasses import dataclass

from wordgames_tui.app.typing_line import Letter, Preview
from wordgames_tui.app.wordspiel.reading import Reading, readings
from wordgames_tui.app.wordspiel.table_view import TableView
from wordgames_tui.engine.errors import Refused
from wordgames_tui.games.wordspiel.decisions import PlayWord
from wordgames_tui.words.text import counted

__all__ = ["Read", "read"]

TAIL = 14
"""Letters of the end of the spiral that the line shows before the word."""


@dataclass(frozen=True, slots=True)
class Read:
    """A typed word as it lies: the preview, and the way in which it is read, if in any."""

    preview: Preview
    reading: Reading | None = None
    ways: int = 0
    """In how many ways it can be laid."""


def read(decision: PlayWord, table: TableView, word: str, way: int) -> Read:
    """Read what was typed, in the way of that number."""
    spiral = decision.spiral
    if not word:
        return Read(Preview(_tail(spiral), _opening(decision, table)))
    hand = "".join(card.face for card in decision.hand).lower()
    found = readings(word, spiral, hand)
    refusal = ""
    ways = 0
    try:
        backs = [int(possible.key) for possible in decision.ways(word)]
    except Refused as refused:
        refusal = str(refused)
        reading = found[way % len(found)] if found else None
    else:
        ways = len(backs)
        back = backs[way % ways]
        reading = next(reading for reading in found if reading.back == back)
    if reading is None:
        letters = (*_tail(spiral), *(Letter(letter.upper(), "missing") for letter in word))
        return Read(Preview(letters, refusal if len(word) > 1 else _opening(decision, table)))
    text = _unfinished(reading, refusal) if refusal else _outcome(table, word, reading)
    if ways > 1:
        text += f" Way {way % ways + 1} of {ways}."
    before = _tail(spiral[: len(spiral) - reading.back])
    letters = (*before, *_letters(reading))
    cursor = len(before) + len(word)
    return Read(Preview(letters, text, not refusal, cursor), reading, ways)


def _opening(decision: PlayWord, table: TableView) -> str:
    """What to do while nothing is typed."""
    last = decision.spiral[-1].upper()
    further = ", or go back as far as you like" if len(decision.spiral) > 1 else ""
    how = f"Start with {last}{further}; add cards of your hand."
    return f"{decision.prompt} {how}" if table.last_chance else f"Make a word. {how}"


def _unfinished(reading: Reading, refusal: str) -> str:
    """What is in the way, or comes next."""
    if reading.rest:
        return f"In the spiral it goes on with {' '.join(reading.rest.upper())}."
    if not reading.added:
        return "Now add cards of your hand."
    return refusal


def _outcome(table: TableView, word: str, reading: Reading) -> str:
    """What will happen."""
    left = len(table.hand) - len(reading.added)
    cards = counted(left, "card")
    lies, added = reading.built.upper(), " ".join(reading.added.upper())
    if not left:
        end = "your hand is empty then"
    elif table.last_chance:
        end = f"{cards} would be left over"
    else:
        end = f"{cards} left"
    return f"{word.upper()}: {lies} lies there, {added} from your hand; {end}."


def _letters(reading: Reading) -> list[Letter]:
    return [
        *(Letter(letter.upper(), "lit") for letter in reading.built),
        *(
            Letter(letter.upper(), "missing" if at in reading.missing else "own")
            for at, letter in enumerate(reading.added)
        ),
        *(Letter(letter.upper(), "table") for letter in reading.rest),
    ]


def _tail(letters: str) -> tuple[Letter, ...]:
    return tuple(Letter(letter.upper(), "table") for letter in letters[-TAIL:])
