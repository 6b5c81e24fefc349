"""The five themes: paper, ink and a lamp, and what the eyes of others need.

Beside Textual's own variables each theme defines, for the screens of the games:

- `$tile`, `$tile-ink`, `$tile-edge`: the face of a tile, the letter on it, and its frame with
  the small facts that stand there
- `$tile-dim`: the frame and letter of a tile that is used or not possible now, on `$background`
- `$spiral-new`, `$spiral-old`: the newest and the oldest letter of a row of letters, and
  `$spiral-lit` for the letters that the typed word builds on
- `$accent-1` to `$accent-6`: the players' colours, which `SHAPES` go with
- `$good`, `$bad`, `$warn`: a verdict; never the only sign of it
- `$faint`: second thoughts (labels, help); `$line`: rules and frames, which are no text
- `$lamp`: the light that falls on the middle of the table

The night's shades are such that a terminal of 256 colours, which has few of them, shows paper and
not pink. Text is legible on `$background`, `$surface` and `$panel` alike: 4.5 to 1 or more.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from textual.theme import Theme

__all__ = ["ASCII_SHAPES", "DEFAULT", "MONOCHROME", "SHAPES", "THEMES", "NamedTheme"]

SHAPES = ("●", "■", "▲", "◆", "★", "✚")
ASCII_SHAPES = ("o", "#", "^", "%", "*", "+")


@dataclass(frozen=True, slots=True)
class NamedTheme:
    """A theme as the settings offer it."""

    name: str
    title: str
    text: str
    theme: Theme


@dataclass(frozen=True, slots=True)
class _Palette:
    background: str
    surface: str
    panel: str
    ink: str
    faint: str
    line: str
    lamp: str
    primary: str
    secondary: str
    good: str
    bad: str
    warn: str
    tile: str
    tile_ink: str
    tile_edge: str
    tile_dim: str
    spiral_new: str
    spiral_lit: str
    spiral_old: str
    accents: tuple[str, str, str, str, str, str]
    dark: bool = True


def _theme(name: str, palette: _Palette) -> Theme:
    return Theme(
        name=name,
        primary=palette.primary,
        secondary=palette.secondary,
        accent=palette.primary,
        foreground=palette.ink,
        background=palette.background,
        surface=palette.surface,
        panel=palette.panel,
        success=palette.good,
        warning=palette.warn,
        error=palette.bad,
        dark=palette.dark,
        variables={**_own(palette), **_textual(palette)},
    )


def _own(palette: _Palette) -> Mapping[str, str]:
    return {
        "tile": palette.tile,
        "tile-ink": palette.tile_ink,
        "tile-edge": palette.tile_edge,
        "tile-dim": palette.tile_dim,
        "spiral-new": palette.spiral_new,
        "spiral-lit": palette.spiral_lit,
        "spiral-old": palette.spiral_old,
        "good": palette.good,
        "bad": palette.bad,
        "warn": palette.warn,
        "faint": palette.faint,
        "line": palette.line,
        "lamp": palette.lamp,
        **{f"accent-{number}": colour for number, colour in enumerate(palette.accents, 1)},
    }


def _textual(palette: _Palette) -> Mapping[str, str]:
    """Where Textual's widgets would choose a colour that does not belong on this table."""
    return {
        "text-muted": palette.faint,
        "text-disabled": palette.faint,
        "foreground-muted": palette.faint,
        "border": palette.primary,
        "border-blurred": palette.line,
        "block-cursor-background": palette.primary,
        "block-cursor-foreground": palette.background,
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": palette.panel,
        "block-cursor-blurred-foreground": palette.ink,
        "block-hover-background": palette.panel,
        "button-color-foreground": palette.background,
        "button-focus-text-style": "bold",
        "footer-background": palette.background,
        "footer-foreground": palette.faint,
        "footer-description-foreground": palette.faint,
        "footer-key-foreground": palette.primary,
        "input-cursor-background": palette.primary,
        "input-cursor-foreground": palette.background,
        "input-selection-background": palette.faint,
        "input-selection-foreground": palette.background,
        "scrollbar": palette.line,
        "scrollbar-hover": palette.faint,
        "scrollbar-active": palette.primary,
        "scrollbar-background": palette.background,
        "scrollbar-background-hover": palette.background,
        "scrollbar-background-active": palette.background,
        "link-color": palette.primary,
        "link-background-hover": palette.panel,
        "link-color-hover": palette.ink,
        "markdown-h1-color": palette.primary,
        "markdown-h2-color": palette.primary,
        "markdown-h2-text-style": "bold",
        "markdown-h3-color": palette.ink,
        "markdown-h6-color": palette.faint,
    }


