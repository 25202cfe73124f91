"""Calls in the house's file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

import msgspec
from msgspec.structs import astuple, replace

from .call_store import (
    CallChannel,
    CallStore,
    ChannelKind,
    PendingCall,
    TooManyChannels,
    WaitingCall,
)
from .group_commit import GroupCommit

P = ParamSpec("P")
T = TypeVar("T")

CHANNEL: Final = tuple(CallChannel.__struct_fields__)
COLUMNS: Final = ", ".join(CHANNEL)
_ANEW: Final = (
    " ON CONFLICT (channel, table_id, reason) DO UPDATE SET at = excluded.at, due = excluded.due,"
    " tries = 0"
)
_CALL: Final = (
    "INSERT INTO outbox (channel, table_id, reason, at, due, tries)"
    " SELECT id, ?, ?, ?, ?, 0 FROM call_channel WHERE person = ? AND confirmed" + _ANEW
)
_CALL_BY: Final = (
    "INSERT INTO outbox (channel, table_id, reason, at, due, tries) SELECT id, ?, ?, ?, ?, ?"
    " FROM call_channel WHERE id = ?" + _ANEW
)
_RENEW: Final = (
    "UPDATE call_channel SET p256dh = ?, auth = ?, device = ?, language = ?, generation = ?"
    " WHERE id = ?"
)
LET_OPEN: Final = (
    "UPDATE call_channel SET opens = {} WHERE person = {} AND kind = 'mail' AND confirmed"
)
OPENERS: Final = (
    f"SELECT {COLUMNS} FROM call_channel WHERE opens AND confirmed AND lower(address) = lower({{}})"
    " ORDER BY made DESC, id LIMIT {}"
)
_SAME: Final = " WHERE channel = ? AND table_id = ? AND reason = ? AND due = ?"


def write_calls(connection: sqlite3.Connection, calls: Sequence[PendingCall]) -> None:
    """A part of whatever else is written."""
    rows = [(call.table, call.reason, call.at, call.due, call.person) for call in calls]
    connection.executemany(_CALL, rows)


class CallsInFile(CallStore, Protocol):
    """The part of `Sqlite` that knows them."""

    writer: GroupCommit

    async def _ask(
        self,
        question: Callable[Concatenate[sqlite3.Connection, P], T],
        *facts: P.args,
        **named: P.kwargs,
    ) -> T: ...

    async def call(self, calls: Sequence[PendingCall]) -> None:
        await self.writer.write(lambda connection: write_calls(connection, calls))

    async def call_by(self, call: WaitingCall) -> None:
        row = (call.table, call.reason, call.at, call.due, call.tries, call.channel)
        await self._written(_CALL_BY, *row)

    async def claim_calls(
        self, now: int, until: int, most: int, spared: Sequence[str] = ()
    ) -> tuple[tuple[WaitingCall, CallChannel], ...]:
        found: list[Any] = []

        def work(connection: sqlite3.Connection) -> None:
            found[:] = connection.execute(
                "SELECT o.channel, o.table_id, o.reason, o.at, o.tries, "
                + ", ".join(f"c.{name}" for name in CHANNEL)
                + " FROM outbox o JOIN call_channel c ON c.id = o.channel"
                " WHERE o.due <= ? AND c.person NOT IN (SELECT value FROM json_each(?))"
                " ORDER BY o.due LIMIT ?",
                (now, msgspec.json.encode(spared).decode(), most),
            ).fetchall()
            connection.executemany(
                "UPDATE outbox SET due = ? WHERE channel = ? AND table_id = ? AND reason = ?",
                [(until, *row[:3]) for row in found],
            )

        await self.writer.write(work)
        return tuple(claimed(row, until) for row in found)

    async def next_call(self) -> int | None:
        return await self._ask(_next_call)

    async def call_done(self, call: WaitingCall) -> None:
        await self._written("DELETE FROM outbox" + _SAME, *_key(call))

    async def put_off(self, call: WaitingCall, due: int, tries: int) -> None:
        await self._written("UPDATE outbox SET due = ?, tries = ?" + _SAME, due, tries, *_key(call))

    async def channels_of(self, person: str) -> tuple[CallChannel, ...]:
        return await self._ask(_channels, "person", person)

    async def channel(self, id: str) -> CallChannel | None:
        found = await self._ask(_channels, "id", id)
        return found[0] if found else None

    async def save_channel(self, channel: CallChannel, most: int) -> CallChannel:
        kept: list[CallChannel] = []

        def work(connection: sqlite3.Connection) -> None:
            same = "address" if channel.kind == "push" else "person"
            query = f"SELECT id, person FROM call_channel WHERE kind = ? AND {same} = ?"
            known = connection.execute(query, (channel.kind, getattr(channel, same))).fetchone()
            (many,) = connection.execute(
                "SELECT count(*) FROM call_channel WHERE person = ? AND kind = ?",
                (channel.person, channel.kind),
            ).fetchone()
            if many >= most and (known is None or known[1] != channel.person):
                raise TooManyChannels(channel.person)
            if known is not None and channel.kind == "push" and known[1] == channel.person:
                fresh = (channel.p256dh, channel.auth, channel.device, channel.language)
                connection.execute(_RENEW, (*fresh, channel.generation, known[0]))
                kept.append(replace(channel, id=known[0]))
                return
            if known is not None:
                connection.execute("DELETE FROM call_channel WHERE id = ?", known[:1])
            places = ", ".join("?" for _ in CHANNEL)
            connection.execute(
                f"INSERT INTO call_channel ({COLUMNS}) VALUES ({places})", astuple(channel)
            )
            kept.append(channel)

        await self.writer.write(work)
        return kept[0]

    async def end_channel(self, id: str, person: str | None = None) -> bool:
        gone: list[int] = []

        def work(connection: sqlite3.Connection) -> None:
            ended = connection.execute(
                "DELETE FROM call_channel WHERE id = ? AND person = coalesce(?, person)",
                (id, person),
            )
            gone[:] = [ended.rowcount]

        await self.writer.write(work)
        return gone != [0]

    async def confirm_channel(self, id: str) -> bool:
        found: list[int] = []

        def work(connection: sqlite3.Connection) -> None:
            done = connection.execute("UPDATE call_channel SET confirmed = 1 WHERE id = ?", (id,))
            found[:] = [done.rowcount]

        await self.writer.write(work)
        return found != [0]

    async def let_open(self, person: str, opens: bool) -> bool:
        found: list[int] = []

        def work(connection: sqlite3.Connection) -> None:
            done = connection.execute(LET_OPEN.format("?", "?"), (opens, person))
            found[:] = [done.rowcount]

        await self.writer.write(work)
        return found != [0]

    async def openers(self, address: str, most: int) -> tuple[CallChannel, ...]:
        return await self._ask(_openers, address, most)

    async def renew_channels(self, person: str, generation: int) -> None:
        query = "UPDATE call_channel SET generation = ? WHERE person = ?"
        await self._written(query, generation, person)

    async def end_channels(self, person: str, kind: ChannelKind) -> None:
        await self._written("DELETE FROM call_channel WHERE person = ? AND kind = ?", person, kind)

    async def wishes_of(self, person: str) -> bytes | None:
        return await self._ask(_wishes, person)

    async def wish(self, person: str, raw: bytes) -> None:
        await self._written("INSERT OR REPLACE INTO call_wishes VALUES (?, ?)", person, raw)

    async def _written(self, query: str, *facts: object) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(query, facts)

        await self.writer.write(work)


def claimed(row: Sequence[Any], until: int) -> tuple[WaitingCall, CallChannel]:
    """Of a row of both."""
    channel, table, reason, at, tries, *facts = row
    return WaitingCall(channel, table, reason, at, until, tries), read_channel(facts)


def read_channel(row: Sequence[Any]) -> CallChannel:
    facts = dict(zip(CHANNEL, row, strict=True))
    for name in ("confirmed", "opens"):  # a file knows numbers alone
        facts[name] = bool(facts[name])
    return CallChannel(**facts)


def _key(call: WaitingCall) -> tuple[object, ...]:
    return call.channel, call.table, call.reason, call.due


def _next_call(connection: sqlite3.Connection) -> int | None:
    ((due,),) = connection.execute("SELECT min(due) FROM outbox").fetchall()
    return None if due is None else int(due)


def _openers(connection: sqlite3.Connection, address: str, most: int) -> tuple[CallChannel, ...]:
    found = connection.execute(OPENERS.format("?", "?"), (address, most)).fetchall()
    return tuple(read_channel(row) for row in found)


def _channels(connection: sqlite3.Connection, by: str, value: str) -> tuple[CallChannel, ...]:
    query = f"SELECT {COLUMNS} FROM call_channel WHERE {by} = ? ORDER BY made, id"
    return tuple(map(read_channel, connection.execute(query, (value,))))


def _wishes(connection: sqlite3.Connection, person: str) -> bytes | None:
    query = "SELECT raw FROM call_wishes WHERE person = ?"
    found = connection.execute(query, (person,)).fetchone()
    return None if found is None else bytes(found[0])
