"""A set-up from what stands on the command line."""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

import click

from wordgames_tui.cli.group import wrong_usage
from wordgames_tui.cli.numbers import WholeNumber
from wordgames_tui.cli.output import tell
from wordgames_tui.engine.errors import Refused, did_you_mean
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.rules import Rules
from wordgames_tui.engine.setup import Seat, Setup, Variant, spelled
from wordgames_tui.games import game
from wordgames_tui.store.errors import reason
from wordgames_tui.store.files import read_whole
from wordgames_tui.words.dictionary import available_dictionaries
from wordgames_tui.words.policy import Policy
from wordgames_tui.words.text import clean
from wordgames_tui.words.wordlist import parse_word_list_bytes

__all__ = [
    "GAME_ARGUMENT",
    "GAME_OPTION",
    "OPTIONS",
    "dictionary_options",
    "dictionary_words",
    "game_options",
    "parse_options",
    "parse_seat",
    "policy_of",
    "setup_of",
    "variant_of",
]

OPTIONS = click.option(
    "--option", "options", metavar="NAME=VALUE", multiple=True, help="What a table decides."
)
F = TypeVar("F", bound=Callable[..., Any])
SHOWN_PROBLEMS = 5


def to_rules(
    ctx: click.Context,
    param: click.Parameter,
    name: str | None,
) -> Rules[Any] | None:
    """The game that an argument or option names."""
    if name is None:
        return None
    with wrong_usage():
        return game(name)


GAME_ARGUMENT = click.argument("game", callback=to_rules, metavar="GAME")
GAME_OPTION = click.option(
    "--game", callback=to_rules, metavar="GAME", help="The game whose rules for words count."
)


def game_options(command: F) -> F:
    """`--variant`, `--option` and `--seed`, which every command that plays has."""
    for option in (
        click.option(
            "--seed",
            type=WholeNumber(1),
            metavar="N",
            help="The same seed deals the same cards.",
        ),
        OPTIONS,
        click.option(
            "--variant",
            default="",
            metavar="NAME",
            help="Which variant; default: the first that fits.",
        ),
    ):
        command = option(command)
    return command


def dictionary_options(command: F) -> F:
    """`--dictionary` and `--word-list`."""
    for option in (
        click.option(
            "--word-list",
            type=click.Path(exists=True, dir_okay=False, path_type=Path),
            help="Your own list of the words that are good, instead of --dictionary: UTF-8, "
            "one word a line.",
        ),
        click.option(
            "--dictionary",
            metavar="KEY",
            help="Who says what a word is; default: english. See: wordgames doctor",
        ),
    ):
        command = option(command)
    return command


def dictionary_words(key: str | None, word_list: Path | None) -> tuple[str, tuple[str, ...]]:
    """The key of the dictionary, and the words of the player's own list.

    Lines of the list that hold no word are told on standard error.
    """
    ctx = click.get_current_context()
    if word_list is None:
        if key == "list":
            raise click.UsageError("The dictionary 'list' needs a list: --word-list FILE", ctx)
        if key is not None:
            check_dictionary(key)
        return key or "english", ()
    if key not in (None, "list"):
        raise click.UsageError("--word-list is a dictionary itself; leave --dictionary out", ctx)
    try:
        read = parse_word_list_bytes(read_whole(word_list))
    except OSError as error:
        raise click.UsageError(f"{word_list.name} cannot be read: {reason(error)}", ctx) from error
    for problem in read.problems[:SHOWN_PROBLEMS]:
        tell(f"{word_list.name}, {problem}")
    if len(read.problems) > SHOWN_PROBLEMS:
        tell(f"{word_list.name}: {len(read.problems)} lines in all were left out.")
    return "list", read.words


def check_dictionary(key: str) -> None:
    """Suggest another key where there is no such dictionary. Whether it opens is told later."""
    known = [choice.key for choice in available_dictionaries()]
    if key not in known and not key.startswith("enchant:"):
        hint = did_you_mean(key, known)
        message = f"There is no dictionary {clean(key)[:40]!r}{hint}"
        raise click.UsageError(message, click.get_current_context())


