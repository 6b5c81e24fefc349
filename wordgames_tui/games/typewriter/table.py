"""What lies on the table in Typewriter."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import cast

from wordgames_tui.engine.piles import Pile
from wordgames_tui.engine.table import Table
from wordgames_tui.games.typewriter.assets import number
from wordgames_tui.games.typewriter.event_cards import NO_EVENT, EventCard
from wordgames_tui.games.typewriter.keys import Key
from wordgames_tui.games.typewriter.typewriters import Typewriter
from wordgames_tui.games.typewriter.word import Word

__all__ = ["Turn", "TypewriterTable"]


@dataclass
class Turn:
    """What has to be remembered from the start of a turn to its end."""

    seat: int
    step: str = "spell"
    """ "spell", "fill", "meter" or "claim": where the turn stands."""
    word: Word | None = None
    """The word, from Spell to Flip."""
    used: set[str] = field(default_factory=set)
    """The keys used in the word or for their action: none is used twice in a turn."""
    wild: set[str] = field(default_factory=set)
    """The keys made wild."""
    per_key: int = 0
    """What every key of the word fills beside its value."""
    doubled: list[str] = field(default_factory=list)
    """The keys whose value counts once more for the fill."""
    redirects: int = 0
    """How many of the next banks may take a key of the pool instead."""
    just_banked: list[str] = field(default_factory=list)
    """The keys banked this turn that still lie in the Bank."""
    event_stars: int = 0
    """How often this turn the event let a banked key be starred."""
    abilities: list[str] = field(default_factory=list)
    """The abilities used in this reset."""


@dataclass
class TypewriterTable(Table[Key | EventCard]):
    """The bag, the Offer, the Common stack, the Event deck, and what each player has."""

    first: int = 0
    """Who has the gold Typing token."""
    round: int = 0
    rounds: int = 0
    typewriters: tuple[Typewriter, ...] = ()
    spaces: list[int] = field(default_factory=list)
    """The space of each seat's Typing token."""
    known_in_bag: int = 0
    """How many keys on top of the bag lie there because the set-up's order says so."""
    turn: Turn | None = None
    words: list[str] = field(default_factory=list)
    """The word that each seat spelled this round, "" for none."""
    always_refill: bool = True
    """Whether a key that an action claims from the Offer is replaced whatever lies there."""

    def _keys(self, pile: str) -> Pile[Key]:
        return cast(Pile[Key], self.piles[pile])

    def _cards(self, pile: str) -> Pile[EventCard]:
        return cast(Pile[EventCard], self.piles[pile])

    @property
    def bag(self) -> Pile[Key]:
        """The Shop bag, in the order in which keys will be drawn."""
        return self._keys("bag")

    @property
    def offer(self) -> Pile[Key]:
        """The Offer."""
        return self._keys("offer")

    @property
    def drawn(self) -> Pile[Key]:
        """Keys drawn from the bag, of which some are kept."""
        return self._keys("drawn")

    @property
    def aside(self) -> Pile[Key]:
        """Keys set aside: an action key while it is used, the Offer while it is refreshed."""
        return self._keys("aside")

    @property
    def word(self) -> Pile[Key]:
        """The keys that lie in the word."""
        return self._keys("word")

    @property
    def supply(self) -> Pile[Key]:
        """The temporary wilds that nobody has."""
        return self._keys("supply")

    @property
    def common(self) -> Pile[Key]:
        """The Common key: the top of its stack."""
        return self._keys("common")

    @property
    def common_below(self) -> Pile[Key]:
        """The vowels under the Common key; their order is not known."""
        return self._keys("common below")

    @property
    def common_bottom(self) -> Pile[Key]:
        """The wild Common key, until it is the only one left."""
        return self._keys("common bottom")

    @property
    def common_key(self) -> Key:
        """The Common key that everybody may use."""
        return self.common.cards[0]

    @property
    def event_deck(self) -> Pile[EventCard]:
        """The events of the rounds to come."""
        return self._cards("events")

    @property
    def event_box(self) -> Pile[EventCard]:
        """The events that are not in this match; nobody knows which."""
        return self._cards("events not in play")

    @property
    def event_now(self) -> Pile[EventCard]:
        """The event of this round."""
        return self._cards("event")

    @property
    def past_events(self) -> Pile[EventCard]:
        """The events of the rounds before."""
        return self._cards("past events")

    @property
    def event(self) -> EventCard:
        """The event of this round; before the first round one that changes nothing."""
        return self.event_now.cards[0] if len(self.event_now) else NO_EVENT

    @property
    def final_round(self) -> bool:
        """Whether the Event deck has run out: the game ends with this round."""
        return self.round > 0 and not len(self.event_deck)

    def pool(self, seat: int) -> Pile[Key]:
        """That seat's pool."""
        return self._keys(f"pool {seat}")

    def bank(self, seat: int) -> Pile[Key]:
        """The keys on the Bank of that seat's Typewriter card."""
        return self._keys(f"bank {seat}")

    def star(self, seat: int) -> Pile[Key]:
        """The keys on the Star section of that seat's Typewriter card."""
        return self._keys(f"star {seat}")

    def in_word(self, word: Word) -> list[Key]:
        """The keys of the word but those that were banked or starred; the Common key in any case,
        banked by this word or not."""
        return [p.key for p in word.keys if p.shared or p.key in self.word.cards]

    def temporary_wilds(self, seat: int) -> int:
        """How many temporary wilds that seat holds; one in its word still counts."""
        held: Iterable[Key] = self.pool(seat)
        if self.turn and self.turn.seat == seat:
            held = (*held, *self.word)
        return sum(key.is_temporary for key in held)

    @property
    def common_letters(self) -> int:
        """How many letters bank the Common key this round."""
        usual = self.setup.options["common_letters"]
        assert isinstance(usual, int)
        return usual + int(self.event.changes("common_bank", "min_letters_delta", 0))

    @property
    def offer_size(self) -> int:
        """How many keys the Offer has when nothing added to it."""
        return number("setup", "offer_size")
