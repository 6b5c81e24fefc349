"""What comes in from the terminal."""

import codecs
import sys
from collections.abc import Iterable, Iterator
from functools import partial
from unicodedata import category

from textual import events
from textual._xterm_parser import XTermParser
from textual.message import Message

__all__ = ["Parser", "take_anything"]


class Parser:
    """Textual's parser of what a terminal sends, begun anew where it breaks.

    A sequence can hold any number. Where Textual takes one for a character that there is not, or
    divides by it, its thread would end, and the program with it: here that sequence is dropped.
    """

    def __init__(self, debug: bool = False) -> None:
        self._debug = debug
        self._parser = XTermParser(debug)

    def feed(self, data: str) -> Iterator[Message]:
        """What the next characters say; "" is the end of all input."""
        if not data:
            yield from self._parser.feed(data)
        for character in data:
            try:
                messages = list(self._parser.feed(character))
            except (ValueError, OverflowError, ZeroDivisionError):
                self._begin_anew()
            else:
                yield from filter(_is_text, messages)

    def tick(self) -> Iterable[Message]:
        """What was said when no more comes for a while: an Escape is a key then."""
        return self._parser.tick()

    def _begin_anew(self) -> None:
        broken, self._parser = self._parser, XTermParser(self._debug)
        self._parser.mouse_pixels = broken.mouse_pixels
        self._parser.terminal_size = broken.terminal_size
        self._parser.terminal_pixel_size = broken.terminal_pixel_size


def _is_text(message: Message) -> bool:
    """Whether what is typed can be written: half a surrogate pair cannot."""
    typed = f"{message.key}{message.character}" if isinstance(message, events.Key) else ""
    return not any(category(character) == "Cs" for character in typed)


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
