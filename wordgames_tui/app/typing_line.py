"""The line on which a word is typed, and what the game says to it letter by letter."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual import events
from textual.geometry import Offset, Region, Size
from textual.message import Message

from wordgames_tui.app.sheet import Sheet, SheetWidget
from wordgames_tui.app.signs import ascii_only, signs
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.typed import LONGEST_TYPED, typed_word
from wordgames_tui.words.text import clean, fold, is_letters

__all__ = ["Letter", "Preview", "TypingLine"]

MOST_PASTED = 1000
"""So many of the words that were pasted are looked at, ..."""
LONGEST_PASTED = 1000
"""... and so many characters of each: no word is as long."""
STATES = ("table", "lit", "own", "missing", "plain")
MARKS = {
    "table": (" ", " "),
    "lit": ("[", "]"),
    "own": ("‹", "›"),
    "missing": ("?", "?"),
    "plain": (" ", " "),
}
ASCII_MARKS = {
    "table": (" ", " "),
    "lit": ("[", "]"),
    "own": ("<", ">"),
    "missing": ("?", "?"),
    "plain": (" ", " "),
}


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter of the line and where it comes from: it lies on the "table" before the word; it
    is "lit", a part of the word that lies there already; it is one's "own"; it is "missing"; or
    nothing is known of it ("plain")."""

    text: str
    state: str = "plain"


@dataclass(frozen=True, slots=True)
class Preview:
    """What the game says to a typed word before it is entered."""

    letters: tuple[Letter, ...]
    """The whole line: the word, and what it goes on from."""
    text: str
    """What will happen, or why it cannot, or what to do next."""
    good: bool = False
    """Whether Enter would be accepted."""
    cursor: int | None = None
    """The letters before the cursor; `None`: all."""


class TypingLine(SheetWidget, can_focus=True):
    """Letters go to the word; every other key is left to the screen, and Backspace is where there
    is no letter to take away."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "typing--cursor",
        *(f"typing--{state}" for state in STATES),
    }

    @dataclass
    class Typed(Message):
        """The word is another one now."""

        word: str

    @dataclass
    class Entered(Message):
        """The word is to be answered, as the line stood when Enter was pressed."""

        word: str
        question: int

    @dataclass
    class Pasted(Message):
        """Several words were pasted; the line has not changed."""

        words: tuple[str, ...]
        unread: int
        """How many more there were, that nobody looked at."""
        question: int

    @dataclass
    class Unfit(Message):
        """What was typed or pasted cannot be a word; the line has not changed."""

        reason: str

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.word = ""
        self.question = 0
        """The number of the question that the word answers: what is late is told by it."""
        self.several = False
        """Whether Enter empties the line, for another word."""
        self.letters: tuple[Letter, ...] = ()
        self.cursor: int | None = None

    def ask(self, question: int, *, several: bool = False) -> None:
        """Start on an empty line; with `several`, on another one after every word."""
        self.question, self.word, self.letters = question, "", ()
        self.several = several
        self.cursor = None
        self.redraw()

    def show(self, letters: Sequence[Letter], cursor: int | None = None) -> None:
        """Show the line as the game reads it, the cursor after so many letters (after all)."""
        self.letters, self.cursor = tuple(letters), cursor
        self.redraw()

    def write(self, word: str) -> None:
        """Have `word` on the line instead, as if it had been typed."""
        if word != self.word:
            self.word = word
            self.post_message(self.Typed(word))

    def on_key(self, event: events.Key) -> None:
        """Take letters, whatever the alphabet has them look like.

        The keys that belong to the word are taken here and not by bindings, which work later
        than what is typed after them.
        """
        letters = fold(event.character) if event.character else ""
        if event.is_printable and is_letters(letters):
            self._add(letters)
        elif event.key == "enter":
            self.enter()
        elif event.key == "backspace" and self.word:
            self.write(self.word[:-1])
        elif event.key == "ctrl+u":
            self.clear()
        else:
            return
        event.stop()
        event.prevent_default()

    def on_paste(self, event: events.Paste) -> None:
        """Take a pasted word, or say in one sentence why it is none. What to do with several is
        not for the line to say."""
        event.stop()
        words = event.text.replace(",", " ").split()
        cleaned = (clean(word[:LONGEST_PASTED]) for word in words[:MOST_PASTED])
        pasted = tuple(word for word in cleaned if word)
        if len(pasted) > 1:
            unread = max(0, len(words) - MOST_PASTED)
            self.post_message(self.Pasted(pasted, unread, self.question))
        elif pasted:
            try:
                self._add(typed_word(pasted[0]))
            except Refused as refused:
                self.post_message(self.Unfit(str(refused)))

    def enter(self) -> None:
        """Answer with the word."""
        self.post_message(self.Entered(self.word, self.question))
        if self.several:
            self.clear()

    def clear(self) -> None:
        """Take the whole word away."""
        self.write("")

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 1

    def draw(self, sheet: Sheet) -> None:
        in_ascii = ascii_only(self)
        marks = ASCII_MARKS if in_ascii else MARKS
        x, room = 0, sheet.width - 2
        wide = 3 * len(self.letters) <= room
        per_letter = 3 if wide else 1
        skipped = max(0, len(self.letters) - room // per_letter)
        if skipped:
            skipped += 1
            x = sheet.put(x, 0, signs(self).ellipsis, "typing--table")
        cursor = len(self.letters) if self.cursor is None else self.cursor
        for at, letter in enumerate([*self.letters[skipped:], None], start=skipped):
            if at == cursor:
                if self.has_focus:
                    self.app.cursor_position = self.content_region.offset + Offset(x, 0)
                x = sheet.put(x, 0, "_" if in_ascii else "▁", "typing--cursor")
            if letter is not None:
                left, right = marks[letter.state] if wide else ("", "")
                x = sheet.put(x, 0, left + letter.text + right, f"typing--{letter.state}")
        sheet.spot(Region(0, 0, sheet.width, 1), "line")

    def _add(self, letters: str) -> None:
        if len(self.word + letters) > LONGEST_TYPED:
            self.post_message(self.Unfit(f"No word has more than {LONGEST_TYPED} letters."))
            return
        self.write(self.word + letters)
