"""The set-up of a match as a form, without a screen."""

from pathlib import Path

import pytest

from wordgames_tui.app.setup_form import SetupForm
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.store.settings import Settings
from wordgames_tui.words.dictionary import DictionaryChoice

RULES = game("wordspiel")
DICTIONARIES = (
    DictionaryChoice("english", "English"),
    DictionaryChoice("enchant", "Others", "There is no Enchant here."),
    DictionaryChoice("list", "Your own"),
    DictionaryChoice("enchant:fr_FR", "French (Enchant)"),
    DictionaryChoice("enchant:en_GB", "English, GB (Enchant)"),
)


def form(**settings: object) -> SetupForm:
    return SetupForm(RULES, DICTIONARIES, Settings(**settings))  # type: ignore[arg-type]


def remembering(setup: Setup, **settings: object) -> SetupForm:
    return form(setups={"wordspiel": RULES.settle(setup)}, **settings)


def test_a_first_set_up_can_be_played_at_once() -> None:
    setup = form().setup()
    assert [bool(seat.bot) for seat in setup.seats] == [False, True]
    assert setup.options["rounds"] == 5


def test_the_last_set_up_comes_back() -> None:
    last = Setup(
        "wordspiel", (Seat("Ann"), Seat("Bot", "hard"), Seat("Cleo")), "rounds", {"rounds": 2}
    )
    setup = remembering(last).setup()
    assert setup.seats == last.seats
    assert setup.options["rounds"] == 2


@pytest.mark.parametrize("name", ["[/foo]", "😀", "漢字", "a b", "x" * 20])
def test_any_printable_name_is_a_name(name: str) -> None:
    filled = form()
    filled.set_name(0, name)
    assert filled.setup().seats[0].name == name


def test_escapes_are_no_part_of_a_name() -> None:
    filled = form()
    filled.set_name(0, "A\x1b[31mnn\x9b\u202e")
    assert filled.setup().seats[0].name == "A[31mnn"


def test_of_several_problems_the_first_stands_first() -> None:
    filled = form()
    filled.set_name(1, "")
    filled.set_name(0, "")
    assert list(filled.problems()) == ["name 0", "name 1"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "needs a name"),
        ("\x1b\x07", "needs a name"),
        ("x" * 21, "20 characters at the most"),
        ("quill", "another quill"),
    ],
)
def test_a_name_that_is_none_is_refused_at_its_field(name: str, why: str) -> None:
    filled = form()
    filled.set_name(0, "Quill") if name == "quill" else None
    filled.set_name(1 if name == "quill" else 0, name)
    [(field, text)] = filled.problems().items()
    assert field == ("name 1" if name == "quill" else "name 0")
    assert why in text
    with pytest.raises(Refused):
        filled.setup()


def test_seats_come_and_go_within_what_the_variant_takes() -> None:
    filled = form()
    assert [filled.add_seat() for _ in range(4)] == [2, 3, 4, 5]
    with pytest.raises(Refused, match="room for 6"):
        filled.add_seat()
    for _ in range(4):
        filled.remove_seat(0)
    with pytest.raises(Refused, match="needs 2"):
        filled.remove_seat(0)
    assert filled.problems() == {}


def test_new_seats_have_names_of_their_own() -> None:
    filled = form()
    filled.set_name(0, "Player 3")
    filled.add_seat()
    assert filled.problems() == {}


def test_a_seat_moves_earlier_and_the_first_one_to_the_end() -> None:
    filled = form()
    filled.add_seat()
    names = [seat.name for seat in filled.playing]
    assert filled.move_earlier(2) == 1
    assert [seat.name for seat in filled.playing] == [names[0], names[2], names[1]]
    assert filled.move_earlier(0) == 2
    assert [seat.name for seat in filled.playing] == [names[2], names[1], names[0]]


def test_solitaire_seats_one_and_the_others_come_back() -> None:
    filled = form()
    names = [seat.name for seat in filled.playing]
    filled.choose_variant("solitaire")
    assert [seat.name for seat in filled.setup().seats] == names[:1]
    filled.choose_variant("rounds")
    assert [seat.name for seat in filled.playing] == names


def test_who_is_alone_is_joined_where_a_variant_needs_more() -> None:
    filled = remembering(Setup("wordspiel", (Seat("Ann"),), "solitaire"))
    filled.choose_variant("rounds")
    assert len(filled.setup().seats) == 2


def test_a_nameless_seat_gets_a_name_when_a_bot_takes_it() -> None:
    filled = form()
    at = filled.add_seat()
    filled.set_bot(at, "easy")
    assert not filled.seats[at].name.startswith("Player")
    filled.set_name(at, "Robo")
    filled.set_bot(at, "hard")
    assert filled.seats[at] == Seat("Robo", "hard")


def test_what_is_wrong_with_the_whole_is_said_too() -> None:
    filled = form()
    filled.options["dealer"] = 5
    assert filled.problems() == {"table": "There is no seat 5 for the option dealer; there are 2."}


@pytest.mark.parametrize("seed", ["x", "-1", "0", "1.5", "９", str(2**63), "9" * 30])
def test_a_seed_that_is_no_number_is_refused(seed: str) -> None:
    filled = form()
    filled.seed = seed
    assert filled.problems() == {"seed": "A seed is a whole number from 1 to 9223372036854775807."}


@pytest.mark.parametrize("seed", [1, 2**63 - 1])
def test_the_first_and_the_last_seed_are_good(seed: int) -> None:
    filled = form()
    filled.seed = str(seed)
    assert filled.setup().seed == seed


