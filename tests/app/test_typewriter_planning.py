"""What everybody has, on a page of its own, and planning a next word."""

from random import Random

from textual.events import Paste

from tests.app.test_typewriter_screen import at
from tests.games.typewriters import position, table
from tests.until import until
from wordgames_tui.app.typewriter.plan_screen import PlanScreen
from wordgames_tui.app.typewriter.players_screen import PlayersScreen
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.typewriter.decisions import SpellWord


async def test_everybodys_typewriter_is_shown() -> None:
    match = position("L01 ST-N1", bank="L28", star="D10*", others="B05*")
    async with at(match) as played:
        await played.press("f2")
        assert isinstance(played.screen, PlayersScreen)
        assert "Bank, 3 points" in played.text
        assert "Star, 9 points" in played.text
        await played.press("escape")
        await played.click("■ Ben")
        assert "║DBL║" in played.text
        assert isinstance(played.screen, PlayersScreen)


async def test_a_next_word_is_planned_and_kept() -> None:
    match = position("L01 ST-N1 ST-T1", common="CM-U", dictionary="english")
    async with at(match) as played:
        await played.press("exclamation_mark")
        assert isinstance(played.screen, PlanScreen)
        await played.type("tune")
        assert "TUNE fills 7" in played.text
        played.app.post_message(Paste("two words"))
        await played.settle()
        assert "Those are 2 words; try one at a time." in played.text
        await played.press("enter")
        assert isinstance(match.decision, SpellWord)
        await played.press("exclamation_mark")
        assert "TUNE fills 7" in played.text


async def test_one_plans_with_ones_own_keys_while_a_bot_has_its_turn() -> None:
    setup = Setup("typewriter", (Seat("Ann"), Seat("Quill", "easy")), seed=3, dictionary="table")
    match = Match(game("typewriter"), setup)
    for _ in until(lambda: isinstance(match.decision, SpellWord) and match.decision.seat == 1):
        match.answer(match.decision.sample(match.decision.seat, Random(match.answers)))
    async with at(match, reduced_motion=False) as played:
        await played.press("exclamation_mark")
        assert isinstance(played.screen, PlanScreen)
        shown = {tile.name for tile in played.screen.query_one("#plan-pool").tiles}
        letters = {f"key:{key.id}" for key in table(match).pool(0) if key.letters}
        assert shown == letters | {f"key:{table(match).common_key.id}"}
        assert match.decision.seat == 1
        assert "Ann's next word; the table waits meanwhile" in played.text
