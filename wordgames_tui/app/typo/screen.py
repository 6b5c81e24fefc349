"""Typo: the shelves, the round, the hand, and the word that is said."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import PurePath
from typing import ClassVar

from textual import events, on
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widget import Widget

from wordgames_tui.app.bands import Heading, Press
from wordgames_tui.app.choices import Item
from wordgames_tui.app.event_log import EventLog
from wordgames_tui.app.game_screen import LEAVE_IT, GameScreen
from wordgames_tui.app.keys import bind
from wordgames_tui.app.sheet import SheetWidget
from wordgames_tui.app.tiles import Tile, TileRow
from wordgames_tui.app.typing_line import Preview
from wordgames_tui.app.typo.board import TypoBoard
from wordgames_tui.app.typo.doubting import (
    NOBODY,
    answers,
    doubters,
    hearers,
    prompt,
    spoke,
    waited_for,
)
from wordgames_tui.app.typo.drawing import (
    CARD,
    hand_tiles,
    players,
    reveal,
    round_tiles,
    shelves,
)
from wordgames_tui.app.typo.order import OrderLine
from wordgames_tui.app.typo.preview import Read, read, wanted_first
from wordgames_tui.app.typo.shelves import END, ROW, Shelves, end_keys
from wordgames_tui.app.typo.table_view import Announced, TableView
from wordgames_tui.engine.decisions import Decision, Spell
from wordgames_tui.engine.events import Event
from wordgames_tui.engine.plain import Json
from wordgames_tui.games.typo.decisions import ChooseCard, ChooseRow, Place, Weigh
from wordgames_tui.games.typo.events import HalfScored, Laid, Revealed, RowReplaced, Verdict
from wordgames_tui.packaged import packaged
from wordgames_tui.session import Session
from wordgames_tui.words.text import signed

__all__ = ["TypoScreen"]


class TypoScreen(GameScreen):
    """The rows and the round above, the hand below, and between them what is asked."""

    CSS_PATH: ClassVar[list[str | PurePath]] = [
        packaged("assets", "styles", f"{name}.tcss") for name in ("game", "typo")
    ]
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("typo.give_up", "give_up"),
        bind("typo.doubt", "doubt"),
    ]
    COMMANDS_OF: ClassVar[Mapping[str, str]] = {
        "give-up": "typo.give_up",
        "doubt": "typo.doubt",
    }

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._table = TableView.of(session.match.view(None))
        self._read = Read(Preview((), ""))
        self._picked = ""
        self._wanted = ""
        """The end that was named for the word, by its key."""

    def table(self) -> Iterable[Widget]:
        yield Vertical(Shelves(id="shelves"), OrderLine(id="order"), id="board")
        yield Vertical(TypoBoard(id="players"), EventLog(id="log"), id="side")

    def own(self) -> Iterable[Widget]:
        yield TileRow(id="hand")

    # What is drawn

    def look(self, eyes: int | None) -> None:
        """At a table of several people nobody's hand lies open while something public is asked."""
        decision = self.session.match.decision
        private = decision is not None and decision.private
        super().look(eyes if private or len(self.session.persons) == 1 else None)

    def draw(self, view: Mapping[str, Json]) -> None:
        self._table = TableView.of(view)
        if self.asked is None:
            self._read, self._picked = Read(Preview((), "")), ""
        self._draw_players()
        self._draw_table()
        self._draw_hand()

    def heading(self, view: Mapping[str, Json]) -> Heading:
        table = TableView.of(view)
        half = f"{'first' if table.half == 1 else 'second'} half, " if table.for_points else ""
        progress = f"{half}round {table.round}"
        seat = waited_for(self.session, table.announced)
        if seat is None:
            return Heading("Typo", progress)
        return Heading("Typo", progress, seat, self.names[seat])

    def moment(self, events: Sequence[Event]) -> Content | None:
        parts: list[Content] = []
        backwards = TableView.of(self.session.match.view(None)).half == 2
        for event in events:
            if isinstance(event, Revealed):
                parts.append(reveal(event, self.names, self, backwards=backwards))
            elif isinstance(event, Verdict | HalfScored):
                parts.append(Content(event.line(self.names)))
        return Content("\n\n").join(parts) if parts else None

    def scores(self) -> tuple[Sequence[str], Sequence[Sequence[str]]]:
        table = TableView.of(self.session.match.view(None))
        if table.for_points:
            return ("points",), [(signed(points),) for points in table.points]
        return ("cards left",), [(f"{cards}",) for cards in table.cards]

    def presses(self) -> list[Press]:
        if self.asked is None:
            return []
        hint = self.hint_press()
        if isinstance(self.asked, ChooseCard):
            if self._picked:
                lay = Press("Enter", "lay it face down", "enter")
                return [lay, Press("Esc", "leave it", "back"), *hint]
            return [Press("a letter", "choose that card"), *hint]
        if isinstance(self.asked, Weigh) and self._doubters:
            if len(self._hearers) > 1:
                doubted = any(self._said.doubts.values())
                nobody = "nobody else does" if doubted else "nobody doubts it"
                return [Press("Enter", nobody, "enter"), Press(self._digits, "who doubts it")]
            return [Press("Enter", "believe it", "enter"), self.press("typo.doubt", "doubt it")]
        if isinstance(self.asked, ChooseRow):
            return [Press("a digit", "choose that row")]
        if not isinstance(self.asked, Place):
            return self.choice_presses()
        if self.line.word:
            other = [self.press("game.way", "another end")] if len(self._read.ways) > 1 else []
            say = [Press("Enter", "say it", "enter")] if self._read.ways else []
            return [*say, *other, Press("Esc", "clear", "back")]
        return [
            Press("type", "a word"),
            Press("1-8", "an end"),
            self.press("typo.give_up", "cannot place it"),
            *hint,
        ]

    # What is asked

    def goes_on(self, decision: Decision) -> bool:
        """Somebody at the keyboard has doubted the word, and others may."""
        return bool(self._doubters) and any(self._said.doubts.values())

    def ask(self, decision: Decision, note: str) -> None:
        self._picked = ""
        super().ask(decision, note)
        self._draw_table()
        self._draw_hand()

    def ask_to_choose(self, decision: Decision, note: str = "") -> None:
        super().ask_to_choose(decision, note)
        if isinstance(decision, Weigh) and self._doubters and len(self._hearers) > 1:
            said = self._said
            self.show_choices(
                prompt(said, self.names), answers(said, self._hearers, self.names), NOBODY
            )
        elif isinstance(decision, ChooseCard) and not note:
            self.say("Type its letter, or click it. Nobody sees it before all have chosen.")

    def preview(self, decision: Spell, word: str) -> Preview:
        assert isinstance(decision, Place)
        self._read = read(decision, word, self.way, self._wanted)
        return self._read.preview

    def ways(self, word: str) -> list[str]:
        return wanted_first(super().ways(word), self._wanted)

    def typed(self, word: str) -> None:
        if not word:
            self._wanted = ""
        super().typed(word)
        self._draw_table()

    @property
    def _said(self) -> Announced:
        """The word that was said."""
        assert self._table.announced is not None
        return self._table.announced

    @property
    def _hearers(self) -> list[int]:
        """The people who heard the word, those who have spoken among them."""
        return hearers(self.session, self._said)

    @property
    def _doubters(self) -> list[int]:
        """The people who may still doubt the word that was said."""
        return doubters(self.session)

    @property
    def _digits(self) -> str:
        """The digits of those who may still doubt it."""
        free = [f"{at}" for at, seat in enumerate(self._hearers, 1) if seat in self._doubters]
        run = int(free[-1]) - int(free[0]) == len(free) - 1
        return f"{free[0]}-{free[-1]}" if run and len(free) > 1 else " ".join(free)

    # Letters, digits and clicks

    def on_key(self, event: events.Key) -> None:
        """While a card is chosen a letter is one; while a word is typed a digit is an end."""
        if self.asked is None or not event.character:
            return
        character = event.character.upper()
        ends = {number: key for key, number in end_keys().items()}
        if isinstance(self.asked, ChooseCard) and character.isalpha():
            event.stop()
            self._pick(character)
        elif isinstance(self.asked, Place) and character in ends:
            event.stop()
            self._take_end(ends[character])

    @on(SheetWidget.Picked)
    def _clicked(self, event: SheetWidget.Picked) -> None:
        event.stop()
        name = event.name
        if name.startswith(CARD) and isinstance(self.asked, ChooseCard):
            card_id = name.removeprefix(CARD)
            if card_id == self._picked:
                self.choose(card_id)
            else:
                self._pick_card(card_id)
        elif name.startswith(END) and isinstance(self.asked, Place):
            self._take_end(name.removeprefix(END))
        elif name.startswith(ROW) and isinstance(self.asked, ChooseRow):
            self.choose(f"row {name.removeprefix(ROW)}")

    def _pick(self, face: str) -> None:
        """Pick a card that shows that letter."""
        card = next((card for card in self._table.hand if card.face == face), None)
        if card is None:
            self.say(f"There is no {face} in your hand.", "bad")
        else:
            self._pick_card(card.id)

    def _pick_card(self, card_id: str) -> None:
        """Ask whether that card is to be laid face down."""
        assert self.asked is not None
        option = self.asked.option(card_id)
        if option is None:
            return
        self._picked = card_id
        face = card_id.rstrip("0123456789")
        count = self._table.copies[face.lower()]
        items = [
            Item(option.id, f"Lay {face} face down", "Enter"),
            Item(LEAVE_IT, "Leave it", "Esc"),
        ]
        self.show_choices(self.asked.prompt, items, option.id)
        deck = f"It is the only {face}" if count == 1 else f"There are {count} cards with {face}"
        self.say(f"{deck} in the deck.")
        self._draw_hand()
        self.show_presses()

    def _take_end(self, key: str) -> None:
        """Lay the letter at that end: begin the word there, or say the typed one there."""
        assert isinstance(self.asked, Place)
        self._wanted, self.way = key, 0
        reads = self.asked.end(key).reads
        if self.line.word.startswith(reads):
            self.typed(self.line.word)
        else:
            self.line.write(reads)

    # Commands

    def choose(self, option_id: str) -> None:
        if option_id == NOBODY:
            self._believe()
        elif option_id.isdecimal():
            self._doubt(int(option_id))
        else:
            super().choose(option_id)

    def _doubt(self, seat: int) -> None:
        """That person doubts the word, unless they have spoken."""
        if told := spoke(self._said, seat, self.names):
            self.say(told, "bad")
        else:
            self.give("doubt", seat)

    def _believe(self) -> None:
        """Nobody at the keyboard doubts the word: all of them believe it, as far as it matters."""
        self.give_together("believe", self._doubters)

    def action_back(self) -> None:
        if self._picked and isinstance(self.asked, ChooseCard):
            self._picked = ""
            self.ask_to_choose(self.asked)
            self._draw_hand()
            self.show_presses()
        else:
            super().action_back()

    def action_give_up(self) -> None:
        """Say that the letter cannot be placed."""
        self.command("give-up", "There is no card for you to place now.")

    def action_doubt(self) -> None:
        """Doubt the word that was said."""
        self.command("doubt", "There is no word to doubt now.")

    # Inside

    def _draw_table(self) -> None:
        table, word = self._table, self.line.word
        view = shelves(table, self.asked, self._read, word, self._fresh())
        self.query_one("#shelves", Shelves).show(view)
        choosing = isinstance(self.session.match.decision, ChooseCard)
        self.query_one("#order", OrderLine).show(
            table.turns, self.names, backwards=table.half == 2, hidden=choosing
        )

    def _draw_hand(self) -> None:
        decision = self.session.match.decision
        hand = self.query_one("#hand", TileRow)
        if self.eyes is not None:
            hand.show(hand_tiles(self._table, self._picked))
        elif isinstance(decision, ChooseCard):
            hand.show([Tile("", "back")] * self._table.cards[decision.seat])
        else:
            hand.show(round_tiles(self._table, self))

    def _draw_players(self) -> None:
        seat = waited_for(self.session, self._table.announced)
        self.query_one("#players", TypoBoard).show(players(self._table, self.names, seat))

    def _fresh(self) -> str:
        """The card that was laid last."""
        for event in reversed(self.session.match.events):
            if isinstance(event, Laid | RowReplaced):
                return event.card.id
        return ""
