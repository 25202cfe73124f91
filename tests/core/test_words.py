"""One word, one thing: a name that somebody greps for leads to one place."""

from __future__ import annotations

import ast
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
