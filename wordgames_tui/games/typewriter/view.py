"""What everybody may know of a Typewriter table, beside the piles: all but the order of the bag,
of the Event deck and of the vowels under the Common key."""

from wordgames_tui.engine.plain import Json
from wordgames_tui.games.typewriter.rounds import scores
from wordgames_tui.games.typewriter.table import Turn, TypewriterTable

__all__ = ["view"]


def view(table: TypewriterTable) -> dict[str, Json]:
    """The round and its event, the Meters, the points so far, and the turn."""
    points: list[Json] = [its.to_json() for its in scores(table)]
    typewriters: list[Json] = [typewriter.to_json() for typewriter in table.typewriters]
    return {
        "round": table.round,
        "rounds": table.rounds,
        "first": table.first,
        "final_round": table.final_round,
        "event": _event(table) if table.round else None,
        "typewriters": typewriters,
        "spaces": list(table.spaces),
        "words": list(table.words),
        "points": points,
        "common_letters": table.common_letters,
        "color_combo": bool(table.setup.options["color_combo"]),
        "turn": _turn(table.turn) if table.turn else None,
    }


def _event(table: TypewriterTable) -> Json:
    text, short = table.event.told(table.final_round)
    return {**table.event.to_json(), "text": text, "short": short}


def _turn(turn: Turn) -> Json:
    used: list[Json] = [*sorted(turn.used)]
    wild: list[Json] = [*sorted(turn.wild)]
    word: Json = None
    if turn.word:
        keys: list[Json] = [
            {"id": p.key.id, "letters": p.letters, "wild": p.wild, "shared": p.shared}
            for p in turn.word.keys
        ]
        word = {"text": turn.word.text, "keys": keys}
    return {
        "seat": turn.seat,
        "step": turn.step,
        "word": word,
        "used": used,
        "wild": wild,
        "per_key": turn.per_key,
        "doubled": list(turn.doubled),
        "redirects": turn.redirects,
        "just_banked": list(turn.just_banked),
        "abilities": list(turn.abilities),
    }
