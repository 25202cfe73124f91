"""A table that nobody looks at sleeps, and is the same one for all who wake it at once."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from random import Random
from weakref import ref

import pytest

from ludotheque.client import HouseObjected
from ludotheque.protocol.wire import NewTable, Say, SeatFor, Sit
from ludotheque.server.people.person import Person
from ludotheque.server.tables.actor import Actor
from ludotheque.server.tables.house import House
from ludotheque.table.clock import Stock
from tests.client.guests import begun, guests, run
from tests.server.support.evenings import Listener, spend, until
from tests.server.support.houses import PATIENCE, Running, running_house
from tests.server.support.phones import Phone, phone, phones

IDLE = 0.4


@pytest.fixture
def drowsy(tmp_path: Path) -> Iterator[Running]:
    with running_house(tmp_path, idle=IDLE) as running:
        yield running


async def asleep(house: Running, table: str) -> None:
    await asyncio.sleep(IDLE)
    async with asyncio.timeout(PATIENCE):
        while table in house.house.actors:
            await asyncio.to_thread(house.ask, house.house.upkeep.sweep)


async def moved(line: Phone, rng: Random) -> int:
    """One legal move: the line that it became."""
    frame = line.frames[-1]
    id = f"{rng.random()}"
    await line.send("submit", id=id, move=rng.choice(frame["moves"]))
    answer = await line.answer(id)
    assert answer["kind"] == "accepted"
    return int(answer["at"])


def test_many_wake_a_table_at_once(drowsy: Running) -> None:
    house = drowsy.house

    async def awake(table: str) -> None:
        """Some of those who ask hang up before they are answered."""
        tasks = [asyncio.create_task(house.actors.wake(table)) for _ in range(50)]
        await asyncio.sleep(0)
        for task in tasks[::7]:
            task.cancel()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        actors = [each for each in found if isinstance(each, Actor)]
        assert len(actors) == len(tasks) - len(tasks[::7])
        assert set(actors) == {house.actors[table]}

    async def play() -> None:
        async with guests(drowsy.url, "Ana", "Ben", "Chloé") as people:
            table = await begun(*people)
            await asleep(drowsy, table)
            drowsy.ask(lambda: awake(table))
            await asleep(drowsy, table)
            looks = asyncio.gather(*(guest.table(table) for guest in people * 10))
            async with phones(table, *people * 5) as lines:
                frames = [await line.shown(1) for line in lines]
                assert {each.seat for each in await looks} == {0, 1, 2}
                assert [frame["view"]["seat"] for frame in frames] == [0, 1, 2] * 5
                assert len(house.actors[table].live.followers) == house.sockets == 15
                at = await moved(lines[0], Random(1))
                for line in lines:
                    await line.shown(at + 1)

    run(play())


def test_a_table_that_falls_asleep_just_as_guests_come_in(drowsy: Running) -> None:
    async def sweep() -> None:
        for _ in range(50):
            await drowsy.house.upkeep.sweep()

    async def play() -> None:
        rng, made = Random(2), 0
        async with guests(drowsy.url, "Ana", "Ben", "Chloé") as people:
            table = await begun(*people)
            for guest in people:
                await asyncio.sleep(IDLE)
                sweeping = asyncio.create_task(asyncio.to_thread(drowsy.ask, sweep))
                await asyncio.sleep(rng.uniform(0, 0.01))
                async with phone(guest, table) as line, phone(people[0], table) as other:
                    await line.shown(made + 1)
                    await asyncio.sleep(IDLE)  # nobody moves, but they are there
                    await sweeping
                    await asyncio.to_thread(drowsy.ask, sweep)
                    made = await moved(line, rng)
                    await other.shown(made + 1)
            listed = await people[0].table(table)
            assert listed.table.at == made + 1

    run(play())


def test_nobody_wakes_what_is_not_there(drowsy: Running) -> None:
    async def play() -> None:
        async with guests(drowsy.url, "Ana") as (ana,):
            asked = (ana.table("mivo-tarelu") for _ in range(20))
            for answer in await asyncio.gather(*asked, return_exceptions=True):
                assert isinstance(answer, HouseObjected)
                assert answer.reason == "no-such-table"
            assert not drowsy.house.actors.waking

    run(play())


@pytest.mark.parametrize(
    ("game", "seats"),
    [("niagara", ("person", "novice", "novice")), ("vertiges", ("person",))],
    ids=["bots", "hands"],
)
def test_a_table_that_sleeps_leaves_nothing_behind(
    tmp_path: Path, game: str, seats: tuple[SeatFor, ...]
) -> None:
    """Not even until the next collection of garbage, which is rare in a house that is used."""
    ana = Person(id="ana", name="Ana", made=0)

    async def followed(actor: Actor) -> None:
        listener = Listener(actor, ana)
        await until(lambda: "frame" in listener.kinds())
        await actor.ask(Say(id="hello", text="hello"), ana)
        await listener.hang_up()

    async def play(house: House) -> None:
        pace = Stock(minutes=5, increment=5)
        table = await house.create(ana, NewTable(game=game, seats=seats, pace=pace))
        await house.sit(table.id, ana, Sit(entropy="luck"))
        actor = await house.actors.wake(table.id)
        await followed(actor)
        gc.collect()
        gc.disable()
        try:
            await followed(actor)
            dead = [ref(each) for each in (actor, actor.live, actor.broadcast, actor.bot_turns)]
            house.actors.put_to_sleep(actor)
            del actor
            await until(lambda: not any(each() for each in dead), 10.0)
        finally:
            gc.enable()

    spend(tmp_path, play)
