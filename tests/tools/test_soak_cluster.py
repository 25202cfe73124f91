"""The trials of several houses are held to what is wanted, and take no longer for what is over."""

from __future__ import annotations

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.support.crowd import SEATS, Party
from tools import soak_cluster
from tools.soak_cluster import AT_MOST, TRIALS, WANTED, Evening, held


def test_what_is_slower_than_wanted_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    missed: list[str] = []
    monkeypatch.setattr(soak_cluster, "missed", missed)
    assert set(WANTED) == set(TRIALS)
    for what, most in AT_MOST.items():
        assert what.partition(",")[0] in TRIALS
        held(what, most)
        assert not missed
        held(what, most + 1)
        assert len(missed) == 1
        missed.clear()


def test_a_game_that_is_over_is_looked_up_once_until_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[str] = []

    class Kept:
        async def load(self, table: str) -> object:
            looked.append(table)
            return object()

    async def nothing(*_: Any) -> list[str]:
        return []

    async def scenario() -> None:
        evening = Evening(SimpleNamespace(address="http://x"), 1, Random(1))  # type: ignore[arg-type]
        evening.store = Kept()  # type: ignore[assignment]
        monkeypatch.setattr(evening, "asked", nothing)
        for id, record in (("a", b"over"), ("b", b""), ("", b"")):
            party = Party(evening.crowd, 0, Random(1), SEATS[0])
            party.id, party.record = id, record
            evening.crowd.parties.append(party)
        await evening.check()
        await evening.check()
        assert looked == ["a", "b", "b"]
        assert evening.checked == 3

    monkeypatch.setattr(soak_cluster, "whole", lambda _: None)
    monkeypatch.setattr(soak_cluster, "promised", lambda *_: 1)
    asyncio.run(scenario())
