"""SQL queries. Each is answered from an index, however many tables there are."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable
from typing import Final

import msgspec

from ludotheque.protocol.wire import ChatMessage
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Sheet

from .store import StoredLine, StoredTable, StoreTrouble, TableQuery

HEARD: Final = 100
"""How many of the last things said in a room are remembered."""

_STAGES: Final = ("gathering", "playing", "over", "frozen")
_NEVER: Final = 2**63 - 1
_PERSON: Final = ", ".join(Person.__struct_fields__)

log = logging.getLogger(__name__)

_sheet = msgspec.json.Decoder(Sheet)


def load(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    connection.execute("BEGIN")  # so that sheet, lines and words are of the same moment
    try:
        found = connection.execute("SELECT sheet FROM tables WHERE id = ?", (table,)).fetchall()
        if not found:
            return None
        lines = connection.execute(
            "SELECT at, raw, moment, submission FROM line WHERE table_id = ? ORDER BY at", (table,)
        ).fetchall()
        said = [
            each
            for room in ("players", "watchers")
            for each in connection.execute(
                "SELECT number, room, seat, name, text, moment FROM said"
                " WHERE table_id = ? AND room = ? ORDER BY number DESC LIMIT ?",
                (table, room, HEARD),
            ).fetchall()
        ]
    finally:
        connection.execute("ROLLBACK")
    return StoredTable(
        sheet=_read(table, found[0][0]),
        lines=tuple(
            StoredLine(at=at, raw=raw, when=when, submission=submission)
            for at, raw, when, submission in lines
        ),
        said=tuple(
            ChatMessage(number=number, room=room, seat=seat, name=name, text=text, when=when)
            for number, room, seat, name, text, when in sorted(said)
        ),
    )


def listed(connection: sqlite3.Connection, wanted: TableQuery) -> tuple[Sheet, ...]:
    changed, last = wanted.before or (_NEVER, "")
    stages = _STAGES if wanted.stage is None else (wanted.stage,)
    facts = {
        "changed": changed,
        "last": last,
        "game": wanted.game,
        "person": wanted.person,
        "most": wanted.most,
        **{f"stage{number}": stage for number, stage in enumerate(stages)},
    }
    columns = "SELECT id, sheet, changed FROM"
    older = "(changed, id) < (:changed, :last)"
    if wanted.game is not None:
        older += " AND game = :game"
    if wanted.person is not None:
        # CROSS JOIN keeps the order: from the person's own seats, which are few, to the tables.
        among = ", ".join(f":stage{number}" for number in range(len(stages)))
        query = (
            f"{columns} seat CROSS JOIN tables ON id = table_id"
            f" WHERE person = :person AND {older} AND stage IN ({among})"
        )
    else:
        # Each stage is read in the order of its index, and SQLite merges them as it goes.
        query = " UNION ALL ".join(
            f"{columns} tables WHERE stage = :stage{number} AND public = 1 AND {older}"
            for number in range(len(stages))
        )
    found = connection.execute(f"{query} ORDER BY changed DESC, id DESC LIMIT :most", facts)
    return _sheets(found.fetchall())


def due(connection: sqlite3.Connection, now: int, most: int) -> tuple[str, ...]:
    found = connection.execute(
        "SELECT id FROM tables WHERE flag <= ? ORDER BY flag LIMIT ?", (now, most)
    )
    return tuple(table for (table,) in found.fetchall())


def underway(connection: sqlite3.Connection) -> tuple[Sheet, ...]:
    found = connection.execute("SELECT id, sheet, changed FROM tables WHERE stage = 'playing'")
    return _sheets(found.fetchall())


def stale(connection: sqlite3.Connection, before: int, most: int) -> tuple[str, ...]:
    found = connection.execute(
        "SELECT id FROM tables WHERE stage = 'gathering' AND public IN (0, 1) AND changed < ?"
        " ORDER BY changed LIMIT ?",
        (before, most),
    )
    return tuple(table for (table,) in found.fetchall())


def noted(connection: sqlite3.Connection, key: str) -> bytes | None:
    found = connection.execute("SELECT value FROM note WHERE key = ?", (key,)).fetchall()
    return found[0][0] if found else None


def person(connection: sqlite3.Connection, person: str) -> Person | None:
    return _person(connection.execute(f"SELECT {_PERSON} FROM person WHERE id = ?", (person,)))


def claimant(connection: sqlite3.Connection, folded: str) -> Person | None:
    return _person(connection.execute(f"SELECT {_PERSON} FROM person WHERE claim = ?", (folded,)))


def _person(found: sqlite3.Cursor) -> Person | None:
    names = Person.__struct_fields__
    rows = found.fetchall()
    return Person(**dict(zip(names, rows[0], strict=True))) if rows else None


def _sheets(found: Iterable[tuple[str, bytes, int]]) -> tuple[Sheet, ...]:
    """One that cannot be read must not hide the others."""
    sheets = []
    for table, raw, _ in found:
        try:
            sheets.append(_read(table, raw))
        except StoreTrouble as trouble:
            log.error("%s", trouble)
    return tuple(sheets)


def _read(table: str, raw: bytes) -> Sheet:
    try:
        sheet: Sheet = _sheet.decode(raw)
    except msgspec.DecodeError as error:
        raise StoreTrouble(f"table {table}: its sheet cannot be read: {error}") from None
    return sheet
