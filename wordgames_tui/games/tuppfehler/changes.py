"""The one change that makes a word of a Typoh (Basic Rules, The Typohs; Pro Rules)."""

from dataclasses import dataclass

from wordgames_tui.words.finder import Change as Kind

__all__ = ["Change", "change_between", "why_no_change"]


@dataclass(frozen=True, slots=True)
class Change:
    """What was changed: its kind, the letters taken out, and the letters put in."""

    kind: Kind
    out: str = ""
    into: str = ""

    @property
    def sign(self) -> str:
        """The change as a screen shows it: "− E", "+ B", "R → N", "O ⇄ R"."""
        match self.kind:
            case "remove":
                return f"− {self.out.upper()}"
            case "add":
                return f"+ {self.into.upper()}"
            case "replace":
                return f"{self.out.upper()} → {self.into.upper()}"
            case "swap":
                return f"{self.out.upper()} ⇄ {self.into.upper()}"

    @property
    def words(self) -> str:
        """The change in words: "without E", "with B", "N for R", "O and R swapped"."""
        match self.kind:
            case "remove":
                return f"without {self.out.upper()}"
            case "add":
                return f"with {self.into.upper()}"
            case "replace":
                return f"{self.into.upper()} for {self.out.upper()}"
            case "swap":
                return f"{self.out.upper()} and {self.into.upper()} swapped"


def change_between(typoh: str, word: str, pro: bool) -> Change | None:
    """The single change that leads from `typoh` to `word`, both in lower case; `None` when there
    is none. Two letters changing places count only by the pro rules."""
    if len(word) == len(typoh) - 1:
        at = _first_difference(word, typoh)
        return Change("remove", out=typoh[at]) if word[at:] == typoh[at + 1 :] else None
    if len(word) == len(typoh) + 1:
        at = _first_difference(typoh, word)
        return Change("add", into=word[at]) if typoh[at:] == word[at + 1 :] else None
    if len(word) != len(typoh):
        return None
    apart = [(old, new) for old, new in zip(typoh, word, strict=True) if old != new]
    match apart:
        case [(old, new)]:
            return Change("replace", old, new)
        case [(first, second), (third, fourth)] if pro and (first, second) == (fourth, third):
            return Change("swap", first, second)
    return None


def _first_difference(short: str, long: str) -> int:
    """Where the two first differ; the length of the short one where it starts the long one."""
    return next((at for at, letter in enumerate(short) if letter != long[at]), len(short))


def why_no_change(typoh: str, word: str) -> str:
    """What leads from `typoh` to a word that no single change makes of it, as a short phrase."""
    if word == typoh:
        return "the Typoh itself"
    apart = [at for at, pair in enumerate(zip(typoh, word, strict=False)) if pair[0] != pair[1]]
    match len(word) - len(typoh):
        case 2 if _is_left_of(typoh, word):
            return "two letters added"
        case -2 if _is_left_of(word, typoh):
            return "two letters removed"
        case 1 if _with_one_removed(word, typoh):
            return "one replaced, one added"
        case -1 if _with_one_removed(typoh, word):
            return "one replaced, one removed"
        case 0 if change_between(typoh, word, pro=True):
            return "two letters swapped"
        case 0 if len(apart) == 2:
            return "two letters changed"
        case 0 if sorted(typoh) == sorted(word) and _is_shifted(typoh, word):
            return "a letter moved"
    return "more than one change"


def _is_left_of(short: str, long: str) -> bool:
    """Whether taking letters out of `long` leaves `short`."""
    letters = iter(long)
    return all(letter in letters for letter in short)


def _with_one_removed(long: str, short: str) -> bool:
    """Whether `long`, less one letter, differs from `short` in one place."""
    shortened = (long[:at] + long[at + 1 :] for at in range(len(long)))
    return any(sum(a != b for a, b in zip(s, short, strict=True)) == 1 for s in shortened)


def _is_shifted(one: str, other: str) -> bool:
    """Whether the two are the same once a letter is taken out of each."""
    shortened = {one[:at] + one[at + 1 :] for at in range(len(one))}
    return any(other[:at] + other[at + 1 :] in shortened for at in range(len(other)))
