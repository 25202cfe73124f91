"""Sentences in one language, out of catalogues in Project Fluent.

The house's own languages have to be whole: what they cannot say raises. One from elsewhere may lack
any sentence, or have a broken one: then it is said in English.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import localcontext
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from ludotheque.core.brought import SPARE, brought, text_of
from ludotheque.core.languages import LANGUAGES

DIGITS: Final = 1000
"""Of the longest number that is said: more than Fluent puts into a sentence anyway."""


class UnknownLanguage(ValueError):
    def __init__(self, language: str) -> None:
        known = ", ".join((*LANGUAGES, *brought()))
        super().__init__(f"the house speaks {known}, and not {language!r}")


class Unsayable(Exception):
    """No such message, or not with these facts."""


class Phrasebook(NamedTuple):
    """A catalogue in every language: `<name>.<language>.ftl` in a folder of the house's or of a
    game's, and `<place>.ftl` in one of a language from elsewhere.
    """

    folder: Path
    name: str
    place: str

    def path(self, language: str) -> Path:
        return self.folder / f"{self.name}.{language}.ftl"

    @property
    def brought(self) -> str:
        return f"{self.place}.ftl"


@cache
def catalogue(path: Path) -> Resource:
    """A catalogue, parsed. Fluent would skip what it cannot read; we would rather know."""
    resource = forgiving(path)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{path}: cannot be read: {entry.content!r}")
    return resource


@cache
def forgiving(path: Path) -> Resource:
    """The same of somebody else's: what cannot be read is not there."""
    return FluentResource(path.read_text(encoding="utf-8", errors="replace"))


class Sentences:
    def __init__(
        self, language: str, functions: dict[str, Callable[..., Any]] | None = None
    ) -> None:
        if language not in LANGUAGES and language not in brought():
            raise UnknownLanguage(language)
        self.language = language
        # Isolating marks protect mixed writing directions, of which we have none, and would show
        # up in terminals.
        self._bundle = FluentBundle([language], functions, use_isolating=False)

    def add(self, text: Phrasebook, *, over: bool = False, strict: bool = True) -> None:
        """`over`: what it says stands in for what was said before. Not `strict`: it may lack."""
        own = text.path(self.language)
        if self.language in LANGUAGES and strict:
            self._bundle.add_resource(catalogue(own), allow_overrides=over)
        elif own.is_file():
            self._bundle.add_resource(forgiving(own), allow_overrides=over)
        elsewhere = text_of(self.language, text.brought)
        if elsewhere is not None:
            self._bundle.add_resource(forgiving(elsewhere), allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, said: dict[str, Any]) -> str:
        if not self._bundle.has_message(key):
            raise Unsayable(f"there is no message {key!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise Unsayable(f"{key} has attributes only, and we use none")
        with localcontext(prec=DIGITS):
            text, errors = self._bundle.format_pattern(pattern, said)
        if errors:
            raise Unsayable(f"{key!r} with {said}: {errors[0]}") from errors[0]
        assert isinstance(text, str)
        return text


class HouseSentences:
    """One of the house's own catalogues, which is about no game."""

    def __init__(self, language: str, text: Phrasebook) -> None:
        self.language, self._text = language, text
        self._own = Sentences(language)
        self._own.add(text)

    def __call__(self, key: str, /, **facts: int | str) -> str:
        try:
            return self._own.say(key, facts)
        except Unsayable as error:
            if self.language in LANGUAGES:
                raise Unsayable(f"the house, in {self.language}: {error}") from error
            return _english(self._text).say(key, facts)


@cache
def _english(text: Phrasebook) -> Sentences:
    spare = Sentences(SPARE)
    spare.add(text)
    return spare
