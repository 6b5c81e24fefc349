"""The bundled lexicon says of every word what its source says."""

from dataclasses import replace

import pytest

from wordgames_tui.words import lexicon as lexicon_module
from wordgames_tui.words.errors import DictionaryError
from wordgames_tui.words.lexicon import Entry, english, parse_code
from wordgames_tui.words.store import pack


def test_every_word_of_the_source_has_its_code(source):
    lexicon = english()
    assert len(lexicon) == len(source)
    entries = {code: parse_code(code) for code in set(source.values())}
    for word, code in source.items():
        assert lexicon.entry(word) == replace(entries[code], word=word)


@pytest.mark.parametrize(
    "word", ["", "a" * 60, "zzzzz", "Ore", "café", "ore ", "or", "\ud800", "{", "ore\0"]
)
def test_what_is_not_in_the_source_has_no_entry(word, source):
    assert (english().entry(word) is not None) == (word in source)
    assert (word in english()) == (word in source)


def test_a_code_is_read_in_all_its_parts():
    assert parse_code("2bpfhxvn3a4k5") == Entry(
        word="",
        tier=2,
        headword=True,
        plural=True,
        inflection=True,
        attested=True,
        exclamation=True,
        vulgar=True,
        name=3,
        abbreviation=4,
        acronym=5,
    )
    assert parse_code("0k4") == Entry("", 0, *[False] * 6, name=0, abbreviation=0, acronym=4)


@pytest.mark.parametrize("code", ["", "b", "1q", "1bn", "1ba2n3", "10b"])
def test_another_code_is_refused(code):
    with pytest.raises(ValueError, match="is no code of the lexicon"):
        parse_code(code)


def test_known_slips_are_mended():
    lexicon = english()
    app = lexicon.entry("app")
    assert (app.tier, app.headword, app.plural) == (5, True, False)
    assert lexicon.entry("apps").plural
    for word in ("csc", "csch", "dkl", "hhd", "ssh"):
        assert word not in lexicon


@pytest.mark.parametrize("damage", [b"", b"{}\n", b"nonsense", "cut", None])
def test_a_damaged_installation_is_told_in_a_sentence(damage, monkeypatch, tmp_path):
    path = tmp_path / "english.words"
    if damage is not None:
        path.write_bytes(pack([{"ore": "3b"}])[:-1] if damage == "cut" else damage)
    monkeypatch.setattr(lexicon_module, "packaged", lambda *_: path)
    english.cache_clear()
    try:
        with pytest.raises(DictionaryError, match="The English lexicon cannot be read"):
            english()
    finally:
        english.cache_clear()
