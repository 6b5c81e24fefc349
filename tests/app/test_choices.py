"""A question with its answers: what is pressed fast counts in the order in which it was pressed."""

from dataclasses import replace

import pytest

from tests.app.playing import playing, starting_keys


async def test_what_is_picked_in_a_hurry_is_picked_before_enter() -> None:
    async with playing(starting_keys()) as table:
        await table.press("space")
        assert table.match.decision.prompt == "Which 2 of your starting keys shall be wild?"
        table.clock.seconds += 1
        await table.fast("right", "space", "right", "space", "enter")
        assert table.match.answers == 1


async def test_another_number_picked_takes_the_complaint_away() -> None:
    async with playing(starting_keys()) as table:
        await table.press("space", "1", "enter")
        assert "Pick 2, not 1." in table.text
        await table.press("2")
        assert "Pick 2, not 1." not in table.text


@pytest.mark.parametrize(
    ("answers", "keys"), [(1, "1"), (4, "1-4"), (10, "1-0"), (12, "1-0, arrows")]
)
async def test_the_last_line_names_the_keys_that_there_are(answers: int, keys: str) -> None:
    async with playing(starting_keys()) as table:
        await table.press("space")
        screen = table.screen_below
        [item, *_] = screen.choices.items
        screen.show_choices("Which?", [item] * answers)
        assert [press.key for press in screen.choice_presses()] == [keys]


async def test_what_cannot_be_picked_says_why_and_is_not_picked() -> None:
    async with playing(starting_keys()) as table:
        await table.press("space")
        screen = table.screen_below
        first, *others = screen.choices.items
        screen.show_choices(
            "Which?", [replace(first, why_not="It has one face."), *others], several=True
        )
        at = next(at for at, item in enumerate(screen.choices.items, start=1) if item.why_not)
        await table.press(f"{at}")
        assert screen.choices.picked == ()
        assert "It has one face." in table.text
        await table.press(f"{at % 4 + 1}")
        assert len(screen.choices.picked) == 1
        assert "It has one face." not in table.text
