"""What a player likes: a TOML file in the folder for settings."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import Any

import tomli_w

from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.plain import quoted
from wordgames_tui.engine.setup import Setup
from wordgames_tui.games import game
from wordgames_tui.store.errors import StoreError, reason
from wordgames_tui.store.files import read_whole, replace_whole
from wordgames_tui.store.folders import config_folder, made
from wordgames_tui.words.text import clean

__all__ = ["THEMES", "Settings", "load_settings", "save_settings", "settings_file"]

THEMES = ("night", "paper", "contrast", "blue-orange", "mono")
"""The names of the themes, the one that is used unless another is named first."""

_HEAD = "# wordgames writes this file anew whenever a setting changes; comments are not kept.\n"


@dataclass(frozen=True)
class Settings:
    """What a player can choose for every match. Raises `StoreError` for a value that is none."""

    theme: str = THEMES[0]
    sound: bool = False
    """Whether the terminal's bell is rung."""
    timers: bool = True
    """Whether the set-up of a new match starts with time limits, those of the last one or else of
    the rulebook. A match that was set up keeps its own."""
    ascii: bool = False
    """Whether tiles are drawn with the signs of ASCII alone."""
    reduced_motion: bool = False
    dictionary: str = "english"
    """The dictionary of a new set-up, a key of `words.dictionary`."""
    word_list: str = ""
    """The path of the player's own word list, "" where there is none."""
    keymap: Mapping[str, str] = field(default_factory=dict)
    """The keys of an action, separated by commas, by the action's id."""
    setups: Mapping[str, Setup] = field(default_factory=dict)
    """The last set-up of each game."""

    def __post_init__(self) -> None:
        for name, check in _CHECKS.items():
            why = check(getattr(self, name))
            if why:
                raise StoreError(f"The setting {name} {why}, not {quoted(getattr(self, name))}.")
        for name, entry in _TABLES.items():
            checked = {key: entry(key, value) for key, value in getattr(self, name).items()}
            object.__setattr__(self, name, MappingProxyType(checked))

    def remember(self, setup: Setup) -> "Settings":
        """These settings with that set-up as the last one of its game, without its chance."""
        last = replace(setup, seed=0, order={}, words=())
        return replace(self, setups={**self.setups, setup.game: last})


def settings_file() -> Path:
    """Where the settings are kept."""
    return config_folder() / "settings.toml"


def load_settings() -> tuple[Settings, list[str]]:
    """The settings, and a sentence for whatever in their file is wrong.

    What is wrong has its default instead. The file is left as it is.
    """
    path = settings_file()
    try:
        data = tomllib.loads(read_whole(path).decode("utf-8-sig"))
    except FileNotFoundError:
        return Settings(), []
    except OSError as error:
        return Settings(), [f"The settings in {path} cannot be read: {reason(error)}"]
    except UnicodeDecodeError:
        return Settings(), [f"The settings in {path} are not text in UTF-8."]
    except (ValueError, RecursionError) as error:  # the former also for a number without end
        return Settings(), [f"The settings in {path} are not in TOML: {error}."]
    settings, problems = _read(data)
    return settings, [f"{path.name}: {problem}" for problem in problems]


def save_settings(settings: Settings) -> Path | None:
    """Write the settings, all at once or not at all. Raises `StoreError` when that fails.

    A file with anything wrong in it is copied first; returns the copy.
    """
    path = settings_file()
    made(path.parent)
    try:
        kept = _keep(path) if load_settings()[1] else None
        replace_whole(path, (_HEAD + tomli_w.dumps(_plain(settings))).encode("utf-8"))
    except OSError as error:
        raise StoreError(f"The settings cannot be written to {path}: {reason(error)}") from error
    return kept


def _read(data: Mapping[str, Any]) -> tuple[Settings, list[str]]:
    """The settings that a file holds, and what is wrong in it."""
    settings, problems = Settings(), []
    for name, value in data.items():
        accepted = value
        if name not in _CHECKS and name not in _TABLES:
            problems.append(f"There is no setting {quoted(name)}.")
            continue
        if name in _TABLES:
            if not isinstance(value, dict):
                problems.append(f"The setting {name} is a table, not {quoted(value)}.")
                continue
            accepted = {}
            for key, entry in value.items():
                try:
                    accepted[key] = _TABLES[name](key, entry)
                except StoreError as error:
                    problems.append(str(error))
        try:
            settings = replace(settings, **{name: accepted})
        except StoreError as error:
            problems.append(str(error))
    return settings, problems


def _plain(settings: Settings) -> dict[str, Any]:
    """The settings as TOML can hold them."""
    values = {f.name: getattr(settings, f.name) for f in fields(settings)}
    setups = {name: setup.to_json() for name, setup in settings.setups.items()}
    return {**values, "keymap": dict(settings.keymap), "setups": setups}


def _keep(path: Path) -> Path:
    """Copy a file to a name beside it that is free."""
    names = (path.with_suffix(f".kept-{number}.toml") for number in count(1))
    copy = next(name for name in names if not name.exists())
    copy.write_bytes(read_whole(path))
    return copy


def _theme(value: Any) -> str:
    return "" if value in THEMES else f"can be {', '.join(THEMES[:-1])} or {THEMES[-1]}"


def _switch(value: Any) -> str:
    return "" if isinstance(value, bool) else "can be true or false"


def _text(value: Any) -> str:
    return "" if isinstance(value, str) and value == clean(value) else "is a line of text"


def _keys(action: str, value: Any) -> str:
    if isinstance(value, str) and value == clean(value):
        return value
    raise StoreError(f"The keys of {quoted(action)} are text, not {quoted(value)}.")


def _setup(name: str, value: Any) -> Setup:
    try:
        setup = value if isinstance(value, Setup) else Setup.from_json(value)
        setup = game(setup.game).settle(setup)
    except Refused as error:
        raise StoreError(f"The last set-up of {quoted(name)} is no longer good: {error}") from error
    if setup.game != name:
        raise StoreError(f"The last set-up of {quoted(name)} is one of {setup.game}.")
    return setup


_CHECKS: Mapping[str, Callable[[Any], str]] = {
    "theme": _theme,
    "sound": _switch,
    "timers": _switch,
    "ascii": _switch,
    "reduced_motion": _switch,
    "dictionary": _text,
    "word_list": _text,
}
"""Why a value cannot be that setting, to go on a sentence with; "" when it can."""

_TABLES: Mapping[str, Callable[[str, Any], Any]] = {"keymap": _keys, "setups": _setup}
"""An entry of a table as it is kept. Raises `StoreError`."""
