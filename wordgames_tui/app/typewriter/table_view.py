"""What the screen reads from a view of Typewriter, which is plain data."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wordgames_tui.engine.plain import Json
from wordgames_tui.games.typewriter.event_cards import event_shown
from wordgames_tui.games.typewriter.keys import Key, all_keys, key_shown
from wordgames_tui.games.typewriter.typewriters import Typewriter, all_typewriters
from wordgames_tui.games.typewriter.word import KeyInWord
from wordgames_tui.words.text import listed

__all__ = ["Player", "TableView"]


@dataclass(frozen=True)
class Player:
    """What lies before a player."""

    name: str
    typewriter: Typewriter
    space: int
    pool: tuple[Key, ...]
    bank: tuple[Key, ...]
    star: tuple[Key, ...]
    points: int
    in_bank: int
    in_star: int
    combo: int


@dataclass(frozen=True)
class TableView:
    """The table. But for the order of bag, events and vowels all of it lies open."""

    players: tuple[Player, ...]
    offer: tuple[Key, ...]
    drawn: tuple[Key, ...]
    common: Key | None
    """`None` before the first turn."""
    common_letters: int
    bag: int
    round: int
    rounds: int
    event: str
    event_text: str
    event_short: str
    """What the event says in one line, where its text is too long for that."""
    leading: str
    """The longest words of the round and whose they are, where its event is for them."""
    final_round: bool
    color_combo: bool
    turn: Mapping[str, Any]
    """The turn, empty between turns."""
    word_keys: tuple[Key, ...]
    """The keys that lie in the word."""

    @classmethod
    def of(cls, view: Mapping[str, Json]) -> "TableView":
        """Read a view."""
        known: Any = view
        piles = known["piles"]

        def keys(name: str) -> tuple[Key, ...]:
            return tuple(key_shown(card) for card in piles[name]["cards"])

        players = tuple(
            Player(
                name=name,
                typewriter=all_typewriters()[known["typewriters"][seat]["id"]],
                space=known["spaces"][seat],
                pool=keys(f"pool {seat}"),
                bank=keys(f"bank {seat}"),
                star=keys(f"star {seat}"),
                points=known["points"][seat]["total"],
                in_bank=known["points"][seat]["bank"],
                in_star=known["points"][seat]["star"],
                combo=known["points"][seat]["combo"],
            )
            for seat, name in enumerate(known["names"])
        )
        event = known["event"] or {"face": "", "text": "", "short": ""}
        return cls(
            players=players,
            offer=keys("offer"),
            drawn=keys("drawn"),
            common=next(iter(keys("common")), None),
            common_letters=known["common_letters"],
            bag=piles["bag"]["count"],
            round=known["round"],
            rounds=known["rounds"],
            event=event["face"],
            event_text=event["text"],
            event_short=event["short"],
            leading=_leading(known),
            final_round=known["final_round"],
            color_combo=known["color_combo"],
            turn=known["turn"] or {},
            word_keys=keys("word"),
        )

    @property
    def keys(self) -> Mapping[str, Key]:
        """Every key by its id, with that side up with which it lies in sight."""
        common = (self.common,) if self.common else ()
        sights = [self.offer, self.drawn, common, self.word_keys]
        for player in self.players:
            sights += [player.pool, player.bank, player.star]
        lying = {key.id: key for key in all_keys()}
        lying.update((key.id, key) for keys in sights for key in keys)
        return lying

    @property
    def laid(self) -> list[KeyInWord]:
        """The word that lies on the table, as it was spelled."""
        word = self.turn.get("word") or {"keys": ()}
        lying = self.keys
        return [
            KeyInWord(lying[placed["id"]], placed["letters"], placed["wild"], placed["shared"])
            for placed in word["keys"]
        ]

    @property
    def made_wild(self) -> Sequence[str]:
        """The keys that were made wild this turn, by id."""
        found: Sequence[str] = self.turn.get("wild", ())
        return found

    @property
    def gone(self) -> set[str]:
        """The keys of the word that were banked or starred."""
        own = {placed.key.id for placed in self.laid if not placed.shared}
        return own - {key.id for key in self.word_keys}

    @property
    def word(self) -> str:
        """The word that lies on the table, "" for none."""
        word = self.turn.get("word")
        return str(word["text"]) if word else ""


def _leading(known: Any) -> str:
    if event_shown(known["event"]).hook != "round_end":
        return ""
    longest = max(map(len, known["words"]))
    spelled = [
        f"{word.upper()} by {name}"
        for word, name in zip(known["words"], known["names"], strict=True)
        if word and len(word) == longest
    ]
    return listed(spelled) if spelled else ""
