"""Whose turn it is at one keyboard: the round trip that every game's screen makes.

A person is asked, answers, and what happened is told; then the next is asked, behind a curtain
where that needs what only they may see; bots answer in between. No frame shows a hand to the
wrong person: whatever is drawn is drawn for `eyes`, and these are shut before anybody else is
turned to.
"""

from abc import abstractmethod
from collections.abc import Sequence
from math import ceil
from typing import ClassVar

from textual.content import Content
from textual.timer import Timer

from wordgames_tui.app.base_app import BaseApp
from wordgames_tui.app.curtain import OPEN, UNDO, Curtain, Offer
from wordgames_tui.app.deaf import DEAF
from wordgames_tui.app.moment import Moment
from wordgames_tui.app.once import Once
from wordgames_tui.engine.decisions import Decision, Option
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.events import Event
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.setup import Setup
from wordgames_tui.session import Session
from wordgames_tui.store.errors import StoreError

__all__ = ["Turns"]

THINKING = {"choose": 0.3, "pick": 0.6}
LONGER = 0.9
"""Seconds that a bot's answer takes, so that one can follow it."""

UNHEARD = 4
"""Events that are news to who looks for the first time."""


class Turns(Once[Setup | None]):
    """Asks seat after seat until the match is over. How a table is drawn and a question asked
    is for a subclass to say. Dismissed with a set-up to play next, or with None."""

    app: BaseApp

    NO_SECRETS: ClassVar[bool] = False
    """Whether nothing in this game is any seat's secret: whoever is asked has the keyboard."""
    BEHIND: ClassVar[str] = "the cards"
    """What of a seat's own the curtain covers."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.help_topic = session.match.setup.game
        self.keyboard: int | None = None
        """The seat that sits at the keyboard, as far as is known."""
        self.left: int | None = None
        """The seat that sat at the keyboard before the curtain came down."""
        self.eyes: int | None = None
        """The seat for which the table is drawn; `None`: for anybody who looks."""
        self.asked: Decision | None = None
        """The question that is on the screen now."""
        self.seat = 0
        """The seat that is asked, or was asked last."""
        self.question = 0
        """The number of the question; an answer to an earlier one is too late."""
        self._asked_at = 0.0
        self._waits = False
        self._curtained = False
        self._note = ""
        self._heard: dict[int, int] = {}
        self._bot_timer: Timer | None = None

    # What a subclass says

    @abstractmethod
    def look(self, eyes: int | None) -> None:
        """Draw the table for those eyes."""

    @abstractmethod
    def ask(self, decision: Decision, note: str) -> None:
        """Put a question on the screen, under a note of what led to it."""

    @abstractmethod
    def ask_to_go_on(self, name: str, decision: Decision) -> None:
        """Let people say what they may before a bot of that name answers."""

    @abstractmethod
    def ask_nothing(self, text: str = "") -> None:
        """Take the question off the screen; `text` says what is waited for."""

    @abstractmethod
    def say(self, text: str, tone: str = "") -> None:
        """Say a sentence where the question is. A tone is "good", "bad" or "hint"."""

    @abstractmethod
    def uncover(self) -> None:
        """Show again what was covered while something lay over the screen, before anything is
        done that was chosen there: that may be late for it. Nothing happens where it is shown."""

    @abstractmethod
    def end(self) -> None:
        """Show how the match ended."""

    def moment(self, events: Sequence[Event]) -> Content | None:
        """What of these events is worth a moment that all can see."""
        return None

    def goes_on(self, decision: Decision) -> bool:
        """Whether that is no new question but the last one, for those who have not answered it:
        then nothing that was pressed meanwhile is too late for it, or too soon."""
        return False

    def offers(self, decision: Decision) -> list[Offer]:
        """What others than the seat that is waited for may say while the curtain is down."""
        return []

    # Turning to the next

    def turn(self, note: str = "") -> None:
        """Turn to whoever is to answer next, as soon as nothing lies over this screen."""
        self._stop_bot()
        if self._curtained:
            return
        if not self.is_active:
            self._waits, self._note = True, note
            return
        self._waits = False
        match = self.session.match
        decision = match.decision
        if decision is None:
            self.look(self._alone())
            self.end()
        elif self.session.person_may_speak():
            self.look(self._alone())
            self.asked, self.seat = decision, decision.seat
            self._number()
            self.ask_to_go_on(match.setup.names[decision.seat], decision)
        elif found := self.session.bot_answer():
            self._think(decision, *found)
        else:
            self._turn_to(decision, note)

    def on_screen_resume(self) -> None:
        """Show again what was covered, and go on where somebody else is to be turned to."""
        if self.is_active:
            self.uncover()
        if self._waits:
            self.turn(self._note)

    def give(self, answer: Json, seat: int | None = None, note: str = "") -> bool:
        """Answer what is asked, as the seat that is asked or as another. Whether that was taken;
        otherwise the reason is on the screen. The next question stands under the note."""
        since = len(self.session.match.events)
        by = self.seat if seat is None else seat
        try:
            self.session.answer(answer, by)
        except Refused as refused:
            self.say(str(refused), "bad")
            return False
        except StoreError as error:
            self.app.complain(str(error))
        self._heard[by] = since
        self._settle(since, note)
        return True

    def give_together(self, option_id: str, seats: Sequence[int]) -> None:
        """Choose that option for one seat after the other, those that may choose it by then."""
        since = len(self.session.match.events)
        for seat in seats:
            decision = self.session.match.decision_for(seat)
            if decision is None or decision.option(option_id) is None:
                continue
            try:
                self.session.answer(option_id, seat)
            except StoreError as error:
                self.app.complain(str(error))
            self._heard[seat] = since
        self._settle(since, "")

    def take_back(self, seat: int) -> None:
        """Take back that seat's last answer, and ask again."""
        try:
            self.session.undo(seat)
        except Refused as refused:
            self.say(str(refused), "bad")
            return
        except StoreError as error:
            self.app.complain(str(error))
        self.asked = None
        self.ask_nothing()
        if len(self.session.persons) > 1:
            self.keyboard = self.keyboard if self.eyes == seat else None
        self.look(self._next_eyes())
        self.turn()

    def speakers(self, option: Option) -> list[int]:
        """The people who may choose that option of what is asked, the seat asked first."""
        decision = self.session.match.decision
        assert decision is not None
        allowed = option.seats or (decision.seat,)
        persons = [seat for seat in self.session.persons if seat in allowed]
        return sorted(persons, key=lambda seat: seat != self.seat)

    @property
    def spoke(self) -> int | None:
        """The person whose answer is the last one of a person's."""
        answerers = reversed(self.session.match.answerers)
        return next((seat for seat in answerers if seat in self.session.persons), None)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return self.session.match.setup.names

    @property
    def news_from(self) -> int:
        """The number of the first event since the last answer of the seat that looks."""
        events = len(self.session.match.events)
        heard = self._heard.get(self.eyes) if self.eyes is not None else None
        return min(events, heard) if heard is not None else max(0, events - UNHEARD)

    @property
    def too_soon(self) -> bool:
        """Whether the question has only just come up: what is pressed was meant for the last."""
        return self.app.clock() - self._asked_at < DEAF

    # Inside

    def _turn_to(self, decision: Decision, note: str) -> None:
        seat = decision.seat
        if seat != self.keyboard and decision.private and self._needs_curtain():
            self.look(None)
            self.ask_nothing()
            self._lower_curtain(seat, decision)
            return
        if decision.private or self.NO_SECRETS or len(self.session.persons) == 1:
            self.keyboard = seat
        elif seat != self.keyboard:
            self.keyboard = None
        self._ask(seat, note)

    def _needs_curtain(self) -> bool:
        """Whether others might see what is not for them; one person among bots sees it once."""
        several = len(self.session.persons) > 1
        return several or (self.keyboard is None and len(self.names) > 1)

    def _lower_curtain(self, seat: int, decision: Decision) -> None:
        if self.keyboard is not None:
            self.left, self.keyboard = self.keyboard, None
        last = self.left
        name = self.names[seat]
        match = self.session.match
        lines = [line for event in match.events_for(None)[-6:] if (line := event.line(self.names))][
            -4:
        ]
        owed = self.session.time.owed
        if decision.seconds and owed is not None and owed[0] == seat:
            left = max(0, ceil(decision.seconds - owed[1]))
            lines.append(f"The clock goes on then, with {left // 60}:{left % 60:02} left.")
        curtain = Curtain(
            seat,
            f"{name}, it is your turn" if match.answers else f"{name}, you begin",
            [*lines, self.session.unkept] if self.session.unkept else lines,
            opens=f"{name} is here; show {self.BEHIND}",
            undo=last is not None and not match.undo_refusal(last),
            offers=self.offers(decision),
            topic=self.help_topic,
        )
        self._curtained = True
        self.app.push_screen(curtain, self._curtain_gone)

    def _curtain_gone(self, result: str | None) -> None:
        decision = self.session.match.decision
        assert decision is not None and result is not None
        self._curtained = self._waits = False
        if result == OPEN:
            self.keyboard = decision.seat
            self._ask(decision.seat, "")
        elif result == UNDO:
            assert self.left is not None
            self.take_back(self.left)
        else:
            self.spoken(result)

    @abstractmethod
    def spoken(self, result: str) -> None:
        """Somebody chose that on the curtain: an offer, or the menu."""

    def _ask(self, seat: int, note: str) -> None:
        match = self.session.match
        decision = match.decision_for(seat)
        assert decision is not None
        self.asked, self.seat = decision, seat
        if not self.goes_on(decision):
            self._number()
        self.look(self.keyboard)
        self.ask(decision, note)

    def _number(self) -> None:
        self.question += 1
        self._asked_at = self.app.clock()

    def _think(self, decision: Decision, seat: int, answer: Json) -> None:
        """Let a bot answer after a moment."""
        self.look(self._alone())
        self.ask_nothing(f"{self.names[seat]} is thinking.")
        answers = self.session.match.answers

        def answered() -> None:
            if self.is_active and answers == self.session.match.answers:
                self.let_bot_answer(seat, answer)
            else:
                self.turn()

        if self.app.settings.reduced_motion:
            self.call_later(answered)
        else:
            self._bot_timer = self.set_timer(THINKING.get(decision.kind, LONGER), answered)

    def let_bot_answer(self, seat: int, answer: Json) -> None:
        """Let that bot say that."""
        self._stop_bot()
        since = len(self.session.match.events)
        try:
            self.session.answer(answer, seat)
        except StoreError as error:
            self.app.complain(str(error))
        self._settle(since, "", bot=True)

    def _stop_bot(self) -> None:
        if self._bot_timer is not None:
            self._bot_timer.stop()
            self._bot_timer = None

    def _settle(self, since: int, note: str, *, bot: bool = False) -> None:
        """After an answer: shut the eyes if the turn passes on, tell what happened, go on."""
        self.asked = None
        self.ask_nothing()
        eyes = self._next_eyes()
        own = [] if bot or eyes is not None else self._own_lines(since)
        late, note = (note, "") if note and self._passes_on() else ("", note)
        content = self.moment(self.session.match.events_for(None, since))
        with_motion = not self.app.settings.reduced_motion
        if content is not None and with_motion and not self.NO_SECRETS:
            eyes = self._call_everybody()
        self.look(eyes)
        told = [content, *map(Content, own)] if with_motion else []
        parts = [part for part in (*told, Content(late)) if part]
        if parts:
            shown = Content("\n").join(parts)
            self.app.push_screen(Moment(shown, self.help_topic), lambda _: self.turn(note))
            return
        self.turn(note)

    def _passes_on(self) -> bool:
        """Whether somebody else, a bot or a curtain comes next: what was to stand over a question
        is told now."""
        decision = self.session.match.decision
        if decision is None or decision.seat != self.seat:
            return True
        return decision.private and decision.seat != self.keyboard and self._needs_curtain()

    def _call_everybody(self) -> int | None:
        """All look at the screen now: nobody's hand lies there, and whoever goes on says that they
        are here. Whose view may be drawn."""
        if self.keyboard is not None and len(self.session.persons) > 1:
            self.left, self.keyboard = self.keyboard, None
        return self._alone()

    def _own_lines(self, since: int) -> list[str]:
        """What only the seat at the keyboard may read of what has just happened."""
        if self.keyboard is None:
            return []
        lines = []
        for event in self.session.match.events[since:]:
            mine, theirs = event.seen_by(self.keyboard), event.seen_by(None)
            line = mine.line(self.names) if mine else ""
            if line and line != (theirs.line(self.names) if theirs else ""):
                lines.append(line)
        return lines

    def _next_eyes(self) -> int | None:
        """Whose view may be drawn now that an answer was given: nobody's, unless the same person
        is asked again or nobody else could look."""
        decision = self.session.match.decision
        if self._alone() is not None:
            return self._alone()
        same = decision is not None and decision.seat == self.keyboard
        return self.keyboard if same else None

    def _alone(self) -> int | None:
        """The one person at the keyboard, once the first curtain is gone."""
        return self.keyboard if len(self.session.persons) == 1 else None
