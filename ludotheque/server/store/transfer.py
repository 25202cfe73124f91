"""A house moves: from its one file to PostgreSQL, or back. All of it or nothing.

Rows are taken as they are, whatever they mean: so a table of the schema that is added later goes
along, and one that only one of the two has is noticed. What arrived is read again and compared
with what was sent, record by record, before it counts.
"""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias

import asyncpg

from ludotheque.core.game import Data, ignore

from .file_lock import locked
from .postgres.schema import in_one_line as asked
from .postgres.schema import plain
from .postgres.schema import prepare as prepare_database
from .schema import in_one_line, prepare
from .sqlite import DATABASE
from .store import StoreTrouble

Values: TypeAlias = tuple[Any, ...]
RowsMoved: TypeAlias = Callable[[int], object]
"""Hears how many rows have gone over since it was last told."""

BATCH: Final = 500
_OWN: Final = frozenset({"seat", "house", "ludotheque"})
"""What each side makes by itself: who sits where, by a trigger; who is open, and the version."""
_REFERRED_TO: Final = frozenset({"tables", "person"})
_OWNER: Final = "owner"
_OF_THE_FILE: Final = frozenset({"open", "checked"})
"""Notes about a file, not about a house."""
_ASLEEP: Final = 30.0
"""Seconds: a house that was seen since then may still be open."""
_PATIENCE: Final = 10.0


class Transferred(Data, frozen=True):
    rows: dict[str, int]
    """How many of each kind."""
    tables: tuple[str, ...]
    """Their ids."""


class _Part(Data, frozen=True):
    """A table of the schema."""

    name: str
    key: tuple[str, ...]
    columns: dict[str, str]
    """With their kinds, those of the key first."""

    def selected(self, collation: str = "") -> str:
        """In the order of the keys, and that is the same on both sides."""
        by = (f"{each}{collation if self.columns[each] == 'text' else ''}" for each in self.key)
        return f"SELECT {', '.join(self.columns)} FROM {self.name} ORDER BY {', '.join(by)}"


class _Side(Protocol):
    place: str

    async def parts(self) -> tuple[_Part, ...]: ...

    def rows(self, part: _Part) -> AsyncIterator[Values]: ...

    async def fill(self, part: _Part, rows: Sequence[Values]) -> None: ...


async def to_database(data: Path, address: str, told: RowsMoved = ignore) -> Transferred:
    """Raises `StoreTrouble` with one line for a person; then nothing has changed."""
    async with _file(data, new=False) as file, _database(address) as database:
        return await _moved(file, database, told)


async def to_file(address: str, data: Path, told: RowsMoved = ignore) -> Transferred:
    async with _database(address) as database, _file(data, new=True) as file:
        return await _moved(database, file, told)


async def _moved(source: _Side, target: _Side, told: RowsMoved) -> Transferred:
    parts = await source.parts()
    others = await target.parts()
    if odd := {part.name for part in (*parts, *others) if part not in parts or part not in others}:
        names = ", ".join(sorted(odd))
        raise StoreTrouble(f"{source.place} and {target.place} are not of one make: {names}")
    for part in parts:
        async for row in target.rows(part):
            raise StoreTrouble(f"{target.place}: there is a house already ({part.name} {row[0]})")
    sent = {part.name: await _sent(part, source, target, told) for part in parts}
    for part in parts:
        arrived = _Digests()
        async for row in target.rows(part):
            arrived.add(row)
        if wrong := sent[part.name].unlike(arrived):
            raise StoreTrouble(f"{target.place}: {part.name} {wrong} did not arrive as it was")
    return Transferred(
        {name: digests.rows for name, digests in sent.items()}, tuple(sent["tables"].keys)
    )


async def _sent(part: _Part, source: _Side, target: _Side, told: RowsMoved) -> _Digests:
    digests, batch = _Digests(), []
    async for row in source.rows(part):
        digests.add(row)
        batch.append(row)
        if len(batch) == BATCH:
            await target.fill(part, batch)
            told(len(batch))
            batch = []
    await target.fill(part, batch)
    told(len(batch))
    return digests


class _Digests:
    """Of all rows that belong to one key: the lines of a table are its record."""

    def __init__(self) -> None:
        self.rows = 0
        self._of: dict[str, Any] = {}

    def add(self, row: Values) -> None:
        self.rows += 1
        self._of.setdefault(row[0], hashlib.sha256()).update(repr(row).encode())

    @property
    def keys(self) -> Iterable[str]:
        return self._of

    def unlike(self, other: _Digests) -> str | None:
        """The first key whose rows differ."""
        ours, theirs = self._found(), other._found()
        return min(
            (key for key in ours.keys() | theirs if ours.get(key) != theirs.get(key)), default=None
        )

    def _found(self) -> dict[str, str]:
        return {key: digest.hexdigest() for key, digest in self._of.items()}


# A file: text, numbers and bytes. Lists are JSON, and what is so or not is 1 or 0.


