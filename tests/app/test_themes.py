"""The themes: everything that is to be read can be read."""

import pytest
from textual.color import Color
from textual.theme import Theme

from wordgames_tui.app.themes import ASCII_SHAPES, SHAPES, THEMES

LEGIBLE = 4.5
"""The contrast that WCAG 2.1 asks for text (1.4.3, level AA)."""

INKS = (
    "foreground",
    "faint",
    "text-muted",
    "text-disabled",
    "primary",
    "secondary",
    "good",
    "bad",
    "warn",
    "tile-dim",
    "spiral-new",
    "spiral-lit",
    "spiral-old",
    *(f"accent-{number}" for number in range(1, 7)),
)
"""What is written on any of the grounds."""

GROUNDS = ("background", "surface", "panel")

PAIRS = (
    ("tile-ink", "tile"),
    ("tile-edge", "tile"),
    ("background", "primary"),
    ("foreground", "lamp"),
    ("primary", "lamp"),
    ("block-cursor-foreground", "block-cursor-background"),
    ("block-cursor-blurred-foreground", "block-cursor-blurred-background"),
    ("input-cursor-foreground", "input-cursor-background"),
    ("input-selection-foreground", "input-selection-background"),
    ("button-color-foreground", "primary"),
    ("button-color-foreground", "error"),
    ("footer-description-foreground", "footer-background"),
    ("footer-key-foreground", "footer-background"),
)


def luminance(colour: Color) -> float:
    """The relative luminance as WCAG 2.1 defines it."""
    channels = [channel / 255 for channel in colour.rgb]
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, other: Color) -> float:
    """The contrast ratio as WCAG 2.1 defines it, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def colours_of(theme: Theme) -> dict[str, str]:
    """What the style sheets can name, as the app puts it together."""
    return {**theme.to_color_system().generate(), **theme.variables}


@pytest.fixture(params=THEMES, ids=lambda named: named.name)
def theme(request: pytest.FixtureRequest) -> Theme:
    return request.param.theme


def test_contrast_is_that_of_wcag() -> None:
    assert contrast(Color.parse("#000000"), Color.parse("#ffffff")) == pytest.approx(21)
    assert contrast(Color.parse("#777777"), Color.parse("#ffffff")) == pytest.approx(4.48, abs=0.01)


def test_every_ink_can_be_read_on_every_ground(theme: Theme) -> None:
    colours = colours_of(theme)
    pairs = [(ink, ground) for ink in INKS for ground in GROUNDS] + list(PAIRS)
    faint = {
        f"{ink} on {ground}": round(ratio, 2)
        for ink, ground in pairs
        if (ratio := contrast(Color.parse(colours[ink]), Color.parse(colours[ground]))) < LEGIBLE
    }
    assert not faint


def test_the_high_contrast_theme_is_one() -> None:
    [theme] = [named.theme for named in THEMES if named.name == "contrast"]
    colours = colours_of(theme)
    ratios = [
        contrast(Color.parse(colours[ink]), Color.parse(colours[ground]))
        for ink in INKS
        for ground in GROUNDS
    ]
    assert min(ratios) >= 7


def test_players_are_told_apart_by_shape_too() -> None:
    assert len(set(SHAPES)) == len(set(ASCII_SHAPES)) == 6
    assert "".join(ASCII_SHAPES).isascii()


def test_no_two_players_have_one_colour(theme: Theme) -> None:
    colours = colours_of(theme)
    assert len({colours[f"accent-{number}"] for number in range(1, 7)}) == 6


def test_the_monochrome_theme_has_no_hue() -> None:
    [theme] = [named.theme for named in THEMES if named.name == "mono"]
    hues = [value for value in colours_of(theme).values() if value.startswith("#")]
    assert all(len(set(Color.parse(value).rgb)) == 1 for value in hues)
