"""Planning one's next word while the match goes on."""

from typing import Any, ClassVar

from textual.binding import BindingType

from wordgames_tui.app.bands import Press
from wordgames_tui.app.keys import bind
from wordgames_tui.app.typewriter.plan_screen import Plan, PlanScreen
from wordgames_tui.app.typewriter.pressing import Pressing
from wordgames_tui.games.typewriter.planning import has_next_turn, planned
from wordgames_tui.session import Session

__all__ = ["Planning"]


class Planning(Pressing):
    """Lets every person at the keyboard plan a next word, and keeps it."""

    BINDINGS: ClassVar[list[BindingType]] = [bind("typewriter.plan", "plan")]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._plans: dict[int, str] = {}

    def action_plan(self) -> None:
        """Open the scratch line for one's next word."""
        seats, match = self.planners(), self.session.match
        view: Any = match.view(None)
        if not view["piles"]["common"]["count"]:
            self.say("Once the game has begun you can plan your next word here.", "bad")
            return
        if not seats:
            self.say("Nobody has a next word here.", "bad")
            return
        plans = [
            Plan(
                seat, self.names[seat], planned(view, seat, match.judge), self._plans.get(seat, "")
            )
            for seat in seats
        ]
        screen = PlanScreen(plans, self.help_topic, self.waiting)

        def closed(_: None) -> None:
            self._plans.update((plan.seat, plan.word) for plan in screen.plans)
            self.turn_again()

        self.app.push_screen(screen, closed)

    def planners(self) -> list[int]:
        """Whose next word can be planned: that of each person who has one, first of who is asked;
        with no person of who is asked."""
        match = self.session.match
        if match.decision is None:
            return []
        asked, view = match.decision.seat, match.view(None)
        seats = [s for s in self.session.persons or (asked,) if has_next_turn(view, s)]
        return sorted(seats, key=lambda seat: (seat - asked) % len(self.names))

    def plan_press(self) -> list[Press]:
        """Planning, for the last line, where there is somebody to plan."""
        view = self.session.match.view(None)
        people = self.session.persons and view["round"] and self.planners()
        return [self.press("typewriter.plan", "plan your next word")] if people else []
