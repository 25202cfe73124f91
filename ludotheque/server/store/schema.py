"""Database schema and migrations: how the file of an older house becomes what we know."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ludotheque.server.people.names import skeleton

from .store import StoreTrouble

APPLICATION: Final = int.from_bytes(b"Ludo")
"""Written into the file's header, so that no other program's file is taken for a house."""

MIGRATIONS: Final = (
    # Beside each sheet stand the columns by which lists find it. Lines, words and seats go with
    # their table.
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        revision INTEGER NOT NULL,
        game TEXT NOT NULL,
        stage TEXT NOT NULL,
        public INTEGER NOT NULL,
        made INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        flag INTEGER, -- when somebody's time will be up, while the game is played
        people TEXT NOT NULL, -- the ids of those who sit here, as a JSON array
        sheet BLOB NOT NULL
    );
    CREATE INDEX tables_by_stage ON tables (stage, public, changed, id);
    CREATE INDEX tables_by_game ON tables (stage, game, public, changed, id);
    CREATE INDEX tables_by_flag ON tables (flag) WHERE flag IS NOT NULL;

    CREATE TABLE seat (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX seat_by_table ON seat (table_id);

    -- Who sits where changes seldom, and a table is saved with every move.
    CREATE TRIGGER seats_of_a_new_table AFTER INSERT ON tables BEGIN
        INSERT INTO seat SELECT value, NEW.id FROM json_each(NEW.people);
    END;
    CREATE TRIGGER seats_of_a_table AFTER UPDATE OF people ON tables
    WHEN NEW.people <> OLD.people BEGIN
        DELETE FROM seat WHERE table_id = NEW.id;
        INSERT INTO seat SELECT value, NEW.id FROM json_each(NEW.people);
    END;

    CREATE TABLE line (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        at INTEGER NOT NULL,
        moment INTEGER NOT NULL,
        submission TEXT,
        raw BLOB NOT NULL,
        PRIMARY KEY (table_id, at)
    ) WITHOUT ROWID;

    CREATE TABLE said (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        number INTEGER NOT NULL,
        room TEXT NOT NULL,
        seat INTEGER,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        moment INTEGER NOT NULL,
        PRIMARY KEY (table_id, room, number)
    ) WITHOUT ROWID;

    CREATE TABLE person (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        claim TEXT,
        salt BLOB NOT NULL,
        hash BLOB NOT NULL,
        generation INTEGER NOT NULL,
        made INTEGER NOT NULL
    );
    CREATE UNIQUE INDEX person_by_claim ON person (claim) WHERE claim IS NOT NULL;

    CREATE TABLE note (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    """,
    # Words are known again by who sent them, and under which id.
    """
    ALTER TABLE said ADD COLUMN submission TEXT;
    """,
    # What a claimed name looks like, which devices were left, and what the host has said.
    """
    ALTER TABLE person ADD COLUMN skeleton TEXT;
    ALTER TABLE person ADD COLUMN left_devices TEXT NOT NULL DEFAULT '';
    ALTER TABLE person ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE person ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;
    UPDATE person SET skeleton = skeleton(name) WHERE claim IS NOT NULL;
    CREATE INDEX person_by_skeleton ON person (skeleton) WHERE skeleton IS NOT NULL;
    """,
    # What can be made again from the lines at any time: chapters of a game, and a game that is
    # over as it is shown. Each is believed only if its digest agrees with the lines.
    """
    CREATE TABLE chapter (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        at INTEGER NOT NULL,
        since INTEGER NOT NULL,
        digest BLOB NOT NULL,
        course BLOB NOT NULL,
        told BLOB NOT NULL,
        PRIMARY KEY (table_id, at)
    );
    CREATE TABLE shown (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        what TEXT NOT NULL,
        digest BLOB NOT NULL,
        raw BLOB NOT NULL,
        PRIMARY KEY (table_id, what)
    );
    """,
    # Who has begun which deal of the day: once a person. It outlives the table, and not the person.
    """
    CREATE TABLE try (
        day TEXT NOT NULL,
        game TEXT NOT NULL,
        person TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
        table_id TEXT NOT NULL,
        PRIMARY KEY (day, game, person)
    ) WITHOUT ROWID;
    CREATE INDEX try_by_person ON try (person, day);
    """,
    # What people have prepared, beside the tables, which do not change by it. It goes with the
    # table and with the person.
    """
    CREATE TABLE prepared (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
        at INTEGER NOT NULL,
        view BLOB NOT NULL,
        moves BLOB NOT NULL,
        due INTEGER,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX prepared_by_person ON prepared (person);
    CREATE INDEX prepared_by_due ON prepared (due) WHERE due IS NOT NULL;
    """,
    # How people can be called, what they wish, and the calls that are still to be made. All of it
    # goes with the person.
    """
    CREATE TABLE call_channel (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
        kind TEXT NOT NULL,
        address TEXT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        device TEXT NOT NULL,
        language TEXT NOT NULL,
        confirmed INTEGER NOT NULL,
        generation INTEGER NOT NULL,
        made INTEGER NOT NULL
    );
    CREATE INDEX call_channel_by_person ON call_channel (person);
    CREATE UNIQUE INDEX call_channel_by_device ON call_channel (address) WHERE kind = 'push';
    CREATE UNIQUE INDEX call_channel_by_mail ON call_channel (person) WHERE kind = 'mail';
    CREATE TABLE call_wishes (
        person TEXT PRIMARY KEY REFERENCES person ON DELETE CASCADE,
        raw BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE outbox (
        channel TEXT NOT NULL REFERENCES call_channel ON DELETE CASCADE,
        table_id TEXT NOT NULL,
        reason TEXT NOT NULL,
        at INTEGER NOT NULL,
        due INTEGER NOT NULL,
        tries INTEGER NOT NULL,
        PRIMARY KEY (channel, table_id, reason)
    ) WITHOUT ROWID;
    CREATE INDEX outbox_by_due ON outbox (due);
    """,
    # What lets somebody in on another device, once; and whether a mail address may ask for it. It
    # goes with the person.
    """
    CREATE TABLE latchkey (
        digest BLOB PRIMARY KEY,
        person TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
        kind TEXT NOT NULL,
        generation INTEGER NOT NULL,
        until INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX latchkey_by_person ON latchkey (person, kind);
    CREATE INDEX latchkey_by_end ON latchkey (until);
    ALTER TABLE call_channel ADD COLUMN opens INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX call_channel_that_opens ON call_channel (lower(address)) WHERE opens;
    """,
    # A person's games are found in the order of their list, so that a page reads its own games
    # and no others, however many there were. While one is being played it has no place in
    # that order, and a move writes nothing here: those are few.
    """
    DROP TRIGGER seats_of_a_new_table;
    DROP TRIGGER seats_of_a_table;
    DROP TABLE seat;
    CREATE TABLE seat (
        person TEXT NOT NULL,
        stage TEXT NOT NULL,
        changed INTEGER NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        game TEXT NOT NULL,
        PRIMARY KEY (person, stage, changed, table_id)
    ) WITHOUT ROWID;
    INSERT INTO seat
        SELECT value, stage, iif(stage = 'playing', 0, changed), tables.id, game
        FROM tables, json_each(people) ORDER BY 1, 2, 3, 4;
    CREATE INDEX seat_by_table ON seat (table_id);
    CREATE TRIGGER seats_of_a_new_table AFTER INSERT ON tables BEGIN
        INSERT INTO seat
            SELECT value, NEW.stage, iif(NEW.stage = 'playing', 0, NEW.changed), NEW.id, NEW.game
            FROM json_each(NEW.people);
    END;
    CREATE TRIGGER seats_of_a_table AFTER UPDATE OF people, stage, changed ON tables
    WHEN NEW.people <> OLD.people OR NEW.stage <> OLD.stage
        OR (NEW.stage <> 'playing' AND NEW.changed <> OLD.changed) BEGIN
        DELETE FROM seat WHERE table_id = NEW.id;
        INSERT INTO seat
            SELECT value, NEW.stage, iif(NEW.stage = 'playing', 0, NEW.changed), NEW.id, NEW.game
            FROM json_each(NEW.people);
    END;
    """,
)
"""Each brings a file one version on. Those that a house has run are never changed again."""


