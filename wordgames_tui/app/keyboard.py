"""What comes in from the terminal."""

import codecs
import sys
from functools import partial

__all__ = ["take_any_bytes"]


def take_any_bytes() -> None:
    """Read a byte that is not UTF-8, such as an é in Latin-1, as the sign for what is unknown.

    Textual's driver for Unix decodes strictly, on a thread of its own: one such byte would end
    the program. It offers no setting, so its decoder is changed where it looks it up. On
    Windows the console hands over characters, and there is nothing to decode.
    """
    if sys.platform != "win32":
        from textual.drivers import linux_driver

        vars(linux_driver)["getincrementaldecoder"] = _forgiving


def _forgiving(encoding: str) -> partial[codecs.IncrementalDecoder]:
    return partial(codecs.getincrementaldecoder(encoding), errors="replace")
