"""The help of Typewriter tells everything that a key or a Meter can show."""

import pytest

from wordgames_tui.games import game
from wordgames_tui.games.typewriter.actions import Action, all_actions
from wordgames_tui.games.typewriter.keys import all_keys
from wordgames_tui.games.typewriter.typewriters import all_typewriters
from wordgames_tui.packaged import packaged

HELP = " ".join(packaged("assets", "help", "typewriter.md").read_text("utf-8").split())
ENTRIES = game("typewriter").glossary()[1:]


@pytest.mark.parametrize("action", all_actions().values(), ids=lambda action: action.id)
def test_the_glossary_tells_what_every_action_does_and_its_short_words(action: Action) -> None:
    [entry] = [entry for entry in ENTRIES if entry[2].startswith(f"**{action.label}.** ")]
    assert entry[2].endswith(action.text)
    on_keys = any(key.down and key.down.action_id == action.id for key in all_keys())
    sides = all_typewriters().values()
    on_meters = any(a.action == action for side in sides for a in side.abilities)
    assert on_keys or on_meters
    assert entry[:2] == (action.short * on_keys, action.brief * on_meters)


def test_what_keys_show_comes_first_in_its_order() -> None:
    signs = [entry[0] for entry in ENTRIES]
    shown = [sign for sign in signs if sign]
    assert shown == sorted(shown)
    assert signs[: len(shown)] == shown


def test_the_help_names_quick_play_and_the_other_lengths_of_a_common_word() -> None:
    assert "or six in Quick Play" in HELP
    assert "a table may make that eight or ten" in HELP
