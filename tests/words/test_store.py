"""The packed lexicon is what its source makes, and gives back what was put in."""

import importlib.util
import json
from pathlib import Path
from string import ascii_lowercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordgames_tui.packaged import packaged
from wordgames_tui.words.store import pack, unpack
from wordgames_tui.words.volume import Volume

WORDS = st.dictionaries(
    st.text("abz", min_size=1, max_size=6), st.sampled_from(["1b", "2bp", "0n3"]), max_size=30
)


def all_words(volume):
    everything = volume.of_length(1, 99)
    return [word for length in volume.lengths for word in volume.words(everything, length)]


def test_the_shipped_file_is_packed_from_the_shipped_source(source):
    path = Path(__file__).parent.parent.parent / "tools" / "build_lexicon.py"
    spec = importlib.util.spec_from_file_location("build_lexicon", path)
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    assert build.packed(source) == packaged("dictionaries", "english.words").read_bytes()


@given(st.lists(WORDS, max_size=3))
def test_what_is_packed_can_be_unpacked(volumes):
    packed = unpack(pack(volumes))
    assert len(packed.volumes) == len(volumes)
    for coded, words in zip(packed.volumes, volumes, strict=True):
        found = all_words(coded.volume)
        assert found == sorted(words, key=lambda word: (len(word), word))
        assert {
            word: packed.codes[coded.mark(number)] for number, word in enumerate(found)
        } == words
        fresh = Volume.of(words)
        for letter in ascii_lowercase:
            assert coded.volume.having(letter) == fresh.having(letter)
        for place, code in enumerate(packed.codes):
            marked = coded.marked([place])
            assert {word for word in words if coded.volume.number(word) is not None} == set(words)
            assert {word for i, word in enumerate(found) if marked >> i & 1} == {
                word for word in words if words[word] == code
            }


def test_more_codes_than_a_byte_counts_are_kept_apart():
    letters = [a + b for a in ascii_lowercase for b in ascii_lowercase]
    codes = {word: f"code {number}" for number, word in enumerate(letters)}
    packed = unpack(pack([codes]))
    (coded,) = packed.volumes
    for number, word in enumerate(letters):
        assert packed.codes[coded.mark(number)] == codes[word]
    chosen = [packed.codes.index(codes[word]) for word in ("ab", "my", "zz")]
    assert coded.volume.words(coded.marked(chosen), 2) == ["ab", "my", "zz"]


def test_nothing_can_be_packed():
    assert unpack(pack([])).volumes == ()


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data[:-1],
        lambda data: data + b"x",
        lambda data: data.replace(b"lexicon 1", b"lexicon 2"),
        lambda data: b"[]\n",
        lambda data: b"",
        lambda data: json.dumps({"size": 0}).encode() + b"\n",
    ],
)
def test_another_file_is_refused(change):
    with pytest.raises(ValueError):  # noqa: PT011 -- that it is refused matters, not how
        unpack(change(pack([{"ore": "1b"}])))
