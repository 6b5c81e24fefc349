"""The `wordgames` command and its subcommands."""

import click

from wordgames_tui import __version__
from wordgames_tui.cli.group import LazyGroup
from wordgames_tui.cli.screen import open_app

__all__ = ["wordgames"]

PLACES = {
    name: f"wordgames_tui.cli.{module}:{function}"
    for name, module, function in (
        ("play", "play", "play"),
        ("resume", "play", "resume"),
        ("saves", "saves", "saves"),
        ("replay", "saves", "replay"),
        ("games", "games", "games"),
        ("words", "words", "words"),
        ("find", "words", "find"),
        ("simulate", "simulate", "simulate"),
        ("engine", "engine", "engine"),
        ("doctor", "doctor", "doctor"),
    )
}


@click.group(
    cls=LazyGroup,
    places=PLACES,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="wordgames", message="%(prog)s %(version)s")
@click.pass_context
def wordgames(ctx: click.Context) -> None:
    """Word board games for the terminal, passed round at one keyboard or played alone.

    Without a command the launcher opens.

    \b
    Examples:
      wordgames
      wordgames play wordspiel --seat Ann --seat Ben:bot:hard
      wordgames find retinas --wilds 1

    \b
    Exit codes:
      0    good
      1    no: a word is not good, a save cannot be used, an invariant broke
      2    the command was used wrongly
      130  stopped with Ctrl-C
    """
    if ctx.invoked_subcommand is None:
        open_app()
