"""Schema and migrations on PostgreSQL, and what a database that cannot be served says to a host."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from urllib.parse import urlsplit

import asyncpg

from ludotheque.server.people.names import skeleton
from ludotheque.server.store.store import NotCertain, StoreTrouble

MIGRATIONS: Final = (
    # As in the one file of a small house, but for `owner`: the house that serves a table.
    # Ids are compared by their bytes, as SQLite does, so that pages of a list are the same.
    """
    CREATE TABLE tables (
        id text COLLATE "C" PRIMARY KEY,
        revision bigint NOT NULL,
        game text NOT NULL,
        stage text NOT NULL,
        public boolean NOT NULL,
        made bigint NOT NULL,
        changed bigint NOT NULL,
        flag bigint,
        people text[] NOT NULL,
        sheet bytea NOT NULL,
        owner text -- while it is awake
    );
    CREATE INDEX tables_by_stage ON tables (stage, public, changed, id);
    CREATE INDEX tables_by_game ON tables (stage, game, public, changed, id);
    CREATE INDEX tables_by_flag ON tables (flag) WHERE flag IS NOT NULL;
    CREATE INDEX tables_by_owner ON tables (owner) WHERE owner IS NOT NULL;

    CREATE TABLE seat (
        person text NOT NULL,
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        PRIMARY KEY (person, table_id)
    );
    CREATE INDEX seat_by_table ON seat (table_id);

    -- Who sits where changes seldom, and a table is saved with every move.
    CREATE FUNCTION seats_of_a_table() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        DELETE FROM seat WHERE table_id = NEW.id;
        INSERT INTO seat SELECT unnest(NEW.people), NEW.id;
        RETURN NULL;
    END $$;
    CREATE TRIGGER seats_of_a_new_table AFTER INSERT ON tables
        FOR EACH ROW EXECUTE FUNCTION seats_of_a_table();
    CREATE TRIGGER seats_of_a_table AFTER UPDATE OF people ON tables
        FOR EACH ROW WHEN (NEW.people IS DISTINCT FROM OLD.people)
        EXECUTE FUNCTION seats_of_a_table();

    CREATE TABLE line (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        at bigint NOT NULL,
        moment bigint NOT NULL,
        submission text,
        raw bytea NOT NULL,
        PRIMARY KEY (table_id, at)
    );

    CREATE TABLE said (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        number bigint NOT NULL,
        room text NOT NULL,
        seat bigint,
        name text NOT NULL,
        text text NOT NULL,
        moment bigint NOT NULL,
        PRIMARY KEY (table_id, room, number)
    );

    CREATE TABLE person (
        id text PRIMARY KEY,
        name text NOT NULL,
        claim text UNIQUE,
        salt bytea NOT NULL,
        hash bytea NOT NULL,
        generation bigint NOT NULL,
        made bigint NOT NULL
    );

    CREATE TABLE note (key text PRIMARY KEY, value bytea NOT NULL);

    -- A house that was not seen for the time of a lease owns nothing any more.
    CREATE TABLE house (name text PRIMARY KEY, seen timestamptz NOT NULL);
    """,
    # Words are known again by who sent them, and under which id.
    """
    ALTER TABLE said ADD COLUMN submission text;
    """,
    # What a claimed name looks like, which devices were left, and what the host has said.
    """
    ALTER TABLE person ADD COLUMN skeleton text;
    ALTER TABLE person ADD COLUMN left_devices text NOT NULL DEFAULT '';
    ALTER TABLE person ADD COLUMN muted boolean NOT NULL DEFAULT false;
    ALTER TABLE person ADD COLUMN banned boolean NOT NULL DEFAULT false;
    CREATE INDEX person_by_skeleton ON person (skeleton) WHERE skeleton IS NOT NULL;
    """,
    # What can be made again from the lines at any time: chapters of a game, and a game that is
    # over as it is shown. Each is believed only if its digest agrees with the lines.
    """
    CREATE TABLE chapter (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        at bigint NOT NULL,
        since bigint NOT NULL,
        digest bytea NOT NULL,
        course bytea NOT NULL,
        told bytea NOT NULL,
        PRIMARY KEY (table_id, at)
    );
    CREATE TABLE shown (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        what text NOT NULL,
        digest bytea NOT NULL,
        raw bytea NOT NULL,
        PRIMARY KEY (table_id, what)
    );
    """,
    # Who has begun which deal of the day: once a person. It outlives the table, and not the person.
    """
    CREATE TABLE try (
        day text COLLATE "C" NOT NULL,
        game text COLLATE "C" NOT NULL,
        person text COLLATE "C" NOT NULL REFERENCES person ON DELETE CASCADE,
        table_id text COLLATE "C" NOT NULL,
        PRIMARY KEY (day, game, person)
    );
    CREATE INDEX try_by_person ON try (person, day);
    """,
    # What people have prepared, beside the tables, which do not change by it. It goes with the
    # table and with the person.
    """
    CREATE TABLE prepared (
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat bigint NOT NULL,
        person text NOT NULL REFERENCES person ON DELETE CASCADE,
        at bigint NOT NULL,
        view bytea NOT NULL,
        moves bytea NOT NULL,
        due bigint,
        PRIMARY KEY (table_id, seat)
    );
    CREATE INDEX prepared_by_person ON prepared (person);
    CREATE INDEX prepared_by_due ON prepared (due) WHERE due IS NOT NULL;
    """,
    # How people can be called, what they wish, and the calls that are still to be made. All of it
    # goes with the person.
    """
    CREATE TABLE call_channel (
        id text COLLATE "C" PRIMARY KEY,
        person text COLLATE "C" NOT NULL REFERENCES person ON DELETE CASCADE,
        kind text NOT NULL,
        address text NOT NULL,
        p256dh text NOT NULL,
        auth text NOT NULL,
        device text NOT NULL,
        language text NOT NULL,
        confirmed boolean NOT NULL,
        generation bigint NOT NULL,
        made bigint NOT NULL
    );
    CREATE INDEX call_channel_by_person ON call_channel (person);
    CREATE UNIQUE INDEX call_channel_by_device ON call_channel (address) WHERE kind = 'push';
    CREATE UNIQUE INDEX call_channel_by_mail ON call_channel (person) WHERE kind = 'mail';
    CREATE TABLE call_wishes (
        person text COLLATE "C" PRIMARY KEY REFERENCES person ON DELETE CASCADE,
        raw bytea NOT NULL
    );
    CREATE TABLE outbox (
        channel text COLLATE "C" NOT NULL REFERENCES call_channel ON DELETE CASCADE,
        table_id text COLLATE "C" NOT NULL,
        reason text COLLATE "C" NOT NULL,
        at bigint NOT NULL,
        due bigint NOT NULL,
        tries bigint NOT NULL,
        PRIMARY KEY (channel, table_id, reason)
    );
    CREATE INDEX outbox_by_due ON outbox (due);
    """,
    # What lets somebody in on another device, once; and whether a mail address may ask for it. It
    # goes with the person.
    """
    CREATE TABLE latchkey (
        digest bytea PRIMARY KEY,
        person text COLLATE "C" NOT NULL REFERENCES person ON DELETE CASCADE,
        kind text COLLATE "C" NOT NULL,
        generation bigint NOT NULL,
        until bigint NOT NULL
    );
    CREATE UNIQUE INDEX latchkey_by_person ON latchkey (person, kind);
    CREATE INDEX latchkey_by_end ON latchkey (until);
    ALTER TABLE call_channel ADD COLUMN opens boolean NOT NULL DEFAULT false;
    CREATE INDEX call_channel_that_opens ON call_channel (lower(address)) WHERE opens;
    """,
)
"""Each brings a database one version on. Those that a house has run are never changed again."""

_SKELETONS: Final = 3
"""The version that brought them."""

FAILURES: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # of a connection that was cut a moment ago
    OSError,
)
"""What PostgreSQL and the way to it may bring about."""


def doubtful(error: Exception) -> bool:
    """Whether it could have been written all the same: the answer was lost, and not a no."""
    if not isinstance(error, asyncpg.PostgresError):
        return True
    return isinstance(error, asyncpg.PostgresConnectionError | asyncpg.OperatorInterventionError)


def trouble(error: Exception) -> StoreTrouble:
    """That something could not be written, or that nobody knows."""
    kind = NotCertain if doubtful(error) else StoreTrouble
    return kind(f"the house's database could not be written: {plainly(error)}")


_LOCK: Final = int.from_bytes(b"Ludo")
"""Houses that open at the same moment prepare the database one after the other."""


async def prepare(connection: asyncpg.Connection, address: str) -> None:
    """Make an empty database a house's, and bring an older one up to date."""
    newest = len(MIGRATIONS)
    with in_one_line(address):
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
            version = await _version(connection, address)
            if version > newest:
                raise StoreTrouble(
                    f"{plain(address)}: a newer program wrote it"
                    f" (version {version}; this one knows {newest})"
                )
            for script in MIGRATIONS[version:]:
                await connection.execute(script)
            if version < _SKELETONS <= newest:
                await _draw_skeletons(connection)
            if version < newest:
                await connection.execute("DELETE FROM ludotheque")
                await connection.execute("INSERT INTO ludotheque VALUES ($1)", newest)


