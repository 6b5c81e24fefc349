"""The set-up of a match: a form for any game, made from what its rules say of themselves."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Button, Input, Static

from wordgames_tui.app.fields import Choice, Entry, Field, FieldLabel
from wordgames_tui.app.key_line import KeyLine
from wordgames_tui.app.keys import bind
from wordgames_tui.app.once import Once
from wordgames_tui.app.seat_row import SeatRow
from wordgames_tui.app.setup_form import SetupForm
from wordgames_tui.engine.errors import Refused
from wordgames_tui.engine.rules import Rules
from wordgames_tui.engine.setup import Setup
from wordgames_tui.packaged import packaged
from wordgames_tui.store.settings import Settings
from wordgames_tui.words.dictionary import DictionaryChoice
from wordgames_tui.words.text import clean
from wordgames_tui.words.wordlist import WordListDictionary

__all__ = ["Ready", "SetupScreen"]

LIST_NOTE = "A file of yours in UTF-8, one word a line. Only its words are good then."
ADD_NOTE = "Words that are good in this match whatever the dictionary says."
BAN_NOTE = "Words that are not good in this match whatever the dictionary says."
SEED_NOTE = "The same number deals the same cards; leave it empty for chance."
DEFAULTS_NOTE = "All that the table agrees on is as in the rulebook again."
START_NOTE = "Enter starts the match. Tab and the arrows lead through the page."


@dataclass(frozen=True, slots=True)
class Ready:
    """A set-up that can be played, and what else was said."""

    setup: Setup
    agreements: Sequence[tuple[str, bool]]
    """Words on which the table agreed, each with whether it is good."""
    word_list: str
    """The file of the player's own list, "" where none was named."""


