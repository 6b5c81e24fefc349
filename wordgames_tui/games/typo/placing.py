"""Placing a card in Typo: the word that is said, the doubts, and the row that may go."""

from wordgames_tui.engine.decisions import TIME_UP, Option, Spelled
from wordgames_tui.engine.rules import Script
from wordgames_tui.games.typo.decisions import ChooseRow, Place, Weigh
from wordgames_tui.games.typo.events import GaveUp, Laid, RowReplaced, Said, Verdict, Weighed
from wordgames_tui.games.typo.stakes import Stakes
from wordgames_tui.games.typo.table import Announced, Turn, TypoTable, letters
from wordgames_tui.words.agreed import TableVotes

__all__ = ["place"]


def place(table: TypoTable, turn: Turn, stakes: Stakes) -> Script[None]:
    """Lay the card at an end of a row and say a word that begins with the row, or put it in the
    place of the longest row (First Half; I Cannot Place This Letter)."""
    face = turn.card.face
    rows = tuple(letters(row) for row in table.rows)
    decision = Place(
        seats=(turn.seat,),
        prompt=f"Lay {face} at an end of a row ({', '.join(rows).upper()}), and say a word.",
        options=(Option("give-up", f"I cannot place {face}"),),
        seconds=table.number("seconds") or None,
        letter=face.lower(),
        rows=rows,
        judge=table.judge,
    )
    answer = yield decision
    if isinstance(answer, Spelled):
        said = Announced(turn.seat, turn.card, answer.word, decision.end(answer.way))
        if (yield from stands(table, said, stakes)):
            lay(table, turn, said)
            return
    else:
        table.tell(GaveUp(seat=turn.seat, card=turn.card, in_time=answer != TIME_UP))
    yield from replace_longest_row(table, turn, stakes)


def stands(table: TypoTable, said: Announced, stakes: Stakes) -> Script[bool]:
    """Announce the word; whether it stands once the others have spoken (This Word Does Not
    Exist)."""
    seat, word, end = said.seat, said.word, said.end
    table.announced = said
    table.tell(
        Said(seat=seat, card=said.card, word=word, row=end.row, side=end.side, reads=end.reads)
    )
    judge = str(table.setup.options["judge"])
    if judge == "lexicon":
        reason = table.judge.refusal(word)
        unquestioned = not reason
    elif not (yield from doubted(table, said)):
        reason, unquestioned = "", True
    else:
        reason = yield from verdict(table, said, judge)
        unquestioned = False
    table.announced = None
    if unquestioned:
        return True
    points = stakes.word_missing(table, seat) if reason else stakes.word_found(table, seat)
    table.tell(Verdict(seat=seat, word=word, good=not reason, reason=reason, points=points))
    return not reason


def doubted(table: TypoTable, said: Announced) -> Script[bool]:
    """Ask the others, who may speak in any order, until it is clear whether half or more of them
    doubt the word. It is people who are waited for, as long as there are any to speak."""
    silent = table.clockwise_from(said.seat)[1:]
    silent.sort(key=lambda seat: bool(table.setup.seats[seat].bot))
    others = len(silent)
    doubters = 0
    while silent and 2 * doubters < others <= 2 * (doubters + len(silent)):
        seats = tuple(silent)
        answer = yield Weigh(
            seats=seats,
            prompt=f"{table.names[said.seat]} says {said.word.upper()}. Does that word exist?",
            options=(
                Option("believe", "I believe it", "", seats),
                Option("doubt", "I doubt it", "", seats),
            ),
            word=said.word,
            judge=table.judge,
        )
        seat, doubts = table.answered_by, answer == "doubt"
        silent.remove(seat)
        doubters += doubts
        said.doubts[seat] = doubts
        table.tell(Weighed(seat=seat, word=said.word, good=not doubts, vote=False))
    return 2 * doubters >= others


def verdict(table: TypoTable, said: Announced, judge: str) -> Script[str]:
    """Why the doubted word does not exist, "" when it does: the dictionary says so, or the player
    who judges; where there is neither, most of the players. The players' verdict is kept for the
    rest of the match; on the judge's own word the table votes."""
    judging = int(judge.removeprefix("seat ")) - 1 if judge.startswith("seat ") else None
    has_dictionary = judging is None and table.setup.dictionary != TableVotes.key
    if has_dictionary or table.judge.is_agreed(said.word):
        return table.judge.refusal(said.word)
    if judging == said.seat:
        judging = None
    if judging is None:
        exists = yield from vote(table, said)
    else:
        exists = (yield weigh(table, judging, said.word)) == "yes"
    table.judge.agree(said.word, exists)
    if exists:
        return ""
    return "the table voted against it" if judging is None else f"{table.names[judging]} judged so"


def vote(table: TypoTable, said: Announced) -> Script[bool]:
    """Whether the word exists: it does not when more than half of all players say so."""
    against = 0
    for voted, seat in enumerate(table.clockwise_from(said.seat)):
        so_far = f" So far {voted - against} yes, {against} no." if voted else ""
        good = (yield weigh(table, seat, said.word, so_far)) == "yes"
        table.tell(Weighed(seat=seat, word=said.word, good=good, vote=True))
        against += not good
    return 2 * against <= len(table.seats)


def weigh(table: TypoTable, seat: int, word: str, so_far: str = "") -> Weigh:
    """The question to one seat whether a doubted word exists, with how a vote stands so far."""
    return Weigh(
        seats=(seat,),
        prompt=f"{table.names[seat]}: {word.upper()} is doubted. Does it exist?{so_far}",
        options=(Option("yes", "Yes, it exists"), Option("no", "No, it does not")),
        word=word,
        judge=table.judge,
    )


def lay(table: TypoTable, turn: Turn, said: Announced) -> None:
    """Add the card to its end of the row."""
    card = table.chosen(turn.seat).draw()
    row = table.rows[said.end.row - 1]
    row.cards.insert(0 if said.end.side == "left" else len(row), card)
    turn.word = said.word
    table.tell(
        Laid(seat=turn.seat, card=card, word=said.word, row=said.end.row, side=said.end.side)
    )


def replace_longest_row(table: TypoTable, turn: Turn, stakes: Stakes) -> Script[None]:
    """The longest row goes, one that the player chooses among equals; the card starts it anew, and
    the player takes the dictionary (I Cannot Place This Letter)."""
    numbers = table.longest
    number = numbers[0]
    if len(numbers) > 1:
        rows = tuple(letters(row) for row in table.rows)
        chosen = yield ChooseRow(
            seats=(turn.seat,),
            prompt=f"Which of the longest rows does {turn.card.face} replace?",
            options=tuple(
                Option(f"row {n}", f"Row {n}: {rows[n - 1].upper()}", key=f"{n}") for n in numbers
            ),
            letter=turn.card.face.lower(),
            rows=rows,
            judge=table.judge,
        )
        number = int(chosen.removeprefix("row "))
    row = table.rows[number - 1]
    gone = row.take_all()
    row.put(table.chosen(turn.seat).draw())
    points, kept = stakes.row_lost(table, turn.seat, gone)
    table.dictionary = turn.seat
    table.tell(
        RowReplaced(
            seat=turn.seat,
            row=number,
            cards=tuple(gone),
            card=turn.card,
            points=points,
            kept=kept,
        )
    )
