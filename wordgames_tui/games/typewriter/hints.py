"""Hints for Typewriter, in steps: how long a word there is, a good word, a good turn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from wordgames_tui.engine.decisions import Decision
from wordgames_tui.games.typewriter.actions import Action
from wordgames_tui.games.typewriter.banking import starrable
from wordgames_tui.games.typewriter.decisions import Moment, SpellWord
from wordgames_tui.games.typewriter.event_cards import event_shown
from wordgames_tui.games.typewriter.keys import Key, key_shown
from wordgames_tui.games.typewriter.typewriters import Ability, all_typewriters
from wordgames_tui.games.typewriter.word import KeyInWord, Word
from wordgames_tui.words.text import counted, listed

__all__ = ["hints"]

WELL_KNOWN = 5
"""The least common words that a hint proposes, unless there is no other."""
USEFUL = 5
"""What a hint takes an action behind a letter for, in points."""
LOOKED_AT = 100
"""How many of the longest words are looked at for the one that fills most."""


def hints(decision: Decision, view: Mapping[str, Any]) -> Sequence[str]:
    """Hints for a word, for the Meter, or for a claim."""
    if isinstance(decision, SpellWord):
        return _for_word(decision, view)
    if isinstance(decision, Moment) and decision.step == "meter":
        return _for_meter(view)
    if isinstance(decision, Moment) and decision.step == "claim":
        return _for_claim(view)
    return ()


# A word


def _for_word(asked: SpellWord, view: Mapping[str, Any]) -> Sequence[str]:
    longest = _longest(asked)
    best = _fills_most(asked)
    if longest is None or best is None:
        return () if asked.judge.candidates is None else ("There is no word for you here; pass.",)
    preview = asked.preview(best)
    text = best.text.upper()
    reached = f"fills {preview.fill}, so your token reaches {preview.space}"
    steps = [
        f"There is a word of {len(longest.text)} letters.",
        f"{text} {reached}.",
    ]
    keys = _Keys.of(view, best)
    keys = replace(keys, word=tuple(p.key for p in best.keys if not p.shared))
    turn = [f"{text} {reached}"]
    if preview.banks_common:
        keys = keys.banked(asked.common)
        turn.append(f"it banks the Common key ({counted(asked.common.value, 'point')})")
    turn += [use.told for use in _uses(preview.space, keys, view)]
    claim = "" if view["final_round"] else _claim(view)
    steps.append("; ".join([*turn, *([claim] if claim else [])]) + ".")
    return steps


def _longest(asked: SpellWord) -> Word | None:
    finder = asked.judge.candidates
    if finder is None:
        return None
    for word in asked.findable(finder):
        if not asked.judge.refusal(word):
            for spelled in asked.spelled(word, 1):
                return spelled
    return None


def _fills_most(asked: SpellWord) -> Word | None:
    """The well-known word that brings most, of the longest ones: by what it fills, and by the key
    of it that is best to bank; or else the longest word."""
    finder = asked.judge.candidates
    if finder is None:
        return None
    known = asked.findable(finder.known(WELL_KNOWN))
    ways = (
        way for word in known if not asked.judge.refusal(word) for way in asked.spelled(word, 1)
    )
    return max(
        islice(ways, LOOKED_AT),
        key=lambda word: asked.preview(word).fill + max(p.key.value for p in word.keys),
        default=_longest(asked),
    )


# The Meter


@dataclass(frozen=True, slots=True)
class _Use:
    """An ability, the key to use it on, and the points that it brings then."""

    ability: Ability
    key: Key
    points: int

    @property
    def told(self) -> str:
        """It as a hint tells it."""
        label, space = self.ability.action.label, self.ability.space
        how = f"use space {space} ({label}) on {self.key.name}"
        return f"{how}, {counted(self.points, 'point')}"


@dataclass(frozen=True, slots=True)
class _Keys:
    """The keys that the abilities of a reset may find."""

    spelled: Word | None
    word: tuple[Key, ...]
    bank: tuple[Key, ...]
    just_banked: frozenset[str]

    @classmethod
    def of(cls, view: Mapping[str, Any], spelled: Word | None) -> "_Keys":
        """The keys as they lie, `spelled` being the word that lies there or will."""
        piles, turn = view["piles"], view["turn"] or {}
        return cls(
            spelled,
            tuple(key_shown(card) for card in piles["word"]["cards"]),
            tuple(key_shown(card) for card in piles[f"bank {view['seat']}"]["cards"]),
            frozenset(turn.get("just_banked", ())),
        )

    def banked(self, key: Key) -> "_Keys":
        """What there is once that key was banked."""
        return replace(
            self,
            word=tuple(other for other in self.word if other.id != key.id),
            bank=(*self.bank, key),
            just_banked=self.just_banked | {key.id},
        )

    def used(self, op: str, key: Key) -> "_Keys":
        """What there is once an effect was used on that key."""
        if op == "bank":
            return self.banked(key)
        rest = tuple(other for other in self.bank if other.id != key.id)
        if op == "flip_banked":
            return replace(self, bank=(*rest, key.flipped()))
        return replace(self, bank=rest, word=tuple(k for k in self.word if k.id != key.id))

    def gains(self, action: Action) -> list[tuple[Key, int]]:
        """The points that an effect brings at once, for each key that it may be used on."""
        word = [key for key in self.word if not key.is_temporary]
        match action.op:
            case "bank":
                return [(key, key.value) for key in word]
            case "star_word":
                return [(key, key.value + key.stars) for key in word]
            case "star_banked":
                return [(k, k.stars) for k in self.bank if not action.params or k.is_common]
            case "star_just_banked":
                fresh = [key for key in self.bank if key.id in self.just_banked]
                may = [key for key in fresh if not starrable(self.spelled, key, **action.params)]
                return [(key, key.stars) for key in may]
            case "flip_banked":
                return [(key, key.down.value - key.value) for key in self.bank if key.down]
            case "flip_star_banked":
                return [(k, k.down.value + k.down.stars - k.value) for k in self.bank if k.down]
        return []


def _uses(space: int, keys: _Keys, view: Mapping[str, Any]) -> list[_Use]:
    """What to use of the Meter from a token on that space, one after the other: whatever brings
    most points of what may still be used, with the keys as they lie then."""
    event = event_shown(view["event"])
    typewriter = all_typewriters()[view["typewriters"][view["seat"]]["id"]]
    used = [*(view["turn"] or {}).get("abilities", ())]
    uses: list[_Use] = []
    while True:
        found = [
            _Use(ability, key, gain)
            for ability in typewriter.usable(space, used, event)
            for key, gain in keys.gains(ability.action)
        ]
        best = max(found, key=lambda use: use.points, default=None)
        if best is None or best.points <= 0:
            return uses
        uses.append(best)
        used.append(best.ability.id)
        keys = keys.used(best.ability.action.op, best.key)


def _spelled(known: Mapping[str, Any]) -> Word:
    """The word of a turn as it was spelled, from its plain data, with white sides up."""
    keys = (key_shown({"id": placed["id"], "white": True}) for placed in known["keys"])
    return Word(known["text"], tuple(KeyInWord(key, "") for key in keys))


def _for_meter(view: Mapping[str, Any]) -> Sequence[str]:
    turn = view["turn"]
    uses = _uses(view["spaces"][view["seat"]], _Keys.of(view, _spelled(turn["word"])), view)
    if not uses and turn["abilities"]:
        return ("No other ability brings points now; reset your Meter.",)
    if not uses:
        return ("The Meter brings no points now; keep the token where it is.",)
    colours = listed(list(dict.fromkeys(use.ability.colour for use in uses)))
    told = "; then ".join(use.told for use in uses)
    return (f"Look at what is {colours}.", f"{told[0].upper()}{told[1:]}.")


# The claim


def _claim(view: Mapping[str, Any]) -> str:
    """The key of the Offer that is worth most, whichever side is up."""
    offer = [key_shown(card) for card in view["piles"]["offer"]["cards"]]
    if not offer:
        return ""
    best = max(offer, key=_promise)
    other = ""
    if best.down:
        behind = best.flipped()
        what = behind.action.label if behind.action else _points(behind)
        other = f"; behind it {behind.name}: {what}"
    return f"claim {best.name} ({_points(best)}{other})"


def _points(key: Key) -> str:
    """What a key is worth at the end."""
    return f"banked {counted(key.value, 'point')}, starred {key.value + key.stars}"


def _promise(key: Key) -> int:
    if key.down is None:
        return key.value
    return key.value + (USEFUL if key.down.action_id else key.down.value + key.down.stars)


def _for_claim(view: Mapping[str, Any]) -> Sequence[str]:
    told = _claim(view)
    return (f"{told[0].upper()}{told[1:]}.",) if told and not view["final_round"] else ()
