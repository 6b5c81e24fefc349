"""`wordgames engine`: the protocol on standard input and output."""

import json
import sys
from typing import BinaryIO

import click

from wordgames_tui.cli.protocol import Protocol

__all__ = ["LONGEST_LINE", "engine", "serve"]

LONGEST_LINE = 4 * 2**20
"""Bytes. A journal with a word list of its own is the longest thing that anyone sends."""


@click.command()
def engine() -> None:
    """Play by JSON lines, for programs.

    One object a line on standard input, a reply a line on standard output. What
    is refused is answered with {"ok": false, "error": "..."}, and the engine goes on until its
    input ends. The source holds the description: docs/protocol.md.

    \b
    Example:
      echo '{"op": "games"}' | wordgames engine
    """
    serve(sys.stdin.buffer, sys.stdout.buffer)


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer every line until there are no more."""
    protocol = Protocol()
    while line := requests.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            skip_line(requests, line)
            reply = refusal(f"A line has {LONGEST_LINE} bytes at the most.")
        elif not line.strip():
            continue
        else:
            try:
                reply = json.dumps(protocol.reply(line.decode("utf-8")))
            except UnicodeDecodeError:
                reply = refusal("A line must be UTF-8.")
        replies.write(reply.encode("ascii") + b"\n")
        replies.flush()


def skip_line(requests: BinaryIO, read: bytes) -> None:
    """Read on to the end of a line that is too long."""
    while read and not read.endswith(b"\n"):
        read = requests.readline(LONGEST_LINE)


def refusal(error: str) -> str:
    """The reply to a line that is no request at all."""
    return json.dumps({"ok": False, "error": error})
