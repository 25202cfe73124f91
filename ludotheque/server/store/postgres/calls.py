"""Calls in the database, which one house at a time sees to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

import asyncpg
from msgspec.structs import astuple, replace

from ludotheque.server.store.call_store import (
    CallChannel,
    CallStore,
    ChannelKind,
    PendingCall,
    TooManyChannels,
    WaitingCall,
)
from ludotheque.server.store.calls import (
    CHANNEL,
    COLUMNS,
    LET_OPEN,
    OPENERS,
    claimed,
    read_channel,
)

from .chapters import asked, written
from .leases import Heart
from .queries import ANEW

_CALL: Final = (
    "INSERT INTO outbox SELECT h.id, c.table_id, c.reason, c.at, c.due, 0"
    " FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[])"
    " AS c (table_id, reason, person, at, due)"
    " JOIN call_channel h ON h.person = c.person AND h.confirmed" + ANEW
)
_CALL_BY: Final = (
    "INSERT INTO outbox SELECT id, $1, $2, $3, $4, $5 FROM call_channel WHERE id = $6" + ANEW
)
_CLAIM: Final = f"""
WITH mine AS (
    SELECT o.channel, o.table_id, o.reason FROM outbox o
    WHERE o.due <= $1 AND NOT EXISTS (
        SELECT FROM tables t JOIN house h ON h.name = t.owner
        WHERE t.id = o.table_id AND t.owner <> $4
            AND h.seen > now() - make_interval(secs => $5)
    ) AND NOT EXISTS (
        SELECT FROM call_channel c WHERE c.id = o.channel AND c.person = ANY ($6::text[])
    )
    ORDER BY o.due LIMIT $3 FOR UPDATE SKIP LOCKED
), claimed AS (
    UPDATE outbox o SET due = $2 FROM mine
    WHERE o.channel = mine.channel AND o.table_id = mine.table_id AND o.reason = mine.reason
    RETURNING o.channel, o.table_id, o.reason, o.at, o.tries
)
SELECT claimed.*, {", ".join(f"c.{name}" for name in CHANNEL)}
FROM claimed JOIN call_channel c ON c.id = claimed.channel
"""
_RENEW: Final = (
    "UPDATE call_channel SET p256dh = $2, auth = $3, device = $4, language = $5, generation = $6"
    " WHERE id = $1"
)
_SAME: Final = " WHERE channel = $1 AND table_id = $2 AND reason = $3 AND due = $4"


def call_rows(calls: Sequence[PendingCall]) -> list[tuple[Any, ...]]:
    """As statements take them, column by column."""
    return [(call.table, call.reason, call.person, call.at, call.due) for call in calls]


class CallsInDatabase(CallStore, Protocol):
    """The part of `Postgres` that knows them."""

    _pool: asyncpg.Pool
    heart: Heart
    owner: str

    async def call(self, calls: Sequence[PendingCall]) -> None:
        if calls:
            columns = map(list, zip(*call_rows(calls), strict=True))
            with written():
                await self._pool.execute(_CALL, *columns)

    async def call_by(self, call: WaitingCall) -> None:
        row = (call.table, call.reason, call.at, call.due, call.tries, call.channel)
        with written():
            await self._pool.execute(_CALL_BY, *row)

    async def claim_calls(
        self, now: int, until: int, most: int, spared: Sequence[str] = ()
    ) -> tuple[tuple[WaitingCall, CallChannel], ...]:
        facts = (now, until, most, self.owner, self.heart.lease, list(spared))
        with written():
            found = await self._pool.fetch(_CLAIM, *facts)
        return tuple(claimed(tuple(row), until) for row in found)

    async def next_call(self) -> int | None:
        with asked():
            due: int | None = await self._pool.fetchval("SELECT min(due) FROM outbox")
        return due

    async def call_done(self, call: WaitingCall) -> None:
        with written():
            await self._pool.execute("DELETE FROM outbox" + _SAME, *_key(call))

    async def put_off(self, call: WaitingCall, due: int, tries: int) -> None:
        query = "UPDATE outbox SET due = $5, tries = $6" + _SAME
        with written():
            await self._pool.execute(query, *_key(call), due, tries)

    async def channels_of(self, person: str) -> tuple[CallChannel, ...]:
        return await self._channels("person", person)

    async def channel(self, id: str) -> CallChannel | None:
        found = await self._channels("id", id)
        return found[0] if found else None

    async def _channels(self, by: str, value: str) -> tuple[CallChannel, ...]:
        query = f"SELECT {COLUMNS} FROM call_channel WHERE {by} = $1 ORDER BY made, id"
        with asked():
            return tuple(read_channel(tuple(row)) for row in await self._pool.fetch(query, value))

    async def save_channel(self, channel: CallChannel, most: int) -> CallChannel:
        same = "address" if channel.kind == "push" else "person"
        known_one = f"SELECT id, person FROM call_channel WHERE kind = $1 AND {same} = $2"
        counted = "SELECT count(*) FROM call_channel WHERE person = $1 AND kind = $2"
        places = ", ".join(f"${number}" for number in range(1, len(CHANNEL) + 1))
        with written():
            async with self._pool.acquire() as connection, connection.transaction():
                # One after the other, so that nobody has more than they may.
                await connection.execute(
                    "SELECT FROM person WHERE id = $1 FOR UPDATE", channel.person
                )
                known = await connection.fetchrow(known_one, channel.kind, getattr(channel, same))
                many = await connection.fetchval(counted, channel.person, channel.kind)
                if many >= most and (known is None or known["person"] != channel.person):
                    raise TooManyChannels(channel.person)
                if known is not None and channel.kind == "push" and known[1] == channel.person:
                    fresh = (channel.p256dh, channel.auth, channel.device, channel.language)
                    await connection.execute(_RENEW, known["id"], *fresh, channel.generation)
                    return replace(channel, id=known["id"])
                if known is not None:
                    await connection.execute("DELETE FROM call_channel WHERE id = $1", known["id"])
                await connection.execute(
                    f"INSERT INTO call_channel ({COLUMNS}) VALUES ({places})", *astuple(channel)
                )
        return channel

    async def end_channel(self, id: str, person: str | None = None) -> bool:
        query = "DELETE FROM call_channel WHERE id = $1 AND person = coalesce($2, person)"
        with written():
            done: str = await self._pool.execute(query, id, person)
        return done != "DELETE 0"

    async def confirm_channel(self, id: str) -> bool:
        query = "UPDATE call_channel SET confirmed = true WHERE id = $1"
        with written():
            done: str = await self._pool.execute(query, id)
        return done != "UPDATE 0"

    async def let_open(self, person: str, opens: bool) -> bool:
        with written():
            done: str = await self._pool.execute(LET_OPEN.format("$1", "$2"), opens, person)
        return done != "UPDATE 0"

    async def openers(self, address: str, most: int) -> tuple[CallChannel, ...]:
        with asked():
            found = await self._pool.fetch(OPENERS.format("$1", "$2"), address, most)
        return tuple(read_channel(tuple(row)) for row in found)

    async def renew_channels(self, person: str, generation: int) -> None:
        query = "UPDATE call_channel SET generation = $2 WHERE person = $1"
        with written():
            await self._pool.execute(query, person, generation)

    async def end_channels(self, person: str, kind: ChannelKind) -> None:
        query = "DELETE FROM call_channel WHERE person = $1 AND kind = $2"
        with written():
            await self._pool.execute(query, person, kind)

    async def wishes_of(self, person: str) -> bytes | None:
        with asked():
            raw: bytes | None = await self._pool.fetchval(
                "SELECT raw FROM call_wishes WHERE person = $1", person
            )
        return raw

    async def wish(self, person: str, raw: bytes) -> None:
        query = (
            "INSERT INTO call_wishes VALUES ($1, $2)"
            " ON CONFLICT (person) DO UPDATE SET raw = excluded.raw"
        )
        with written():
            await self._pool.execute(query, person, raw)


def _key(call: WaitingCall) -> tuple[object, ...]:
    return call.channel, call.table, call.reason, call.due