def parse_seat(text: str, rules: Rules[Any]) -> Seat:
    """A seat from `NAME`, `NAME:bot` or `NAME:bot:LEVEL`. Raises `Refused`.

    A name may hold colons: only what is written after its end, `:bot` or `:bot:LEVEL`, counts.
    """
    levels = list(rules.bot_levels)
    if text.endswith(":bot"):
        return Seat(text.removesuffix(":bot"), levels[len(levels) // 2])
    name, sign, level = text.rpartition(":bot:")
    if sign:
        return Seat(name, rules.bot_level(level))
    name, _, last = text.rpartition(":")
    meant = get_close_matches(last, ["bot", *levels], n=1) if name else []
    if meant or last.casefold() == "bot":
        right = "bot" if not meant or meant == ["bot"] else f"bot:{meant[0]}"
        raise Refused(f"A bot is written NAME:{right}, not {clean(text)[:40]!r}.")
    return Seat(text)


def parse_options(pairs: Sequence[str], rules: Rules[Any], variant: Variant) -> dict[str, Json]:
    """The options from `NAME=VALUE`. Raises `Refused`."""
    options: dict[str, Json] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise Refused(f"An option is written NAME=VALUE, not {clean(pair)[:40]!r}.")
        spec = rules.option(name, variant)
        if name in options:
            raise Refused(f"The option {name!r} is given twice; give it once.")
        try:
            options[name] = spec.parse(value)
        except Refused as refused:
            known = [spelled(choice.value) for choice in spec.choices]
            close = get_close_matches(value.casefold(), known, n=1)
            if not close:
                raise
            raise Refused(f"{str(refused).removesuffix('.')}; did you mean {close[0]}?") from None
    return options


def policy_of(rules: Rules[Any], options: Sequence[str]) -> Policy:
    """The rules for words of a game, at a table that decided that. Raises `Refused`."""
    variant = rules.variants[0]
    decided = parse_options(options, rules, variant)
    seats = tuple(some_people(variant))
    return rules.policy_for(rules.settle(Setup(rules.name, seats, variant.name, decided)))


def parse_order(pairs: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """The order of piles from `PILE=A,B,C`. Raises `Refused`."""
    order: dict[str, tuple[str, ...]] = {}
    for pair in pairs:
        pile, sign, names = pair.partition("=")
        if not sign:
            raise Refused(f"An order is written PILE=A,B,C, not {clean(pair)[:40]!r}.")
        if pile in order:
            raise Refused(f"The order of {clean(pile)[:40]!r} is given twice; write it in one.")
        order[pile] = tuple(name.strip() for name in names.split(",") if name.strip())
    return order


def variant_of(rules: Rules[Any], name: str, players: int) -> Variant:
    """The variant of that name; where none is named, the first that takes so many players.

    Raises `Refused`.
    """
    if name:
        return rules.variant(name)
    fitting = (v for v in rules.variants if not players or v.least <= players <= v.most)
    return next(fitting, rules.variants[0])


def setup_of(
    rules: Rules[Any],
    *,
    seats: Sequence[str],
    variant: str,
    options: Sequence[str],
    seed: int | None,
    order: Sequence[str],
    dictionary: str | None,
    word_list: Path | None,
) -> Setup:
    """The set-up, checked and complete but for a seed. What is wrong with it is a usage error."""
    key, words = dictionary_words(dictionary, word_list)
    with wrong_usage():
        chosen = variant_of(rules, variant, len(seats))
        sitting = [parse_seat(seat, rules) for seat in seats] or some_people(chosen)
        return rules.begin(
            Setup(
                game=rules.name,
                seats=tuple(sitting),
                variant=chosen.name,
                options=parse_options(options, rules, chosen),
                seed=seed or 0,
                order=parse_order(order),
                dictionary=key,
                words=words,
            )
        )


def some_people(variant: Variant) -> list[Seat]:
    """Who plays where no seat is named: two people, or as near to two as the variant takes."""
    count = max(variant.least, min(2, variant.most))
    return [Seat(f"Player {number}") for number in range(1, count + 1)]
