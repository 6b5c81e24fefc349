"""The bottom line of a page: what can be pressed now, from the bindings themselves."""

from typing import Any

from wordgames_tui.app.bands import Press, PressLine

__all__ = ["KeyLine"]


class KeyLine(PressLine):
    """Shows the bindings that are to be shown where the cursor is; a click presses the key."""

    def on_mount(self) -> None:
        """Follow the cursor."""
        self.screen.bindings_updated_signal.subscribe(self, self._bindings_updated)
        self._bindings_updated()

    def on_press_line_pressed(self, event: PressLine.Pressed) -> None:
        """Press the key that was clicked."""
        event.stop()
        self.app.simulate_key(event.action)

    def get_content_height(self, *_: Any) -> int:
        return 1

    def _bindings_updated(self, _: object = None) -> None:
        presses: dict[str, Press] = {}
        for active in self.screen.active_bindings.values():
            binding = active.binding
            if binding.show and active.enabled and binding.action not in presses:
                key = self.app.get_key_display(binding)
                presses[binding.action] = Press(key, binding.description, binding.key)
        self.show(list(presses.values()))
