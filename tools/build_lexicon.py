"""Build the English lexicon: classify the words of public lists, then pack them for the games.

    python tools/build_lexicon.py classify --lemminflect FOLDER   sources -> english.txt.xz
    python tools/build_lexicon.py pack                            english.txt.xz -> english.words

`dictionaries/README.md` says which sources to install and what the codes in english.txt.xz mean;
`dictionaries/corrections.toml` is what people decided against the sources.
"""

import argparse
import codecs
import gzip
import lzma
import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unicodedata import combining, normalize

from wordgames_tui.words.lexicon import Entry, parse_code
from wordgames_tui.words.store import pack

DICTIONARIES = Path(__file__).resolve().parent.parent / "dictionaries"
TEXT = DICTIONARIES / "english.txt.xz"
PACKED = DICTIONARIES / "english.words"

TIERS = {size: tier for tier, size in enumerate((10, 20, 35, 40, 50, 55, 60, 70, 80), start=1)}
"""How common a word is: the smallest size of SCOWL that has it, numbered from 1."""
LARGEST_OF_NAMES = 70
"""Names and abbreviations beyond this size are too obscure for any game."""
LISTS = [
    *("english", "american", "british", "british_z", "canadian", "australian"),
    *("variant_1", "british_variant_1", "canadian_variant_1", "australian_variant_1"),
]
SINGLE_LETTERS = "aio"
PARTS = ("noun", "verb", "adj", "adv")

Sizes = dict[str, int]
"""Words with the smallest size of SCOWL that has them."""


@dataclass(frozen=True)
class Corrections:
    """What people decided; see the file."""

    closed_class: frozenset[str]
    only_inflected: frozenset[str]
    exclamations: frozenset[str]
    no_words: frozenset[str]
    acronyms: frozenset[str]
    months_and_days: frozenset[str]
    names_of_two_letters: frozenset[str]
    vulgar: frozenset[str]
    words: Sizes
    abbreviations: Sizes

    @classmethod
    def read(cls, path: Path) -> "Corrections":
        """The corrections of a TOML file."""
        data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        data["vulgar"] = codecs.decode(data["vulgar"], "rot13")
        for key, value in data.items():
            data[key] = frozenset(value.split()) if isinstance(value, str) else value
        return cls(**data)


class Grammar:
    """What WordNet and lemminflect know of the forms of words."""

    def __init__(self, wordnet: Path, lemminflect: Path) -> None:
        self._lemmas = {part: _wordnet_lemmas(wordnet / f"data.{part}") for part in PARTS}
        self._irregular = {part: _wordnet_irregular(wordnet / f"{part}.exc") for part in PARTS}
        self._stems = _lemminflect_stems(lemminflect / "lemma_lu.csv.gz")
        self.counted = _wordnet_counted(wordnet / "cntlist.rev")
        """The words that a text marked by hand uses as noun, adjective or adverb."""

    def is_headword(self, word: str) -> bool:
        """Whether a source has an article of this name."""
        return any(word in lemmas for lemmas in self._lemmas.values()) or any(
            word in stems for part, stems in self._stems.get(word, {}).items() if part != "aux"
        )

    def is_a(self, word: str, *parts: str) -> bool:
        """Whether a source has an article of this name for one of the parts of speech."""
        return any(
            word in self._lemmas[part] or word in self._stems.get(word, {}).get(part, ())
            for part in parts
        )

    def inflected_as(self, word: str) -> set[str]:
        """The parts of speech of which the sources call `word` an inflected form."""
        found = {part for part, stems in self._stems.get(word, {}).items() if stems - {word}}
        return found | {part for part in PARTS if self._irregular[part].get(word, {word}) - {word}}


@dataclass
class Draft:
    """The entry of a word while it is being put together; the fields are those of `Entry`."""

    kinds: str = ""
    tier: int = 0
    name: int = 0
    abbreviation: int = 0
    acronym: int = 0

    def add(self, reading: str, size: int) -> None:
        """Note a reading of the word, which may be known as more common already."""
        before = getattr(self, reading)
        setattr(self, reading, min(before or TIERS[size], TIERS[size]))

    def code(self) -> str:
        """The entry in the form of english.txt.xz."""
        others = zip("nak", (self.name, self.abbreviation, self.acronym), strict=True)
        return f"{self.tier}{self.kinds}" + "".join(f"{key}{tier}" for key, tier in others if tier)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    classify = commands.add_parser("classify", help="make the list of words from the sources")
    classify.add_argument("--scowl", type=Path, default=Path("/usr/share/dict/scowl"))
    classify.add_argument("--wordnet", type=Path, default=Path("/usr/share/wordnet"))
    classify.add_argument(
        "--lemminflect", type=Path, required=True, help="the folder with lemma_lu.csv.gz"
    )
    commands.add_parser("pack", help="make the file that the games read from the list of words")
    arguments = parser.parse_args()
    if arguments.command == "classify":
        corrections = Corrections.read(DICTIONARIES / "corrections.toml")
        grammar = Grammar(arguments.wordnet, arguments.lemminflect)
        write_text(TEXT, classified(arguments.scowl, grammar, corrections))
        print_counts(map(parse_code, read_text(TEXT).values()))
    else:
        PACKED.write_bytes(packed(read_text(TEXT)))
        print(f"{PACKED.name}: {PACKED.stat().st_size:,} bytes")


