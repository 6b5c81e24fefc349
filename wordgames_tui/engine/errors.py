"""How the engine says no."""

__all__ = ["Refused"]


class Refused(ValueError):
    """The rules refuse this; the message is one clear sentence for the player.

    Whatever raised it has changed nothing.
    """
