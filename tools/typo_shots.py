"""The screen of Typo, for tools/shots.py."""

from collections.abc import Mapping
from typing import Any

from shots import Shot

from wordgames_tui.app.deaf import DEAF
from wordgames_tui.app.games import game_screen_for
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.session import Session

PEOPLE = (Seat("Ann"), Seat("Ben"), Seat("Cleo"), Seat("Dan"))
AMONG_BOTS = (Seat("Ann"), Seat("Quill", "hard"), Seat("Inka", "medium"))


def match_of(seats: tuple[Seat, ...], answers: int, **options: Any) -> Match:
    """A match some answers after its start: people say what a hint tells them."""
    setup = Setup("typo", seats, options={"first": 1, **options}, seed=11)
    session = Session(Match(game("typo"), setup))
    match = session.match
    while match.answers < answers:
        given = session.bot_answer()
        if given is None:
            decision = match.decision
            assert decision is not None
            given = decision.seat, said(match)
        session.answer(given[1], given[0])
    return match


def said(match: Match) -> Any:
    """The first option, or the word of the last hint."""
    decision = match.decision
    assert decision is not None
    if decision.kind == "choose":
        return decision.options[match.answers % len(decision.options)].id
    hints = match.rules.hints(decision, match.view(decision.seat))
    return {"word": hints[-1].split(",")[0].lower()} if len(hints) > 1 else "give-up"


def table(
    seats: tuple[Seat, ...], answers: int, *keys: str, kind: str = "", **options: Any
) -> Shot:
    """That match, with these keys pressed; `kind` is the decision to wait for."""

    async def shot(pilot: Any) -> None:
        match = match_of(seats, answers, **options)
        while kind and type(match.decision).__name__ != kind:
            assert match.decision is not None
            match.answer(said(match))
        pilot.app.push_screen(game_screen_for(Session(match)))
        await pilot.pause(DEAF)
        for key in keys:
            await pilot.press(key)
            await pilot.pause()

    return shot


SHOTS: Mapping[str, Shot] = {
    "typo-choose": table(AMONG_BOTS, 60, "space", "s", kind="ChooseCard"),
    "typo-place": table(PEOPLE, 92, *"co", kind="Place"),
    "typo-place-ends": table(PEOPLE, 100, kind="Place", show_ends=True),
    "typo-doubt": table(PEOPLE, 120, kind="Weigh"),
    "typo-row": table(PEOPLE, 60, kind="ChooseRow"),
}
