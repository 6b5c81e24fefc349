"""Typo on its screen: whole matches by keys, and what is shown."""

import re

import pytest
from textual.events import Paste

from tests.app.pages import opened
from tests.app.playing import playing
from tests.app.typo_tables import placing, said, take
from tests.games.typo_matches import choose, give_up, match_of, pass_half, rows
from tests.until import until
from wordgames_tui.app.curtain import Curtain
from wordgames_tui.app.typo.order import OrderLine
from wordgames_tui.games.typo.decisions import ChooseCard, ChooseRow, Place

HOSTILE = ("[/foo]", "[@click=quit]q[/]", "漢字", "😀 [b]", "Eve", "Flo")


async def test_a_round_of_two_by_keys_alone() -> None:
    match = match_of("REEU", ["FA", "LI"])
    async with playing(match) as table:
        await take(table, "F")
        await take(table, "L")
        assert "Ruud" in table.text.splitlines()[0]
        await table.say("front")
        assert "Ruud says FRONT" in table.text
        await table.press("enter")
        assert rows(match) == ["FR", "E", "E", "U"]
        await table.type("elastic")
        await table.press("tab", "enter")
        await table.press("exclamation_mark")
        assert rows(match) == ["FR", "E", "EL", "U"]
        assert match.table.points == [0, 2]
        assert isinstance(table.screen, Curtain)
        await take(table, "A")
        assert match.table.round == 2


@pytest.mark.parametrize(("variant", "judge"), [("halves", "lexicon"), ("first-out", "vote")])
async def test_a_whole_match_by_keys(variant: str, judge: str) -> None:
    match = match_of("REEU", ["", ""], variant, bots=(1,), judge=judge)
    async with playing(match) as table:
        await table.press("space")
        for _ in until(lambda: match.over):
            decision = match.decision
            assert decision is not None and decision.seat == 0
            if isinstance(decision, ChooseCard):
                await table.press(decision.options[-1].id[0].lower(), "enter")
            elif isinstance(decision, Place):
                words = match.rules.hints(decision, match.view(0))
                if len(words) > 1:
                    await table.say(words[-1].split(",")[0])
                else:
                    await table.press("full_stop")
            elif isinstance(decision, ChooseRow):
                await table.press(decision.options[-1].id[-1])
            else:
                await table.press("enter")
        assert match.result is not None
        assert match.result.text in " ".join(table.text.split())


# What is shown


@pytest.mark.parametrize("cards", [12, 26, 38])
@pytest.mark.parametrize("keys", [(), ("s",), ("s", "enter")], ids=len)
async def test_all_four_rows_are_seen_above_a_hand_of_any_size(
    keys: tuple[str, ...], cards: int
) -> None:
    match = match_of(["TAR", "E", "UNI", "U"], ["S", "Z"], "first-out", bots=(1,))
    hand, deck = match.table.piles["hand 0"], match.table.piles["deck"]
    while len(hand) < cards:
        hand.put(deck.draw())
    async with playing(match) as table:
        await table.press("space", *keys)
        for number, letter in enumerate("TEUU", 1):
            assert re.search(rf"(?m)^ *▸?{number}\b[^│]*│ {letter} │", table.text), number


async def test_the_round_shows_every_card_in_the_order_of_placing() -> None:
    match = match_of("REEU", ["S", "F", "M"])
    choose(match, "S", "F", "M")
    async with playing(match) as table:
        order = table.screen.query_one("#order", OrderLine)
        assert [turn.face for turn in order.turns] == ["F", "M", "S"]
        line = next(line for line in table.text.splitlines() if "abcde" in line)
        assert "abcdeFghijklMnopqrStuvwxyz" in line
        assert "▸F ■Michael" in table.text


async def test_the_reveal_is_a_moment() -> None:
    match = match_of("REEU", ["S", "F", "M"])
    choose(match, "S", "F")
    async with playing(match, reduced_motion=False) as table:
        await table.press("space", "m", "enter")
        assert "All cards are revealed" in table.text
        lines = [line for line in table.text.splitlines() if "Michael" in line and "1  " in line]
        assert lines
        await table.press("space")
        assert "All cards are revealed" not in table.text


