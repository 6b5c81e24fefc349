"""Banking and starring keys, and what a bank may set off."""

from dataclasses import replace

from wordgames_tui.engine.piles import Pile
from wordgames_tui.engine.rules import Script
from wordgames_tui.games.typewriter.asking import Target, Use, choose_key, targets
from wordgames_tui.games.typewriter.events import Banked, Starred
from wordgames_tui.games.typewriter.keys import Key
from wordgames_tui.games.typewriter.word import Word

__all__ = ["bank_key", "bankable", "just_banked", "star_key", "starrable", "word_targets"]


def word_targets(use: Use, verb: str) -> list[Target]:
    """The keys that lie in the word, with the Common key where it stands. Neither that one nor a
    temporary wild can be banked or starred."""
    turn = use.turn
    if turn is None or turn.word is None:
        return []
    found = []
    for key in use.table.in_word(turn.word):
        why = ""
        if key == turn.word.shared:
            stays = key == use.table.common_key
            why = f"The Common key can never be {verb} so." if stays else "It was banked already."
        elif key.is_temporary:
            why = f"A temporary wild goes back to the supply; it cannot be {verb}."
        found.append(Target(key, why))
    return found


def bankable(use: Use, source: str) -> list[Target]:
    """What may be banked: keys of the word or the pool, or either when another action lets one of
    the pool be banked instead (an event is no such bank)."""
    pool = [key for key in use.table.pool(use.seat) if not key.is_temporary]
    if source == "pool":
        return targets(pool)
    found = word_targets(use, "banked")
    if use.turn and use.turn.redirects and use.by != "event":
        found += targets(pool)
    return found


def bank_key(use: Use, key: Key, source: Pile[Key]) -> Script[None]:
    """Move a key to the Bank, same side up. In the player's own turn it is just banked, and the
    round's event may let it be starred."""
    use.table.bank(use.seat).put(source.take(key))
    use.table.tell(Banked(seat=use.seat, key=key))
    if use.turn:
        use.turn.just_banked.append(key.id)
        yield from _star_by_event(use, key)


def _star_by_event(use: Use, key: Key) -> Script[None]:
    event, turn = use.table.event, use.turn
    assert turn is not None
    if event.hook != "on_bank" or turn.event_stars >= event.changes("on_bank", "per_turn", 0):
        return
    use = replace(use, by="event")
    among = [Target(key, starrable(turn.word, key, **event.params))]
    prompt = f"{event.face}: star {key.name} at once?"
    chosen = yield from choose_key(use, "star", prompt, among, leave="Leave it in the Bank")
    if chosen:
        turn.event_stars += 1
        star_key(use, chosen, use.table.bank(use.seat))


def star_key(use: Use, key: Key, source: Pile[Key]) -> None:
    """Move a key to the Star section, same side up."""
    use.table.star(use.seat).put(source.take(key))
    use.table.tell(Starred(seat=use.seat, key=key))


def starrable(
    word: Word | None,
    key: Key,
    *,
    min_letters: int = 0,
    two_letter: bool = False,
    min_value: int = 0,
    max_value: int | None = None,
    position: str = "",
) -> str:
    """Why a key that was just banked may not be starred under these conditions, `word` being that
    of the turn; "" if it may.

    Two letters and the value are those of the side that shows now. The first and the last key are
    those of the word as it was spelled: the Common key or a temporary wild may be it.
    """
    if min_letters and (word is None or word.letters < min_letters):
        return f"your word has fewer than {min_letters} letters."
    if two_letter and len(key.letters) != 2:
        return f"{key.name} does not show two letters."
    if key.value < min_value:
        return f"{key.name} has a value below {min_value}."
    if max_value is not None and key.value > max_value:
        return f"{key.name} has a value above {max_value}."
    if position:
        at = {"first": 0, "last": -1}[position]
        if word is None or word.keys[at].key.id != key.id:
            return f"{key.name} was not the {position} key of your word."
    return ""


def just_banked(use: Use) -> list[Key]:
    """The keys banked this turn that still lie in the Bank."""
    if use.turn is None:
        return []
    return [key for key in use.table.bank(use.seat) if key.id in use.turn.just_banked]
