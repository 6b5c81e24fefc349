"""A match in its file: as it is played, resumed, cut, locked and listed."""

import errno
import json
import os
import shutil
from pathlib import Path
from random import Random

import pytest

from tests.store.broken import PROBLEMS
from tests.store.full import room
from tests.store.matches import EVENING, evening, kept, lived_in, new_match, play, same
from wordgames_tui.store.errors import SaveInUse, SaveProblem, StoreError
from wordgames_tui.store.saves import Save, delete_save, find_save, list_saves, read_match


def lines_of(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text("ascii").splitlines()]


class TestWriting:
    def test_the_first_line_says_what_is_played_by_which_rules_and_since_when(self) -> None:
        match = new_match()
        (header,) = lines_of(kept(match))
        assert header["format"] == "wordgames save"
        assert header["version"] == 1
        assert header["game"] == "wordspiel"
        assert header["rules"] == match.rules.version
        assert header["started"] == "2026-03-04T19:30:00+00:00"
        assert header["setup"] == match.setup.to_json()

    def test_each_line_is_in_the_file_as_soon_as_it_is_given(self) -> None:
        match = new_match()
        random = Random(1)
        with Save.create(match, evening) as save:
            for number in range(1, 13):
                assert match.decision is not None
                match.answer(match.decision.sample(match.decision.seat, random))
                save.write(match.lines)
                assert lines_of(save.path)[1:] == [line.to_json() for line in match.lines]
                assert len(match.lines) == number

    def test_a_take_back_is_a_line_and_no_erasure(self) -> None:
        match = play(new_match(take_backs=True), 4)
        with Save.create(match, evening) as save:
            before = save.path.read_bytes()
            match.undo()
            save.write(match.lines)
            assert save.path.read_bytes() == before + b'{"undo":1}\n'
        assert same(read_match(save.path)[0], match)

    @pytest.mark.parametrize("full", [False, True], ids=["", "on a disk that is full at first"])
    def test_a_file_that_is_gone_is_written_anew(
        self, home: Path, full: bool, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        match = play(new_match(), 5)
        with Save.create(match, evening) as save:
            whole = save.path.read_bytes()
            shutil.rmtree(home / "saves")
            if full:
                with monkeypatch.context() as disk:
                    disk.setattr(os, "fsync", _full_disk)
                    with pytest.raises(SaveProblem):
                        save.write(match.lines)
            save.write(match.lines)
            assert save.path.read_bytes() == whole
            play(match, 3)
            save.write(match.lines)
        assert same(read_match(save.path)[0], match)

    def test_what_could_not_be_written_comes_with_the_next_line(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        match = play(new_match(), 2)
        with Save.create(match, evening) as save:
            play(match, 1)
            with monkeypatch.context() as full:
                full.setattr(os, "fsync", _full_disk)
                with pytest.raises(SaveProblem, match="cannot be written: no space left"):
                    save.write(match.lines)
            play(match, 1)
            save.write(match.lines)
        assert same(read_match(save.path)[0], match)

    def test_half_a_line_on_a_full_disk_is_mended_by_the_next(self) -> None:
        match = play(new_match(), 2)
        with Save.create(match, evening) as save:
            size = save.path.stat().st_size
            play(match, 1)
            with room(size + 14), pytest.raises(SaveProblem, match="cannot be written"):
                save.write(match.lines)
            assert save.path.stat().st_size == size + 14
            play(match, 1)
            save.write(match.lines)
        assert same(read_match(save.path)[0], match)
        assert read_match(save.path)[1] == ""

    def test_what_another_program_wrote_is_not_written_on(self) -> None:
        match = play(new_match(), 2)
        with Save.create(match, evening) as save:
            whole = save.path.read_bytes()
            play(match, 1)
            for other in (b"short\n", whole + b'{"hint":0}\n', whole + b"torn"):
                save.path.write_bytes(other)
                with pytest.raises(SaveProblem, match=r"was changed by another program\.$"):
                    save.write(match.lines)
                assert save.path.read_bytes() == other
            save.path.write_bytes(whole)
            save.write(match.lines)
        assert same(read_match(save.path)[0], match)

    def test_a_save_that_cannot_be_begun_leaves_nothing(
        self, home: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(os, "fsync", _full_disk)
        with pytest.raises(SaveProblem, match="no space left"):
            Save.create(new_match(), evening)
        assert list((home / "saves").iterdir()) == []

    def test_a_folder_that_may_not_be_written_is_refused_in_a_sentence(
        self, plain_home: Path
    ) -> None:
        (plain_home / "saves").mkdir()
        (plain_home / "saves").chmod(0o555)
        with pytest.raises(
            StoreError, match=r"^The save .* cannot be locked: permission denied\.$"
        ):
            Save.create(new_match(), evening)


def _full_disk(_: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class TestNames:
    def test_a_file_is_called_by_game_time_and_players(self) -> None:
        assert kept(new_match("Ann", "Ben")).name == "wordspiel-2026-03-04-1930-ann-ben.jsonl"

    def test_two_matches_of_one_minute_have_two_names(self) -> None:
        names = [kept(new_match()).name for _ in range(3)]
        assert names == [
            "wordspiel-2026-03-04-1930-ann-ben.jsonl",
            "wordspiel-2026-03-04-1930-ann-ben-2.jsonl",
            "wordspiel-2026-03-04-1930-ann-ben-3.jsonl",
        ]

    def test_a_name_in_the_history_is_taken_as_well(self) -> None:
        match = play(new_match("Ann"), 500)
        with Save.create(match, evening) as save:
            save.finish(match, EVENING)
        assert kept(new_match("Ann")).name == "wordspiel-2026-03-04-1930-ann-2.jsonl"

    @pytest.mark.parametrize(
        ("player", "stem"),
        [
            ("../../etc/passwd", "wordspiel-2026-03-04-1930-etcpasswd"),
            ("[/foo]", "wordspiel-2026-03-04-1930-foo"),
            ("漢字", "wordspiel-2026-03-04-1930"),
            ("Zoë Straße", "wordspiel-2026-03-04-1930-zoestrasse"),
            ("CON:*?|<>", "wordspiel-2026-03-04-1930-con"),
        ],
    )
    def test_only_letters_and_digits_of_a_name_are_in_the_file_s(
        self, player: str, stem: str, home: Path
    ) -> None:
        path = kept(new_match(player))
        assert path == home / "saves" / f"{stem}.jsonl"
        assert list_saves()[0].names == (player,)

    def test_many_long_names_do_not_make_the_file_s_too_long(self) -> None:
        path = kept(new_match(*(f"{letter * 20}" for letter in "abcdef")))
        assert len(path.name) < 100

    def test_escapes_in_a_name_never_reach_a_list(self) -> None:
        path = kept(new_match("Ann", "Ben"))
        path.write_bytes(path.read_bytes().replace(b'"Ben"', rb'"\u001b[31m[/foo]\u009b"'))
        assert list_saves()[0].names == ("Ann", "[31m[/foo]")
        assert read_match(path)[0].setup.names == ("Ann", "[31m[/foo]")


class TestTheEnd:
    def test_a_finished_match_moves_to_the_history(self, home: Path) -> None:
        match = play(new_match("Ann"), 500)
        with Save.create(match, evening) as save:
            before, name = save.path.read_bytes(), save.path.name
            save.finish(match, EVENING)
            assert save.closed
        assert save.path == home / "history" / name
        assert list((home / "saves").iterdir()) == []
        assert save.path.read_bytes().startswith(before)
        assert same(read_match(save.path)[0], match)

    def test_a_finished_match_is_replayed_and_not_resumed(self) -> None:
        match = play(new_match("Ann"), 500)
        with Save.create(match, evening) as save:
            save.finish(match, EVENING)
        with pytest.raises(SaveProblem, match="its match is over, and can be replayed"):
            Save.open(save.path)

    def test_a_history_that_cannot_be_written_leaves_the_match_a_save(self, home: Path) -> None:
        match = play(new_match("Ann"), 500)
        (home / "history").write_text("")
        with Save.create(match, evening) as save, pytest.raises(StoreError, match="cannot be made"):
            save.finish(match, EVENING)
        (home / "history").unlink()
        again, resumed, _ = Save.open(save.path)
        with again:
            again.finish(resumed, EVENING)
        text = again.path.read_text()
        assert text.count('"result"') == 1
        assert same(read_match(again.path)[0], match)


class TestDeleting:
    def test_a_match_is_deleted_with_its_lock(self, home: Path) -> None:
        path = kept(new_match())
        delete_save(path)
        assert list((home / "saves").iterdir()) == []

    def test_a_match_that_is_played_is_not_deleted(self) -> None:
        with Save.create(new_match(), evening) as save:
            before = save.path.read_bytes()
            with pytest.raises(SaveInUse):
                delete_save(save.path)
            assert save.path.read_bytes() == before

    def test_what_is_no_save_is_not_deleted(self, tmp_path: Path) -> None:
        path = tmp_path / "letter.jsonl"
        path.write_text("Dear diary\n")
        with pytest.raises(SaveProblem, match="is not a save"):
            delete_save(path)
        assert list(tmp_path.iterdir()) == [path]

    def test_what_cannot_be_deleted_is_told_and_stays_free(self, plain_home: Path) -> None:
        path = kept(new_match())
        path.parent.chmod(0o555)
        with pytest.raises(SaveProblem, match=r"cannot be deleted: permission denied\.$") as told:
            delete_save(path)
        Save.open(path)[0].close()
        assert told.value.path == path


class TestListing:
    def test_the_match_that_was_played_last_comes_first(self) -> None:
        for number, name in enumerate(("Ann", "Ben", "Cleo")):
            path = kept(play(new_match(name), number))
            os.utime(path, (1_000_000 * number, 1_000_000 * (5 - number)))
        assert [(entry.names, entry.answers) for entry in list_saves()] == [
            (("Ann",), 0),
            (("Ben",), 1),
            (("Cleo",), 2),
        ]

    def test_an_entry_says_what_is_played_and_since_when(self) -> None:
        path = kept(lived_in())
        (entry,) = list_saves()
        assert entry.path == path
        assert entry.title == "WordSpiel"
        assert entry.header is not None
        assert entry.header.started == EVENING
        assert entry.played.timestamp() == pytest.approx(path.stat().st_mtime)
        assert entry.answers == lived_in().answers
        assert entry.problem == ""

    def test_what_cannot_be_continued_is_listed_with_its_problem(self, home: Path) -> None:
        for change, _ in PROBLEMS.values():
            path = kept(lived_in())
            path.write_bytes(change(path.read_bytes()))
        (home / "saves" / "folder.jsonl").mkdir()
        (home / "saves" / "notes.txt").write_text("not ours")
        problems = {entry.path.name: entry.problem for entry in list_saves()}
        assert len(problems) == len(PROBLEMS) + 1
        found = [problem for problem in problems.values() if problem]
        replayed = {"refused answer", "missing dictionary"}
        assert len(found) == len(PROBLEMS) - len(replayed) + 1
        assert all(problem.startswith("The save ") for problem in found)

    def test_other_rules_still_say_who_played(self) -> None:
        path = kept(new_match())
        path.write_bytes(path.read_bytes().replace(b'"rules":1', b'"rules":99'))
        (entry,) = list_saves()
        assert entry.names == ("Ann", "Ben")
        assert "version 99" in entry.problem

    def test_a_folder_that_is_not_there_yet_has_no_saves(self) -> None:
        assert list_saves() == []

    def test_a_folder_that_cannot_be_read_is_told(self, home: Path) -> None:
        (home / "saves").write_text("")
        (entry,) = list_saves()
        assert entry.problem == f"The folder {home / 'saves'} cannot be read: not a directory."

    def test_a_save_is_found_by_its_path_or_its_name(
        self, home: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = kept(new_match())
        assert find_save(str(path)) == path
        assert find_save(path.name) == path
        assert find_save(path.stem) == path
        monkeypatch.chdir(path.parent)
        assert find_save(path.name).samefile(path)

    @pytest.mark.parametrize("name", ["", ".", "nobody", "x" * 5000, "a\0b", "\x1b[31m"])
    def test_what_is_no_save_s_name_is_refused(self, name: str) -> None:
        kept(new_match())
        with pytest.raises(StoreError, match=r"^There is no save '.*'\.$") as refused:
            find_save(name)
        assert str(refused.value).isprintable()


def test_a_match_of_any_length_comes_back() -> None:
    match = play(new_match("Ann", "Ben", "Cleo", rounds=2), 5000, seed=9)
    assert match.over
    assert same(read_match(kept(match))[0], match)
