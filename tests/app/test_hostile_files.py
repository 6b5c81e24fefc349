"""The names of files that anybody may have given: the lists show them as text."""

import os

import pytest

from tests.app.pages import opened
from wordgames_tui.app.dialog import Tell
from wordgames_tui.store.folders import history_folder, made, saves_folder

NAME = b"a\x1b]0;pwned\x07[b]\xff.jsonl"


@pytest.mark.skipif(os.name != "posix", reason="only bytes can be such a name")
@pytest.mark.parametrize("keys", [("f3",), ("tab",)])
async def test_a_name_of_escapes_is_shown_without_them(keys: tuple[str, ...]) -> None:
    for folder in (history_folder(), saves_folder()):
        (made(folder) / os.fsdecode(NAME)).write_text("no save")
    async with opened(*keys) as page:
        assert "a]0;pwned[b]" in page.text
        assert not set(page.text) & {"\x1b", "\x07", "\udcff"}
        await page.press("enter")
        assert isinstance(page.screen, Tell)
        assert "a]0;pwned[b].jsonl" in page.text
        assert not set(page.text) & {"\x1b", "\x07", "\udcff"}
