"""The set-up on the screen, by keys and by mouse."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from textual import events
from textual.widgets import Button

from tests.app.pages import HOSTILE, WORDSPIEL, Page, opened
from wordgames_tui.app import app
from wordgames_tui.app.fields import Choice, Entry
from wordgames_tui.app.game_screen import GameScreen
from wordgames_tui.app.help_screen import HelpScreen
from wordgames_tui.app.launcher import Launcher
from wordgames_tui.app.setup_form import SetupForm
from wordgames_tui.app.setup_screen import SetupScreen
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.engine.typed import LONGEST_TYPED
from wordgames_tui.games import GAMES, game
from wordgames_tui.session import Session
from wordgames_tui.store.settings import load_settings
from wordgames_tui.words import enchanted
from wordgames_tui.words.dictionary import DictionaryChoice


def played(page: Page) -> Session:
    """The match that is played."""
    screen = page.app.screen_stack[1]
    assert isinstance(screen, GameScreen)
    return screen.session


def names(page: Page) -> list[str]:
    """The names in the fields that are shown."""
    return [
        entry.value
        for entry in page.screen.query(Entry)
        if (entry.id or "").startswith("name-") and entry.parent and entry.parent.parent.display  # type: ignore[union-attr]
    ]


async def test_one_enter_starts_what_is_ready() -> None:
    async with opened(WORDSPIEL) as page:
        assert page.focus == "start"
        await page.press("enter")
        assert played(page).match.setup.names == ("Player 1", "Quill")


async def test_the_last_set_up_is_remembered() -> None:
    async with opened(WORDSPIEL, "tab", "tab") as page:
        assert page.focus == "name-0"
        await page.type("Ann")
        await page.press("f5")
    async with opened(WORDSPIEL, "enter") as page:
        assert played(page).match.setup.names == ("Ann", "Quill")
    settings, problems = load_settings()
    assert problems == []
    assert settings.setups["wordspiel"].names == ("Ann", "Quill")


async def test_a_whole_set_up_by_keyboard() -> None:
    async with opened(WORDSPIEL, "tab", "tab", *"Ann") as page:
        await page.press("tab", "tab", *"Robo", "tab", "right")
        await page.press("f6", *"Cleo", "down", "right", "right")
        await page.press("tab", "tab", *"qwop", "enter", "enter", *"77", "enter")
        assert page.focus == "option-rounds"
        await page.press("1", "down", "left")
        await page.press("ctrl+g")
        setup = played(page).match.setup
        assert setup.seats == (Seat("Ann"), Seat("Robo", "hard"), Seat("Cleo", "medium"))
        assert (setup.seed, setup.options["rounds"], setup.options["seconds"]) == (77, 1, 30)
        assert played(page).match.judge.refusal("qwop") == ""


async def test_a_set_up_by_mouse() -> None:
    async with opened() as page:
        await page.click("Words that grow")
        await page.click("bot, medium")
        await page.click("60 seconds")
        await page.click("F6 Add")
        await page.click("Start ")
        setup = played(page).match.setup
        assert [seat.bot for seat in setup.seats] == ["", "hard", ""]
        assert setup.options["seconds"] == 90


async def test_a_field_refuses_beside_itself_and_start_waits() -> None:
    async with opened(WORDSPIEL) as page:
        start = page.screen.query_one("#start", Button)
        for field, typed, why in (
            ("name-0", "", "A player needs a name."),
            ("name-0", "x" * 21, "20 characters at the most"),
            ("name-0", "quill", "another Quill"),
            ("allowed", "ice-cream", "letters A to Z alone"),
            ("banned", "3", "letters A to Z alone"),
            ("seed", "chance", "A seed is a whole number"),
        ):
            await page.go(f"#{field}")
            good = page.screen.query_one(f"#{field}", Entry).value
            await page.type(typed)
            assert why in page.told, field
            assert "Not yet: " in page.told
            assert start.disabled
            await page.press("f5")
            assert isinstance(page.screen, SetupScreen)
            await page.type(good)
            assert why not in page.told
        assert not start.disabled
        await page.press("f5")
        assert isinstance(page.app.screen_stack[1], GameScreen)


async def test_names_are_text() -> None:
    setup = Setup("wordspiel", tuple(map(Seat, HOSTILE)), "rounds")
    async with opened(WORDSPIEL, setups={"wordspiel": game("wordspiel").settle(setup)}) as page:
        assert names(page) == list(HOSTILE)
        await page.go("#name-1")
        await page.type(HOSTILE[0])
        assert f"There is another {HOSTILE[0]} at the table" in page.told
        await page.type("\x1b[31mred\x9b")
        await page.press("f5")
        assert played(page).match.setup.names[1] == "[31mred"


async def test_what_is_pasted_cannot_disturb_the_screen() -> None:
    async with opened(WORDSPIEL, "tab", "tab") as page:
        page.app.post_message(events.Paste("\x1b[31mAnn\x9b\u202e\nBen"))
        await page.pilot.pause()
        assert names(page)[0] == "[31mAnn"


async def test_seats_are_added_moved_and_removed() -> None:
    async with opened(WORDSPIEL, "f6", "f8") as page:
        assert names(page) == ["Player 1", "Player 3", "Quill"]
        assert page.focus == "name-1"
        await page.press("f7")
        assert names(page) == ["Player 1", "Quill"]
        await page.press("f7")
        assert "WordSpiel needs 2 players." in page.told
        for _ in range(5):
            await page.press("f6")
        assert len(names(page)) == 6
        assert "There is room for 6" in page.told


async def test_what_is_typed_fast_is_not_mixed_up() -> None:
    async with opened(WORDSPIEL, "tab", "tab") as page:
        back = ("shift+tab", "shift+tab")
        keys = (*"Ann", "f8", "f8", "f8", *back, *"Ben", "f8", "f6", *"Cleo", "f8")
        await page.pilot.press(*keys)
        await page.pilot.pause()
        assert sorted(names(page)) == ["Ann", "Ben", "Cleo"]


async def test_keys_for_seats_are_offered_at_seats() -> None:
    async with opened(WORDSPIEL) as page:
        assert "F7 Remove" not in page.text
        await page.go("#player-1")
        assert "F7 Remove" in page.text


async def test_a_variant_brings_its_seats_and_options() -> None:
    async with opened(WORDSPIEL, "tab", "right") as page:
        assert "Players, alone" in page.text
        assert names(page) == ["Player 1"]
        assert "Time for a turn" not in page.text
        await page.press("f5")
        assert played(page).match.setup.variant == "solitaire"


async def test_the_rulebooks_options_come_back() -> None:
    async with opened(WORDSPIEL) as page:
        await page.go("#option-rounds")
        await page.press("right", "f9")
        assert page.screen.query_one("#option-rounds", Choice).value == 5
        await page.press("f5")
        assert played(page).match.setup.options["rounds"] == 5


async def test_what_a_field_is_for_is_said_below() -> None:
    async with opened(WORDSPIEL) as page:
        rules = game("wordspiel")
        await page.go("#player-1")
        assert rules.bot_levels["medium"] in page.told
        await page.press("right")
        assert rules.bot_levels["hard"] in page.told
        await page.go("#option-easy_start")
        assert "Q or X" in page.told


async def test_a_dictionary_that_is_not_here_says_why() -> None:
    async with opened(WORDSPIEL, dictionary="enchant:xx_XX") as page:
        assert page.focus == "dictionary"
        assert "This machine does not have that dictionary." in page.told
        await page.press("home", "f5")
        assert played(page).match.setup.dictionary == "english"


async def test_another_language_with_a_bot_at_the_table_is_told_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    french = DictionaryChoice("enchant:fr_FR", "French (Enchant)")
    choices = [DictionaryChoice("english", "English"), french]
    monkeypatch.setattr(app, "available_dictionaries", lambda: choices)
    told = "Bots know only English"
    async with opened(WORDSPIEL) as page:
        assert told not in page.text
        await page.go("#dictionary")
        await page.press("right")
        assert told in page.text
        await page.go("#player-1")
        await page.press("a")
        assert told not in page.text


@pytest.mark.parametrize("name", ["M" * 20, "漢" * 20])
async def test_a_long_name_leaves_room_for_what_is_asked_about_it(name: str) -> None:
    async with opened(str(list(GAMES).index("typewriter") + 1)) as page:
        await page.go("#name-0")
        await page.type(name)
        await page.resize(80, 24)
        assert "plays as" in page.text
        await page.resize(120, 40)
        assert "plays as" in page.text


TYPED = [
    ("name-0", "漢字" * 6 + "のなまえ"),
    ("name-0", "Nineteen characters"),
    ("allowed", "twenty three letters and more of them"),
    ("banned", "twenty three letters and more of them"),
    ("seed", "1" * 24 + "987654"),
    ("list_file", "/a/long/way/down/to/where/a/list/is.txt"),
]


@pytest.mark.parametrize(("field", "typed"), TYPED)
async def test_the_end_of_a_long_text_is_seen_in_its_field(field: str, typed: str) -> None:
    async with opened(WORDSPIEL, dictionary="list") as page:
        await page.go(f"#{field}")
        page.app.post_message(events.Paste(typed))
        await page.settle()
        line = page.text.splitlines()[page.screen.query_one(f"#{field}").region.y]
        assert typed[-4:] in line


REFUSED: list[dict[str, str]] = [
    {"name-0": ""},
    {"name-0": "漢" * 21},
    {"name-0": "ann", "name-1": "Ann"},
    {"name-0": "M" * 20, "name-1": "M" * 20},
    {"name-0": "漢" * 20, "name-1": "漢" * 20},
    {"allowed": "ice-cream"},
    {"allowed": "x" * 500},
    {"allowed": "x" * LONGEST_TYPED, "banned": "x" * LONGEST_TYPED},
    {"seed": "0"},
    {"list_file": ""},
    {"list_file": "/nowhere/" + "at/all/" * 12},
    {"list_file": "漢" * 300},
    {"list_file": "/"},
    {"list_file": os.devnull},
]


@pytest.mark.parametrize("filled", REFUSED, ids=lambda filled: " ".join(filled))
async def test_why_a_match_cannot_start_is_told_whole(filled: dict[str, str]) -> None:
    own = "list_file" in filled
    async with opened(WORDSPIEL, dictionary="list" if own else "english") as page:
        for field, typed in filled.items():
            await page.go(f"#{field}")
            await page.type(typed)
        [problem] = set(form_of(page).problems().values())
        assert told_below(page) == closed(f"Not yet: {problem}")


@pytest.mark.parametrize("name", GAMES)
async def test_what_a_game_or_a_dictionary_refuses_is_told_whole(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentences = [
        enchanted._NO_PACKAGE,
        enchanted._NO_LIBRARY,
        enchanted._NO_LANGUAGE,
        "There is one Grasshopper Deluxe; two players cannot both have it.",
        "Without a dictionary, doubted words are judged by a vote or a player.",
    ]
    async with opened(str(list(GAMES).index(name) + 1)) as page:
        for number, sentence in enumerate(sentences):
            monkeypatch.setattr(form_of(page), "problems", lambda said=sentence: {"table": said})
            await page.go("#seed")
            await page.type(str(number))
            assert told_below(page) == closed(f"Not yet: {sentence}")


def form_of(page: Page) -> SetupForm:
    assert isinstance(page.screen, SetupScreen)
    return page.screen.form


def closed(text: str) -> str:
    """A text without blanks and line breaks."""
    return "".join(text.split())


def told_below(page: Page) -> str:
    """What can be read beside the button, `closed`."""
    place = page.screen.query_one("#bar").region
    lines = page.text.splitlines()[place.y : place.bottom]
    return closed("".join(lines)).removeprefix("Start")


@pytest.mark.parametrize("kept", [0, 30])
async def test_who_wants_no_time_limits_is_offered_none_and_can_choose_one(kept: int) -> None:
    last = Setup("wordspiel", (Seat("Ann"), Seat("Ben")), "rounds", {"seconds": kept})
    setups = {"wordspiel": game("wordspiel").settle(last)}
    async with opened(WORDSPIEL, timers=False, setups=setups) as page:
        choice = page.screen.query_one("#option-seconds", Choice)
        assert choice.value == 0
        await page.go("#option-seconds")
        await page.press("end", "f5")
        assert played(page).match.setup.options["seconds"] == choice.values[-1][0]


async def test_on_a_choice_the_arrows_are_told_and_all_else_still_is() -> None:
    others = "F5 Start · F6 Add · F9 Defaults · Esc Back · F1 Help"
    async with opened(WORDSPIEL) as page:
        assert "Left/Right Change" not in page.text
        await page.go("#option-rounds")
        assert f"Left/Right Change · {others}" in page.text
        await page.go("#player-1")
        assert "Esc Back" in page.text


async def test_a_word_list_is_read_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("cat\nice cream\nunite\n", "utf-8")
    async with opened(WORDSPIEL, dictionary="list") as page:
        assert page.focus == "list_file"
        assert "Name the file of your list." in page.told
        await page.type(str(path))
        assert "2 words. Left out: line 2:" in page.told
        await page.press("f5")
        assert played(page).match.setup.words == ("cat", "unite")
        assert page.app.settings.word_list == str(path)


async def test_help_opens_at_the_game_and_escape_goes_back() -> None:
    async with opened(WORDSPIEL, "f1") as page:
        assert isinstance(page.screen, HelpScreen)
        assert "▸ WordSpiel" in page.text
        await page.press("escape")
        assert isinstance(page.screen, SetupScreen)
        await page.press("escape")
        assert isinstance(page.screen, Launcher)


async def test_everything_fits_into_the_smallest_window() -> None:
    seats = tuple(Seat(f"Nineteen characters{n}") for n in range(6))
    setups = {"wordspiel": game("wordspiel").settle(Setup("wordspiel", seats, "rounds"))}
    async with opened(WORDSPIEL, setups=setups, dictionary="english") as page:
        for text in (*(seat.name for seat in seats), "Free take-backs", "Seed", "Start", "F1 Help"):
            assert text in page.text


async def test_the_cursor_may_run_ahead_of_what_is_shown() -> None:
    async with opened(WORDSPIEL) as page:
        for steps in range(9, 20):
            await page.go("#start")
            await page.fast(*["shift+tab"] * steps)
        assert isinstance(page.screen, SetupScreen)


async def test_keys_that_come_fast_reach_no_seat_that_is_gone() -> None:
    async with opened(WORDSPIEL, "f6", "tab") as page:
        await page.fast("right", "f7", "right", "f7")
        assert len(names(page)) == 2


async def test_defaults_are_told_when_they_are_taken() -> None:
    async with opened(WORDSPIEL) as page:
        assert "F9 Defaults" in page.text
        await page.press("f9")
        assert "is as in the rulebook again" in page.told


async def test_who_is_first_is_chosen_by_the_names_in_the_fields() -> None:
    async with opened(WORDSPIEL) as page:
        await page.go("#name-1")
        await page.type("Ann")
        await page.go("#option-dealer")
        assert "First dealer ··········· ‹ by chance ›" in page.text
        await page.press("right", "right")
        assert "‹ Ann ›" in page.text
        await page.press("f5")
        assert played(page).match.setup.options["dealer"] == 2


async def test_before_the_first_number_there_is_none() -> None:
    async with opened(WORDSPIEL) as page:
        await page.go("#option-rounds")
        await page.press("home", "left")
        assert page.screen.query_one("#option-rounds", Choice).value == 1
        await page.press("end", "right")
        assert page.screen.query_one("#option-rounds", Choice).value == 20
        await page.go("#option-hints")
        await page.press("home", "left")
        assert page.screen.query_one("#option-hints", Choice).title == "off"


async def test_seats_that_cannot_change_are_not_offered_to() -> None:
    async with opened(WORDSPIEL, "tab", "right", "tab") as page:
        assert page.focus == "name-0"
        for label in ("Add", "Remove", "Earlier"):
            assert label not in page.text
        await page.press("f6", "f7", "f8")
        assert names(page) == ["Player 1"]


@pytest.mark.parametrize("number", range(len(GAMES)))
async def test_no_option_is_cut_in_the_smallest_window(number: int) -> None:
    rules = list(GAMES.values())[number]
    async with opened(str(number + 1)) as page:
        shown = page.screen.query("#right Choice").results(Choice)
        for choice in (choice for choice in shown if choice.display):
            longest = max(len(title) for _, title in choice.values)
            assert len(choice.label) + longest + 6 <= choice.size.width, rules.title


async def test_a_long_title_leaves_its_label_in_sight() -> None:
    async with opened(WORDSPIEL, dictionary="english-50") as page:
        choice = page.screen.query_one("#dictionary", Choice)
        choice.offer("Dictionary", [("english-50", "English, " + "common " * 9)], "english-50")
        await page.pilot.pause()
        assert " Dictionary ·" in page.text


@pytest.mark.parametrize("number", range(len(GAMES)))
async def test_the_cursor_is_in_sight_in_every_field(number: int) -> None:
    async with opened(str(number + 1)) as page:
        for _ in range(4):
            await page.press("f6")
        first = page.app.focused
        for _ in range(40):
            await page.press("tab")
            field = page.app.focused
            assert field is not None
            assert page.screen.can_view_entire(field), field.id
            if field is first:
                break
        assert page.app.focused is first


@pytest.mark.parametrize(
    ("field", "keys", "of"),
    [
        ("option-rounds", ("right", "right"), lambda setup: setup.options["rounds"] == 7),
        ("dictionary", ("right",), lambda setup: setup.dictionary != "english"),
        ("player-0", ("right",), lambda setup: setup.seats[0] == Seat("Vellum", "easy")),
        ("variant", ("right",), lambda setup: setup.variant == "solitaire"),
    ],
)
async def test_a_choice_may_be_made_faster_than_it_is_shown(
    field: str, keys: tuple[str, ...], of: Callable[[Setup], bool]
) -> None:
    async with opened(WORDSPIEL) as page:
        await page.go(f"#{field}")
        await page.fast(*keys, "f5")
        assert of(played(page).match.setup)


async def test_another_variant_may_be_chosen_faster_than_seats_are_removed() -> None:
    async with opened(WORDSPIEL, "f6") as page:
        await page.go("#variant")
        await page.fast("right", "tab", "tab", "tab", "tab", "f7", "f8")
        assert names(page) == ["Player 1"]
        await page.go("#variant")
        await page.fast("right", "tab", "tab", "tab", "f8")
        assert sorted(names(page)) == ["Player 1", "Player 3", "Quill"]
