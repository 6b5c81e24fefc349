"""Plain data: the values that JSON can hold."""

from collections.abc import Mapping
from typing import Any, TypeVar

from wordgames_tui.engine.errors import Refused

__all__ = ["Json", "JsonMap", "member", "quoted"]

T = TypeVar("T")

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
JsonMap = Mapping[str, Json]

KINDS: Mapping[type[Any], str] = {
    str: "a text",
    int: "a whole number",
    bool: "true or false",
    dict: "an object",
    list: "a list",
}


def member(data: JsonMap, name: str, kind: type[T], default: T | None = None) -> T:
    """The member of that name. Raises `Refused` when it is missing, with no default for it, or is
    of another kind."""
    value = data.get(name, default)
    if name not in data and default is None:
        raise Refused(f"The {name!r} is missing.")
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise Refused(f"The {name!r} must be {KINDS[kind]}.")
    return value


def quoted(value: object, length: int = 40) -> str:
    """Data from elsewhere, cut short, to stand in a sentence; it may be anything."""
    try:
        text = str(value)
    except RecursionError:
        text = "what is nested too deep"
    except ValueError:  # Python writes no number of thousands of digits
        text = "a number beyond all measure"
    return repr(text[:length])
