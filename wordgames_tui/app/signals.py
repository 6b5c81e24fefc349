"""What becomes of the screen when the system ends the program, or its terminal is closed."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

__all__ = ["on_signals"]

NAMES = ("SIGINT", "SIGTERM", "SIGHUP")
ENDING = tuple(getattr(signal, name) for name in NAMES if hasattr(signal, name))
"""What asks a program to end; the last comes when the terminal is closed. The key Ctrl+C sends
none of them while the program has the terminal."""


def on_signals(leave: Callable[[int], None], let_go: Callable[[], None]) -> None:
    """When the program is asked to end, let the running loop call `leave` with the exit code.

    Where its terminal is gone, nothing can be drawn any more, and whoever tried would wait for
    ever: then only `let_go` is called, and the process ends. Where a loop hears no signals
    (Windows), the program ends as the system has it.
    """

    def asked(number: int) -> None:
        code = 128 + number
        if sys.stdin is not None and not os.isatty(sys.stdin.fileno()):
            let_go()
            os._exit(code)
        leave(code)

    loop = asyncio.get_running_loop()
    for number in ENDING:
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, asked, number)
