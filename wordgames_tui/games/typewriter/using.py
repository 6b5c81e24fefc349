"""Using keys for their actions, and abilities of the Meter."""

from wordgames_tui.engine.decisions import Option
from wordgames_tui.engine.rules import Script
from wordgames_tui.games.typewriter.actions import Action
from wordgames_tui.games.typewriter.asking import Use, ambiguous
from wordgames_tui.games.typewriter.decisions import USED
from wordgames_tui.games.typewriter.effects import run
from wordgames_tui.games.typewriter.events import AbilityUsed, KeyUsed
from wordgames_tui.games.typewriter.needs import NEEDS, lacks_value
from wordgames_tui.games.typewriter.table import Turn, TypewriterTable
from wordgames_tui.games.typewriter.typewriters import Ability

__all__ = ["ability_options", "key_options", "use_ability", "use_key"]


def key_options(table: TypewriterTable, turn: Turn) -> list[Option]:
    """Every key of the pool that shows an action, with why it cannot be used now."""
    use = Use(table, turn.seat, "action", turn)
    options = []
    keys = [key for key in table.pool(turn.seat) if key.action]
    twice = ambiguous(keys)
    for key in keys:
        assert key.action is not None and key.down is not None
        why = USED if key.id in turn.used else ""
        why = why or why_not(use, key.action)
        label = key.action.label + (f" ({key.down.name} behind)" if key.name in twice else "")
        options.append(Option(f"use:{key.id}", label, why, group="use"))
    return options


def why_not(use: Use, action: Action) -> str:
    """Why an action or ability cannot be used at this point of the turn; "" if it can."""
    turn = use.turn
    assert turn is not None
    if action.window == "before_word" and turn.step != "spell":
        return "It can be used only before you spell your word."
    if action.needs_word and turn.word is None:
        return "It needs a word."
    if action.window == "word_before_fill" and turn.step != "fill":
        return "It can be used only before the word fills the Meter."
    needs = NEEDS.get(action.op)
    why = needs(use, **action.params) if needs else ""
    why = why or lacks_value(use, **action.needs)
    return f"{why[:1].upper()}{why[1:]}"


def use_key(table: TypewriterTable, turn: Turn, answer: str) -> Script[None]:
    """Use a key for its action: it is set aside meanwhile and comes back letter side up."""
    pool = table.pool(turn.seat)
    key = pool.find(answer.removeprefix("use:"))
    assert key is not None and key.action is not None
    turn.used.add(key.id)
    table.aside.put(pool.take(key))
    table.tell(KeyUsed(seat=turn.seat, key=key, label=key.action.label))
    use = Use(table, turn.seat, "action", turn)
    yield from run(use, key.action.op, key.action.params)
    pool.put(table.aside.take(key).flipped())


def ability_options(table: TypewriterTable, turn: Turn) -> list[Option]:
    """Every ability of the Meter, with why it cannot be used now."""
    return [
        Option(
            ability.id,
            f"{ability.action.label} ({ability.colour}, space {ability.space})",
            _why_no_ability(table, turn, ability),
            group="meter",
        )
        for ability in table.typewriters[turn.seat].abilities
    ]


def _why_no_ability(table: TypewriterTable, turn: Turn, ability: Ability) -> str:
    typewriter, space = table.typewriters[turn.seat], table.spaces[turn.seat]
    why = typewriter.unusable(ability, space, turn.abilities, table.event)
    return why or why_not(Use(table, turn.seat, "ability", turn), ability.action)


def use_ability(table: TypewriterTable, turn: Turn, answer: str) -> Script[None]:
    """Use an ability; the token goes back once the reset is over."""
    typewriter = table.typewriters[turn.seat]
    ability = next(a for a in typewriter.abilities if a.id == answer)
    turn.abilities.append(ability.id)
    label = ability.action.label
    table.tell(AbilityUsed(seat=turn.seat, ability=ability.id, label=label))
    use = Use(table, turn.seat, "ability", turn)
    yield from run(use, ability.action.op, ability.action.params)
