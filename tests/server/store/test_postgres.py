"""The memory on PostgreSQL owes a house what the one file does, and says plainly what is wrong."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Iterator
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest

import ludotheque.server
from ludotheque.server.store.postgres.connections import CONNECTIONS
from ludotheque.server.store.postgres.postgres import Postgres
from ludotheque.server.store.postgres.schema import MIGRATIONS
from ludotheque.server.store.store import Store, StoredTable, StoreTrouble
from tests.server.support import kept
from tests.server.support.call_suite import CallSuite
from tests.server.support.houses import PATIENCE
from tests.server.support.kept import line, loaded, sheet
from tests.server.support.list_suite import ListSuite
from tests.server.support.store_suite import ChapterSuite, DaySuite, PreparedSuite, TableSuite


class TestPostgres(TableSuite, ListSuite, ChapterSuite, DaySuite, PreparedSuite, CallSuite):
    @pytest.fixture
    def store(self, database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
        with asyncio.Runner() as runner:
            monkeypatch.setattr(kept, "runner", runner)
            store = runner.run(Postgres.open(database, "house"))
            try:
                yield store
            finally:
                runner.run(store.close())


def test_nothing_that_a_house_asks_of_its_memory_is_left_out() -> None:
    """A protocol's own method is an empty one, and no type checker minds."""
    asked = {name for kind in Store.__mro__ for name in vars(kind) if not name.startswith("_")}
    assert "last_rematch" in asked
    # The protocol itself says how: by others of its own.
    for name in asked - {"wiped"}:
        assert getattr(Postgres, name) is not getattr(Store, name), name


def test_nobody_but_the_memory_itself_asks_which_it_is() -> None:
    server = Path(ludotheque.server.__file__).parent
    asks = [
        (path.relative_to(server).as_posix(), line.strip())
        for path in sorted(server.rglob("*.py"))
        if server / "store" not in path.parents
        for line in path.read_text("utf-8").splitlines()
        if "settings.store" in line or "asyncpg" in line
    ]
    assert [where for where, _ in asks] == ["app.py"], asks
    assert "opened(settings.data, settings.store)" in asks[0][1]


def refused(address: str) -> str:
    """Why it cannot be served, in one line, and nothing was written."""
    with pytest.raises(StoreTrouble) as caught:
        asyncio.run(Postgres.open(address, "house"))
    assert "\n" not in str(caught.value)
    return str(caught.value)


async def told(address: str, *statements: str) -> None:
    connection = await asyncpg.connect(address)
    for each in statements:
        await connection.execute(each)
    await connection.close()


def test_a_database_that_is_not_there(database: str) -> None:
    place, _, _ = database.rpartition("/")
    shown = place.replace("ludotheque@", "")
    assert refused(f"{place}/nobody") == f"{shown}/nobody: there is no such database"
    assert refused("postgresql://127.0.0.1:1/x").startswith("postgresql://127.0.0.1:1/x: ")
    assert "not accepted" in refused(database.replace("ludotheque@", "eve:secret@"))
    assert "secret" not in refused(database.replace("ludotheque@", "eve:secret@"))


def test_a_database_of_another_version_or_another_program(database: str) -> None:
    asyncio.run(told(database, "CREATE TABLE tables (mine int)"))
    assert refused(database).endswith("this is not a house's database")
    asyncio.run(told(database, "DROP TABLE tables"))

    async def house() -> None:
        await (await Postgres.open(database, "house")).close()

    asyncio.run(house())
    asyncio.run(house())  # again, and nothing is made anew
    asyncio.run(told(database, "UPDATE ludotheque SET version = 99"))
    assert refused(database).endswith(f"version 99; this one knows {len(MIGRATIONS)})")


def test_a_database_without_rights(database: str) -> None:
    asyncio.run(
        told(database, "CREATE ROLE guest LOGIN", "REVOKE ALL ON SCHEMA public FROM public")
    )
    try:
        assert refused(database.replace("ludotheque@", "guest@")).endswith("may not write there")
    finally:
        asyncio.run(told(database, "DROP ROLE guest"))


def test_a_database_that_cuts_connections_loses_nothing_and_comes_back(database: str) -> None:
    async def scenario() -> None:
        store = await Postgres.open(database, "house")
        await store.create(sheet())
        acknowledged = []
        for at in range(12):
            if at % 3 == 0:
                await told(database, CUT)
            revision = (await loaded_at_last(store)).sheet.revision
            try:
                await store.save(sheet(revision=revision + 1), [line(at)])
                acknowledged.append(line(at))
            except StoreTrouble:
                pass  # whoever saved is told, and asks again
        assert len(acknowledged) >= 8  # those after which no connection was cut, at least
        assert set(acknowledged) <= set((await loaded_at_last(store)).lines)
        assert store.figures.trouble is None
        await store.close()

    async def loaded_at_last(store: Postgres) -> StoredTable:
        for _ in range(CONNECTIONS):
            with suppress(StoreTrouble):
                return await loaded(store)
        return await loaded(store)

    asyncio.run(scenario())


CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE pid <> pg_backend_pid() AND datname = current_database()"
)


def test_a_house_goes_on_while_a_newer_one_brings_the_database_up_to_date(database: str) -> None:
    """What a migration may do: add columns."""

    async def scenario() -> None:
        store = await Postgres.open(database, "older")
        await store.create(sheet(people=("ana",)))
        await store.save_person(kept.person("ana"))
        assert await store.person("ana") == kept.person("ana")  # so that it is prepared
        parts = ("tables", "line", "said", "person", "note", "house", "seat")
        await told(database, *(f"ALTER TABLE {each} ADD COLUMN later text" for each in parts))
        await store.save(sheet(revision=2, people=("ana", "ben")), [line(0)])
        await store.save_person(kept.person("ben"))
        await store.say("mivo-tarelu", kept.said(0))
        await store.note("key", b"value")
        assert await store.person("ana") == kept.person("ana")
        assert await kept.names(store, person="ben") == ["mivo-tarelu"]
        whole = await loaded(store)
        assert (len(whole.lines), len(whole.said)) == (1, 1)
        assert await store.take("mivo-tarelu")
        await store.close()

    asyncio.run(scenario())


def test_a_database_whose_disk_is_full(database: str) -> None:
    """As PostgreSQL says it, by a trigger that says it in its place."""

    async def house() -> None:
        await (await Postgres.open(database, "house")).close()

    asyncio.run(house())
    asyncio.run(told(database, *FULL))

    async def writes() -> list[str]:
        store = await Postgres.open(database, "house")
        try:
            return [
                await why(store.create(sheet())),
                await why(store.note("key", b"")),
                await why(store.check()),
            ]
        finally:
            await store.close()

    async def why(attempt: Awaitable[None]) -> str:
        with pytest.raises(StoreTrouble) as caught:
            await attempt
        return str(caught.value)

    for each in asyncio.run(writes()):
        assert each.endswith("the disk of the database is full")


FULL = (
    "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS"
    " $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$",
    *(
        f"CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON {each}"
        " FOR EACH STATEMENT EXECUTE FUNCTION full_disk()"
        for each in ("tables", "note", "house")
    ),
)


@pytest.mark.parametrize("case", ["nowhere", "nobody", "password", "rights", "version", "full"])
def test_a_house_that_cannot_be_served_says_why_in_one_line_and_writes_nothing(
    database: str, tmp_path: Path, case: str
) -> None:
    place = database.rpartition("/")[0]
    address, why = {
        "nowhere": ("postgresql://127.0.0.1:1/x", "postgresql://127.0.0.1:1/x: "),
        "nobody": (f"{place}/nobody", "there is no such database"),
        "password": (database.replace("ludotheque@", "eve:secret@"), "not accepted"),
        "rights": (database.replace("ludotheque@", "guest@"), "may not write there"),
        "version": (database, "a newer program wrote it (version 99"),
        "full": (database, "the disk of the database is full"),
    }[case]
    if case in ("version", "full"):
        asyncio.run(served_once(database))
        newer = ("UPDATE ludotheque SET version = 99",)
        asyncio.run(told(database, *(newer if case == "version" else FULL)))
    if case == "rights":
        rights = ("CREATE ROLE guest LOGIN", "REVOKE ALL ON SCHEMA public FROM public")
        asyncio.run(told(database, *rights))
    before = asyncio.run(parts(database))
    try:
        command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--store", address]
        command += ["--data", str(tmp_path / "house"), "--workers", "1"]
        tried = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    finally:
        if case == "rights":
            asyncio.run(told(database, "DROP ROLE guest"))
    said = tried.stderr.strip().splitlines()
    assert tried.returncode == 2, tried.stderr
    assert tried.stdout == ""
    assert len(said) == 1, said
    assert said[0].startswith("ludotheque: ")
    assert why in said[0]
    assert "secret" not in said[0]
    assert asyncio.run(parts(database)) == before
    assert not (tmp_path / "house").exists()


async def served_once(database: str) -> None:
    await (await Postgres.open(database, "house")).close()


async def parts(database: str) -> dict[str, int]:
    """What there is in a database, and how much of it."""
    connection = await asyncpg.connect(database)
    names = await connection.fetch(
        "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"
    )
    found = {name: await connection.fetchval(f'SELECT count(*) FROM "{name}"') for (name,) in names}
    await connection.close()
    return found
