"""A save that cannot be written: the match goes on, and nobody is told that it is kept."""

import pytest

from tests.app.playing import playing
from tests.games.wordspiel_rounds import round_of
from wordgames_tui.app.app import WordGamesApp, run
from wordgames_tui.session import Session
from wordgames_tui.store.errors import StoreError
from wordgames_tui.store.saves import Save, list_saves

FULL = "The disk is full."


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is wrong with the disk; nothing while it is empty."""
    wrong: list[str] = []
    write = Save.write

    def writes(save: Save, lines: object) -> None:
        if wrong:
            raise StoreError(wrong[0])
        write(save, lines)  # type: ignore[arg-type]

    monkeypatch.setattr(Save, "write", writes)
    return wrong


def kept_match() -> Session:
    match = round_of(["ESTOP", "NOPE"], "B", seconds=0)
    return Session.start(match.setup)


async def test_the_match_goes_on_and_the_curtain_tells(disk: list[str]) -> None:
    with kept_match() as session:
        async with playing(session.match, session=session) as table:
            await table.press("space")
            disk.append(FULL)
            await table.press("enter")
            assert session.match.answers == 1
            assert table.curtained
            assert FULL in table.text
            disk.clear()
            await table.press("space", "enter")
            assert FULL not in table.text
            [save] = list_saves()
            assert save.answers == session.match.answers == 2


async def test_the_menu_does_not_say_that_the_match_is_kept(disk: list[str]) -> None:
    with kept_match() as session:
        async with playing(session.match, session=session) as table:
            disk.append(FULL)
            await table.press("space", "enter", "space", "f10")
            assert "Leave; the last answers are not kept yet" in table.text
            assert "is kept" not in table.text


async def test_it_is_complained_of_once_and_again_when_that_has_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[str] = []
    match = round_of(["ESTOP", "NOPE"], "B")
    async with playing(match) as table:
        monkeypatch.setattr(table.app, "notify", lambda text, **_: said.append(text))
        table.app.complain(FULL)
        table.app.complain(FULL)
        assert said == [FULL]
        table.clock.seconds += 60
        table.app.complain(FULL)
        assert said == [FULL, FULL]


def test_the_program_says_at_its_end_what_is_lost(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def ends(app: WordGamesApp) -> None:
        app.unkept = FULL

    monkeypatch.setattr(WordGamesApp, "run", ends)
    assert run() == 1
    assert capsys.readouterr().err == "The disk is full. The last answers are lost.\n"


async def test_what_could_not_be_written_is_tried_once_more(disk: list[str]) -> None:
    session = kept_match()
    async with playing(session.match, session=session) as table:
        await table.press("space")
        disk.append(FULL)
        await table.press("enter")
        disk.clear()
    session.close()
    [save] = list_saves()
    assert save.answers == 1
