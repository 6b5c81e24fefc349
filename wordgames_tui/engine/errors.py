"""How the engine says no."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from types import MappingProxyType

__all__ = ["Refused", "did_you_mean"]

NOTHING: Mapping[str, str] = MappingProxyType({})


class Refused(ValueError):
    """The rules refuse this; the message is one clear sentence for the player.

    Whatever raised it has changed nothing.
    """


def did_you_mean(word: str, known: Iterable[str], also: Mapping[str, str] = NOTHING) -> str:
    """The end of a sentence that says there is no such word: the closest, or all of them.

    `also` are other words that may be meant, each with what is then suggested.
    """
    suggested = {**{name.casefold(): name for name in known}, **also}
    close = get_close_matches(word.casefold(), suggested, n=1, cutoff=0.5)
    if close:
        return f"; did you mean {suggested[close[0]]}?"
    return f"; there is: {', '.join(known)}."
