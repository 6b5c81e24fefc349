"""A table of Typewriter as plain lines."""

from collections.abc import Mapping, Sequence
from typing import Any

from wordgames_tui.words.text import counted

__all__ = ["typewriter"]

View = Mapping[str, Any]


def typewriter(view: View) -> list[str]:
    """Event, Offer, Common key, what everybody has, the Meter of the seat.

    Nothing is secret here, so that everybody is named, whoever is asked.
    """
    piles, seat = view["piles"], view["seat"]
    lines = []
    if view["event"]:
        event = view["event"]
        lines.append(f"Round {view['round']} of {view['rounds']}. {event['face']}: {event['text']}")
    lines.append(f"Offer: {keys(piles['offer'])}. Bag: {counted(piles['bag']['count'], 'key')}.")
    if piles["drawn"]["count"]:
        lines.append(f"Drawn: {keys(piles['drawn'])}.")
    lines.append(
        f"Common key: {keys(piles['common'])}, banked by {view['common_letters']} letters. "
        f"Under it: {counted(piles['common below']['count'], 'vowel')}."
    )
    for other, name in enumerate(view["names"]):
        lines += player(view, other, name)
    if seat is not None:
        lines.append(f"{owner(view['names'][seat])} Meter: {meter(view, seat)}.")
    turn = view["turn"]
    if turn and turn["word"]:
        lines.append(f"The word: {turn['word']['text'].upper()}, with {keys(piles['word'])} in it.")
    return lines


def player(view: View, seat: int, name: str) -> list[str]:
    """What lies before a player."""
    piles, points = view["piles"], view["points"][seat]
    card = view["typewriters"][seat]
    lines = [
        f"{name}: {card['name']}, token on {view['spaces'][seat]} of {card['last']}, "
        f"{counted(points['total'], 'point')}.",
        f"{owner(name)} Pool: {keys(piles[f'pool {seat}'])}.",
    ]
    turn = view["turn"]
    if turn and turn["seat"] == seat:
        at_hand = (*piles[f"pool {seat}"]["cards"], *piles["common"]["cards"])
        for what in ("used", "wild"):
            cards = [card for card in at_hand if card["id"] in turn[what]]
            named = [
                shown(card["up"]) for card in cards if what == "used" or card["up"].get("letters")
            ]
            if named:
                lines.append(f"{what.capitalize()} this turn: {', '.join(named)}.")
    for section in ("bank", "star"):
        if piles[f"{section} {seat}"]["count"]:
            lines.append(
                f"{owner(name)} {section.capitalize()}: {keys(piles[f'{section} {seat}'])}."
            )
    return lines


def owner(name: str) -> str:
    """Whose something is."""
    return f"{name}'s"


def meter(view: View, seat: int) -> str:
    """The abilities by space, those in reach first."""
    card, space = view["typewriters"][seat], view["spaces"][seat]
    abilities: Sequence[View] = card["abilities"]
    told = [f"{a['space']} {a['colour']} {a['label']}" for a in abilities]
    reached = sum(a["space"] <= space for a in abilities)
    if not reached:
        return f"nothing in reach; then {', '.join(told)}"
    out_of_reach = f"; out of reach {', '.join(told[reached:])}" if told[reached:] else ""
    return f"in reach {', '.join(told[:reached])}{out_of_reach}"


def keys(pile: View) -> str:
    """The keys of a pile, each with its value, after a star its stars, and its other side so."""
    return ", ".join(key(card) for card in pile["cards"]) or "none"


def key(card: View) -> str:
    """A key: E 1★1 (B 4★2), the other side in brackets."""
    behind = f" ({shown(card['down'])})" if card["down"] else ""
    return f"{shown(card['up'])}{behind}"


def shown(side: View) -> str:
    """What a side shows, with its value and its stars: BNK 1★1: Bank 1 key in your word."""
    face = str(side.get("sign") or side["letters"])
    does = f": {side['label']}" if "label" in side else ""
    return f"{'wild' if face == '?' else face} {side['value']}★{side['stars']}{does}"
