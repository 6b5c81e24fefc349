"""The box in which an action gets other keys: they are pressed, not written."""

from collections.abc import Mapping

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from wordgames_tui.app.bands import Press
from wordgames_tui.app.keys import Action, clash, display, key_refusal, keys_of
from wordgames_tui.app.once import Once
from wordgames_tui.app.page_keys import PageKeys

__all__ = ["KeyDialog"]

MOST = 2
"""How many keys an action has."""


class KeyDialog(Once[str | None], ModalScreen[str | None]):
    """Ask for one or two keys; dismissed with them as a keymap has them, or None."""

    def __init__(self, action: Action, keymap: Mapping[str, str]) -> None:
        super().__init__()
        self.action = action
        self.keymap = keymap
        self.pressed: list[str] = []

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(Content.assemble((self.action.label, "bold"), f"  {self.action.text}"))
            yield Static("", id="asked", markup=False)
            yield Static("", id="refused", markup=False)
        yield PageKeys(Press("Esc", "leave it as it is", "dismiss"))

    def on_mount(self) -> None:
        self._ask()

    def on_key(self, event: events.Key) -> None:
        """Take the key that is pressed, whatever it means elsewhere."""
        event.stop()
        event.prevent_default()
        if event.key == "escape":
            self.dismiss(None)
        elif event.key == "enter" and self.pressed:
            self.dismiss(",".join(self.pressed))
        else:
            self._take(event.key)

    def _take(self, key: str) -> None:
        refusal = self._refusal(key)
        self.query_one("#refused", Static).update(Content(refusal))
        if refusal:
            return
        self.pressed.append(key)
        if len(self.pressed) == MOST:
            self.dismiss(",".join(self.pressed))
        else:
            self._ask()

    def _refusal(self, key: str) -> str:
        if key in self.pressed:
            return f"{display(key)} is the first key already; press another one."
        refusal = "" if key in keys_of(self.action) else key_refusal(key, self.action.place)
        found = clash(self.action, [key], self.keymap)
        if not refusal and found:
            return f"{display(key)} is for {found[0].label} already; press another key."
        return refusal

    def _ask(self) -> None:
        if self.pressed:
            text = f"{display(self.pressed[0])}. Press a second key, or Enter to have no other."
        else:
            now = " or ".join(display(key) for key in keys_of(self.action, self.keymap))
            text = f"It is {now} now. Press the new key, or Esc to leave it so."
        self.query_one("#asked", Static).update(Content(text))
