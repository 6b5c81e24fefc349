"""Measure the word finder against other ways to find all words from tiles and wilds.

    python benchmarks/finder.py

All search the bundled lexicon, in one run, for the same tiles, and must find the same words. The
others are a search in a trie of dictionaries in plain Python, and the same search in the compact
graphs of dawg2 and marisa-trie, which `pip install dawg2 marisa-trie` brings. Times are ratios:
the finder is 1.
"""

import importlib
import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Container
from pathlib import Path
from string import ascii_lowercase
from time import perf_counter
from typing import Any

from wordgames_tui.words.bundled import vocabulary
from wordgames_tui.words.finder import Finder
from wordgames_tui.words.lexicon import english
from wordgames_tui.words.policy import POLICIES

Search = Callable[[str, int], list[str]]

CASES = {
    "7 tiles": (7, 0),
    "5 + 2 wilds": (5, 2),
    "2 + 3": (2, 3),
    "0 + 5": (0, 5),
    "10 + 2": (10, 2),
}
SECONDS_PER_CASE = 3.0
"""About how long each way may search for the tiles of one case."""
MOST_RACKS = 300
RIVALS = {"trie": "", "dawg2": "dawg", "marisa-trie": "marisa_trie"}
"""The other ways, and the module that each needs."""


def main() -> None:
    if sys.argv[1:2] == ["--load"]:
        print(json.dumps(loaded(sys.argv[2], Path(sys.argv[3]))))
        return
    rivals = [name for name, module in RIVALS.items() if not module or is_installed(module)]
    finder = opened()
    words = list(finder)
    print(f"{len(words):,} words; Python {sys.version.split()[0]}")
    with tempfile.TemporaryDirectory() as folder:
        prepare(words, rivals, Path(folder))
        print_searches(finder, words, rivals, Path(folder))
        print_loads(["finder", *rivals], Path(folder))
    for name in RIVALS.keys() - set(rivals):
        print(f"{name} is not installed and was left out: pip install {name}")


def print_searches(finder: Finder, words: list[str], rivals: list[str], folder: Path) -> None:
    """Search with all of them and compare."""
    searches = {"finder": finder.find} | {name: opened_rival(name, folder) for name in rivals}
    print(
        f"\n{'all words from':16}{'answers':>9}{'finder':>12}" + "".join(f"{n:>13}" for n in rivals)
    )
    chance = random.Random(7)
    letters = "".join(words)
    for case, (tiles, wilds) in CASES.items():
        racks = ["".join(chance.choices(letters, k=tiles)) for _ in range(MOST_RACKS)]
        seconds: dict[str, float] = {}
        answers: dict[str, list[list[str]]] = {}
        for name, search in searches.items():
            seconds[name], answers[name] = timed(search, racks, wilds)
        shared = min(map(len, answers.values()))
        for name in rivals:
            for rack, ours, theirs in zip(racks, answers["finder"], answers[name], strict=False):
                if sorted(ours) != sorted(theirs):
                    sys.exit(f"{name} and the finder differ on {rack!r} with {wilds} wilds")
        mean = sum(map(len, answers["finder"][:shared])) / shared
        ratios = "".join(f"{seconds[name] / seconds['finder']:12.1f}x" for name in rivals)
        print(f"{case:16}{mean:9,.0f}{seconds['finder'] * 1000:9.3f} ms{ratios}")


def timed(search: Search, racks: list[str], wilds: int) -> tuple[float, list[list[str]]]:
    """Seconds for one rack, and the answers for as many racks as there was time for."""
    search(racks[0], wilds)
    answers: list[list[str]] = []
    spent = 0.0
    for rack in racks:
        start = perf_counter()
        answers.append(search(rack, wilds))
        spent += perf_counter() - start
        if spent > SECONDS_PER_CASE:
            break
    return spent / len(answers), answers


