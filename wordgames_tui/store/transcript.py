"""What a match looks like on disk: a header, a line for each line of its journal, its ending.

Every line is a JSON object in ASCII, and counts once its newline is there. The ending is written
when the match is over, so that a list of finished matches need not replay them.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from wordgames_tui import __version__
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.journal import Answered, Hinted, Line, effective, line_from_json
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.plain import Json, JsonMap
from wordgames_tui.engine.rules import Rules
from wordgames_tui.engine.setup import Setup
from wordgames_tui.engine.table import Result
from wordgames_tui.games import game
from wordgames_tui.store.clock import moment
from wordgames_tui.store.errors import SaveProblem, reason
from wordgames_tui.store.files import read_whole
from wordgames_tui.words.text import clean

__all__ = ["Ending", "Header", "Transcript", "encode", "read_ends", "read_transcript"]

FORMAT = "wordgames save"
VERSION = 1
"""Goes up when a program that knows the one before can no longer read the files."""
LARGEST = 1_000_000_000
"""No score, and no count of anything in a match, is beyond it."""


@dataclass(frozen=True, slots=True)
class Header:
    """The first line: what is played, by which rules, since when."""

    setup: Setup
    rules: Rules[Any]
    rules_version: int
    started: datetime

    @classmethod
    def of(cls, match: Match, started: datetime) -> "Header":
        """The header of a match that starts now."""
        return cls(match.setup, match.rules, match.rules.version, started)

    def to_json(self) -> dict[str, Json]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.setup.game,
            "rules": self.rules_version,
            "program": __version__,
            "started": self.started.isoformat(timespec="seconds"),
            "setup": self.setup.to_json(),
        }

    @classmethod
    def read(cls, path: Path, raw: bytes) -> "Header":
        """Read the first line of that file. Raises `SaveProblem`."""
        try:
            data = _decode(raw)
        except UnicodeDecodeError as error:
            raise SaveProblem(path, "is not text in UTF-8.") from error
        except ValueError as error:
            raise SaveProblem(path, "is not a save: its first line is broken.") from error
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise SaveProblem(path, "is not a save of wordgames.")
        match data:
            case {"version": int(version)} if version > VERSION:
                formats = f"its format is {version}, and this program reads {VERSION}"
                raise SaveProblem(path, f"was written by a newer wordgames: {formats}.")
            case {"version": int(), "rules": int(rules), "started": str(started), "setup": told}:
                try:
                    setup = Setup.from_json(told)
                    header = cls(setup, game(setup.game), rules, moment(started))
                except ValueError as error:
                    raise SaveProblem(path, f"cannot be read: {error}") from error
                return header._settled(path)
        raise SaveProblem(path, "is not a save: its first line lacks what a match needs.")

    def _settled(self, path: Path) -> "Header":
        """This header with its set-up checked, so that whoever lists it can count on every name,
        level and variant in it. Raises `SaveProblem`."""
        try:
            setup = self.rules.settle(self.setup)
        except Refused as error:
            self.check_rules(path)  # other rules had other set-ups
            raise SaveProblem(path, f"cannot be read: {error}") from error
        return replace(self, setup=setup)

    def check_rules(self, path: Path) -> None:
        """Raise `SaveProblem` when this program has other rules than the file was played by."""
        if self.rules_version != self.rules.version:
            raise SaveProblem(
                path,
                f"was played by version {self.rules_version} of the rules of {self.rules.title}; "
                f"this program has version {self.rules.version}.",
            )


@dataclass(frozen=True, slots=True)
class Ending:
    """The last line of a finished match."""

    result: Result
    ended: datetime
    hints: tuple[int, ...]
    """How many hints each seat had."""
    answers: int
    """How many answers stood."""

    @classmethod
    def of(cls, match: Match, ended: datetime) -> "Ending":
        """The ending of a match that is over."""
        assert match.result is not None
        seats = range(len(match.setup.seats))
        hints = tuple(sum(line == Hinted(seat) for line in match.lines) for seat in seats)
        return cls(match.result, ended, hints, match.answers)

    def to_json(self) -> dict[str, Json]:
        return {
            "result": self.result.to_json(),
            "ended": self.ended.isoformat(timespec="seconds"),
            "hints": list(self.hints),
            "answers": self.answers,
        }

    @classmethod
    def from_json(cls, data: Json, seats: int) -> "Ending":
        """Read the ending of a match of so many seats. Raises `ValueError` when it is none."""
        match data:
            case {
                "result": {"scores": scores, "winners": winners, "text": str(text)},
                "ended": str(ended),
                "hints": list(hints),
                "answers": answers,
            }:
                result = Result(_numbers(scores, seats), _numbers(winners), clean(text))
                *asked, stood = _numbers([*hints, answers], seats + 1)
                known = all(0 <= winner < seats for winner in result.winners)
                if known and stood >= 0 and all(count >= 0 for count in asked):
                    return cls(result, moment(ended), tuple(asked), stood)
        raise ValueError("no ending")


@dataclass(frozen=True, slots=True)
class Transcript:
    """All that a file says."""

    header: Header
    lines: Sequence[Line]
    size: int
    """Bytes of the header and the lines: what follows is the ending, or torn."""
    torn: bool = False
    """Whether the last line was not whole, and is left out."""
    ending: Ending | None = None

    @property
    def answers(self) -> int:
        """How many answers stand."""
        return sum(isinstance(line, Answered) for line in effective(self.lines))


def encode(data: JsonMap) -> bytes:
    """A line of the file."""
    return json.dumps(data, separators=(",", ":")).encode("ascii") + b"\n"


def read_transcript(path: Path) -> Transcript:
    """Read a file, without replaying it. Raises `SaveProblem`."""
    first, *whole, tail = _split(path)
    header = Header.read(path, first)
    transcript = _read_lines(path, header, len(first) + 1, whole, bool(tail))
    try:
        next(effective(transcript.lines), None)
    except Refused as error:
        raise SaveProblem(path, f"cannot be read: {error}") from error
    return transcript


def read_ends(path: Path) -> tuple[Header, Ending]:
    """Read the first line and the last of a finished match. Raises `SaveProblem`."""
    lines = _split(path)
    header = Header.read(path, lines[0])
    try:
        return header, Ending.from_json(_decode(lines[-2]), len(header.setup.seats))
    except ValueError as error:
        raise SaveProblem(path, "does not say at its end how the match ended.") from error


def _split(path: Path) -> list[bytes]:
    """The lines of a file, and at the end what follows the last newline. Raises `SaveProblem`."""
    try:
        data = read_whole(path)
    except OSError as error:
        raise SaveProblem(path, f"cannot be read: {reason(error)}") from error
    if not data:
        raise SaveProblem(path, "is empty.")
    lines = data.split(b"\n")
    if len(lines) == 1:
        raise SaveProblem(path, "is not a save, or breaks off within its first line.")
    return lines


def _read_lines(
    path: Path, header: Header, size: int, whole: list[bytes], torn: bool
) -> Transcript:
    """The transcript of a header of `size` bytes and the lines that follow it."""
    lines: list[Line] = []
    ending = None
    for number, raw in enumerate(whole, start=2):
        if ending is not None:
            raise SaveProblem(path, f"cannot be read: line {number} follows its end.")
        try:
            data = _decode(raw)
        except ValueError as error:
            if number == len(whole) + 1 and not torn:
                return Transcript(header, lines, size, torn=True)
            raise SaveProblem(path, f"cannot be read: line {number} is broken.") from error
        try:
            if isinstance(data, dict) and "result" in data:
                ending = Ending.from_json(data, len(header.setup.seats))
                continue
            lines.append(line_from_json(data))
        except ValueError as error:
            raise SaveProblem(path, f"cannot be read: line {number} is broken.") from error
        size += len(raw) + 1
    return Transcript(header, lines, size, torn, ending)


def _decode(raw: bytes) -> Json:
    """Read a line. Raises `ValueError`."""
    try:
        data: Json = json.loads(raw.decode("utf-8"))
    except RecursionError as error:
        raise ValueError("nested beyond all measure") from error
    return data


def _numbers(data: Json, count: int | None = None) -> tuple[int, ...]:
    """Read a list of whole numbers, `count` of them. Raises `ValueError`."""
    if not isinstance(data, list) or count not in (None, len(data)):
        raise ValueError("no list of so many")
    numbers = tuple(n for n in data if isinstance(n, int) and not isinstance(n, bool))
    if len(numbers) != len(data) or any(abs(number) > LARGEST for number in numbers):
        raise ValueError("no list of numbers")
    return numbers
