"""The settings: each is applied the moment it is chosen, and kept."""

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from rich.cells import cell_len
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static

from wordgames_tui.app.base_app import BaseApp
from wordgames_tui.app.fields import Choice, Entry, Field, FieldLabel, leader
from wordgames_tui.app.key_dialog import KeyDialog
from wordgames_tui.app.key_line import KeyLine
from wordgames_tui.app.keys import (
    ACTIONS,
    PLACES,
    Action,
    bind,
    clash,
    display,
    keys_of,
)
from wordgames_tui.app.list_file import found_in, read_list_file
from wordgames_tui.app.marked_list import MarkedList
from wordgames_tui.app.once import Once
from wordgames_tui.app.room import Room
from wordgames_tui.app.sheet import Sheet, SheetWidget
from wordgames_tui.app.signs import SEAT_CLASSES, ascii_only, seat_class, shape, signs
from wordgames_tui.app.themes import THEMES
from wordgames_tui.app.tiles import Tile, TileRow, draw_tile
from wordgames_tui.engine.errors import Refused
from wordgames_tui.packaged import packaged
from wordgames_tui.words.dictionary import available_dictionaries
from wordgames_tui.words.text import clean

__all__ = ["SettingsScreen"]

TIMES_NOTE = (
    "What the set-up of a new match starts with, at first as in the rulebook. A match keeps what "
    "was chosen for it."
)
SWITCHES = (
    (
        "ascii",
        "Drawn with",
        "plain ASCII",
        "lines and shapes",
        "For terminals and fonts without the lines that tiles are drawn with.",
    ),
    (
        "reduced_motion",
        "Animation",
        "off",
        "on",
        "Whether cards and letters move for a moment when something happens.",
    ),
    ("sound", "Sound", "on", "off", "The terminal's bell, when time runs out."),
    ("timers", "Time limits", "as last time", "none", TIMES_NOTE),
)
NO_COLOR = "NO_COLOR is set in this terminal, so the monochrome theme is shown."
DICTIONARY_NOTE = "The dictionary of a new match; each match can have another one."
LIST_NOTE = "A file of yours in UTF-8, one word a line, for the dictionary of your own."
KEYS_NOTE = "Enter gives it another key, {key} its default keys back."


class Sample(TileRow):
    """A few letters and the six signs of players, to judge a theme by."""

    COMPONENT_CLASSES: ClassVar[set[str]] = set(SEAT_CLASSES)

    def get_content_height(self, *_: object) -> int:
        return 4

    def draw(self, sheet: Sheet) -> None:
        plain = ascii_only(self)
        looks = ("letter", "letter", "common", "action", "chosen", "dim")
        for at, (letter, look) in enumerate(zip("LETTER", looks, strict=True)):
            draw_tile(sheet, 6 * at, 0, Tile(letter, look, value=str(at + 1)), plain)
            sheet.put(6 * at + 2, 3, shape(self, at), seat_class(at))


class Keys(MarkedList, Room):
    """The actions, each with its keys."""


