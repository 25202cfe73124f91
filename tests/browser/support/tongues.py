"""Whether a page is in its reader's language: not untranslated, not fallen back, not undone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, Resource, TextElement
from playwright.sync_api import Page

from ludotheque.voice.voice import HOUSE
from tests.support.titles import GAMES

from .patience import expect
from .tour import TOURS
from .words import CALLS, LANGUAGES, OWN, SHELL, SOURCE

TEXTS = """() => {
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.data);
  for (const each of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      texts.push(each.getAttribute(name) ?? '');
  return texts.map((text) => text.replace(/\\s+/g, ' ').trim()).filter((text) => text !== '');
}"""

LETTERS = re.compile(r"[^\W\d_]{3}")
UNDONE = re.compile(r"\{\s*[$\"A-Za-z-]|\bundefined\b|\[object |\bNaN\b")


def catalogues(language: str) -> Iterator[Resource]:
    shelves = [SOURCE / SHELL, SOURCE / OWN, SOURCE / CALLS, HOUSE / "house"]
    for name in TOURS:
        folder = SOURCE / "games" / name
        shelves += [folder / "words", folder / "lesson" / "words"]
        shelves.append(GAMES[name].rulebook.folder / "messages")
    for each in shelves:
        path = each.with_name(f"{each.name}.{language}.ftl")
        if path.is_file():
            yield FluentParser().parse(path.read_text(encoding="utf-8"))


@cache
def messages(language: str) -> tuple[Message, ...]:
    """Read once: that takes as long as to see some pages."""
    entries = (entry for each in catalogues(language) for entry in each.body)
    return tuple(entry for entry in entries if isinstance(entry, Message))


@cache
def sentences(language: str) -> frozenset[str]:
    """All that is said in the same words whatever the facts are."""
    found: set[str] = set()
    for message in messages(language):
        assert message.value is not None, message.id.name
        if not any(isinstance(each, Placeable) for each in message.value.elements):
            text = "".join(
                each.value for each in message.value.elements if isinstance(each, TextElement)
            )
            found.add(" ".join(text.split()))
    return frozenset(each for each in found if LETTERS.search(each))


@cache
def keys(language: str) -> frozenset[str]:
    return frozenset(message.id.name for message in messages(language))


class Reader:
    """Somebody who understands one language, and knows the others when they see them."""

    def __init__(self, language: str) -> None:
        own = sentences(language)
        self._language = language
        self._foreign = {
            text: other
            for other in LANGUAGES
            if other != language
            for text in sentences(other) - own
        }
        self._technical = {key for key in keys(language) if "-" in key} - own

    def understands(self, page: Page, name: str) -> None:
        expect(page.locator("html")).to_have_attribute("lang", self._language)
        texts: list[str] = page.evaluate(TEXTS)
        assert texts[0], f"{name}: no title"
        for text in texts:
            assert text not in self._foreign, f"{name}: {text!r} is in {self._foreign[text]}"
            assert text not in self._technical, f"{name}: {text!r} is a key"
            assert not UNDONE.search(text), f"{name}: {text!r}"
