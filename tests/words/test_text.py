"""Text that people typed: shown without harm, and compared in the letters of tiles."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordgames_tui.words.text import clean, counted, fold, is_letters

ANY_TEXT = st.text(st.characters())


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  Ann\tand \r\n Bob ", "Ann and Bob"),
        ("a\x1b[31mred\x07", "a[31mred"),
        ("a\u202eb\u200bc\ufeff", "abc"),
        ("\ud800x\ue000", "x"),
        ("Zoë 王 🎲", "Zoë 王 🎲"),
        ("\n\t", ""),
    ],
)
def test_clean_text_is_one_line_that_cannot_disturb_a_screen(text, shown):
    assert clean(text) == shown


@given(ANY_TEXT)
def test_clean_text_has_no_character_of_category_c_and_no_needless_blank(text):
    cleaned = clean(text)
    assert not any(unicodedata.category(character)[0] == "C" for character in cleaned)
    assert cleaned == " ".join(cleaned.split())
    assert clean(cleaned) == cleaned


@pytest.mark.parametrize(
    ("word", "folded"),
    [
        ("Word", "word"),
        ("CAFÉ", "cafe"),
        ("Cafe\u0301", "cafe"),
        ("straße", "strasse"),
        ("STRASSE", "strasse"),
        ("ẞ", "ss"),
        ("Ærø", "aero"),
        ("œuvre", "oeuvre"),
        ("Łódź", "lodz"),
        ("þorn", "thorn"),
        ("İstanbul", "istanbul"),
        ("ılık", "ilik"),
        ("naïve", "naive"),
        ("ǿ", "o"),
        ("ﬁne", "fine"),
        ("ＷＩＤＥ", "wide"),
        ("\u212aelvin", "kelvin"),
        ("ℌaus", "haus"),
        ("don't", "don't"),
        ("part-time", "part-time"),
        ("слово", "слово"),
        ("語", "語"),
        ("2nd", "2nd"),
        ("x²", "x²"),
        ("", ""),
    ],
)
def test_folding_spells_a_word_as_tiles_do(word, folded):
    assert fold(word) == folded


def test_no_letter_is_folded_by_way_of_capitals():
    """Capitals of some letters are longer, or those of another: ŉ would bring an apostrophe."""
    assert fold("ŉ") == "ŉ"
    assert fold("ſ") == "s"


@given(ANY_TEXT)
def test_folding_twice_changes_nothing_more(text):
    assert fold(fold(text)) == fold(text)


@given(st.text("abcdefghijklmnopqrstuvwxyz", min_size=1))
def test_letters_of_tiles_stay_as_they_are(word):
    assert fold(word) == fold(word.upper()) == word
    assert is_letters(word)


@pytest.mark.parametrize("word", ["", "A", "aB", "a b", "don't", "é", "x1", "a\n", "ª"])
def test_anything_else_is_not_letters(word):
    assert not is_letters(word)


def test_one_thing_is_one_of_them():
    assert [counted(n, "word") for n in (0, 1, 2, 1000)] == [
        "0 words",
        "1 word",
        "2 words",
        "1,000 words",
    ]
    assert counted(-1, "point") == "−1 point"
    assert counted(2, "match", "matches") == "2 matches"
