"""A decision as numbered lines, and a typed line as an answer. Knows the kinds, and no game."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from wordgames_tui.cli.plain_names import common_words, named
from wordgames_tui.engine.decisions import Decision, Option, Pick, Spell, Write
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.plain import Json
from wordgames_tui.words.text import clean

__all__ = ["Menu"]

LONGEST_NUMBER = 6


class Menu:
    """What a seat can answer: the items to pick first, then the options, numbered from 1 unless
    they have keys of their own.

    What cannot be chosen now keeps its number, and choosing it tells why.
    """

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self._items = decision.items if isinstance(decision, Pick) else ()
        self._entries: Sequence[Option] = (*self._items, *sorted_in_groups(decision.options))
        self._keys = [entry.key or f"{at}" for at, entry in enumerate(self._entries, start=1)]

    def lines(self) -> Iterator[str]:
        """The menu, what can be chosen of a group on one line."""
        numbered = list(zip(self._keys, self._entries, strict=True))
        for group, members in groupby(numbered, key=lambda entry: entry[1].group):
            entries = list(members)
            reasons = {option.why_not for _, option in entries}
            alike = len(reasons) == 1 and is_command(group, entries)
            together = [entry for entry in entries if group and (alike or not entry[1].why_not)]
            if len(together) > 1:
                yield group_line(group, together)
                entries = [entry for entry in entries if entry not in together]
            for key, option in entries:
                yield f"  {key}. {option.label}{because(option.why_not)}"

    def asks(self) -> str:
        """What to type, in a sentence."""
        decision = self.decision
        if isinstance(decision, Spell):
            return "Type a word, or a number." if decision.options else "Type a word."
        if isinstance(decision, Write):
            return "Type words, one or several a line; 0 or an empty line ends the list."
        if isinstance(decision, Pick):
            return f"Type {amount(decision)}, with blanks between" + (
                "; 0 for none." if not decision.least else "."
            )
        if any(option.key for option in decision.options):
            *others, last = self._keys
            return f"Type {', '.join(others)} or {last}."
        return "Type a number."

    def means_option(self, typed: str) -> bool:
        """Whether a line is numbers, or names an option."""
        words = typed.replace(",", " ").split()
        return all(word.isdecimal() for word in words) or self._named(typed, words) is not None

    def answer(self, typed: str) -> Json:
        """The answer that was typed; the decision checks it. Raises `Refused`."""
        words = typed.replace(",", " ").split()
        if not words:
            raise Refused(self.asks())
        if all(word.isdecimal() for word in words):
            return self._numbers([number(word) for word in words])
        option = self._named(typed, words)
        if option is not None:
            return [option.id] if option in self._items else option.id
        if self._items and len(words) > 1:
            return self._picked(words)
        if isinstance(self.decision, Spell):
            return self._word(words)
        raise self._unknown(typed)

    def _unknown(self, typed: str) -> Refused:
        """That a text names nothing here; where all there is is of one sort, nothing of that."""
        sorts = {option.group for option in self._entries}
        sort = f"{sorts.pop()} ".lstrip() if len(sorts) == 1 else ""
        return Refused(f"There is no {sort}{clean(typed)[:20]} here. {self.asks()}")

    def ways(self, word: str) -> Iterator[str]:
        """The ways to make that word, numbered. Raises `Refused`."""
        decision = self.decision
        if not isinstance(decision, Spell):
            raise Refused("No word is asked for now.")
        spelled = decision.check({"word": word}, decision.seat)
        for at, way in enumerate(decision.ways(spelled.word), start=1):
            yield f"  {spelled.word.upper()} {at}: {way.label}"

    def _named(self, typed: str, words: Sequence[str]) -> Option | None:
        """The option that a text names: no single word where words are asked. Raises `Refused`."""
        if len(words) == 1 and isinstance(self.decision, Spell | Write):
            return None
        return named(typed, self._entries)

    def _picked(self, words: Sequence[str]) -> Json:
        """Several items, each named by a word or a number. Raises `Refused`."""
        numbers = []
        for word in words:
            if word.isdecimal():
                numbers.append(number(word))
                continue
            option = named(word, self._entries)
            if option is None:
                raise self._unknown(word)
            numbers.append(self._entries.index(option) + 1)
        return self._numbers(numbers)

    def _word(self, words: Sequence[str]) -> Json:
        """`WORD`, or `WORD 2` for the second of its ways."""
        decision = self.decision
        assert isinstance(decision, Spell)
        if len(words) == 1:
            return {"word": words[0]}
        if len(words) != 2 or not words[1].isdecimal():
            raise Refused("Type one word; with a number behind it, that way to make it.")
        word = decision.check({"word": words[0]}, decision.seat).word
        ways = decision.ways(word)
        at = number(words[1])
        if not 1 <= at <= len(ways):
            raise Refused(f"There is no way {at} to make {word.upper()}; there are {len(ways)}.")
        return {"word": word, "way": ways[at - 1].key}

    def _numbers(self, numbers: Sequence[int]) -> Json:
        takes_none = isinstance(self.decision, Pick | Write)
        if numbers == [0] and takes_none:
            return []
        entries = dict(zip(self._keys, self._entries, strict=True))
        for at in numbers:
            if f"{at}" not in entries:
                raise Refused(f"There is no number {at} here. {self.asks()}")
        chosen = [entries[f"{at}"] for at in numbers]
        if self._items and all(option in self._items for option in chosen):
            return [item.id for item in chosen]
        if len(chosen) > 1:
            raise Refused(f"{chosen[-1].label}: choose that alone.")
        return chosen[0].id


def sorted_in_groups(options: Sequence[Option]) -> Iterator[Option]:
    """The options in their order, but those of a group that stand together by the alphabet where
    they are one command for several things."""
    for group, members in groupby(options, key=lambda option: option.group):
        together = list(members)
        alike = group and common_words([option.label for option in together])
        yield from sorted(together, key=lambda option: option.label) if alike else together


def is_command(group: str, entries: Sequence[tuple[str, Option]]) -> bool:
    """Whether what those labels begin with, if they begin alike, is what the group does."""
    start = common_words([option.label for _, option in entries])
    return not start or start.casefold().startswith(group)


def group_line(group: str, entries: Sequence[tuple[str, Option]]) -> str:
    """The options of one command: "Exchange: 2 E, 3 I", or why none of them is possible now."""
    labels = [option.label for _, option in entries]
    start = common_words(labels)
    numbered = zip(entries, labels, strict=True)
    shown = ", ".join(f"{key} {label[len(start) :]}" for (key, _), label in numbered)
    return f"  {start.strip() or group.capitalize()}: {entries[0][1].why_not or shown}"


def because(why_not: str) -> str:
    """Why an option cannot be chosen, behind its label."""
    return f" (not now: {why_not})" if why_not else ""


def amount(decision: Pick) -> str:
    """How many numbers to type."""
    if decision.least == decision.most:
        return "a number" if decision.most == 1 else f"{decision.most} numbers"
    return f"{decision.least or 1} to {decision.most} numbers"


def number(typed: str) -> int:
    """A typed number. Raises `Refused` when it is beyond all measure."""
    if len(typed) > LONGEST_NUMBER:
        raise Refused(f"There is no number {clean(typed)[:20]}… here.")
    return int(typed)
