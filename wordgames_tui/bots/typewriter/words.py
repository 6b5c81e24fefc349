"""The words that a bot thinks of, and which of them it spells."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from wordgames_tui.bots.typewriter.gains import SPACE
from wordgames_tui.bots.typewriter.plan import plan
from wordgames_tui.bots.typewriter.position import Position
from wordgames_tui.bots.typewriter.worth import banked, flip_gain
from wordgames_tui.games.typewriter.decisions import SpellWord, way_key
from wordgames_tui.games.typewriter.word import Word

__all__ = ["best_way", "by_fill", "by_plan", "thought_of"]


def thought_of(asked: SpellWord, random: Random, tier: int, thoughts: int) -> list[Word]:
    """So many words that come to mind of those that the bot knows and might spell, each in its
    best way; if none of them fits, some short ones."""
    finder = asked.judge.candidates
    if finder is None:
        return []
    known = finder.known(tier)
    for most in (0, 5, 3):
        words = list(asked.findable(known, 2, most))
        found = _spelled(asked, random.sample(words, min(thoughts, len(words))))
        if found:
            return found
    return []


def _spelled(asked: SpellWord, words: Sequence[str]) -> list[Word]:
    spelled = [way for word in words for way in asked.spelled(word, 1)]
    return [word for word in spelled if not asked.judge.refusal(word.text)]


def by_fill(asked: SpellWord) -> Callable[[Word], float]:
    """Rates a word by how much it fills, and by its Common key."""

    def rate(word: Word) -> float:
        preview = asked.preview(word)
        bonus = asked.common.value if preview.banks_common else 0
        return SPACE * min(preview.fill, asked.last - asked.space + 3) + bonus

    return rate


def by_plan(asked: SpellWord, position: Position) -> Callable[[Word], float]:
    """Rates a word by what its turn is worth: the use of the Meter, keys that can be banked, and
    how the pool will lie then."""

    def rate(word: Word) -> float:
        preview = asked.preview(word)
        own = [p.key for p in word.keys if not p.shared]
        ids = {key.id for key in own}
        after = replace(
            position,
            pool=tuple(key for key in position.pool if key.id not in ids),
            word=tuple(key for key in own if not key.is_temporary),
            letters=word.letters,
            ends=(word.keys[0].key.id, word.keys[-1].key.id),
            space=preview.space,
            used=position.used | ids,
        )
        turns = position.turns_left
        worth = plan(after).worth
        if preview.banks_common:
            worth += asked.common.value + 0.5 * asked.common.stars
        ready = [k.action.op for k in after.pool if k.action and k.id not in position.used]
        values = sorted((banked(key, turns) for key in after.word), reverse=True)
        worth += sum(max(0.0, value) for value in values[1 : 1 + ready.count("bank")])
        worth += sum(0.5 * flip_gain(key, turns) for key in after.word)
        worth -= 1.0 * sum(key.is_temporary for key in own) if turns else 0.0
        return worth

    return rate


def best_way(
    asked: SpellWord, words: Sequence[Word], rate: Callable[[Word], float], ways: int
) -> dict[str, str]:
    """The answer that spells the best of these words, in the best of so many ways."""
    every = [way for word in words for way in (asked.spelled(word.text, ways) if ways else [word])]
    best = max(every, key=lambda word: (rate(word), word.text))
    return {"word": best.text, "way": way_key(best)}
