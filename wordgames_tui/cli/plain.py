"""A match as plain lines: for screen readers, pipes and tests. Holds no rules of any game."""

from wordgames_tui.cli.plain_clock import PlainClock
from wordgames_tui.cli.plain_help import HELP
from wordgames_tui.cli.plain_list import WordList
from wordgames_tui.cli.plain_menu import Menu
from wordgames_tui.cli.plain_screen import Screen
from wordgames_tui.cli.plain_terminal import Terminal
from wordgames_tui.engine.decisions import TIME_UP, Decision, Spell, Write
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.plain import Json
from wordgames_tui.session import Session

__all__ = ["Leave", "PlainTable"]


class Leave(Exception):
    """Somebody wants to leave; the match is kept."""


class PlainTable:
    """People at one keyboard, and the match that they play.

    Before what only another person may see is shown, the screen is handed over.
    """

    def __init__(self, session: Session, terminal: Terminal) -> None:
        self._session = session
        self._terminal = terminal
        self._screen = Screen(session, terminal)
        self._volunteer: int | None = None
        """Who answers though another seat is waited for."""
        self._answered: int | None = None
        """Who answered last, and may want to take that back while another is asked."""
        self._passed: Decision | None = None
        """What nobody wants to answer before the bot does."""
        self._clock = PlainClock(session, terminal)
        self._list: WordList | None = None
        """What was written so far, where a list is asked for."""

    @property
    def _match(self) -> Match:
        return self._session.match

    @property
    def _decision(self) -> Decision:
        decision = self._match.decision
        assert decision is not None
        return decision

    def play(self) -> None:
        """Ask and answer until the match is over.

        Raises `EOFError` when there are no more lines, `Leave` when somebody wants to leave.
        """
        screen = self._screen
        while not self._match.over:
            if not screen.shared:
                screen.tell_news()
            if self._bot_moves():
                continue
            seat = self._asked()
            if screen.shared and seat != screen.viewer:
                if seat is not None and self._decision.private:
                    self._hand_over(seat)
                    continue
                self._open_to_all()
            screen.tell_news()
            if screen.present(seat, self._volunteers()) and seat == self._decision.seat:
                self._clock.start(self._decision)
                written = self._written(seat)
                if written is not None and written.words:
                    screen.say(f"On your list: {', '.join(written.words).upper()}.")
            self._take(self._terminal.read(), seat)
        self._open_to_all()
        screen.tell_news()
        screen.tell_outcome()

    # Who answers

    def _bot_moves(self) -> bool:
        """Let a bot answer where it is for one to answer; whether one did."""
        if self._passed is not self._decision and self._session.person_may_speak():
            return False
        found = self._session.bot_answer()
        if found is None:
            return False
        seat, answer = found
        self._session.answer(answer, seat)
        return True

    def _volunteers(self) -> list[int]:
        """The people who may answer though another seat is waited for."""
        decision = self._decision
        return [
            seat
            for seat in decision.seats[1:]
            if seat in self._session.persons and decision.legal(seat) != ()
        ]

    def _asked(self) -> int | None:
        """The person who is asked, or `None` where somebody may answer before a bot."""
        if self._volunteer is not None:
            return self._volunteer
        if self._decision.seat in self._session.persons:
            return self._decision.seat
        return self._screen.viewer if self._volunteers() == [self._screen.viewer] else None

    def _open_to_all(self) -> None:
        """Let nothing stay of what only the viewer may see: everybody looks at the screen now.

        Among several it is not handed over for that; the viewer has seen the hand already.
        """
        if self._screen.shared and self._screen.viewer is not None:
            self._screen.give(None)
            self._screen.say("", "Everybody may look at the screen now.")

    def _hand_over(self, seat: int) -> None:
        """Give the screen to another person, with nothing left on it of what the last one saw."""
        screen, before = self._screen, self._screen.viewer
        name = screen.name(seat)
        if before is not None:
            screen.tell_secrets()
            if self._terminal.at_terminal:
                clear = f"{screen.name(before)}, press Enter to clear the screen."
                if not self._curtain(clear, "to clear the screen", before):
                    return
            screen.give(None)
        screen.tell_for_all(*{seat, seat if before is None else before})
        when = f"when only {name} can see the screen"
        last = self._answered if before is None else before
        if self._curtain(f"{name}, it's your turn. Press Enter {when}.", when, last):
            screen.give(seat)

    def _curtain(self, line: str, when: str, last: int | None) -> bool:
        """Say the line and wait until Enter is pressed: `True`. `False` when the last answer of
        that seat was taken back instead."""
        self._screen.say("", line)
        while True:
            shown = self._terminal.clock()
            typed = self._terminal.read()
            if typed == ".quit":
                raise Leave
            if typed == "?" or typed.casefold() == "help":
                self._screen.say(*HELP, "", line)
            elif typed == "-" and last is not None:
                try:
                    self._undo(last)
                except Refused as error:
                    self._screen.say(str(error))
                else:
                    return False
            elif typed:
                self._screen.say(f"Nothing is asked yet: press Enter alone {when}.")
            elif self._terminal.is_deaf(shown):
                self._screen.say(f"That came very fast: press Enter again {when}.")
            else:
                return True

    # What is typed

    def _take(self, typed: str, seat: int | None) -> None:
        """Do what a line says. What is refused is told, and asked again.

        The time is judged now: what comes after its end is not read any more.
        """
        if typed == ".quit":
            raise Leave
        left = self._clock.left(self._decision)
        if left is not None and left <= 0:
            self._screen.say("Time is up.")
            written = self._written(self._decision.seat)
            answer: Json = TIME_UP if written is None else list[Json](written.words)
            self._answer(answer, self._decision.seat)
            return
        try:
            if not self._command(typed, seat):
                self._reply(typed, seat)
        except Refused as error:
            self._screen.say(" ".join((str(error), *self._clock.told(self._decision))))

    def _command(self, typed: str, seat: int | None) -> bool:
        """Do what a command says; whether the line was one."""
        match typed[:1], typed[1:].split():
            case "?", []:
                self._screen.say(*HELP)
            case _ if typed.casefold() == "help" and not isinstance(self._decision, Spell | Write):
                self._screen.say(*HELP)
            case "-", words if self._strikes(words, seat):
                pass
            case "-", []:
                viewer = self._screen.viewer
                last = self._answered if viewer is None else viewer
                self._undo(*dict.fromkeys(s for s in (last, seat) if s is not None))
            case "#", []:
                self._hint(seat)
            case "!", [word, ("good" | "bad") as verdict]:
                self._session.agree(word, verdict == "good")
                self._screen.tell_news()
                self._screen.show_changes()
            case "!", _:
                raise Refused("Type !WORD good or !WORD bad.")
            case "@", _:
                self._call(typed[1:].strip())
            case ".", ["table"]:
                self._screen.show_table()
            case ".", ["log"]:
                self._screen.tell_log()
            case (("?" | "-" | "#" | "."), _):
                raise Refused(f"There is no command {typed[:20]}; type ? for help.")
            case _:
                return False
        return True

    def _reply(self, typed: str, seat: int | None) -> None:
        """Take the line as the answer of that seat."""
        if not typed and seat != self._decision.seat:
            self._go_on()
            return
        if seat is None:
            raise Refused("Type @ and the name of who answers, or press Enter to go on.")
        decision = self._match.decision_for(seat)
        assert decision is not None
        menu = Menu(decision)
        written = self._written(seat)
        if written is not None:
            self._write(written, menu, typed, seat)
        elif isinstance(decision, Spell) and typed.endswith("?"):
            self._screen.say(*menu.ways(typed.removesuffix("?").strip()))
        else:
            self._answer(menu.answer(typed), seat)

    def _written(self, seat: int | None) -> WordList | None:
        """The list that this seat is writing, if it is asked for one."""
        decision = self._decision
        if not isinstance(decision, Write) or seat != decision.seat:
            return None
        if self._list is None or self._list.decision is not decision:
            self._list = WordList(decision, self._session.draft)
        return self._list

    def _write(self, written: WordList, menu: Menu, typed: str, seat: int) -> None:
        """Take a line for the list: words for it, the number of an option, or the end of it."""
        if typed == "0" or (not typed and written.words):
            self._answer(list[Json](written.words), seat)
        elif not typed:
            raise Refused("Nothing is on your list; type 0 to leave it empty.")
        elif menu.means_option(typed):
            self._answer(menu.answer(typed), seat)
        else:
            *told, count = written.write(typed)
            self._session.keep()
            self._screen.say(*told, " ".join((count, *self._clock.told(self._decision))))

    def _strikes(self, words: list[str], seat: int | None) -> bool:
        """Strike a word off the list that is written, if it is one; whether that was meant."""
        written = self._written(seat)
        if written is None or len(words) > 1 or not (words or written.words):
            return False
        struck = written.strike("".join(words))
        self._session.keep()
        self._screen.say(struck)
        return True

    def _answer(self, answer: Json, seat: int) -> None:
        self._session.answer(answer, seat)
        self._session.time.stop()
        self._answered = seat
        self._volunteer = None

    def _go_on(self) -> None:
        """Nobody, or not this volunteer, answers before the one who is waited for."""
        if self._volunteer is None or self._volunteers() == [self._volunteer]:
            self._passed = self._decision
        self._volunteer = None
        self._screen.present_again()

    def _undo(self, *seats: int) -> None:
        """Take back the last answer of the first of these seats that may take one back."""
        refusals = []
        for seat in seats:
            refusal = self._match.undo_refusal(seat)
            if not refusal:
                self._session.undo(seat)
                self._screen.forget_taken_back()
                self._screen.say(f"{self._screen.name(seat)} took back an answer.")
                self._volunteer = None
                return
            refusals.append(refusal)
        raise Refused(refusals[-1] if refusals else "There is nothing to take back yet.")

    def _hint(self, seat: int | None) -> None:
        """A hint may tell what only its seat sees: it is for the viewer, or for an open table."""
        if seat is None or (seat != self._screen.viewer and not self._screen.open):
            raise Refused("There is no hint here; where a word is asked for, there may be.")
        self._screen.say(self._session.hint(seat))

    def _call(self, name: str) -> None:
        """Let somebody answer though another seat is waited for."""
        if not name:
            raise Refused("Type @ and the name of who answers.")
        seat = self._match.setup.seat_called(name, self._volunteers())
        if seat is None:
            for known in map(self._screen.name, self._volunteers()):
                if name.casefold().startswith(f"{known.casefold()} "):
                    raise Refused(f"Type @{known} alone, and the answer on the next line.")
            raise Refused(f"{name[:20]} has nothing to answer now.")
        self._volunteer = seat