class _File:
    def __init__(self, connection: sqlite3.Connection, place: str) -> None:
        self._connection, self.place = connection, place

    async def parts(self) -> tuple[_Part, ...]:
        found = self._connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        ).fetchall()
        return tuple(map(self._part, _in_order(name for (name,) in found)))

    def _part(self, name: str) -> _Part:
        described = self._connection.execute(f"PRAGMA table_info({name})").fetchall()
        described.sort(key=lambda each: (each[5] == 0, each[5], each[1]))
        columns = {column: _KINDS.get(kind, kind) for _, column, kind, *_ in described}
        return _Part(name, tuple(each[1] for each in described if each[5]), columns)

    async def rows(self, part: _Part) -> AsyncIterator[Values]:
        for row in self._connection.execute(part.selected()):
            if (part.name, row[0]) not in _NOT_ALONG:
                yield row

    async def fill(self, part: _Part, rows: Sequence[Values]) -> None:
        places = ", ".join("?" for _ in part.columns)
        self._connection.executemany(
            f"INSERT INTO {part.name} ({', '.join(part.columns)}) VALUES ({places})", rows
        )


_KINDS: Final = {"TEXT": "text", "INTEGER": "number", "BLOB": "bytes"}
_NOT_ALONG: Final = frozenset(("note", key) for key in _OF_THE_FILE)


@asynccontextmanager
async def _file(data: Path, *, new: bool) -> AsyncIterator[_File]:
    path = data / DATABASE
    if not new and not path.is_file():
        raise StoreTrouble(f"{data}: there is no house in this folder ({DATABASE} is missing)")
    if new and path.exists():
        raise StoreTrouble(f"{path} is there already, and nothing is overwritten")
    with in_one_line(path):
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        if new:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    made = new
    try:
        with (
            in_one_line(path),
            locked(path),
            closing(sqlite3.connect(path, isolation_level=None)) as it,
        ):
            prepare(it, path)
            it.execute("PRAGMA foreign_keys = ON")
            it.execute("BEGIN IMMEDIATE")
            try:
                yield _File(it, str(path))
            except BaseException:
                it.execute("ROLLBACK")
                raise
            it.execute("COMMIT")
        made = False
    finally:
        if made:
            path.unlink(missing_ok=True)


# A database: told apart by its own types.


class _Database:
    def __init__(self, connection: asyncpg.Connection, place: str) -> None:
        self._connection, self.place = connection, place
        self._types: dict[str, list[str]] = {}

    async def parts(self) -> tuple[_Part, ...]:
        found = await self._connection.fetch(_DESCRIBED)
        parts = []
        for name in _in_order(row["part"] for row in found):
            mine = [row for row in found if row["part"] == name and row["name"] != _OWNER]
            self._types[name] = [row["type"] for row in mine]
            columns = {row["name"]: _TYPES.get(row["type"], row["type"]) for row in mine}
            parts.append(_Part(name, tuple(row["name"] for row in mine if row["place"]), columns))
        return tuple(parts)

    async def rows(self, part: _Part) -> AsyncIterator[Values]:
        turned = [_READ.get(each, _same) for each in self._types[part.name]]
        async for found in self._connection.cursor(part.selected(' COLLATE "C"'), prefetch=BATCH):
            row = tuple(turn(value) for turn, value in zip(turned, found, strict=True))
            if (part.name, row[0]) not in _NOT_ALONG:
                yield row

    async def fill(self, part: _Part, rows: Sequence[Values]) -> None:
        turned = [_WRITE.get(each, _same) for each in self._types[part.name]]
        await self._connection.copy_records_to_table(
            part.name,
            records=[
                tuple(turn(value) for turn, value in zip(turned, row, strict=True)) for row in rows
            ],
            columns=list(part.columns),
        )


_DESCRIBED: Final = """
SELECT c.table_name AS part, c.column_name AS name, c.data_type AS type, k.ordinal_position AS place
FROM information_schema.columns c
LEFT JOIN information_schema.table_constraints t
    ON t.table_schema = c.table_schema AND t.table_name = c.table_name
    AND t.constraint_type = 'PRIMARY KEY'
LEFT JOIN information_schema.key_column_usage k
    ON k.constraint_name = t.constraint_name AND k.table_schema = c.table_schema
    AND k.column_name = c.column_name
WHERE c.table_schema = current_schema() ORDER BY part, place NULLS LAST, c.column_name COLLATE "C"
"""


def _same(value: Any) -> Any:
    return value


def _listed(value: list[str]) -> str:
    """As a house writes it into its file."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


_TYPES: Final = {
    "text": "text", "ARRAY": "text", "boolean": "number", "bigint": "number", "integer": "number",
    "bytea": "bytes",
}  # fmt: skip
_READ: Final[Mapping[str, Callable[[Any], Any]]] = {"boolean": int, "ARRAY": _listed}
_WRITE: Final[Mapping[str, Callable[[Any], Any]]] = {"boolean": bool, "ARRAY": json.loads}


@asynccontextmanager
async def _database(address: str) -> AsyncIterator[_Database]:
    with asked(address):
        connection = await asyncpg.connect(address, timeout=_PATIENCE)
        try:
            await prepare_database(connection, address)
            async with connection.transaction(isolation="serializable"):
                open_ = await connection.fetchval(
                    "SELECT name FROM house WHERE seen > now() - make_interval(secs => $1)", _ASLEEP
                )
                if open_ is not None:
                    raise StoreTrouble(
                        f"{plain(address)}: house {open_} is open on it: close it first"
                    )
                yield _Database(connection, plain(address))
        finally:
            await connection.close(timeout=_PATIENCE)


def _in_order(parts: Iterable[str]) -> Iterator[str]:
    """What others refer to comes first."""
    return iter(sorted(set(parts) - _OWN, key=lambda part: (part not in _REFERRED_TO, part)))
