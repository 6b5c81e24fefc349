"""Typo on its screen: no hand is shown to the wrong person."""

from tests.app.frames import MARKS, recorded
from tests.app.playing import playing
from tests.app.typo_tables import take
from tests.games.typo_matches import match_of
from tests.until import until
from wordgames_tui.app.curtain import Curtain
from wordgames_tui.games.typo.decisions import ChooseCard, ChooseRow, Place


async def test_no_frame_shows_a_hand_to_the_wrong_person_however_fast_they_type() -> None:
    match = match_of("REEU", ["JFA", "QLT", "XMO"])
    async with playing(match) as table:
        with recorded(table) as frames:
            for cards in ("FLM", "ATO"):
                for seat, letter in enumerate(cards.lower()):
                    assert isinstance(table.screen, Curtain)
                    frames.seat = seat
                    await table.press("space")
                    assert MARKS[seat] in table.text
                    await table.press(letter)
                    await table.fast("enter", "enter", "space", "enter", letter, "enter")
                frames.seat = None
                await table.settle()
                for _ in until(lambda: isinstance(match.decision, ChooseCard)):
                    if isinstance(match.decision, Place):
                        await table.fast(*"fr", "escape", "full_stop", "space", "enter")
                    elif isinstance(match.decision, ChooseRow):
                        await table.press(match.decision.options[0].id[-1])
                        await table.fast("space")
                    else:
                        await table.press("enter")
                    await table.settle()
        assert not frames.wrong(MARKS)
        assert all(frames.showing(mark) > 2 for mark in MARKS.values())


async def test_a_hand_is_covered_while_all_look_though_its_player_is_asked() -> None:
    match = match_of("REEU", ["LQ", "FX"])
    async with playing(match) as table:
        await take(table, "L")
        await take(table, "F")
        assert isinstance(match.decision, Place)
        assert match.decision.seat == 1
        assert MARKS[2] not in table.text
        assert "▸■ Michael" in table.text


async def test_nothing_on_the_screen_tells_what_was_chosen() -> None:
    texts = []
    for letter in "FQ":
        match = match_of("REEU", ["FQ", "L", "M"])
        async with playing(match) as table:
            await take(table, letter)
            await table.press("space")
            texts.append(table.text)
    assert texts[0] == texts[1]
    assert "Ruud" in texts[0] and "✓" in texts[0]
