"""The same match as plain lines: what is typed, what is shown, and to whom."""

import re
from random import Random

import pytest

from tests.cli.people import dealt, play_plain, script, setup_of
from tests.cli.toy import toy
from tests.games.matches import journal
from wordgames_tui.cli import plain_screen
from wordgames_tui.cli.output import say
from wordgames_tui.cli.plain import Leave
from wordgames_tui.cli.plain_terminal import CLEAR
from wordgames_tui.engine.match import Match
from wordgames_tui.games import game

FUN = dealt("UNABCDEGHL", "OITENYKRST", flipped="F")
"""With Ben dealing: Ann holds U and N, Ben what makes NO, UNITE and FUNNY, F is flipped."""
HAND_OVER = re.compile(r"(.+), it's your turn\. Press Enter when only \1 can see the screen\.")

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


def test_what_was_told_at_a_hand_over_is_not_told_to_all_once_more(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2, challenge="table", verdict="vote")
    to_bens_turn = ("", "1", "", "", "1", "", "", "1", "fun", "", "")
    play_plain(setup, *to_bens_turn, "challenge fun", at_terminal=True)
    shown = capsys.readouterr().out
    assert "Ann: Is FUN a word?" in shown
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
    assert [e.line(("Ann", "Ben")) for e in session.match.events][-2:] == [
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
        ("fuzz", "FUZZ needs ZZ from your hand: it holds no Z."),
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
    assert "Ann made FUN from F." in [e.line(("Ann", "Ben")) for e in session.match.events]


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
    assert "Ann made FUNAB from F." in [e.line(("Ann", "Ben")) for e in session.match.events]


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


def test_help_can_be_asked_for_everywhere(capsys):
    play_plain(setup_of("Ann", "Ben"), "?", "", "?")
    assert capsys.readouterr().out.count("  .quit ") == 2


def test_signs_that_nobody_sees_are_not_read(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2)
    session = play_plain(setup, *TO_ANNS_WORD, " fu\u200bn\u0007 ")
    assert "Ann made FUN from F." in [e.line(("Ann", "Ben")) for e in session.match.events]


def test_nothing_that_moves_the_cursor_is_printed(capsys):
    say("a\x1b[2Jb\x9bc\rd\u202ee\nf  g")
    assert capsys.readouterr().out == "a[2Jbcdef  g\n"


# Every kind of question, whatever the game


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("2 1", "picked ('b', 'a')"),
        ("1,2", "picked ('a', 'b')"),
        ("2", "picked ('b',)"),
        ("0", "picked ()"),
        ("4", "picked none"),
        ("nothing at all", "picked none"),
        ("3", "It is gone."),
        ("1 1", "Apple is picked twice."),
        ("1 2 3", "It is gone."),
        ("1 4", "Nothing at all: choose that alone."),
        ("5", "There is no number 5 here. Type 1 to 2 numbers, with blanks between; 0 for none."),
        ("plum", "Type 1 to 2 numbers, with blanks between; 0 for none."),
        ("apple", "picked ('a',)"),
        ("bread, Apple", "picked ('b', 'a')"),
        ("bread 1", "picked ('b', 'a')"),
        ("apple plum", "Type 1 to 2 numbers, with blanks between; 0 for none."),
        ("all", "picked none"),
        ("cheese", "It is gone."),
    ],
)
def test_picking(capsys, line, told):
    play_plain(toy("Ann"), line)
    assert told in capsys.readouterr().out.splitlines()