# From the sources to words with codes


def classified(scowl: Path, grammar: Grammar, corrections: Corrections) -> dict[str, str]:
    """All words of the lexicon with their codes."""
    drafts: defaultdict[str, Draft] = defaultdict(Draft)
    words = ordinary_words(scowl, corrections)
    for word, size in words.items():
        drafts[word].kinds = kinds_of(word, words, grammar, corrections)
        drafts[word].add("tier", size)
    for word, reading, size in [
        *names(scowl, corrections),
        *abbreviations(scowl, corrections),
    ]:
        drafts[word].add(reading, size)
    for word in corrections.vulgar & drafts.keys():
        drafts[word].kinds += "v"
    return {word: draft.code() for word, draft in sorted(drafts.items())}


def ordinary_words(scowl: Path, corrections: Corrections) -> Sizes:
    """The lower-case words of the dictionary."""
    words = {
        word: size
        for word, size in read_scowl(scowl, "words").items()
        if re.fullmatch("[a-z]+", word)
        and (len(word) > 1 or word in SINGLE_LETTERS)
        and word not in corrections.no_words
    }
    return words | corrections.words


def kinds_of(word: str, words: Sizes, grammar: Grammar, corrections: Corrections) -> str:
    """The letters of a code that say which kinds of ordinary word `word` is."""
    headword = word in corrections.closed_class or grammar.is_headword(word)
    parts = grammar.inflected_as(word)
    plural = "noun" in parts or any(grammar.is_a(stem, "noun") for stem in stems_of_s(word))
    inflected = bool(parts - {"noun"}) or any(
        (
            any(grammar.is_a(stem, "verb") for stem in stems_of_s(word)),
            any(grammar.is_a(stem, "verb") for stem in stems_of(word, "ed", "ing")),
            not headword
            and any(grammar.is_a(stem, "adj", "adv") for stem in stems_of(word, "er", "est")),
        )
    )
    if not (headword or plural or inflected):
        plural = any(stem in words for stem in stems_of_s(word))
        inflected = not plural and looks_inflected(word, words)
        headword = not plural and not inflected
    if word in corrections.only_inflected:
        headword, inflected = False, True
    attested = (
        headword and inflected and (word in grammar.counted or not word.endswith(("ed", "ing")))
    )
    exclamation = word in corrections.exclamations
    kinds = {
        "b": headword or exclamation,
        "p": plural,
        "f": inflected,
        "h": attested,
        "x": exclamation,
    }
    return "".join(kind for kind, is_so in kinds.items() if is_so)


def looks_inflected(word: str, words: Sizes) -> bool:
    """Whether a word that no source knows looks like a verb's or an adjective's inflected form."""
    if any(stem in words for stem in stems_of(word, "ed", "ing")):
        return True
    return any(
        {stem, f"{stem}er", f"{stem}est"} <= words.keys()
        or (stem.endswith("y") and {f"{stem[:-1]}ier", f"{stem[:-1]}iest"} <= words.keys())
        for stem in stems_of(word, "er", "est")
    )


def stems_of_s(word: str) -> list[str]:
    """What `word` may be the plural, or the third person, of."""
    if word.endswith("ss"):
        return []
    endings = (
        ("s", ""),
        ("es", ""),
        ("ies", "y"),
        ("ves", "f"),
        ("ves", "fe"),
        ("zzes", "z"),
        ("sses", "s"),
        ("men", "man"),
        ("ae", "a"),
    )
    stems = (word.removesuffix(old) + new for old, new in endings if word.endswith(old))
    return [stem for stem in stems if len(stem) >= 2]


def stems_of(word: str, *suffixes: str) -> list[str]:
    """What `word` may be formed from by one of the suffixes ed, ing, er, est."""
    stems = []
    for suffix in suffixes:
        stem = word.removesuffix(suffix)
        if stem == word or len(stem) < 2:
            continue
        stems += [stem, stem + "e"]
        if len(stem) > 2 and stem[-1] == stem[-2]:
            stems.append(stem[:-1])
        if stem.endswith("i"):
            stems.append(stem[:-1] + "y")
        if stem.endswith("ck"):
            stems.append(stem[:-1])
        if suffix == "ing" and stem.endswith("y"):
            stems.append(stem[:-1] + "ie")
    return [stem for stem in stems if len(stem) >= 2]


