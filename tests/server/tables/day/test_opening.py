"""What stands already as a deal of the day begins is worked out beside the house."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque.core.line import Line, Return
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Sheet
from ludotheque.server.tables.day import deal, opening, opening_process
from ludotheque.server.tables.day.opening_process import apart, worked_out
from ludotheque.server.workers.process import ChildProcess, NotStarted
from ludotheque.titles import find
from tests.server.support.houses import running_house
from tests.server.support.raw import arrived, asked

TITLE = find("vertiges")


def seated() -> Sheet:
    host = Person(id="ana", name="Ana", made=1)
    day = {"id": "the-day", "seed": b"s" * 32, "day": "2026-11-19", "now": 1}
    return deal.seated(TITLE, host, **day)  # type: ignore[arg-type]


def test_the_process_answers_what_would_be_worked_out_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "MOST", 3)
    here = opening.opening(seated())
    lines = asyncio.run(apart(seated()))
    # The process has no smaller tower: it goes on from there.
    assert lines[: len(here) - 1] == here[:-1]
    assert len(lines) > len(here)
    assert isinstance(lines[-1], Return)


def test_no_bot_builds_in_the_house_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_: Sheet) -> tuple[Line, ...]:
        raise AssertionError("everybody's moves would wait for it")

    monkeypatch.setattr(opening, "opening", never)
    monkeypatch.setattr(opening_process, "opening", never)
    with running_house(tmp_path) as house:
        begun = asked(house, "POST", "/api/day/vertiges", {}, arrived(house, "Ana"))
        assert begun.status == 201, begun.body


def test_a_process_that_dies_costs_nobody_the_tower(monkeypatch: pytest.MonkeyPatch) -> None:
    begin = ChildProcess.begin

    async def dying(worker: str, registry: str, longest: int) -> ChildProcess:
        process = await begin(worker, registry, longest)
        ready = process.ready

        async def last() -> None:
            await ready()
            process.kill()
            await process.gone()

        process.ready = last  # type: ignore[method-assign]
        return process

    monkeypatch.setattr(ChildProcess, "begin", dying)
    with pytest.raises(NotStarted):
        asyncio.run(apart(seated()))
    monkeypatch.setattr(opening, "MOST", 1)
    assert asyncio.run(worked_out(seated())) == opening.opening(seated())
