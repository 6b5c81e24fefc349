"""The bottom line of every game offers a hint where the match has hints, and nowhere else."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.playing import playing
from tests.app.typo_tables import placing
from tests.app.wordspiel_tables import two
from tests.games.tuppfehler_matches import match_of as tuppfehler
from tests.games.typewriters import go_to, position, spell
from tests.games.typo_matches import match_of as typo
from tests.until import until
from wordgames_tui.engine.match import Match


def wordspiel(**options: Any) -> Match:
    match = two(**options)
    for answer in ("keep", "keep", "start"):
        match.answer(answer)
    return match


def typo_card(**options: Any) -> Match:
    return typo("REEU", ["F", "Z"], **options)


def typewriter(**options: Any) -> Match:
    return position("L01 L02 L03", options=options)


def typewriter_moment(**options: Any) -> Match:
    match = position("L01 L02 L03", options=options)
    spell(match, "".join(card.letters[0] for card in match.table.pool(0)))
    go_to(match, "claim")
    return match


def city(**options: Any) -> Match:
    match = tuppfehler(2, **options)
    match.answer("start")
    return match


def risk(**options: Any) -> Match:
    match = tuppfehler(3, variant="risk", **options)
    for _ in until(lambda: match.decision is None or match.decision.kind == "spell"):
        free = [o.id for o in match.decision.options if not o.why_not]
        match.answer(next((o for o in free if o.startswith("take")), free[0]))
    return match


@pytest.mark.parametrize(
    "match_of", [wordspiel, typo_card, placing, typewriter, typewriter_moment, city, risk]
)
@pytest.mark.parametrize("hints", [True, False])
async def test_a_hint_is_offered_where_the_match_has_hints(
    match_of: Callable[..., Match], hints: bool
) -> None:
    async with playing(match_of(hints=hints), size=(120, 40)) as table:
        await table.press("space")
        assert ("F6 hint" in table.lines[-1]) is hints
