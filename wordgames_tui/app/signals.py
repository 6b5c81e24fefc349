"""What becomes of the screen when the system ends the program, or its terminal is closed."""

import asyncio
import os
import select
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress

__all__ = ["on_signals"]

NAMES = ("SIGINT", "SIGTERM", "SIGHUP")
ENDING = tuple(getattr(signal, name) for name in NAMES if hasattr(signal, name))
"""What asks a program to end; the last comes when the terminal is closed. The key Ctrl+C sends
none of them while the program has the terminal."""
GRACE = 2.0
"""Seconds that the loop has to let go once the terminal is gone; it may wait for it for ever."""


def on_signals(leave: Callable[[int], None], let_go: Callable[[], None]) -> None:
    """When the program is asked to end, let the running loop call `leave` with the exit code.

    Where its terminal is gone, nothing can be drawn any more, and whoever tried would wait for
    ever: then only `let_go` is called, and the process ends. Where a loop hears no signals
    (Windows), the program ends as the system has it.
    """

    def asked(number: int) -> None:
        code = 128 + number
        if _terminal_is_gone():
            let_go()
            os._exit(code)
        leave(code)

    loop = asyncio.get_running_loop()
    for number in ENDING:
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, asked, number)
    if sys.platform != "win32" and sys.stdin is not None and sys.stdin.isatty():

        def watch(terminal: int) -> None:
            _until_hung_up(terminal)
            if _terminal_is_gone():
                loop.call_soon_threadsafe(asked, signal.SIGHUP)
                time.sleep(GRACE)
                os._exit(128 + signal.SIGHUP)

        threading.Thread(target=watch, args=(sys.stdin.fileno(),), daemon=True).start()


def _terminal_is_gone() -> bool:
    return sys.stdin is not None and not sys.stdin.isatty()


def _until_hung_up(terminal: int) -> None:
    """Wait until nobody is at the other end any more: a signal tells that to the first program
    of the terminal, and not always to those that it started."""
    hung_up = select.poll()
    hung_up.register(terminal, 0)  # what is typed is Textual's to read
    hung_up.poll()
