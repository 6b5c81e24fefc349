"""The protocol of `wordgames engine`: what an outside program may ask, and what it is told.

`docs/protocol.md` describes it for whoever writes such a program.
"""

import json
from collections.abc import Callable, Mapping
from random import Random

from wordgames_tui.cli.games import described
from wordgames_tui.engine.decisions import Spell
from wordgames_tui.engine.errors import Refused, did_you_mean
from wordgames_tui.engine.journal import line_from_json
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.plain import Json, member
from wordgames_tui.engine.setup import Setup
from wordgames_tui.games import GAMES, game
from wordgames_tui.session import Session

__all__ = ["Protocol"]

Request = dict[str, Json]
Reply = dict[str, Json]

FIRST = "main"
"""The match that is meant where a request names none."""
MOST_MATCHES = 1_000


class Protocol:
    """The matches of one engine, and what is done with them."""

    def __init__(self) -> None:
        self._matches: dict[str, Match] = {}
        self._operations: Mapping[str, Callable[[Request], Reply]] = {
            "games": self._games,
            "new": self._new,
            "load": self._load,
            "close": self._close,
            "answer": self._answer,
            "bot": self._bot,
            "legal": self._legal,
            "ways": self._ways,
            "view": self._view,
            "events": self._events,
            "hint": self._hint,
            "agree": self._agree,
            "undo": self._undo,
            "journal": self._journal,
        }

    def reply(self, line: str) -> Reply:
        """The reply to one line. Whatever is wrong with it is a reply too."""
        try:
            request = parsed(line)
            operation = member(request, "op", str)
            perform = self._operations.get(operation)
            if perform is None:
                hint = did_you_mean(operation, self._operations)
                raise Refused(f"There is no op {operation[:40]!r}{hint}")
            return {"ok": True, **perform(request)}
        except Refused as error:
            return {"ok": False, "error": str(error)}
        except RecursionError:
            return {"ok": False, "error": "This is nested too deep."}

    # Matches

    def _games(self, request: Request) -> Reply:
        only(request)
        return {"games": [described(rules) for rules in GAMES.values()]}

    def _new(self, request: Request) -> Reply:
        only(request, "match", "setup")
        setup = Setup.from_json(member(request, "setup", dict))
        rules = game(setup.game)
        return self._keep(request, Match(rules, rules.begin(setup)))

    def _load(self, request: Request) -> Reply:
        only(request, "match", "journal")
        journal = member(request, "journal", dict)
        setup = Setup.from_json(member(journal, "setup", dict))
        rules = game(setup.game)
        written_by = member(journal, "rules", int, rules.version)
        if written_by != rules.version:
            raise Refused(
                f"This journal is of version {written_by} of the rules of {rules.title}; "
                f"this engine plays version {rules.version}."
            )
        lines = [line_from_json(line) for line in member(journal, "lines", list)]
        return self._keep(request, Match(rules, setup, lines))

    def _keep(self, request: Request, match: Match) -> Reply:
        name = member(request, "match", str, FIRST)
        if name not in self._matches and len(self._matches) >= MOST_MATCHES:
            raise Refused(f"There are {MOST_MATCHES} matches already; close one.")
        self._matches[name] = match
        return {"setup": match.setup.to_json(), **standing(match)}

    def _close(self, request: Request) -> Reply:
        only(request, "match")
        self._match(request)
        del self._matches[member(request, "match", str, FIRST)]
        return {}

    def _match(self, request: Request) -> Match:
        name = member(request, "match", str, FIRST)
        match = self._matches.get(name)
        if match is None:
            raise Refused(f"There is no match {name[:40]!r}; start it with the op 'new'.")
        return match

    # Play

    def _answer(self, request: Request) -> Reply:
        only(request, "match", "seat", "answer")
        match = self._match(request)
        if "answer" not in request:
            raise Refused("The 'answer' is missing.")
        before = len(match.events)
        seat = asked_seat(match, request)
        match.answer(request["answer"], seat)
        return {"events": happened(match, seat, before), **standing(match)}

    def _bot(self, request: Request) -> Reply:
        only(request, "match")
        match = self._match(request)
        found = Session(match).bot_answer()
        if found is None:
            raise Refused("It is not for a bot to answer now.")
        seat, answer = found
        before = len(match.events)
        match.answer(answer, seat)
        return {"seat": seat, "events": happened(match, None, before), **standing(match)}

    def _legal(self, request: Request) -> Reply:
        only(request, "match", "seat", "seed")
        match = self._match(request)
        seat = asked_seat(match, request)
        decision = match.decision_for(seat)
        if decision is None:
            raise Refused(f"{match.setup.names[seat]} is not asked anything now.")
        random = Random(member(request, "seed", int, 0))
        reply: Reply = {"seat": seat, "decision": decision.to_json()}
        legal = decision.legal(seat)
        if legal is not None:
            return {**reply, "legal": list(legal)}
        return {**reply, "many": True, "sample": decision.sample(seat, random)}

    def _ways(self, request: Request) -> Reply:
        only(request, "match", "word")
        decision = self._match(request).decision
        word = member(request, "word", str)
        if not isinstance(decision, Spell):
            raise Refused("No word is asked for now.")
        spelled = decision.check({"word": word}, decision.seat)
        ways = decision.ways(spelled.word)
        return {"ways": [{"way": way.key, "label": way.label} for way in ways]}

    def _undo(self, request: Request) -> Reply:
        only(request, "match", "seat")
        match = self._match(request)
        match.undo(seat_of(match, request, None))
        return standing(match)

    def _agree(self, request: Request) -> Reply:
        only(request, "match", "word", "good")
        match = self._match(request)
        match.agree(member(request, "word", str), member(request, "good", bool))
        return standing(match)

    def _hint(self, request: Request) -> Reply:
        only(request, "match", "seat")
        match = self._match(request)
        return {"hint": match.hint(asked_seat(match, request))}

    # What is known

    def _view(self, request: Request) -> Reply:
        only(request, "match", "seat")
        match = self._match(request)
        return {"view": match.view(seat_of(match, request, None))}

    def _events(self, request: Request) -> Reply:
        only(request, "match", "seat", "since")
        match = self._match(request)
        since = member(request, "since", int, 0)
        if since < 0:
            raise Refused("'since' counts events from 0.")
        seat = seat_of(match, request, None)
        return {"events": happened(match, seat, since), "next": len(match.events)}

    def _journal(self, request: Request) -> Reply:
        only(request, "match")
        match = self._match(request)
        journal: Reply = {
            "rules": match.rules.version,
            "setup": match.setup.to_json(),
            "lines": [line.to_json() for line in match.lines],
        }
        return {"journal": journal}


