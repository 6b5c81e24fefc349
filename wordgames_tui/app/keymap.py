"""The keys that a settings file asks for: which of them hold, and why others do not."""

import re
import unicodedata
from collections.abc import Mapping

from textual.binding import Binding
from textual.keys import REPLACED_KEYS, Keys

from wordgames_tui.app.keys import ACTIONS, DISPLAYED, Action, clash, display, key_refusal, keys_of
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.plain import quoted

__all__ = ["key_named", "read_keymap"]

_AS_SHOWN = {shown.casefold(): key for key, shown in DISPLAYED.items()} | {",": "comma"}
_NAMES = re.compile(r"\s*(,|[^,\s][^,]*)\s*(?:,|$)")
"""Names with commas between them, of which one may be the comma itself."""
_MODIFIERS = frozenset(("ctrl", "shift", "alt", "super", "meta", "hyper"))
_KNOWN = frozenset(key.value for key in Keys) | REPLACED_KEYS.keys()


def read_keymap(wanted: Mapping[str, str]) -> tuple[dict[str, str], list[str]]:
    """The keys by action that hold of those that are wanted, and why each other line does not:
    it is unknown, cannot be used, or another action has the key."""
    keymap: dict[str, str] = {}
    problems: dict[str, str] = {}
    for action_id, text in wanted.items():
        try:
            keymap[action_id] = ",".join(_usable(action_id, text))
        except Refused as refused:
            problems[action_id] = str(refused)
    while clashing := [
        (action_id, found)
        for action_id, keys in keymap.items()
        if (found := clash(ACTIONS[action_id], keys.split(","), keymap))
    ]:
        action_id, (other, key) = clashing[-1]
        del keymap[action_id]
        problems[action_id] = f"{display(key)} is for {other.label} already."
    return keymap, [
        f"The keys of {quoted(action_id)} stay as they are. {why}"
        for action_id, why in problems.items()
    ]


def key_named(text: str) -> str:
    """Textual's name of a key, written so or as it is shown: "f2" for F2, "full_stop" for a dot,
    "ctrl+x" for Ctrl+X. Raises `Refused` for what is no key."""
    before, _, name = text.strip().rpartition("+")
    if not name:  # the key is the plus sign
        before, name = before.removesuffix("+"), "+"
    modifiers = [modifier.casefold() for modifier in before.split("+") if modifier]
    name = _AS_SHOWN.get(name.casefold(), name)
    if len(name) == 1:
        [binding] = Binding.make_bindings([(name, "", "")])
        name = binding.key
    else:
        name = name.casefold()
        if name not in _KNOWN and not _is_sign(name):
            raise Refused(f"There is no key {quoted(text.strip())}.")
    if not _MODIFIERS.issuperset(modifiers):
        raise Refused(f"There is no key {quoted(text.strip())}.")
    return "+".join([*modifiers, name.lower() if modifiers else name])


def _is_sign(name: str) -> bool:
    try:
        unicodedata.lookup(name.replace("_", " "))
    except KeyError:
        return False
    return True


def _usable(action_id: str, text: str) -> list[str]:
    """The keys that are named there for an action. Raises `Refused` when one cannot be used."""
    action: Action | None = ACTIONS.get(action_id)
    if action is None:
        raise Refused("There is no such action.")
    if action.fixed:
        raise Refused("They are the same in every program.")
    if _NAMES.sub("", text).strip():
        raise Refused("A comma that is a key is written comma.")
    keys = [key_named(key) for key in _NAMES.findall(text)]
    if not keys:
        raise Refused("No key is named.")
    for key in keys:
        refusal = "" if key in keys_of(action) else key_refusal(key, action.place)
        if refusal:
            raise Refused(refusal)
    return keys
