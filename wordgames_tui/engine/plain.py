"""Plain data: the values that JSON can hold."""

from collections.abc import Mapping

__all__ = ["Json", "JsonMap", "quoted"]

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
JsonMap = Mapping[str, Json]


def quoted(value: object, length: int = 40) -> str:
    """Data from elsewhere, cut short, to stand in a sentence; it may be anything."""
    try:
        text = str(value)
    except RecursionError:
        text = "what is nested too deep"
    except ValueError:  # Python writes no number of thousands of digits
        text = "a number beyond all measure"
    return repr(text[:length])
