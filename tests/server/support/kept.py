"""Sheets, lines, words and people for a store to keep, and how tests ask for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Collection, Coroutine
from typing import Any, Literal, TypeVar

from ludotheque.core.game import Result
from ludotheque.protocol.wire import ChatMessage
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Chair, Closed, Frozen, Gathering, Over, Playing, Sheet, Stage
from ludotheque.server.store.store import Conflict, Store, StoredLine, StoredTable, TableQuery
from ludotheque.table.clock import MINUTE, Stock, Unlimited, wound

T = TypeVar("T")


def playing(flag: int | None = None) -> Playing:
    """A game of two; `flag` is when the time of the one who is awaited will be up."""
    if flag is None:
        return Playing(clock=wound(Unlimited(), 2, (0,), 0), awaited=(0,))
    return Playing(clock=wound(Stock(1), 2, (0,), flag - MINUTE), awaited=(0,))


def over(at: int = 0) -> Over:
    return Over(at=at, result=Result((1, 0), (0,), "1"), how="rules")


STAGES: dict[str, Stage] = {
    "gathering": Gathering(),
    "playing": playing(),
    "over": over(),
    "frozen": Frozen(at=0, why="a test"),
    "closed": Closed(at=0),
}


def sheet(
    table: str = "mivo-tarelu",
    *,
    revision: int = 1,
    game: str = "niagara",
    people: tuple[str, ...] = (),
    public: bool = True,
    changed: int = 1000,
    stage: Stage | str = "gathering",
) -> Sheet:
    return Sheet(
        id=table,
        revision=revision,
        game=game,
        version=1,
        options={"seats": 2},
        chairs=tuple(Chair(person=person, name=person) for person in people) or (Chair(),),
        pace=Unlimited(),
        public=public,
        host="host",
        seed="00" * 32,
        made=1000,
        changed=changed,
        stage=STAGES[stage] if isinstance(stage, str) else stage,
    )


def line(at: int, raw: bytes = b"{}", submission: str | None = None) -> StoredLine:
    return StoredLine(at=at, raw=raw, when=2000 + at, submission=submission)


def said(number: int, room: Literal["players", "watchers"] = "players") -> ChatMessage:
    return ChatMessage(
        number=number, room=room, seat=None, name="Ana", text=f"{number}!", when=number
    )


def person(key: str, claim: str | None = None, generation: int = 0) -> Person:
    return Person(
        id=key,
        name=key.title(),
        claim=claim,
        salt=b"\0salt",
        hash=b"\xff",
        generation=generation,
        made=7,
    )


class Quiet:
    """Nobody who is told anything by other houses."""

    def wanted(self, table: str) -> None: ...
    def lost(self) -> None: ...
    def person_changed(self, person: str) -> None: ...
    def tables_changed(self, lists: bool, people: Collection[str] | None) -> None: ...
    def note_changed(self, key: str | None) -> None: ...
    def banned(self, person: str, until: int) -> None: ...


runner: asyncio.Runner | None = None
"""A store that lives on one loop brings its own."""


def run(scenario: Coroutine[Any, Any, T]) -> T:
    return runner.run(scenario) if runner is not None else asyncio.run(scenario)


async def wins(attempt: Awaitable[None]) -> bool:
    try:
        await attempt
    except Conflict:
        return False
    return True


async def loaded(store: Store, table: str = "mivo-tarelu") -> StoredTable:
    kept = await store.load(table)
    assert kept is not None
    return kept


async def names(store: Store, **wanted: Any) -> list[str]:
    return [each.id for each in await store.listed(TableQuery(**wanted))]


_numbers = iter(range(10**9))


def next_number() -> int:
    """So that examples on the same store do not meet."""
    return next(_numbers)
