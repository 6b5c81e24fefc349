"""What comes in from the terminal."""

import codecs
import sys
from collections.abc import Iterable
from functools import partial

from textual import events
from textual._xterm_parser import XTermParser
from textual.keys import Keys
from textual.message import Message

__all__ = ["Parser", "take_anything"]


class Parser(XTermParser):
    """Textual's reader of key presses, but one that drops what names no key and no place.

    A sequence can hold any number, and where Textual takes it for a character or divides by it,
    its thread would end, and the program with it.
    """

    def _sequence_to_key_events(self, sequence: str, alt: bool = False) -> Iterable[events.Key]:
        try:
            keys = list(super()._sequence_to_key_events(sequence, alt))
            for key in keys:
                f"{key.key}{key.character}".encode()  # half a surrogate pair is no character
        except (ValueError, OverflowError):
            return [events.Key(Keys.Ignore, sequence)]
        return keys

    def parse_mouse_code(self, code: str) -> Message | None:
        try:
            return super().parse_mouse_code(code)
        except ZeroDivisionError:  # in a window that is said to have no size
            return None


def take_anything() -> None:
    """Outlive whatever a terminal sends.

    A byte that is not UTF-8, such as an é in Latin-1, is read as the sign for what is unknown:
    Textual's driver for Unix decodes strictly, on a thread of its own. On Windows the console
    hands over characters, and there is nothing to decode. Nor can a driver be told which parser
    to use. It offers no setting for either, so both are changed where it looks them up.
    """
    if sys.platform == "win32":
        from textual.drivers import win32 as driver
    else:
        from textual.drivers import linux_driver as driver

        vars(driver)["getincrementaldecoder"] = _forgiving
    vars(driver)["XTermParser"] = Parser


def _forgiving(encoding: str) -> partial[codecs.IncrementalDecoder]:
    return partial(codecs.getincrementaldecoder(encoding), errors="replace")