class SettingsScreen(Once[None]):
    """Choose how the program looks, sounds and listens."""

    CSS_PATH = packaged("assets", "styles", "settings.tcss")
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("settings.reset", "reset"),
        bind("back", "dismiss"),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("enter", "app.focus_next", show=False),
    ]

    app: BaseApp

    def __init__(self) -> None:
        super().__init__()
        self.dictionaries = available_dictionaries()
        self.actions: list[Action | None] = []
        """The actions by their line in the list of keys; None for a heading."""

    def compose(self) -> ComposeResult:
        yield Static("Settings", id="title")
        with Horizontal(id="columns"):
            with Vertical(id="left"):
                yield from self._choices()
                yield from self._words()
                yield Sample()
            with Vertical(id="right"):
                yield Static("Keys", classes="heading")
                yield Keys(id="keys")
        yield Static("", id="note", markup=False)
        yield KeyLine()

    def _choices(self) -> ComposeResult:
        settings = self.app.settings
        themes = [(named.name, named.title) for named in THEMES]
        yield Choice("Theme", themes, settings.theme, id="theme")
        for name, label, on_title, off_title, note in SWITCHES:
            values = [(True, on_title), (False, off_title)]
            yield Choice(label, values, getattr(settings, name), note=note, id=name)

    def _words(self) -> ComposeResult:
        settings = self.app.settings
        known = [(choice.key, choice.title) for choice in self.dictionaries]
        choice = Choice(
            "Dictionary", known, settings.dictionary, note=DICTIONARY_NOTE, id="dictionary"
        )
        yield Field(choice, name="dictionary")
        entry = Entry(settings.word_list, placeholder="a file", note=LIST_NOTE, id="word_list")
        yield Field(FieldLabel("Your list"), entry, name="word_list")

    def on_mount(self) -> None:
        self._check()
        self.query_one("#theme").focus()

    # What is chosen

    @on(Choice.Changed)
    def _chosen(self, event: Choice.Changed) -> None:
        changed = {event.choice.id or "": event.value}
        self.app.save_settings(replace(self.app.settings, **changed))
        self._note_for(event.choice)
        self._check()
        self._list_keys()
        self.refresh(layout=True)
        for widget in self.query():
            if isinstance(widget, SheetWidget):
                widget.redraw()

    @on(Input.Changed, "#word_list")
    @on(Input.Submitted, "#word_list")
    def _list_named(self, event: Input.Changed | Input.Submitted) -> None:
        word_list = clean(event.value)
        if word_list != self.app.settings.word_list:
            self.app.save_settings(replace(self.app.settings, word_list=word_list))
        self._check()
        if isinstance(event, Input.Submitted):
            self.focus_next()

    @on(OptionList.OptionSelected, "#keys")
    def _rebind(self, event: OptionList.OptionSelected) -> None:
        action = self.actions[event.option_index]
        if action is not None:
            keymap = self.app.keymap_in_force
            dialog = KeyDialog(action, keymap)
            self.app.push_screen(dialog, lambda keys: self._set_keys(action, keys))

    def action_reset(self) -> None:
        """Give the action where the cursor is its default keys back."""
        at = self.query_one("#keys", Keys).highlighted
        action = self.actions[at] if at is not None else None
        if action is None:
            return
        others = self.app.keymap_in_force
        others.pop(action.id, None)
        taken = clash(action, keys_of(action), others)
        if taken is None:
            self._set_keys(action, action.keys)
        else:
            other, key = taken
            self._note(f"{display(key)} is for {other.label} now; give that another key first.")

    def _set_keys(self, action: Action, keys: str | None) -> None:
        if keys is None:
            return
        keymap = {**self.app.settings.keymap, action.id: keys}
        if keys == action.keys:
            del keymap[action.id]
        self.app.save_settings(replace(self.app.settings, keymap=keymap))
        self._list_keys()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "reset":
            return self.focused is not None and self.focused.id == "keys"
        return True

    # What is shown

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        self._note_for(event.widget)
        self.refresh_bindings()

    def _note_for(self, widget: Widget) -> None:
        settings = self.app.settings
        if widget.id == "theme":
            text = next(named.text for named in THEMES if named.name == settings.theme)
            self._note(NO_COLOR if self.app.no_color else text)
        elif widget.id == "keys":
            keys = keys_of(ACTIONS["settings.reset"], self.app.keymap_in_force)
            self._note(KEYS_NOTE.format(key=display(keys[0])))
        elif isinstance(widget, Choice | Entry):
            self._note(widget.note)

    def _note(self, text: str) -> None:
        self.query_one("#note", Static).update(Content(text))

    def _check(self) -> None:
        """Say beside the dictionary and the list why they cannot be used."""
        settings = self.app.settings
        for field in self.query(Field):
            if field.name == "dictionary":
                unknown = "This machine does not have that dictionary."
                problems = {choice.key: choice.problem for choice in self.dictionaries}
                field.say(problems.get(settings.dictionary, unknown))
            elif field.name == "word_list" and settings.word_list:
                try:
                    field.say(notice=found_in(read_list_file(settings.word_list)))
                except Refused as refused:
                    field.say(str(refused))
            elif field.name == "word_list":
                field.say()

    @on(Room.Resized)
    def _list_keys(self) -> None:
        """List the actions by place, each with its keys, the cursor where it was."""
        keys = self.query_one("#keys", Keys)
        keymap = self.app.keymap_in_force
        self.actions, lines = [], []
        for place, title in PLACES.items():
            actions = [a for a in ACTIONS.values() if a.place == place and not a.fixed]
            if actions:
                self.actions.append(None)
                lines.append((Content.styled(title, "$faint"), False))
            for action in actions:
                self.actions.append(action)
                lines.append((self._key_line(action, keymap), True))
        keys.show(lines, keys.highlighted or 0)

    def _key_line(self, action: Action, keymap: Mapping[str, str]) -> Content:
        """An action, dots, and its keys at the right."""
        room = self.query_one("#keys").scrollable_content_region.width - 4
        shown = f" {signs(self).dot} ".join(display(key) for key in keys_of(action, keymap))
        dots = leader(action.label, max(0, room - cell_len(shown)), signs(self))
        name = dots.rstrip(f"{signs(self).leader} ")
        own = "$primary" if action.id in keymap else "$foreground"
        return Content.assemble(name, (dots[len(name) :], "$line"), (shown, own))
