"""A match in its file: as it is played, resumed, cut, locked and listed."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

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
            with save.path.open("ab") as file:
                file.write(b'{"seat":0,"ans')
            play(match, 1)
            save.write(match.lines)
        assert same(read_match(save.path)[0], match)
        assert read_match(save.path)[1] == ""

    def test_a_file_that_another_program_made_shorter_is_not_written_on(self) -> None:
        match = play(new_match(), 2)
        with Save.create(match, evening) as save:
            save.path.write_bytes(b"short\n")
            play(match, 1)
            with pytest.raises(SaveProblem, match="was changed by another program"):
                save.write(match.lines)
            assert save.path.read_bytes() == b"short\n"

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


class TestResuming:
    def test_a_match_goes_on_where_it_was(self) -> None:
        match = lived_in()
        save, resumed, notice = Save.open(kept(match))
        assert (notice, same(resumed, match)) == ("", True)
        play(match, 9, seed=4)
        play(resumed, 9, seed=4)
        with save:
            save.write(resumed.lines)
        assert same(read_match(save.path)[0], match)

    def test_looking_at_a_match_writes_nothing_and_needs_no_lock(self, home: Path) -> None:
        match = lived_in()
        with Save.create(match, evening) as save:
            before = save.path.read_bytes()
            assert same(read_match(save.path)[0], match)
        assert save.path.read_bytes() == before

    def test_a_replay_does_not_depend_on_the_dictionary_of_today(self) -> None:
        path = kept(lived_in())
        text = path.read_text()
        assert '"words":{"fury":""}' in text
        path.write_text(text.replace('"words":{"fury":""}', '"words":{"fury":"not in it"}'))
        with pytest.raises(SaveProblem, match="FURY is not good here: not in it"):
            read_match(path)

    def test_cut_at_every_byte_it_is_resumed_or_says_why_not(self) -> None:
        match = lived_in()
        path = kept(match)
        whole = path.read_bytes()
        ends = [at + 1 for at, byte in enumerate(whole) if byte == ord("\n")]
        for cut in range(len(whole)):
            path.write_bytes(whole[:cut])
            if cut < ends[0]:
                with pytest.raises(SaveProblem, match=r"is empty|breaks off within its first line"):
                    Save.open(path)
                assert path.read_bytes() == whole[:cut]
                continue
            lines = sum(end <= cut for end in ends) - 1
            save, resumed, notice = Save.open(path)
            with save:
                assert path.read_bytes() == whole[:cut], "mended before anything was written"
                assert resumed.lines == match.lines[:lines]
                assert bool(notice) == (cut not in ends)
                resumed.agree("mended", True)
                save.write(resumed.lines)
            mended = whole[: ends[lines]] + b'{"agree":"mended","good":true}\n'
            assert path.read_bytes() == mended

    @pytest.mark.parametrize(
        "rest",
        [b"\0" * 80, b"\0\0\n", b"\xff\xfe\n", b"[" * 9000 + b"\n", b"\n"],
        ids=["zeros", "zeros and a newline", "no UTF-8", "nested", "empty line"],
    )
    def test_rubbish_after_a_power_cut_is_a_torn_line(self, rest: bytes) -> None:
        match = play(new_match(), 5)
        path = kept(match)
        path.write_bytes(path.read_bytes() + rest)
        resumed, notice = read_match(path)
        assert same(resumed, match)
        assert notice == "The last thing that was done was not wholly saved, and is left out."

    def test_a_windows_editor_s_line_ends_do_no_harm(self) -> None:
        match = play(new_match(), 5)
        path = kept(match)
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
        assert same(read_match(path)[0], match)

    def test_every_damaged_file_is_a_match_or_a_problem(self) -> None:
        path = kept(lived_in())
        whole = path.read_bytes()
        random = Random(5)
        sentences = []
        for _ in range(300):
            damaged = bytearray(whole)
            for _ in range(random.randint(1, 3)):
                damaged[random.randrange(len(damaged))] = random.choice(b'\0{}[]",:0129\n\\xe\xff')
            path.write_bytes(damaged)
            try:
                read_match(path)
            except SaveProblem as problem:
                sentences.append(str(problem))
            assert path.read_bytes() == damaged
        assert 0 < len(sentences) < 300
        assert not [sentence for sentence in sentences if "\n" in sentence]


def _without_its_middle(data: bytes) -> bytes:
    lines = data.split(b"\n")
    lines[3] = lines[3][:-4]
    return b"\n".join(lines)


PROBLEMS = {
    "empty": (lambda _: b"", "is empty."),
    "no save at all": (lambda _: b"Dear diary\n", "is not a save: its first line is broken."),
    "other json": (lambda _: b'{"a": 1}\n', "is not a save of wordgames."),
    "a list": (lambda _: b"[]\n", "is not a save of wordgames."),
    "latin-1": (lambda _: '{"format": "é"}\n'.encode("latin-1"), "is not text in UTF-8."),
    "newer format": (
        lambda data: data.replace(b'"version":1', b'"version":2'),
        "was written by a newer wordgames: its format is 2, and this program reads 1.",
    ),
    "other rules": (
        lambda data: data.replace(b'"rules":1', b'"rules":99'),
        "was played by version 99 of the rules of WordSpiel; this program has version 1.",
    ),
    "unknown game": (
        lambda data: data.replace(b'"wordspiel"', b'"scrabble"'),
        "cannot be read: There is no game 'scrabble'; there is: ",
    ),
    "no set-up": (
        lambda data: data.replace(b'"setup"', b'"set"'),
        "is not a save: its first line lacks what a match needs.",
    ),
    "no date": (
        lambda data: data.replace(b"2026-03-04", b"2026-99-04"),
        "cannot be read: '2026-99-04T19:30:00+00:00' is no date.",
    ),
    "the first day": (
        lambda data: data.replace(b"2026-03-04T19:30:00+00:00", b"0001-01-01T00:00:00+23:00"),
        "is no date.",
    ),
    "broken middle": (_without_its_middle, "cannot be read: line 4 is broken."),
    "two broken lines": (lambda data: data + b'{"seat"\n{"seat', "is broken."),
    "no line of a journal": (
        lambda data: data.replace(b'{"undo":1}', b'{"undo":0}'),
        "is broken.",
    ),
    "too much taken back": (
        lambda data: data.replace(b'{"undo":1}', b'{"undo":99}'),
        "cannot be read: More answers are taken back than were given.",
    ),
    "refused answer": (
        lambda data: data.replace(b'"word":"fury"', b'"word":"furyx"'),
        "cannot be continued: FURYX needs ",
    ),
    "unknown option": (
        lambda data: data.replace(b'"easy_start"', b'"hard_start"'),
        "cannot be read: the round game has no option 'hard_start'",
    ),
    "missing dictionary": (
        lambda data: data.replace(b'"dictionary":"english"', b'"dictionary":"klingon"'),
        "cannot be continued: There is no dictionary called “klingon”.",
    ),
    "after the end": (
        lambda data: data.replace(
            b'{"undo":1}',
            b'{"result":{"scores":[1,2],"winners":[0],"text":""},"ended":"2026-03-04",'
            b'"hints":[0,0],"answers":3}',
        ),
        "follows its end.",
    ),
}


class TestProblems:
    @pytest.mark.parametrize("problem", PROBLEMS)
    def test_what_cannot_be_resumed_is_named_explained_and_left_alone(self, problem: str) -> None:
        change, sentence = PROBLEMS[problem]
        path = kept(lived_in())
        damaged = change(path.read_bytes())
        path.write_bytes(damaged)
        for use in (Save.open, read_match):
            with pytest.raises(SaveProblem) as refused:
                use(path)
            assert str(refused.value).startswith(f"The save {path.name} ")
            assert sentence in str(refused.value)
            assert path.read_bytes() == damaged

    def test_a_problem_leaves_the_save_free(self) -> None:
        path = kept(lived_in())
        whole = path.read_bytes()
        path.write_bytes(whole.replace(b'"word":"fury"', b'"word":"furyx"'))
        with pytest.raises(SaveProblem) as problem:
            Save.open(path)
        path.write_bytes(whole)
        Save.open(path)[0].close()
        assert "FURYX" in str(problem.value)  # held till here, and all that its frames hold

    def test_what_is_no_save_gets_no_lock_beside_it(self, tmp_path: Path) -> None:
        path = tmp_path / "letter.txt"
        path.write_text("Dear diary\n")
        for wrong in (path, tmp_path / "nothing.jsonl"):
            with pytest.raises(SaveProblem):
                Save.open(wrong)
        assert list(tmp_path.iterdir()) == [path]

    def test_a_directory_is_no_save(self, tmp_path: Path) -> None:
        with pytest.raises(SaveProblem, match="cannot be read: it is not a file"):
            Save.open(tmp_path)

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
    def test_a_pipe_is_not_waited_for(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe.jsonl")
        with pytest.raises(SaveProblem, match="cannot be read: it is not a file"):
            read_match(tmp_path / "pipe.jsonl")

    def test_a_file_that_may_not_be_read_is_named(self, plain_home: Path) -> None:
        path = kept(new_match())
        path.chmod(0)
        with pytest.raises(SaveProblem, match=r"jsonl cannot be read: permission denied\.$"):
            Save.open(path)

    def test_a_file_that_may_only_be_read_can_be_looked_at(self, plain_home: Path) -> None:
        match = play(new_match(), 3)
        path = kept(match)
        path.chmod(0o444)
        with pytest.raises(SaveProblem, match=r"jsonl cannot be written: permission denied\.$"):
            Save.open(path)
        assert same(read_match(path)[0], match)


HOLD = """
import sys
from pathlib import Path
from wordgames_tui.store.saves import Save
save, match, notice = Save.open(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""


class TestTwoWindows:
    def test_a_second_process_is_told_and_does_no_damage(self) -> None:
        match = play(new_match(), 3)
        path = kept(match)
        before = path.read_bytes()
        with _held_elsewhere(path) as other:
            with pytest.raises(SaveInUse) as refused:
                Save.open(path)
            assert str(refused.value) == f"The save {path.name} is being played in another window."
            assert same(read_match(path)[0], match)
            assert [entry.problem for entry in list_saves()] == [""]
            assert path.read_bytes() == before
            other.communicate("")
        Save.open(path)[0].close()

    def test_a_killed_process_blocks_nobody(self) -> None:
        path = kept(play(new_match(), 3))
        with _held_elsewhere(path) as other:
            other.kill()
            other.wait()
            assert Path(f"{path}.lock").exists()
            Save.open(path)[0].close()

    def test_one_window_cannot_open_a_save_twice_either(self) -> None:
        path = kept(new_match())
        with Save.open(path)[0], pytest.raises(SaveInUse):
            Save.open(path)
        Save.open(path)[0].close()

    def test_a_new_match_does_not_take_the_name_of_one_that_is_just_begun(self, home: Path) -> None:
        with (
            Save.create(new_match(), evening) as first,
            Save.create(new_match(), evening) as second,
        ):
            assert first.path != second.path


def _held_elsewhere(path: Path) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "open\n"
    return process


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
        assert entry.started == EVENING
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
