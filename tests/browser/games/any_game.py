"""A board of which nothing is known but what all boards keep to: what can be chosen is marked."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Locator

from ludotheque.core.game import Tagged
from tests.browser.support.table import Table
from tests.browser.support.words import Phrases, Words


class AnyPhrases(Phrases):
    aside = frozenset()

    def move(self, name: str) -> Tagged | None:
        return None

    def opening(self, name: str) -> Tagged | None:
        return None


class AnyTable(Table):
    book = AnyPhrases

    @property
    def middle(self) -> Locator:
        return self.board

    @property
    def choices(self) -> Locator:
        return self.board.locator("button[data-choice]:enabled:not([aria-disabled='true'])")

    def phase(self) -> str:
        return "playing"

    def neighbours(self) -> None:
        return None

    def summed_up(self, words: Words) -> Iterable[str]:
        return ()


def table_of(name: str) -> type[AnyTable]:
    """For a game that nobody has written a table for."""
    book = type("Phrases", (AnyPhrases,), {"game": name})
    return type("Table", (AnyTable,), {"book": book})
