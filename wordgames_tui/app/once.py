"""A page that goes once, however often it is told to."""

from textual.await_complete import AwaitComplete
from textual.screen import Screen, ScreenResultType

__all__ = ["Once"]


class Once(Screen[ScreenResultType]):
    """Goes only while it lies on top. Keys may come so fast that it is told a second time after it
    has gone: what lies there by then is another page, and stays."""

    def dismiss(self, result: ScreenResultType | None = None) -> AwaitComplete:
        return super().dismiss(result) if self.is_active else AwaitComplete()
