"""How what a table of Typo holds is drawn: for each widget what it shows."""

from collections.abc import Collection, Sequence
from string import ascii_lowercase

from textual.content import Content
from textual.dom import DOMNode

from wordgames_tui.app.signs import seat_sign, shape
from wordgames_tui.app.tiles import Tile
from wordgames_tui.app.typo.board import Player
from wordgames_tui.app.typo.preview import Read
from wordgames_tui.app.typo.shelves import ShelvesView, end_keys
from wordgames_tui.app.typo.table_view import TableView
from wordgames_tui.engine.decisions import Decision
from wordgames_tui.games.typo.decisions import ChooseRow, Place
from wordgames_tui.games.typo.events import Revealed
from wordgames_tui.words.text import signed

__all__ = ["CARD", "hand_tiles", "players", "reveal", "round_tiles", "shelves"]

CARD = "card:"
"""A click on a card of the hand means this and its id."""


def shelves(
    table: TableView, asked: Decision | None, read: Read, word: str, fresh: str
) -> ShelvesView:
    """The rows, the ends as the typed word takes them, and the card `fresh`, the last one laid."""
    ends: dict[str, str] = {}
    laid: tuple[str, str] | None = None
    if isinstance(asked, Place):
        for key in end_keys():
            shut = table.open_ends is not None and key not in table.open_ends
            fits = bool(word) and key in read.agreeing
            ends[key] = "fits" if fits else "shut" if shut else "can"
        if read.end:
            laid = read.end, asked.letter.upper()
    elif table.announced is not None:
        laid = table.announced.end, table.announced.face
    return ShelvesView(
        table.rows,
        table.longest,
        ends,
        laid,
        sure=table.announced is not None,
        fresh=fresh,
        to_choose=table.longest if isinstance(asked, ChooseRow) else (),
        price=signed(-table.price) if table.for_points else f"+{table.price}",
    )


def hand_tiles(table: TableView, picked: str) -> list[Tile]:
    """The hand of who looks, each card with the number that it shows."""
    return [
        Tile(
            card.face,
            "chosen" if card.id == picked else "letter",
            value=f"{table.copies[card.face.lower()]}",
            name=CARD + card.id,
        )
        for card in table.hand
    ]


def round_tiles(table: TableView, node: DOMNode) -> list[Tile]:
    """The revealed cards in their order, each with the sign of its seat."""
    now = next((turn for turn in table.turns if not turn.done), None)
    looks = ["dim" if t.done else "chosen" if t is now else "letter" for t in table.turns]
    return [
        Tile(turn.face, look, key=shape(node, turn.seat))
        for turn, look in zip(table.turns, looks, strict=True)
    ]


def players(table: TableView, names: Sequence[str], asked: int | None) -> list[Player]:
    """A line for each seat; `asked` is the one that is waited for."""
    return [
        Player(
            name,
            table.cards[seat],
            signed(table.points[seat]) if table.for_points else "",
            book=seat == table.dictionary,
            ready=table.chosen[seat],
            asked=seat == asked,
        )
        for seat, name in enumerate(names)
    ]


def reveal(revealed: Revealed, names: Sequence[str], node: DOMNode, *, backwards: bool) -> Content:
    """The alphabet, from Z on if `backwards`, out of which the revealed letters are raised; and
    the cards in the order in which they are placed, and whose they are."""
    lines = [
        Content.styled("All cards are revealed", "bold"),
        Content(""),
        *_raised({card.face.lower() for card in revealed.cards}, backwards=backwards),
        Content(""),
    ]
    for number, (card, seat) in enumerate(zip(revealed.cards, revealed.seats, strict=True), 1):
        face = Content.styled(f" {card.face} ", "bold $tile-ink on $tile")
        sign = seat_sign(node, seat)
        lines.append(Content.assemble(f"{number}  ", face, "  ", sign, f" {names[seat]}"))
    return Content("\n").join(lines)


def _raised(letters: Collection[str], *, backwards: bool) -> list[Content]:
    """The alphabet as two lines: those letters, and below them all others."""
    alphabet = ascii_lowercase[::-1] if backwards else ascii_lowercase
    above = [
        Content.styled(letter.upper(), "bold $tile-ink on $tile") if letter in letters else " "
        for letter in alphabet
    ]
    below = " ".join(" " if letter in letters else letter for letter in alphabet)
    return [Content(" ").join(above), Content.styled(below, "$faint")]
