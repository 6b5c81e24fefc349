"""The table of everything that a key does: one source for bindings, keymaps, footers and help.

Each action has a key and, but for those that every program has (Enter, Escape), a second one:
some terminals keep F1, F10 or AltGr signs for themselves. Where words are typed, letters are
letters, and signs are free for commands; digits are the numbers of cards, games and choices.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from textual.binding import Binding
from textual.keys import format_key
from textual.widgets import Input

__all__ = [
    "ACTIONS",
    "DISPLAYED",
    "PLACES",
    "Action",
    "bind",
    "clash",
    "display",
    "key_refusal",
    "keys_markdown",
    "keys_of",
    "quoted_keys",
]

PLACES: Mapping[str, str] = {
    "everywhere": "Everywhere",
    "launcher": "First page",
    "setup": "Set-up of a match",
    "history": "History",
    "settings": "Settings",
    "game": "In every game",
    "typewriter": "Typewriter",
    "typo": "Typo",
    "wordspiel": "WordSpiel",
    "tuppfehler": "Tuppfehler",
}
"""Where an action works, in the order of the help page. A place that is none of the first five
is a game, and what works in every game works there too."""

_PAGES = ("launcher", "setup", "history", "settings")
_TYPED = ("everywhere", "setup", "game")
"""Where letters are typed; in a game's own place they are too."""


@dataclass(frozen=True, slots=True)
class Action:
    """Something that keys do. `keys` are Textual's names, separated by commas."""

    id: str
    keys: str
    label: str
    """For the bottom line: one or two words."""
    text: str
    """For the help and the settings: what it does."""
    place: str
    fixed: bool = False
    """Whether its keys are those of every program, and stay."""


_TABLE = (
    Action("help", "f1,question_mark", "Help", "How to play, the rules, the keys.", "everywhere"),
    Action("back", "escape", "Back", "Leave this page, or close what is open.", "everywhere", True),
    Action("quit", "ctrl+q", "Quit", "Leave the program; matches are kept.", "everywhere", True),
    Action("launcher.history", "f3,h", "History", "Finished matches and records.", "launcher"),
    Action("launcher.settings", "f2,s", "Settings", "Theme, sound, keys and more.", "launcher"),
    Action("launcher.delete", "delete,d", "Delete", "Delete the chosen match.", "launcher"),
    Action("launcher.quit", "f10,q", "Quit", "Leave the program.", "launcher"),
    Action("setup.start", "f5,ctrl+g", "Start", "Start the match.", "setup"),
    Action("setup.add", "f6,ctrl+n", "Add", "Add a seat to the table.", "setup"),
    Action("setup.remove", "f7,ctrl+r", "Remove", "Remove this seat.", "setup"),
    Action("setup.earlier", "f8,ctrl+p", "Earlier", "Let this seat play earlier.", "setup"),
    Action("setup.reset", "f9,ctrl+t", "Defaults", "Choose what the rulebook has.", "setup"),
    Action("history.log", "f4,l", "Log", "Read the match from its start.", "history"),
    Action(
        "settings.reset",
        "delete,r",
        "Default keys",
        "Give an action its default keys back.",
        "settings",
    ),
    Action("game.show", "space,ctrl+o", "Show", "Draw the curtain, go on after a break.", "game"),
    Action("game.menu", "f10,slash", "Menu", "All that can be done now; leave the match.", "game"),
    Action("game.undo", "f8,minus", "Take back", "Take the last answer back.", "game"),
    Action("game.hint", "f6,number_sign", "Hint", "A hint; asked again, it tells more.", "game"),
    Action("game.agree", "f7,equals_sign", "Agree", "Agree on a word for this match.", "game"),
    Action("game.pause", "f9,comma", "Break", "Have a break; everything is covered.", "game"),
    Action("game.log", "pageup,ctrl+l", "Log", "Read all that has happened.", "game"),
    Action("game.way", "f3,asterisk", "Other way", "Make the word in another way.", "game"),
    Action("typo.give_up", "f4,full_stop", "Give up", "Say that you cannot place it.", "typo"),
    Action("typo.doubt", "f5,exclamation_mark", "Doubt", "Doubt a word.", "typo"),
    Action("wordspiel.no_word", "f4,full_stop", "No word", "Make no word: draw.", "wordspiel"),
    Action("wordspiel.challenge", "f5,exclamation_mark", "Challenge", "Doubt a word.", "wordspiel"),
    Action("wordspiel.exchange", "plus,ctrl+e", "Exchange", "Exchange a card.", "wordspiel"),
    Action("wordspiel.sort", "f2,semicolon", "Sort", "Sort your hand another way.", "wordspiel"),
    Action(
        "tuppfehler.stop",
        "f4,full_stop",
        "Stop",
        "Put the pen down; in Risk, pass or fold.",
        "tuppfehler",
    ),
    Action(
        "tuppfehler.strike",
        "f2,semicolon",
        "Strike out",
        "Strike out the last word of your list; Backspace on an empty line does so too.",
        "tuppfehler",
    ),
    Action("typewriter.no_word", "f4,full_stop", "No word", "Pass: spell no word.", "typewriter"),
    Action("typewriter.use", "f5,plus", "Use a key", "Use a key for its action.", "typewriter"),
    Action("typewriter.players", "f2,semicolon", "Players", "What all have.", "typewriter"),
    Action("typewriter.plan", "exclamation_mark,ctrl+e", "Plan", "Try a next word.", "typewriter"),
)

