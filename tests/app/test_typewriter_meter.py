"""Typewriter's Meter as it is drawn: every label of every side, whole."""

from typing import Any

import pytest
from textual.app import App, ComposeResult

from tests.app.hands import shown
from wordgames_tui.app.typewriter.meter import Meter, MeterView, spread
from wordgames_tui.games.typewriter.typewriters import Typewriter, all_typewriters

PADDING = 2
"""Columns of the screen that the Meter leaves free."""


class MeterApp(App[None]):
    """Nothing but a Meter."""

    def compose(self) -> ComposeResult:
        yield Meter(id="meter")


def states(side: Typewriter) -> dict[str, MeterView]:
    """All abilities out of reach, to be pressed, used, or some of each."""
    ids = [ability.id for ability in side.abilities]
    number = dict(zip(ids, "123456789", strict=True))

    def view(used: list[str], presses: list[str], looked_at: str = "") -> MeterView:
        return MeterView(
            side,
            side.last,
            side.last,
            {key: number[key] for key in presses},
            frozenset(used),
            looked_at,
        )

    return {
        "idle": MeterView(side, 0, 0),
        "pressed": view([], ids),
        "used": view(ids, []),
        "even": view(ids[::2], ids[1::2]),
        "odd": view(ids[1::2], ids[::2]),
        **{f"looked at {key}": view([], ids, key) for key in ids},
    }


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("name", all_typewriters())
async def test_every_label_of_the_meter_is_whole(name: str, width: int) -> None:
    side = all_typewriters()[name]
    app: Any = MeterApp()
    async with app.run_test(size=(width - PADDING, 3)) as pilot:
        for state, view in states(side).items():
            app.query_one(Meter).show(view)
            await pilot.pause()
            rows = shown(app).splitlines()
            for at, ability in enumerate(side.abilities):
                brief = ability.action.brief
                mark = {"green": "▴", "purple": "◖", "orange": "◆"}[ability.colour]
                label = f"{ability.space}{mark}{brief}"
                if ability.id in view.presses:
                    label = f"[{view.presses[ability.id]}]{label}"
                if ability.id in view.used:
                    label = f"({label})"
                if ability.id == view.looked_at:
                    label = f"▸{label}"
                row = f" {rows[at % 2 * 2]} "
                assert f" {label} " in row, (state, label, row)


def test_labels_stand_where_they_are_wanted_or_beside_each_other() -> None:
    assert spread([0, 10], [3, 3], 20) == [0, 10]
    assert spread([0, 2], [3, 3], 20) == [0, 4]
    assert spread([10, 18], [9, 6], 20) == [4, 14]
