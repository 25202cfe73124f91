"""SQL queries. Each is answered from an index, however many tables there are."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Sheet
from ludotheque.table.chapter import Chapter

from .rows import (
    HEARD,
    NEVER,
    read_chapters,
    read_sheet,
    read_sheets,
    read_table,
    sign_chapters,
    signed,
    stages_of,
)
from .store import DayTry, Made, StoredTable, TableQuery

_PERSON: Final = ", ".join(f'"{name}"' for name in Person.__struct_fields__)


_LINES: Final = """
(SELECT CAST(group_concat(CAST(raw AS TEXT) || char(10), '') AS BLOB) FROM (
    SELECT raw FROM line WHERE table_id = :table AND at >= {since} AND at < {until} ORDER BY at
))
"""
"""Lines as they stand in a record, and as one value: to read a thousand rows takes far longer."""

_CHAPTERS: Final = f"""
SELECT c.at, c.since, c.digest, c.course, c.told,
    {_LINES.format(since="c.previous", until="c.at")}
FROM (
    SELECT *, coalesce(lag(at) OVER (ORDER BY at), 0) AS previous FROM chapter
    WHERE table_id = :table AND %s
) AS c ORDER BY c.at
"""
_LATER: Final = _CHAPTERS % "at > :since"
_LAST: Final = _CHAPTERS % (
    "at = (SELECT max(at) FROM chapter WHERE table_id = :table AND at <= :at)"
)


def load(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    return load_from(connection, table, None, None, None)


def load_from(
    connection: sqlite3.Connection,
    table: str,
    made: Made | None,
    at: int | None,
    until: int | None,
) -> StoredTable | None:
    connection.execute("BEGIN")  # so that sheet, lines and words are of the same moment
    try:
        found = connection.execute("SELECT sheet FROM tables WHERE id = ?", (table,)).fetchall()
        if not found:
            return None
        sheet = read_sheet(table, found[0][0])
        facts = {"table": table, "at": NEVER if at is None else at}
        chapter, submissions, first = None, None, 0
        if made is not None:
            last = connection.execute(_LAST, facts).fetchall()
            chapter = next(iter(read_chapters(last, made(sheet))), None) if last else None
        if chapter is not None:
            first = chapter.at
            ((submissions,),) = connection.execute(
                "SELECT json_group_object(submission, at) FROM line"
                " WHERE table_id = ? AND at < ? AND submission IS NOT NULL",
                (table, first),
            )
        lines = connection.execute(
            "SELECT at, raw, moment, submission FROM line"
            " WHERE table_id = ? AND at >= ? AND at < ? ORDER BY at",
            (table, first, NEVER if until is None else until),
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
    return read_table(sheet, lines, said, chapter, submissions)


def sheet(connection: sqlite3.Connection, table: str) -> Sheet | None:
    found = connection.execute("SELECT sheet FROM tables WHERE id = ?", (table,)).fetchall()
    return read_sheet(table, found[0][0]) if found else None


def chapters(
    connection: sqlite3.Connection, table: str, made: Made, since: int
) -> tuple[Chapter, ...]:
    stored = sheet(connection, table)
    if stored is None:
        return ()
    found = connection.execute(_LATER, {"table": table, "since": since})
    return read_chapters(found.fetchall(), made(stored))


def signed_rows(
    connection: sqlite3.Connection, sheet: Sheet, made: Made, chapters: Sequence[Chapter]
) -> list[tuple[Any, ...]]:
    """Chapters as they are kept."""
    ends = (0, *(chapter.at for chapter in chapters))
    lines = (_lines(connection, sheet.id, *between) for between in pairwise(ends))
    return sign_chapters(chapters, made(sheet), lines)


def signed_shown(connection: sqlite3.Connection, sheet: Sheet, made: Made, raw: bytes) -> bytes:
    lines = _lines(connection, sheet.id, 0, NEVER)
    return signed(made(sheet), hashlib.sha256(lines or b"").digest(), raw)


def shown(connection: sqlite3.Connection, sheet: Sheet, made: Made, what: str) -> bytes | None:
    found = connection.execute(
        "SELECT digest, raw FROM shown WHERE table_id = ? AND what = ?", (sheet.id, what)
    ).fetchall()
    for digest, raw in found:
        if signed_shown(connection, sheet, made, raw) == digest:
            return bytes(raw)
    return None


def _lines(connection: sqlite3.Connection, table: str, since: int, until: int) -> bytes | None:
    query = f"SELECT {_LINES.format(since=':since', until=':until')}"
    ((found,),) = connection.execute(query, {"table": table, "since": since, "until": until})
    lines: bytes | None = found
    return lines


_PUBLIC: Final = (
    "SELECT id, sheet, changed FROM tables"
    " WHERE stage = {stage} AND public = {public} AND (changed, id) < (:changed, :last)"
)
# CROSS JOIN keeps the order: from the person's own seats to the tables.
_THEIRS: Final = (
    "SELECT seat.table_id AS id, sheet, seat.changed AS changed"
    " FROM seat CROSS JOIN tables ON id = table_id WHERE person = :person"
    " AND seat.stage = {stage} AND (seat.changed, seat.table_id) < (:changed, :last)"
)
_THEIRS_PLAYED: Final = (
    "SELECT id, sheet, tables.changed AS changed"
    " FROM seat CROSS JOIN tables ON id = table_id WHERE person = :person"
    " AND seat.stage = {stage} AND (tables.changed, id) < (:changed, :last)"
)
"""When these changed last stands with the tables alone; they are few, and are sorted."""


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
    # Each stage is read in the order of its index, and SQLite merges them as it goes.
    if wanted.person is not None:
        parts = [
            (_THEIRS_PLAYED if stage == "playing" else _THEIRS).format(stage=f":stage{number}")
            + (" AND seat.game = :game" if wanted.game is not None else "")
            for number, stage in enumerate(stages)
        ]
    else:
        parts = [
            _PUBLIC.format(stage=f":stage{number}", public=public)
            + (" AND game = :game" if wanted.game is not None else "")
            for number in range(len(stages))
            for public in ((0, 1) if wanted.hidden else (1,))
        ]
    query = " UNION ALL ".join(parts)
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
    # Each in the order of its index, and merged as it goes: one condition for both would sort all.
    query = " UNION ALL ".join(
        "SELECT id, changed FROM tables"
        f" WHERE stage = :stage AND public = {public} AND changed < :before"
        for public in (0, 1)
    )
    facts = {"stage": stage, "before": before, "most": most}
    found = connection.execute(f"{query} ORDER BY changed, id LIMIT :most", facts)
    return tuple(table for table, _ in found.fetchall())


def tries_of(connection: sqlite3.Connection, person: str, most: int) -> tuple[DayTry, ...]:
    found = connection.execute(
        "SELECT day, game, table_id FROM try WHERE person = ? ORDER BY day DESC, game DESC LIMIT ?",
        (person, most),
    )
    return tuple(map(DayTry._make, found.fetchall()))


def tries(connection: sqlite3.Connection, day: str, game: str, most: int) -> tuple[Sheet, ...]:
    # CROSS JOIN keeps the order: from the tries of a day, which are few, to the tables.
    found = connection.execute(
        "SELECT id, sheet FROM try CROSS JOIN tables ON id = table_id"
        " WHERE try.day = ? AND try.game = ? LIMIT ?",
        (day, game, most),
    )
    return read_sheets(found.fetchall())


def tried(connection: sqlite3.Connection, day: str) -> dict[str, int]:
    found = connection.execute("SELECT game, count(*) FROM try WHERE day = ? GROUP BY game", (day,))
    return dict(found.fetchall())


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


def judged(connection: sqlite3.Connection, most: int) -> tuple[Person, ...]:
    query = f"SELECT {_PERSON} FROM person WHERE muted OR banned ORDER BY made DESC, id LIMIT ?"
    return _people(connection.execute(query, (most,)))


def _person(found: sqlite3.Cursor) -> Person | None:
    people = _people(found)
    return people[0] if people else None


def _people(found: sqlite3.Cursor) -> tuple[Person, ...]:
    names = Person.__struct_fields__
    return tuple(Person(**dict(zip(names, row, strict=True))) for row in found.fetchall())
