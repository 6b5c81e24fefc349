"""Plain data: the values that JSON can hold."""

from collections.abc import Mapping

__all__ = ["Json", "JsonMap"]

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
JsonMap = Mapping[str, Json]
