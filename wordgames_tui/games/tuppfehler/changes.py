"""The one change that makes a word of a Typoh (Basic Rules, The Typohs; Pro Rules)."""

from dataclasses import dataclass

from wordgames_tui.words.finder import Change as Kind

__all__ = ["Change", "change_between"]


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
