"""The memory on PostgreSQL owes a house what the one file does, and says plainly what is wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import asyncpg
import pytest

from ludotheque.server.store.postgres.postgres import CONNECTIONS, Postgres
from ludotheque.server.store.postgres.schema import MIGRATIONS
from ludotheque.server.store.store import Store, StoredTable, StoreTrouble
from tests.server.support import kept
from tests.server.support.kept import line, loaded, sheet
from tests.server.support.list_suite import ListSuite
from tests.server.support.store_suite import ChapterSuite, TableSuite


class TestPostgres(TableSuite, ListSuite, ChapterSuite):
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
    for name in asked:
        assert getattr(Postgres, name) is not getattr(Store, name), name


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