async def _draw_skeletons(connection: asyncpg.Connection) -> None:
    """Only a program can tell which names look alike."""
    claimed = await connection.fetch("SELECT id, name FROM person WHERE claim IS NOT NULL")
    await connection.executemany(
        "UPDATE person SET skeleton = $2 WHERE id = $1",
        [(row["id"], skeleton(row["name"])) for row in claimed],
    )


async def _version(connection: asyncpg.Connection, address: str) -> int:
    """0 of an empty database. One that is another program's raises `StoreTrouble`."""
    if await connection.fetchval("SELECT to_regclass('ludotheque')") is None:
        if await connection.fetchval("SELECT to_regclass('tables') IS NOT NULL"):
            raise StoreTrouble(f"{plain(address)}: this is not a house's database")
        await connection.execute("CREATE TABLE ludotheque (version int NOT NULL)")
        return 0
    return int(await connection.fetchval("SELECT version FROM ludotheque"))


@contextmanager
def in_one_line(address: str) -> Iterator[None]:
    """What the network or PostgreSQL refuses, for a person."""
    try:
        yield
    except TimeoutError:
        raise StoreTrouble(f"{plain(address)}: no answer") from None
    except OSError as error:
        raise StoreTrouble(f"{plain(address)}: {error.strerror or error}") from None
    except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise StoreTrouble(f"{plain(address)}: {plainly(error)}") from None


