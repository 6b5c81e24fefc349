"""What stands in the set-up of a match while it is filled in; no widget is needed for it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from wordgames_tui.app.list_file import found_in, read_list_file
from wordgames_tui.app.setup_questions import Question, choices, questions
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.rules import Rules
from wordgames_tui.engine.setup import OptionSpec, Seat, Setup, Variant, seat_name
from wordgames_tui.engine.typed import typed_word
from wordgames_tui.store.settings import Settings
from wordgames_tui.words.dictionary import DictionaryChoice, has_candidates
from wordgames_tui.words.text import counted, likeness
from wordgames_tui.words.wordlist import WordListDictionary

__all__ = ["BOT_NAMES", "SetupForm"]

BOT_NAMES = ("Quill", "Vellum", "Serif", "Comma", "Inkwell", "Octavo")
"""What a seat is called that becomes a bot's before anybody named it."""

LARGEST_SEED = 2**63 - 1
TIMES, UNTIMED = ("seconds", "thinking"), 0
"""The option that games with a timer have, and its choice of no time limit."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a field, in one sentence."""

    field: str
    text: str


class SetupForm:
    """The fields of a set-up, whatever was typed into them, and what is wrong with each.

    The ids of fields are "name 0", "option rounds", "dictionary", "list_file", "allowed",
    "banned", "seed"; "table" is for what is wrong with all of them together.
    """

    def __init__(
        self,
        rules: Rules[Any],
        dictionaries: Sequence[DictionaryChoice],
        settings: Settings,
    ) -> None:
        """Start from the last set-up, or else from the rulebook's options and a bot to play."""
        self.rules = rules
        self.dictionaries = tuple(dictionaries)
        self.variant: Variant = rules.variants[0]
        self.seats: list[Seat] = [Seat("Player 1"), Seat(BOT_NAMES[0], _middle(rules))]
        self.options: dict[str, Json] = {spec.name: spec.default for spec in rules.options}
        self.dictionary = settings.dictionary
        self.list_file = settings.word_list
        self.allowed = ""
        self.banned = ""
        self.seed = ""
        last = settings.setups.get(rules.name)
        if last is not None:
            self._recall(last)
        if not settings.timers:
            self.options.update({time: UNTIMED for time in TIMES if time in self.options})
        self.fill()

    # Seats

    @property
    def playing(self) -> list[Seat]:
        """The seats that the variant has room for; those beyond wait for another variant."""
        return self.seats[: self.variant.most]

    def choose_variant(self, name: str) -> None:
        """Play that variant, with as many seats as it needs."""
        self.variant = self.rules.variant(name)
        self.fill()

    def fill(self) -> None:
        """Add seats until the variant has enough."""
        while len(self.seats) < self.variant.least:
            self.seats.append(Seat(self._new_name(len(self.seats))))
        self._forget_seats()

    def add_seat(self) -> int:
        """Add a seat at the end, for a person. Returns its number. Raises `Refused`."""
        if len(self.playing) >= self.variant.most:
            raise Refused(f"There is room for {self.variant.most} at this table.")
        del self.seats[len(self.playing) :]
        self.seats.append(Seat(self._new_name(len(self.seats))))
        return len(self.seats) - 1

    def remove_seat(self, at: int) -> None:
        """Remove that seat. Raises `Refused`."""
        if len(self.playing) <= self.variant.least:
            raise Refused(f"{self.rules.title} needs {counted(self.variant.least, 'player')}.")
        del self.seats[len(self.playing) :]
        del self.seats[at]
        self._forget_seats()

    def move_earlier(self, at: int) -> int:
        """Let that seat play one place earlier, the first one last. Returns its new number."""
        playing = self.playing
        to = (at - 1) % len(playing)
        seat = playing.pop(at)
        playing.insert(to, seat)
        self.seats[: len(playing)] = playing
        return to

    def set_name(self, at: int, name: str) -> None:
        """Name that seat, as typed."""
        self.seats[at] = replace(self.seats[at], name=name)

    def set_bot(self, at: int, bot: str) -> None:
        """Give that seat to a bot of that level, or to a person for "".

        Its name changes with it, but not one that somebody wrote.
        """
        seat = self.seats[at]
        name = seat.name
        if bot and _is_placeholder(name):
            used = {other.name for other in self.seats}
            name = next((free for free in BOT_NAMES if free not in used), name)
        elif not bot and name in BOT_NAMES:
            name = self._new_name(at)
        self.seats[at] = Seat(name, bot)

    def _new_name(self, at: int) -> str:
        """The name of a person whom nobody has named, numbered as the seat where that is free."""
        names = {likeness(seat.name) for seat in self.seats}
        numbers = range(at + 1, at + len(self.seats) + 2)
        return next(name for n in numbers if likeness(name := f"Player {n}") not in names)

    # What the table agrees on

    def questions(self) -> list[Question]:
        """The options of the variant, less what is about seats that nobody has."""
        names = [seat.name.strip() for seat in self.playing]
        return questions(self.rules.options_of(self.variant.name), names)

    def take_defaults(self) -> None:
        """Choose for every option what the rulebook has."""
        self.options = {spec.name: spec.default for spec in self.rules.options}

    def _forget_seats(self) -> None:
        """Choose anew where a seat was chosen that nobody has any more."""
        names = [seat.name.strip() for seat in self.playing]
        for spec in self.rules.options:
            if self.options[spec.name] not in (value for value, _ in choices(spec, names)):
                self.options[spec.name] = spec.default

    # What is wrong

    def problems(self) -> dict[str, str]:
        """What is wrong with each field, in one sentence; empty when the match can start."""
        found = [
            *self._name_problems(),
            *self._dictionary_problems(),
            *self._word_problems(),
            *self._seed_problems(),
        ]
        first: dict[str, str] = {}
        for problem in found:
            first.setdefault(problem.field, problem.text)
        if first:
            return first
        try:
            self.rules.settle(self._setup())
        except Refused as refused:
            return {"table": str(refused)}
        return {}

    def _name_problems(self) -> list[Problem]:
        found: list[Problem] = []
        taken: list[str] = []
        for at, seat in enumerate(self.playing):
            try:
                taken.append(seat_name(seat.name, taken))
            except Refused as refused:
                found.append(Problem(f"name {at}", str(refused)))
        return found

    def _dictionary_problems(self) -> list[Problem]:
        choice = next((c for c in self.dictionaries if c.key == self.dictionary), None)
        if choice is None:
            return [Problem("dictionary", "This machine does not have that dictionary.")]
        if choice.problem:
            return [Problem("dictionary", choice.problem)]
        if self.dictionary != WordListDictionary.key:
            return []
        try:
            read_list_file(self.list_file)
        except Refused as refused:
            return [Problem("list_file", str(refused))]
        return []

    def _word_problems(self) -> list[Problem]:
        found: list[Problem] = []
        words: dict[str, list[str]] = {}
        for field, typed in (("allowed", self.allowed), ("banned", self.banned)):
            try:
                words[field] = split_words(typed)
            except Refused as refused:
                found.append(Problem(field, str(refused)))
        both = [word for word in words.get("allowed", ()) if word in words.get("banned", ())]
        if both:
            found.append(Problem("banned", f"{both[0].upper()} cannot be both added and banned."))
        return found

    def _seed_problems(self) -> list[Problem]:
        typed = self.seed.strip()
        known = typed.isascii() and typed.isdecimal() and len(typed) < 20
        if not typed or (known and 1 <= int(typed) <= LARGEST_SEED):
            return []
        return [Problem("seed", f"A seed is a whole number from 1 to {LARGEST_SEED}.")]

    # What comes of it

    def setup(self) -> Setup:
        """The set-up; its seed is 0 where chance shall find one. Raises `Refused`."""
        for text in self.problems().values():
            raise Refused(text)
        return self.rules.settle(self._setup())

    def agreements(self) -> list[tuple[str, bool]]:
        """What the table agreed about words, each with whether it is good. Raises `Refused`."""
        good = [(word, True) for word in split_words(self.allowed)]
        return good + [(word, False) for word in split_words(self.banned)]

    def dictionary_notice(self) -> str:
        """What is worth knowing of the dictionary at this table, in a sentence, or nothing."""
        if has_candidates(self.dictionary) or not any(seat.bot for seat in self.playing):
            return ""
        return "Bots know only English: in this language they find no word."

    def list_notice(self) -> str:
        """What was found in the file of the list, bad lines by their number. Raises `Refused`."""
        return found_in(read_list_file(self.list_file))

    def _setup(self) -> Setup:
        specs = self.rules.options_of(self.variant.name)
        listed = self.dictionary == WordListDictionary.key
        return Setup(
            game=self.rules.name,
            seats=tuple(self.playing),
            variant=self.variant.name,
            options={spec.name: self.options[spec.name] for spec in specs},
            seed=int(self.seed.strip() or 0),
            dictionary=self.dictionary,
            words=read_list_file(self.list_file).words if listed else (),
        )

    def _recall(self, last: Setup) -> None:
        """Take over what still fits of a set-up that was played before."""
        try:
            self.variant = self.rules.variant(last.variant)
        except Refused:
            return
        self.seats = [
            Seat(seat.name, seat.bot if seat.bot in self.rules.bot_levels else "")
            for seat in last.seats
        ]
        for spec in self.rules.options:
            if spec.name in last.options:
                self.options[spec.name] = _fitting(spec, last.options[spec.name])
        self.dictionary = last.dictionary


def split_words(typed: str) -> list[str]:
    """The words that were typed with blanks or commas between them. Raises `Refused`."""
    return [typed_word(word) for word in typed.replace(",", " ").split()]


def _fitting(spec: OptionSpec, value: Json) -> Json:
    try:
        return spec.check(value)
    except Refused:
        return spec.default


def _middle(rules: Rules[Any]) -> str:
    levels = list(rules.bot_levels)
    return levels[len(levels) // 2]


def _is_placeholder(name: str) -> bool:
    start, _, number = name.rpartition(" ")
    return not name.strip() or (start == "Player" and number.isdecimal())
