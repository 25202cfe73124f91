"""Everything at once, over real sockets: the table is the same as if all had waited their turn."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.client import HouseClient, HouseObjected
from ludotheque.core.game import Seat
from ludotheque.core.line import Undo
from ludotheque.games.niagara.model import Move, Options
from tests.client.guests import guests, run
from tests.server.support.houses import PATIENCE, Running, running_house
from tests.server.support.phones import phone, phones
from tests.server.support.rounds import GAME, Race, in_order, plain, race


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running_house(tmp_path_factory.mktemp("races")) as running:
        yield running


# Moves


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (1, Options(seats=3)),
        (2, Options(seats=5)),
        (3, Options(seats=4, fork="random")),
        (4, Options(seats=3, loading="anywhere", memo="off")),
    ],
)
def test_shuffled_delayed_and_doubled_moves(house: Running, seed: int, options: Options) -> None:
    async def play() -> None:
        async with race(house, seed, options) as table:
            await table.play(3)
            table.check()
            assert table.actor.live.table is not None
            assert in_order(table.actor.live.table.lines) == in_order(table.script.table.lines)

    run(play())


@pytest.mark.parametrize("seed", range(3))
def test_second_thoughts_among_all_the_others(house: Running, seed: int) -> None:
    """Tiles are laid, taken back and laid again while others lay theirs: the last ones count."""

    async def hesitate(table: Race, seat: Seat, first: Move, move: Move) -> None:
        await table.submit(seat, first)
        assert (await table.ask(seat, "take_back"))["kind"] == "accepted"
        await table.submit(seat, move)

    async def lay(table: Race) -> None:
        state = table.script.table.state
        firsts = [table.rng.choice(GAME.moves(state, seat)) for seat in range(4)]
        moves = table.script.step()
        last = moves.popitem()  # before that no tile is turned over
        await asyncio.gather(*(hesitate(table, s, firsts[s], move) for s, move in moves.items()))
        await table.submit(*last)

    async def play() -> None:
        async with race(house, seed, Options(seats=4)) as table:
            while table.script.table.state.round <= 2:
                if table.script.choosing:
                    await lay(table)
                else:
                    await table.submit(*table.script.step().popitem())
                await table.settled()
            table.check()
            assert table.actor.live.table is not None
            undone = [line for line in table.actor.live.table.lines if isinstance(line, Undo)]
            assert len(undone) == 2 * 3, "each once, however often it was asked"

    run(play())


def test_a_desk_and_a_phone(house: Running) -> None:
    """Both show the same, and either may move."""

    async def play() -> None:
        async with race(house, 5, Options(seats=3)) as table:
            for number, (seat, move) in enumerate(table.script.step().items()):
                device = table.devices[seat][number % 2]
                await device.send("submit", id=f"{seat}", move=plain(move))
                assert (await device.answer(f"{seat}"))["kind"] == "accepted"
            await table.settled()
            for seat, (services, phone) in enumerate(table.devices):
                assert services.frames == phone.frames
                seats = [now["seat"] for now in (*services.heard, *phone.heard) if "table" in now]
                assert set(seats) == {seat}
            services, phone = table.devices[0]
            await phone.send("say", id="s", text="from the phone")
            for each in (services, phone, *table.devices[2]):
                heard = await each.first("heard")
                assert heard["said"][-1]["text"] == "from the phone"
            assert "heard" not in table.watcher.kinds()

    run(play())


# People


def test_more_guests_than_chairs(house: Running) -> None:
    async def sit(guest: HouseClient, table: str) -> Seat | str:
        try:
            listed = await guest.sit(table)
        except HouseObjected as objected:
            return objected.reason
        assert listed.seat is not None
        return listed.seat

    async def play() -> None:
        async with guests(house.url, *(f"Guest {number}" for number in range(9))) as people:
            face = await people[0].create("niagara", seats=("person",) * 4)
            found = await asyncio.gather(*(sit(guest, face.id) for guest in people))
            assert sorted(each for each in found if isinstance(each, int)) == [0, 1, 2, 3]
            assert {each for each in found if isinstance(each, str)} == {"already-started"}
            listed = [await guest.table(face.id) for guest in people]
            assert [each.seat for each in listed] == [
                each if isinstance(each, int) else None for each in found
            ]

    run(play())


def test_one_leaves_while_another_sits_down(house: Running) -> None:
    """Whoever is first: everybody is answered, and the table has one guest, or is gone."""

    async def sit(guest: HouseClient, table: str) -> bool:
        try:
            return (await guest.sit(table)).seat is not None
        except HouseObjected as objected:
            if objected.reason != "no-such-table":
                raise
            return False

    async def play() -> None:
        async with guests(house.url, "Ana", "Ben") as (ana, ben):
            for _ in range(20):
                face = await ana.create("niagara", seats=("person",) * 3)
                await ana.sit(face.id)
                asked = asyncio.gather(ana.leave(face.id), sit(ben, face.id))
                left, sat = await asyncio.wait_for(asked, PATIENCE)
                assert (left is not None) == sat
                if sat:
                    assert (await ben.table(face.id)).table.seats[1].name == "Ben"
                else:
                    with pytest.raises(HouseObjected, match="no-such-table"):
                        await ben.table(face.id)

    run(play())


def test_nonsense_just_before_the_game_begins(house: Running) -> None:
    """What is no move of the game harms whoever sent it, and not the table."""

    async def play() -> None:
        async with guests(house.url, "Ana", "Ben", "Chloé") as people:
            for _ in range(5):
                face = await people[0].create("niagara", seats=("person",) * 3)
                for guest in people[:2]:
                    await guest.sit(face.id)
                async with phone(people[0], face.id) as line:
                    begins = asyncio.create_task(people[2].sit(face.id))
                    number = 0
                    with suppress(ConnectionClosed):  # for the first that comes after that
                        while not begins.done():
                            number += 1
                            await line.send("submit", id=f"{number}", move={"kind": "nonsense"})
                            await asyncio.sleep(0)
                    assert (await begins).table.stage == "playing"
                assert (await people[0].table(face.id)).table.stage == "playing"

    run(play())


def test_everybody_wants_to_play_again(house: Running) -> None:
    async def play() -> None:
        async with guests(house.url, "Ana", "Ben", "Chloé") as people:
            face = await people[0].create("niagara", seats=("person",) * 3)
            for guest in people:
                await guest.sit(face.id)
            async with phones(face.id, *people) as lines:
                for number, line in enumerate(lines[:2]):
                    await line.send("give_up", id=f"{number}")
                    assert (await line.answer(f"{number}"))["kind"] == "accepted"
                await lines[2].until(lambda: lines[2].frames[-1]["result"] is not None)
            again = await asyncio.gather(*(guest.rematch(face.id) for guest in people * 3))
            assert len({each.id for each in again}) == 1

    run(play())
