"""What Typewriter's screen shows at a glance, that it fits, and that its lines promise nothing."""

import pytest
from textual.widgets import Static

from tests.app.playing import playing
from tests.app.test_typewriter_screen import MANY, rows
from tests.games.typewriters import position, spell, table
from tests.until import until
from wordgames_tui.app.event_log import EventLog
from wordgames_tui.engine.events import Agreed
from wordgames_tui.engine.match import Match
from wordgames_tui.games.typewriter.event_cards import all_events

LONG_NAMES = ("Alexandrina Maria", "Bartholomew Q.", "Christopherson", "Dominique", "Evangelina")


def at_five(event: str) -> Match:
    """Fourteen keys of the first of five players with long names, in a round of that event."""
    match = position(MANY, event=event, players=5, names=LONG_NAMES)
    for _ in until(lambda: match.decision.kind == "spell"):
        match.answer("leave" if match.decision.option("leave") else [])
    return match


@pytest.mark.parametrize("event", [card.id for card in all_events()])
async def test_a_turn_of_fourteen_keys_among_five_fits_on_the_smallest_screen(event: str) -> None:
    async with playing(at_five(event)) as played:
        for keys in ((), tuple("ear"), ("enter",), ("enter",), ("enter",)):
            await played.press(*keys)
            shown = [row.split() for row in rows(played)]
            below = ["(CH)", "(SH)", "(OU)"]
            assert any(set(below) <= set(row) for row in shown), played.text
            for name in LONG_NAMES:
                assert name[:6] in played.text
            assert "◖swap bank" in played.text
            log = played.screen.query_one("#log")
            assert log.region.height >= 1
            assert played.screen.query_one("#pool").region.bottom == 23


async def test_an_event_that_is_told_in_short_is_read_whole_on_the_page_of_the_players() -> None:
    async with playing(at_five("swap_meet")) as played:
        shown = "Swap Meet: In turn, each may swap a pool key, no starter, with an Offer key."
        assert shown in played.text
        await played.press("f2")
        told = " ".join(row.strip("│ █▊▁▂▃▄▅▆▇") for row in rows(played)[:5])
        assert "each player may swap a non-starter key in their pool with a key in the" in told
        assert "Offer." in told


async def test_of_more_actions_than_have_room_none_is_cut_in_two() -> None:
    actions = "B01* B05* B06* B08* B09* R01* R04* R06* R09* Y01* Y06* Y10*"
    async with playing(position(f"L01 L05 {actions}")) as played:
        legend = rows(played)[16:19]
        assert legend[2].rstrip().endswith("…")
        whole = {
            f"{key.face} {key.action.label}" for key in table(played.match).pool(0) if key.action
        }
        told = "  ".join(row.strip() for row in legend).removesuffix("…").split("  ")
        assert len(told) >= 4
        assert set(told) <= whole


async def test_a_key_that_was_made_wild_bears_the_sign_of_a_wild() -> None:
    match = position("B06* L01 L05", common="CM-U")
    match.answer("use:B06")
    match.answer("L01")
    async with playing(match) as played:
        pool = {tile.name: tile for tile in played.screen.query_one("#pool").tiles}
        assert {name for name, tile in pool.items() if tile.sort == "?"} == {"key:L01"}
        await played.press("right", "right")
        assert "It is wild this turn." in played.text
        await played.press("f2")
        assert "╭──?╮" in played.text


async def test_a_key_that_shows_its_action_again_is_no_wild() -> None:
    match = position("B06* R01* L05", common="CM-U", options={"color_combo": True})
    turned = table(match).pool(0).find("R01")
    match.answer("use:B06")
    table(match).turn.wild.add(turned.id)
    async with playing(match) as played:
        pool = {tile.name: tile.sort for tile in played.screen.query_one("#pool").tiles}
        assert pool["key:R01"] == "R"


async def test_the_page_of_the_players_shows_the_word_and_both_sides_of_banked_keys() -> None:
    match = position("L01* L02* L05", bank="B09", event="no_plurals")
    spell(match, "bf")
    async with playing(match, size=(80, 40)) as played:
        await played.press("f2")
        shown = [row.split() for row in rows(played)]
        at_word = shown.index(["│", "Word", "│"])
        assert shown[at_word + 2] == ["│", "│", "B", "│", "│", "F", "│", "│"]
        assert ["│", "BNK", "│"] in shown


async def test_only_the_last_line_speaks_of_enter_while_the_arrows_have_reached_an_ability() -> (
    None
):
    match = position("L01* L02* L05", event="no_plurals")
    spell(match, "bf")
    async with playing(match) as played:
        assert "Enter Flip the word" in played.text
        await played.press("right")
        assert "Enter" not in "".join(rows(played)[:-1])
        assert "Enter use it" in rows(played)[-1]
        await played.press("left", "left")
        assert "Enter" not in played.text
        await played.press("right")
        assert "Enter Flip the word" in played.text


async def test_enter_is_offered_only_for_a_word_that_can_be_made_and_a_click_spells_it() -> None:
    match = position("L01 ST-N1 ST-T1", common="CM-U", dictionary="english")
    async with playing(match) as played:
        await played.type("tex")
        assert "Enter" not in rows(played)[-1]
        await played.click("Esc clear")
        await played.type("ten")
        await played.click("Enter spell")
        assert table(match).words[0] == "ten"


async def test_color_combo_has_a_column_and_its_colours_stand_where_no_key_is_pressed() -> None:
    match = position("L01 B01* R06* Y10*", options={"color_combo": True}, bank="L03")
    async with playing(match) as played:
        assert "token bank star combo pts" in played.text
        ann = next(row for row in rows(played) if "● Ann" in row and "0/20" in row)
        assert ann.split()[-4:] == ["1", "0", "3", "4"]
        assert "╔══B╗ ╔══R╗ ╔══Y╗" in played.text
        assert "+3M +3 Meter (B: blue)" in played.text
        await played.press("full_stop")
        assert "╔a═B╗" in played.text


async def test_the_longest_word_so_far_stands_in_the_line_of_the_event_that_is_for_it() -> None:
    match = position("L01 L02 L05", event="bestseller")
    spell(match, "eea", "L01 L02 L05")
    async with playing(match) as played:
        assert "Bestseller List (so far EEA by Ann): After the round's last turn" in played.read


async def test_an_event_for_the_claim_says_that_the_last_round_has_none() -> None:
    async with playing(position("L01 L02", event="mystery_parcel", final=True)) as played:
        assert "in place of an Offer key. The last round has no step 5." in played.read
    async with playing(position("L01 L02", event="mystery_parcel")) as played:
        assert "has no step 5" not in played.read


async def test_an_event_with_no_room_in_the_log_is_cut_with_a_sign() -> None:
    async with playing(position("L01 L02")) as played:
        log = played.screen_below.query_one(EventLog)
        log.styles.height = log.styles.max_height = 2
        await played.settle()
        log.show([Agreed(word="LONG" * 60, good=True)], played.screen_below.names, 1)
        await played.settle()
        shown = [log.query_one(Static).render_line(y).text for y in range(2)]
        assert log.max_scroll_y == 0
        assert "The table agreed" in shown[0]
        assert shown[1].rstrip().endswith("…")
