"""What lies below the app knows no screen: measured in a process of its own."""

import subprocess
import sys

import pytest

SCREEN = {"textual", "rich", "click", "curses", "tkinter"}


@pytest.mark.parametrize(
    "module",
    [
        "wordgames_tui.words.dictionary",
        "wordgames_tui.engine.match",
        "wordgames_tui.games",
        "wordgames_tui.bots",
        "wordgames_tui.bots.simulate",
    ],
)
def test_a_game_is_played_without_a_screen(module):
    code = f"import sys, {module}; print(*{{name.partition('.')[0] for name in sys.modules}})"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert "wordgames_tui" in loaded
    assert not SCREEN & set(loaded)
