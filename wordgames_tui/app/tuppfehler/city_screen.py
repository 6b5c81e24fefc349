"""City, Country, Typoh: everybody writes words for the same Typoh, and then all are read."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget

from wordgames_tui.app.bands import Press
from wordgames_tui.app.keys import bind
from wordgames_tui.app.sheet import SheetWidget
from wordgames_tui.app.tuppfehler.preview import Read, read
from wordgames_tui.app.tuppfehler.reading import Row, Section
from wordgames_tui.app.tuppfehler.screen import TuppfehlerScreen
from wordgames_tui.app.tuppfehler.word_list import WORD, WordList
from wordgames_tui.engine.decisions import Decision
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.events import Event
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.typed import typed_word
from wordgames_tui.games.tuppfehler.decisions import WriteWords
from wordgames_tui.games.tuppfehler.events import Decider
from wordgames_tui.session import Session
from wordgames_tui.words.text import counted, listed

__all__ = ["CityScreen"]

NAMED = 3
"""So many of the pasted words that were refused for the same reason are named."""


class CityScreen(TuppfehlerScreen):
    """Words go to the list with Enter; whatever is on it when time is up is what was written."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("tuppfehler.strike", "strike"),
        Binding("backspace", "strike", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._written: list[str] = []
        self._stopping = False

    def middle(self) -> Iterable[Widget]:
        yield WordList(id="words")

    def draw_middle(self) -> None:
        own: Sequence[str] | None = None
        if self.eyes is not None:
            own = self._written if isinstance(self.asked, WriteWords) else self._table.written
        self.query_one("#words", WordList).show(own)

    def moment(self, events: Sequence[Event]) -> Content | None:
        deciders = [event for event in events if isinstance(event, Decider)]
        return Content(deciders[0].line(self.names)) if deciders else None

    def clock_shown(self) -> bool:
        return True

    def presses(self) -> list[Press]:
        if not isinstance(self.asked, WriteWords):
            return super().presses()
        if self.line.word:
            return [Press("Enter", "write it down", "enter"), Press("Esc", "clear", "back")]
        strike = [self.press("tuppfehler.strike", "strike out the last")] if self._written else []
        rest = [self.press("game.pause", "break")] if self.countdown.seconds else []
        return [
            Press("type", "a word"),
            self.press("tuppfehler.stop", "pen down"),
            *strike,
            *self.hint_press(),
            *rest,
        ]

    # Writing

    def ask(self, decision: Decision, note: str) -> None:
        self._stopping = False
        self._written = self.session.draft if isinstance(decision, WriteWords) else []
        super().ask(decision, note)
        if isinstance(decision, WriteWords):
            self.ask_for_word(note)
            self.draw_middle()
        elif decision.option("start") and not note:
            self.say("Type a word, Enter, the next word, Enter. Backspace strikes out the last.")

    def read(self, word: str) -> Read | None:
        asked = self.asked
        if not isinstance(asked, WriteWords):
            return None
        how = "remove, add or replace one letter" + (", or swap two." if asked.pro else ".")
        remark = "you have it already" if word in self._written else ""
        return read(
            asked.typoh,
            word,
            pro=asked.pro,
            opening=f"Write words that are one change away: {how}",
            remark=remark,
        )

    def typed(self, word: str) -> None:
        self._stopping = self._stopping and not word
        super().typed(word)

    def entered(self, word: str) -> None:
        self._quiet, self._stopping = True, False
        if not isinstance(self.asked, WriteWords) or not word:
            return
        try:
            self._write_down(self.asked, word)
        except Refused as refused:
            self.say(f"{word.upper()}: {refused}", "bad")
        else:
            self.say(f"{word.upper()} is on your list.")
        self._keep()

    def pasted(self, words: Sequence[str], unread: int) -> None:
        """Write down one after the other; a word that is refused is refused alone."""
        if not isinstance(self.asked, WriteWords):
            return
        self._quiet, self._stopping = True, False
        refusals: dict[str, list[str]] = {}
        for word in words:
            try:
                self._write_down(self.asked, typed_word(word))
            except Refused as refused:
                refusals.setdefault(str(refused), []).append(word[:20])
        self._keep()
        self.show_presses()
        said = [f"{counted(len(self._written), 'word')} on your list."]
        if unread:
            said.append(f"What came after the first {counted(len(words), 'word')} was left out.")
        for why, again in refusals.items():
            named = list(dict.fromkeys(again))
            if len(named) > NAMED:
                named[NAMED - 1 :] = [f"{len(named) - NAMED + 1} more"]
            said.append(f"{listed(named)}: {why}")
        self.say(" ".join(said), "bad" if len(said) > 1 else "")

    def _write_down(self, asked: WriteWords, word: str) -> None:
        """Put a word on the list. Raises `Refused`."""
        if word in self._written:
            raise Refused("You have it already.")
        if len(self._written) == asked.most:
            raise Refused(f"A list has {asked.most} words at the most.")
        self._written.append(word)

    def _keep(self) -> None:
        """Show the list as it is now, and let it outlive this program."""
        self.draw_middle()
        self.session.keep()

    def late_answer(self) -> Json:
        return list[Json](self._written)

    def action_strike(self) -> None:
        """Strike out the last word."""
        if isinstance(self.asked, WriteWords) and self._written:
            self._strike(len(self._written) - 1)

    def _strike(self, at: int) -> None:
        self._quiet, self._stopping = True, False
        self.say(f"{self._written.pop(at).upper()} is struck out.")
        self._keep()
        self.show_presses()

    @on(SheetWidget.Picked)
    def _clicked(self, event: SheetWidget.Picked) -> None:
        """A click on a word strikes it out."""
        event.stop()
        if isinstance(self.asked, WriteWords) and event.name.startswith(WORD):
            self._strike(int(event.name.removeprefix(WORD)))

    def action_stop(self) -> None:
        """Put the pen down, once that was said twice."""
        if not isinstance(self.asked, WriteWords):
            self.say("There is nothing to stop now.")
        elif self._stopping:
            self.give(list[Json](self._written))
        else:
            self._stopping = self._quiet = True
            why = "There is time left" if self.countdown.seconds else "Nothing can be added then"
            if self.line.word:
                why = f"{self.line.word.upper()} is not on your list"
            key = self.press("tuppfehler.stop").key
            self.say(f"{why}; press {key} again to put the pen down.", "hint")

    def commands(self) -> list[tuple[str, str]]:
        writes = isinstance(self.asked, WriteWords)
        why_not = "" if writes else "nobody writes now"
        nothing = "" if self._written else "nothing is on the list"
        return [
            ("tuppfehler.stop", why_not),
            ("tuppfehler.strike", why_not or nothing),
            *super().commands(),
        ]

    # Reading

    def sections(self) -> list[Section]:
        table = self._table
        read_out = []
        for seat in table.playing:
            words = table.lists[seat]
            points = sum(word.points for word in words)
            rows = tuple(
                Row(w.word, w.change, f"{w.points}", w.reason, good=w.points > 0) for w in words
            )
            read_out.append(Section(f"{self.names[seat]} reads: {points} points", rows, seat))
        return read_out

    def finders(self, word: str) -> tuple[int, ...]:
        return tuple(
            seat
            for seat, words in enumerate(self._table.lists)
            if word in (written.word for written in words)
        )