@pytest.mark.parametrize(
    ("half", "faces", "above", "below"),
    [
        (1, "SFM", "          F             M           S               ",
            "a b c d e   g h i j k l   n o p q r   t u v w x y z"),
        (2, "QTT", "            T     Q                                ",
            "z y x w v u   s r   p o n m l k j i h g f e d c b a"),
    ],
)  # fmt: skip
async def test_the_reveal_raises_its_letters_out_of_the_alphabet(
    half: int, faces: str, above: str, below: str
) -> None:
    match = match_of("REEU", ["S", "F", "M"], second=tuple(faces))
    if half == 2:
        pass_half(match)
    choose(match, *faces[:2])
    async with playing(match, reduced_motion=False) as table:
        await table.press("space", faces[2].lower(), "enter")
        at = next(at for at, line in enumerate(table.lines) if below in line)
        assert table.lines[at - 1][table.lines[at].index(below) :].startswith(above)


async def test_the_board_shows_points_cards_and_the_dictionary() -> None:
    match = placing("F", ["TAR", "E", "UNI", "U"])
    give_up(match, row=1)
    async with playing(match) as table:
        line = next(line for line in table.text.splitlines() if "● Ruud" in line)
        assert "Ruud ≣" in line
        assert line.rstrip().endswith("−3")


@pytest.mark.parametrize(("variant", "price"), [("halves", "−5"), ("first-out", "+3")])
async def test_the_longest_row_is_marked_with_what_losing_it_costs(
    variant: str, price: str
) -> None:
    match = placing("F", ["R", "E", "UNIMA", "U"], variant=variant)
    async with playing(match) as table:
        at = next(y for y, line in enumerate(table.lines) if "▸3" in line)
        assert table.lines[at + 1].split()[0].startswith(price)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("length", [9, 12, 20])
async def test_a_long_row_keeps_both_ends_on_the_screen(length: int, size: tuple[int, int]) -> None:
    row = "E" + "".join(card.face for card in placing("F").table.deck)[: length - 1]
    async with playing(placing("F", ["R", row, "I", "U"]), size=size) as table:
        await table.click("┌3")
        assert table.screen_below.line.word == "f" + row.lower()
        await table.press("escape")
        await table.click("┌4")
        assert table.screen_below.line.word == row.lower() + "f"


# Names, signs, sizes


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_names_are_text_whatever_they_look_like(size: tuple[int, int]) -> None:
    match = match_of("REEU", ["F", "L", "M", "N", "O", "P"], called=HOSTILE)
    choose(match, "F", "L", "M", "N", "O", "P")
    async with playing(match, size=size, reduced_motion=False) as table:
        assert "[/foo]" in table.text
        await table.say("front")
        assert "[/foo] says FRONT. Who doubts it?" in table.text
        assert "[@click=quit]q[/]" in table.text


async def test_it_can_be_drawn_in_ascii() -> None:
    matches = [match_of("REEU", ["F", "L"]), placing("F", ["TAR", "E", "UNI", "U"]), said("front")]
    for match in matches:
        async with playing(match, ascii=True) as table:
            await table.press("space")
            if isinstance(match.decision, Place):
                await table.type("fr")
            assert not {character for character in table.text if not character.isascii()}


async def test_points_below_zero_are_in_ascii_too() -> None:
    match = match_of("REEU", ["F", "L"])
    match.table.points[0] = -24
    async with playing(match, ascii=True) as table:
        await table.press("space")
        assert "-24" in table.text
        assert table.text.isascii()


async def test_ten_thousand_pasted_letters_are_refused_and_nothing_is_lost() -> None:
    match = placing("F")
    async with playing(match) as table:
        await table.type("fr")
        table.screen_below.line.post_message(Paste("x" * 10_000))
        await table.settle()
        assert table.screen_below.line.word == "fr"
        assert "No word has more than" in table.text
        table.screen_below.line.post_message(Paste("[/foo]"))
        await table.settle()
        assert "letters A to Z" in table.text


async def test_a_placed_word_can_be_taken_back_while_all_look() -> None:
    match = placing("F", judge="lexicon")
    async with playing(match) as table:
        await table.say("front")
        assert rows(match)[0] == "FR"
        await table.press("minus")
        assert rows(match)[0] == "R"
        assert isinstance(match.decision, Place)
        assert match.decision.seat == 0


async def test_how_to_play_fits_on_one_screen() -> None:
    async with opened("f1") as page:
        for _ in until(lambda: "▸ Typo" in page.text):
            await page.press("right")
        assert "Type a word, and see at once at which ends it fits." in page.text