WRITE = "Type words, one or several a line; 0 or an empty line ends the list."


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["ore tire", ""], "wrote ('ore', 'tire')"),
        (["Ore, TIRE", "0"], "wrote ('ore', 'tire')"),
        (["ore", "tire core", ""], "wrote ('ore', 'tire', 'core')"),
        (["ore"], "1 word on your list."),
        (["0"], "wrote ()"),
        ([""], "Nothing is on your list; type 0 to leave it empty."),
        (["1"], "wrote stop"),
        (["ore", "stop now"], "wrote stop"),
        (["stop", ""], "wrote ('stop',)"),
        (["5"], f"There is no number 5 here. {WRITE}"),
        (["ore tire", "-", ""], "wrote ('ore',)"),
        (["ore tire", "-Ore", ""], "wrote ('tire',)"),
        (["ore tire", "- ore", ""], "wrote ('tire',)"),
        (["ore", "-tire"], "TIRE is not on your list."),
        (["a b c d", ""], "wrote ('a', 'b', 'c')"),
        (["a b c d"], "d: A list has 3 words at the most."),
        (["ore it's tire", ""], "wrote ('ore', 'tire')"),
        (["ore it's tire"], "it's: A word is made of the letters A to Z alone."),
        (["ore ?"], "?: A word is made of the letters A to Z alone."),
        (["ore [b]x[/b] b2d 漢字 café", ""], "wrote ('ore', 'cafe')"),
        (["ore ORE", ""], "wrote ('ore',)"),
        (["ore ORE"], "ORE: You have it already."),
        (["ore " + "x" * 10_000, ""], "wrote ('ore',)"),
    ],
)
def test_writing(capsys, lines, told):
    play_plain(toy("Ann"), "0", *lines)
    assert told in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("1", "chose yes"),
        ("yes", "chose yes"),
        ("2", "Never."),
        ("0", "There is no number 0 here. Type a number."),
        ("maybe", "Type a number."),
        ("#", "Try it."),
    ],
)
def test_choosing(capsys, line, told):
    play_plain(toy("Ann"), "0", "0", line)
    shown = capsys.readouterr().out
    assert "  2. No (not now: Never.)" in shown
    assert told in shown.splitlines()


def test_a_game_without_lines_of_its_own_shows_its_piles(capsys):
    play_plain(toy("Ann", "Ben"), "", "0", "", "0")
    shown = capsys.readouterr().out
    first, _, second = shown.partition("Ben: Write.")
    assert "Bag: A\nTray: none\nAnn: Pick." in first
    assert "Bag: 1 card face down\nTray: none\n" in first
    assert "\n\nBag: 1 card face down\nTray: none\nAnn: Choose.\n" in second


def test_a_hint_is_for_the_one_who_has_the_screen(capsys):
    session = play_plain(toy("Ann", "Ben"), "", "0", "", "0", "#")
    assert (
        capsys.readouterr().out.splitlines()[-1]
        == "There is no hint here; where a word is asked for, there may be."
    )
    assert session.match.hints_given(0) == 0


# Taking back


def test_an_answer_is_taken_back_before_the_screen_is_handed_over(capsys):
    setup = setup_of("Ann", "Ben", order=FUN, dealer=2)
    session = play_plain(setup, *TO_ANNS_WORD, "fun", "-", "", "flab")
    assert "Ann made FLAB from F." in [e.line(("Ann", "Ben")) for e in session.match.events]
    assert "Ann took back an answer." in capsys.readouterr().out


def test_an_answer_is_taken_back_while_everybody_looks(capsys):
    setup = setup_of(
        "Ann", "Ben", order=FUN, dealer=2, challenge="table", verdict="vote", seconds=60
    )
    session = play_plain(setup, *TO_ANNS_WORD, "fun", "", "2", "-", "", "1")
    shown = capsys.readouterr().out
    assert "Ben took back an answer." in shown.partition("Ann: Is FUN a word?")[2]
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
    assert "This cannot be taken back: Ben has answered." in shown or (
        "Ann has answered nothing yet." in shown
    )


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


# Who may answer though another is waited for

FOR_THREE = dealt("UNABCDEGHL", "OITENYKRST", "AAEEEIIOOU", flipped="F")


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


def lines_of(session) -> list[str]:
    return [event.line(session.match.setup.names) for event in session.match.events]


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
    assert "Ann: Is FUN a word?" in shown
    before = shown.partition("Ann: Is FUN a word?")[0]
    after_hand = before.rpartition("Your hand")[2]
    assert "Everybody may look at the screen now." in after_hand
    assert (CLEAR in after_hand) is at_terminal


def test_bots_alone_play_to_the_end_as_an_onlooker_sees_it(capsys):
    session = play_plain(setup_of("Bo:easy", "Cy:hard"))
    assert session.match.over
    shown = capsys.readouterr().out
    assert session.match.result.text in shown
    assert "Your hand" not in shown
    assert "exchanged a card" in shown or "exchanged" not in shown
