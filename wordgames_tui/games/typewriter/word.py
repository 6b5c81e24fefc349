"""A word of keys, and how much it fills the Meter."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from wordgames_tui.games.typewriter.event_cards import EventCard
from wordgames_tui.games.typewriter.keys import Key

__all__ = ["KeyInWord", "Word", "fill"]


@dataclass(frozen=True, slots=True)
class KeyInWord:
    """A key as it stands in a word."""

    key: Key
    letters: str
    """What it stands for, in lower case."""
    wild: bool = False
    """Whether it stands for a letter that it does not show."""
    shared: bool = False
    """Whether it is the Common key, which stays on its stack."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word as it was spelled, from its first key to its last.

    Letters are counted as spelled: banking a key of it later does not shorten it.
    """

    text: str
    keys: tuple[KeyInWord, ...]

    @property
    def letters(self) -> int:
        """How many letters it has (not keys)."""
        return len(self.text)

    @property
    def shared(self) -> Key | None:
        """The Common key, if the word uses it."""
        return next((placed.key for placed in self.keys if placed.shared), None)


def fill(
    word: Word,
    event: EventCard,
    *,
    keys: Collection[str] | None = None,
    per_key: int = 0,
    doubled: Sequence[str] = (),
) -> int:
    """How many spaces `word` fills (step 2): values, doubled ones once more, so much per key, and
    what the event adds.

    `keys` are the ids of the keys that still lie in the word, all of them if it is left out; the
    Common key counts in any case, banked by this word or not. The appendix's "+1 Meter per key in
    word" is `per_key`, its "Double 1 key's Meter value" names a key in `doubled`.
    """
    total = 0
    for placed in word.keys:
        key = placed.key
        if keys is not None and key.id not in keys and not placed.shared:
            continue
        total += key.value * (1 + doubled.count(key.id)) + per_key
        if placed.shared:
            total += key.value * (int(event.changes("fill", "common_times", 1)) - 1)
        if key.value >= event.changes("fill", "per_key_min_value", key.value):
            total += int(event.changes("fill", "per_key_add", 0))
    if event.hook == "fill" and event.holds_for(word.text):
        total += int(event.changes("fill", "add", 0))
    return total