@contextmanager
def in_one_line(path: Path) -> Iterator[None]:
    """What the machine or SQLite refuses, for a person."""
    try:
        yield
    except OSError as error:
        raise StoreTrouble(f"{error.filename or path}: {error.strerror or error}") from None
    except sqlite3.Error as error:
        raise StoreTrouble(f"{path}: {plainly(error)}") from None


def plainly(error: sqlite3.Error) -> str:
    """What a host can do something about, in other words than SQLite's."""
    code = getattr(error, "sqlite_errorcode", 0)  # what Python itself objects to has none
    return _PLAINLY.get(code & 0xFF, str(error))


_PLAINLY = {
    sqlite3.SQLITE_BUSY: "another program is writing to it",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened: is it a file, and may you read and write it?",
    sqlite3.SQLITE_CORRUPT: "the file is damaged: put a backup in its place",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk fails, or is full",
    sqlite3.SQLITE_NOTADB: "this is not a house's file",
    sqlite3.SQLITE_READONLY: "it cannot be written: is it yours, and the disk not read-only?",
}


def version(connection: sqlite3.Connection, path: Path, newest: int = len(MIGRATIONS)) -> int:
    """Of a house's file, 0 if it is still empty; others raise `StoreTrouble`."""
    with in_one_line(path):
        ((application, number, parts),) = connection.execute(
            "SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)"
            " FROM pragma_application_id, pragma_user_version"
        )
    if (application, number, parts) == (0, 0, 0):
        return 0
    if application != APPLICATION:
        raise StoreTrouble(f"{path}: this is not a house's file")
    if number > newest:
        raise StoreTrouble(
            f"{path}: a newer program wrote it (version {number}; this one knows {newest})"
        )
    return int(number)


def prepare(
    connection: sqlite3.Connection, path: Path, migrations: Sequence[str] = MIGRATIONS
) -> None:
    """Make an empty file a house's, and bring an older one up to date.

    To be called while foreign keys are not enforced yet: a migration may rebuild a table.
    """
    begin = version(connection, path, len(migrations))
    connection.create_function("skeleton", 1, skeleton, deterministic=True)
    for number, script in enumerate(migrations[begin:], begin + 1):
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE; {script};"
                f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {number}; COMMIT"
            )
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise StoreTrouble(f"{path}: not brought to version {number}: {error}") from None
