"""WordSpiel: the spiral, the hand, and the word that joins them."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import PurePath
from typing import ClassVar

from textual import events, on
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widget import Widget

from wordgames_tui.app.bands import Heading, Press
from wordgames_tui.app.choices import NUMBERS
from wordgames_tui.app.event_log import EventLog
from wordgames_tui.app.game_screen import OPTION
from wordgames_tui.app.keys import bind
from wordgames_tui.app.sheet import SheetWidget
from wordgames_tui.app.tiles import Tile, TileRow
from wordgames_tui.app.typing_line import Preview
from wordgames_tui.app.wordspiel import shown
from wordgames_tui.app.wordspiel.exchanging import Exchanging
from wordgames_tui.app.wordspiel.hand import (
    CARD,
    SORTS,
    backs,
    sort_hand,
    sorts_from_json,
    sorts_to_json,
    tiles,
)
from wordgames_tui.app.wordspiel.preview import Read, read
from wordgames_tui.app.wordspiel.score_board import ScoreBoard
from wordgames_tui.app.wordspiel.spiral import START, Spiral
from wordgames_tui.app.wordspiel.table_view import HandCard, TableView
from wordgames_tui.engine.decisions import Spell
from wordgames_tui.engine.events import Event
from wordgames_tui.engine.plain import Json
from wordgames_tui.games.wordspiel.decisions import PlayWord
from wordgames_tui.games.wordspiel.events import Laid, RoundScored, Verdict
from wordgames_tui.packaged import packaged
from wordgames_tui.session import Session
from wordgames_tui.words.text import lowered

__all__ = ["WordSpielScreen"]

STACKS = [
    Tile("", "back", key="1", value="10", name=f"{OPTION}left"),
    Tile("", "back", key="2", value="10", name=f"{OPTION}right"),
]
"""The two stacks of a game alone, before one is chosen."""
NOT_ASKED = "You are not asked for a word now."


class WordSpielScreen(Exchanging):
    """The spiral and the log above, the hand below, and between them the word."""

    CSS_PATH: ClassVar[list[str | PurePath]] = [
        packaged("assets", "styles", f"{name}.tcss") for name in ("game", "wordspiel")
    ]
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("wordspiel.no_word", "no_word"),
        bind("wordspiel.challenge", "challenge"),
        bind("wordspiel.exchange", "exchange"),
        bind("wordspiel.sort", "sort"),
    ]
    COMMANDS_OF: ClassVar[Mapping[str, str]] = {
        "no-word": "wordspiel.no_word",
        "draw": "wordspiel.no_word",
        "challenge": "wordspiel.challenge",
    }

    ENDS: ClassVar[Mapping[str, str]] = {
        "give-up": "Give up? The game is over then, and the cards in your hand are counted."
    }

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._table = TableView.of(session.match.view(None))
        self._read = Read(Preview((), ""))
        self._sorts = sorts_from_json(session.arranged.get("sorts"))
        self._came: set[str] = set()

    def table(self) -> Iterable[Widget]:
        yield Spiral(id="spiral")
        yield Vertical(ScoreBoard(id="scores"), EventLog(id="log"), id="side")

    def own(self) -> Iterable[Widget]:
        yield TileRow(id="hand")

    # What is drawn

    def draw(self, view: Mapping[str, Json]) -> None:
        self._table = TableView.of(view)
        if self.asked is None or self.eyes is None:
            self._read = Read(Preview((), ""))
        news = self.session.match.events_for(self.eyes, self.news_from)
        self._came = shown.came(news, self.eyes)
        self._draw_board()
        self._draw_cards()

    def heading(self, view: Mapping[str, Json]) -> Heading:
        table = TableView.of(view)
        decision = self.session.match.decision
        if self._solitaire:
            last = "your last chance" if table.last_chance else ""
            return Heading("WordSpiel", "alone", note=last)
        progress = f"round {table.round} of {table.rounds}"
        if decision is None:
            return Heading("WordSpiel", progress)
        return Heading("WordSpiel", progress, decision.seat, self.names[decision.seat])

    def moment(self, events: Sequence[Event]) -> Content | None:
        parts: list[Content] = []
        for event in events:
            if isinstance(event, Verdict):
                parts.append(Content(event.line(self.names)))
            elif isinstance(event, RoundScored):
                last = [laid for laid in events if isinstance(laid, Laid)]
                parts += [Content(laid.line(self.names)) for laid in last]
                table = TableView.of(self.session.match.view(None))
                parts.append(shown.round_score(event, table, self.names))
        return Content("\n\n").join(parts) if parts else None

    def scores(self) -> tuple[Sequence[str], Sequence[Sequence[str]]]:
        table = TableView.of(self.session.match.view(None))
        if self._solitaire:
            return ("cards left",), [(f"{table.hands[0]}",)]
        columns = [f"{number}" for number in range(1, len(table.round_scores) + 1)]
        rows = [
            [*(f"{scores[seat]}" for scores in table.round_scores), f"{total}"]
            for seat, total in enumerate(table.totals)
        ]
        return [*columns, "points"], rows

    def presses(self) -> list[Press]:
        if self.asked is None:
            return []
        sort = [self.press("wordspiel.sort")] if self._hand else []
        if self._picked:
            return [Press("Enter", "exchange it", "enter"), Press("Esc", "leave it", "back"), *sort]
        if self._picks:
            last = min(len(self._hand), len(NUMBERS))
            more = " or a letter" if self._exchanging else ""
            pick = Press(f"1-{NUMBERS[last - 1]}{more}", "exchange a card")
            picks = [pick, self.press("wordspiel.exchange", "by letter")]
            if self._exchanging or self._why_no_exchange:
                picks = [] if self._why_no_exchange else [pick]
            return [*self.choice_presses(), *picks, *sort, *self._undo_press()]
        if not isinstance(self.asked, PlayWord):
            return [*self.choice_presses(), *sort, *self._undo_press()]
        if self.line.word:
            other = [self.press("game.way", "another way")] if self._read.ways > 1 else []
            lay = [Press("Enter", "lay it", "enter")] if self._read.ways else []
            return [*lay, *other, Press("Esc", "clear", "back")]
        no_word = "draw" if self._solitaire else "no word"
        if self._no_word_gives_up:
            no_word = "give up"
        exchanges = self._solitaire and not self._why_no_exchange
        exchange = [self.press("wordspiel.exchange", "exchange")] if exchanges else []
        rest = [self.press("game.pause", "break")] if self.countdown.seconds else []
        return [
            Press("type", "a word"),
            self.press("wordspiel.no_word", no_word),
            *exchange,
            *sort,
            *self.hint_press(),
            *rest,
            *self._undo_press(),
        ]

    def _undo_press(self) -> list[Press]:
        """Taking back, where it can be done."""
        seat = self._undoer
        can_be = seat is not None and not self.session.match.undo_refusal(seat)
        return [self.press("game.undo", "take back")] if can_be else []

    def commands(self) -> list[tuple[str, str]]:
        idle = "" if self.eyes is not None else "no hand is seen now"
        spent = lowered(self._why_no_exchange).rstrip(".")
        exchange = spent if self._exchanges else self._exchange_when
        return [
            ("wordspiel.exchange", exchange),
            ("wordspiel.sort", idle),
            *super().commands(),
        ]

    # What is asked

    def preview(self, decision: Spell, word: str) -> Preview:
        assert isinstance(decision, PlayWord)
        self._read = read(decision, self._table, word, self.way)
        return self._read.preview

    def typed(self, word: str) -> None:
        super().typed(word)
        self._draw_cards()

    @property
    def _solitaire(self) -> bool:
        return len(self.names) == 1

    @property
    def _hand(self) -> tuple[HandCard, ...]:
        """The hand in the order in which it lies."""
        sort, shuffle = self._sorts.get(self.eyes, (0, 0)) if self.eyes is not None else (0, 0)
        return sort_hand(self._table.hand, SORTS[sort], shuffle)

    # Cards and letters

    def on_key(self, event: events.Key) -> None:
        """A digit is a card. A letter is one too once an exchange is asked for: a word that is
        typed too soon, before the clock runs, gives no card away."""
        if self.eyes is None or self.asked is None or not event.character:
            return
        hand, character = self._hand, event.character.upper()
        if character in NUMBERS and NUMBERS.index(character) < len(hand):
            event.stop()
            self._press_card(hand[NUMBERS.index(character)])
        elif self._picks and character.isalpha():
            event.stop()
            if not self._exchanging:
                self._leave_card_for_letter()
                return
            same = [card for card in hand if card.face == character]
            if not same:
                self.say(f"There is no {character} in your hand.", "bad")
                return
            at = next((at for at, card in enumerate(same) if card.id == self._picked), -1)
            self._press_card(same[(at + 1) % len(same)])

    @on(SheetWidget.Picked)
    def _clicked(self, event: SheetWidget.Picked) -> None:
        event.stop()
        if event.name.startswith(CARD):
            card = next((c for c in self._hand if CARD + c.id == event.name), None)
            if card is not None:
                self._press_card(card)
        elif event.name.startswith(OPTION):
            self.choose(event.name.removeprefix(OPTION))
        elif event.name.startswith(START) and isinstance(self.asked, PlayWord):
            self.line.write(self.asked.spiral[-int(event.name.removeprefix(START)) :])

    def _press_card(self, card: HandCard) -> None:
        if self._picks:
            self._pick(card)
        elif isinstance(self.asked, PlayWord):
            start = self.line.word or self.asked.spiral[-1]
            self.line.write(start + card.face.lower())

    # Commands

    def action_no_word(self) -> None:
        """Make no word; give up where there is nothing else to do."""
        if self._no_word_gives_up:
            self.choose("give-up")
        elif self._solitaire and self.asked is not None:
            dealt = isinstance(self.asked, PlayWord)
            self.command("draw", "There is no card left to draw." if dealt else NOT_ASKED)
        else:
            self.command("no-word", NOT_ASKED)

    def action_challenge(self) -> None:
        """Doubt the last word."""
        self.command("challenge", "There is no word to challenge now.")

    def action_sort(self) -> None:
        """Sort the hand in the next way."""
        if self.eyes is None:
            return
        sort, shuffle = self._sorts.get(self.eyes, (0, 0))
        sort = (sort + 1) % len(SORTS)
        self._sorts[self.eyes] = sort, shuffle + (SORTS[sort] == "shuffled")
        self.session.arranged["sorts"] = sorts_to_json(self._sorts)
        self._draw_cards()
        self.say(f"Your hand lies {SORTS[sort]}.")

    # Inside

    @property
    def _no_word_gives_up(self) -> bool:
        """Whether there is nothing to draw for who plays alone and has no word."""
        asked = self.asked
        return self._solitaire and isinstance(asked, PlayWord) and asked.option("draw") is None

    def _draw_cards(self) -> None:
        table, reading = self._table, self._read.reading
        shown_spiral = shown.spiral(table, reading, self._solitaire)
        self.query_one("#spiral", Spiral).show(shown_spiral)
        hand = self.query_one("#hand", TileRow)
        if self._solitaire and not table.letters:
            hand.show(STACKS)
        elif self.eyes is None:
            decision = self.session.match.decision
            hand.show(backs(table.hands[decision.seat]) if decision else ())
        else:
            taken = reading.added if reading is not None else ""
            hand.show(tiles(self._hand, taken, self._picked, self._came))

    def _draw_board(self) -> None:
        decision = self.session.match.decision
        board = self.query_one("#scores", ScoreBoard)
        if self._solitaire:
            board.show((), shown.facts(self._table))
        else:
            asked = decision.seat if decision else None
            board.show(shown.players(self._table, self.names, asked))