def standing(match: Match) -> Reply:
    """Where a match stands: what is asked of whom, or how it ended."""
    asked = match.decision_for(match.decision.seat) if match.decision else None
    return {
        "asked": asked.to_json() if asked else None,
        "result": match.result.to_json() if match.result else None,
    }


def happened(match: Match, seat: int | None, since: int) -> list[Json]:
    """The events since that one as that seat saw them, each with its line for people."""
    names = match.setup.names
    return [
        {**event.to_json(), "text": event.line(names)} for event in match.events_for(seat, since)
    ]


def parsed(line: str) -> Request:
    """A line as a request. Raises `Refused`."""
    try:
        request = json.loads(line, parse_constant=no_number)
    except ValueError as error:
        raise Refused("A line must be one JSON object.") from error
    if not isinstance(request, dict):
        raise Refused("A line must be one JSON object.")
    return request


def no_number(constant: str) -> None:
    """NaN and Infinity are not JSON."""
    raise ValueError(constant)


def only(request: Request, *names: str) -> None:
    """Refuse a field that the op does not know, so that a slip of the pen is told."""
    for name in request:
        if name != "op" and name not in names:
            known = f"; it has: {', '.join(names)}" if names else ""
            raise Refused(f"The op {request['op']!r} has no {name[:40]!r}{known}.")


def seat_of(match: Match, request: Request, default: int | None) -> int | None:
    """The seat that a request names, or the default where it names none or null."""
    if request.get("seat") is None:
        return default
    seat = member(request, "seat", int)
    if not 0 <= seat < len(match.setup.seats):
        raise Refused(f"There is no seat {seat}; seats are 0 to {len(match.setup.seats) - 1}.")
    return seat


def asked_seat(match: Match, request: Request) -> int:
    """The seat that a request names, or the one that is waited for. Raises `Refused`."""
    seat = seat_of(match, request, match.decision.seat if match.decision else None)
    if seat is None:
        raise Refused("The match is over; there is nothing to answer.")
    return seat
