"""What the widgets of WordSpiel show of a table."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from textual.content import Content

from wordgames_tui.app.wordspiel.reading import Reading
from wordgames_tui.app.wordspiel.score_board import Player
from wordgames_tui.app.wordspiel.spiral import SpiralView
from wordgames_tui.app.wordspiel.table_view import TableView
from wordgames_tui.engine.events import Event
from wordgames_tui.games.wordspiel.events import (
    Exchanged,
    PickedUp,
    RoundScored,
    TookFromPile,
    Verdict,
)

__all__ = ["came", "facts", "players", "round_score", "spiral"]


def spiral(table: TableView, reading: Reading | None, alone: bool) -> SpiralView:
    """The spiral, with what a typed word builds on and would add."""
    lit, ghosts = range(0), ""
    if reading is not None:
        start = len(table.letters) - reading.back
        lit = range(start, start + len(reading.built))
        ghosts = "" if reading.missing else reading.added.upper()
    pile = table.pile if alone and table.letters else None
    return SpiralView(
        table.letters, table.new_from, table.recent_from, lit, ghosts, table.deck, pile
    )


def players(table: TableView, names: Sequence[str], asked: int | None) -> list[Player]:
    """A line of the board for each player; nobody is asked any more when the match is over."""
    return [
        Player(
            name,
            table.hands[seat],
            tuple(scores[seat] for scores in table.round_scores),
            table.totals[seat],
            dealer=seat == table.dealer and asked is not None,
            asked=seat == asked,
        )
        for seat, name in enumerate(names)
    ]


def facts(table: TableView) -> list[tuple[str, str]]:
    """What counts for somebody who plays alone, once a stack is chosen."""
    if not table.letters:
        return []
    return [
        ("In your hand", f"{table.hands[0]}"),
        ("Draw pile", f"{table.pile}"),
        ("Exchanges left", f"{table.exchanges_left[0]}"),
    ]


def came(events: Iterable[Event], seat: int | None) -> set[str]:
    """The ids of the cards that came into that seat's hand by these events."""
    cards = []
    for event in events:
        match event:
            case Exchanged(drew=card) | Verdict(penalty=card) if event.seat == seat:
                cards.append(card)
            case PickedUp(to="hand", card=card) if event.seat == seat:
                cards.append(card)
            case TookFromPile(card=card):
                cards.append(card)
    return {card.id for card in cards if card is not None}


def round_score(scored: RoundScored, table: TableView, names: Sequence[str]) -> Content:
    """How a round ended, and what it makes in all."""
    head = Content.styled(f"Round {scored.round} is over", "bold")
    widest = max(map(cell_len, names))
    lines = [
        Content(f"{name}{' ' * (widest - cell_len(name))}  {points:>2} left  {total:>3} in all")
        for name, points, total in zip(names, scored.scores, table.totals, strict=True)
    ]
    return Content("\n").join([head, *lines])
