"""Tables of WordSpiel for the tests of its bots."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from tests.until import until
from wordgames_tui.bots import player
from wordgames_tui.bots.driver import bot_answer
from wordgames_tui.engine.decisions import Decision, Option
from wordgames_tui.engine.judge import Judge
from wordgames_tui.engine.match import Match
from wordgames_tui.engine.piles import Card
from wordgames_tui.engine.plain import Json
from wordgames_tui.engine.setup import Seat, Setup
from wordgames_tui.games import game
from wordgames_tui.games.wordspiel.decisions import PlayWord, Weigh
from wordgames_tui.games.wordspiel.table import all_cards
from wordgames_tui.words.dictionary import open_dictionary
from wordgames_tui.words.policy import POLICIES

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Flo")
LEVELS = ("easy", "medium", "hard")


def a_match(players: int, seed: int = 1, **options: Json) -> Match:
    """A match of one round, in which Ann starts; alone it is the solitaire."""
    if players > 1:
        options = {"rounds": 1, "dealer": players, **options}
    setup = Setup(
        game="wordspiel",
        seats=tuple(Seat(name) for name in NAMES[:players]),
        variant="rounds" if players > 1 else "solitaire",
        options=options,
        seed=seed,
    )
    return Match(game("wordspiel"), setup)


def contested(word: str, **options: Json) -> Match:
    """A round in which Ann has laid `word`: Ben is waited for, and Cleo may challenge it, too."""
    first, *rest = word.upper()
    left = Counter(card.face for card in all_cards())
    left.subtract(word.upper())
    others = "".join(left.elements())
    hand = [*rest, *others][:10]
    left.subtract(hand[len(rest) :])
    others = "".join(left.elements())
    deck = "".join(card + others[2 * at : 2 * at + 2] for at, card in enumerate(hand)) + first
    setup = Setup(
        game="wordspiel",
        seats=tuple(Seat(name) for name in NAMES[:3]),
        options={"rounds": 1, "dealer": 3, "challenge": "table", **options},
        order={"deck": tuple(deck)},
    )
    match = Match(game("wordspiel"), setup)
    for given in ("keep", "keep", "keep", "start", {"word": word}):
        match.answer(given)
    return match


def said(match: Match, level: str, seat: int, seed: int = 0) -> Json:
    """What a bot of that level would say now in that seat."""
    asked = match.decision_for(seat)
    assert asked is not None
    return player("wordspiel", level)(match.view(seat), asked, Random(seed))


def played(match: Match, levels: Sequence[str]) -> Iterator[tuple[Decision, int, Json]]:
    """Let bots of these levels play on; before each answer is given: what was asked of which
    seat, and its answer."""
    players = {seat: player("wordspiel", level) for seat, level in enumerate(levels)}
    for _ in until(lambda: match.over):
        seat, answer = bot_answer(match, players)
        asked = match.decision_for(seat)
        assert asked is not None
        yield asked, seat, answer
        match.answer(answer, seat)


class Place:
    """A seat at a table of which only this is known: a hand, a spiral, how many cards the others
    hold, and the words that there are."""

    def __init__(
        self,
        words: str,
        hand: str,
        spiral: str = "f",
        others: tuple[int, ...] = (5,),
        words_laid: int = 1,
        drifting: int = 0,
        last_chance: bool = False,
    ) -> None:
        dictionary = open_dictionary("list", POLICIES["wordspiel"], words.split())
        self.judge = Judge(dictionary)
        self.spiral = spiral
        self.hand = tuple(Card(f"{letter}{at}", letter) for at, letter in enumerate(hand.upper()))
        laid: list[Json] = [card_of(letter) for letter in spiral]
        mine: list[Json] = [card.to_json() for card in self.hand]
        piles: dict[str, Json] = {
            f"hand {seat}": {"count": count} for seat, count in enumerate(others, start=1)
        }
        piles["hand 0"] = {"count": len(hand), "cards": mine}
        piles["spiral"] = {"count": len(spiral), "cards": laid}
        card: Json = {"seat": 1, "count": 1, "word": "", "back": 0}
        word: Json = {"seat": 1, "count": 1, "word": "of", "back": 1}
        self.view: dict[str, Json] = {
            "seat": 0,
            "names": list(NAMES[: 1 + len(others)]),
            "piles": piles,
            "placements": [word] * words_laid + [card] * drifting,
            "last_chance": last_chance,
        }

    def turn(self, level: str, *options: str, seed: int = 0) -> Json:
        """What a bot lays here, or which of the options it takes."""
        asked = PlayWord(
            seats=(0,),
            prompt="Make a word.",
            options=tuple(Option(o, o) for o in options or ("no-word",)),
            hand=self.hand,
            spiral=self.spiral,
            judge=self.judge,
        )
        given = player("wordspiel", level)(self.view, asked, Random(seed))
        return given["word"] if isinstance(given, dict) else given

    def choice(self, level: str, *options: str) -> Json:
        """Which of the options a bot takes here."""
        asked = Weigh(
            seats=(0,),
            prompt="Well?",
            options=tuple(Option(o, o) for o in options),
            judge=self.judge,
        )
        return player("wordspiel", level)(self.view, asked, Random(0))

    @property
    def exchanges(self) -> tuple[str, ...]:
        """The options that exchange a card."""
        return tuple(f"exchange:{card.id}" for card in self.hand)


def card_of(letter: str) -> Json:
    return {"id": letter, "face": letter.upper()}
