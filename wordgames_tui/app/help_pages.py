"""The texts of the help: of each game, and of the keys."""

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from wordgames_tui.app.keys import ACTIONS, keys_markdown, quoted_keys
from wordgames_tui.engine.rules import Rules
from wordgames_tui.engine.setup import OptionSpec
from wordgames_tui.games import GAMES
from wordgames_tui.packaged import packaged

__all__ = ["KEYS", "help_markdown", "tagline"]

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
    if spec.is_range:
        first = 1 if spec.choices[0].value == 0 else 0  # 0 is "by chance"
        titles[first:] = [f"{titles[first]} to {titles[-1]}"]
    only = [variant.title for variant in rules.variants if variant.name in spec.variants]
    of = f" ({', '.join(only)})" if only and len(rules.variants) > 1 else ""
    allowed = " / ".join(titles)
    return f"- **{spec.title}**{of}: {allowed}; {default} unless you agree otherwise. {spec.text}"
