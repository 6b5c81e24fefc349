"""Every test has folders of its own."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from wordgames_tui.store.folders import HOME

NOBODY = 65534


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of everything that is kept."""
    monkeypatch.setenv(HOME, str(tmp_path))
    return tmp_path


@pytest.fixture
def plain_home(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Such a folder for somebody whom permissions stop, which they do not where root runs the
    tests."""
    if os.name != "posix":
        pytest.skip("permissions are those of POSIX")
    if os.geteuid() != 0:
        yield home
        return
    with tempfile.TemporaryDirectory() as name:
        os.chmod(name, 0o777)
        own = Path(name, "home")
        os.seteuid(NOBODY)
        try:
            own.mkdir()
            monkeypatch.setenv(HOME, str(own))
            yield own
        finally:
            os.seteuid(0)
