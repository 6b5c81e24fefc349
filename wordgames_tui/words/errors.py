"""What goes wrong with a dictionary."""

__all__ = ["DictionaryError"]


class DictionaryError(ValueError):
    """A dictionary cannot be used; the message is one sentence for the player that says why."""
