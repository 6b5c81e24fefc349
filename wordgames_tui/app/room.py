"""A place whose lines are laid out by hand for the room that they have."""

from textual.message import Message
from textual.widget import Widget

__all__ = ["Room"]


class Room(Widget):
    """Tells whenever it has another size. The page that it stands on is no measure of that: it may
    be laid out anew without a change of its own size, and while another page lies over it."""

    class Resized(Message):
        """There is room for more or for less."""

    def on_resize(self) -> None:
        """Tell it."""
        self.post_message(self.Resized())
