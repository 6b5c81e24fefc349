"""The same match as plain lines: what is typed, what is shown, and to whom."""

from random import Random

import pytest

from tests.cli.people import FOR_THREE, FUN, HAND_OVER, lines_of, play_plain, script, setup_of
from tests.cli.toy import toy
from tests.games.matches import journal
from tests.games.wordspiel_rounds import round_of
from wordgames_tui.cli import plain_screen
from wordgames_tui.cli.output import say
from wordgames_tui.cli.plain import Leave
from wordgames_tui.cli.plain_terminal import CLEAR
from wordgames_tui.engine.match import Match
from wordgames_tui.games import game

TABLES = [
    setup_of("Ann", seed=3),
    setup_of("Ann", "Ben", seed=4),
    setup_of("Ann", "[/foo]", "漢字", seed=5, challenge="table"),
    setup_of("Ann", "Ben", "Cleo", seed=6, challenge="table", verdict="vote", seconds=60),
    setup_of("Ann", "Ben", seed=8, rounds=2, dealer=0, easy_start=True),
]


@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: f"{setup.variant}-{setup.seed}")
def test_a_match_typed_as_plain_lines_is_the_match(setup, capsys):
    match = Match(game("wordspiel"), setup)
    lines = script(match, Random(setup.seed))
    session = play_plain(setup, *((0.1, line) for line in lines))
    assert session.match.over
    assert journal(session.match) == journal(match)
    shown = capsys.readouterr().out
    assert match.result.text in shown
    for name, score in zip(match.setup.names, match.result.scores, strict=True):
        assert f"{name}: {score}" in shown


@pytest.mark.parametrize("setup", TABLES[1:], ids=lambda setup: f"{setup.variant}-{setup.seed}")
def test_nothing_for_one_seat_is_shown_to_another(setup, capsys):
    match = Match(game("wordspiel"), setup)
    session = play_plain(setup, *((0.1, line) for line in script(match, Random(setup.seed))))
    names = session.match.setup.names
    secret = {
        event.line(names): seat
        for seat in range(len(names))
        for event in session.match.events_for(seat)
        if event.line(names) not in {e.line(names) for e in session.match.events_for(None)}
    }
    assert secret, "the match has no secrets to keep"
    viewer = None
    hands = told = 0
    for line in capsys.readouterr().out.splitlines():
        handed = HAND_OVER.fullmatch(line)
        if handed:
            viewer = names.index(handed[1])
        if line.startswith("Your hand"):
            assert viewer is not None
            hands += 1
        if line in secret:
            assert viewer == secret[line]
            told += 1
    assert hands
    assert told


def test_the_hand_that_is_shown_is_that_of_the_one_who_was_given_the_screen(capsys):
    play_plain(setup_of("Ann", "Ben", order=FUN, dealer=2), "", "1", "", "1", "")
    shown = capsys.readouterr().out.splitlines()
    hands = [line for line in shown if line.startswith("Your hand")]
    turns = [HAND_OVER.fullmatch(line)[1] for line in shown if HAND_OVER.fullmatch(line)]
    assert turns == ["Ann", "Ben", "Ann"]
    assert [hand.partition(": ")[2] for hand in hands] == [
        "A B C D E G H L N U",
        "E I K N O R S T T Y",
        "A B C D E G H L N U",
    ]


def test_before_somebody_has_the_screen_only_what_all_may_know_is_told(capsys):
    play_plain(setup_of("Ann", "Ben"))
    turn = "Ben, it's your turn. Press Enter when only Ben can see the screen."
    assert capsys.readouterr().out.splitlines() == ["Round 1: Ann dealt.", "", turn]


@pytest.mark.parametrize("at_terminal", [False, True])
def test_what_happened_is_told_once_to_each(capsys, at_terminal):
    """Whoever answered knows; who is next is told before the screen is taken."""
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2)
    play_plain(setup, *TO_ANNS_WORD, "fun", "", "", "1", "no", "", at_terminal=False)
    if at_terminal:
        capsys.readouterr()
        lines = ("", "1", "", "", "1", "", "", "1", "fun", "", "", "1")
        play_plain(setup, *lines, at_terminal=True)
    shown = capsys.readouterr().out
    assert shown.count("Ann made FUN from F.") == 1
    assert shown.count("Round 1: Ben dealt.") == (2 if at_terminal else 1)
    assert shown.index("Ann made FUN from F.") < shown.rindex("Ben, it's your turn.")