class SetupScreen(Once[Ready | None]):
    """Ask who plays what and how; dismissed with what is ready to be played, or with None."""

    CSS_PATH = packaged("assets", "styles", "setup.tcss")
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("setup.start", "start"),
        bind("setup.add", "add"),
        bind("setup.remove", "remove"),
        bind("setup.earlier", "earlier"),
        bind("setup.reset", "reset"),
        bind("back", "back"),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("enter", "app.focus_next", show=False),
    ]

    def __init__(
        self,
        rules: Rules[Any],
        dictionaries: Sequence[DictionaryChoice],
        settings: Settings,
    ) -> None:
        """Start from the last set-up that the settings remember, and from what they prefer."""
        super().__init__()
        self.rules = rules
        self.form = SetupForm(rules, dictionaries, settings)
        self.help_topic = rules.name
        self._rows: list[SeatRow] = []

    def compose(self) -> ComposeResult:
        with Horizontal(id="title"):
            yield Static(self.rules.title, markup=False)
            yield self._variant_choice()
        with VerticalScroll(id="form", can_focus=False), Horizontal(id="columns"):
            with Vertical(id="left"):
                yield Static("Players", classes="heading", id="players")
                yield from self._seat_rows()
                yield Static("Words", classes="heading", id="words")
                yield from self._word_fields()
            with Vertical(id="right"):
                yield Static("As the table agrees", classes="heading")
                yield from self._option_choices()
        yield Static("", id="note", markup=False)
        with Horizontal(id="bar"):
            yield Button("Start", id="start", compact=True, variant="primary")
            yield Static("", id="why", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Start at what is wrong, or else where one Enter starts the match."""
        self._show_variant()
        self._check()
        problems = self.form.problems()
        wrong = [field for field in self.query(Field) if field.name in problems]
        if wrong:
            wrong[0].query("Entry, Choice").first().focus()
        else:
            self.query_one("#variant" if problems else "#start").focus()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        match action:
            case "add":
                return self.form.variant.least < self.form.variant.most
            case "remove":
                return self.form.variant.least < self.form.variant.most and self._seat() is not None
            case "earlier":
                return len(self.form.playing) > 1 and self._seat() is not None
        return True

    # What is done

    def action_start(self) -> None:
        """Start the match, if nothing is wrong."""
        self._read()
        try:
            ready = Ready(self.form.setup(), self.form.agreements(), clean(self.form.list_file))
        except Refused:
            self.app.bell()
            return
        self.dismiss(ready)

    async def action_add(self) -> None:
        """Add a seat, and go to its name."""
        self._read()
        try:
            at = self.form.add_seat()
        except Refused as refused:
            self._note(str(refused))
            return
        await self._show_seats(at)

    async def action_remove(self) -> None:
        """Remove the seat where the cursor is."""
        self._read()
        at = self._seat()
        if at is None:
            return
        try:
            self.form.remove_seat(at)
        except Refused as refused:
            self._note(str(refused))
            return
        await self._show_seats(min(at, len(self.form.playing) - 1))

    async def action_earlier(self) -> None:
        """Let the seat where the cursor is play earlier."""
        self._read()
        at = self._seat()
        if at is not None:
            await self._show_seats(self.form.move_earlier(at))

    def action_reset(self) -> None:
        """Choose for every option what the rulebook has, and say so."""
        self.form.take_defaults()
        self._check()
        self._note(DEFAULTS_NOTE)

    def action_back(self) -> None:
        """Leave without a match."""
        self.dismiss(None)

    # What was typed and chosen

    @on(Button.Pressed, "#start")
    def _start_pressed(self) -> None:
        self.action_start()

    @on(Input.Changed)
    def _typed(self) -> None:
        self._read()
        self._check()

    @on(Choice.Changed)
    async def _chosen(self, event: Choice.Changed) -> None:
        self._read()
        if event.choice.id == "variant":
            await self._show_seats()
        self._check()
        if event.choice.has_focus:
            self._note(self._note_of(event.choice))

    def _read(self) -> None:
        """Take over what stands in the fields now, which a hand may have typed and chosen faster
        than its messages arrive."""
        form = self.form
        for row in self._rows[: len(form.playing)]:
            if row.display:
                form.set_name(row.at, row.entry.value)
                if row.player.value != form.seats[row.at].bot:
                    form.set_bot(row.at, row.player.value)
                    row.show(form.seats[row.at])
        for name in ("list_file", "allowed", "banned", "seed"):
            setattr(form, name, self.query_one(f"#{name}", Entry).value)
        form.dictionary = self.query_one("#dictionary", Choice).value
        for spec in self.rules.options:
            choice = self.query_one(f"#option-{spec.name}", Choice)
            if choice.display:
                form.options[spec.name] = choice.value
        variant = self.query_one("#variant", Choice).value
        if variant != form.variant.name:
            form.choose_variant(variant)

    @on(Input.Submitted)
    def _entered(self) -> None:
        self.focus_next()

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        self._note(self._note_of(event.widget))
        self.refresh_bindings()

    # What is shown

    def _variant_choice(self) -> Choice:
        values = [(variant.name, variant.title) for variant in self.rules.variants]
        choice = Choice("", values, self.form.variant.name, id="variant")
        choice.disabled = len(values) == 1
        return choice

    def _seat_rows(self) -> Iterator[SeatRow]:
        """A row for each seat that has none yet."""
        while len(self._rows) < len(self.form.playing):
            at = len(self._rows)
            self._rows.append(SeatRow(at, self.form.seats[at], self.rules))
            yield self._rows[at]

    def _word_fields(self) -> ComposeResult:
        form = self.form
        values = [(choice.key, choice.title) for choice in form.dictionaries]
        yield Field(
            Choice("Dictionary", values, form.dictionary, id="dictionary"), name="dictionary"
        )
        for name, label, placeholder, note, value in (
            ("list_file", "Your list", "a file", LIST_NOTE, form.list_file),
            ("allowed", "Also good", "words of your own", ADD_NOTE, form.allowed),
            ("banned", "Not good", "words to do without", BAN_NOTE, form.banned),
            ("seed", "Seed", "chance", SEED_NOTE, form.seed),
        ):
            entry = Entry(value, placeholder=placeholder, note=note, id=name)
            yield Field(FieldLabel(label), entry, name=name)

    def _option_choices(self) -> ComposeResult:
        for spec in self.rules.options:
            value = self.form.options[spec.name]
            yield Choice(spec.title, (), value, note=spec.text, id=f"option-{spec.name}")

    async def _show_seats(self, focused: int | None = None) -> None:
        """Show the seats of the form, and the cursor in the name of one of them."""
        playing = self.form.playing
        for row in self._rows:
            row.display = row.at < len(playing)
            if row.display:
                row.show(playing[row.at])
        await self.query_one("#left").mount(*self._seat_rows(), before="#words")
        if focused is not None:
            self._rows[focused].entry.focus()
        self._show_variant()
        self._check()

    def _show_variant(self) -> None:
        """Say how many can play, and offer the keys that fit."""
        variant = self.form.variant
        several = "alone" if variant.most == 1 else f"{variant.least} to {variant.most}"
        self.query_one("#players", Static).update(Content(f"Players, {several}"))
        self.refresh_bindings()

    def _show_options(self) -> None:
        """Show what can be agreed on, by the names that stand in the fields."""
        asked = {question.spec.name: question for question in self.form.questions()}
        for spec in self.rules.options:
            choice, question = self.query_one(f"#option-{spec.name}", Choice), asked.get(spec.name)
            choice.display = question is not None
            if question is not None:
                value = self.form.options[spec.name]
                choice.offer(question.title, question.choices, value, name=question.name)

    def _check(self) -> None:
        """Say beside each field what is wrong with it, and below why one cannot start."""
        self._show_options()
        problems = self.form.problems()
        for field in self.query(Field):
            name, notice = field.name or "", ""
            if name == "list_file":
                field.display = self.form.dictionary == WordListDictionary.key
                if field.display and name not in problems:
                    notice = self.form.list_notice()
            elif name == "dictionary":
                notice = self.form.dictionary_notice()
            field.say(problems.get(name, ""), notice)
        first = next(iter(problems.values()), "")
        self.query_one("#start", Button).disabled = bool(problems)
        self.query_one("#why", Static).update(Content(f"Not yet: {first}" if first else ""))

    def _note(self, text: str) -> None:
        self.query_one("#note", Static).update(Content(text))

    def _note_of(self, widget: Widget) -> str:
        """What is worth knowing about the field where the cursor is."""
        if isinstance(widget, Choice) and widget.id == "variant":
            return self.form.variant.text
        if isinstance(widget, Choice) and widget.id == "dictionary":
            return self._dictionary_note()
        row = _row_of(widget)  # not where the cursor is by now: keys may come fast
        if isinstance(widget, Choice) and row is not None:
            return row.notes[widget.value]
        if isinstance(widget, Choice | Entry):
            return widget.note
        return START_NOTE if widget.id == "start" else ""

    def _dictionary_note(self) -> str:
        wanted = self.form.dictionary
        choice = next((choice for choice in self.form.dictionaries if choice.key == wanted), None)
        return f"{choice.title}." if choice and not choice.problem else "It says what a word is."

    def _seat(self) -> int | None:
        """The seat where the cursor is."""
        row = _row_of(self.focused) if self.focused else None
        return row.at if row and row.at < len(self.form.playing) else None


def _row_of(widget: Widget) -> SeatRow | None:
    """The seat's row that a widget stands in."""
    return next((node for node in widget.ancestors_with_self if isinstance(node, SeatRow)), None)
