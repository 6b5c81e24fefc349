"""A list whose chosen line carries a sign, for terminals whose colours do not tell it."""

from collections.abc import Iterable

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from wordgames_tui.app.signs import signs

__all__ = ["MarkedList"]


class MarkedList(OptionList):
    """Lines to choose from; the sign stands before the chosen one while the list has the cursor."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id, compact=True, markup=False)
        self._texts: list[Content] = []
        self._marked: int | None = None

    def show(self, lines: Iterable[tuple[Content, bool]], at: int = 0) -> None:
        """Show these lines, each with whether it can be chosen, the cursor at one of them."""
        lines = list(lines)
        self._texts = [line for line, _ in lines]
        self._marked = None
        self.set_options(Option(_after("  ", line), disabled=not free) for line, free in lines)
        free = [number for number, (_, can_be) in enumerate(lines) if can_be]
        self.highlighted = min(free, key=lambda number: abs(number - at)) if free else None
        self._mark()

    def watch_highlighted(self, highlighted: int | None) -> None:
        super().watch_highlighted(highlighted)
        self._mark()

    def watch_has_focus(self, has_focus: bool) -> None:
        super().watch_has_focus(has_focus)
        self._mark()

    def _mark(self) -> None:
        marked = self.highlighted if self.has_focus else None
        if marked == self._marked:
            return
        before, self._marked = self._marked, marked
        for at, sign in ((before, " "), (marked, signs(self).mark)):
            if at is not None and at < len(self._texts):
                self.replace_option_prompt_at_index(at, _after(f"{sign} ", self._texts[at]))


def _after(sign: str, text: Content) -> Content:
    """The text after a sign; further lines of it stand below the first."""
    first, *others = text.split("\n")
    return Content("\n").join([Content(sign) + first, *(Content("  ") + other for other in others)])
