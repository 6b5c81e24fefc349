"""A list of matches that lie in files, some of which cannot be read."""

from collections.abc import Collection

from wordgames_tui.app.marked_list import MarkedList

__all__ = ["EXPLAIN", "KeptList"]

EXPLAIN = "What is wrong"
"""What the bottom line calls it."""


class KeptList(MarkedList):
    """Matches to choose from. One that cannot be read is chosen to hear what is wrong with it:
    that is another action, `explain`, so that the bottom line can say so."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.broken: Collection[int] = ()
        """The numbers of those that cannot be read."""

    @property
    def on_broken(self) -> bool:
        """Whether the cursor is on a match that cannot be read."""
        return self.highlighted in self.broken

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action in ("select", "explain"):
            return self.on_broken is (action == "explain")
        return True

    def action_explain(self) -> None:
        """Choose what cannot be read; whose list this is says what is wrong."""
        self.action_select()

    def watch_highlighted(self, highlighted: int | None) -> None:
        super().watch_highlighted(highlighted)
        self.refresh_bindings()
