"""A turn, in its five steps (Playing Your Turn)."""

from wordgames_tui.engine.decisions import Option, Spelled
from wordgames_tui.engine.rules import Script
from wordgames_tui.games.typewriter.asking import Use, choose_key, key_label, pick_keys, targets
from wordgames_tui.games.typewriter.banking import bank_key
from wordgames_tui.games.typewriter.decisions import Moment, spell_word
from wordgames_tui.games.typewriter.drawing import keep_of_drawn
from wordgames_tui.games.typewriter.effects import run
from wordgames_tui.games.typewriter.events import (
    CommonBanked,
    Filled,
    MeterReset,
    NothingToClaim,
    Passed,
    WordFlipped,
)
from wordgames_tui.games.typewriter.events import Spelled as SpelledWord
from wordgames_tui.games.typewriter.keys import Key
from wordgames_tui.games.typewriter.table import Turn, TypewriterTable
from wordgames_tui.games.typewriter.using import (
    ability_options,
    key_options,
    use_ability,
    use_key,
)
from wordgames_tui.games.typewriter.word import Word, fill
from wordgames_tui.games.typewriter.zones import claim, move_token

__all__ = ["take_turn"]


def take_turn(table: TypewriterTable, seat: int) -> Script[None]:
    """Spell a word, fill the Meter, use it, flip the word, claim a key; use actions meanwhile."""
    turn = table.turn = Turn(seat)
    yield from spell(table, turn)
    if turn.word:
        yield from fill_meter(table, turn)
        yield from use_meter(table, turn)
        yield from flip_word(table, turn)
    yield from claim_step(table, turn)
    table.turn = None


# 1. Spell a Word


def spell(table: TypewriterTable, turn: Turn) -> Script[None]:
    """A word, or a pass that skips to step 5. Keys may be used for their actions before."""
    while True:
        answer = yield spell_word(
            table,
            turn.seat,
            options=(Option("pass", "Pass: no word this turn"), *key_options(table, turn)),
        )
        if isinstance(answer, Spelled):
            lay(table, turn, answer)
            yield from offer_common(table, turn)
            return
        if answer == "pass":
            table.tell(Passed(seat=turn.seat))
            return
        yield from use_key(table, turn, answer)


def lay(table: TypewriterTable, turn: Turn, spelled: Spelled) -> None:
    """Move the keys of the word out of the pool; the Common key stays on its stack."""
    seat = turn.seat
    word = spell_word(table, seat).laid(spelled.word, spelled.way)
    for placed in word.keys:
        if not placed.shared:
            table.word.put(table.pool(seat).take(placed.key))
            turn.used.add(placed.key.id)
    turn.word = word
    table.words[seat] = word.text
    keys = tuple(placed.key for placed in word.keys)
    table.tell(SpelledWord(seat=seat, word=word.text, keys=keys, shared=word.shared is not None))


def offer_common(table: TypewriterTable, turn: Turn) -> Script[None]:
    """A long word may bank the top Common key at once, used or not; never the wild at the bottom
    (Word Length and Common Keys)."""
    assert turn.word is not None
    key = table.common_key
    if turn.word.letters < table.common_letters or key.is_wild:
        return
    use = Use(table, turn.seat, "event", turn)
    prompt = f"Your word has {turn.word.letters} letters: bank the Common key {key.name}?"
    chosen = yield from choose_key(use, "common", prompt, targets([key]), "Leave it for all")
    if chosen is None:
        return
    below = table.common_below if len(table.common_below) else table.common_bottom
    table.common.put(below.draw())
    table.tell(CommonBanked(seat=turn.seat, key=key, next=table.common.cards[1]))
    yield from bank_key(use, key, table.common)


# 2. Fill Your Meter


def fill_meter(table: TypewriterTable, turn: Turn) -> Script[None]:
    """Move the token by what the word fills, not past the last space."""
    assert turn.word is not None
    turn.step = "fill"
    while any(not option.why_not for option in key_options(table, turn)):
        filled, now = fills(table, turn), table.spaces[turn.seat]
        reaches = min(table.typewriters[turn.seat].last, now + filled)
        answer = yield Moment(
            seats=(turn.seat,),
            prompt=f"Fill your Meter: {turn.word.text.upper()} fills {filled}, {now} to {reaches}.",
            options=(Option("fill", "Fill the Meter"), *key_options(table, turn)),
            step=turn.step,
            reaches=reaches,
        )
        if answer == "fill":
            break
        yield from use_key(table, turn, answer)
    filled = fills(table, turn)
    space = move_token(table, turn.seat, filled)
    table.tell(Filled(seat=turn.seat, fill=filled, space=space))
    turn.step = "meter"
    yield from event_for_word(table, turn, turn.word, "after_word")


def fills(table: TypewriterTable, turn: Turn) -> int:
    """How many spaces the word fills, with what was used for that."""
    assert turn.word is not None
    return fill(
        turn.word,
        table.event,
        keys={key.id for key in table.word},
        per_key=turn.per_key,
        doubled=turn.doubled,
    )


