"""Finished matches: listed without a replay, and what they tell of who played."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from tests.store.matches import EVENING, finished, kept, new_match, play
from tests.until import until
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.engine.table import Result
from wordgames_tui.games import game
from wordgames_tui.store.history import HistoryEntry, list_history, player_records
from wordgames_tui.store.transcript import Ending, Header

LATER = EVENING + timedelta(hours=2)


def entry(
    *seats: str,
    scores: tuple[int, ...],
    winners: tuple[int, ...] = (),
    day: int = 1,
    hints: int = 0,
) -> HistoryEntry:
    """A finished match of WordSpiel; the name of a bot is written as "Quill:easy"."""
    rules = game("wordspiel")
    setup = rules.settle(
        Setup(
            game="wordspiel",
            seats=tuple(Seat(*seat.split(":")) for seat in seats),
            variant="rounds" if len(seats) > 1 else "solitaire",
        )
    )
    ended = datetime(2026, 1, day, tzinfo=UTC)
    ending = Ending(Result(scores, winners, ""), ended, (hints,) * len(seats), 10)
    return HistoryEntry(Path(), ended, Header(setup, rules, 1, ended), ending)


class TestListing:
    def test_an_entry_says_who_played_and_how_it_ended(self) -> None:
        match = new_match("Ann", "Ben")
        for _ in until(lambda: match.decision is None or match.decision.kind == "spell"):
            match.answer(match.decision.sample(match.decision.seat, Random(3)))
        assert match.decision is not None
        asked = match.decision.seat
        match.hint(asked)
        match.hint(asked)
        path = finished(play(match, 5000), LATER)
        (found,) = list_history()
        assert found.path == path
        assert (found.title, found.names) == ("WordSpiel", ("Ann", "Ben"))
        assert found.header is not None
        assert found.header.started == EVENING
        assert found.ended == LATER
        assert found.ending is not None
        assert found.ending.result == match.result
        assert found.ending.answers == match.answers
        assert found.ending.hints == ((2, 0) if asked == 0 else (0, 2))
        assert found.problem == ""

    def test_the_match_that_ended_last_comes_first(self) -> None:
        for hours, name in enumerate(("Ann", "Ben", "Cleo")):
            finished(play(new_match(name), 500), EVENING + timedelta(hours=hours))
        assert [found.names for found in list_history()] == [("Cleo",), ("Ben",), ("Ann",)]

    def test_a_match_of_other_rules_is_still_listed(self) -> None:
        path = finished(play(new_match("Ann"), 500))
        path.write_bytes(path.read_bytes().replace(b'"rules":1', b'"rules":99'))
        (found,) = list_history()
        assert (found.names, found.problem) == (("Ann",), "")

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            (b'"scores":[', b'"scores":[1,'),
            (b'"scores":[', b'"scores":["'),
            (b'"winners":[', b'"winners":[7'),
            (b'"hints":[0]', b'"hints":[0,0]'),
            (b'"ended":"2026', b'"ended":"x'),
            (b'{"result"', b'{"outcome"'),
        ],
    )
    def test_a_wrong_ending_is_told_and_left_alone(self, old: bytes, new: bytes) -> None:
        path = finished(play(new_match("Ann"), 500))
        damaged = path.read_bytes().replace(old, new)
        assert damaged != path.read_bytes()
        path.write_bytes(damaged)
        (found,) = list_history()
        assert found.problem == (
            f"The save {path.name} does not say at its end how the match ended."
        )
        assert path.read_bytes() == damaged

    def test_cut_anywhere_it_is_told_or_whole(self) -> None:
        path = finished(play(new_match("Ann"), 500))
        whole = path.read_bytes()
        for cut in range(len(whole)):
            path.write_bytes(whole[:cut])
            (found,) = list_history()
            assert found.problem.startswith(f"The save {path.name} ")
            assert found.ending is None

    def test_there_is_no_history_before_the_first_match(self, home: Path) -> None:
        assert list_history() == []
        assert not (home / "history").exists()

    def test_a_folder_that_cannot_be_read_is_told(self, home: Path) -> None:
        (home / "history").write_text("")
        (found,) = list_history()
        assert found.problem == f"The folder {home / 'history'} cannot be read: not a directory."

    def test_a_match_that_goes_on_is_no_history(self) -> None:
        kept(play(new_match("Ann"), 2))
        assert list_history() == []

    def test_the_last_line_is_for_people_too(self) -> None:
        path = finished(play(new_match("Ann"), 500), LATER)
        last = json.loads(path.read_text().splitlines()[-1])
        assert last["ended"] == "2026-03-04T21:30:00+00:00"
        assert set(last) == {"result", "ended", "hints", "answers"}


class TestRecords:
    def test_matches_won_and_played_are_counted_for_each_person(self) -> None:
        ann, ben = player_records(
            [
                entry("Ann", "Ben", scores=(3, 9), winners=(0,), day=1, hints=1),
                entry("Ben", "Ann", scores=(4, 8), winners=(0,), day=2, hints=2),
                entry("Ann", "Ben", scores=(5, 5), winners=(0, 1), day=3),
            ]
        )
        assert (ann.player, ann.played, ann.won, ann.hints) == ("Ann", 3, 2, 3)
        assert (ben.player, ben.played, ben.won, ben.hints) == ("Ben", 3, 2, 3)

    def test_scores_stand_in_the_order_of_play_whatever_the_list_s(self) -> None:
        entries = [entry("Ann", "Ben", scores=(day, 9), winners=(0,), day=day) for day in (3, 1, 2)]
        assert player_records(entries)[0].scores == (1, 2, 3)

    def test_the_best_score_of_wordspiel_is_the_lowest(self) -> None:
        entries = [entry("Ann", "Ben", scores=(s, 50), winners=(0,)) for s in (12, 4, 30)]
        assert [record.best for record in player_records(entries)] == [4, 50]

    def test_the_best_score_of_other_games_is_the_highest(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(type(game("wordspiel")), "lowest_wins", False)
        entries = [entry("Ann", "Ben", scores=(s, 50), winners=(1,)) for s in (12, 4, 30)]
        assert [record.best for record in player_records(entries)] == [30, 50]

    def test_solitaire_has_a_record_of_its_own_with_the_cards_left(self) -> None:
        alone, table = sorted(
            player_records(
                [
                    entry("Ann", scores=(0,), winners=(0,), day=1),
                    entry("Ann", scores=(4,), day=2, hints=3),
                    entry("Ann", scores=(2,), day=3),
                    entry("Ann", "Quill:easy", scores=(9, 1), winners=(1,), day=4),
                ]
            ),
            key=lambda record: not record.alone,
        )
        assert (alone.variant, alone.played, alone.won, alone.hints) == ("solitaire", 3, 1, 3)
        assert alone.scores == (0, 4, 2)
        assert (table.variant, table.played, table.won) == ("rounds", 1, 0)

    def test_bots_have_no_record(self) -> None:
        entries = [entry("Ann", "Quill:easy", scores=(9, 1), winners=(1,))]
        assert [record.player for record in player_records(entries)] == ["Ann"]

    def test_a_name_in_other_capitals_is_the_same_person_s(self) -> None:
        (ann,) = player_records(
            [entry("ANN", scores=(1,), day=1), entry("Ann", scores=(2,), day=2)]
        )
        assert (ann.player, ann.played) == ("Ann", 2)

    def test_so_is_one_whose_accent_was_typed_apart(self) -> None:
        (zoe,) = player_records(
            [entry("Zo\u00e9", scores=(1,), day=1), entry("Zoe\u0301", scores=(2,), day=2)]
        )
        assert zoe.played == 2

    def test_what_cannot_be_read_counts_for_nobody(self) -> None:
        broken = HistoryEntry(Path("x"), EVENING, problem="The save x is empty.")
        assert player_records([broken]) == []

    def test_a_record_is_that_of_the_files(self) -> None:
        match = play(new_match("Ann", "Ben"), 5000)
        finished(match)
        assert match.result is not None
        records = {record.player: record for record in player_records(list_history())}
        assert records["Ann"].scores == (match.result.scores[0],)
        assert records["Ben"].won == (1 in match.result.winners)
