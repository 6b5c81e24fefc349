"""Exchanging cards: before the round, before one's turn, alone at any time."""

from abc import abstractmethod

from textual import on

from wordgames_tui.app.choices import Choices, Item
from wordgames_tui.app.game_screen import LEAVE_IT, GameScreen
from wordgames_tui.app.wordspiel.table_view import HandCard, TableView
from wordgames_tui.engine.decisions import Decision, Spell
from wordgames_tui.session import Session

__all__ = ["Exchanging"]

EXCHANGE = "exchange"


class Exchanging(GameScreen):
    """A card is pressed, asked about, and exchanged or left."""

    _table: TableView

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._exchanging = False
        self._picked = ""

    @property
    @abstractmethod
    def _solitaire(self) -> bool:
        """Whether somebody plays alone."""

    @abstractmethod
    def _draw_cards(self) -> None:
        """Draw the hand anew."""

    @property
    def _exchanges(self) -> bool:
        """Whether cards may be exchanged by what is asked now."""
        return self.asked is not None and any(o.group == EXCHANGE for o in self.asked.options)

    @property
    def _picks(self) -> bool:
        """Whether a card that is pressed is to be exchanged."""
        return self._exchanges and (self._exchanging or not isinstance(self.asked, Spell))

    @property
    def _why_no_exchange(self) -> str:
        """Why none of the cards can be exchanged; "" where one can."""
        options = [o for o in self.asked.options if o.group == EXCHANGE] if self.asked else []
        return options[0].why_not if options and all(o.why_not for o in options) else ""

    @property
    def _exchange_when(self) -> str:
        """When cards may be exchanged, to go on a sentence with."""
        return (
            "once you have a hand" if self._solitaire else "before the round, or before your turn"
        )

    def ask_nothing(self, text: str = "") -> None:
        self._exchanging, self._picked = False, ""
        super().ask_nothing(text)

    def ask(self, decision: Decision, note: str) -> None:
        super().ask(decision, note)
        if self._picks and not note:
            self._say_exchanges()

    def numbered(self) -> bool:
        return not self._exchanges

    def _pick(self, card: HandCard) -> None:
        """Ask whether that card is to be exchanged."""
        assert self.asked is not None
        option = self.asked.option(f"{EXCHANGE}:{card.id}")
        if option is None or option.why_not:
            self.say(option.why_not if option else "That card is not to be exchanged.", "bad")
            return
        self._picked = card.id
        rest = "the rest" if self._solitaire else "the deck"
        self.show_choices(
            f"Exchange {card.face} for the top card of {rest}?",
            [Item(option.id, option.label, "Enter"), Item(LEAVE_IT, "Leave it", "Esc")],
            option.id,
        )
        self._say_exchanges()
        self._draw_cards()
        self.show_presses()

    def _say_exchanges(self) -> None:
        if self._why_no_exchange:
            self.say(self._why_no_exchange)
            return
        left = self._table.exchanges_left[self.seat]
        often = "1 exchange is" if left == 1 else f"{left} exchanges are"
        when = "in this game" if self._solitaire else "in this round"
        if self._exchanging:
            how = "by its number, its letter or a click"
        else:
            key = self.press("wordspiel.exchange").key
            how = f"by its number or a click, or with {key} by its letter"
        self.say(f"A card is exchanged {how}. {often} left {when}.")

    def _leave_card_for_letter(self) -> None:
        """A letter was typed where it exchanges nothing: leave the card that was pressed before,
        and say what to press."""
        if self._picked:
            self._again()
        way_on = self.asked.option(self.choices.way_on) if self.asked else None
        assert way_on is not None
        go_on = f"Enter to {way_on.label[0].lower()}{way_on.label[1:]}"
        key = self.press("wordspiel.exchange").key
        how = f"a number exchanges that card, {key} one by its letter."
        why_not = self._why_no_exchange
        self.say(f"{go_on}. {why_not}" if why_not else f"{go_on}; {how}", "bad")

    def action_back(self) -> None:
        if self.asked is not None and (self._picked or self._exchanging):
            self._again()
        else:
            super().action_back()

    def _again(self) -> None:
        """Ask what was asked before a card was pressed."""
        assert self.asked is not None
        self._exchanging, self._picked = False, ""
        if isinstance(self.asked, Spell):
            self.ask_for_word()
        else:
            self.ask_to_choose(self.asked)
            self._say_exchanges()
        self._draw_cards()
        self.show_presses()

    def action_exchange(self) -> None:
        """Let a card be chosen to be exchanged."""
        if not self._exchanges:
            self.say(f"Cards are exchanged {self._exchange_when}.", "bad")
            return
        if self._why_no_exchange:
            self.say(self._why_no_exchange, "bad")
            return
        self._exchanging, self._picked = True, ""
        back = "Back to the word" if isinstance(self.asked, Spell) else "Back"
        self.show_choices("Exchange which card?", [Item(LEAVE_IT, back, "Esc")])
        self._say_exchanges()
        self._draw_cards()
        self.show_presses()

    @on(Choices.Chosen)
    def _chosen_too_soon(self, event: Choices.Chosen) -> None:
        """Say that what was pressed before one could look was not heard."""
        if event.question == self.question and self._picks and self.too_soon:
            self.say("That came too soon: look first, then press it again.", "bad")
