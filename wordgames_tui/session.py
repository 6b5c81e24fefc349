"""A match that is played at this keyboard: the match, its save, and the bots at the table."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Self

from wordgames_tui import bots
from wordgames_tui.bots import Player
from wordgames_tui.bots.driver import bot_answer
from wordgames_tui.engine.decisions import Decision, Write
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.events import Event
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.setup import Setup
from wordgames_tui.games import game
from wordgames_tui.store.beside import keep_beside, kept_beside
from wordgames_tui.store.clock import Clock, now
from wordgames_tui.store.errors import StoreError
from wordgames_tui.store.saves import Save
from wordgames_tui.store.turn_time import TurnTime

__all__ = ["Session"]

SEEDS = 2**31


class Session:
    """A match, and all that is said in it on its way to the save.

    What the rules refuse raises `Refused` and changes nothing. Where the save cannot be written
    `StoreError` is raised after the match has moved on: it goes on in memory, and whatever is
    said next, or `store`, writes what is missing as well.
    """

    def __init__(
        self,
        match: Match,
        save: Save | None = None,
        clock: Clock = now,
        notice: str = "",
        player: Callable[[str, str], Player] = bots.player,
    ) -> None:
        """Without a `save` nothing is kept. `player` gives the bot of a game and a level."""
        self.match = match
        self.save = save
        self.notice = notice
        """What was lost of a match that was resumed; "" when nothing was."""
        self.unkept = ""
        """Why the last answers are not in the save; "" when they are."""
        self.time = TurnTime()
        """What is used of the time for what is asked."""
        self.arranged: dict[str, Json] = {}
        """How people have arranged what is theirs, as the screen of the game tells it."""
        self._draft: tuple[Decision | None, list[str]] = (None, [])
        self._clock = clock
        self._bots = {
            seat: _steady(player(match.setup.game, place.bot))
            for seat, place in enumerate(match.setup.seats)
            if place.bot
        }

    @classmethod
    def start(cls, setup: Setup, *, kept: bool = True, clock: Clock = now) -> Self:
        """Start a match, with a save if it is to be kept.

        A set-up whose seed is 0 has none, and one is drawn. Raises `Refused` for a set-up that is
        not good, `StoreError` where the save cannot be written.
        """
        seeded = replace(setup, seed=setup.seed or 1 + secrets.randbelow(SEEDS))
        rules = game(setup.game)
        match = Match(rules, rules.begin(seeded))
        return cls(match, Save.create(match, clock) if kept else None, clock)

    @classmethod
    def resume(cls, path: Path, *, clock: Clock = now) -> Self:
        """Go on with a match. Raises `StoreError` as `Save.open` does.

        One that is over already, its process killed before that was settled, becomes history.
        """
        save, match, notice = Save.open(path)
        session = cls(match, save, clock, notice)
        beside = kept_beside(save.path)
        session.time = TurnTime.from_json(beside.get("time"), len(match.lines))
        arranged = beside.get("arranged")
        session.arranged = arranged if isinstance(arranged, dict) else {}
        session._take_up(beside.get("written"))
        if match.over:
            session.store()
        return session

    @property
    def draft(self) -> list[str]:
        """What is written so far of the list that is asked for, to be written on. It is gone once
        the list is given."""
        if self._draft[0] != self.match.decision:
            self._draft = (self.match.decision, [])
        return self._draft[1]

    def _written(self) -> dict[str, Json]:
        """The draft as plain data; nothing where nothing is written."""
        if not isinstance(self.match.decision, Write) or not self.draft:
            return {}
        return {"lines": len(self.match.lines), "words": list[Json](self.draft)}

    def _take_up(self, written: Json) -> None:
        """Go on with a draft, unless it is none or the journal has another number of lines."""
        asked, lines = self.match.decision, len(self.match.lines)
        match written:
            case {"lines": int(known), "words": list(words)} if known == lines:
                if isinstance(asked, Write):
                    with suppress(Refused):
                        self.draft.extend(asked.check(words, asked.seat))

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, place in enumerate(self.match.setup.seats) if not place.bot)

    def answer(self, answer: Json, seat: int | None = None) -> Sequence[Event]:
        """Answer what is asked, as `seat` (the one that is waited for, unless another is named).

        Returns what happened because of it. The answer that ends the match makes it history.
        """
        asked = self.match.decision
        events = self.match.answer(answer, seat)
        if isinstance(asked, Write):
            self._draft = (None, [])
        self.store()
        return events

    def undo(self, seat: int) -> None:
        """Take back that seat's last answer, and what bots answered since."""
        self._go_on()
        self.match.undo(seat)
        self.time.come_back(seat)
        self.store()

    def agree(self, word: str, good: bool) -> None:
        """Let the table's word on a word count for the rest of this match."""
        self._go_on()
        self.match.agree(word, good)
        self.store()

    def hint(self, seat: int) -> str:
        """The next hint for what that seat is asked."""
        self._go_on()
        hint = self.match.hint(seat, self.draft)
        self.store()
        self.keep()
        return hint

    def bot_answer(self) -> tuple[int, Json] | None:
        """The seat of the bot that answers now, and its answer, which the rules accept; `None`
        where people are to speak or the match is over.

        Nothing is answered by it. A screen may ask in another thread, and has to ask again when
        somebody has answered meanwhile.
        """
        return bot_answer(self.match, self._bots)

    def person_may_speak(self) -> bool:
        """Whether a bot is waited for, and a person may say something before it."""
        decision = self.match.decision
        return (
            decision is not None
            and decision.seat in self._bots
            and any(
                seat not in self._bots and decision.legal(seat) != () for seat in decision.seats
            )
        )

    def store(self) -> None:
        """Write what is not yet in the save, and make a match that is over history. Raises
        `StoreError`."""
        if self.save is None or self.save.closed:
            return
        try:
            if self.match.over:
                self.save.finish(self.match, self._clock())
            else:
                self.save.write(self.match.lines)
        except StoreError as error:
            self.unkept = str(error)
            raise
        self.unkept = ""

    def keep(self) -> None:
        """Keep what is no line of the save: the time that is used of a question, what was arranged,
        and the draft, which is to be kept as often as something is written on it."""
        if self.save is not None and not self.save.closed:
            parts: dict[str, dict[str, Json]] = {
                "time": self.time.to_json(len(self.match.lines)),
                "arranged": self.arranged,
                "written": self._written(),
            }
            keep_beside(self.save.path, {name: part for name, part in parts.items() if part})

    def close(self) -> None:
        """Let go of the save; the match can be resumed, here or elsewhere, with the time that is
        left for what is asked, and with what was arranged. What could not be written before is
        tried once more."""
        if self.unkept:
            with suppress(StoreError):
                self.store()
        self.keep()
        if self.save is not None:
            self.save.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def _go_on(self) -> None:
        if self.match.over:
            raise Refused("The match is over and in the history; it stands as it is.")


def _steady(player: Player) -> Player:
    """That player, but never with an answer that the rules refuse.

    Where it is waited for it then gives any legal answer, so that a match never hangs; where it
    might have volunteered something it says nothing.
    """

    def answer(view: Mapping[str, Json], decision: Decision, random: Random) -> Json:
        seat = view["seat"]
        assert isinstance(seat, int)
        given = player(view, decision, random)
        is_waited_for = seat == decision.seat
        if given is None and not is_waited_for:
            return None
        try:
            decision.check(given, seat)
        except Refused:
            return decision.sample(seat, random) if is_waited_for else None
        return given

    return answer
