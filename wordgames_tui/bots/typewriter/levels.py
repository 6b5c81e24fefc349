"""The three levels of Typewriter's bots: how many words they think of, and how far they look."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from wordgames_tui.bots.typewriter.choices import chosen_key, picked_keys
from wordgames_tui.bots.typewriter.gains import gain
from wordgames_tui.bots.typewriter.plan import plan
from wordgames_tui.bots.typewriter.position import Position
from wordgames_tui.bots.typewriter.words import best_way, by_fill, by_plan, thought_of
from wordgames_tui.bots.typewriter.worth import flip_gain, key_worth
from wordgames_tui.engine.decisions import Decision
from wordgames_tui.engine.plain import Json
from wordgames_tui.games.typewriter.decisions import ChooseKey, Moment, PickKeys, SpellWord
from wordgames_tui.games.typewriter.keys import Key

__all__ = ["LEVELS", "Level"]


@dataclass(frozen=True, slots=True)
class Level:
    """A bot of Typewriter."""

    tier: int
    """The least common words that it knows."""
    thoughts: int
    """How many words come to its mind in a turn."""
    considered: int
    """How many of them it weighs with Meter and pool; 0: it looks at the fill alone."""
    ways: int
    """In how many ways it thinks of spelling each of those."""
    actions: frozenset[str] | None
    """The effects of keys that it uses; `None`: all."""
    patient: bool
    """Whether it saves the Meter for more where that is worth it."""

    def __call__(self, view: Mapping[str, Json], decision: Decision, random: Random) -> Json:
        """Answer what is asked."""
        seat = view["seat"]
        assert isinstance(seat, int)
        position = Position.of(view, seat)
        match decision:
            case SpellWord():
                return self._spell(decision, position, random)
            case Moment():
                return self._moment(decision, position)
            case PickKeys():
                return picked_keys(decision, position, view)
            case ChooseKey():
                return chosen_key(decision, position, view)
        return decision.sample(seat, random)

    def _spell(self, asked: SpellWord, position: Position, random: Random) -> Json:
        use = self._key_to_use(asked, position, lambda op: op not in _AFTER_THE_WORD)
        if use:
            return use
        words = thought_of(asked, random, self.tier, self.thoughts)
        if not words:
            return "pass"
        words.sort(key=by_fill(asked), reverse=True)
        if not self.considered:
            return dict(best_way(asked, words, by_fill(asked), 0))
        rate = by_plan(asked, position)
        words = sorted(words[: 3 * self.considered], key=rate, reverse=True)[: self.considered]
        return dict(best_way(asked, words, rate, self.ways))

    def _moment(self, asked: Moment, position: Position) -> Json:
        filling = asked.step == "fill"
        use = self._key_to_use(asked, position, lambda op: not filling or op == "fill_bonus")
        if use:
            return use
        if asked.step == "meter":
            abilities = plan(position, self.patient).abilities
            return next((a.id for a in abilities if not _why_not(asked, a.id)), "flip")
        if asked.step == "claim":
            return self._claim(asked, position)
        return next(o.id for o in asked.options if o.group != "use")

    def _claim(self, asked: Moment, position: Position) -> Json:
        claims = [o.id for o in asked.options if o.group == "claim"]
        if not claims:
            return "end"
        offered = {f"claim:{key.id}": key for key in position.offer}
        worth = {i: key_worth(k, position.turns_left) for i, k in offered.items()}
        return max(claims, key=lambda claim: worth.get(claim, 2.0))

    def _key_to_use(
        self, asked: Decision, position: Position, timely: Callable[[str], bool]
    ) -> str:
        """The key whose action gains most now, less what is lost by turning it, of those whose
        effect is `timely`; "" for none. What lies in the word until it fills is not banked."""
        best, found = 0.15, ""
        for option in asked.options:
            if option.group != "use" or option.why_not:
                continue
            key = next(k for k in position.pool if option.id == f"use:{k.id}")
            assert key.action is not None
            worth = self._use_worth(key, position) if timely(key.action.op) else 0.0
            if worth > best:
                best, found = worth, option.id
        return found

    def _use_worth(self, key: Key, position: Position) -> float:
        assert key.action is not None
        action = key.action
        if self.actions is not None and action.op not in self.actions:
            return 0.0
        return gain(action, position) + 0.3 * flip_gain(key, position.turns_left)


_AFTER_THE_WORD = frozenset(
    {"flip_pool", "swap_bank", "swap_offer", "star_banked", "flip_banked", "flip_star_banked"}
)
"""Effects that a bot does not use before it has spelled: there may be better keys for them then."""


def _why_not(asked: Moment, option_id: str) -> str:
    option = asked.option(option_id)
    return option.why_not if option else "not there"


_EASY = frozenset({"bank", "star_just_banked", "star_banked", "temp_wild", "claim"})

LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "easy": Level(3, 8, 0, 0, _EASY, patient=False),
        "medium": Level(4, 25, 0, 0, None, patient=False),
        "hard": Level(6, 80, 8, 4, None, patient=True),
    }
)
"""Who knows what."""
