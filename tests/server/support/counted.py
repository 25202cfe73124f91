"""What a house does to show a table, counted."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core import course, record
from ludotheque.server.tables.house import House
from ludotheque.table import chapter as chapter_module


class Counted:
    """How many lines are played by the rules, and how many rows of lines are read."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, house: House) -> None:
        self.played = self.read = 0
        advance, load, load_from = course.advance, house.store.load, house.store.load_from

        def played(*what: Any) -> Any:
            self.played += 1
            return advance(*what)

        async def noted(*what: Any) -> Any:
            kept = await load(*what)
            self.read += len(kept.lines) if kept else 0
            return kept

        async def noted_from(*what: Any) -> Any:
            kept = await load_from(*what)
            self.read += len(kept.lines) if kept else 0
            return kept

        monkeypatch.setattr(record, "advance", played)
        monkeypatch.setattr(chapter_module, "advance", played)
        monkeypatch.setattr(house.store, "load", noted)
        monkeypatch.setattr(house.store, "load_from", noted_from)

    def since(self) -> tuple[int, int]:
        found = self.played, self.read
        self.played = self.read = 0
        return found
