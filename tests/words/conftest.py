"""The list of words that the packed lexicon was made from."""

import lzma
from pathlib import Path

import pytest

TEXT = Path(__file__).parent.parent.parent / "dictionaries" / "english.txt.xz"


@pytest.fixture(scope="session")
def source():
    """Words with their codes."""
    lines = lzma.decompress(TEXT.read_bytes()).decode("ascii").splitlines()
    return dict(line.split("\t") for line in lines)
