"""A match that was left and is taken up again, as a new screen finds it."""

from tests.app.playing import playing, starting_keys


async def test_the_last_answer_can_still_be_taken_back() -> None:
    match = starting_keys()
    for _ in range(4):
        match.answer([item.id for item in match.decision.items][:2])
    match.answer("pass")
    async with playing(match) as table:
        await table.press("f8")
        assert match.answers == 4
        assert "Ann" in table.lines[0]