def event_for_word(table: TypewriterTable, turn: Turn, word: Word, hook: str) -> Script[None]:
    """What the round's event gives for such a word."""
    event = table.event
    if event.hook == hook and event.op and event.holds_for(word.text):
        use = Use(table, turn.seat, "event", turn, event.optional)
        yield from run(use, event.op, event.params)


# 3. Use Your Meter


def use_meter(table: TypewriterTable, turn: Turn) -> Script[None]:
    """Reset the Meter for abilities of different colours, or leave the token where it is."""
    reset_to = table.typewriters[turn.seat].reset_space(table.event)
    while True:
        options = (*ability_options(table, turn), *key_options(table, turn))
        if all(option.why_not for option in options):
            break
        prompt, done = "Use your Meter, or keep the token where it is.", "Flip the word"
        if turn.abilities:
            prompt = "Use more of your Meter, or reset it."
            if all(option.why_not for option in options if option.group == "meter"):
                prompt = "Reset your Meter, or use a key before."
            done = f"Reset to {reset_to} and flip the word"
        answer = yield Moment(
            seats=(turn.seat,),
            prompt=prompt,
            options=(Option("flip", done), *options),
            step=turn.step,
        )
        if answer == "flip":
            break
        if answer.startswith("ability:"):
            yield from use_ability(table, turn, answer)
        else:
            yield from use_key(table, turn, answer)
    if turn.abilities:
        table.spaces[turn.seat] = reset_to
        turn.abilities.clear()
        table.tell(MeterReset(seat=turn.seat, space=reset_to))


# 4. Flip Keys in Your Word


def flip_word(table: TypewriterTable, turn: Turn) -> Script[None]:
    """Every key still in the word must be flipped and comes back to the pool; temporary wilds go
    back to the supply."""
    word, seat = turn.word, turn.seat
    assert word is not None
    temporary = [key for key in table.word if key.is_temporary]
    table.supply.put(*(table.word.take(key) for key in temporary))
    kept: list[Key] = []
    may_keep = int(table.event.changes("flip_word", "may_keep", 0))
    if may_keep:
        use = Use(table, seat, "event", turn)
        prompt = f"{table.event.face}: leave up to {may_keep} keys unflipped."
        among = targets([key for key in table.word if key.down])
        kept = yield from pick_keys(use, "stay", prompt, among, 0, may_keep)
    keys = table.word.take_all()
    back = tuple(key if key in kept else key.flipped() for key in keys)
    table.pool(seat).put(*back)
    turn.word = None
    turn.redirects = 0
    table.tell(WordFlipped(seat=seat, keys=back, kept=tuple(kept)))
    yield from event_for_word(table, turn, word, "after_flip")


# 5. Claim a Key from the Offer


def claim_step(table: TypewriterTable, turn: Turn) -> Script[None]:
    """Claim a key, unless it is the final round or there is none; that ends the turn. Keys may be
    used before."""
    turn.step = "claim"
    left = 0 if table.final_round else int(table.event.changes("claim", "count", 1))
    while left and claim_options(table):
        then = f"; {left} to claim." if left > 1 else "; that ends your turn."
        answer = yield Moment(
            seats=(turn.seat,),
            prompt=f"Claim a key from the Offer{then}",
            options=(*claim_options(table), *key_options(table, turn)),
            step=turn.step,
        )
        if answer.startswith("use:"):
            yield from use_key(table, turn, answer)
            continue
        yield from claim_answer(table, turn, answer)
        left -= 1
        if not left:
            return
    if left:
        table.tell(NothingToClaim(seat=turn.seat))
    while any(not option.why_not for option in key_options(table, turn)):
        answer = yield Moment(
            seats=(turn.seat,),
            prompt="Use keys, or end your turn.",
            options=(Option("end", "End the turn"), *key_options(table, turn)),
            step=turn.step,
        )
        if answer == "end":
            return
        yield from use_key(table, turn, answer)


def claim_options(table: TypewriterTable) -> list[Option]:
    """The keys of the Offer, and what the event adds."""
    options = [
        Option(f"claim:{key.id}", f"Claim {key_label(key, behind=True)}", group="claim")
        for key in table.offer
    ]
    count = table.event.changes("claim", "draw", 0)
    if count and len(table.bag):
        keep = table.event.changes("claim", "keep", 0)
        label = f"Draw {count} from the bag and keep {keep}"
        options.append(Option("claim-bag", label, group="claim"))
    return options


def claim_answer(table: TypewriterTable, turn: Turn, answer: str) -> Script[None]:
    """Claim what was chosen. Step 5 refills the Offer only while fewer than four keys lie there."""
    if answer == "claim-bag":
        changes = table.event.changes
        use = Use(table, turn.seat, "event", turn)
        yield from keep_of_drawn(use, changes("claim", "draw", 0), changes("claim", "keep", 0))
        return
    key = table.offer.find(answer.removeprefix("claim:"))
    assert key is not None
    claim(table, turn.seat, key, always=False)