def plain(address: str) -> str:
    """Where it is, without who asks and with which password."""
    try:
        parts = urlsplit(address)
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "the database's address"
    return f"postgresql://{parts.hostname or ''}{port}{parts.path}"


def plainly(error: Exception) -> str:
    """What a host can do something about, in other words than PostgreSQL's."""
    for kind, words in _PLAINLY.items():
        if isinstance(error, kind):
            return words
    return str(error).partition("\n")[0] or type(error).__name__


_PLAINLY: Final[dict[type[Exception], str]] = {
    asyncpg.InvalidCatalogNameError: "there is no such database",
    asyncpg.InvalidAuthorizationSpecificationError: "this name or password is not accepted",
    asyncpg.InvalidPasswordError: "this name or password is not accepted",
    asyncpg.InsufficientPrivilegeError: "the house may not write there",
    asyncpg.InvalidSchemaNameError: "the house may not write there",
    asyncpg.ReadOnlySQLTransactionError: "it can only be read: is it a copy?",
    asyncpg.DiskFullError: "the disk of the database is full",
    asyncpg.TooManyConnectionsError: "it takes no more connections",
    asyncpg.CannotConnectNowError: "it is just starting or closing",
    asyncpg.ConnectionDoesNotExistError: "the connection was cut",
}
