"""People who type: plain lines for a match, worked out before it is played."""

import io
import re
from collections.abc import Callable, Sequence
from random import Random

from tests.until import until
from wordgames_tui.bots import Player
from wordgames_tui.cli.plain import PlainTable
from wordgames_tui.cli.plain_menu import Menu
from wordgames_tui.cli.plain_terminal import Terminal
from wordgames_tui.engine.decisions import Decision, Pick, Spell, Write
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.session import Session

HAND_OVER = re.compile(r"(.+), it's your turn\. Press Enter when only \1 can see the screen\.")
MOST_NUMBERS = 40


def typed(decision: Decision, answer: Json) -> list[str]:
    """The lines that give this answer."""
    if isinstance(decision, Write) and isinstance(answer, list):
        words = list(dict.fromkeys(map(str, answer)))
        return [" ".join(words), ""] if words else ["0"]
    if isinstance(decision, Spell) and isinstance(answer, dict):
        keys = [way.key for way in decision.ways(str(answer["word"]))]
        return [f"{answer['word']} {keys.index(str(answer['way'])) + 1}"]
    if isinstance(decision, Pick) and isinstance(answer, list):
        ids = [item.id for item in decision.items]
        return [" ".join(str(ids.index(str(item)) + 1) for item in answer) or "0"]
    if any(option.key for option in decision.options):
        return [option.key for option in decision.options if option.id == answer]
    lines = (str(number) for number in range(1, MOST_NUMBERS))
    return [next(line for line in lines if Menu(decision).answer(line) == answer)]


def script(match: Match, random: Random, asked: set[str] | None = None) -> list[str]:
    """Play the match by chance to its end; the lines that people at one keyboard type for it.

    `asked` gathers the questions as they are shown.
    """
    people = [seat for seat, place in enumerate(match.setup.seats) if not place.bot]
    viewer = people[0] if len(people) == 1 else None
    lines: list[str] = []
    for _ in until(lambda: match.decision is None):
        seat = match.decision.seat
        if match.decision.private and seat != viewer:
            lines.append("")
            viewer = seat
        elif seat != viewer and len(people) > 1:
            viewer = None
        decision = match.decision_for(seat)
        assert decision is not None
        if asked is not None:
            who = f"{match.setup.names[seat]}: "
            asked.add(who + decision.prompt.removeprefix(who))
        answer = decision.sample(seat, random)
        lines += typed(decision, answer)
        match.answer(answer, seat)
    return lines


def setup_of(*seats: str, seed: int = 7, order: str = "", **options: Json) -> Setup:
    """WordSpiel for these seats, the first of whom deals; a bot is written "Bo:easy".

    `order` is what lies on top of the deck, a letter a card.
    """
    alone = len(seats) == 1
    return Setup(
        game="wordspiel",
        seats=tuple(Seat(*seat.split(":")) for seat in seats),
        variant="solitaire" if alone else "rounds",
        options=options if alone else {"rounds": 1, "dealer": 1, "seconds": 0, **options},
        seed=seed,
        order={"deck": tuple(order)} if order else {},
    )


def dealt(*hands: str, flipped: str) -> str:
    """The order of a deck from which these hands are dealt, a card at a time, the seat at the
    dealer's left first, and that card is flipped."""
    return "".join("".join(cards) for cards in zip(*hands, strict=True)) + flipped


FUN = dealt("UNABCDEGHL", "OITENYKRST", flipped="F")
"""With Ben dealing: Ann holds U and N, Ben what makes NO, UNITE and FUNNY, F is flipped."""

FOR_THREE = dealt("UNABCDEGHL", "OITENYKRST", "AAEEEIIOOU", flipped="F")
"""The same with a third hand."""


def lines_of(session: Session) -> list[str]:
    """What has happened, as it is told."""
    return [event.line(session.match.setup.names) for event in session.match.events]


class Clock:
    """A clock that stands still but while somebody types."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Keyboard(io.StringIO):
    """Lines that are typed one after the other; `(9, "fun")` takes nine seconds to come."""

    def __init__(self, lines: Sequence[str | tuple[float, str]], clock: Clock) -> None:
        super().__init__()
        self._lines = [line if isinstance(line, tuple) else (1.0, line) for line in lines]
        self._clock = clock

    def readline(self, size: int = -1, /) -> str:
        if not self._lines:
            return ""
        takes, line = self._lines.pop(0)
        self._clock.now += takes
        return line + "\n"


def play_plain(
    what: Setup | Match,
    *lines: str | tuple[float, str],
    at_terminal: bool = False,
    player: Callable[[str, str], Player] | None = None,
) -> Session:
    """Play until there are no more lines, without a save."""
    match = what if isinstance(what, Match) else Match(game(what.game), what)
    session = Session(match, player=player) if player else Session(match)
    clock = Clock()
    terminal = Terminal(Keyboard(lines, clock), at_terminal=at_terminal, clock=clock)
    try:
        PlainTable(session, terminal).play()
    except EOFError:
        return session
    return session
