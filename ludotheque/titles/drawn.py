"""What the house draws of every game before anybody has asked for one: the lobby's cards, a home
screen, lists in a terminal. Of a game from elsewhere all of it is tried when it is loaded, since
one that fails there would take the others with it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeVar

import msgspec

from ludotheque.core.brought import SPARE
from ludotheque.core.languages import LANGUAGES
from ludotheque.core.options import choices
from ludotheque.voice.sentences import Unsayable
from ludotheque.voice.voice import Voice

from .title import Credit, Title

log = logging.getLogger(__name__)

T = TypeVar("T")

NAMED: Final = 5
"""Of sentences that are missing, so many are named."""
_said = set[tuple[str, str]]()


def wrong(title: Title) -> Iterator[str]:
    """What is of another kind than the house takes it for: nothing has looked at it so far."""
    for name, kind in (("credit", Credit), ("minutes", int), ("moves", int)):
        if not isinstance(getattr(title, name), kind):
            yield f"its {name} is a {type(getattr(title, name)).__name__}, and no {kind.__name__}"
    for struct in (title.credit, title.package):
        try:
            msgspec.convert(_fields(struct), type(struct))
        except msgspec.ValidationError as error:
            yield f"its {type(struct).__name__} is not what it should be: {error}"
    seats = choices(title.game).get("seats", ())
    if not seats or not all(isinstance(each, int) and each > 0 for each in seats):
        yield "its options do not say for how many seats it is (seats: Literal[2, 3])"
    title.brisk_options()
    for each in title.cast.characters if title.cast else ():
        each.face.encode()


def _fields(struct: object) -> dict[str, object]:
    assert isinstance(struct, msgspec.Struct)
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def lacking(title: Title) -> Iterator[str]:
    """One line, if it does not say what every list asks for. It need not speak more than English;
    what it says in other languages comes first.
    """
    book, wanted = title.game.rulebook, tuple(_keys(title))
    for language in (SPARE, *LANGUAGES):
        book.introduction(language)
        for number in book:
            book.clause(number, language)
        if not book.title(language):
            yield f"its rulebook has no title, in {language}"
        voice = Voice(title.game, language, ())
        missing = [key for key in wanted if not _says(voice, key)]
        if missing:
            others = f", and {len(missing) - NAMED} more" if len(missing) > NAMED else ""
            yield f"messages.{SPARE}.ftl lacks {', '.join(missing[:NAMED])}{others}"


def _keys(title: Title) -> Iterator[str]:
    yield from ("title", "about")
    for name, values in choices(title.game).items():
        yield f"option-{name}"
        yield from (f"option-{name}-{each}" for each in values)
    for each in title.cast.characters if title.cast else ():
        yield f"character-{each.name}"


def _says(voice: Voice, key: str) -> bool:
    try:
        return bool(voice.say(key))
    except Unsayable:
        return False


def of_each(titles: Mapping[str, Title], of: Callable[[Title], T]) -> Iterator[T]:
    """Of all games. One from elsewhere that breaks later, at whatever it is asked, is passed over:
    that is said once, and the others are there.
    """
    for name, title in titles.items():
        try:
            found = of(title)
        except Exception as error:
            if title.package is None:
                raise
            passed_over(name, error)
            continue
        yield found


def passed_over(name: str, error: BaseException) -> None:
    kind = type(error).__name__
    if (name, kind) not in _said:
        _said.add((name, kind))
        log.error("the game %s is passed over: %s", name, kind, exc_info=error)
