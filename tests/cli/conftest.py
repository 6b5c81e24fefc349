"""The command, with folders of its own for every test."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.cli.toy import toy_table
from wordgames_tui.cli import plain_views
from wordgames_tui.cli.commands import wordgames
from wordgames_tui.store.folders import HOME

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of everything that is kept."""
    monkeypatch.setenv(HOME, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture(autouse=True)
def toy_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy has a table in plain lines, as every game has."""
    shown = {**plain_views.FORMATTERS, "toy": toy_table}
    monkeypatch.setattr(plain_views, "FORMATTERS", shown)


@pytest.fixture
def run() -> Run:
    """`run("words", "cat")` is `wordgames words cat`, with `lines` typed."""

    def run(*args: str, lines: str = "") -> Result:
        return CliRunner().invoke(wordgames, args, input=lines)

    return run
