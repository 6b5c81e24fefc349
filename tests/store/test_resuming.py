"""Saves that are taken up again, whole or not, in one window or two."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.store.broken import PROBLEMS
from tests.store.matches import EVENING, evening, kept, lived_in, new_match, play, same
from wordgames_tui.store import saves
from wordgames_tui.store.errors import SaveInUse, SaveProblem
from wordgames_tui.store.history import list_history
from wordgames_tui.store.saves import Save, delete_save, list_saves, read_match


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

    def test_names_that_would_no_longer_be_taken_stop_no_match(self) -> None:
        match = new_match("Zo\u00e9", "Zoe\u0301", "\u3164")
        save, resumed, _ = Save.open(kept(match))
        save.close()
        assert resumed.setup.names == match.setup.names
        assert [entry.problem for entry in list_saves()] == [""]

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

    def test_of_a_match_that_is_over_nothing_is_left_out_with_its_ending(self) -> None:
        match = play(new_match(), 9999)
        assert match.over
        path = kept(match)
        path.write_bytes(path.read_bytes() + b'{"ended": {"answ')
        resumed, notice = read_match(path)
        assert same(resumed, match)
        assert notice == ""

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

    def test_a_link_leads_past_no_lock(self, tmp_path: Path) -> None:
        path = kept(play(new_match(), 3))
        link = tmp_path / "link.jsonl"
        link.symlink_to(path)
        for held, asked in ((path, link), (link, path)):
            with _held_elsewhere(held) as other:
                for use in (Save.open, delete_save):
                    with pytest.raises(SaveInUse):
                        use(asked)
                other.communicate("")
        assert link.is_symlink() and path.exists()

    def test_a_match_that_ends_through_a_link_becomes_history(self, tmp_path: Path) -> None:
        match = play(new_match(), 3)
        path = kept(match)
        (tmp_path / "elsewhere").mkdir()
        link = tmp_path / "elsewhere" / "link.jsonl"
        link.symlink_to(os.path.relpath(path, link.parent))
        save, match, _ = Save.open(link)
        save.finish(play(match, 1000), EVENING)
        assert not path.exists() and not Path(f"{path}.lock").exists()
        assert [entry.problem for entry in list_history()] == [""]

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

    def test_whatever_goes_wrong_in_a_replay_the_save_is_let_go(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = kept(play(new_match(), 3))
        with monkeypatch.context() as broken:
            broken.setattr(saves, "Match", _broken)
            with pytest.raises(ZeroDivisionError) as error:
                Save.open(path)
        Save.open(path)[0].close()
        assert error

    def test_a_new_match_does_not_take_the_name_of_one_that_is_just_begun(self, home: Path) -> None:
        with (
            Save.create(new_match(), evening) as first,
            Save.create(new_match(), evening) as second,
        ):
            assert first.path != second.path


def _broken(*_: object) -> None:
    raise ZeroDivisionError


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
