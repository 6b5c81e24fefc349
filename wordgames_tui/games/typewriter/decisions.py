"""What is asked in Typewriter: a word, a key, several keys, or what to do at a moment of a turn."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random

from wordgames_tui.engine.decisions import Choose, Option, Pick, Spell, Spelled, Way
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.judge import Judge
from wordgames_tui.engine.plain import Json
from wordgames_tui.games.typewriter.event_cards import EventCard
from wordgames_tui.games.typewriter.keys import Key
from wordgames_tui.games.typewriter.table import TypewriterTable
from wordgames_tui.games.typewriter.word import KeyInWord, Word, fill
from wordgames_tui.words.finder import Finder
from wordgames_tui.words.spelling import MOST_WAYS, Placed, Tile, lacking, spellings
from wordgames_tui.words.text import counted, listed

__all__ = [
    "ChooseKey",
    "Moment",
    "PickKeys",
    "Preview",
    "SpellWord",
    "found",
    "spell_word",
    "way_key",
]


LEAST = 2
USED = "It was used already this turn."
"""Why a key can neither be used nor spell any more."""
"""The letters of the shortest word."""
WANTED = 1000.0
"""More than any key is worth: a key that is wanted comes before what fills most."""


@dataclass(frozen=True, kw_only=True)
class ChooseKey(Choose):
    """Choose a key, by its id. `purpose` says what for: "bank", "star", "claim", …"""

    purpose: str

    def to_json(self) -> dict[str, Json]:
        return {**super().to_json(), "purpose": self.purpose}


@dataclass(frozen=True, kw_only=True)
class PickKeys(Pick):
    """Pick several keys, by their ids. `purpose` says what for."""

    purpose: str

    def to_json(self) -> dict[str, Json]:
        return {**super().to_json(), "purpose": self.purpose}


@dataclass(frozen=True, kw_only=True)
class Moment(Choose):
    """What to do at a moment of the turn: use a key, use an ability, claim, or go on. `step` is
    "fill", "meter" or "claim"."""

    step: str
    reaches: int | None = None
    """At "fill": the space on which the token will be then."""

    def to_json(self) -> dict[str, Json]:
        reaches = {} if self.reaches is None else {"reaches": self.reaches}
        return {**super().to_json(), "step": self.step, **reaches}


@dataclass(frozen=True, slots=True)
class Preview:
    """What a word would do."""

    word: Word
    fill: int
    space: int
    """Where the Typing token would be."""
    banks_common: bool
    """Whether it is long enough to bank the Common key."""


@dataclass(frozen=True, kw_only=True)
class SpellWord(Spell):
    """Spell a word with keys of the pool that show letters, and the Common key (step 1).

    The key of a way names its keys from the first to the last, "L01 ST-N1 CM-A"; a key that was
    made wild and stands for another letter than it shows has a "?" behind its id.
    """

    keys: tuple[Key, ...]
    """The keys of the pool that may be used."""
    common: Key
    wild: frozenset[str]
    """The keys made wild this turn, by id."""
    event: EventCard
    space: int
    """Where the Typing token is."""
    last: int
    """The last space of the Meter."""
    common_letters: int
    """How many letters bank the Common key."""
    judge: Judge = field(repr=False, compare=False)
    used: tuple[Key, ...] = ()
    """The keys of the pool that were used for their actions this turn."""

    def ways(self, word: str) -> list[Way]:
        self._refuse_unless_good(word)
        return [Way(way_key(way), _label(way)) for way in self.spelled(word)]

    def way(self, word: str, key: str) -> Way:
        """The way that takes these keys in this order, whether or not `ways` lists it."""
        self._refuse_unless_good(word)
        return Way(key, _label(self.laid(word, key)))

    def spelled(
        self, word: str, limit: int = MOST_WAYS, wanted: Collection[str] = frozenset()
    ) -> list[Word]:
        """The ways to lay `word`, best first: what uses most of the keys that are `wanted`, by
        their ids, then what fills most, then what leaves the most."""

        def worth(placed: Placed) -> float:
            return self._worths[placed.tile.id] + WANTED * (placed.tile.id in wanted)

        ways = spellings(word, self.tiles, worth, limit)
        return [Word(word, tuple(self._stands(placed) for placed in way)) for way in ways]

    def laid(self, word: str, key: str) -> Word:
        """`word` laid with the keys that `key` names. Raises `Refused` where they do not."""
        tiles = {tile.id: tile for tile in self.tiles}
        laid: list[KeyInWord] = []
        at = 0
        for name in key.split(" "):
            tile = tiles.pop(name.removesuffix("?"), None)
            if tile is None:
                raise Refused(self._no_key(name))
            mere_wild, made_wild = not tile.readings, name.endswith("?")
            as_wild = mere_wild or made_wild
            letters = word[at : at + 1] if as_wild else tile.readings[0]
            unfit = made_wild and (mere_wild or not tile.wild)
            if unfit or not letters or not word.startswith(letters, at):
                raise Refused(f"{word.upper()} is not what these keys spell.")
            laid.append(self._stands(Placed(tile, letters, as_wild)))
            at += len(letters)
        if at != len(word):
            raise Refused(f"{word.upper()} is not what these keys spell.")
        return Word(word, tuple(laid))

    def preview(self, word: Word) -> Preview:
        """What `word` would do now."""
        filled = fill(word, self.event)
        return Preview(
            word=word,
            fill=filled,
            space=min(self.last, self.space + filled),
            banks_common=word.letters >= self.common_letters and not self.common.is_wild,
        )

    def why_not(self, key: Key) -> str:
        """Why a key cannot be in the word, as a sentence; "" where it can."""
        if key.id in self._by_id:
            return ""
        return USED if key in self.used else "It shows no letter."

    def letters(self) -> tuple[str, int]:
        """All letters that the keys show, and how many wilds there are: what `Finder` needs to
        find more words than can be spelled."""
        tiles = self.tiles
        shown = "".join(reading for tile in tiles for reading in tile.readings)
        return shown, sum(tile.wild for tile in tiles)

    def findable(
        self, finder: Finder, least: int = 2, most: int = 0, limit: int | None = None
    ) -> Iterator[str]:
        """Words of `finder` that may be spelled, longest first; pairs may yet make some of them
        impossible."""
        letters, wilds = self.letters()
        suffix = self.event.changes("word_check", "forbid_suffix", "").lower()
        found = finder.find(letters, wilds, min_length=least, max_length=most, limit=limit)
        return (word for word in found if not suffix or not word.endswith(suffix))

    def some_word(self, random: Random) -> Spelled | None:
        finder = self.judge.candidates
        if finder is None or not self.keys:
            return None
        lengths = list(range(2, 10))
        random.shuffle(lengths)
        for length in lengths:
            words = list(self.findable(finder, length, length))
            for word in random.sample(words, min(20, len(words))):
                ways = self.spelled(word, limit=12)
                if ways and not self.judge.refusal(word):
                    return Spelled(word, way_key(random.choice(ways)))
        return None

    @cached_property
    def tiles(self) -> list[Tile]:
        """The keys as tiles to spell with."""
        return [self._tile(key) for key in (*self.keys, self.common)]

    @cached_property
    def _by_id(self) -> Mapping[str, Key]:
        return {key.id: key for key in (*self.keys, self.common)}

    @cached_property
    def _worths(self) -> Mapping[str, float]:
        return {tile.id: self._key_worth(self._by_id[tile.id]) for tile in self.tiles}

    def _tile(self, key: Key) -> Tile:
        readings = () if key.is_wild else (key.letters.lower(),)
        sort = "" if key.is_temporary else key.id
        return Tile(key.id, readings, key.is_wild or key.id in self.wild, sort)

    def _stands(self, placed: Placed) -> KeyInWord:
        key = self._by_id[placed.tile.id]
        return KeyInWord(key, placed.letters, placed.wild, shared=key.id == self.common.id)

    def _key_worth(self, key: Key) -> float:
        """The fill first; then rather the Common key or a key with an action behind it than a
        wild, and a temporary wild last of all."""
        shared = key.id == self.common.id
        word = Word("", (KeyInWord(key, "", shared=shared),))
        fills = fill(word, self.event) - fill(replace(word, keys=()), self.event)
        if key.is_temporary:
            return fills - 0.06
        if shared:
            return fills + 0.01
        if key.is_wild:
            return fills - 0.03
        return fills + (0.02 if key.down and key.down.action_id else 0.0)

    def _no_key(self, name: str) -> str:
        if name.removesuffix("?") in self._by_id:
            return f"The key {name[:20]!r} is named twice; a word uses each key once."
        return (
            f"There is no key {name[:20]!r} to spell with: name the Common key, or one of yours "
            "that shows letters and was not used this turn."
        )

    def _refuse_unless_good(self, word: str) -> None:
        suffix = self.event.changes("word_check", "forbid_suffix", "")
        if suffix and word.endswith(suffix.lower()):
            raise Refused(f"{self.event.face}: a word may not end in {suffix} this round.")
        if not spellings(word, self.tiles, limit=1):
            raise Refused(self._impossible(word))
        if len(word) < LEAST:
            raise Refused(f"A word has {LEAST} letters or more.")
        reason = self.judge.refusal(word)
        if reason:
            raise Refused(f"{word.upper()} is not good here: {reason}.")

    def _used_of(self, lacked: Collection[str]) -> str:
        """What is to be said of keys that have a letter that is lacked, but were used."""
        names = [key.name for key in self.used if set(key.letters.lower()) & set(lacked)]
        was = "was" if len(names) == 1 else "were"
        return f" {listed(names)} {was} used already this turn." if names else ""

    def _impossible(self, word: str) -> str:
        lacked = lacking(word, self.tiles)
        wilds = sum(tile.wild for tile in self.tiles)
        if len(lacked) > wilds:
            letters = listed(sorted(set(lacked.upper())))
            if not wilds:
                used = self._used_of(lacked)
                return f"{word.upper()[:20]} needs {letters} that your keys lack.{used}"
            needs = f"{counted(len(lacked), 'wild')} for {letters}"
            used = self._used_of(lacked)
            return f"{word.upper()[:20]} needs {needs}; you have {counted(wilds, 'wild')}.{used}"
        return (
            f"{word.upper()[:20]} cannot be made: the two letters of a key stay side by side, in "
            "their order."
        )


def spell_word(table: TypewriterTable, seat: int, options: tuple[Option, ...] = ()) -> SpellWord:
    """The question for a word, from what that seat has now."""
    turn = table.turn if table.turn and table.turn.seat == seat else None
    used = turn.used if turn else set()
    return SpellWord(
        seats=(seat,),
        prompt="Spell a word.",
        options=options,
        keys=tuple(key for key in table.pool(seat) if key.letters and key.id not in used),
        used=tuple(key for key in table.pool(seat) if key.letters and key.id in used),
        common=table.common_key,
        wild=frozenset(turn.wild if turn else ()),
        event=table.event,
        space=table.spaces[seat],
        last=table.typewriters[seat].last,
        common_letters=table.common_letters,
        judge=table.judge,
    )


def way_key(word: Word) -> str:
    """The key of a way: its keys' ids in the order of the word."""
    names = (p.key.id + ("?" if p.wild and not p.key.is_wild else "") for p in word.keys)
    return " ".join(names)


def _label(word: Word) -> str:
    """The way as a player reads it: wilds in lower case, the Common key in brackets."""
    return " ".join(_shown(placed) for placed in word.keys)


def _shown(placed: KeyInWord) -> str:
    letters = placed.letters if placed.wild else placed.letters.upper()
    return f"({letters})" if placed.shared else letters


def found(keys: Iterable[Key], key_id: str) -> Key:
    """The key of that id among those that were offered."""
    return next(key for key in keys if key.id == key_id)
