"""A table is one house's at a time: who owns it, who asks for it, and what becomes of a dead house.

Time is the database's: where a house has to be dead, it is made so by what was last seen of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager

import asyncpg
import pytest

from ludotheque.server.store.postgres.postgres import Postgres
from ludotheque.server.store.store import Begun, Conflict
from tests.server.support.houses import PATIENCE
from tests.server.support.kept import line, loaded, person, sheet


class Told:
    """All that a house heard of the others."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, ...]] = []

    def wanted(self, table: str) -> None:
        self.heard.append(("wanted", table))

    def lost(self) -> None:
        self.heard.append(("lost",))

    def person_changed(self, person: str) -> None:
        self.heard.append(("person", person))

    def tables_changed(self, lists: bool, people: Collection[str] | None) -> None:
        named = ("anybody",) if people is None else sorted(people)
        self.heard.append(("tables", str(lists), *named))

    def note_changed(self, key: str | None) -> None:
        self.heard.append(("note", str(key)))

    def banned(self, person: str, until: int) -> None:
        self.heard.append(("banned", person, str(until)))

    async def hears(self, *notice: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while notice not in self.heard:
                await asyncio.sleep(0.01)


class House:
    def __init__(self, store: Postgres, told: Told, begun: Begun) -> None:
        self.store, self.told, self.begun = store, told, begun


@asynccontextmanager
async def house(address: str, name: str) -> AsyncIterator[House]:
    store, told = await Postgres.open(address, name), Told()
    store.heart.lease = 1000.0  # nobody dies but those who are meant to
    try:
        yield House(store, told, await store.begin(told))
    finally:
        await store.close()


async def dies(address: str, name: str) -> None:
    """Its heart is heard no more, as if it had been so for long."""
    connection = await asyncpg.connect(address)
    await connection.execute(
        "UPDATE house SET seen = seen - interval '1 day' WHERE name = $1", name
    )
    await connection.close()


def test_houses_tell_each_other_whose_tables_have_changed(database: str) -> None:
    async def scenario() -> None:
        async with house(database, "first") as first, house(database, "second") as second:
            await first.store.tell_changed(True, [])
            await second.told.hears("tables", "True")
            many = [f"person-{number:04}" for number in range(450)]
            await first.store.tell_changed(False, many)
            await second.told.hears("tables", "False", *many[400:])
            heard = [each for each in second.told.heard if each[:2] == ("tables", "False")]
            assert sorted(one for _, _, *people in heard for one in people) == many
            assert first.told.heard == []  # it knows already

    asyncio.run(scenario())


def test_houses_tell_each_other_what_the_host_does(database: str) -> None:
    async def scenario() -> None:
        async with house(database, "first") as first, house(database, "second") as second:
            assert await first.store.amend("host", None, b"said")
            assert not await first.store.amend("host", None, b"said too late")
            assert await first.store.amend("host", b"said", b"said more")
            await first.store.tell_banned("ana", 10**12)
            await second.told.hears("banned", "ana", f"{10**12}")
            assert second.told.heard == [
                *[("note", "host")] * 2,
                ("banned", "ana", f"{10**12}"),
            ]
            assert first.told.heard == []

    asyncio.run(scenario())


def test_only_the_owner_saves(database: str) -> None:
    async def scenario() -> None:
        async with house(database, "a") as a, house(database, "b") as b:
            await a.store.create(sheet())
            with pytest.raises(Conflict):
                await b.store.save(sheet(revision=2), [line(0, b"by another")])
            assert not await b.store.take(sheet().id)
            await a.store.save(sheet(revision=2), [line(0)])
            await a.store.release(sheet().id)
            assert await b.store.take(sheet().id)
            with pytest.raises(Conflict):
                await a.store.save(sheet(revision=3), [line(1, b"too late")])
            assert (await loaded(b.store)).lines == (line(0),)

    asyncio.run(scenario())


def test_who_is_asked_for_is_told_and_nobody_else(database: str) -> None:
    async def scenario() -> None:
        async with house(database, "a") as a, house(database, "b") as b, house(database, "c") as c:
            await a.store.create(sheet())
            await b.store.ask_for(sheet().id)
            await b.store.ask_for("there-is-none")
            await a.told.hears("wanted", sheet().id)
            await b.store.save_person(person("ana"))
            await b.store.save_person(person("ana", generation=1), person("ana"))
            for each in (a, c):
                await each.told.hears("person", "ana")
            assert a.told.heard == [("wanted", sheet().id), ("person", "ana")]
            assert (b.told.heard, c.told.heard) == ([], [("person", "ana")])

    asyncio.run(scenario())


def test_a_table_that_nobody_made_is_nobodys(database: str) -> None:
    async def scenario() -> None:
        async with house(database, "a") as a:
            assert await a.store.take("there-is-none")
            await a.store.release("there-is-none")

    asyncio.run(scenario())


def test_of_many_who_take_at_once_one_does(database: str) -> None:
    async def scenario() -> None:
        async with house(database, "a") as a, house(database, "b") as b, house(database, "c") as c:
            for number in range(20):
                table = f"table-{number}"
                await a.store.create(sheet(table))
                await a.store.release(table)
                taken = await asyncio.gather(*(each.store.take(table) for each in (a, b, c)))
                assert sorted(taken) == [False, False, True]

    asyncio.run(scenario())


def test_what_a_dead_house_played_goes_on_once_and_the_rest_sleeps(database: str) -> None:
    async def scenario() -> None:
        async with house(database, "a") as a, house(database, "b") as b, house(database, "c") as c:
            playing = {f"playing-{number}" for number in range(30)}
            for each in playing:
                await a.store.create(sheet(each, stage="playing"))
            for stage in ("gathering", "over", "frozen", "closed"):
                await a.store.create(sheet(stage, stage=stage))
            await c.store.create(sheet("theirs", stage="playing"))
            assert await b.store.adopt() == ()
            await dies(database, "a")
            adopted = await asyncio.gather(*(each.store.adopt() for each in (b, c)))
            assert sorted((*adopted[0], *adopted[1])) == sorted(playing)
            assert [await each.store.adopt() for each in (b, c)] == [(), ()]
            for stage in ("gathering", "over", "frozen", "closed"):
                assert await b.store.take(stage)
            assert not await b.store.take("theirs")

    asyncio.run(scenario())


def test_who_closes_leaves_to_the_others_what_owes_something(database: str) -> None:
    """And it is no death: nobody has to look for what was lost."""

    async def scenario() -> None:
        async with house(database, "a") as a, house(database, "b") as b:
            for table in ("owing", "other"):
                await a.store.create(sheet(table, stage="playing"))
            await a.store.end(("owing",))
            assert await b.store.adopt() == ("owing",)
            assert await b.store.adopt() == ()
            assert await b.store.take("other")
            await b.store.end(("owing",))
        async with house(database, "c") as c:
            assert (c.begun.alone, c.begun.unclosed) == (True, False)
            assert await c.store.adopt() == ("owing",)

    asyncio.run(scenario())


def test_a_house_that_was_thought_dead_lets_everything_go(database: str) -> None:
    """Also if it is the one that noticed last: it has to be told before it beats on."""

    async def scenario(away: Callable[[House], object]) -> None:
        async with house(database, "a") as a:
            a.store.heart.lease = 2.0
            await asyncio.to_thread(away, a)
            await a.told.hears("lost")

    def forgotten(a: House) -> None:
        async def bury() -> None:
            connection = await asyncpg.connect(database)
            await connection.execute("DELETE FROM house")
            await connection.close()

        asyncio.run(bury())

    def frozen(a: House) -> None:
        a.store.heart._last -= 60

    for away in (forgotten, frozen):
        asyncio.run(scenario(away))


def test_the_first_house_knows_that_it_is_alone_and_how_the_last_one_went(database: str) -> None:
    async def scenario() -> None:
        async with house(database, "a") as a, house(database, "b") as b:
            assert (a.begun.alone, a.begun.unclosed) == (True, False)
            assert (b.begun.alone, b.begun.unclosed) == (False, False)
            assert 0 <= (b.begun.now or 0) - (a.begun.now or 0) < 3600_000, "one clock for both"
            await a.store.create(sheet())
            await a.store.end()
            assert await b.store.take(sheet().id)  # at once, and not when the lease is over
            await b.store.end()
        async with house(database, "c") as c:
            assert (c.begun.alone, c.begun.unclosed) == (True, False)
        await dies(database, "c")
        async with house(database, "d") as d:
            assert (d.begun.alone, d.begun.unclosed) == (True, True)

    asyncio.run(scenario())


def test_a_table_that_gathers_elsewhere_is_not_removed(database: str) -> None:
    async def scenario() -> None:
        async with house(database, "a") as a, house(database, "b") as b:
            await a.store.create(sheet())
            with pytest.raises(Conflict):
                await b.store.remove(sheet().id)
            await a.store.remove(sheet().id)
            assert await b.store.load(sheet().id) is None

    asyncio.run(scenario())
