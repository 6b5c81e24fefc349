"""`wordgames simulate`: whole matches between bots."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import Any

import click

from wordgames_tui.bots import player
from wordgames_tui.bots.simulate import Played, Report, play_matches
from wordgames_tui.cli.group import wrong_usage
from wordgames_tui.cli.numbers import WholeNumber
from wordgames_tui.cli.output import say, say_json
from wordgames_tui.cli.setups import GAME_ARGUMENT, game_options, parse_options, variant_of
from wordgames_tui.engine.rules import Rules
from wordgames_tui.words.text import counted

__all__ = ["simulate"]


@click.command()
@GAME_ARGUMENT
@click.option(
    "--games",
    type=WholeNumber(1),
    default=100,
    metavar="N",
    help="How many matches; default: 100.",
)
@click.option(
    "--bots",
    metavar="LEVEL,...",
    help="Who sits at the table, seat by seat; default: one of each level.",
)
@game_options
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON, all matches.")
def simulate(
    game: Rules[Any],
    games: int,
    bots: str | None,
    variant: str,
    options: tuple[str, ...],
    seed: int | None,
    as_json: bool,
) -> None:
    """Play whole matches of GAME between bots.

    Every deal is played with each of them in each seat. The level `random` gives any legal
    answer. Without --seed the same matches are played each time. Exit code 1 when an
    invariant of the game did not hold.

    \b
    Examples:
      wordgames simulate wordspiel --games 30 --bots easy,hard --seed 1
      wordgames simulate wordspiel --games 200 --bots random,random,random --json
    """
    with wrong_usage():
        levels = parse_levels(bots, game)
        chosen = variant_of(game, variant, len(levels))
        settled = parse_options(options, game, chosen)
        started = time.perf_counter()
        matches = play_matches(game, games, levels, seed or 0, chosen.name, settled)
        played = tuple(watched(matches, games))
        seconds = time.perf_counter() - started
    report = Report(game.name, chosen.name, seed or 0, seconds, played)
    if as_json:
        say_json(report.to_json())
    else:
        for line in told(game, report):
            say(line)
    if report.broken:
        click.get_current_context().exit(1)


def watched(matches: Iterable[Played], games: int) -> Iterator[Played]:
    """The matches, with a bar on standard error that shows how many were played.

    There is none where standard error is no terminal.
    """
    if not sys.stderr.isatty():
        yield from matches
        return
    with click.progressbar(
        matches, length=games, label="Matches", show_pos=True, file=sys.stderr
    ) as shown:
        yield from shown


def parse_levels(text: str | None, rules: Rules[Any]) -> list[str]:
    """The levels, seat by seat. Raises `Refused`."""
    if text is None:
        return list(rules.bot_levels)
    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        player(rules.name, level)
    return levels


def told(rules: Rules[Any], report: Report) -> Iterator[str]:
    """The report for people."""
    matches = counted(len(report.played), "match", "matches")
    pace = f"{report.games_per_second:.1f} a second"
    title = rules.variant(report.variant).title
    yield f"{rules.title}, {title}: {matches}, seed {report.seed}, {pace}."
    answers = [match.answers for match in report.played]
    mean = sum(answers) / len(answers)
    yield f"Answers in a match: {min(answers)} to {max(answers)}, {mean:.0f} on average."
    for standing in report.standings:
        seats = counted(standing.seats, "seat")
        wins = f"{round(standing.wins, 1):g} {'win' if standing.wins == 1 else 'wins'}"
        yield f"{standing.level}: {seats}, {wins}, score {standing.score:.2f} on average."
    for match in report.broken:
        who = ", ".join(match.levels)
        after = counted(match.answers, "answer")
        yield f"Broken, seed {match.seed} ({who}), after {after}: {match.broken}"
    if report.broken:
        yield "With --json each broken match comes with its journal, to have it again."
    else:
        yield "Every invariant held."
