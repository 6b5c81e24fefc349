"""A game that asks every kind of question, so that plain lines are held to the kinds alone."""

from collections.abc import Sequence

from wordgames_tui.cli.plain_piles import faces
from wordgames_tui.engine.decisions import Choose, Option, Pick, Write
from wordgames_tui.engine.events import Event
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.piles import Card
from wordgames_tui.engine.rules import Rules
from wordgames_tui.engine.setup import Seat, Setup, Variant
from wordgames_tui.engine.table import Result, Table
from wordgames_tui.words.policy import Policy


class Told(Event):
    """Whatever was answered, as a line; an empty one for the log to leave out."""

    def __init__(self, text: str) -> None:
        object.__setattr__(self, "text", text)

    def line(self, names: Sequence[str]) -> str:
        return self.text


class Toy(Rules):
    """Pick two, write some words, choose in the open."""

    name = "toy"
    title = "Toy"
    version = 1
    variants = (Variant("toy", "the toy", "Three questions.", 1, 4),)
    shuffled = ("bag",)
    bot_levels = {"easy": "Knows nothing."}  # noqa: RUF012
    policy = Policy("toy")

    def components(self, setup):
        return (Card("a1", "A"),)

    def table(self, setup, chance, judge):
        table = Table(setup, chance, judge)
        table.lay("bag", self.components(setup), {0})
        table.lay("tray")
        return table

    def view(self, table, seat):
        return {}

    def hints(self, decision, view):
        return ("Try it.",)

    def script(self, table):
        last = len(table.seats) - 1
        items = (Option("a", "Apple"), Option("b", "Bread"), Option("c", "Cheese", "It is gone."))
        options = (Option("none", "Nothing at all"),)
        picked = yield Pick(
            seats=(0,), prompt="Pick.", items=items, options=options, most=2, private=True
        )
        table.tell(Told(f"picked {picked}"))
        written = yield Write(
            seats=(last,),
            prompt="Write.",
            most=3,
            options=(Option("stop", "Stop now"),),
            private=True,
        )
        table.tell(Told(f"wrote {written}"))
        table.tell(Told(""))
        chosen = yield Choose(
            seats=(0,),
            prompt="Choose.",
            options=(Option("yes", "Yes"), Option("no", "No", "Never.")),
        )
        table.tell(Told(f"chose {chosen}"))
        return Result(tuple(1 for _ in table.seats), (0,), "That was all.")


def toy(*names: str) -> Match:
    return Match(Toy(), Setup("toy", tuple(Seat(name) for name in names)))


def toy_table(view) -> list[str]:
    """The piles, each with the faces that are seen."""
    return [f"{name.capitalize()}: {faces(pile)}" for name, pile in view["piles"].items()]
