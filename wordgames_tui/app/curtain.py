"""The curtain: a whole screen without anybody's cards, while the keyboard changes hands."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Button, Static

from wordgames_tui.app.base_app import BaseApp
from wordgames_tui.app.deaf import Ear
from wordgames_tui.app.keys import ACTIONS, bind, display, keys_of
from wordgames_tui.app.once import Once
from wordgames_tui.app.signs import seat_sign
from wordgames_tui.packaged import packaged
from wordgames_tui.words.text import clean

__all__ = ["MENU", "OPEN", "UNDO", "Curtain", "Offer"]

OPEN, UNDO, MENU = "open", "undo", "menu"


@dataclass(frozen=True, slots=True)
class Offer:
    """What may be said before the curtain rises, a challenge for one. `action` is the id of the
    key's action."""

    id: str
    label: str
    action: str


class Curtain(Once[str]):
    """Covers everything until somebody says that the right person sits here.

    It is dismissed with `OPEN`, `UNDO`, `MENU` or the id of an offer. Enter, which ends turns,
    does nothing here, and for a moment nothing does anything: while a key is held down, that
    moment lasts.
    """

    app: BaseApp

    CSS_PATH = packaged("assets", "styles", "game.tcss")
    AUTO_FOCUS = ""
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("game.show", "close('open')"),
        bind("game.undo", "close('undo')"),
        bind("game.menu", "close('menu')"),
        bind("back", "close('menu')"),
    ]

    def __init__(
        self,
        seat: int,
        title: str,
        lines: Sequence[str],
        *,
        opens: str,
        undo: bool = False,
        menu: bool = True,
        offers: Sequence[Offer] = (),
        topic: str = "",
    ) -> None:
        """`lines` are what everybody may read; `opens` says what Space does; `undo` and `menu`
        whether there is a way to these from here."""
        super().__init__()
        self.help_topic = topic
        self._ear = Ear(self.app.clock)
        self._seat = seat
        self._title_text = clean(title)
        self._lines = tuple(map(clean, lines))
        self._opens = opens
        self._undo = undo
        self._menu = menu
        self._offers = tuple(offers)

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            title = Content.assemble(seat_sign(self, self._seat), " ", (self._title_text, "bold"))
            yield Static(title, id="who", markup=False)
            yield Static(Content("\n".join(self._lines)), id="news", markup=False)
            offers = [Offer(OPEN, self._opens, "game.show"), *self._offers]
            if self._undo:
                offers.append(Offer(UNDO, "Take the last answer back", "game.undo"))
            if self._menu:
                offers.append(Offer(MENU, "Menu", "game.menu"))
            keys = [self._key(offer) for offer in offers]
            for offer, key in zip(offers, keys, strict=True):
                yield self._button(offer, key.ljust(max(5, *map(len, keys))))

    def on_mount(self) -> None:
        """Come up with no remark on top, and deaf for a moment."""
        self.app.clear_remarks()
        self.clear_selection()
        self._ear.open()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        absent = (UNDO,) if not self._undo else (), (MENU,) if not self._menu else ()
        return not (action == "close" and parameters and parameters in absent)

    def on_key(self, event: events.Key) -> None:
        """Take what is offered by its own key; be deaf for longer to a key that is held down."""
        if self._ear.misses(event):
            return
        for offer in self._offers:
            if event.key in keys_of(ACTIONS[offer.action], self.app.keymap_in_force):
                event.stop()
                self.action_close(offer.id)

    def action_close(self, result: str) -> None:
        """Go, unless the curtain has only just come down."""
        if not self._ear.is_deaf:
            self.dismiss(result)

    @on(Button.Pressed)
    def _pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.action_close(str(event.button.name))

    def _key(self, offer: Offer) -> str:
        return display(keys_of(ACTIONS[offer.action], self.app.keymap_in_force)[0])

    def _button(self, offer: Offer, key: str) -> Button:
        text = Content.assemble((key, "$primary"), f"  {clean(offer.label)}")
        button = Button(text, name=offer.id, compact=True)
        button.can_focus = False
        return button