def print_loads(names: list[str], folder: Path) -> None:
    """Open each in a fresh process, and again search there, and say what it took."""
    print(f"\n{'to open':16}{'time':>12}{'memory':>12}{'and to search':>17}")
    for name in names:
        command = [sys.executable, __file__, "--load", name, str(folder)]
        result = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
        print(
            f"{name:16}{result['seconds'] * 1000:9.1f} ms{result['opened'] / 2**20:9.1f} MB"
            f"{result['searched'] / 2**20:14.1f} MB"
        )


def loaded(name: str, folder: Path) -> dict[str, float]:
    """The seconds that it takes to open one of them, and how many bytes the process grows."""
    if RIVALS.get(name):
        importlib.import_module(RIVALS[name])
    before = resident()
    start = perf_counter()
    search = opened().find if name == "finder" else opened_rival(name, folder)
    seconds = perf_counter() - start
    opened_at = resident()
    for rack, wilds in (("retains", 0), ("quixo", 2), ("jf", 3)):
        search(rack, wilds)
    return {"seconds": seconds, "opened": opened_at - before, "searched": resident() - before}


def resident() -> int:
    """Bytes of memory that this process holds; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def is_installed(module: str) -> bool:
    try:
        importlib.import_module(module)
    except ImportError:
        return False
    return True


# The finder and the others, each opened from what was prepared


def opened() -> Finder:
    """The words that are good in most of the games."""
    return vocabulary(english(), POLICIES["typewriter"])


def prepare(words: list[str], rivals: list[str], folder: Path) -> None:
    """Put into a folder what the others open: a list of words, and their own files."""
    (folder / "trie").write_text("\n".join(words), encoding="ascii")
    if "dawg2" in rivals:
        importlib.import_module("dawg").CompletionDAWG(words).save(str(folder / "dawg2"))
    if "marisa-trie" in rivals:
        importlib.import_module("marisa_trie").Trie(words).save(str(folder / "marisa-trie"))


def opened_rival(name: str, folder: Path) -> Search:
    path = str(folder / name)
    if name == "trie":
        return in_trie((folder / name).read_text(encoding="ascii").split("\n"))
    module = importlib.import_module(RIVALS[name])
    if name == "dawg2":
        dawg = module.CompletionDAWG().load(path)
        return in_graph(dawg, dawg.has_keys_with_prefix)
    marisa = module.Trie().load(path)
    return in_graph(marisa, lambda prefix: any(True for _ in marisa.iterkeys(prefix)))


def in_trie(words: list[str]) -> Search:
    """Walk a trie of dictionaries: the tiles that are left say where one can go on."""
    root: dict[str, Any] = {}
    for word in words:
        node = root
        for letter in word:
            node = node.setdefault(letter, {})
        node[""] = word

    def search(tiles: str, wilds: int) -> list[str]:
        left, found = Counter(tiles), []

        def descend(node: dict[str, Any], wilds: int) -> None:
            if "" in node:
                found.append(node[""])
            for letter in node if wilds else left:
                child = node.get(letter) if letter else None
                if not child:
                    continue
                if left.get(letter, 0):
                    left[letter] -= 1
                    descend(child, wilds)
                    left[letter] += 1
                elif wilds:
                    descend(child, wilds - 1)

        descend(root, wilds)
        return found

    return search


def in_graph(graph: Container[str], goes_on: Callable[[str], bool]) -> Search:
    """Lengthen a prefix letter by letter as long as it goes on to a word."""

    def search(tiles: str, wilds: int) -> list[str]:
        left, found = Counter(tiles), []

        def descend(prefix: str, wilds: int) -> None:
            if prefix in graph:
                found.append(prefix)
            for letter in ascii_lowercase if wilds else left:
                has_tile = left.get(letter, 0) > 0
                if (has_tile or wilds) and goes_on(prefix + letter):
                    left[letter] -= has_tile
                    descend(prefix + letter, wilds if has_tile else wilds - 1)
                    left[letter] += has_tile

        descend("", wilds)
        return found

    return search


if __name__ == "__main__":
    main()
