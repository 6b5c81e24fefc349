"""Plain lines for who may answer though another is waited for."""

import pytest

from tests.cli.people import FOR_THREE, FUN, HAND_OVER, lines_of, play_plain, setup_of
from wordgames_tui.cli.plain_terminal import CLEAR


def saying(word: str):
    """Bots that volunteer nothing, say this word when one is asked for, and else take the first
    option."""

    def player(view, decision, _random):
        if view["seat"] != decision.seat:
            return None
        return {"word": word} if decision.kind == "spell" else decision.options[0].id

    return lambda _game, _level: player


def at_three(*seats: str, lines: tuple[str, ...], word: str = "no"):
    """The third deals; the first two hold what makes FUN, and NO after it."""
    setup = setup_of(*seats, order=FOR_THREE, dealer=3, challenge="table")
    return play_plain(setup, *lines, player=saying(word))


def test_before_a_bot_goes_on_the_one_person_may_challenge(capsys):
    session = at_three("Ann", "Bo:easy", "Cy:easy", lines=("1", "1", "fun", "1"))
    shown = capsys.readouterr().out
    question = shown.partition("Before Cy goes on, Ann may answer:\n")[2].splitlines()
    assert question[:2] == ["  1. Challenge NO", "Type a number, or press Enter to go on."]
    hands = {line for line in shown.splitlines() if line.startswith("Your hand")}
    assert hands == {
        "Your hand, 10 cards: A B C D E G H L N U",
        "Your hand, 8 cards: A B C D E G H L",
    }
    assert "Press Enter when" not in shown
    assert "Ann challenged NO." in lines_of(session)


def test_or_let_the_bot_go_on(capsys):
    session = at_three("Ann", "Bo:easy", "Cy:easy", lines=("1", "1", "fun", ""))
    assert capsys.readouterr().out.count("Before Cy goes on, Ann may answer:") == 1
    assert lines_of(session)[-1].startswith("Cy ")
    assert session.match.decision.seat == 0


WITH_A_BOT = ("", "1", "", "1", "", "1", "fun", "", "1", "no")


@pytest.mark.parametrize(
    ("lines", "challenged"),
    [
        (("@Ann", "", "1"), True),
        (("@ann", "", ""), False),
        (("",), False),
    ],
)
def test_among_several_one_is_called_to_the_screen(capsys, lines, challenged):
    session = at_three("Ann", "Ben", "Bo:easy", lines=(*WITH_A_BOT, *lines), word="oui")
    shown = capsys.readouterr().out
    before = "Before Bo goes on, Ann may answer: type @NAME, or press Enter to go on."
    assert shown.splitlines().count(before) == 1
    assert ("Ann challenged NO." in lines_of(session)) is challenged
    assert "Bo made OUI from O." in lines_of(session)


def test_a_number_is_no_answer_before_it_is_said_whose(capsys):
    at_three("Ann", "Ben", "Bo:easy", lines=(*WITH_A_BOT, "1"))
    assert "Type @ and the name of who answers, or press Enter to go on." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lines", "challenged"), [(("@Cleo", "", "1"), True), (("@Cleo", "", "", "", "1"), False)]
)
def test_another_may_challenge_before_the_person_who_is_next(capsys, lines, challenged):
    start = ("", "1", "", "1", "", "1", "", "1", "fun", "")
    session = at_three("Ann", "Ben", "Cleo", lines=(*start, *lines))
    shown = capsys.readouterr().out
    assert "Type a number. First may answer: @Cleo." in shown
    turns = [HAND_OVER.fullmatch(line)[1] for line in shown.splitlines() if "your turn." in line]
    assert turns[4:] == ["Ben", "Cleo", "Ben"]
    assert ("Cleo challenged FUN." in lines_of(session)) is challenged


def test_whoever_answers_first_is_named_on_a_line_of_its_own(capsys):
    start = ("", "1", "", "1", "", "1", "", "1", "fun", "")
    session = at_three("Ann", "Ben", "Cleo", lines=(*start, "@cleo 1", "@Ann 1"))
    shown = capsys.readouterr().out
    assert "Type @Cleo alone, and the answer on the next line." in shown
    assert "Ann 1 has nothing to answer now." in shown
    assert "Cleo challenged FUN." not in lines_of(session)


def test_what_lies_open_is_asked_without_handing_the_screen_over(capsys):
    start = ("", "1", "", "1", "", "1", "", "1", "funabcdeghl")
    session = at_three("Ann", "Ben", "Cleo", lines=(*start, "@Cleo", "1"))
    shown = capsys.readouterr().out
    _, _, asked = shown.partition("Ann made FUNABCDEGHL from F.\n\n")
    table, _, asked = asked.partition("Ben: Is the last word good?\n")
    assert "Spiral, newest last: F U N A B C D E G H L" in table
    assert "Your hand" not in table
    assert asked.splitlines()[4] == "Before Ben goes on, Cleo may answer:"
    assert "Cleo challenged FUNABCDEGHL." in lines_of(session)
    assert shown.count("your turn.") == 5


def test_what_everybody_is_asked_comes_without_a_hand(capsys):
    """Anyone may challenge before a bot goes on: the hand of who moved last is gone by then."""
    at_three("Ann", "Ben", "Bo:easy", lines=(*WITH_A_BOT, ".table"))
    _, _, shown = capsys.readouterr().out.partition("Everybody may look at the screen now.")
    table, _, _ = shown.partition("Before Bo goes on, ")
    assert "Bo: 10 cards in hand" in table
    assert "Your hand" not in shown


@pytest.mark.parametrize("at_terminal", [False, True])
def test_the_question_of_a_vote_is_not_asked_under_the_hand_of_another(capsys, at_terminal):
    setup = setup_of(
        "Ann", "Ben", order=FUN, dealer=2, challenge="table", verdict="vote", seconds=60
    )
    enter = ("", "") if at_terminal else ("",)
    lines = ("", "1", *enter, "1", *enter, "1", "fun", *enter)
    play_plain(setup, *lines, "2", at_terminal=at_terminal)
    shown = capsys.readouterr().out
    assert "Ann: is FUN a word?" in shown
    before = shown.partition("Ann: is FUN a word?")[0]
    after_hand = before.rpartition("Your hand")[2]
    assert "Everybody may look at the screen now." in after_hand
    assert (CLEAR in after_hand) is at_terminal


def test_bots_alone_play_to_the_end_as_an_onlooker_sees_it(capsys):
    session = play_plain(setup_of("Bo:easy", "Cy:hard"))
    assert session.match.over
    shown = capsys.readouterr().out
    assert session.match.result.text in shown
    assert "Your hand" not in shown
    assert "Cy exchanged a card." in shown
    assert shown.count("exchanged") == shown.count("exchanged a card.")
