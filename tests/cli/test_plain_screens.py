"""Plain lines: taking back, and a terminal that is handed over."""

from tests.cli.people import FUN, lines_of, play_plain, setup_of
from wordgames_tui.cli.plain_terminal import CLEAR

TO_ANNS_WORD = ("", "1", "", "1", "", "1")


# Taking back


def test_an_answer_is_taken_back_before_the_screen_is_handed_over(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2)
    session = play_plain(setup, *TO_ANNS_WORD, "fun", "-", "", "flab")
    assert "Ann made FLAB from F." in lines_of(session)
    assert "Ann took back an answer." in capsys.readouterr().out


def test_an_answer_is_taken_back_while_everybody_looks(capsys):
    setup = setup_of(
        "Ann", "Ben", order=FUN, dealer=2, challenge="table", verdict="vote", seconds=60
    )
    session = play_plain(setup, *TO_ANNS_WORD, "fun", "", "2", "-", "", "1")
    shown = capsys.readouterr().out
    assert "Ben took back an answer." in shown.partition("Ann: is FUN a word?")[2]
    assert "Ben challenged FUN." not in lines_of(session)


def test_at_a_hand_over_after_an_open_question_its_answer_is_taken_back(capsys):
    setup = setup_of(
        "Ann", "Ben", order=FUN, dealer=2, challenge="table", verdict="vote", take_backs=True
    )
    play_plain(setup, *TO_ANNS_WORD, "fun", "", "2", "1", "1", "-")
    _, _, shown = capsys.readouterr().out.rpartition("Press Enter when")
    assert "took back an answer." in shown


def test_after_taking_back_what_happens_again_is_told_again(capsys):
    setup = setup_of("Ann", "Bo:easy", order=FUN, dealer=2, take_backs=True)
    play_plain(setup, "1", "1", "fun", "-", "fun")
    shown = capsys.readouterr().out
    assert shown.count("Ann made FUN from F.") == 2


def test_what_is_taken_back_is_told_again_to_others_too(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2, take_backs=True)
    to_anns_turn = (*TO_ANNS_WORD, "fun", "", "1", "no", "", "1")
    play_plain(setup, *to_anns_turn, "-", "-", "flab", "")
    _, _, shown = capsys.readouterr().out.rpartition("Ann took back an answer.")
    told, _, _ = shown.partition("Ben, it's your turn.")
    assert "Ann made FLAB from F." in told


def test_what_cannot_be_taken_back_says_why(capsys):
    play_plain(setup_of("Ann", "Ben"), "", "2", "-", "1", "", "-")
    shown = capsys.readouterr().out
    assert "This cannot be taken back: a card was drawn." in shown
    assert shown.endswith("Ann has answered nothing yet.\n")


def test_before_anything_was_answered_there_is_nothing_to_take_back(capsys):
    play_plain(setup_of("Ann"), "-")
    assert "There is nothing to take back yet." in capsys.readouterr().out


# At a terminal


def test_at_a_terminal_nothing_of_the_last_hand_is_left(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2)
    play_plain(setup, "", "1", "", "", at_terminal=True)
    before, _, rest = capsys.readouterr().out.partition("Ann, press Enter to clear the screen.")
    assert "Your hand, 10 cards: A B C" in before
    cleared, _, ben = rest.partition("Your hand")
    assert cleared.count(CLEAR) == 1
    assert cleared.index(CLEAR) < cleared.index("Ben, it's your turn.")
    assert ben.startswith(", 10 cards: E I K")


def test_enters_typed_too_fast_do_not_raise_the_curtain(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2)
    play_plain(setup, "", "1", *[(0.01, "")] * 9, at_terminal=True)
    assert "Your hand, 10 cards: E I K" not in capsys.readouterr().out
    play_plain(setup, "", "1", "", *[(0.01, "")] * 9, (1, ""), at_terminal=True)
    assert "Your hand, 10 cards: E I K" in capsys.readouterr().out
