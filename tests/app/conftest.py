"""Screens that look the same on every machine and at every hour."""

from pathlib import Path

import pytest
from textual import constants
from textual.widgets import Input

from wordgames_tui.store.folders import HOME


@pytest.fixture(autouse=True)
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing moves or blinks, and the terminal has all colours."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr(constants, "TEXTUAL_ANIMATIONS", "none")
    monkeypatch.setattr(constants, "COLOR_SYSTEM", "truecolor")
    monkeypatch.setattr(Input, "cursor_blink", False)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of everything that is kept."""
    monkeypatch.setenv(HOME, str(tmp_path / "home"))
    return tmp_path / "home"
