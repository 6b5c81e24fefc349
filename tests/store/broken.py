"""Ways in which a save can be broken, and what is said of each."""


def _without_its_middle(data: bytes) -> bytes:
    lines = data.split(b"\n")
    lines[3] = lines[3][:-4]
    return b"\n".join(lines)


PROBLEMS = {
    "empty": (lambda _: b"", "is empty."),
    "no save at all": (lambda _: b"Dear diary\n", "is not a save: its first line is broken."),
    "other json": (lambda _: b'{"a": 1}\n', "is not a save of wordgames."),
    "a list": (lambda _: b"[]\n", "is not a save of wordgames."),
    "latin-1": (lambda _: '{"format": "é"}\n'.encode("latin-1"), "is not text in UTF-8."),
    "newer format": (
        lambda data: data.replace(b'"version":1', b'"version":2'),
        "was written by a newer wordgames: its format is 2, and this program reads 1.",
    ),
    "other rules": (
        lambda data: data.replace(b'"rules":1', b'"rules":99'),
        "was played by version 99 of the rules of WordSpiel; this program has version 1.",
    ),
    "unknown game": (
        lambda data: data.replace(b'"wordspiel"', b'"scrabble"'),
        "cannot be read: There is no game 'scrabble'; there is: ",
    ),
    "no set-up": (
        lambda data: data.replace(b'"setup"', b'"set"'),
        "is not a save: its first line lacks what a match needs.",
    ),
    "no date": (
        lambda data: data.replace(b"2026-03-04", b"2026-99-04"),
        "cannot be read: '2026-99-04T19:30:00+00:00' is no date.",
    ),
    "the first day": (
        lambda data: data.replace(b"2026-03-04T19:30:00+00:00", b"0001-01-01T00:00:00+23:00"),
        "is no date.",
    ),
    "broken middle": (_without_its_middle, "cannot be read: line 4 is broken."),
    "two broken lines": (lambda data: data + b'{"seat"\n{"seat', "is broken."),
    "no line of a journal": (
        lambda data: data.replace(b'{"undo":1}', b'{"undo":0}'),
        "is broken.",
    ),
    "too much taken back": (
        lambda data: data.replace(b'{"undo":1}', b'{"undo":99}'),
        "cannot be read: More answers are taken back than were given.",
    ),
    "refused answer": (
        lambda data: data.replace(b'"word":"fury"', b'"word":"furyx"'),
        "cannot be continued: FURYX needs ",
    ),
    "unknown option": (
        lambda data: data.replace(b'"easy_start"', b'"hard_start"'),
        "cannot be read: WordSpiel, the round game, has no option 'hard_start'",
    ),
    "missing dictionary": (
        lambda data: data.replace(b'"dictionary":"english"', b'"dictionary":"klingon"'),
        "cannot be continued: There is no dictionary called “klingon”.",
    ),
    "after the end": (
        lambda data: data.replace(
            b'{"undo":1}',
            b'{"result":{"scores":[1,2],"winners":[0],"text":""},"ended":"2026-03-04",'
            b'"hints":[0,0],"answers":3}',
        ),
        "follows its end.",
    ),
}
