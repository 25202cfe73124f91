"""How much of the house a language can say: sentence by sentence, clause by clause.

Every text of the house and of its games is listed here, with the place that it has in a language
from elsewhere. Those of the browser's client stand where its source is, or came with the wheel.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax.ast import BaseNode, Junk, Message, Resource, VariableReference
from fluent.syntax.visitor import Visitor

from ludotheque.core.brought import SPARE, BroughtLanguage
from ludotheque.core.rulebook import clauses_in
from ludotheque.voice.sentences import forgiving

from .drawn import of_each
from .registry import TITLES
from .title import Title

_PACKAGE: Final = Path(__file__).parents[1]
_SOURCES: Final = (_PACKAGE / "client_texts", _PACKAGE.parent / "web" / "src")
_HOUSE: Final = {
    "house": "voice/house",
    "errors": "server/http/texts",
    "pages": "server/http/pages",
    "calls": "server/calls/words",
    "demo": "server/demo/demo",
}
_CLIENT: Final = {
    "client": "i18n/messages",
    "day": "day/words",
    "own": "own/words",
    "wishes": "calls/words",
}
_RULES: Final = ("messages", "opponents", "told")
_BOARD: Final = {"words": "words", "aim": "aim", "lesson": "lesson/words"}
PAGES: Final = frozenset({"house/house", *(f"house/{each}" for each in _CLIENT)})
"""What the client reads, beside all that games have."""


class HouseText(NamedTuple):
    place: str
    """Within a language from elsewhere."""
    english: Path

    @property
    def page(self) -> bool:
        """Whether browsers want it: rulebooks they are told by the house."""
        stem = self.place.removesuffix(".ftl")
        return stem in PAGES or (stem.startswith("games/") and self.place.endswith(".ftl"))

    @property
    def book(self) -> bool:
        return self.place.endswith(".md")


def texts() -> Iterator[HouseText]:
    """All that there is to say, in English."""
    for name, path in _HOUSE.items():
        yield HouseText(f"house/{name}.ftl", _PACKAGE / f"{path}.{SPARE}.ftl")
    client = next((each for each in _SOURCES if each.is_dir()), None)
    for name, path in _CLIENT.items() if client is not None else ():
        yield HouseText(f"house/{name}.ftl", _at(client, path))
    for found in of_each(TITLES, lambda title: tuple(_of(title, client))):
        yield from found


def _of(title: Title, client: Path | None) -> Iterator[HouseText]:
    book, package = title.game.rulebook, title.package
    yield from _there(f"{book.place}/rulebook.md", book.folder / f"rulebook.{SPARE}.md")
    for each in _RULES:
        yield from _there(f"{book.place}/{each}.ftl", book.folder / f"{each}.{SPARE}.ftl")
    for each, path in _BOARD.items():
        if package is not None and package.browser is not None:
            board = package.browser / f"{each}.{SPARE}.ftl"
        elif package is None and client is not None:
            board = _at(client, f"games/{title.name}/{path}")
        else:
            continue
        yield from _there(f"games/{title.name}/{each}.ftl", board)


def _at(client: Path | None, path: str) -> Path:
    assert client is not None
    return client / f"{path}.{SPARE}.ftl"


def _there(place: str, english: Path) -> Iterator[HouseText]:
    if english.is_file():
        yield HouseText(place, english)


def keys_in(path: Path) -> tuple[str, ...]:
    """What a text says: the keys of its messages, or the numbers of its clauses."""
    if path.suffix == ".md":
        return clauses_in(path)
    return tuple(each.id.name for each in _read(path).body if isinstance(each, Message))


def _read(path: Path) -> Resource:
    return forgiving(path)


class _Facts(Visitor):
    """The names of the facts that a message is said with."""

    def __init__(self) -> None:
        self.found = set[str]()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def _facts(node: BaseNode) -> frozenset[str]:
    visitor = _Facts()
    visitor.visit(node)
    return frozenset(visitor.found)


def _facts_in(path: Path) -> dict[str, frozenset[str]]:
    """Of each message, the facts that it names."""
    body = () if path.suffix == ".md" or not path.is_file() else _read(path).body
    return {each.id.name: _facts(each) for each in body if isinstance(each, Message)}


class TextTally(NamedTuple):
    """What a language has of one text."""

    place: str
    page: bool
    keys: tuple[str, ...]
    missing: tuple[str, ...]
    unknown: tuple[str, ...]
    """What nobody asks for: of another version, or misspelt."""
    broken: int
    """Passages that Fluent cannot read."""
    strange: Mapping[str, tuple[str, ...]]
    """Of each sentence that has them, facts that nobody gives: it is said in English."""


class LanguageTally(NamedTuple):
    texts: tuple[TextTally, ...]

    @property
    def whole(self) -> int:
        return sum(len(each.keys) for each in self.texts)

    @property
    def there(self) -> int:
        unsaid = sum(len(each.missing) + len(each.strange) for each in self.texts)
        return self.whole - unsaid

    @property
    def share(self) -> int:
        """In hundredths, rounded down: a hundred is all of it."""
        return 100 * self.there // self.whole


@cache
def tally_of(language: BroughtLanguage) -> LanguageTally:
    return LanguageTally(tuple(_tallied(text, language.folder / text.place) for text in texts()))


def _tallied(text: HouseText, path: Path) -> TextTally:
    keys = keys_in(text.english)
    said = keys_in(path) if path.is_file() else ()
    broken = 0
    if path.is_file() and not text.book:
        broken = sum(isinstance(each, Junk) for each in _read(path).body)
    given, named = _facts_in(text.english), _facts_in(path)
    return TextTally(
        text.place,
        text.page,
        keys,
        tuple(each for each in keys if each not in said),
        tuple(each for each in said if each not in keys),
        broken,
        {
            key: tuple(sorted(facts - given[key]))
            for key, facts in named.items()
            if key in given and facts - given[key]
        },
    )