_NIGHT = _Palette(
    background="#15120e",
    surface="#1e1b17",
    panel="#2d2823",
    ink="#efecdd",
    faint="#a99c86",
    line="#4a3f32",
    lamp="#5a4019",
    primary="#e9b765",
    secondary="#9db4c8",
    good="#a3cc8b",
    bad="#f0937d",
    warn="#eec35a",
    tile="#f3ecd4",
    tile_ink="#1c160e",
    tile_edge="#6d5f46",
    tile_dim="#a0937e",
    spiral_new="#fff4dc",
    spiral_lit="#ffc96b",
    spiral_old="#a2947c",
    accents=("#f2b55c", "#86bdee", "#a5d07f", "#f29ab6", "#c0a9f2", "#6fd3c7"),
)

_PAPER = _Palette(
    background="#f4eddd",
    surface="#fbf6ea",
    panel="#e8dec8",
    ink="#2a241b",
    faint="#655b4b",
    line="#bfb196",
    lamp="#fffaf0",
    primary="#8a4b12",
    secondary="#38556b",
    good="#35661f",
    bad="#a12a1b",
    warn="#7a5200",
    tile="#fffdf6",
    tile_ink="#1a150d",
    tile_edge="#736750",
    tile_dim="#6a5f4c",
    spiral_new="#1a150d",
    spiral_lit="#8f3f00",
    spiral_old="#6a5f4c",
    accents=("#8a4b00", "#1b5a92", "#35661f", "#a3265a", "#5f3fa8", "#0d6560"),
    dark=False,
)

_CONTRAST = _Palette(
    background="#000000",
    surface="#000000",
    panel="#262626",
    ink="#ffffff",
    faint="#e0e0e0",
    line="#a8a8a8",
    lamp="#000000",
    primary="#ffe100",
    secondary="#7fdfff",
    good="#5cff5c",
    bad="#ff9a8a",
    warn="#ffd000",
    tile="#ffffff",
    tile_ink="#000000",
    tile_edge="#404040",
    tile_dim="#bdbdbd",
    spiral_new="#ffffff",
    spiral_lit="#ffe100",
    spiral_old="#c8c8c8",
    accents=("#ffe100", "#7fdfff", "#5cff5c", "#ff9ad5", "#cdb4ff", "#5cfff0"),
)

_BLUE_ORANGE = _Palette(
    background="#10141b",
    surface="#171d26",
    panel="#232c39",
    ink="#e9edf3",
    faint="#a3afbe",
    line="#45526a",
    lamp="#22324a",
    primary="#f0a63c",
    secondary="#72b9ee",
    good="#72b9ee",
    bad="#f39a3d",
    warn="#f2e36b",
    tile="#e9edf3",
    tile_ink="#0d1118",
    tile_edge="#5a6676",
    tile_dim="#8f9cad",
    spiral_new="#ffffff",
    spiral_lit="#f7b955",
    spiral_old="#93a1b3",
    accents=("#f0a63c", "#72b9ee", "#f2e36b", "#e2a3c7", "#4fc3a1", "#ffffff"),
)

_MONO = _Palette(
    background="#101010",
    surface="#181818",
    panel="#2a2a2a",
    ink="#e6e6e6",
    faint="#a8a8a8",
    line="#5a5a5a",
    lamp="#303030",
    primary="#ffffff",
    secondary="#c8c8c8",
    good="#ffffff",
    bad="#c4c4c4",
    warn="#dadada",
    tile="#e6e6e6",
    tile_ink="#101010",
    tile_edge="#606060",
    tile_dim="#969696",
    spiral_new="#ffffff",
    spiral_lit="#ffffff",
    spiral_old="#9a9a9a",
    accents=("#ffffff", "#e4e4e4", "#d0d0d0", "#c0c0c0", "#b4b4b4", "#a8a8a8"),
)

DEFAULT = "night"
MONOCHROME = "mono"

THEMES: tuple[NamedTheme, ...] = (
    NamedTheme(DEFAULT, "Night desk", "A dark desk under a lamp.", _theme(DEFAULT, _NIGHT)),
    NamedTheme("paper", "Paper", "Dark ink on light paper.", _theme("paper", _PAPER)),
    NamedTheme(
        "contrast", "High contrast", "Black, white and yellow.", _theme("contrast", _CONTRAST)
    ),
    NamedTheme(
        "blue-orange",
        "Blue and orange",
        "Safe for eyes that tell red from green badly.",
        _theme("blue-orange", _BLUE_ORANGE),
    ),
    NamedTheme(MONOCHROME, "Monochrome", "Shades of grey alone.", _theme(MONOCHROME, _MONO)),
)
"""The themes in the order in which they are offered."""
