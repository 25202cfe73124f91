"""SQL queries. Each is answered from an index, however many tables there are."""

from __future__ import annotations

import sqlite3
from typing import Final

from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Sheet

from .rows import (
    HEARD,
    NEVER,
    read_said,
    read_sayings,
    read_sheet,
    read_sheets,
    read_speakers,
    stages_of,
)
from .store import StoredLine, StoredTable, TableQuery

_PERSON: Final = ", ".join(f'"{name}"' for name in Person.__struct_fields__)


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
                "SELECT number, room, seat, name, text, moment, submission FROM said"
                " WHERE table_id = ? AND room = ? ORDER BY number DESC LIMIT ?",
                (table, room, HEARD),
            ).fetchall()
        ]
    finally:
        connection.execute("ROLLBACK")
    return StoredTable(
        sheet=read_sheet(table, found[0][0]),
        lines=tuple(
            StoredLine(at=at, raw=raw, when=when, submission=submission)
            for at, raw, when, submission in lines
        ),
        said=read_said(said),
        sayings=read_sayings(said),
        speakers=read_speakers(said),
    )


def listed(connection: sqlite3.Connection, wanted: TableQuery) -> tuple[Sheet, ...]:
    changed, last = wanted.before or (NEVER, "")
    stages = stages_of(wanted)
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
            f"{columns} tables WHERE stage = :stage{number} AND public = {public} AND {older}"
            for number in range(len(stages))
            for public in ((0, 1) if wanted.hidden else (1,))
        )
    found = connection.execute(f"{query} ORDER BY changed DESC, id DESC LIMIT :most", facts)
    return read_sheets(found.fetchall())


def last_rematch(connection: sqlite3.Connection, table: str) -> tuple[str, str | None]:
    """One query, however long the chain is. A link that is gone ends it."""
    found = connection.execute(
        "WITH RECURSIVE chain (number, id, stage, following) AS ("
        " SELECT 0, :table, stage, CAST(sheet AS TEXT) ->> '$.stage.rematch' FROM tables"
        " WHERE id = :table"
        " UNION ALL SELECT number + 1, following, tables.stage,"
        " CAST(sheet AS TEXT) ->> '$.stage.rematch'"
        " FROM chain LEFT JOIN tables ON tables.id = following WHERE following IS NOT NULL"
        ") SELECT id, stage FROM chain ORDER BY number DESC LIMIT 1",
        {"table": table},
    ).fetchall()
    return found[0] if found else (table, None)


def due(connection: sqlite3.Connection, now: int, most: int) -> tuple[str, ...]:
    found = connection.execute(
        "SELECT id FROM tables WHERE flag <= ? ORDER BY flag LIMIT ?", (now, most)
    )
    return tuple(table for (table,) in found.fetchall())


def underway(connection: sqlite3.Connection) -> tuple[Sheet, ...]:
    found = connection.execute("SELECT id, sheet FROM tables WHERE stage = 'playing'")
    return read_sheets(found.fetchall())


def stale(connection: sqlite3.Connection, before: int, stage: str, most: int) -> tuple[str, ...]:
    found = connection.execute(
        "SELECT id FROM tables WHERE stage = ? AND public IN (0, 1) AND changed < ?"
        " ORDER BY changed LIMIT ?",
        (stage, before, most),
    )
    return tuple(table for (table,) in found.fetchall())


def noted(connection: sqlite3.Connection, key: str) -> bytes | None:
    found = connection.execute("SELECT value FROM note WHERE key = ?", (key,)).fetchall()
    return found[0][0] if found else None


def person(connection: sqlite3.Connection, person: str) -> Person | None:
    return _person(connection.execute(f"SELECT {_PERSON} FROM person WHERE id = ?", (person,)))


def claimant(connection: sqlite3.Connection, folded: str) -> Person | None:
    return _person(connection.execute(f"SELECT {_PERSON} FROM person WHERE claim = ?", (folded,)))


def resembling(connection: sqlite3.Connection, skeleton: str) -> Person | None:
    query = f"SELECT {_PERSON} FROM person WHERE skeleton = ? LIMIT 1"
    return _person(connection.execute(query, (skeleton,)))


def _person(found: sqlite3.Cursor) -> Person | None:
    names = Person.__struct_fields__
    rows = found.fetchall()
    return Person(**dict(zip(names, rows[0], strict=True))) if rows else None
