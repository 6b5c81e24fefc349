"""Tiles: what their frames say, and where they find room."""

from io import StringIO
from itertools import combinations, pairwise
from typing import Any

import pytest
from rich.console import Console
from rich.segment import Segment, Segments
from textual.app import App, ComposeResult

from tests.app.playing import shown
from wordgames_tui.app.sheet import Sheet, cut
from wordgames_tui.app.signs import ASCII_CLASS
from wordgames_tui.app.themes import THEMES
from wordgames_tui.app.tiles import HEIGHT, LOOKS, Tile, TileRow, draw_tile, place
from wordgames_tui.packaged import packaged


def drawn(tile: Tile, in_ascii: bool = False) -> list[str]:
    sheet = Sheet(tile.width, HEIGHT)
    draw_tile(sheet, 0, 0, tile, in_ascii)
    return sheet.lines


def test_a_tile_has_its_facts_in_its_frame() -> None:
    assert drawn(Tile("E", key="a", value="1", stars=1)) == ["╭a──╮", "│ E │", "╰1─★╯"]


def test_two_letters_make_a_wider_tile_and_three_fill_theirs() -> None:
    assert drawn(Tile("IN", key="b", value="2", stars=1)) == ["╭b───╮", "│ IN │", "╰2──★╯"]
    assert drawn(Tile("+3M", "action", key="d", value="1", stars=1)) == [
        "╔d══╗",
        "║+3M║",
        "╚1═★╝",
    ]


def test_three_stars_make_room_for_themselves() -> None:
    assert drawn(Tile("X", value="6", stars=3)) == ["╭────╮", "│ X  │", "╰6★★★╯"]


def test_something_may_stand_below_a_tile() -> None:
    sheet = Sheet(5, HEIGHT + 1)
    draw_tile(sheet, 0, 0, Tile("E", under="(B)"))
    assert sheet.lines[HEIGHT] == " (B) "


def test_what_is_behind_overlapping_tiles_is_whole() -> None:
    sheet = Sheet(14, HEIGHT + 1)
    for at, (face, behind) in enumerate((("E", "(2?)"), ("A", "(ER)"), ("I", "(X)"))):
        draw_tile(sheet, 4 * at, 0, Tile(face, under=behind))
    assert sheet.lines[-1] == " (2?)(ER)(X)  "


def test_what_has_just_come_carries_a_mark() -> None:
    assert drawn(Tile("E", fresh=True))[0] == "╭──•╮"
    assert drawn(Tile("E", fresh=True), in_ascii=True)[0] == "+--o+"


@pytest.mark.parametrize("in_ascii", [False, True])
def test_no_two_looks_are_the_same_without_colours(in_ascii: bool) -> None:
    pictures = {look: tuple(drawn(Tile("E", look), in_ascii)) for look in LOOKS}
    assert len(set(pictures.values())) == len(LOOKS)


@pytest.mark.parametrize("look", LOOKS)
def test_the_ascii_set_is_ascii(look: str) -> None:
    text = "".join(drawn(Tile("E", look, key="1", value="2", stars=1, fresh=True), in_ascii=True))
    assert text.isascii()


def test_tiles_lie_apart_while_there_is_room() -> None:
    assert place([5, 5, 5], 17) == [(0, 0), (6, 0), (12, 0)]


def test_tiles_touch_where_there_is_less_and_then_lie_one_over_another() -> None:
    assert place([5, 5, 5], 16) == [(0, 0), (5, 0), (10, 0)]
    assert place([5, 5, 5], 14) == [(0, 0), (4, 0), (8, 0)]


def test_more_tiles_than_a_row_holds_take_as_few_rows_as_can_be() -> None:
    places = place([5] * 20, 80)
    assert max(row for _, row in places) == 1
    assert place([5] * 16, 80)[-1] == (75, 0)
    assert place([5] * 19, 80)[-1] == (72, 0)
    assert place([], 80) == []


@pytest.mark.parametrize("count", range(1, 60))
def test_every_tile_has_a_place_within_the_row(count: int) -> None:
    places = place([5] * count, 78)
    assert len(set(places)) == count
    assert all(0 <= x <= 73 for x, _ in places)
    for (x, row), (next_x, next_row) in pairwise(places):
        assert next_row > row or next_x - x >= 4


class Board(App[None]):
    CSS_PATH = packaged("assets", "styles", "tiles.tcss")
    TILES = tuple(Tile("E", look, name=look) for look in LOOKS)

    def __init__(self, theme: str, in_ascii: bool = False) -> None:
        super().__init__()
        for named in THEMES:
            self.register_theme(named.theme)
        self.theme = theme
        self.set_class(in_ascii, ASCII_CLASS)
        self.clicked: list[str] = []

    def compose(self) -> ComposeResult:
        yield TileRow()

    def on_mount(self) -> None:
        self.query_one(TileRow).show(self.TILES)

    def on_sheet_widget_picked(self, event: TileRow.Picked) -> None:
        self.clicked.append(event.name)


STATES = ("letter", "chosen", "dim", "ghost", "back")
"""How one and the same card can lie."""


@pytest.mark.parametrize("colours", ["truecolor", "256", "standard"])
@pytest.mark.parametrize("theme", [named.name for named in THEMES])
async def test_the_colour_says_again_what_the_frame_says(theme: str, colours: Any) -> None:
    app = Board(theme)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0)
        row = app.query_one(TileRow)
        styles = {}
        for state in STATES:
            at = 6 * LOOKS.index(state) + 2
            [segment] = row.render_line(1).crop(at, at + 1)
            console = Console(file=StringIO(), force_terminal=True, color_system=colours)
            console.print(Segments([Segment("E", segment.style)]), end="")
            styles[state] = console.file.getvalue()  # type: ignore[attr-defined]
    alike = [pair for pair in combinations(STATES, 2) if styles[pair[0]] == styles[pair[1]]]
    assert not alike


async def test_a_click_means_the_tile_that_lies_on_top() -> None:
    app = Board("night")
    async with app.run_test(size=(30, 24)) as pilot:
        await pilot.pause(0)
        row = app.query_one(TileRow)
        for column in (1, 5, 9):
            await pilot.click(offset=(row.region.x + column, row.region.y + 1))
        assert app.clicked == [LOOKS[0], LOOKS[1], LOOKS[2]]


async def test_a_row_that_needs_another_line_gets_it() -> None:
    app = Board("night")
    async with app.run_test(size=(30, 24)) as pilot:
        await pilot.pause(0)
        row = app.query_one(TileRow)
        assert row.size.height == HEIGHT
        row.show([Tile("E")] * 20)
        await pilot.pause(0)
        assert row.size.height == 3 * HEIGHT
        assert shown(app).count("E") == 20


def test_text_is_cut_by_cells() -> None:
    assert cut("Anna", 4) == "Anna"
    assert cut("Annabel", 4) == "Ann…"
    assert cut("漢字漢字", 5) == "漢字…"
    assert cut("漢字漢字", 4) == "漢…"
    assert cut("Ann", 0) == ""


def test_a_sheet_keeps_wide_characters_and_marks_whole() -> None:
    sheet = Sheet(6, 1)
    assert sheet.put(0, 0, "a漢e\u0301") == 4
    assert sheet.lines == ["a漢e\u0301  "]
    sheet.put(5, 0, "漢")
    assert sheet.lines == ["a漢e\u0301  "], "what does not fit at the edge is left out"
