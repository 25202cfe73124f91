"""A game's rulebook: the same numbered clauses in every language of the house."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from .brought import SPARE, text_of
from .languages import LANGUAGES

_HEADING = re.compile(r"^(#{1,2}) +(.+)$")
_NUMBER = re.compile(r"^\s*\*\*(\d+(?:\.\d+)*|R\d+)\*\*", re.MULTILINE)
_CLAUSE = re.compile(r"^\*\*(\d+(?:\.\d+)*|R\d+)\*\* +(.+)$", re.DOTALL)


class Clause(NamedTuple):
    number: str
    section: str
    text: str


class _Book(NamedTuple):
    title: str
    introduction: tuple[str, ...]
    clauses: dict[str, Clause]


class Rulebook:
    """What refusals and events cite. Read from `rulebook.<language>.md` beside the game.

    A heading, what the game is about, then chapters of paragraphs that begin with their number in
    bold; a paragraph without one is a reader's aid and cannot be cited.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.name = folder.name.replace("_", "-")
        """Of the game, as a language from elsewhere has its texts under."""
        self.lenient = False
        """Of a game from elsewhere: it need not speak all of the house's languages."""
        if folder.parent.name == "former":
            self.name = f"{folder.parents[1].name.replace('_', '-')}/former/{folder.name}"
        self._mixed = dict[tuple[Path | None, ...], _Book]()

    @property
    def place(self) -> str:
        return f"games/{self.name}"

    @cached_property
    def _books(self) -> dict[str, _Book]:
        wanted = (SPARE,) if self.lenient else LANGUAGES
        books = {language: _read(self._path(language)) for language in wanted}
        first, *others = wanted
        for other in others:
            missing = books[first].clauses.keys() ^ books[other].clauses.keys()
            if missing:
                clauses = ", ".join(sorted(missing))
                raise ValueError(f"{self.folder.name}: {first} and {other} differ in {clauses}")
        return books

    @property
    def _first(self) -> _Book:
        return next(iter(self._books.values()))

    def _book(self, language: str) -> _Book:
        if language in self._books:
            return self._books[language]
        paths = self._path(language), text_of(language, f"{self.place}/rulebook.md")
        if paths not in self._mixed:
            book = self._books[SPARE]
            for path in paths:
                if path is not None and path.is_file():
                    book = _over(book, _read(path, strict=False))
            self._mixed[paths] = book
        return self._mixed[paths]

    def _path(self, language: str) -> Path:
        return self.folder / f"rulebook.{language}.md"

    def __contains__(self, number: object) -> bool:
        return number in self._first.clauses

    def __iter__(self) -> Iterator[str]:
        """The clauses' numbers, in the book's order."""
        return iter(self._first.clauses)

    def title(self, language: str) -> str:
        return self._book(language).title

    def introduction(self, language: str) -> tuple[str, ...]:
        """What stands before the first chapter: whose game it is, its story, its aim."""
        return self._book(language).introduction

    def clause(self, number: str, language: str) -> Clause:
        return self._book(language).clauses[number]

    def text(self, language: str) -> str:
        """The whole book: as it was written, or put together of what there is."""
        if language in self._books:
            return self._path(language).read_text(encoding="utf-8")
        book = self._book(language)
        lines, section = [f"# {book.title}", *book.introduction], ""
        for clause in book.clauses.values():
            if clause.section != section:
                lines.append(f"## {clause.section}")
            section = clause.section
            lines.append(f"**{clause.number}** {clause.text}")
        return "\n\n".join(lines) + "\n"


def _over(book: _Book, other: _Book) -> _Book:
    """What the other one says, clause by clause, and the first where it says nothing."""
    shared = [number for number in book.clauses if number in other.clauses]
    sections = {
        book.clauses[number].section: other.clauses[number].section
        for number in shared
        if other.clauses[number].section
    }
    clauses = {
        number: Clause(
            number,
            sections.get(clause.section, clause.section),
            other.clauses[number].text if number in other.clauses else clause.text,
        )
        for number, clause in book.clauses.items()
    }
    alike = len(other.introduction) == len(book.introduction)
    introduction = other.introduction if alike else book.introduction
    return _Book(other.title or book.title, introduction, clauses)


def _paragraphs(text: str) -> list[str]:
    return re.split(r"\n\s*\n", text.strip())


def _flat(text: str) -> str:
    # Not `split()`: a no-break space is a part of the text.
    return re.sub(r"[ \n]+", " ", text.strip())


def _read(path: Path, strict: bool = True) -> _Book:
    """Of somebody else's, not `strict`: what cannot be read is not there."""
    title = section = ""
    clauses: dict[str, Clause] = {}
    text = path.read_text(encoding="utf-8", errors="strict" if strict else "replace").strip()
    if not strict:  # what is not translated yet stands in it as a quotation
        text = re.sub(r"^>.*\n?", "", text, flags=re.MULTILINE).strip()
    before = re.split(r"^## ", text, maxsplit=1, flags=re.MULTILINE)[0]
    introduction = [each for each in _paragraphs(before) if not _HEADING.match(each)]
    for paragraph in _paragraphs(text):
        if heading := _HEADING.match(paragraph):
            title, section = (heading[2], section) if heading[1] == "#" else (title, heading[2])
        elif clause := _CLAUSE.match(paragraph):
            number = clause[1]
            if number in clauses and strict:
                raise ValueError(f"{path.name}: clause {number} stands twice")
            clauses.setdefault(number, Clause(number, section, _flat(clause[2])))
    lost = [number for number in _NUMBER.findall(text) if number not in clauses]
    if lost and strict:
        raise ValueError(f"{path.name}: clause {lost[0]} needs a paragraph of its own")
    return _Book(title, tuple(map(_flat, introduction)), clauses)


def clauses_in(path: Path) -> tuple[str, ...]:
    """The numbers that a book has, as far as it can be read."""
    return tuple(_read(path, strict=False).clauses)
