"""One word, one thing: a name that somebody greps for leads to one place."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import ludotheque

ROOT = Path(ludotheque.__file__).parent
WORDS = ROOT.parent / "docs" / "words.md"


def named(tree: ast.AST) -> Iterator[str]:
    """Classes, and types that were given a name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            yield ast.unparse(node.target)


APART = ("games", "arena/rivals")
"""Games do not know each other: each has a `State`, an `Options` and moves of its own. Rivals are
copies of what bots were measured by, and keep their names.
"""


def elsewhere() -> Iterator[Path]:
    for path in ROOT.rglob("*.py"):
        if not path.relative_to(ROOT).as_posix().startswith(tuple(f"{each}/" for each in APART)):
            yield path


def test_no_name_of_a_type_stands_twice() -> None:
    places: defaultdict[str, list[str]] = defaultdict(list)
    for path in elsewhere():
        for name in named(ast.parse(path.read_text(encoding="utf-8"))):
            places[name].append(path.relative_to(ROOT).as_posix())
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


def test_it_would_notice() -> None:
    code = "class A:\n    class B: ...\nC: TypeAlias = int | str\nd: int = 1\n"
    assert list(named(ast.parse(code))) == ["A", "C", "B"]


def test_the_words_of_the_browser_are_there() -> None:
    text = WORDS.read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| .+ \| `([\w/.]+)` \|$", text, re.MULTILINE)
    assert len(rows) > 10
    for word, place in rows:
        source = (WORDS.parents[1] / "web" / "src" / place).read_text(encoding="utf-8")
        assert re.search(rf"\b(class|interface|type) {word}\b", source), (word, place)


def test_every_file_that_is_named_beside_a_word_is_there() -> None:
    """Also in the last paragraph, which says what engineers look for."""
    told = re.findall(r"`([\w/]+(?:\.py|/))`", WORDS.read_text(encoding="utf-8"))
    places = (ROOT, ROOT / "server", WORDS.parents[1])
    files = [each for each in told if "/" in each]  # each game has a `model.py`
    assert len(files) > 50
    assert [each for each in files if not any((place / each).exists() for place in places)] == []


def test_the_words_that_are_explained_are_there() -> None:
    """The table of machinery in `docs/words.md`: each word, and the file that it names."""
    rows = [
        [cell.strip(" `*") for cell in line.strip("|").split("|")]
        for line in WORDS.read_text(encoding="utf-8").splitlines()
        if line.startswith("| **")
    ]
    assert len(rows) > 30
    for word, _, place in rows:
        if " " not in place:
            text = (ROOT / place).read_text(encoding="utf-8")
            assert word in set(named(ast.parse(text))) or f"def {word}" in text, (word, place)
