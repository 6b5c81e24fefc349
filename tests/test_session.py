"""A match at this keyboard: its save, its bots, its end."""

import errno
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from tests.games.matches import journal, state
from tests.until import until
from wordgames_tui.bots import Player
from wordgames_tui.engine.decisions import Decision
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.events import Event
from wordgames_tui.engine.journal import Answered
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.session import Session
from wordgames_tui.store.errors import SaveInUse, SaveProblem
from wordgames_tui.store.history import list_history
from wordgames_tui.store.saves import list_saves, read_match

EVENING = datetime(2026, 3, 4, 19, 30, tzinfo=UTC)


def evening() -> datetime:
    return EVENING


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WORDGAMES_HOME", str(tmp_path))
    return tmp_path


def setup_of(*seats: str, seed: int = 7, **options: Json) -> Setup:
    """WordSpiel; the name of a bot is written as "Quill:easy"."""
    return Setup(
        game="wordspiel",
        seats=tuple(Seat(*seat.split(":")) for seat in seats),
        variant="solitaire" if len(seats) == 1 else "rounds",
        options=options if len(seats) == 1 else {"rounds": 1, "dealer": 1, **options},
        seed=seed,
    )


def some_answer(view: Mapping[str, Json], decision: Decision, random: Random) -> Json:
    """Any legal answer of the seat that is waited for."""
    return decision.sample(decision.seat, random) if view["seat"] == decision.seat else None


def with_bots(setup: Setup, player: Player) -> Session:
    """A session without a save, whose bots all are that player."""
    return Session(Match(game(setup.game), setup), player=lambda _game, _level: player)


def play_bots(session: Session) -> list[Event]:
    """Let the bots answer until a person may speak or has to, or the match is over; what happened
    because of it."""
    events: list[Event] = []
    for _ in until(session.person_may_speak):
        found = session.bot_answer()
        if not found:
            break
        seat, answer = found
        events.extend(session.answer(answer, seat))
    return events


def until_over(session: Session) -> None:
    """Play on: the bots as they do, people by chance, in turn."""
    for number in until(lambda: session.match.over):
        play_bots(session)
        decision = session.match.decision
        if decision is None:
            return
        seat = next(seat for seat in decision.seats if seat in session.persons)
        if seat == decision.seat:
            session.answer(decision.sample(seat, Random(number + 1)))
        else:
            found = session.bot_answer()
            assert found is not None
            session.answer(found[1], found[0])


def same(match: Match, other: Match) -> bool:
    return journal(match) == journal(other) and state(match) == state(other)


