"""The bottom line of a page or a box that says itself what to press."""

from typing import Any

from wordgames_tui.app.bands import Press, PressLine

__all__ = ["PageKeys"]


class PageKeys(PressLine):
    """Shows what is to be pressed; a click runs that action of the page."""

    def __init__(self, *presses: Press) -> None:
        super().__init__()
        self.presses = presses

    async def on_press_line_pressed(self, event: PressLine.Pressed) -> None:
        """Do what was clicked."""
        event.stop()
        await self.screen.run_action(event.action)

    def get_content_height(self, *_: Any) -> int:
        return 1
