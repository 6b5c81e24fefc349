"""Help: a page for each game, and one for the keys."""

import re
from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Markdown

from wordgames_tui.app.base_app import BaseApp
from wordgames_tui.app.key_line import KeyLine
from wordgames_tui.app.keys import ACTIONS, bind, in_force, keys_markdown, quoted_keys
from wordgames_tui.app.long_text import LongText
from wordgames_tui.app.once import Once
from wordgames_tui.app.page_line import PageLine
from wordgames_tui.app.sheet import SheetWidget
from wordgames_tui.app.signs import ascii_only, signs
from wordgames_tui.engine.rules import Rules
from wordgames_tui.engine.setup import OptionSpec
from wordgames_tui.games import GAMES
from wordgames_tui.packaged import packaged

__all__ = ["KEYS", "HelpScreen", "help_markdown", "tagline"]

ASCII_BULLETS = ["- ", "* ", "+ "]
NAMED_ACTION = re.compile(r"\{([a-z_.]+)\}")
"""An action in the text of a page, for which its keys stand there."""
KEYS = "keys"
"""The topic of the page about keys; the others are named as their games."""


def tagline(rules: Rules[Any]) -> str:
    """The sentence that says what a game is: the first paragraph of its help."""
    paragraphs = _read(rules.name).split("\n\n")
    return next((" ".join(p.split()) for p in paragraphs if not p.startswith("#")), "")


def help_markdown(topic: str, keymap: Mapping[str, str], first: str = "", dot: str = "·") -> str:
    """The page of a topic: for a game how to play, the rules, and what a table agrees on; for
    the keys those of all places, that one `first`, with dots between a key and what it does."""
    rest = keys_markdown(keymap, first, dot) if topic == KEYS else _reference(GAMES[topic])
    _title, page = _read(topic).split("\n", 1)
    named = NAMED_ACTION.sub(lambda name: quoted_keys(ACTIONS[name[1]], keymap), page.strip())
    return f"{named}\n\n{rest}"


def _read(topic: str) -> str:
    return packaged("assets", "help", f"{topic}.md").read_text("utf-8").strip()


def _reference(rules: Rules[Any]) -> str:
    """What stands below the text of a game: from its components, and from its options."""
    return "\n\n".join(filter(None, (_glossary(rules), _options(rules))))


def _glossary(rules: Rules[Any]) -> str:
    """What is printed on components in short, as a table."""
    rows = [f"| {' | '.join(row)} |" for row in rules.glossary()]
    if rows:
        rows.insert(1, "|---" * len(rules.glossary()[0]) + "|")
    return "\n".join(rows)


def _options(rules: Rules[Any]) -> str:
    """What a table can agree on, from the options themselves."""
    return "\n".join(
        ("## What a table agrees on", "", *map(partial(_option, rules), rules.options))
    )


def _option(rules: Rules[Any], spec: OptionSpec) -> str:
    titles = [choice.title for choice in spec.choices]
    default = next(choice.title for choice in spec.choices if choice.value == spec.default)
    allowed = f"{titles[0]} to {titles[-1]}" if len(titles) > 6 else ", ".join(titles)
    only = [variant.title for variant in rules.variants if variant.name in spec.variants]
    of = f" ({', '.join(only)})" if only and len(rules.variants) > 1 else ""
    return f"- **{spec.title}**{of}: {allowed}; {default} unless you agree otherwise. {spec.text}"


class AsciiMarkdown(Markdown):
    """Markdown whose bullets are ASCII."""

    BULLETS = ASCII_BULLETS


class HelpScreen(Once[None]):
    """Read about a game or the keys; Left and Right turn to another page."""

    CSS_PATH = packaged("assets", "styles", "help.tcss")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", "Next page"),
        Binding("up", "scroll('up')", show=False),
        Binding("down", "scroll('down')", show=False),
        Binding("pagedown,space", "scroll('page_down')", "Read on"),
        Binding("pageup", "scroll('page_up')", show=False),
        Binding("home", "scroll('home')", show=False),
        Binding("end", "scroll('end')", show=False),
        bind("back", "dismiss"),
        bind("help", "dismiss", show=False),
    ]

    app: BaseApp

    def __init__(self, topic: str = "") -> None:
        """Open the page of that game, or else the keys."""
        super().__init__()
        self.pages = [*((name, rules.title) for name, rules in GAMES.items()), (KEYS, "Keys")]
        self.topic = topic if topic in GAMES else KEYS

    def compose(self) -> ComposeResult:
        yield PageLine(self.pages, self.topic)
        with LongText(id="body", can_focus=False):
            markdown = AsciiMarkdown if ascii_only(self) else Markdown
            yield markdown("", open_links=False)
        yield KeyLine()

    async def on_mount(self) -> None:
        """Show the page that was asked for."""
        await self._show()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        reads_on = action == "scroll" and parameters == ("page_down",)
        return not reads_on or self.query_one(LongText).goes_on

    async def action_turn(self, by: int) -> None:
        """Turn to another page."""
        self.query_one(PageLine).turn(by)
        await self._show()

    def action_scroll(self, how: str) -> None:
        """Read on, or back."""
        body = self.query_one("#body")
        moves = {
            "up": body.scroll_up,
            "down": body.scroll_down,
            "page_up": body.scroll_page_up,
            "page_down": body.scroll_page_down,
            "home": body.scroll_home,
            "end": body.scroll_end,
        }
        moves[how](animate=False)

    async def on_sheet_widget_picked(self, event: SheetWidget.Picked) -> None:
        """Open the page whose name was clicked."""
        self.query_one(PageLine).open(event.name)
        await self._show()

    async def _show(self) -> None:
        keymap = in_force(self.app.settings.keymap)
        topic, dot = self.query_one(PageLine).at, signs(self).leader
        page = help_markdown(topic, keymap, self.topic, dot).replace("★", signs(self).star)
        await self.query_one(Markdown).update(page)
        self.query_one("#body").scroll_home(animate=False)
