"""The command, with folders of its own for every test."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from wordgames_tui.cli.commands import wordgames
from wordgames_tui.store.folders import HOME

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of everything that is kept."""
    monkeypatch.setenv(HOME, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def run() -> Run:
    """`run("words", "cat")` is `wordgames words cat`, with `lines` typed."""

    def run(*args: str, lines: str = "") -> Result:
        return CliRunner().invoke(wordgames, args, input=lines)

    return run
