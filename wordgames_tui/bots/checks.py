"""What must be true of any match of any game, whatever was answered."""

import json
from collections import Counter
from collections.abc import Callable

from wordgames_tui.engine.decisions import Choose
from wordgames_tui.engine.journal import line_from_json
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.setup import Setup

__all__ = ["fault", "journal", "replay_fault"]


def fault(match: Match) -> str:
    """What is wrong with a match as it stands, in a sentence; "" when nothing is."""
    checks: tuple[Callable[[Match], str], ...] = (_pile_fault, _asking_fault, _view_fault)
    return next((found for check in checks if (found := check(match))), "")


def replay_fault(match: Match) -> str:
    """How a match that is over differs from the one that its journal gives, in a sentence; ""
    when it does not."""
    written = json.loads(json.dumps(journal(match)))
    lines = [line_from_json(line) for line in written["lines"]]
    again = Match(match.rules, Setup.from_json(written["setup"]), lines)
    for seat in (None, *match.table.seats):
        if again.view(seat) != match.view(seat):
            return f"The journal replayed gives {_name(match, seat)} another view."
        if again.events_for(seat) != match.events_for(seat):
            return f"The journal replayed gives {_name(match, seat)} other events."
    return ""


def journal(match: Match) -> dict[str, Json]:
    """The set-up and every line: all that it takes to have the match again."""
    lines: list[Json] = [line.to_json() for line in match.lines]
    return {"setup": match.setup.to_json(), "lines": lines}


def _pile_fault(match: Match) -> str:
    """Each component lies in exactly one pile."""
    lying = Counter(card.id for pile in match.table.piles.values() for card in pile)
    there = Counter(card.id for card in match.rules.components(match.setup))
    if lying == there:
        return ""
    for card, times in (lying - there).items():
        return f"{card} lies {lying[card]} times on the table, {times} more than there are."
    missing = ", ".join(there - lying)
    return f"Not on the table any more: {missing}."


def _asking_fault(match: Match) -> str:
    """Somebody at the table is asked, and can answer; or the match is over."""
    decision = match.decision
    if decision is None:
        return "" if match.over else "Nobody is asked, and the match is not over."
    if not decision.seats or not set(decision.seats) <= set(match.table.seats):
        return f"Nobody of the table is asked, but {list(decision.seats)}."
    if isinstance(decision, Choose) and not decision.possible(decision.seat):
        return f"{_name(match, decision.seat)} has no way to answer: {decision.prompt}"
    return ""


def _view_fault(match: Match) -> str:
    """What onlookers and those who are asked see, and the question, are plain data."""
    asked = match.decision.seats if match.decision else ()
    for seat in (None, *asked):
        decision = None if seat is None else match.decision_for(seat)
        shown = {"view": match.view(seat), "decision": decision and decision.to_json()}
        try:
            plain = json.loads(json.dumps(shown, allow_nan=False)) == shown
        except (TypeError, ValueError):
            plain = False
        if not plain:
            return f"What {_name(match, seat)} sees is not plain data."
    return ""


def _name(match: Match, seat: int | None) -> str:
    return "an onlooker" if seat is None else match.setup.names[seat]