@pytest.mark.parametrize(
    ("answers", "secret", "public"),
    [
        (("1", "1", "1"), "Ann had no word: I into the hand.", "Ann had no word: a card"),
        (("exchange u", "1", "1", "2"), "Ann exchanged U for I.", "Ann exchanged a card."),
    ],
)
@pytest.mark.parametrize("at_terminal", [False, True])
def test_in_a_pipe_what_a_seat_alone_was_told_is_not_told_again_with_less(
    capsys, answers, secret, public, at_terminal
):
    """At a terminal it is: there the page that told more was wiped out, and another reads on."""
    match = round_of(["UNABCDEGHL", "OTENYKRST"], "F", deck="I")
    clear = ("",) if at_terminal else ()
    play_plain(
        match, "", "1", *clear, "", "1", *clear, "", *answers, *clear, at_terminal=at_terminal
    )
    shown = capsys.readouterr().out
    assert shown.count(secret) == 1
    assert shown.count(public) == int(at_terminal)
    assert "Ben, it's your turn." in shown.partition(secret)[2]


def test_what_was_told_at_a_hand_over_is_not_told_to_all_once_more(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2, challenge="table", verdict="vote")
    to_bens_turn = ("", "1", "", "", "1", "", "", "1", "fun", "", "")
    play_plain(setup, *to_bens_turn, "challenge fun", at_terminal=True)
    shown = capsys.readouterr().out
    assert "\nAnn: is FUN a word?\n" in shown, "the name is told once"
    assert shown.count("Ann made FUN from F.") == 1


def test_at_a_terminal_three_are_each_told_what_they_missed(capsys):
    setup = setup_of("Ann", "Ben", "Cleo", order=FOR_THREE, dealer=3)
    keep = ("", "1", "", "", "1", "", "", "1", "", "")
    play_plain(setup, *keep, "1", "fun", "", "", "1", "no", "", "", at_terminal=True)
    pages = capsys.readouterr().out.split(CLEAR)
    told = [page.split("Press Enter when")[0] for page in pages if "Press Enter when" in page]
    assert "Ann made FUN from F." in told[-2]
    assert "Ann made FUN from F.\nBen made NO from N.\n" in told[-1]


def test_nothing_but_enter_raises_the_curtain_and_it_says_so(capsys):
    play_plain(setup_of("Ann", "Ben"), "1", "f", "")
    shown = capsys.readouterr().out.splitlines()
    why = "Nothing is asked yet: press Enter alone when only Ben can see the screen."
    assert shown.count(why) == 2
    assert sum("it's your turn" in line for line in shown) == 1
    assert any(line.startswith("Your hand") for line in shown)


def test_the_screen_is_not_handed_over_where_one_plays_alone(capsys):
    play_plain(setup_of("Ann", "Bo:easy", dealer=2), "1")
    shown = capsys.readouterr().out
    assert "Press Enter" not in shown
    assert "Your hand, 10 cards: " in shown


def test_fun_becomes_funny(capsys):
    session = play_plain(
        setup_of("Ann", "Ben", order=FUN, dealer=2), "", "1", "", "1", "", "1", "fun", "", "1",
        "funny ?", "Funny",
    )  # fmt: skip
    assert lines_of(session)[-2:] == [
        "Ann made FUN from F.",
        "Ben made FUNNY from FUN.",
    ]
    shown = capsys.readouterr().out
    assert "  FUNNY 1: FUN + NY\n" in shown
    assert "Spiral, newest last: F U N\n" in shown


TO_ANNS_WORD = ("", "1", "", "1", "", "1")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "Type a word, or a number."),
        ("9", "There is no number 9 here. Type a word, or a number."),
        ("0", "There is no number 0 here. Type a word, or a number."),
        ("1 1", "No word: choose that alone."),
        ("9" * 5000, "There is no number 99999999999999999999… here."),
        ("fuzz", "FUZZ needs U, Z and Z from your hand, which lacks Z and Z."),
        ("fun fan fin", "Type one word; with a number behind it, that way to make it."),
        ("fun 2", "There is no way 2 to make FUN; there are 1."),
        ("fun 0", "There is no way 0 to make FUN; there are 1."),
        ("d'oh", "A word is made of the letters A to Z alone."),
        ("[/foo]", "A word is made of the letters A to Z alone."),
        ("?what", "There is no command ?what; type ? for help."),
        (".leave", "There is no command .leave; type ? for help."),
        ("!fun", "Type !WORD good or !WORD bad."),
        ("!fun maybe", "Type !WORD good or !WORD bad."),
        ("@Ben", "Ben has nothing to answer now."),
        ("@", "Type @ and the name of who answers."),
        ("\x1b[2J\x00\x9b", "A word is made of the letters A to Z alone."),
    ],
)
def test_what_is_refused_is_told_and_asked_again(capsys, line, told):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2)
    session = play_plain(setup, *TO_ANNS_WORD, line, "fun")
    shown = capsys.readouterr().out
    assert told in shown.splitlines()
    assert not set(shown) & {"\x1b", "\x00", "\x9b"}
    assert "Ann made FUN from F." in lines_of(session)


