"""Hints for Typewriter, in steps: how long a word there is, a good word, a good turn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from wordgames_tui.engine.decisions import Decision
from wordgames_tui.games.typewriter.actions import Action
from wordgames_tui.games.typewriter.decisions import Moment, SpellWord
from wordgames_tui.games.typewriter.keys import Key, key_shown
from wordgames_tui.games.typewriter.typewriters import Ability, all_typewriters
from wordgames_tui.games.typewriter.word import Word

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
        return _for_meter(decision, view)
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
    uses = _uses(preview.space, [p.key for p in best.keys if not p.shared], view)
    turn = [f"{text} {reached}"]
    if preview.banks_common:
        turn.append(f"it banks the Common key ({asked.common.value} points)")
    turn += [use.told for use in uses]
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
    """An ability, the points that it brings at once, and how a hint tells it."""

    ability: Ability
    points: int
    told: str


def _uses(space: int, word: Sequence[Key], view: Mapping[str, Any]) -> list[_Use]:
    """For each colour the ability that brings most points now, from a token on that space."""
    seat = view["seat"]
    bank = [key_shown(card) for card in view["piles"][f"bank {seat}"]["cards"]]
    turn = view["turn"] or {}
    used = set(turn.get("abilities", ()))
    abilities = all_typewriters()[view["typewriters"][seat]["id"]].abilities
    used_colours = {a.colour for a in abilities if a.id in used}
    word = [key for key in word if not key.is_temporary]
    fresh = [key for key in bank if key.id in turn.get("just_banked", ())]
    best: dict[str, _Use] = {}
    for ability in abilities:
        if ability.space > space or ability.colour in used_colours:
            continue
        found = _points(ability.action, word, bank, fresh)
        if found and found[0] > (best[ability.colour].points if ability.colour in best else 0):
            points, key = found
            how = f"use {ability.space} ({ability.action.label}) on {key.name}, {points} points"
            best[ability.colour] = _Use(ability, points, how.replace(" 1 points", " 1 point"))
    return sorted(best.values(), key=lambda use: use.points, reverse=True)


def _points(
    action: Action, word: Sequence[Key], bank: Sequence[Key], fresh: Sequence[Key]
) -> tuple[int, Key] | None:
    """The most points that an effect brings at once, and the key that brings them."""
    gains: list[tuple[int, Key]] = []
    match action.op:
        case "bank":
            gains = [(key.value, key) for key in word]
        case "star_word":
            gains = [(key.value + key.stars, key) for key in word]
        case "star_banked":
            gains = [(key.stars, key) for key in bank if not action.params or key.is_common]
        case "star_just_banked" if not action.params:
            gains = [(key.stars, key) for key in fresh]
        case "flip_banked":
            gains = [(key.down.value - key.value, key) for key in bank if key.down]
        case "flip_star_banked":
            gains = [(key.down.value + key.down.stars - key.value, key) for key in bank if key.down]
    return max(gains, key=lambda found: found[0], default=None)


def _for_meter(asked: Moment, view: Mapping[str, Any]) -> Sequence[str]:
    seat = view["seat"]
    word = [key_shown(card) for card in view["piles"]["word"]["cards"]]
    possible = {option.id for option in asked.possible(seat)}
    uses = [u for u in _uses(view["spaces"][seat], word, view) if u.ability.id in possible]
    if not uses:
        return ("The Meter brings no points now; keep the token where it is.",)
    colours = " and ".join(use.ability.colour for use in uses)
    told = "; ".join(use.told for use in uses)
    return (f"Look at what is {colours}.", f"{told[0].upper()}{told[1:]}.")


# The claim


def _claim(view: Mapping[str, Any]) -> str:
    """The key of the Offer that is worth most, whichever side is up."""
    offer = [key_shown(card) for card in view["piles"]["offer"]["cards"]]
    if not offer:
        return ""
    best = max(offer, key=_promise)
    other = f", {best.flipped().name} on the other side" if best.down else ""
    return f"claim {best.name}{other}"


def _promise(key: Key) -> int:
    if key.down is None:
        return key.value
    return key.value + (USEFUL if key.down.action_id else key.down.value + key.down.stars)


def _for_claim(view: Mapping[str, Any]) -> Sequence[str]:
    told = _claim(view)
    return (f"{told[0].upper()}{told[1:]}.",) if told and not view["final_round"] else ()
