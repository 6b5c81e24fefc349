"""What the table says to a word while it is typed."""

from collections.abc import Collection
from dataclasses import dataclass

from wordgames_tui.app.typing_line import Letter, Preview
from wordgames_tui.engine.errors import Refused
from wordgames_tui.games.typewriter.decisions import SpellWord
from wordgames_tui.games.typewriter.word import Word
from wordgames_tui.words.spelling import lacking

__all__ = ["Read", "read"]


LOOK = "Arrows show both sides of a key; Space takes it."


@dataclass(frozen=True, slots=True)
class Read:
    """A typed word as it would lie: the preview, the word in the way shown, how many ways."""

    preview: Preview
    word: Word | None = None
    ways: int = 0
    reaches: int | None = None


def read(decision: SpellWord, word: str, way: int, picked: Collection[str] = ()) -> Read:
    """Read what was typed, in the way of that number; ways with the picked keys come first."""
    if not word:
        return Read(Preview((), opening(decision)))
    found = decision.spelled(word, wanted=picked)
    refusal = ""
    try:
        decision.ways(word)
    except Refused as refused:
        refusal = str(refused)
    if not found:
        return Read(Preview(_missing(decision, word), refusal))
    shown = found[way % len(found)]
    ahead = decision.preview(shown)
    if refusal:
        return Read(Preview(_letters(shown), refusal), shown, len(found))
    text = (
        f"{word.upper()} fills {ahead.fill}: {decision.space} to {ahead.space} "
        f"of {decision.last}. {len(word)} letters"
    )
    if ahead.banks_common:
        text += f": the Common key {decision.common.name} may be banked"
    elif not decision.common.is_wild:
        text += f", the Common key at {decision.common_letters}"
    text += "."
    if len(found) > 1:
        text += f" Way {way % len(found) + 1} of {len(found)}."
    return Read(Preview(_letters(shown), text, good=True), shown, len(found), ahead.space)


def opening(decision: SpellWord) -> str:
    """What to do while nothing is typed."""
    if decision.common.is_wild:
        return f"Type a word. The Common key is a wild, and stays. {LOOK}"
    letters = decision.common_letters
    common = f"With {letters} letters the Common key {decision.common.name} is yours."
    return f"Type a word. {common} {LOOK}"


def _letters(word: Word) -> tuple[Letter, ...]:
    letters: list[Letter] = []
    for placed in word.keys:
        as_wild = placed.wild or placed.key.is_wild
        state = "lit" if placed.shared else "own"
        text = placed.letters if as_wild else placed.letters.upper()
        letters += [Letter(letter, state) for letter in text]
    return tuple(letters)


def _missing(decision: SpellWord, word: str) -> tuple[Letter, ...]:
    """The word with the letters marked for which there is no key."""
    missing = list(lacking(word, decision.tiles))
    letters = []
    for letter in reversed(word):
        state = "plain"
        if letter in missing:
            missing.remove(letter)
            state = "missing"
        letters.append(Letter(letter.upper(), state))
    return tuple(reversed(letters))