ACTIONS: Mapping[str, Action] = {action.id: action for action in _TABLE}
"""Every action by its id."""

_RESERVED = {
    "enter": "Enter chooses, everywhere",
    "tab": "Tab goes to the next field, everywhere",
    "shift+tab": "Shift+Tab goes to the field before, everywhere",
    "escape": "Escape goes back, everywhere",
    "ctrl+q": "Ctrl+Q leaves the program, everywhere",
    "ctrl+c": "Ctrl+C is for copying",
}
_UNSAFE = frozenset(f"ctrl+{letter}" for letter in "bhijmsz")
_EDITING_FIELD = frozenset(binding.key for binding in Binding.make_bindings(Input.BINDINGS))
_EDITING_WORD = frozenset(("ctrl+u",))
_WITH_A_NAME = frozenset(
    ("up", "down", "left", "right", "home", "end", "pageup", "pagedown", "space", "backspace")
)
DISPLAYED = {
    "enter": "Enter",
    "escape": "Esc",
    "delete": "Del",
    "insert": "Ins",
    "backspace": "Backspace",
    "tab": "Tab",
    "space": "Space",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "home": "Home",
    "end": "End",
    "up": "Up",
    "down": "Down",
    "left": "Left",
    "right": "Right",
}


def display(key: str) -> str:
    """A key as a player knows it: "f1" is F1, "ctrl+g" is Ctrl+G, "question_mark" is ?."""
    *modifiers, name = key.split("+")
    shown = DISPLAYED.get(name) or format_key(name)
    if modifiers or (name[0] == "f" and name[1:].isdecimal()):
        shown = shown[:1].upper() + shown[1:]
    return "+".join([*(modifier.title() for modifier in modifiers), shown])


def keys_of(action: Action, keymap: Mapping[str, str] = {}) -> tuple[str, ...]:
    """The keys of an action where a keymap may say otherwise."""
    return tuple(key.strip() for key in keymap.get(action.id, action.keys).split(","))


def bind(action_id: str, action: str, *, show: bool = True) -> Binding:
    """The binding of an action of the table to what a screen or widget calls it."""
    known = ACTIONS[action_id]
    return Binding(
        known.keys,
        action,
        known.label,
        show=show,
        tooltip=known.text,
        id=known.id,
    )


def key_refusal(key: str, place: str) -> str:
    """Why a key cannot be used in that place, as a sentence; "" when it can."""
    if key in _RESERVED:
        return f"{_RESERVED[key]}."
    if key in _UNSAFE:
        return f"{display(key)} means something else to many terminals; choose another key."
    if key in _WITH_A_NAME:
        return f"{display(key)} moves in fields and lists; choose another key."
    if key.startswith(("alt+", "ctrl+shift+", "super+", "meta+", "hyper+")):
        return f"Few terminals can tell {display(key)}; choose another key."
    typed = place in _TYPED or place not in _PAGES
    if typed and key in (_EDITING_FIELD if place in ("everywhere", "setup") else _EDITING_WORD):
        return f"{display(key)} changes what is typed; choose another key."
    if typed and len(key) == 1 and key.isalpha():
        return "Letters are typed here; choose a sign or an F-key."
    if len(key) == 1 and key.isdecimal() and (typed or place == "launcher"):
        return "Digits choose by number here; choose a sign or an F-key."
    return ""


def clash(
    action: Action, keys: Iterable[str], keymap: Mapping[str, str]
) -> tuple[Action, str] | None:
    """Another action that has one of these keys where this one works too, and the key."""
    for key in keys:
        for other in ACTIONS.values():
            together = other is not action and _meet(action.place, other.place)
            if together and key in keys_of(other, keymap):
                return other, key
    return None


def keys_markdown(keymap: Mapping[str, str], first: str = "", dot: str = "·") -> str:
    """What each key does, place after place and that place first; `dot` leads to what it does."""
    order = sorted(PLACES, key=lambda place: place != first)
    parts = (_place_markdown(place, keymap, dot) for place in order)
    return "\n\n".join(part for part in parts if part)


def _place_markdown(place: str, keymap: Mapping[str, str], dot: str) -> str:
    """A heading and a paragraph of lines: one widget, where a table is one for each cell."""
    actions = [action for action in ACTIONS.values() if action.place == place]
    if not actions:
        return ""
    widths = [len(" or ".join(map(display, keys_of(action, keymap)))) for action in actions]
    lines = []
    for action, width in zip(actions, widths, strict=True):
        dots = dot * (max(widths) - width + 2)
        lines.append(f"{quoted_keys(action, keymap)} {dots} {action.text}")
    return f"### {PLACES[place]}\n\n" + "\\\n".join(lines)


def quoted_keys(action: Action, keymap: Mapping[str, str]) -> str:
    """The keys of an action in Markdown, `F3` or `*`."""
    return " or ".join(_quoted(display(key)) for key in keys_of(action, keymap))


def _quoted(key: str) -> str:
    """A key in Markdown, where a backtick would end what is quoted."""
    return f"`` {key} ``" if "`" in key else f"`{key}`"


def _meet(one: str, other: str) -> bool:
    """Whether actions of two places can be at work at once."""
    if "everywhere" in (one, other) or one == other:
        return True
    return "game" in (one, other) and not {one, other} & set(_PAGES)
