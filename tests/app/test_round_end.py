"""How a round and a match end on the screen: moments, scores, and what to press then."""

from collections.abc import Callable, Mapping
from random import Random

from tests.app.playing import Table, playing
from tests.app.wordspiel_tables import begun, turn, two
from tests.games.wordspiel_rounds import round_of
from tests.until import until
from wordgames_tui.app.match_end import MatchEnd
from wordgames_tui.app.moment import Moment
from wordgames_tui.bots import Player
from wordgames_tui.engine.decisions import Decision
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.setup import Setup
from wordgames_tui.engine.table import Result
from wordgames_tui.session import Session


async def test_two_play_a_round_from_the_deal_to_the_score() -> None:
    match = two("OATTRIESNS", "ENO")
    async with playing(match) as table:
        await begun(table)
        await table.say("boat")
        await turn(table, "ten")
        await turn(table, "entries")
        await turn(table, "so")
        await table.press("space", "enter")
        await table.type("sons")
        assert "SO lies there, N S from your hand; your hand is empty then." in table.text
        await table.press("enter")
        assert isinstance(table.screen, MatchEnd)
        assert "Ann wins with 0 points." in table.text
        scores = {line.split()[-3]: line.split()[-2:] for line in rows(table, "Ann", "Ben")}
        assert scores == {"Ann": ["0", "0"], "Ben": ["7", "7"]}
        await table.press("escape")
        assert len(table.app.screen_stack) == 1


def rows(table: Table, *names: str) -> list[str]:
    """The lines of the table of scores for these names, less the frame around them."""
    lines = [line.strip(" │") for line in table.text.splitlines()]
    return [line for line in lines if any(f"{name}  " in line for name in names)]


async def test_the_score_of_a_round_is_a_moment_that_any_key_ends() -> None:
    match = two("LACKBOARDS", "NOPE", rounds=2)
    async with playing(match, reduced_motion=False) as table:
        await begun(table)
        await table.say("blackboards")
        assert isinstance(table.screen, Moment)
        assert "Ann made BLACKBOARDS from B." in table.text
        assert "Round 1 is over" in table.text
        await table.press("x")
        assert table.curtained
        assert "Round 2: Ann dealt." in table.text


async def test_a_key_that_came_too_soon_or_is_held_down_ends_no_moment() -> None:
    match = two("LACKBOARDS", "NOPE", rounds=2)
    async with playing(match, reduced_motion=False) as table:
        await begun(table)
        await table.type("blackboards")
        await table.fast("enter", "enter", "x")
        for _ in range(20):
            table.clock.seconds += 0.03
            await table.fast("enter")
        assert isinstance(table.screen, Moment)
        await table.press("x")
        assert table.curtained


def lays(word: str) -> Callable[[str, str], Player]:
    """A bot that keeps its cards and makes that word."""

    def player(view: Mapping[str, Json], decision: Decision, random: Random) -> Json:
        if decision.kind == "spell":
            return {"word": word}
        return decision.options[0].id if view["seat"] == decision.seat else None

    return lambda _game, _level: player


async def test_the_round_that_a_bot_ends_is_a_moment_too() -> None:
    match = round_of(["NOPE", "LACKBOARDS"], "B", deck="D", bots=(1,), rounds=2, seconds=0)
    session = Session(match, player=lays("blackboards"))
    async with playing(match, session=session, reduced_motion=False) as table:
        await table.press("space", "enter")
        for _ in until(lambda: isinstance(table.screen, Moment)):
            bot = session.bot_answer()
            if bot:
                table.screen_below.let_bot_answer(*bot)
                await table.settle()
            else:
                await table.press("enter", "f4", "1")
        assert "Ben made BLACKBOARDS from B." in table.text
        assert "Ann  11 left   11 in all" in table.text
        assert "Ben   0 left    0 in all" in table.text
        await table.press("x")
        assert not isinstance(table.screen, Moment)


async def test_without_motion_there_are_no_moments() -> None:
    match = two("LACKBOARDS", "NOPE", rounds=2)
    async with playing(match) as table:
        await begun(table)
        await table.say("blackboards")
        assert table.curtained
        assert "End of round 1. Ann: 0, Ben: 10." in table.text


async def test_the_end_is_deaf_for_a_moment_and_plays_again() -> None:
    match = two("A", "B")
    chosen: list[Setup | None] = []
    async with playing(match) as table:
        end = MatchEnd(match.setup, result(), ["1", "points"], [("0", "0"), ("9", "9")])
        table.app.push_screen(end, chosen.append)
        await table.settle()
        await table.fast("escape")
        assert table.screen is end
        await table.press("enter")
        assert chosen[0] is not None
        assert (chosen[0].seats, chosen[0].seed, chosen[0].order) == (match.setup.seats, 0, {})


async def test_the_end_is_deaf_to_a_key_that_is_held_down() -> None:
    match = two("A", "B")
    async with playing(match) as table:
        end = MatchEnd(match.setup, result(), ["1", "points"], [("0", "0"), ("9", "9")])
        table.app.push_screen(end)
        await table.settle()
        for _ in range(40):
            table.clock.seconds += 0.03
            await table.fast("enter")
        assert table.screen is end
        await table.press("enter")
        assert table.screen is not end


async def test_the_end_says_what_to_press_and_a_click_there_does_it() -> None:
    match = two("A", "B")
    async with playing(match) as table:
        end = MatchEnd(match.setup, result(), ["1", "points"], [("0", "0"), ("9", "9")])
        chosen: list[Setup | None] = []
        table.app.push_screen(end, chosen.append)
        await table.settle()
        assert table.lines[-1].split(" · ")[0].strip() == "Enter take what is marked"
        await table.click("mark the other")
        assert table.app.focused is end.query_one("#leave")
        await table.click("take what is marked")
        assert chosen == [None]


def result() -> Result:
    return Result((0, 9), (0,), "Ann wins with 0 points.")
