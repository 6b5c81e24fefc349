"""What stands on a screen of plain lines, and for whom."""

from collections.abc import Callable, Iterable

from wordgames_tui.cli.plain_menu import Menu
from wordgames_tui.cli.plain_terminal import Terminal
from wordgames_tui.cli.plain_views import lies_open, table_lines
from wordgames_tui.cli.telling import happenings, outcome
from wordgames_tui.engine.decisions import Decision
from wordgames_tui.engine.events import Event
from wordgames_tui.engine.match import Match
from wordgames_tui.session import Session

__all__ = ["Screen"]

RECENT = 8
"""So many of the last events are told when a match is taken up again."""


class Screen:
    """Lines for one person at a time, the viewer, or for everybody at the table.

    Alone at the keyboard one is the viewer from the start. Among several there is a viewer only
    from when the screen was handed over until somebody else is asked. Each is told once what
    happened, as that seat may know it; what everybody may know is told with the screen open.
    """

    def __init__(self, session: Session, terminal: Terminal) -> None:
        self._session = session
        self._terminal = terminal
        people = session.persons
        self.shared = len(people) > 1
        """Whether several people sit at this keyboard."""
        self.viewer = people[0] if len(people) == 1 else None
        self._readers: tuple[int | None, ...] = people or (None,)
        """Who is told what happened; `None`, an onlooker, where only bots play."""
        self._first_told = max(0, len(session.match.events) - RECENT)
        self._told: set[tuple[int | None, int]] = set()
        """Who was told which event."""
        self._table: list[str] = []
        self._presented: tuple[Decision, int | None, int | None] | None = None

    @property
    def _match(self) -> Match:
        return self._session.match

    @property
    def open(self) -> bool:
        """Whether the table has no secrets now."""
        return lies_open(self._match.view(None))

    def say(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            self._terminal.say(line)

    def name(self, seat: int) -> str:
        """The name of who sits there."""
        return self._match.setup.names[seat]

    def give(self, viewer: int | None) -> None:
        """Give the screen to that seat, or to everybody; nothing of the last viewer is left.

        In a pipe nothing can be wiped out; a line says there whose the next lines are.
        """
        if self.viewer is not None:
            self._terminal.clear()
        self.viewer = viewer
        self._table = []
        self._presented = None

    def tell_news(self) -> None:
        """Tell the viewer, or else everybody, what they were not told yet."""
        readers = self._readers if self.viewer is None else (self.viewer,)
        self._tell(readers, lambda event: event.seen_by(self.viewer))

    def tell_for_all(self, *seats: int) -> None:
        """Tell what these seats were not told yet and everybody may know: they look together."""
        self._tell(seats, lambda event: event.seen_by(None))

    def tell_secrets(self) -> None:
        """Tell the viewer what only that seat may know; the rest is told to all."""
        viewer = self.viewer
        self._tell((viewer,), lambda e: None if self._is_public(e, viewer) else e.seen_by(viewer))

    def _tell(self, readers: Iterable[int | None], shown: Callable[[Event], Event | None]) -> None:
        """Print the events, as they are shown, of which a reader has not been told.

        What stands in a pipe stands there for everybody: who read what only its seat may know is
        not told once more, with less, what everybody may.
        """
        piped = not self._terminal.at_terminal
        kept = self._readers if piped else tuple(readers)
        for at, event in enumerate(self._match.events[self._first_told :], self._first_told):
            seen = shown(event)
            line = self._line(seen)
            due = [r for r in readers if line == self._line(event.seen_by(r))]
            if line and any((reader, at) not in self._told for reader in due):
                self.say(line)
                is_secret = line != self._line(event.seen_by(None))
                alike = (r for r in kept if line == self._line(event.seen_by(r)))
                told = kept if piped and is_secret else alike
                self._told.update((reader, at) for reader in told)

    def _is_public(self, event: Event, seat: int | None) -> bool:
        """Whether an onlooker is told of it in the same words as that seat."""
        return self._line(event.seen_by(None)) == self._line(event.seen_by(seat))

    def _line(self, event: Event | None) -> str:
        return "" if event is None else event.line(self._match.setup.names)

    def tell_log(self) -> None:
        """Tell the viewer what happened from the start."""
        self.say(*happenings(self._match, self.viewer))

    def show_table(self) -> None:
        """Show what the viewer sees of the table."""
        self._table = []
        asked = self._match.decision
        self._show_table_once(asked.seat if asked else None)

    def show_changes(self) -> None:
        """Show what has become otherwise of the table that stands there, if it does."""
        asked = self._match.decision
        if self._table and asked is not None:
            self._show_table_once(asked.seat)

    def forget_taken_back(self) -> None:
        """After answers were taken back, what happens again is told again."""
        happened = len(self._match.events)
        self._told = {(reader, at) for reader, at in self._told if at < happened}

    def present(self, seat: int | None, volunteers: Iterable[int]) -> bool:
        """Show what that seat is asked, or that one of the volunteers may answer before a bot.

        Returns whether it was shown: it is not when it stands there already.
        """
        asked = self._match.decision
        assert asked is not None
        presented = (asked, seat, self.viewer)
        if self._presented == presented:
            return False
        self._presented = presented
        self.say("")
        names = [self.name(volunteer) for volunteer in volunteers]
        if seat is None:
            self._show_table_once(asked.seat)
            first = f"Before {self.name(asked.seat)} goes on, {' or '.join(names)} may answer"
            self.say(f"{first}: type @NAME, or press Enter to go on.")
            return True
        decision = asked.for_seat(seat)
        assert decision is not None
        self._show_table_once(seat)
        menu = Menu(decision)
        if seat != asked.seat:
            self.say(f"Before {self.name(asked.seat)} goes on, {self.name(seat)} may answer:")
            self.say(*menu.lines(), "Type a number, or press Enter to go on.")
            return True
        who = f"{self.name(seat)}: " if len(self._match.setup.seats) > 1 else ""
        who = "" if decision.prompt.startswith(who) else who
        others = f" First may answer: {', '.join(f'@{name}' for name in names)}." if names else ""
        self.say(f"{who}{decision.prompt}", *menu.lines(), f"{menu.asks()}{others}")
        return True

    def present_again(self) -> None:
        """Let the next `present` show all of it, whatever stands there."""
        self._presented = None

    def tell_outcome(self) -> None:
        """Say how the match ended."""
        self.say("", *outcome(self._match))

    def _show_table_once(self, asked: int | None) -> None:
        """Show what of the table does not stand there yet; all of it where a line is gone.

        It is the viewer's; where it has no secrets and everybody looks, that of who is asked.
        """
        seat = self.viewer
        if seat is None and self.open and asked in self._readers:
            seat = asked
        lines = table_lines(self._match.view(seat))
        standing = self._table if len(lines) >= len(self._table) else ()
        self.say(*(line for line in lines if line not in standing))
        self._table = lines
