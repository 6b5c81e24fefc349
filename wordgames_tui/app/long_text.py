"""Text that may be longer than the place for it."""

from textual.containers import VerticalScroll

__all__ = ["LongText"]


class LongText(VerticalScroll):
    """Scrolls, and tells the bottom line whenever there begins or ends to be more below."""

    @property
    def goes_on(self) -> bool:
        """Whether there is more below."""
        return self.scroll_offset.y < self.max_scroll_y

    def on_mount(self) -> None:
        """Follow the text."""
        for changing in ("scroll_y", "virtual_size"):
            self.watch(self, changing, self.on_resize, init=False)

    def on_resize(self) -> None:
        """Follow the place for it."""
        self.call_after_refresh(self._tell)

    def _tell(self) -> None:
        if self.is_attached:  # the page may have gone meanwhile
            self.refresh_bindings()
