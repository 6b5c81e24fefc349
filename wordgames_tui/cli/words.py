"""`wordgames words` and `wordgames find`: what is a word, and which words there are."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from wordgames_tui.cli.group import Problem, wrong_usage
from wordgames_tui.cli.numbers import WholeNumber
from wordgames_tui.cli.output import say, say_json, tell
from wordgames_tui.cli.setups import (
    GAME_OPTION,
    OPTIONS,
    dictionary_options,
    dictionary_words,
    policy_of,
)
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.rules import Rules
from wordgames_tui.engine.typed import typed_word
from wordgames_tui.games import GAMES
from wordgames_tui.words.dictionary import Dictionary, candidates, open_dictionary
from wordgames_tui.words.finder import Conditions
from wordgames_tui.words.policy import Policy
from wordgames_tui.words.text import clean, fold, is_letters, listed

__all__ = ["find", "words"]

ORDINARY = Policy("dictionary")
"""Without a game: every ordinary word of the dictionary, as most games have it."""
WILD_SIGNS = "?_"
MOST_TILES = 45


@click.command()
@click.argument("words", nargs=-1, required=True, metavar="WORD...")
@GAME_OPTION
@OPTIONS
@dictionary_options
def words(
    words: tuple[str, ...],
    game: Rules[Any] | None,
    options: tuple[str, ...],
    dictionary: str | None,
    word_list: Path | None,
) -> None:
    """Say which words are good, and why others are not.

    Exit code 0 only when all are good. Other languages are there where a dictionary of
    the machine is found; `wordgames doctor` lists what --dictionary takes.

    \b
    Examples:
      wordgames words unite funny --game wordspiel
      wordgames words alaska --game typo --option names=on
      wordgames words colour yoghurt --dictionary english-50
    """
    key, own = dictionary_words(dictionary, word_list)
    said_by = opened(game, options, key, own)
    judges: list[tuple[Rules[Any], Dictionary]] = []
    bad = 0
    for word in words:
        reason = refusal(word, said_by)
        shown = clean(word).upper() or "(nothing)"
        say(f"{shown}: {reason or 'good'}")
        bad += bool(reason)
        if reason and game is None:
            judges = judges or [(rules, opened(rules, (), key, own)) for rules in GAMES.values()]
            takers = [rules for rules, judge in judges if not refusal(word, judge)]
            if takers:
                titles = listed([taker.title for taker in takers])
                tell(f"{shown} is good in {titles}: ask with --game {takers[0].name}")
    if bad:
        click.get_current_context().exit(1)


@click.command()
@click.argument("tiles", metavar="TILES")
@click.option(
    "--wilds",
    type=WholeNumber(0, MOST_TILES),
    default=0,
    metavar="N",
    help="So many wild tiles more.",
)
@click.option(
    "--prefix", default="", metavar="P", help="Words that start so; its letters must be on tiles."
)
@click.option(
    "--suffix", default="", metavar="S", help="Words that end so; its letters must be on tiles."
)
@click.option("--contains", default="", metavar="L", help="Words with all these letters.")
@click.option(
    "--length", type=WholeNumber(1), metavar="N", help="Words of exactly so many letters."
)
@click.option(
    "--min", "least", type=WholeNumber(1), metavar="N", help="Words of so many letters or more."
)
@click.option(
    "--max", "most", type=WholeNumber(1), metavar="N", help="Words of so many letters or fewer."
)
@GAME_OPTION
@OPTIONS
@click.option("--limit", type=WholeNumber(1), metavar="N", help="So many words at the most.")
@click.option("--json", "as_json", is_flag=True, help="Print the words as a JSON list.")
@dictionary_options
def find(
    tiles: str,
    wilds: int,
    prefix: str,
    suffix: str,
    contains: str,
    length: int | None,
    least: int | None,
    most: int | None,
    game: Rules[Any] | None,
    options: tuple[str, ...],
    limit: int | None,
    as_json: bool,
    dictionary: str | None,
    word_list: Path | None,
) -> None:
    """List the words that TILES can make, the longest first.

    A ? or _ among the tiles is a wild one, which stands for any letter. Exit code 1 when there
    is no word.

    \b
    Examples:
      wordgames find retina_ --length 7
      wordgames find gnithers --wilds 1 --suffix ing --limit 10
    """
    letters = lettered("TILES", "".join(sign for sign in tiles if sign not in WILD_SIGNS))
    wilds += sum(sign in WILD_SIGNS for sign in tiles)
    if not 1 <= len(letters) + wilds <= MOST_TILES:
        raise click.UsageError(f"TILES are 1 to {MOST_TILES} tiles, wild ones included")
    conditions: Conditions = {
        "prefix": lettered("--prefix", prefix),
        "suffix": lettered("--suffix", suffix),
        "contains": lettered("--contains", contains),
        "min_length": length or least or 0,
        "max_length": length or most or 0,
    }
    said_by = opened(game, options, *dictionary_words(dictionary, word_list))
    finder = candidates(said_by)
    if finder is None:
        raise Problem(f"The dictionary {said_by.title} can judge words, but not list them.")
    found = finder.find(letters, wilds, limit=limit if said_by.finder else None, **conditions)
    if said_by.finder is None:
        found = [word for word in found if not said_by.refusal(word)][:limit]
    if as_json:
        say_json(list(found))
    else:
        for word in found:
            say(word)
    if not found:
        tell("No such word was found.")
        click.get_current_context().exit(1)


def opened(
    game: Rules[Any] | None, options: Sequence[str], key: str, words: Sequence[str]
) -> Dictionary:
    """The dictionary that the command line names. A usage error where there is none."""
    if options and game is None:
        raise click.UsageError("--option is for a table of one game; name it with --game")
    with wrong_usage():
        return open_dictionary(key, policy_of(game, options) if game else ORDINARY, words)


def refusal(word: str, dictionary: Dictionary) -> str:
    """Why a typed word is not good, as a short phrase; "" when it is."""
    try:
        return dictionary.refusal(typed_word(word))
    except Refused as error:
        sentence = str(error)
        return sentence[0].lower() + sentence[1:].removesuffix(".")


def lettered(name: str, text: str) -> str:
    """Typed letters as tiles show them. A usage error when they are none."""
    folded = fold(text.strip())
    if folded and not is_letters(folded):
        raise click.UsageError(f"{name} must be letters from A to Z, not {clean(text)[:40]!r}")
    return folded
