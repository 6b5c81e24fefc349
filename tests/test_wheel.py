"""A wheel holds all that the program needs: tried from an empty folder, away from the checkout."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    code = f"from hatchling.build import build_wheel; print(build_wheel({str(folder)!r}))"
    built = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return folder / built.stdout.split()[-1]


def test_the_wheel_holds_the_data_and_its_licences(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    for needed in (
        "wordgames_tui/assets/wordspiel/deck.toml",
        "wordgames_tui/dictionaries/english.words",
        "wordgames_tui/dictionaries/NOTICE.txt",
        "wordgames_tui/py.typed",
    ):
        assert needed in names
    assert not [name for name in names if name.startswith("tests")]


def test_the_command_works_from_the_wheel_alone(wheel, tmp_path):
    site = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(site)
    empty = tmp_path / "empty"
    empty.mkdir()
    environment = {
        **os.environ,
        "PYTHONPATH": str(site),
        "WORDGAMES_HOME": str(tmp_path / "home"),
    }
    code = (
        "import sys, wordgames_tui; print(wordgames_tui.__file__, file=sys.stderr)\n"
        "from wordgames_tui.cli import main; main()"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, "words", "unite", "alaska", "--game", "wordspiel"],
        cwd=empty,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert str(site) in ran.stderr
    assert ran.returncode == 1
    assert "unite" in ran.stdout.lower()
    assert "a proper noun" in ran.stdout
