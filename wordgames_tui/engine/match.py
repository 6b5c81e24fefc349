"""A match: a script, its table, and the journal of what was said."""

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import replace
from typing import Any

from wordgames_tui.engine.chance import Chance
from wordgames_tui.engine.decisions import TIME_UP, Decision, Write, to_json
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.events import Agreed, Event
from wordgames_tui.engine.journal import (
    Agreement,
    Answered,
    Hinted,
    Line,
    TakenBack,
    effective,
)
from wordgames_tui.engine.judge import Judge
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.rules import Rules, Script
from wordgames_tui.engine.setup import Setup
from wordgames_tui.engine.table import Result, Table
from wordgames_tui.engine.typed import typed_word
from wordgames_tui.words.dictionary import DictionaryError, open_dictionary

__all__ = ["Match"]


class Match:
    """One match, from its set-up to its result.

    `decision` is what is asked now (`None` when the match is over, and then `result` says how it
    ended). Whatever is refused, here or in a decision, raises `Refused` and leaves the match as
    it was.
    """

    decision: Decision | None
    result: Result | None

    def __init__(self, rules: Rules[Any], setup: Setup, lines: Iterable[Line] = ()) -> None:
        self.rules = rules
        self.setup = rules.settle(setup)
        policy = rules.policy_for(self.setup)
        try:
            self._dictionary = open_dictionary(setup.dictionary, policy, setup.words)
        except DictionaryError as error:
            raise Refused(str(error)) from error
        self._play(list(lines))

    @property
    def lines(self) -> Sequence[Line]:
        """The journal: every line since the start, take-backs included."""
        return self._lines

    @property
    def table(self) -> Table[Any]:
        """The table itself, for tests and statistics; a player only ever sees a view of it."""
        return self._table

    @property
    def events(self) -> Sequence[Event]:
        """What happened, from the start."""
        return self._table.events

    @property
    def answers(self) -> int:
        """How many answers stand."""
        return len(self._marks)

    @property
    def answerers(self) -> list[int]:
        """The seat of each answer that stands, the last one at the end."""
        return [seat for seat, _ in self._marks]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.result is not None

    @property
    def judge(self) -> Judge:
        """Who says what a word is in this match."""
        return self._table.judge

    def answer(self, answer: Json, seat: int | None = None) -> Sequence[Event]:
        """Answer what is asked, as `seat` (the one that is waited for, unless another is named).

        Returns what happened because of it. Raises `Refused`.
        """
        if self.decision is None:
            raise Refused("The match is over; there is nothing to answer.")
        seat = self.decision.seat if seat is None else seat
        answers = self.answers
        try:
            line = self._take(Answered(seat, answer))
        except BaseException:
            if self.answers > answers:  # the script had it and broke: start anew where it stood
                self._play(list(self._lines))
            raise
        self._lines.append(line)
        return self.events[self._marks[-1][1] :]

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer, or that seat's last and what bots answered since.

        Raises `Refused` as `undo_refusal` says.
        """
        count, reason = self._take_back(seat)
        if reason:
            raise Refused(reason)
        self._play([*self._lines, TakenBack(count)])

    def undo_refusal(self, seat: int | None = None) -> str:
        """Why `undo` would be refused; "" when it would not.

        It is refused when a person answered since, when something was revealed since to the seat
        whose answer it was, or when its time was over — unless the set-up allows free take-backs.
        """
        return self._take_back(seat)[1]

    def agree_refusal(self, word: str, seat: int | None = None) -> str:
        """Why there is nothing to agree on about `word`, by what that seat can see (`None`:
        everybody); "" when there is."""
        if self.decision is None:
            return "The match is over; it stands as it is."
        remark = self.rules.remark(self.decision, self.view(seat), word)
        return f"{word.upper()}: {remark}. That is no matter of the dictionary." if remark else ""

    def agree(self, word: str, good: bool) -> None:
        """Let the table's word on a word count for the rest of this match. Raises `Refused`."""
        line = Agreement(typed_word(word), good)
        if refusal := self.agree_refusal(line.word):
            raise Refused(refusal)
        self._agree(line)
        self._lines.append(line)

    def hint(self, seat: int, written: Sequence[str] = ()) -> str:
        """The next hint for what that seat is asked; asking again tells more. `written` is what it
        has on its list so far, where it writes one. Raises `Refused`."""
        if not self.setup.options["hints"]:
            raise Refused("This match is played without hints.")
        asked = self.decision_for(seat)
        if isinstance(asked, Write):
            asked = replace(asked, written=tuple(written))
        hints = self.rules.hints(asked, self.view(seat)) if asked else ()
        if not hints:
            raise Refused("There is no hint here; where a word is asked for, there may be.")
        step = min(self.hints_given(seat), len(hints) - 1)
        self._lines.append(Hinted(seat))
        return hints[step]

    def hints_given(self, seat: int) -> int:
        """How many hints that seat has had for what it is asked now."""
        given = 0
        for line in reversed(self._lines):
            if isinstance(line, Answered | TakenBack):
                break
            given += line == Hinted(seat)
        return given

    def view(self, seat: int | None) -> dict[str, Json]:
        """All that a seat (`None`: an onlooker) may know, as plain data."""
        seats: list[Json] = list(self.decision.seats) if self.decision else []
        names: list[Json] = list(self.setup.names)
        return {
            "game": self.setup.game,
            "variant": self.setup.variant,
            "seat": seat,
            "names": names,
            "asked": seats,
            "result": self.result.to_json() if self.result else None,
            "piles": self._table.piles_view(seat),
            **self.rules.view(self._table, seat),
        }

    def decision_for(self, seat: int) -> Decision | None:
        """What that seat is asked now, or `None`."""
        return self.decision.for_seat(seat) if self.decision else None

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened since event number `since`, as that seat (`None`: an onlooker) saw it."""
        seen = (event.seen_by(seat) for event in self.events[since:])
        return [event for event in seen if event is not None]

    def fork(self) -> "Match":
        """Another match that stands as this one does."""
        twin = copy(self)
        twin._play(list(self._lines))
        return twin

    def _play(self, lines: list[Line]) -> None:
        """Play the journal from the start. What this match was stays until that has gone well."""
        chance = Chance(self.setup.seed, self.setup.order)
        table = self.rules.table(self.setup, chance, Judge(self._dictionary))
        standing = list(effective(lines))
        before = vars(self).copy()
        self._table: Table[Any] = table
        self._marks: list[tuple[int, int]] = []  # of each answer: its seat, the events before it
        self.result = None
        try:
            self._script: Script[Result] = self.rules.script(table)
            self._advance(None)
            for line in standing:
                if isinstance(line, Answered):
                    self._take(line)
                elif isinstance(line, Agreement):
                    self._agree(line)
        except BaseException:
            vars(self).clear()
            vars(self).update(before)
            raise
        self._lines = lines

    def _take(self, line: Answered) -> Answered:
        """Check an answer and let the script have it; the line as the journal keeps it."""
        decision = self.decision
        if decision is None:
            raise Refused("The match is over; there is nothing to answer.")
        with self.judge.recording(line.words) as words:
            value = decision.check(line.answer, line.seat)
            self._marks.append((line.seat, len(self.events)))
            self._table.answered_by = line.seat
            self._advance(value)
        return Answered(line.seat, to_json(value), dict(words))

    def _advance(self, value: Any) -> None:
        try:
            self.decision = self._script.send(value)
        except StopIteration as ended:
            self.decision, self.result = None, ended.value

    def _agree(self, line: Agreement) -> None:
        self.judge.agree(line.word, line.good)
        self._table.tell(Agreed(word=line.word, good=line.good))

    def _take_back(self, seat: int | None) -> tuple[int, str]:
        """How many answers an undo takes back, and why it may not."""
        if not self._marks:
            return 0, "There is nothing to take back yet."
        count = 1
        if seat is not None:
            while count <= len(self._marks) and self._marks[-count][0] != seat:
                count += 1
            if count > len(self._marks):
                return 0, f"{self.setup.names[seat]} has answered nothing yet."
        if self.setup.options["take_backs"]:
            return count, ""
        for other, _ in self._marks[len(self._marks) - count + 1 :]:
            if not self.setup.seats[other].bot and other != seat:
                return count, f"This cannot be taken back: {self.setup.names[other]} has answered."
        answers = [line for line in effective(self._lines) if isinstance(line, Answered)]
        if any(line.answer == TIME_UP for line in answers[-count:]):
            return count, "This cannot be taken back: the time was over."
        answerer, first = self._marks[-count]
        for event in self.events[first:]:
            revealed = event.reveals(answerer)
            if revealed:
                return count, f"This cannot be taken back: {revealed}."
        return count, ""