def names(scowl: Path, corrections: Corrections) -> Iterator[tuple[str, str, int]]:
    """Proper names, and the acronyms filed among them, each with its reading and its size."""
    proper = read_scowl(scowl, "proper-names")
    for listed, size in _smallest(read_scowl(scowl, "upper").items(), proper.items()).items():
        word = listed.lower()
        if not re.fullmatch("[A-Z][A-Za-z]+", listed):
            continue
        short = word in corrections.months_and_days
        if short or listed.isupper():
            yield word, "acronym", size
        if (
            size <= LARGEST_OF_NAMES
            and not listed.isupper()
            and (not short or listed in proper)
            and (len(word) > 2 or word in corrections.names_of_two_letters)
        ):
            yield word, "name", size


def abbreviations(scowl: Path, corrections: Corrections) -> Iterator[tuple[str, str, int]]:
    """Abbreviations and acronyms, each with its reading and its size."""
    for listed, size in (read_scowl(scowl, "abbreviations") | corrections.abbreviations).items():
        if re.fullmatch("[A-Za-z]{2,}", listed) and size <= LARGEST_OF_NAMES:
            common = listed.islower() and listed not in corrections.acronyms
            yield listed.lower(), "abbreviation" if common else "acronym", size


# Reading the sources


def read_scowl(folder: Path, kind: str) -> Sizes:
    """The entries of one kind in all spellings of English, without their accents."""
    lists = (
        [(_without_accents(line), size) for line in path.read_text(encoding="utf-8").split("\n")]
        for name in LISTS
        for size in TIERS
        if (path := folder / f"{name}-{kind}.{size}").exists()
    )
    return _smallest(*lists)


def _smallest(*lists: Iterable[tuple[str, int]]) -> Sizes:
    found: Sizes = {}
    for entries in lists:
        for entry, size in entries:
            found[entry] = min(size, found.get(entry, size))
    return found


def _without_accents(line: str) -> str:
    return "".join(part for part in normalize("NFD", line.strip()) if not combining(part))


def _wordnet_lemmas(path: Path) -> set[str]:
    """The lower-case lemmas of a part of speech; only this of WordNet's files keeps the case."""
    lemmas: set[str] = set()
    for line in path.read_text(encoding="latin-1").split("\n"):
        if line and not line.startswith("  "):
            fields = line.split()
            count = int(fields[3], 16)
            lemmas.update(field.partition("(")[0] for field in fields[4 : 4 + 2 * count : 2])
    return {lemma for lemma in lemmas if re.fullmatch("[a-z]+", lemma)}


def _wordnet_irregular(path: Path) -> dict[str, set[str]]:
    """Irregular forms with their lemmas."""
    rows = (line.split() for line in path.read_text(encoding="ascii").splitlines())
    return {form: set(lemmas) for form, *lemmas in filter(None, rows)}


def _wordnet_counted(path: Path) -> set[str]:
    counted = set()
    for line in path.read_text(encoding="ascii").splitlines():
        key, _, count = line.split()
        lemma, _, sense = key.partition("%")
        if int(count) and sense[0] in "1345":  # noun, adjective, adverb, satellite adjective
            counted.add(lemma)
    return counted


def _lemminflect_stems(path: Path) -> dict[str, dict[str, set[str]]]:
    """Forms with their stems for each part of speech."""
    stems: dict[str, dict[str, set[str]]] = {}
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for line in file:
            form, part, lemmas = line.rstrip("\n").split(",")
            stems.setdefault(form, {}).setdefault(part, set()).update(lemmas.split("/"))
    return stems


# Files


def write_text(path: Path, codes: Mapping[str, str]) -> None:
    """Write words and codes, one word a line."""
    text = "".join(f"{word}\t{code}\n" for word, code in codes.items())
    path.write_bytes(lzma.compress(text.encode("ascii"), preset=9 | lzma.PRESET_EXTREME))


def read_text(path: Path) -> dict[str, str]:
    """The words and codes that `write_text` has written."""
    text = lzma.decompress(path.read_bytes()).decode("ascii")
    return dict(line.split("\t") for line in text.splitlines())


def packed(codes: Mapping[str, str]) -> bytes:
    """The packed lexicon: a volume of the words that games and bots use, and one of the others.

    The second is touched only when a word is not in the first, or when a table wants the rarest.
    """
    common = {word: code for word, code in codes.items() if is_common(parse_code(code))}
    others = {word: code for word, code in codes.items() if word not in common}
    return pack([common, others])


def is_common(entry: Entry) -> bool:
    """Whether some game uses the word unless its table asks for another size."""
    return (
        1 <= entry.tier <= TIERS[70]
        or 1 <= entry.name <= TIERS[50]
        or 1 <= entry.abbreviation <= TIERS[50]
    )


def print_counts(entries: Iterable[Entry]) -> None:
    """Say how many words there are of each kind."""
    counts: Counter[str] = Counter()
    for entry in entries:
        counts["entries"] += 1
        for kind in Entry.__dataclass_fields__.keys() - {"word"}:
            counts[kind] += bool(getattr(entry, kind))
        counts[f"tier {entry.tier}"] += 1
    for kind, count in sorted(counts.items()):
        print(f"{kind:14}{count:9,}")


if __name__ == "__main__":
    main()