def test_a_seed_is_kept_and_none_is_chance() -> None:
    filled = form()
    assert filled.setup().seed == 0
    filled.seed = " 2024 "
    assert filled.setup().seed == 2024


def test_words_are_added_and_banned() -> None:
    filled = form()
    filled.allowed, filled.banned = "Qwop, Zürich", "aa"
    assert filled.agreements() == [("qwop", True), ("zurich", True), ("aa", False)]


@pytest.mark.parametrize(
    ("field", "allowed", "banned"),
    [("allowed", "ice-cream", ""), ("banned", "", "don't"), ("banned", "aa", "bb, AA")],
)
def test_what_is_no_word_is_refused_at_its_field(field: str, allowed: str, banned: str) -> None:
    filled = form()
    filled.allowed, filled.banned = allowed, banned
    assert list(filled.problems()) == [field]


def test_a_dictionary_that_is_not_here_says_why() -> None:
    filled = form(dictionary="enchant")
    assert filled.problems() == {"dictionary": "There is no Enchant here."}
    assert "does not have" in form(dictionary="enchant:xx").problems()["dictionary"]


@pytest.mark.parametrize(
    ("dictionary", "bot", "told"),
    [
        ("enchant:fr_FR", "easy", "Bots know only English: in this language they find no word."),
        ("enchant:fr_FR", "", ""),
        ("enchant:en_GB", "easy", ""),
        ("english", "easy", ""),
    ],
)
def test_who_chooses_another_language_is_told_what_bots_know(
    dictionary: str, bot: str, told: str
) -> None:
    filled = form()
    filled.set_bot(1, bot)
    filled.dictionary = dictionary
    assert filled.dictionary_notice() == told
    assert not filled.problems()


def test_a_list_of_words_is_read_and_bad_lines_are_numbered(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("cat\nice cream\n42\ndog\nno-no\n", "utf-8")
    filled = form(dictionary="list", word_list=str(path))
    assert filled.setup().words == ("cat", "dog")
    notice = filled.list_notice()
    assert notice.startswith("2 words. Left out: line 2: ")
    assert "line 3: " in notice
    assert notice.endswith("and 1 more.")


@pytest.mark.parametrize("content", [None, b"", b"42\n", "folder"])
def test_a_list_without_words_is_refused(tmp_path: Path, content: bytes | str | None) -> None:
    path = tmp_path / "mine.txt"
    if content == "folder":
        path.mkdir()
    elif isinstance(content, bytes):
        path.write_bytes(content)
    filled = form(dictionary="list", word_list=str(path))
    assert list(filled.problems()) == ["list_file"]
    assert filled.problems()["list_file"].partition(" ")[0].endswith("/mine.txt")


@pytest.mark.parametrize("typed", ["", "~nobody-of-that-name/x", "a\0b", "x" * 5000])
def test_no_name_of_a_file_breaks_the_form(typed: str) -> None:
    filled = form(dictionary="list")
    filled.list_file = typed
    assert list(filled.problems()) == ["list_file"]


def test_without_timers_a_match_starts_without_time_limits() -> None:
    last = Setup("wordspiel", (Seat("Ann"), Seat("Ben")), "rounds", {"seconds": 30})
    assert remembering(last).options["seconds"] == 30
    assert remembering(last, timers=False).options["seconds"] == 0
    assert form(timers=False).options["seconds"] == 0
    tuppfehler = SetupForm(game("tuppfehler"), DICTIONARIES, Settings(timers=False))
    assert (tuppfehler.options["seconds"], tuppfehler.options["thinking"]) == (0, 0)


def test_a_file_is_called_what_somebody_called_it() -> None:
    filled = form(dictionary="list", word_list="/nope")
    assert filled.problems()["list_file"].startswith("/nope cannot be read: ")


def test_a_bot_that_becomes_a_person_gets_a_persons_name() -> None:
    filled = form()
    filled.set_bot(1, "")
    assert filled.seats[1] == Seat("Player 2")
    filled.set_bot(1, "hard")
    filled.set_name(1, "Robo")
    filled.set_bot(1, "")
    assert filled.seats[1] == Seat("Robo")


def test_a_persons_name_is_one_that_nobody_has() -> None:
    filled = form()
    filled.set_name(0, "player 2")
    filled.set_bot(1, "")
    assert filled.seats[1].name == "Player 3"


def asked(name: str) -> dict[str, list[str]]:
    """What that game asks of Ann and Ben: titles, each with those of its choices."""
    filled = SetupForm(game(name), DICTIONARIES, Settings())
    filled.set_name(0, "Ann")
    filled.set_name(1, "Ben")
    return {
        question.title: [title for _, title in question.choices] for question in filled.questions()
    }


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("wordspiel", "First dealer"),
        ("typo", "First dictionary"),
        ("typewriter", "Gold token"),
        ("tuppfehler", "Youngest player"),
    ],
)
def test_who_is_first_is_asked_by_name(name: str, title: str) -> None:
    assert asked(name)[title] == ["by chance", "Ann", "Ben"]


def test_only_players_who_are_there_are_asked_about() -> None:
    titles = [title for title in asked("typewriter") if title.endswith(" plays as")]
    assert titles == ["Ann plays as", "Ben plays as"]
    assert asked("typo")["Judged by"][2:] == ["doubt and Ann", "doubt and Ben"]


def test_a_seat_that_is_removed_is_chosen_no_more() -> None:
    filled = form()
    filled.options["dealer"] = filled.add_seat() + 1
    assert filled.setup().options["dealer"] == 3
    filled.remove_seat(0)
    assert filled.setup().options["dealer"] == 0
