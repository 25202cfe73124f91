"""A game's rulebook: the same numbered clauses in every language of the house."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from .languages import LANGUAGES

_HEADING = re.compile(r"^(#{1,2}) +(.+)$")
_NUMBER = re.compile(r"^\s*\*\*(\d+(?:\.\d+)*|R\d+)\*\*", re.MULTILINE)
_CLAUSE = re.compile(r"^\*\*(\d+(?:\.\d+)*|R\d+)\*\* +(.+)$", re.DOTALL)


class Clause(NamedTuple):
    number: str
    section: str
    text: str


class Rulebook:
    """What refusals and events cite. Read from `rulebook.<language>.md` beside the game.

    A heading, what the game is about, then chapters of paragraphs that begin with their number in
    bold; a paragraph without one is a reader's aid and cannot be cited.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def _books(self) -> dict[str, tuple[str, dict[str, Clause]]]:
        books = {language: _read(self._path(language)) for language in LANGUAGES}
        first, *others = LANGUAGES
        for other in others:
            missing = books[first][1].keys() ^ books[other][1].keys()
            if missing:
                clauses = ", ".join(sorted(missing))
                raise ValueError(f"{self.folder.name}: {first} and {other} differ in {clauses}")
        return books

    def _path(self, language: str) -> Path:
        return self.folder / f"rulebook.{language}.md"

    def __contains__(self, number: object) -> bool:
        return number in self._books[LANGUAGES[0]][1]

    def __iter__(self) -> Iterator[str]:
        """The clauses' numbers, in the book's order."""
        return iter(self._books[LANGUAGES[0]][1])

    def title(self, language: str) -> str:
        return self._books[language][0]

    def introduction(self, language: str) -> tuple[str, ...]:
        """What stands before the first chapter: whose game it is, its story, its aim."""
        before = re.split(r"^## ", self.text(language), maxsplit=1, flags=re.MULTILINE)[0]
        return tuple(map(_flat, _paragraphs(before)[1:]))

    def clause(self, number: str, language: str) -> Clause:
        return self._books[language][1][number]

    def text(self, language: str) -> str:
        """The whole book, as it was written."""
        return self._path(language).read_text(encoding="utf-8")


def _paragraphs(text: str) -> list[str]:
    return re.split(r"\n\s*\n", text.strip())


def _flat(text: str) -> str:
    # Not `split()`: a no-break space is a part of the text.
    return re.sub(r"[ \n]+", " ", text.strip())


def _read(path: Path) -> tuple[str, dict[str, Clause]]:
    title = section = ""
    clauses: dict[str, Clause] = {}
    text = path.read_text(encoding="utf-8").strip()
    for paragraph in _paragraphs(text):
        if heading := _HEADING.match(paragraph):
            title, section = (heading[2], section) if heading[1] == "#" else (title, heading[2])
        elif clause := _CLAUSE.match(paragraph):
            number = clause[1]
            if number in clauses:
                raise ValueError(f"{path.name}: clause {number} stands twice")
            clauses[number] = Clause(number, section, _flat(clause[2]))
    if lost := [number for number in _NUMBER.findall(text) if number not in clauses]:
        raise ValueError(f"{path.name}: clause {lost[0]} needs a paragraph of its own")
    return title, clauses
