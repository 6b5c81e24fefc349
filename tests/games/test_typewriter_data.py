"""Typewriter's components: complete, and nothing in them or in the code without its counterpart."""

import inspect
from collections import Counter

from wordgames_tui.games.typewriter.actions import all_actions
from wordgames_tui.games.typewriter.assets import data
from wordgames_tui.games.typewriter.effects import EFFECTS
from wordgames_tui.games.typewriter.event_cards import CONDITIONS, HOOKS, all_events
from wordgames_tui.games.typewriter.keys import all_keys, key_shown, keys_of
from wordgames_tui.games.typewriter.needs import NEEDS
from wordgames_tui.games.typewriter.typewriters import STANDARD, all_typewriters


def declared(op):
    """The parameters that an effect takes from data."""
    parameters = inspect.signature(EFFECTS[op]).parameters.values()
    return {p.name for p in parameters if p.kind is p.KEYWORD_ONLY}


def required(op):
    parameters = inspect.signature(EFFECTS[op]).parameters.values()
    return {p.name for p in parameters if p.kind is p.KEYWORD_ONLY and p.default is p.empty}


def named():
    """Every use of an effect in the data: its op and its parameters."""
    actions = [(action.id, action.op, action.params) for action in all_actions().values()]
    events = [(event.id, event.op, event.params) for event in all_events() if event.op]
    return actions + events


def test_every_op_and_parameter_of_the_data_is_known():
    for name, op, params in named():
        assert op in EFFECTS, name
        assert required(op) <= set(params) <= declared(op), name


def test_every_op_and_parameter_of_the_code_is_named_by_the_data():
    used = {op: set() for op in EFFECTS}
    for _, op, params in named():
        used[op] |= set(params)
    assert {op for _, op, _ in named()} == set(EFFECTS)
    assert used == {op: declared(op) for op in EFFECTS}


def test_needs_take_what_their_effect_takes():
    for op, needs in NEEDS.items():
        for _, other, params in named():
            if other == op and op != "star_just_banked":
                inspect.signature(needs).bind(None, **params)
    assert set(NEEDS) <= set(EFFECTS)


def test_every_hook_rule_and_condition_is_known_and_named():
    events = all_events()
    assert {event.hook for event in events} == set(HOOKS)
    for hook, rules in HOOKS.items():
        assert set().union(*(e.rule for e in events if e.hook == hook)) == rules
    assert set().union(*(event.when for event in events)) == CONDITIONS


def test_events_act_at_once_or_hold_for_a_round_and_are_dull_where_nobody_claims():
    for entry in data("events")["event"]:
        at_once = entry["hook"] == "round_start"
        assert entry["timing"] == ("immediate" if at_once else "round"), entry["id"]
        for_claims = entry["hook"] == "claim" or entry.get("op") == "offer_refresh"
        assert entry["dull_in_final"] == for_claims, entry["id"]


def test_what_may_star_a_key_as_it_is_banked_is_the_star_of_what_was_just_banked():
    assert {event.op for event in all_events() if event.hook == "on_bank"} == {"star_just_banked"}


def test_a_character_has_a_card_of_its_own_with_the_standard_side_behind_it():
    cards = data("meters")["typewriter"]
    characters = [card for card in cards if card["side"] == "character"]
    assert [card["id"] for card in cards if card not in characters] == [STANDARD]
    assert len({card["card_colour"] for card in characters}) == len(characters) == 5


def test_every_action_lies_on_a_key_or_a_meter_and_pairs_on_both():
    on_keys = {key.down.action_id for key in keys_of("action")}
    on_meters = {a.action.id for t in all_typewriters().values() for a in t.abilities}
    assert on_keys | on_meters == set(all_actions())
    for entry in data("actions")["action"]:
        if entry["pair"]:
            assert entry["id"] in on_keys & on_meters
    assert "temp_wild_2_if_4plus" not in on_keys
    assert "bank_from_pool" not in on_meters


def test_28_entries_and_32_actions_and_22_events():
    assert {entry["entry"] for entry in data("actions")["action"]} == set(range(1, 29))
    assert len(all_actions()) == 32
    assert len(all_events()) == len({event.face for event in all_events()}) == 22


def test_the_keys_are_those_of_the_box():
    kinds = Counter(key.kind for key in all_keys())
    assert kinds == {
        "starter": 20,
        "common_vowel": 5,
        "common_wild": 1,
        "temporary_wild": 15,
        "two_letter": 15,
        "single": 30,
        "action": 30,
    }
    assert len({key.id for key in all_keys()}) == len(all_keys())
    colours = Counter(key.down.colour for key in all_keys() if key.down)
    assert colours == {"starter": 20, "black": 45, "blue": 10, "yellow": 10, "red": 10}
    shown = "".join(side.letters for k in all_keys() for side in (k.up, k.down) if side)
    assert set("ABCDEFGHIJKLMNOPQRSTUVWXYZ?") == set(shown)


def test_a_key_flips_to_its_other_side_and_back():
    for key in all_keys():
        assert key.flipped().flipped() == key
        assert key.flipped().white_up() == key
        assert (key.flipped() == key) == (key.down is None)
        assert key_shown(key.flipped().to_json()) == key.flipped()


def test_a_key_shows_three_characters_at_the_most_and_a_meter_ten():
    for key in all_keys():
        assert 1 <= len(key.face) <= 3
        assert 1 <= len(key.flipped().face) <= 3
    for entry in data("actions")["action"]:
        assert len(entry["brief"]) <= 10
    shorts = [entry["short"] for entry in data("actions")["action"]]
    assert len(set(shorts)) == len(shorts)


def test_every_meter_has_three_abilities_of_each_colour_up_to_its_last_space():
    assert len(all_typewriters()) == 6
    for typewriter in all_typewriters().values():
        spaces = [ability.space for ability in typewriter.abilities]
        assert spaces == sorted(set(spaces))
        assert spaces[-1] == typewriter.last
        colours = Counter(ability.colour for ability in typewriter.abilities)
        assert colours == {"green": 3, "purple": 3, "orange": 3}