class TestSaving:
    def test_everything_that_is_said_is_in_the_save_at_once(self) -> None:
        session = Session.start(setup_of("Ann", "Ben", take_backs=True), clock=evening)
        assert session.save is not None

        def kept() -> list[str]:
            assert session.save is not None
            return session.save.path.read_text().splitlines()[1:]

        with session:
            session.answer("keep")
            session.answer("keep", 0)
            assert kept() == ['{"seat":1,"answer":"keep"}', '{"seat":0,"answer":"keep"}']
            session.answer("start")
            session.hint(1)
            session.agree("zyzzyva", True)
            session.undo(1)
            assert [json.loads(line) for line in kept()[3:]] == [
                {"hint": 1},
                {"agree": "zyzzyva", "good": True},
                {"undo": 1},
            ]
            assert same(read_match(session.save.path)[0], session.match)

    def test_a_refused_answer_is_not_kept(self) -> None:
        with Session.start(setup_of("Ann", "Ben"), clock=evening) as session:
            assert session.save is not None
            before = session.save.path.read_bytes()
            with pytest.raises(Refused):
                session.answer("dance")
            assert session.save.path.read_bytes() == before

    def test_a_match_is_left_and_resumed(self) -> None:
        with Session.start(setup_of("Ann", "Ben"), clock=evening) as session:
            session.answer("keep")
            (entry,) = list_saves()
            with pytest.raises(SaveInUse):
                Session.resume(entry.path)
        with Session.resume(entry.path, clock=evening) as resumed:
            assert resumed.notice == ""
            assert same(resumed.match, session.match)

    def test_a_torn_save_is_resumed_with_a_notice(self) -> None:
        with Session.start(setup_of("Ann", "Ben"), clock=evening) as session:
            session.answer("keep")
        path = list_saves()[0].path
        path.write_bytes(path.read_bytes()[:-2])
        with Session.resume(path, clock=evening) as resumed:
            assert "left out" in resumed.notice
            resumed.answer("keep")
        assert same(read_match(path)[0], resumed.match)

    def test_the_match_goes_on_while_the_disk_is_full(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(_: int) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        with Session.start(setup_of("Ann", "Ben"), clock=evening) as session:
            with monkeypatch.context() as disk:
                disk.setattr(os, "fsync", full)
                with pytest.raises(SaveProblem, match="no space left"):
                    session.answer("keep")
            assert session.match.answers == 1
            session.store()
        assert same(read_match(list_saves()[0].path)[0], session.match)

    def test_without_a_save_nothing_is_kept(self, home: Path) -> None:
        session = Session.start(setup_of("Ann"), kept=False)
        until_over(session)
        assert session.save is None
        assert list(home.iterdir()) == []


class TestSeeds:
    def test_a_set_up_without_a_seed_gets_one_by_chance(self) -> None:
        seeds = {
            Session.start(setup_of("Ann", seed=0), kept=False).match.setup.seed for _ in range(5)
        }
        assert len(seeds) == 5
        assert 0 not in seeds

    def test_a_seed_that_is_given_is_kept(self) -> None:
        assert Session.start(setup_of("Ann", seed=41), kept=False).match.setup.seed == 41


class TestTheEnd:
    def test_the_last_answer_makes_the_match_history(self) -> None:
        session = Session.start(setup_of("Ann"), clock=evening)
        until_over(session)
        assert list_saves() == []
        (entry,) = list_history()
        assert entry.ending is not None
        assert entry.ending.result == session.match.result
        assert entry.ended == EVENING
        assert session.save is not None
        assert session.save.path == entry.path

    def test_what_is_history_stands(self) -> None:
        session = Session.start(setup_of("Ann", take_backs=True), clock=evening)
        until_over(session)
        before = list_history()[0].path.read_bytes()
        for late in (
            lambda: session.undo(0),
            lambda: session.agree("zyzzyva", True),
            lambda: session.hint(0),
            lambda: session.answer("left"),
        ):
            with pytest.raises(Refused, match="The match is over"):
                late()
        assert list_history()[0].path.read_bytes() == before

    def test_a_match_killed_on_its_way_into_the_history_gets_there(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        session = Session.start(setup_of("Ann"), clock=evening)
        with monkeypatch.context() as stuck:
            stuck.setattr("shutil.move", _cannot_move)
            with pytest.raises(SaveProblem, match="stays a save"):
                until_over(session)
        session.save.close()  # as the system does for a process that is killed
        (entry,) = list_saves()
        resumed = Session.resume(entry.path, clock=evening)
        assert same(resumed.match, session.match)
        assert list_saves() == []
        assert [found.problem for found in list_history()] == [""]


def _cannot_move(*_: object) -> None:
    raise OSError(errno.EROFS, os.strerror(errno.EROFS))


class TestBots:
    def test_persons_are_the_seats_without_a_bot(self) -> None:
        session = with_bots(setup_of("Ann", "Quill:easy", "Cleo"), some_answer)
        assert session.persons == (0, 2)

    def test_bots_play_until_a_person_is_asked(self) -> None:
        session = with_bots(setup_of("Ann", "Quill:easy", "Serif:easy"), some_answer)
        events = play_bots(session)
        assert session.match.decision is not None
        assert session.match.decision.seat == 0
        assert {line.seat for line in session.match.lines if isinstance(line, Answered)} == {1, 2}
        assert events == list(session.match.events[-len(events) :])

    def test_nobody_is_asked_for_a_person_or_after_the_end(self) -> None:
        session = with_bots(setup_of("Ann"), some_answer)
        assert session.bot_answer() is None
        until_over(session)
        assert session.bot_answer() is None
        assert not session.person_may_speak()

    def test_asking_a_bot_changes_nothing(self) -> None:
        session = with_bots(setup_of("Ann", "Quill:easy"), some_answer)
        before = state(session.match)
        assert session.bot_answer() == session.bot_answer()
        assert session.bot_answer() is not None
        assert state(session.match) == before

    def test_a_bot_sees_what_its_seat_may_see(self) -> None:
        seen = []

        def look(view: Mapping[str, Json], decision: Decision, random: Random) -> Json:
            seen.append((view, decision))
            return some_answer(view, decision, random)

        session = with_bots(setup_of("Ann", "Quill:easy"), look)
        session.bot_answer()
        assert seen == [(session.match.view(1), session.match.decision_for(1))]

    def test_a_table_of_bots_plays_to_the_end(self) -> None:
        session = Session.start(setup_of("Quill:hard", "Serif:hard"), kept=False)
        play_bots(session)
        assert session.match.over


class TestRefusedBots:
    """A bot whose answer the rules refuse, or who has none, never makes a match hang."""

    @pytest.mark.parametrize("nonsense", [None, "dance", {"word": "zzz"}, [], 3])
    def test_any_legal_answer_is_given_in_its_place(self, nonsense: Json) -> None:
        session = with_bots(
            setup_of("Quill:easy", "Serif:easy"), lambda _view, _decision, _random: nonsense
        )
        play_bots(session)
        assert session.match.over

    def test_a_challenge_that_is_refused_is_not_made(self) -> None:
        asked = []

        def dance(view: Mapping[str, Json], _decision: Decision, _random: Random) -> Json:
            asked.append(view["seat"])
            return "dance"

        session = _challengeable("Quill:easy", "Ben", "Cleo", player=dance)
        assert session.bot_answer() is None
        assert asked == [0]


class TestVolunteers:
    """Ben, in seat 1, has laid a word: seat 2 is waited for, and seat 0 may challenge."""

    def test_a_bot_may_challenge_before_a_person_goes_on(self) -> None:
        session = _challengeable("Quill:easy", "Ben", "Cleo", player=_challenge)
        assert session.bot_answer() == (0, "challenge")
        session.answer("challenge", 0)
        assert [event.kind for event in session.match.events][-1] == "verdict"

    def test_a_bot_that_volunteers_nothing_leaves_it_to_the_person(self) -> None:
        session = _challengeable("Quill:easy", "Ben", "Cleo", player=some_answer)
        assert session.bot_answer() is None
        assert not session.person_may_speak()

    def test_a_person_may_challenge_before_a_bot_goes_on(self) -> None:
        session = _challengeable("Ann", "Ben", "Quill:easy", player=some_answer)
        assert session.person_may_speak()
        assert play_bots(session) == []
        found = session.bot_answer()
        assert found is not None
        assert found[0] == 2
        session.answer("start", 2)
        assert not session.person_may_speak()

    def test_who_laid_the_word_has_nothing_to_say(self) -> None:
        session = _challengeable("Quill:easy", "Ben", player=some_answer)
        assert not session.person_may_speak()


def _challenge(view: Mapping[str, Json], decision: Decision, random: Random) -> Json:
    seat = view["seat"]
    assert isinstance(seat, int)
    if any(option.id == "challenge" for option in decision.possible(seat)):
        return "challenge"
    return some_answer(view, decision, random)


def _challengeable(*seats: str, player: Player) -> Session:
    """A session in which Ben, in seat 1, has just laid a word that was not checked."""
    session = with_bots(
        setup_of(*seats, challenge="table", dealer=1, seconds=60),
        player,
    )
    match = session.match
    for number in until(lambda: match.table.contested and match.table.contested.seat == 1):
        assert match.decision is not None
        match.answer(match.decision.sample(match.decision.seat, Random(number + 1)))
    assert match.decision is not None
    return session


PLAY = """
from wordgames_tui.engine.setup import Setup
from wordgames_tui.session import Session
import json, sys
session = Session.start(Setup.from_json(json.loads(sys.argv[1])))
for _ in range(int(sys.argv[2])):
    seat, answer = session.bot_answer()
    session.answer(answer, seat)
print(session.save.path, flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("answers", [0, 1, 17])
def test_a_match_whose_process_is_killed_goes_on_as_it_would_have(answers: int) -> None:
    setup = setup_of("Quill:hard", "Serif:hard", "Comma:hard")
    undisturbed = Session.start(setup, kept=False)
    play_bots(undisturbed)
    path = _killed_after(answers, setup)
    with Session.resume(path, clock=evening) as resumed:
        assert (resumed.match.answers, resumed.notice) == (answers, "")
        play_bots(resumed)
    assert same(resumed.match, undisturbed.match)
    (entry,) = list_history()
    assert entry.ending is not None
    assert entry.ending.result == undisturbed.match.result


def _killed_after(answers: int, setup: Setup) -> Path:
    """The save of a match whose process was killed after so many answers."""
    with subprocess.Popen(
        [sys.executable, "-c", PLAY, json.dumps(setup.to_json()), str(answers)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        path = Path(process.stdout.readline().strip())
        process.kill()
    return path
