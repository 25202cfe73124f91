"""Nothing on any page is untranslated, falls back, or shows how it was made."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, Resource, TextElement
from playwright.sync_api import expect

from ludotheque.games import GAMES
from ludotheque.voice.voice import HOUSE

from .conftest import Come
from .guest import PHONE
from .tour import TOURS, tour
from .words import LANGUAGES, SHELL, SOURCE

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
    shelves = [SOURCE / SHELL, HOUSE / "house"]
    for name in TOURS:
        folder = SOURCE / "games" / name
        shelves += [folder / "words", folder / "lesson" / "words"]
        shelves.append(GAMES[name].rulebook.folder / "messages")
    for each in shelves:
        path = each.with_name(f"{each.name}.{language}.ftl")
        if path.is_file():
            yield FluentParser().parse(path.read_text(encoding="utf-8"))


def messages(language: str) -> Iterator[Message]:
    for each in catalogues(language):
        yield from (entry for entry in each.body if isinstance(entry, Message))


def sentences(language: str) -> set[str]:
    """All that is said in the same words whatever the facts are."""
    found: set[str] = set()
    for message in messages(language):
        assert message.value is not None, message.id.name
        if not any(isinstance(each, Placeable) for each in message.value.elements):
            text = "".join(
                each.value for each in message.value.elements if isinstance(each, TextElement)
            )
            found.add(" ".join(text.split()))
    return {each for each in found if LETTERS.search(each)}


def keys(language: str) -> set[str]:
    return {message.id.name for message in messages(language)}


def test_the_catalogues_have_the_same_keys() -> None:
    assert keys("fr") == keys("en") == keys("de")


@pytest.mark.parametrize("game", TOURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_readers_language(come: Come, language: str, game: str) -> None:
    own = sentences(language)
    foreign = {
        text: other for other in LANGUAGES if other != language for text in sentences(other) - own
    }
    technical = {key for key in keys(language) if "-" in key} - own
    guest = come("Ana", language=language, size=PHONE)
    for name in tour(guest, game):
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        texts: list[str] = guest.page.evaluate(TEXTS)
        assert texts[0], f"{name}: no title"
        for text in texts:
            assert text not in foreign, f"{name}: {text!r} is in {foreign[text]}"
            assert text not in technical, f"{name}: {text!r} is a key"
            assert not UNDONE.search(text), f"{name}: {text!r}"