def test_the_menu_stands_there_once_whatever_is_refused(capsys):
    play_plain(setup_of("Ann", "Ben", order=FUN, dealer=2), *TO_ANNS_WORD, "x", "y", "z")
    assert capsys.readouterr().out.count("Ann: Make a word.") == 1


def test_an_option_can_be_typed_by_its_name(capsys):
    session = play_plain(
        setup_of("Ann", "Ben", order=FUN, dealer=2), "", "exchange b", "KEEP THIS HAND"
    )
    assert session.match.decision.seat == 1
    assert "Ann exchanged B for " in capsys.readouterr().out


def test_options_of_a_group_stand_on_one_line_and_why_not_is_told_once(capsys):
    play_plain(setup_of("Ann", "Ben", order=FUN, dealer=2), "", "2", "2", "2", "2")
    shown = capsys.readouterr().out.splitlines()
    assert "  Exchange: 2 A, 3 B, 4 C, 5 D, 6 E, 7 G, 8 H, 9 L, 10 N, 11 U" in shown
    assert "  Exchange: You have exchanged 3 cards already." in shown
    assert "You have exchanged 3 cards already." in shown


def test_after_an_exchange_only_what_changed_of_the_table_is_shown(capsys):
    play_plain(setup_of("Ann", "Ben", order=FUN, dealer=2), "", "f", "b")
    _, _, shown = capsys.readouterr().out.partition("Ann exchanged B for ")
    shown, _, _ = shown.partition("Ann: Exchange")
    starts = [line.partition(":")[0] for line in shown.splitlines()[2:]]
    assert starts == ["Deck", "You may exchange 2 cards more.", "Your hand, 10 cards"]


def test_where_a_line_of_the_table_is_gone_all_of_it_is_shown(capsys, monkeypatch):
    tables = iter((["Bag: A", "Bank: B"], ["Bag: A"]))
    monkeypatch.setattr(plain_screen, "table_lines", lambda _view: next(tables))
    play_plain(toy("Ann"), "0")
    assert capsys.readouterr().out.count("Bag: A") == 2


def test_hints_tell_more_each_time(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2)
    session = play_plain(setup, *TO_ANNS_WORD, "#", "#", "#")
    told = capsys.readouterr().out.splitlines()[-3:]
    assert told[0].startswith("The best word has")
    assert told[2].split(":")[0].isupper()
    assert session.match.hints_given(0) == 3


def test_where_there_is_no_hint_it_says_so(capsys):
    play_plain(setup_of("Ann", "Ben", hints=False), "", "#")
    assert "This match is played without hints." in capsys.readouterr().out


def test_the_table_agrees_on_words(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2)
    session = play_plain(setup, *TO_ANNS_WORD, "!funab good", "!fun bad", "fun", "funab")
    shown = capsys.readouterr().out
    assert "The table agreed: FUNAB is good in this match." in shown
    assert "FUN is not good here: banned at this table." in shown
    assert "Ann made FUNAB from F." in lines_of(session)


def test_the_log_and_the_table_can_be_read_again(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2)
    play_plain(setup, *TO_ANNS_WORD, "fun", "", ".log", ".table")
    tail = capsys.readouterr().out.splitlines()[-10:]
    assert tail[:3] == ["Round 1: Ben dealt.", "F starts the spiral.", "Ann made FUN from F."]
    assert tail[-1] == "Your hand, 10 cards: E I K N O R S T T Y"


def test_leaving_is_a_word_everywhere(capsys):
    for lines in ((".quit",), ("", ".quit"), ("", "1", ".quit")):
        with pytest.raises(Leave):
            play_plain(setup_of("Ann", "Ben"), *lines)


def test_help_is_a_word_like_any_other_where_words_are_asked_for(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2)
    play_plain(setup, "help", "", "help", "1", "", "1", "", "help", "1", "help")
    shown = capsys.readouterr().out
    assert shown.count("take back your last answer") == 3
    assert "HELP does not start with the end of the spiral" in shown


def test_help_can_be_asked_for_everywhere(capsys):
    play_plain(setup_of("Ann", "Ben"), "?", "", "?")
    assert capsys.readouterr().out.count("  .quit ") == 2


def test_signs_that_nobody_sees_are_not_read(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2)
    session = play_plain(setup, *TO_ANNS_WORD, " fu\u200bn\u0007 ")
    assert "Ann made FUN from F." in lines_of(session)


def test_nothing_that_moves_the_cursor_is_printed(capsys):
    say("a\x1b[2Jb\x9bc\rd\u202ee\nf  g")
    assert capsys.readouterr().out == "a[2Jbcdef  g\n"
