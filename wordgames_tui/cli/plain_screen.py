"""What stands on a screen of plain lines, and for whom."""

from collections.abc import Iterable

from wordgames_tui.cli.plain_menu import Menu
from wordgames_tui.cli.plain_terminal import Terminal
from wordgames_tui.cli.plain_views import table_lines
from wordgames_tui.cli.telling import happenings, outcome
from wordgames_tui.engine.decisions import Decision
from wordgames_tui.engine.match import Match
from wordgames_tui.session import Session

__all__ = ["Screen"]

RECENT = 8
"""So many of the last events are told when a match is taken up again."""


class Screen:
    """Lines for one person at a time, the viewer: what happened is told as that seat may know it.

    Alone at the keyboard one is the viewer from the start; among several nobody is, until the
    screen was handed over.
    """

    def __init__(self, session: Session, terminal: Terminal) -> None:
        self._session = session
        self._terminal = terminal
        people = session.persons
        self._shared = len(people) > 1
        self.viewer = people[0] if len(people) == 1 else None
        self._first_told = max(0, len(session.match.events) - RECENT)
        self._told: dict[int | None, int] = {}
        self._table: tuple[int | None, list[str]] | None = None
        self._presented: tuple[Decision, int | None, int | None] | None = None

    @property
    def _match(self) -> Match:
        return self._session.match

    def say(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            self._terminal.say(line)

    def name(self, seat: int) -> str:
        """The name of who sits there."""
        return self._match.setup.names[seat]

    def tell_news(self) -> None:
        """Tell the viewer what happened since the last time."""
        if self.viewer is None and self._shared and not self._match.over:
            return
        since = self._told.get(self.viewer, self._first_told)
        self.say(*happenings(self._match, self.viewer, since))
        self._told[self.viewer] = len(self._match.events)

    def tell_log(self) -> None:
        """Tell the viewer what happened from the start."""
        self.say(*happenings(self._match, self.viewer))

    def show_table(self) -> None:
        """Show what the viewer sees of the table."""
        self._table = None
        self._show_table_once()

    def forget_taken_back(self) -> None:
        """After answers were taken back, what happens again is told again."""
        happened = len(self._match.events)
        self._told = {seat: min(told, happened) for seat, told in self._told.items()}

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
            first = f"Before {self.name(asked.seat)} goes on, {' or '.join(names)} may answer"
            self.say(f"{first}: type @NAME, or press Enter to go on.")
            return True
        decision = asked.for_seat(seat)
        assert decision is not None
        if decision.private:
            self._show_table_once()
        menu = Menu(decision)
        if seat != asked.seat:
            self.say(f"Before {self.name(asked.seat)} goes on, {self.name(seat)} may answer:")
            self.say(*menu.lines(), "Type a number, or press Enter to go on.")
            return True
        who = f"{self.name(seat)}: " if len(self._match.setup.seats) > 1 else ""
        others = f" First may answer: {', '.join(f'@{name}' for name in names)}." if names else ""
        self.say(f"{who}{decision.prompt}", *menu.lines(), f"{menu.asks()}{others}")
        return True

    def present_again(self) -> None:
        """Let the next `present` show all of it, whatever stands there."""
        self._presented = None

    def tell_outcome(self) -> None:
        """Say how the match ended."""
        self.say("", *outcome(self._match))

    def _show_table_once(self) -> None:
        """Show the table, unless it stands there as it is."""
        lines = table_lines(self._match.view(self.viewer))
        if self._table != (self.viewer, lines):
            self.say(*lines)
            self._table = (self.viewer, lines)
