"""`wordgames games`: which games there are, and what a table can decide."""

from typing import Any

import click

from wordgames_tui.cli.output import say, say_json
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.rules import Rules
from wordgames_tui.engine.setup import Choice, OptionSpec, spelled
from wordgames_tui.games import GAMES

__all__ = ["described", "games"]


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print all of it as JSON.")
def games(as_json: bool) -> None:
    """List the games, their variants and options.

    \b
    Examples:
      wordgames games
      wordgames games --json
    """
    if as_json:
        say_json([described(rules) for rules in GAMES.values()])
        return
    for number, rules in enumerate(GAMES.values()):
        if number:
            say()
        tell_game(rules)


def tell_game(rules: Rules[Any]) -> None:
    """Print a game for people."""
    say(f"{rules.title} ({rules.name})")
    for variant in rules.variants:
        say(f"  {variant.name}: {variant.text} {variant.takes}.")
    say("  Options:")
    for option in rules.options:
        only = f" ({', '.join(option.variants)} only)" if option.variants else ""
        say(f"    {option.name}={values(option)}{only}")
        say(f"      {option.title}. {option.text}")
    say("  Bots:")
    for level, text in rules.bot_levels.items():
        say(f"    {level}: {text}")


def values(option: OptionSpec) -> str:
    """The values of an option as they are written on a command line, the default marked."""
    written = [spelled(choice.value) for choice in option.choices]
    default = spelled(option.default)
    meant = [f"{c.value}: {c.title}" for c in option.choices if is_code(c)]
    means = f" ({', '.join(meant)})" if meant else ""
    if option.is_range:
        return f"{written[0]}..{written[-1]} [{default}]{means}"
    return "|".join(f"[{value}]" if value == default else value for value in written) + means


def is_code(choice: Choice) -> bool:
    """Whether the value is a number that does not say what it means, such as 0 for chance."""
    return type(choice.value) is int and str(choice.value) not in choice.title


def described(rules: Rules[Any]) -> dict[str, Json]:
    """Everything that a program needs to set up that game, as plain data."""
    return {
        "name": rules.name,
        "title": rules.title,
        "rules": rules.version,
        "variants": [
            {
                "name": variant.name,
                "title": variant.title,
                "text": variant.text,
                "least": variant.least,
                "most": variant.most,
            }
            for variant in rules.variants
        ],
        "options": [
            {
                "name": option.name,
                "title": option.title,
                "text": option.text,
                "default": option.default,
                "choices": [
                    {"value": choice.value, "title": choice.title} for choice in option.choices
                ],
                "variants": list(option.variants),
            }
            for option in rules.options
        ],
        "bots": dict(rules.bot_levels),
        "piles": list(rules.shuffled),
    }
